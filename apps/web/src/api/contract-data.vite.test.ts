import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { contractAsData } from './contract-data.vite.ts';

const entry = 'virtual:entry';

async function bundled(source: string): Promise<string> {
  const outcome = await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      contractAsData(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const [bundle] = Array.isArray(outcome) ? outcome : [outcome];
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built');
  return bundle.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
}

test('the browser gets method, path and codes of the contract, and no schema', async () => {
  const code = await bundled(`
    export { login, registration } from '@casefolio/contract/accounts.contract';
    export { outcomes } from '@casefolio/contract/envelope';
  `);
  expect(code).toContain('/login');
  expect(code).toContain('unverified');
  expect(code).toContain('creates');
  expect(code).toContain('612');
  expect(code).not.toContain('Zod');
  expect(code.length).toBeLessThan(5000);
});

test('whoever imports a schema into the browser fails the build', async () => {
  await expect(bundled(`export { user } from '@casefolio/contract/accounts.contract';`)).rejects.toThrow('user');
});
