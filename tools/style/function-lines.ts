import { lineAt } from '../source-text.ts';

const notFunctions = /\b(?:if|for|while|switch|catch|with)\s*$/;

/**
 * Lines of each function with a body in braces, from its opening to its closing brace. A look at the text before each brace tells a
 * function from other blocks; a function whose return type holds braces or brackets of its own is missed, and so are arrows without braces.
 */
export function functionLines(code: string): number[] {
  const lengths: number[] = [];
  const open: { readonly line: number; readonly isFunction: boolean }[] = [];
  for (const { 0: brace, index } of code.matchAll(/[{}]/g)) {
    if (brace === '{') {
      open.push({ line: lineAt(code, index), isFunction: opensFunction(code.slice(0, index)) });
      continue;
    }
    const block = open.pop();
    if (block?.isFunction) lengths.push(lineAt(code, index) - block.line + 1);
  }
  return lengths;
}

function opensFunction(before: string): boolean {
  if (/=>\s*$/.test(before)) return true;
  const head = /\)\s*(?::\s*[\w$<>[\]|&,.\s]*)?$/.exec(before.slice(-200));
  if (!head) return false;
  const close = before.length - head[0].length;
  return !notFunctions.test(before.slice(Math.max(0, openingOf(before, close) - 20), openingOf(before, close)));
}

function openingOf(text: string, close: number): number {
  let depth = 0;
  for (let at = close; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    if (depth === 0) return at;
  }
  return 0;
}
