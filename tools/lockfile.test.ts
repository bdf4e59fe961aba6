import { expect, test } from 'vitest';
import { checkLockfile } from './lockfile.ts';

function faultsOf(packages: Record<string, object>): string[] {
  return checkLockfile(JSON.stringify({ packages }));
}

test('a lockfile with both kinds of Linux and without hosts is in order', () => {
  const packages = {
    '': {},
    'node_modules/a-linux-arm64-gnu': {},
    'node_modules/a-linux-x64-gnu': {},
    'node_modules/a-darwin-arm64': {},
    'node_modules/@casefolio/domain': { resolved: 'packages/domain', link: true },
  };
  expect(faultsOf(packages)).toEqual([]);
});

test.each([
  ['node_modules/a-linux-arm64-musl', 'node_modules/a-linux-x64-musl'],
  ['node_modules/@a/linux-x64', 'node_modules/@a/linux-arm64'],
])('%s without its sibling is named', (name, sibling) => {
  expect(faultsOf({ [name]: {} })).toEqual([expect.stringContaining(`${name} has no ${sibling}`)]);
});

test('a package that names its host is named', () => {
  const faults = faultsOf({ 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } });
  expect(faults).toEqual([expect.stringContaining('node_modules/a names the host')]);
});

test('an optional package that the lockfile lacks is named, for npm ci would refuse to install', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { '@a/linux-x64': '1.0.0', '@a/darwin-x64': '1.0.0' } },
    'node_modules/@a/linux-x64': {},
    'node_modules/@a/linux-arm64': {},
  };
  expect(faultsOf(packages)).toEqual([expect.stringContaining('node_modules/a wants @a/darwin-x64')]);
});
