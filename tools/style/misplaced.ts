import { lineAt } from '../source-text.ts';
import { findIn, type Finding, type ScannedFile } from './finding.ts';

const query =
  /\bsql(?:<[^>]*>)?`|\b(?:db|tx|trx|queryable)\s*\.(?:select\w*|insert|update|delete|execute)\(|\.query\(|\bnew (?:pg\.)?(?:Client|Pool)\(/g;

/** SQL belongs into `*.store.ts`; the database itself and the ports (the job queue keeps its own tables) stand below the stores. */
export function sqlOutsideStores(file: ScannedFile): Finding[] {
  const elsewhere = /^apps\/server\/src\/(?!db\/|ports\/)/.test(file.path) && !file.path.endsWith('.store.ts');
  return elsewhere ? findIn(file.path, file.code, query) : [];
}

/** Sentences that a user of the application reads and that do not come from packages/domain/src/messages/. */
export function messagesOutsideMessages(file: ScannedFile): Finding[] {
  if (/^apps\/server\/src\/(?:slices|http)\//.test(file.path)) return messagesOnServer(file);
  if (file.path.startsWith('apps/web/src/')) return messagesInBrowser(file);
  return [];
}

// Two words in quotes are a sentence; one word is a code, a key or a name.
const sentence = `(['"\`])(?=[^'"\`]*[A-Za-z]{2,}[ ,][^'"\`]*[A-Za-z])(?:(?!\\1)[^\\\\\\n]|\\\\.)*\\1`;
const messageKey = new RegExp(`\\b(?:message|error)\\s*:\\s*${sentence}`, 'g');
const failureCall = /\b(?:new\s+)?[Ff]ailure\w*\(/g;

function messagesOnServer(file: ScannedFile): Finding[] {
  const inCalls = [...file.code.matchAll(failureCall)].flatMap((call) => {
    const start = call.index + call[0].length;
    const end = closingOf(file.code, start);
    return [...file.withStrings.slice(start, end).matchAll(new RegExp(sentence, 'g'))].map((hit) => ({
      path: file.path,
      line: lineAt(file.code, start + hit.index),
      what: hit[0],
    }));
  });
  return [...inCalls, ...findIn(file.path, file.withStrings, messageKey)];
}

function closingOf(code: string, start: number): number {
  let depth = 1;
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return code.length;
}

const wordInQuotes = `(['"\`])(?=[^'"\`]*[A-Za-z]{2})(?:(?!\\1)[^\\\\\\n])*\\1`;
const spokenNames = 'label|title|placeholder|aria-label|ariaLabel|helperText|alt|description';
const spokenProp = new RegExp(`(?<=\\s)(?:${spokenNames})=(?:\\{\\s*)?${wordInQuotes}`, 'g');
const spokenKey = new RegExp(`(?<=[{,\\s])(?:${spokenNames}|'aria-label')\\s*:\\s*${sentence}`, 'g');
const spokenCall = new RegExp(`\\b(?:toast|confirm|notify|setError)\\w*\\(\\s*${sentence}`, 'g');
// Text between elements: `>Two words<`, or one word when an element closes right behind it. The words of generic types are let through.
const elementText =
  /(?<![=-])>(?!\s*(?:extends|implements|satisfies|as|is|in|of)\b)\s*(?:[^<>{}=;()]*?[A-Za-z']{2,}[,.]?\s+[A-Za-z']{2,}[^<>{}=;()]*(?=[<{])|[A-Z][a-z]+[.!?]?\s*(?=<\/))/g;

function messagesInBrowser(file: ScannedFile): Finding[] {
  return [
    ...(file.path.endsWith('.tsx') ? findIn(file.path, file.code, elementText) : []),
    ...[spokenProp, spokenKey, spokenCall].flatMap((pattern) => findIn(file.path, file.withStrings, pattern)),
  ];
}
