import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlinedIn } from './inline-code.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page that holds no code allows none', () => {
  const html = '<script src="/a.js"></script><script type="application/json">{"a":1}</script><p>text</p>';
  expect(inlinedIn(html)).toEqual({ scripts: [], styles: [] });
});

test('scripts and rules of the page are named by their hashes, each once', () => {
  const html =
    '<style>p{margin:0}</style><script>run()</script><script data-program="/x.js">start()\n</script><script>run()</script>';
  expect(inlinedIn(html)).toEqual({ scripts: [hash('run()'), hash('start()\n')], styles: [hash('p{margin:0}')] });
});
