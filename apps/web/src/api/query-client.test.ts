import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed, noAnswer } from './call-failed.ts';
import { makeQueryClient } from './query-client.ts';

const leave = vi.fn<() => void>();
const expired = () => Promise.reject(new CallFailed({ code: 401, message: 'Please sign in' }));
const unanswered = () => Promise.reject(noAnswer());
const refused = () => Promise.reject(new CallFailed({ code: 403, message: 'You may not do this' }));

beforeEach(() => {
  leave.mockClear();
});

afterEach(() => {
  onlineManager.setOnline(true);
});

test('without a network questions and changes fail instead of waiting', async () => {
  onlineManager.setOnline(false);
  const client = makeQueryClient(leave);
  await expect(client.fetchQuery({ queryKey: ['user'], queryFn: unanswered, retryDelay: 0 })).rejects.toThrow(
    'Unexpected error',
  );
  const options = client.defaultMutationOptions({ mutationFn: unanswered });
  await expect(client.getMutationCache().build(client, options).execute(undefined)).rejects.toThrow('Unexpected error');
});

test('an expired session empties the cache and leaves, for questions and for changes alike', async () => {
  const client = makeQueryClient(leave);
  client.setQueryData(['cases'], ['a case']);
  await expect(client.fetchQuery({ queryKey: ['user'], queryFn: expired })).rejects.toThrow('Please sign in');
  expect(client.getQueryData(['cases'])).toBeUndefined();
  expect(leave).toHaveBeenCalledTimes(1);
  const change = client.getMutationCache().build(client, { mutationFn: expired });
  await expect(change.execute(undefined)).rejects.toThrow('Please sign in');
  expect(leave).toHaveBeenCalledTimes(2);
});

test('another refusal leaves everything where it is, and is not repeated', async () => {
  const client = makeQueryClient(leave);
  client.setQueryData(['cases'], ['a case']);
  const ask = vi.fn(refused);
  await expect(
    client.fetchQuery({ queryKey: ['user'], queryFn: ask, ...client.getDefaultOptions().queries }),
  ).rejects.toThrow();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(client.getQueryData(['cases'])).toEqual(['a case']);
  expect(leave).not.toHaveBeenCalled();
});

test('a question without an answer is put twice more, a change never', async () => {
  const client = makeQueryClient(leave);
  const ask = vi.fn(() => Promise.reject(noAnswer()));
  const { retry } = client.getDefaultOptions().queries ?? {};
  await expect(
    client.fetchQuery({ queryKey: ['user'], queryFn: ask, retryDelay: 0, ...(retry !== undefined && { retry }) }),
  ).rejects.toThrow('Unexpected error');
  expect(ask).toHaveBeenCalledTimes(3);
  const change = vi.fn(() => Promise.reject(noAnswer()));
  const options = client.defaultMutationOptions({ mutationFn: change });
  await expect(client.getMutationCache().build(client, options).execute(undefined)).rejects.toThrow('Unexpected error');
  expect(change).toHaveBeenCalledTimes(1);
});
