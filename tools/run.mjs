// The one file that an old Node must still be able to read: it says what is missing in one line instead of a stack trace.
// `npm ci` puts a suitable Node into node_modules/.bin on Linux (optional dependencies node-linux-*), and npm scripts use that one first.
import { argv, exit, stderr, versions } from 'node:process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const major = Number(versions.node.split('.')[0]);
if (major < 24) {
  stderr.write(
    `Casefolio runs on Node 24 or newer, this is Node ${versions.node}. ` +
      'On Linux x64 and arm64 "npm ci" brings one along (do not omit optional dependencies); elsewhere install it first.\n',
  );
  exit(1);
}

const [, , script = '', ...rest] = argv;
const file = resolve(import.meta.dirname, '..', script);
argv.splice(1, argv.length, file, ...rest);
await import(pathToFileURL(file).href);
