// The order matters: Edge and Opera call themselves Chrome, too, and Chrome calls itself Safari.
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\S+ (Mobile\/\S+ )?Safari\//],
];

// Likewise: iPhones speak of Mac OS X, and Android of Linux.
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const firstIn = (kinds: typeof browsers, userAgent: string): string | undefined =>
  kinds.find(([, sign]) => sign.test(userAgent))?.[0];

/** What a person calls the device that they are signed in on: 'Chrome on Windows'. */
export function deviceName(userAgent: string): string {
  const [browser, system] = [firstIn(browsers, userAgent), firstIn(systems, userAgent)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
