import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('what a person typed is read and never run', () => {
  expect(escapeHtml(`<img src=x onerror="alert('1')"> & co`)).toBe(
    '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co',
  );
});
