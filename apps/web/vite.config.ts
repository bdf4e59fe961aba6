import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractAsData } from './src/api/contract-data.vite.ts';

const server = 'http://localhost:3000';

/** What every page needs, in three files: a release of ours changes the last and leaves the libraries in the browser's cache. */
const chunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 2 },
  { name: 'frame', tags: ['$initial' as const], priority: 1 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [contractAsData(), react()],
  build: {
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: { proxy: { '/api': server, '/outbox': server } },
});
