/** Who may import whom: the table of docs/architecture.md, in the form that `npm run imports` checks. */
export interface Zone {
  readonly name: string;
  /** What the paths of its files begin with, as a regular expression; the first row that fits names a file's zone. */
  readonly files: string;
  /** Zones it may import, whatever the slice. */
  readonly may: readonly string[];
  /** Zones of which it may import the types alone. */
  readonly mayTypes?: readonly string[];
  /** Zones it may import inside its own slice. */
  readonly own?: readonly string[];
  /** Zones it may import from a slice that comes earlier in `sliceOrder`. */
  readonly others?: readonly string[];
  /** What may come from outside the checkout. */
  readonly outside: 'nothing' | 'npm' | 'npm and node' | readonly string[];
  /** No clock, no chance, no I/O. */
  readonly pure?: true;
}

/** Slices lean one way: each may reach only those before it. */
export const sliceOrder = [
  'audit',
  'lookups',
  'codes',
  'plans',
  'accounts',
  'contact',
  'profile',
  'sharing',
  'drafts',
  'cases',
  'registries',
  'transfer',
  'home',
];

const server = 'apps/server/src';
const slice = `${server}/slices/[^/]+`;
const web = 'apps/web/src';
/** A slice as large as the cases has a folder for each of its screens. */
const webSlice = `${web}/slices/[^/]+(?:/(?:form|list|detail))?`;
const everyZone = ['*'];

