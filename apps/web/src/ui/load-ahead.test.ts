import { type ComponentType, createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { loadAhead } from './load-ahead.tsx';

const Greeting = ({ name }: { readonly name: string }) => createElement('p', null, `Good morning, ${name}`);

/** What stands there in the very first drawing. */
const drawn = (Part: ComponentType<{ readonly name: string }>) =>
  renderToString(createElement(Suspense, { fallback: 'not yet' }, createElement(Part, { name: 'Ada' })));

test('a part that was prepared stands there at once, with what it was given', async () => {
  const { Part, prepare } = loadAhead(async () => Greeting);
  await prepare();
  expect(drawn(Part)).toContain('Good morning, Ada');
});

test('a part that was not prepared is waited for', () => {
  const { Part } = loadAhead(async () => Greeting);
  expect(drawn(Part)).toContain('not yet');
});

test('code that did not come is asked for again', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('no network'));
  const { Part, prepare } = loadAhead(load);
  await expect(prepare()).rejects.toThrow('no network');
  await prepare();
  await prepare();
  expect(load).toHaveBeenCalledTimes(2);
  expect(drawn(Part)).toContain('Good morning, Ada');
});
