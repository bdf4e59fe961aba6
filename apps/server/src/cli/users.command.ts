import { normalEmail } from '@casefolio/domain/accounts/email';
import { systemClock } from '../ports/clock.ts';
import { pgbossJobs } from '../ports/jobs/pgboss.jobs.ts';
import { resetSecondFactor } from '../slices/accounts/reset-second-factor.usecase.ts';
import { type Command, type Exit, exit, Misuse } from './command.ts';
import type { Console } from './console.ts';
import { readArguments } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

const help = `npm run casefolio -- users reset-second-factor EMAIL [--yes]

reset-second-factor   for somebody who has lost both their authenticator app and their recovery codes: from then on the
                      password alone signs them in, and they can switch a new second factor on. They are told by mail.
                      Make sure who is asking: whoever has the password is in afterwards. It asks first; --yes does not.

Exit: 0 done or nothing to do, 1 failed and nothing changed, 2 called in a way it does not understand.`;

export const usersCommand: Command = { summary: 'accounts: reset-second-factor', help, run };

async function run(args: readonly string[], console: Console): Promise<Exit> {
  const { yes, positionals } = readArguments('users', args);
  const [action, email, ...rest] = positionals;
  if (action !== 'reset-second-factor')
    throw new Misuse(`'users ${positionals.join(' ')}' is not understood: users --help shows what is.`);
  if (email === undefined || rest.length > 0)
    throw new Misuse('Say whose second factor to reset: users reset-second-factor EMAIL');
  if (!yes && !console.isTerminal) throw new Misuse('Nothing was changed: add --yes to do this without a question.');
  if (!yes && !(await console.confirm(`Switch off the second factor of ${email}?`))) {
    console.say('Nothing was changed.');
    return exit.done;
  }
  return reset(normalEmail(email), console);
}

function logTo({ complain }: Console) {
  const say = (_details: object, message: string): void => complain(message);
  return { error: say, warn: say };
}

const reset = (email: string, console: Console): Promise<Exit> =>
  withDatabase(process.env, console.complain, async ({ db, connection }) => {
    const jobs = pgbossJobs({ connection, log: logTo(console) });
    await jobs.start();
    try {
      return inWords(await resetSecondFactor({ db, clock: systemClock, jobs }, email), email, console);
    } finally {
      await jobs.stop();
    }
  });

function inWords(outcome: 'reset' | 'was off' | 'no account', email: string, console: Console): Exit {
  if (outcome === 'no account') {
    console.complain(`There is no account with the address ${email}.`);
    return exit.failed;
  }
  console.say(
    outcome === 'reset'
      ? `Done. ${email} signs in with the password alone, and is told by mail.`
      : `Nothing to do: ${email} has no second factor.`,
  );
  return exit.done;
}
