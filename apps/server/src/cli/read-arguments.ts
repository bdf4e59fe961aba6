import { parseArgs } from 'node:util';
import { Misuse } from './command.ts';

export interface Arguments {
  readonly positionals: readonly string[];
  /** Does not ask. */
  readonly yes: boolean;
}

/** What a command was called with: --yes is the one option that there is. */
export function readArguments(command: string, args: readonly string[]): Arguments {
  const options = { yes: { type: 'boolean', short: 'y' } } as const;
  // Not strict: the words of Node's own complaints are not for operators.
  const { tokens, positionals } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const given = tokens.filter((token) => token.kind === 'option');
  for (const { name, rawName, value } of given) {
    if (name !== 'yes')
      throw new Misuse(`There is no option '${rawName}': ${command} --help lists those that there are.`);
    if (value !== undefined)
      throw new Misuse(`'${rawName}' takes no value: ${command} --help shows how it is written.`);
  }
  return { positionals, yes: given.length > 0 };
}
