import { newsletterLinkMs } from '@casefolio/domain/contact/limits';
import { knownPlaceMs } from '@casefolio/domain/accounts/limits';
import { pendingSecretMs } from '@casefolio/domain/accounts/one-time-codes';
import { draftLimits } from '@casefolio/domain/drafts/limits';
import type { Db } from '../db/database.ts';
import { purgeKeptAnswers } from '../http/kept-answers.store.ts';
import { purgeLimits } from '../ports/limits/limits.store.ts';
import { purgeKnownPlaces } from '../slices/accounts/known-places.store.ts';
import { purgeResetCodes } from '../slices/accounts/reset-codes.store.ts';
import { purgePendingFactors } from '../slices/accounts/second-factors.store.ts';
import { purgeSessions } from '../slices/accounts/sessions.store.ts';
import { purgeVerificationTokens } from '../slices/accounts/verification-tokens.store.ts';
import { purgeUnconfirmed } from '../slices/contact/newsletter.store.ts';
import { purgeDrafts } from '../slices/drafts/drafts.store.ts';
import { purgeShareLinks } from '../slices/sharing/share-links.store.ts';

const dayMs = 24 * 3_600_000;

/** Once an hour: what can no longer be used is not kept either. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  await purgeSessions(db, now);
  await purgeVerificationTokens(db, now);
  await purgeResetCodes(db, now);
  await purgePendingFactors(db, new Date(now.getTime() - pendingSecretMs));
  await purgeKnownPlaces(db, new Date(now.getTime() - knownPlaceMs));
  await purgeKeptAnswers(db, now);
  await purgeUnconfirmed(db, new Date(now.getTime() - newsletterLinkMs), now);
  await purgeDrafts(db, new Date(now.getTime() - draftLimits.days * dayMs));
  await purgeShareLinks(db, now);
  await purgeLimits(db, new Date(now.getTime() - dayMs));
}
