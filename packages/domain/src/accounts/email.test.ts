import { expect, test } from 'vitest';
import { isEmailAddress, normalEmail } from './email.ts';

test.for(['a@x.co', 'ada.lovelace@clinic.health', "o'neil+log@uni-hospital.example", 'a_b-c@sub.domain.museum'])(
  '%s is an address',
  (text) => expect(isEmailAddress(text)).toBe(true),
);

test.for([
  '',
  'a',
  '@x.co',
  'a@x',
  'a@x.c',
  'a b@x.co',
  'a@x..co',
  '.a@x.co',
  'a.@x.co',
  'a@-x.co',
  'a@x.co\r\nBcc: b@x.co',
  `${'a'.repeat(65)}@x.co`,
])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false));

test('one spelling for one account', () => {
  expect(normalEmail('  Ada@Example.COM ')).toBe('ada@example.com');
});
