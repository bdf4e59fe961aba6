import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A script of public/ that must not cost the first paint a request: its text stands in the page. */
const earlyScript = /<script([^>]*) src="\/((?:before|after)-paint\.js)"([^>]*)><\/script>/g;

const withoutComments = (code: string): string => code.replace(/^\s*\/\/.*\n/gm, '').trim();

/** Puts the text of the early scripts in the place of their links. The server allows each by its hash (apps/server/src/http/inline-code.ts). */
export async function withEarlyScripts(html: string, dist: string): Promise<string> {
  const names = [...html.matchAll(earlyScript)].map(([, , name = '']) => name);
  const codes = await Promise.all(
    names.map(async (name) => [name, withoutComments(await readFile(join(dist, name), 'utf8'))] as const),
  );
  const codeOf = new Map(codes);
  return html.replace(
    earlyScript,
    (_tag, before: string, name: string, after: string) =>
      `<script${before}${after}>${codeOf.get(name) ?? ''}</script>`,
  );
}
