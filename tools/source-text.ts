/**
 * A source file in three layers of the same length, each with everything else blanked out, so that a place in one is the same place in all.
 * TypeScript 7 has no compiler API for JavaScript, so this is a small scanner: it knows comments, quotes, nested templates and regular
 * expressions, and takes an apostrophe without a partner on its line (as in the text of an element) for an ordinary letter.
 */
export interface SourceLayers {
  /** Code, with the contents of quotes blanked and the quotes themselves kept. */
  readonly code: string;
  /** Code with its quotes filled: everything but the comments. */
  readonly withStrings: string;
  readonly comments: string;
}

type Layer = 'code' | 'string' | 'comment';
interface Piece {
  readonly layer: Layer;
  readonly text: string;
}

export function layersOf(source: string): SourceLayers {
  const pieces = [...piecesOf(source)];
  const keep = (...layers: Layer[]) =>
    pieces.map((piece) => (layers.includes(piece.layer) ? piece.text : blank(piece.text))).join('');
  return { code: keep('code'), withStrings: keep('code', 'string'), comments: keep('comment') };
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

function* piecesOf(source: string): Generator<Piece> {
  // Each open template remembers how deep its braces stand, so that the brace which ends `${…}` is told from the others.
  const templates: number[] = [];
  let depth = 0;
  let code = '';
  let at = 0;
  while (at < source.length) {
    const char = source.charAt(at);
    const closesHole = char === '}' && templates.at(-1) === depth;
    const token = closesHole || char === '`' ? templatePart(source, at) : tokenAt(source, at, code);
    if (token === undefined) {
      if (char === '{') depth += 1;
      if (char === '}') depth -= 1;
      code += char;
      yield { layer: 'code', text: char };
      at += 1;
      continue;
    }
    if (closesHole) templates.pop();
    if (token.opensHole) templates.push(depth);
    yield* token.pieces;
    if (token.pieces[0]?.layer !== 'comment') code += '`';
    at += token.length;
  }
}

interface Token {
  readonly pieces: readonly Piece[];
  readonly length: number;
  readonly opensHole?: boolean;
}

const comment = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
const quote = /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"/y;
const regularExpression = /\/(?![*/>])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const expressionComesNext = /(?:^|[(,=:[!&|?;+*%~^{]|=>|\b(?:return|typeof|case|in|of|yield|await))\s*$/;
const template = /[`}](?:[^`\\$]|\\[^]|\$(?!\{))*(`|\$\{|$)/y;

function tokenAt(source: string, at: number, codeBefore: string): Token | undefined {
  const found = match(comment, source, at);
  if (found !== undefined) return { pieces: [{ layer: 'comment', text: found }], length: found.length };
  const quoted = match(quote, source, at);
  if (quoted !== undefined) return { pieces: inQuotes(quoted, 1), length: quoted.length };
  if (source.charAt(at) !== '/' || !expressionComesNext.test(codeBefore.slice(-40))) return undefined;
  const expression = match(regularExpression, source, at);
  return expression === undefined ? undefined : { pieces: inQuotes(expression, 1), length: expression.length };
}

function templatePart(source: string, at: number): Token {
  const found = match(template, source, at) ?? source.slice(at);
  const opensHole = found.endsWith('${');
  return { pieces: inQuotes(found, opensHole ? 2 : 1), length: found.length, opensHole };
}

function inQuotes(text: string, closing: number): Piece[] {
  return [
    { layer: 'code', text: text.slice(0, 1) },
    { layer: 'string', text: text.slice(1, -closing) },
    { layer: 'code', text: text.slice(Math.max(1, text.length - closing)) },
  ];
}

function match(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}