export const zones: readonly Zone[] = [
  // Tests and the workshop stand outside the house: they may look at everything, and nothing in the house may lean on them.
  { name: 'test', files: '.*(\\.(test|spec)\\.tsx?$|/testing/)', may: everyZone, outside: 'npm and node' },
  { name: 'workshop', files: '(tools|e2e|bench)/', may: everyZone, outside: 'npm and node' },
  { name: 'configuration', files: '(.*/)?[\\w.-]+\\.config\\.ts$', may: everyZone, outside: 'npm and node' },

  { name: 'domain', files: 'packages/domain/src/', may: ['domain'], outside: 'nothing', pure: true },
  { name: 'contract', files: 'packages/contract/src/', may: ['contract', 'domain'], outside: ['zod'] },

  { name: 'main', files: `${server}/main\\.ts$`, may: ['app', 'config', 'start-failure'], outside: 'npm and node' },
  { name: 'start-failure', files: `${server}/start-failure\\.ts$`, may: [], outside: 'nothing' },
  { name: 'app', files: `${server}/app/`, may: everyZone, outside: 'npm and node' },
  { name: 'demo', files: `${server}/demo/`, may: everyZone, outside: 'npm and node' },
  {
    name: 'cli',
    files: `${server}/cli/`,
    may: ['cli', 'app', 'config', 'db', 'ports', 'start-failure', 'use-case', 'api', 'contract', 'domain'],
    outside: 'npm and node',
  },
  { name: 'config', files: `${server}/config/`, may: ['config', 'start-failure', 'domain'], outside: 'npm and node' },
  { name: 'db', files: `${server}/db/`, may: ['db', 'start-failure', 'domain'], outside: 'npm and node' },
  {
    name: 'ports',
    files: `${server}/ports/`,
    may: ['ports', 'db', 'start-failure', 'domain'],
    outside: 'npm and node',
  },
  // What a use-case may know of HTTP: who calls, and how to refuse.
  {
    name: 'visit',
    files: `${server}/http/(failure|visit)\\.ts$`,
    may: ['visit', 'contract', 'domain'],
    mayTypes: ['db'],
    outside: 'nothing',
  },
  {
    name: 'http',
    files: `${server}/http/`,
    may: ['http', 'visit', 'config', 'db', 'ports', 'contract', 'domain'],
    outside: 'npm and node',
  },
  {
    name: 'store',
    files: `${slice}/[^/]+\\.store\\.ts$`,
    may: ['db', 'domain'],
    own: ['store'],
    outside: 'npm and node',
  },
  {
    name: 'access',
    files: `${slice}/[^/]+\\.access\\.ts$`,
    may: ['domain'],
    mayTypes: ['contract'],
    own: ['access'],
    outside: 'nothing',
  },
  { name: 'mails', files: `${slice}/[^/]+\\.mails\\.ts$`, may: ['domain'], mayTypes: ['ports'], outside: 'nothing' },
  {
    name: 'use-case',
    files: `${slice}/[^/]+\\.usecase\\.ts$`,
    may: ['contract', 'domain', 'visit'],
    mayTypes: ['db', 'ports'],
    own: ['store', 'access', 'mails', 'slice part', 'files'],
    others: ['api'],
    outside: 'npm and node',
  },
  {
    name: 'jobs',
    files: `${slice}/[^/]+\\.jobs\\.ts$`,
    may: ['ports', 'contract', 'domain'],
    mayTypes: ['db'],
    own: ['store', 'mails', 'use-case', 'slice part'],
    others: ['api'],
    outside: 'npm and node',
  },
  {
    name: 'routes',
    files: `${slice}/[^/]+\\.routes\\.ts$`,
    may: ['http', 'visit', 'contract', 'domain'],
    mayTypes: ['db', 'ports'],
    own: ['use-case', 'access', 'api', 'slice part'],
    outside: 'npm and node',
  },
  {
    name: 'api',
    files: `${slice}/[^/]+\\.api\\.ts$`,
    may: ['contract', 'domain', 'visit'],
    mayTypes: ['db', 'ports'],
    own: ['store', 'access', 'use-case', 'slice part'],
    others: ['api'],
    outside: 'npm and node',
  },
  // Readers and writers of files: bytes in, records out, or the other way.
  {
    name: 'files',
    files: `${slice}/files/`,
    may: ['domain'],
    own: ['files'],
    outside: 'npm and node',
  },
  {
    name: 'slice part',
    files: `${slice}/[^/]+\\.ts$`,
    may: ['contract', 'domain', 'visit', 'start-failure'],
    mayTypes: ['db', 'ports'],
    own: ['slice part', 'store', 'files'],
    others: ['api'],
    outside: 'npm and node',
  },

  {
    name: 'web main',
    files: `${web}/(main|prerender)\\.tsx$`,
    may: ['web app', 'web api', 'ui', 'domain'],
    outside: 'npm',
  },
  {
    name: 'web app',
    files: `${web}/app/`,
    may: ['web app', 'web api', 'ui', 'fields', 'screen', 'parts', 'hook', 'web slice api', 'contract', 'domain'],
    outside: 'npm',
  },
  { name: 'web api', files: `${web}/api/`, may: ['web api', 'contract', 'domain'], outside: 'npm' },
  { name: 'ui', files: `${web}/ui/`, may: ['ui', 'domain'], outside: 'npm' },
  { name: 'fields', files: `${web}/fields/`, may: ['fields', 'ui', 'domain'], outside: 'npm' },
  {
    name: 'screen',
    files: `${webSlice}/screens/`,
    may: ['ui', 'fields', 'domain'],
    own: ['screen', 'hook', 'parts', 'pure'],
    others: ['web slice api', 'parts'],
    outside: 'npm',
  },
  {
    name: 'hook',
    files: `${webSlice}/hooks/`,
    may: ['web api', 'contract', 'domain'],
    own: ['hook', 'pure'],
    others: ['web slice api'],
    outside: 'npm',
  },
  {
    name: 'parts',
    files: `${webSlice}/parts/`,
    may: ['ui', 'fields', 'domain'],
    own: ['parts', 'hook', 'pure'],
    others: ['web slice api', 'parts'],
    outside: 'npm',
  },
  {
    name: 'web slice api',
    files: `${webSlice}/[^/]+\\.api\\.tsx?$`,
    may: ['web api', 'contract', 'domain'],
    own: ['hook', 'parts', 'pure'],
    others: ['web slice api'],
    outside: 'npm',
  },
  {
    name: 'pure',
    files: `${webSlice}/[^/]+\\.ts$`,
    may: ['domain'],
    mayTypes: ['contract'],
    own: ['pure'],
    outside: 'nothing',
  },
];

export function zoneOf(path: string): Zone | undefined {
  return zones.find((zone) => new RegExp(`^${zone.files}`).test(path));
}

/** The noun of the slice in which a file lives, the same on both sides. */
export function sliceOf(path: string): string | undefined {
  return /^apps\/(?:server|web)\/src\/slices\/([^/]+)\//.exec(path)?.[1];
}

/** 'web', 'server' or, for what both share, undefined. */
export function sideOf(path: string): string | undefined {
  return /^apps\/(server|web)\//.exec(path)?.[1];
}
