import { expect, test } from 'vitest';
import { layersOf, lineAt } from './source-text.ts';

test('comments, quotes and code are told apart, each at its own place', () => {
  const source = `const a = 'x // y'; // said \`once\`\n/* two\nlines */ b("it's");`;
  const { code, withStrings, comments } = layersOf(source);
  expect(code).toBe(`const a = '      ';               \n      \n         b("    ");`);
  expect(withStrings).toBe(`const a = 'x // y';               \n      \n         b("it's");`);
  expect(comments.trim()).toBe('// said `once`\n/* two\nlines */');
});

test('code inside a template stays code, however deep', () => {
  const { code } = layersOf('f(`a ${g({ x: `b ${h} c` })} d`); next;');
  expect(code).toBe('f(`  ${g({ x: `  ${h}  ` })}  `); next;');
});

test('a regular expression with quotes in it does not open a string', () => {
  expect(layersOf(`if (/['"\`/]\\//.test(x)) y('z');`).code).toBe(`if (/        /.test(x)) y(' ');`);
});

test('a division and a closing element are no regular expressions', () => {
  const source = 'const a = b / c; const d = <p>x</p>; const e = f / g;';
  expect(layersOf(source).code).toBe(source);
});

test('an apostrophe in the text of an element does not swallow the rest of the file', () => {
  expect(layersOf(`<p>Don't</p>;\nconst a = 'b';`).code).toBe(`<p>Don't</p>;\nconst a = ' ';`);
});

test('lines are counted from one', () => {
  expect(lineAt('a\nb\nc', 2)).toBe(2);
});
