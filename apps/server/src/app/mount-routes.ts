import { join } from 'node:path';
import type { Endpoint } from '@casefolio/contract/endpoint';
import type { Config } from '../config/config.ts';
import { sessionCookie } from '../http/cookies.ts';
import { fileLinks, filesRoutes } from '../http/files.routes.ts';
import { healthRoutes } from '../http/health.ts';
import { openApiRoutes } from '../http/openapi.routes.ts';
import { outboxRoutes } from '../http/outbox.routes.ts';
import { makeService, sessionOf } from '../http/serve.ts';
import { keptFiles } from '../ports/files/kept-files.ts';
import { postgresLimiter } from '../ports/limits/limits.store.ts';
import { outboxReader } from '../ports/mail/outbox.reader.ts';
import { deriveKey } from '../ports/secrets.ts';
import { identify, reopen } from '../slices/accounts/accounts.api.ts';
import { accountsRoutes } from '../slices/accounts/accounts.routes.ts';
import { imageRight } from '../slices/cases/cases.api.ts';
import { casesRoutes } from '../slices/cases/cases.routes.ts';
import { codesRoutes } from '../slices/codes/codes.routes.ts';
import { habitsIn } from '../slices/codes/habits.ts';
import { contactRoutes } from '../slices/contact/contact.routes.ts';
import { draftsRoutes } from '../slices/drafts/drafts.routes.ts';
import { readCaseChoices } from '../slices/lookups/choices.api.ts';
import { readUserRoles } from '../slices/lookups/lookups.api.ts';
import { readProfileChoices } from '../slices/lookups/profile-choices.api.ts';
import { lookupsRoutes } from '../slices/lookups/lookups.routes.ts';
import { profileImageRight, profilesFor } from '../slices/profile/profile.api.ts';
import { profileRoutes } from '../slices/profile/profile.routes.ts';
import { permissionOn } from '../slices/sharing/sharing.api.ts';
import { sharingRoutes } from '../slices/sharing/sharing.routes.ts';
import { reportRight } from '../slices/transfer/transfer.api.ts';
import { transferRoutes } from '../slices/transfer/transfer.routes.ts';
import { makePurchases } from '../slices/plans/plans.api.ts';
import { plansRoutes } from '../slices/plans/plans.routes.ts';
import { plansToolsOf } from './plans-tools.ts';
import type { Parts } from './parts.ts';

/** Every route of the server. */
export function mountRoutes({
  config,
  clock,
  dataDir,
  app,
  database,
  jobs,
  payments,
  files,
  images,
  makers,
  places,
  secret,
  keys,
  appUrl,
  live,
}: Parts): readonly Endpoint[] {
  const { db } = database;
  const cookie = () => sessionCookie(appUrl());
  const printKey = deriveKey(secret, 'idempotency');
  const doorway = {
    app,
    database,
    clock,
    appUrl,
    cookie,
    printKey,
    standingOf: (doctorId: number, userId: number) => permissionOn(db, doctorId, userId),
    identify: identify(db, clock),
    reopen: reopen(db, clock),
  };
  const { serve, endpoints } = makeService(doorway);

  const roles = readUserRoles();
  const profileChoices = readProfileChoices();
  const linkTo = fileLinks(secret, clock);
  const limiter = postgresLimiter(db, clock);
  const people = { db, clock, jobs, roles, limiter, linkTo };
  const pictures = { images, files: keptFiles({ db, files, clock }) };

  lookupsRoutes(serve, roles);
  codesRoutes(serve, { db, clock, live, habits: habitsIn(db) });
  const plans = plansToolsOf({ config, clock, db, payments });
  plansRoutes(serve, plans);
  accountsRoutes(serve, { ...people, keys, choices: profileChoices, purchases: makePurchases(plans) });
  contactRoutes(serve, { clock, jobs, limiter }, siteSettingsOf(config));
  profileRoutes(serve, { ...people, ...pictures, choices: profileChoices, places });
  sharingRoutes(serve, people);
  const profiles = profilesFor(profileChoices);
  draftsRoutes(serve, { db, clock });
  const choices = readCaseChoices();
  casesRoutes(serve, { db, clock, linkTo, ...pictures, choices, profiles });
  transferRoutes(serve, { db, clock, jobs, linkTo, ...pictures, store: files, choices, makers });

  const rights = [profileImageRight(db), imageRight(db), reportRight(db, clock)];
  filesRoutes(app, { files, secret, clock, sessionOf: (request) => sessionOf(doorway, request), rights });
  healthRoutes(app, database);
  openApiRoutes(app, endpoints, () => cookie().name);
  if (showsOutbox(config)) outboxRoutes(app, outboxReader(join(dataDir, 'outbox')));
  return endpoints;
}

/** Only where nothing but this machine leads here: no mail server, no other address, no proxy in front. */
const showsOutbox = (config: Config): boolean =>
  !config.SMTP_URL && config.listensOnLoopback && config.isReachedOnLoopback && !config.TRUST_PROXY;

const siteSettingsOf = (config: Config) => ({
  supportEmails: config.SUPPORT_EMAIL,
  socialLinks: config.SOCIAL_LINKS ?? [],
  appStoreUrl: config.APP_STORE_URL,
  playStoreUrl: config.PLAY_STORE_URL,
});
