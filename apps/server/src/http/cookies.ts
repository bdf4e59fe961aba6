import type { CookieSerializeOptions } from '@fastify/cookie';
import { sessionEnds } from '@casefolio/domain/accounts/session-ends';

export interface SessionCookie {
  readonly name: string;
  readonly options: (remembered: boolean) => CookieSerializeOptions;
}

/** `__Host-` binds the cookie to this host and to https; plain http is for this machine alone. */
export function sessionCookie(appUrl: string): SessionCookie {
  const secure = appUrl.startsWith('https:');
  return {
    name: secure ? '__Host-casefolio_session' : 'casefolio_session',
    options: (remembered) => ({
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure,
      ...(remembered ? { maxAge: sessionEnds.remembered.lifeMs / 1000 } : {}),
    }),
  };
}
