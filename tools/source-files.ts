import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Path from the top of the checkout, with forward slashes → the file's text (empty for what is no code, such as a picture). */
export type SourceFiles = ReadonlyMap<string, string>;

export const checkout = resolve(import.meta.dirname, '..');

const sourceFolders = ['apps', 'packages', 'tools', 'e2e', 'bench'];
const notOurs = new Set(['node_modules', 'dist', 'data', 'demo-data', 'test-results']);
const code = /\.(?:ts|tsx|mjs)$/;

export function readSourceFiles(root = checkout): SourceFiles {
  const files = new Map<string, string>();
  for (const path of sourceFolders.flatMap((folder) => listFiles(root, folder))) {
    files.set(path, code.test(path) ? readFileSync(join(root, path), 'utf8') : '');
  }
  return files;
}

/** Every file under a folder of the checkout, sorted, without what is installed, built or written while running. */
export function listFiles(root: string, folder: string): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || notOurs.has(entry.name)) continue;
    if (entry.isDirectory()) found.push(...listFiles(root, path));
    else found.push(path);
  }
  return found.toSorted();
}

export function isCode(path: string): boolean {
  return code.test(path);
}

/** Tests and what only tests use. */
export function isTest(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$|\/testing\/|^e2e\//.test(path);
}
