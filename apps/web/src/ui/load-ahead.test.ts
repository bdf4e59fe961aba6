import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { loadAhead } from './load-ahead.tsx';

interface GreetingProps {
  readonly name: string;
  readonly onClose: () => void;
}

const Greeting = ({ name }: GreetingProps) => createElement('p', null, `Good morning, ${name}`);

/** What stands there in the very first drawing. */
const drawn = (Part: ComponentType<GreetingProps>) =>
  renderToString(createElement(Part, { name: 'Ada', onClose: () => undefined }));

test('a part that was prepared stands there at once, with what it was given', async () => {
  const { Part, prepare } = loadAhead(async () => Greeting);
  await prepare();
  expect(drawn(Part)).toBe('<p>Good morning, Ada</p>');
});

test('a part that was not prepared shows that it is coming', () => {
  const { Part } = loadAhead(async () => Greeting);
  expect(drawn(Part)).toContain('aria-label="Loading"');
});

test('code that did not come is asked for again, and then no more', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('no network'));
  const { Part, prepare, isHere } = loadAhead(load);
  await prepare();
  expect(isHere()).toBe(false);
  await prepare();
  await prepare();
  expect(load).toHaveBeenCalledTimes(2);
  expect(isHere()).toBe(true);
  expect(drawn(Part)).toContain('Good morning, Ada');
});
