import { createHash } from 'node:crypto';
import type { Inlined } from './content-security-policy.ts';

/** Data in a script element is never run, and one with an address has no text of its own. */
const script = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;
const style = /<style[^>]*>([^]*?)<\/style>/g;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (html: string, element: RegExp): string[] => [
  ...new Set([...html.matchAll(element)].map(([, text = '']) => hashOf(text))),
];

/** The scripts and rules that stand in this page, by their hashes. Nothing else inline is ever run. */
export const inlinedIn = (html: string): Inlined => ({
  scripts: hashesOf(html, script),
  styles: hashesOf(html, style),
});
