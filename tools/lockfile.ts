import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkout } from './source-files.ts';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/**
 * A lockfile keeps only the platforms that it saw, and an install on the other one succeeds and dies later. A release whose packages for some
 * platforms were not published yet installs here, and with `npm ci` nowhere. It must also not name the host
 * from which somebody installed, or the next machine asks that host.
 */
export function checkLockfile(text: string): string[] {
  const { packages } = lockfile.parse(JSON.parse(text));
  const names = Object.keys(packages);
  return [
    ...names.flatMap((name) => {
      const sibling = siblingOf(name);
      return sibling === undefined || names.includes(sibling)
        ? []
        : [`${name} has no ${sibling} beside it: install again with npm install --force`];
    }),
    ...Object.entries(packages).flatMap(([name, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((wanted) => !names.some((known) => known.endsWith(`node_modules/${wanted}`)))
        .map(
          (wanted) => `${name || 'package.json'} wants ${wanted}, which is not there: npm ci refuses such a lockfile`,
        ),
    ),
    ...Object.entries(packages)
      .filter(([, entry]) => entry.link !== true && /^\w+:\/\//.test(entry.resolved ?? ''))
      .map(
        ([name]) => `${name} names the host it came from: set omit-lockfile-registry-resolved in npm's configuration`,
      ),
  ];
}

/** The same native package for the other kind of Linux machine. */
function siblingOf(name: string): string | undefined {
  if (/\blinux-arm64\b/.test(name)) return name.replace('linux-arm64', 'linux-x64');
  if (/\blinux-x64\b/.test(name)) return name.replace('linux-x64', 'linux-arm64');
  return undefined;
}

export function checkOurLockfile(): string[] {
  return checkLockfile(readFileSync(join(checkout, 'package-lock.json'), 'utf8'));
}
