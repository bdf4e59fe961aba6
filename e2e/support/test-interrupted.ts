import { expect, test as base } from './test.ts';

/** Where the connection is cut the browser writes every call that fails into its console; an exception stays a fault. */
export const test = base.extend({
  noCspViolations: async ({ context }, use) => {
    const exceptions: string[] = [];
    context.on('weberror', (error) => exceptions.push(error.error().message));
    await use();
    expect(exceptions).toEqual([]);
  },
});

export { expect } from './test.ts';
