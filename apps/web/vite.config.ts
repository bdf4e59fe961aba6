import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractAsData } from './src/api/contract-data.vite.ts';

const server = 'http://localhost:3000';

/** What every page needs, in three files: a release of ours changes the last and leaves the libraries in the browser's cache. */
const ofEveryPage = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 2 },
  {
    name: 'public',
    test: /slices[\\/]home[\\/](parts[\\/][^\\/]+$|screens[\\/]home|home-actions|hooks[\\/]use-visitor)|messages[\\/]home/,
    priority: 1,
  },
  { name: 'frame', tags: ['$initial' as const], priority: 1 },
];

/** What is always needed together comes in one file: many small ones weigh more, and each would wait for the one that names it. */
const together = [
  {
    name: 'asking',
    test: /query-core[\\/].*[\\/](?!queryObserver|queriesObserver|infiniteQueryObserver)\w+\.js|react-query[\\/].*(useMutation|QueryClientProvider)|src[\\/]api[\\/](client|call-failed|camel-keys|query-client)|app[\\/]server-data/,
  },
  {
    name: 'forms',
    test: /react-hook-form|src[\\/]fields[\\/](field-|input-|text-input|tick-input|choice-input|submit-button|use-checked-form|resolver|server-errors|use-server-errors)|accounts[\\/]parts[\\/](account-card|problem-line|text-link)|ui[\\/](eye-icons|load-in-place)/,
  },
  {
    name: 'overlays',
    test: /@mui[\\/]material[\\/](Modal|Backdrop|Fade|Grow|Popover|Menu|MenuItem|MenuList|List|ListItem[A-Z]?\w*|Divider|Unstable_TrapFocus|FocusTrap|Dialog\w*|Drawer|Slide)[\\/]/,
  },
];

const chunks = [...ofEveryPage, ...together];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [contractAsData(), react()],
  build: {
    manifest: true,
    target: 'es2023',
    // The page names what the first load needs, all at once. Without the lists of what each screen needs: with forty screens they weigh 3 kB of
    // the first load, and save the later ones one round trip.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needs, { hostType }) => (hostType === 'html' ? needs : []),
    },
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } } },
    }),
  },
  // Pages are drawn ahead by one program that needs nothing beside it, with the same React as in the browser.
  ssr: { noExternal: true },
  define: {
    builtInYear: new Date().getFullYear(),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  server: { proxy: { '/api': server, '/outbox': server } },
}));
