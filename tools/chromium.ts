import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';

/** The shell is the same engine without a window's machinery; the browser tests take a quarter less time in it. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);

/** The machine has no Chromium and we could not, or may not, install one. */
export class ChromiumMissing extends Error {}

/** Where Chromium stands. With `install` the system's package manager is asked for one where that needs no password. */
export function findChromium(options: { install?: boolean } = {}): string {
  const asked = env['CHROMIUM_PATH'];
  if (asked !== undefined && asked !== '') {
    if (isProgram(asked)) return asked;
    throw new ChromiumMissing(`CHROMIUM_PATH is '${asked}', which is no program: correct it or leave it out.`);
  }
  const found = installedChromium() ?? (options.install ? installChromium() : undefined);
  if (found !== undefined) return found;
  throw new ChromiumMissing(
    'No Chromium found: install one (Debian, Ubuntu: apt-get install chromium; Fedora: dnf install chromium; ' +
      'elsewhere: npx playwright install chromium), or name it with CHROMIUM_PATH.',
  );
}

function installedChromium(): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...macApps, ...playwrightCache()].find(isProgram);
}

function playwrightCache(): string[] {
  const usual = platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright';
  const folder = env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), usual);
  if (!existsSync(folder)) return [];
  const newestFirst = readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const places = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'];
  return newestFirst.flatMap((name) => places.map((place) => join(folder, name, place)));
}

/** Not every release of Debian and its kin has the shell. */
function debian(name: string): string[] {
  return ['install', '-y', '--no-install-recommends', name];
}

const packageManagers: readonly { readonly program: string; readonly steps: readonly (readonly string[])[] }[] = [
  { program: 'apt-get', steps: [['update'], debian('chromium-headless-shell'), debian('chromium')] },
  { program: 'dnf', steps: [['install', '-y', 'chromium']] },
  { program: 'apk', steps: [['add', '--no-cache', 'chromium']] },
  { program: 'pacman', steps: [['-Sy', '--noconfirm', 'chromium']] },
  { program: 'zypper', steps: [['--non-interactive', 'install', 'chromium']] },
];

function installChromium(): string | undefined {
  const manager = packageManagers.find(({ program }) => succeeds(program, ['--version']));
  if (!manager) return undefined;
  const asRoot = getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (asRoot.length > 0 && !succeeds('sudo', ['-n', 'true'])) return undefined;
  for (const step of manager.steps) {
    if (installedChromium() !== undefined) break;
    const [program = manager.program, ...rest] = [...asRoot, manager.program, ...step];
    console.log(`Chromium is missing, so this runs now: ${[program, ...rest].join(' ')}`);
    spawnSync(program, rest, { stdio: 'inherit', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return installedChromium();
}

/**
 * What Chromium needs to run headless and to stay silent on the network. Its sandbox stays on wherever it works: not for root, and not in a
 * container that forbids user namespaces; the tests only open pages of our own server.
 */
export function chromiumFlags(path: string): string[] {
  const flags = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ];
  return getuid?.() !== 0 && startsWith(path, flags) ? flags : ['--no-sandbox', ...flags];
}

function startsWith(path: string, flags: readonly string[]): boolean {
  const profile = mkdtempSync(join(tmpdir(), 'casefolio-chromium-'));
  try {
    return succeeds(path, ['--headless', ...flags, `--user-data-dir=${profile}`, '--dump-dom', 'about:blank']);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
