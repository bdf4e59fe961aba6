import { ensureBuilt } from './build.ts';

await ensureBuilt({ log: console.log });
await import('../apps/server/src/main.ts');
