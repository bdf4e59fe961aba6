import { expect, test } from 'vitest';
import { makeToastQueue } from './toast-queue.ts';

const texts = (queue: ReturnType<typeof makeToastQueue>) => queue.store.read().map((toast) => toast.text);

test('toasts are shown in the order in which they came', () => {
  const queue = makeToastQueue();
  queue.show({ text: 'first' });
  queue.show({ text: 'second' }, 'error');
  expect(texts(queue)).toEqual(['first', 'second']);
});

test('a dismissed toast makes room for the next one', () => {
  const queue = makeToastQueue();
  queue.show({ text: 'first' });
  queue.show({ text: 'second' });
  queue.dismiss(queue.store.read()[0]?.key ?? -1);
  expect(texts(queue)).toEqual(['second']);
});

test('the same sentence twice in a row is shown once', () => {
  const queue = makeToastQueue();
  queue.show({ text: 'Unexpected error' }, 'error');
  queue.show({ text: 'Unexpected error' }, 'error');
  expect(texts(queue)).toEqual(['Unexpected error']);
});

test('a toast stays as long as its message says, else as long as its severity needs', () => {
  const queue = makeToastQueue();
  queue.show({ text: 'short', forMs: 1000 });
  queue.show({ text: 'a fault' }, 'error');
  expect(queue.store.read().map((toast) => toast.forMs)).toEqual([1000, 7000]);
});

test('whoever follows the queue hears of each change until they stop', () => {
  const queue = makeToastQueue();
  let heard = 0;
  const stop = queue.store.subscribe(() => {
    heard += 1;
  });
  queue.show({ text: 'one' });
  stop();
  queue.show({ text: 'two' });
  expect(heard).toBe(1);
});

test('a toast that offers something is never taken for the one before', () => {
  const queue = makeToastQueue();
  const undo = { label: 'Undo', act: () => undefined };
  queue.show({ text: 'deleted' }, 'success', undo);
  queue.show({ text: 'deleted' }, 'success', undo);
  expect(queue.store.read().map(({ action }) => action?.label)).toEqual(['Undo', 'Undo']);
});
