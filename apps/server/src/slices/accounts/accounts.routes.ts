import * as contract from '@casefolio/contract/accounts.contract';
import type { Serve } from '../../http/serve.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { checkEmail, validateEmail } from './check-email.usecase.ts';
import { logIn } from './log-in.usecase.ts';
import { logOut } from './log-out.usecase.ts';
import { readUser } from './read-user.usecase.ts';
import { registerAccount } from './register-account.usecase.ts';
import { resendVerification } from './resend-verification.usecase.ts';
import { verifyEmail } from './verify-email.usecase.ts';

export function accountsRoutes(serve: Serve, tools: AccountsTools): void {
  serve(contract.registration, registerAccount(tools));
  serve(contract.verification, verifyEmail(tools));
  serve(contract.verificationResend, resendVerification(tools));
  serve(contract.login, logIn(tools));
  serve(contract.logout, logOut(tools));
  serve(contract.checkEmail, checkEmail(tools));
  serve(contract.emailValidation, validateEmail(tools));
  serve(contract.readUser, readUser(tools));
}
