import type { Plugin } from 'vite';

const contractModule = /\/packages\/contract\/src\/[\w.-]+\.ts$/;

const isData = (value: unknown): value is object => typeof value === 'object' && value !== null && !('_zod' in value);

/** What the client reads of an endpoint; schemas and everything that only the server needs are left out. */
const clientParts = ['method', 'path', 'keys', 'mayAnswer', 'creates'];
const isEndpoint = (value: unknown): boolean => isData(value) && 'method' in value && 'path' in value;

/** What is kept of a value: of an endpoint, and of a record of endpoints, the client's parts; of anything else all. */
function keptOf(value: object): string[] | null {
  if (isEndpoint(value)) return clientParts;
  return Object.values(value).every(isEndpoint) ? [...Object.keys(value), ...clientParts] : null;
}

/**
 * Gives the browser the contract as plain data: methods, paths and codes. The types have done their work by then and the server
 * checks what it receives and sends, so zod never reaches a first load. What is not data cannot be imported and fails the build.
 */
export function contractAsData(): Plugin {
  return {
    name: 'casefolio:contract-as-data',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!contractModule.test(file)) return null;
      const exported: Record<string, unknown> = await import(file);
      return Object.entries(exported)
        .flatMap(([name, value]) => {
          if (!isData(value)) return [];
          return [`export const ${name} = ${JSON.stringify(value, keptOf(value))};`];
        })
        .join('\n');
    },
  };
}
