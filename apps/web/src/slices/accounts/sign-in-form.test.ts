import { expect, test } from 'vitest';
import { checkSignIn, emptySignIn } from './sign-in-form.ts';

const texts = (values: Partial<typeof emptySignIn>, tried: boolean) => {
  const { username, password } = checkSignIn({ ...emptySignIn, ...values }, tried);
  return [username?.text, password?.text];
};

test('fields left empty are named', () => {
  expect(texts({}, false)).toEqual(['Username is required', 'Password is required']);
});

test('after a try to submit each empty field is required', () => {
  expect(texts({ username: '   ' }, true)).toEqual(['This field is required!', 'This field is required!']);
});

test.each(['ada', 'ada@', 'ada@example', 'a b@example.org'])('%s is no e-mail address', (username) => {
  expect(texts({ username, password: 'x' }, true)).toEqual(['Must use valid email address', undefined]);
});

test('an address with spaces around it and any password are good', () => {
  expect(texts({ username: ' ada@example.org ', password: ' ' }, true)).toEqual([undefined, undefined]);
});
