import { join } from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';
import { startChild } from './child-processes.ts';
import { freePort } from './free-port.ts';
import { checkout } from './source-files.ts';

const served = ['/api', '/outbox', '/outbox.css', '/health', '/ready', '/files'];

const port = Number(process.env['PORT'] ?? 3000);
const apiPort = await freePort();
const api = `http://localhost:${apiPort}`;

const web = await createServer({
  root: join(checkout, 'apps/web'),
  configFile: join(checkout, 'apps/web/vite.config.ts'),
  server: { port, strictPort: true, proxy: Object.fromEntries(served.map((path) => [path, { target: api }])) },
});
await web.listen().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}: choose another one with PORT.`);
  process.exit(1);
});

// The browser only ever talks to Vite, so that is the address which the server must know as its own.
const server = startChild(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'tools/run.mjs', 'apps/server/src/main.ts'],
  {
    env: { ...process.env, PORT: String(apiPort), APP_URL: `http://localhost:${port}` },
    show: true,
  },
);
server.once('close', (code) => {
  void web.close().finally(() => process.exit(code ?? 1));
});
console.log(`Casefolio for developers: http://localhost:${port} (the server behind it restarts on ${api})`);
