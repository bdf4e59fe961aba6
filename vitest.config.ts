import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Tests start servers and databases of their own: more workers than cores only make them wait for each other.
    maxWorkers: 2,
    // Generous, because a busy machine is no fault of the code; what must be quick is measured in the test itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // Pure by the rule that `npm run imports` holds, so its files may share what they load, which halves the time. The server may not: what
      // sharp is told to refuse, for example, counts for the whole process.
      { extends: true, test: { name: 'domain', include: ['packages/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/src/db/testing/global-setup.ts',
        },
      },
      { extends: true, test: { name: 'web', include: ['apps/web/**/*.test.ts'] } },
      { extends: true, test: { name: 'tools', include: ['tools/**/*.test.ts'] } },
    ],
  },
});
