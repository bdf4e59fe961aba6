import { assert, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { accountMessages } from '../messages/accounts.ts';
import { meetsPasswordRule, passwordFault, passwordStrength } from './password.ts';

const owner = { firstName: 'Marie', lastName: 'Curie', email: 'marie.curie@radium.example' };
const common = new Set(['password', 'summer', 'dragon', 'letmein', 'qwertyuiop']);
const fault = (password: string) => passwordFault(password, owner, (word) => common.has(word))?.text ?? null;

test.for([
  ['', 'weak', 'Weak password'],
  ['Ab1!x', 'weak', 'Weak password'],
  ['abcdef', 'normal', 'Normal password'],
  ['Abcdef1', 'normal', 'Normal password'],
  ['Abcdef1!', 'strong', 'Strong password'],
  ['a quiet river goes by', 'strong', 'Strong password'],
])('%j is %s: %j', ([password = '', level, text]) => {
  expect(passwordStrength(password)).toEqual({ level, text });
});

test.for([
  ['', accountMessages.passwordRequired.text],
  ['Ab1!xyz', accountMessages.passwordRule.text],
  ['abcdefg1!', accountMessages.passwordRule.text],
  ['ABCDEFG1!', accountMessages.passwordRule.text],
  ['Abcdefgh!', accountMessages.passwordRule.text],
  ['Abcdefg12', accountMessages.passwordRule.text],
  ['Aa1!'.repeat(33), accountMessages.passwordTooLong.text],
  ['Password1!', accountMessages.passwordCommon.text],
  ['P@ssw0rd', accountMessages.passwordCommon.text],
  ['2024Summer!!', accountMessages.passwordCommon.text],
  ['Dr4gon#99', accountMessages.passwordCommon.text],
  ['Le+me1n!1', accountMessages.passwordCommon.text],
  ['Casefolio1!', accountMessages.passwordCommon.text],
  ['aaaaaaaaaaaaaaaa', accountMessages.passwordCommon.text],
  ['abcdefghijklmnop', accountMessages.passwordCommon.text],
  ['123456789012345', accountMessages.passwordCommon.text],
  ['kite77kite77kite77', accountMessages.passwordCommon.text],
  ['Curie1867!', accountMessages.passwordOwn.text],
  ['marie.curie1!A', accountMessages.passwordOwn.text],
  ['MarieCurie#1867', accountMessages.passwordOwn.text],
])('%j is refused: %s', ([password = '', reason]) => {
  expect(fault(password)).toBe(reason);
});

test.for(['Kite-7-lantern', 'marie owns a green bicycle', 'Größe7&mehr', 'ünïcödé wörds ärê fïne', 'Tr0ub4dor&3'])(
  '%j is taken',
  (password) => {
    expect(fault(password)).toBeNull();
  },
);

test('fifteen characters of any kind meet the rule, fourteen letters do not', () => {
  assert(
    property(stringMatching(/^[a-z]{1,40}$/), (letters) => {
      expect(meetsPasswordRule(letters)).toBe(letters.length >= 15);
    }),
  );
});
