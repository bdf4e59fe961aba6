import { expect, test } from 'vitest';
import { DatabaseAway, openGate } from './gate.ts';

const never = () => new Promise<never>(() => undefined);

test('work passes through an open gate with its result or its own error', async () => {
  const gate = openGate();
  await expect(gate.whileOpen(async () => 7)).resolves.toBe(7);
  await expect(gate.whileOpen(() => Promise.reject(new Error('duplicate key')))).rejects.toThrow('duplicate key');
});

test('a gate that shuts calls off the work under way and refuses more', async () => {
  const gate = openGate();
  const underWay = gate.whileOpen(never);
  expect(gate.shut()).toBe(true);
  await expect(underWay).rejects.toThrow(DatabaseAway);
  await expect(gate.whileOpen(async () => 7)).rejects.toThrow(DatabaseAway);
  expect(gate.shut()).toBe(false);
});

test('a gate that opens again lets work through', async () => {
  const gate = openGate();
  gate.shut();
  expect(gate.open()).toBe(true);
  await expect(gate.whileOpen(async () => 7)).resolves.toBe(7);
});

test('work that fails because of the loss is told as the loss, with the failure as its cause', async () => {
  const gate = openGate();
  const failure = new Error('Connection terminated unexpectedly');
  const work = gate.whileOpen(async () => {
    gate.shut();
    throw failure;
  });
  await expect(work).rejects.toThrow(DatabaseAway);
});
