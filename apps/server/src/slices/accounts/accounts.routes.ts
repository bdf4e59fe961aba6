import * as contract from '@casefolio/contract/accounts.contract';
import * as security from '@casefolio/contract/security.contract';
import type { Serve } from '../../http/serve.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { atMost } from './at-most.ts';
import { beginSecondFactor } from './begin-second-factor.usecase.ts';
import { changePassword } from './change-password.usecase.ts';
import { checkEmail, validateEmail } from './check-email.usecase.ts';
import { confirmSecondFactor } from './confirm-second-factor.usecase.ts';
import { endAllSessions, endSession } from './end-sessions.usecase.ts';
import { forgetPassword } from './forget-password.usecase.ts';
import { listSessions } from './list-sessions.usecase.ts';
import { logIn } from './log-in.usecase.ts';
import { logOut } from './log-out.usecase.ts';
import { readSecondFactor } from './read-second-factor.usecase.ts';
import { registerAccount } from './register-account.usecase.ts';
import { removeSecondFactor } from './remove-second-factor.usecase.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.usecase.ts';
import { resendVerification } from './resend-verification.usecase.ts';
import { resetPassword } from './reset-password.usecase.ts';
import { verifyEmail } from './verify-email.usecase.ts';

// A flood of guesses waits in a line of its own, not for the database connections that everybody needs.
const fewAtOnce = atMost(3);

const inLine =
  <Args extends readonly unknown[], Result>(useCase: (...args: Args) => Promise<Result>) =>
  (...args: Args): Promise<Result> =>
    fewAtOnce(() => useCase(...args));

export function accountsRoutes(serve: Serve, tools: AccountsTools): void {
  serve(contract.registration, registerAccount(tools));
  serve(contract.verification, verifyEmail(tools));
  serve(contract.verificationResend, resendVerification(tools));
  serve(contract.login, inLine(logIn(tools)));
  serve(contract.logout, logOut(tools));
  serve(contract.checkEmail, checkEmail(tools));
  serve(contract.emailValidation, validateEmail(tools));
  serve(contract.forgetPassword, inLine(forgetPassword(tools)));
  serve(contract.resetPassword, inLine(resetPassword(tools)));
  serve(contract.changePassword, changePassword(tools));
  serve(security.listSessions, listSessions(tools));
  serve(security.endSession, endSession(tools));
  serve(security.endAllSessions, endAllSessions(tools));
  serve(security.readSecondFactor, readSecondFactor(tools));
  serve(security.beginSecondFactor, beginSecondFactor(tools));
  serve(security.confirmSecondFactor, confirmSecondFactor(tools));
  serve(security.renewRecoveryCodes, renewRecoveryCodes(tools));
  serve(security.removeSecondFactor, removeSecondFactor(tools));
}
