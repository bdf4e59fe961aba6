import { expect, test } from 'vitest';
import { withUsedVariables } from './used-variables.ts';

test('a variable stays when a rule asks for it, also by way of another one', () => {
  const css = ':root{--ink:#123;--paper:var(--white);--white:#fff;--shadow:0 0 var(--ink);}p{background:var(--paper)}';
  expect(withUsedVariables(css)).toBe(':root{--paper:var(--white);--white:#fff;}p{background:var(--paper)}');
});

test('each of several declarations of one variable stays', () => {
  const css = ':root{--ink:#123;}[dark]{--ink:#eee;--unused:1px}p{color:var(--ink, #000)}';
  expect(withUsedVariables(css)).toBe(':root{--ink:#123;}[dark]{--ink:#eee;}p{color:var(--ink, #000)}');
});

test('the last declaration of a block may stand without its semicolon; two that ask for each other alone go', () => {
  expect(withUsedVariables('a{--x:var(--y);--y:var(--x)}b{color:red}')).toBe('a{}b{color:red}');
});

test('names of classes that hold two hyphens are left alone', () => {
  const css = '.Mui--big:hover{color:red}.a--b{--b:1px}';
  expect(withUsedVariables(css)).toBe('.Mui--big:hover{color:red}.a--b{}');
});
