import { keptFiles } from '../ports/files/kept-files.ts';
import { accountsJobs } from '../slices/accounts/accounts.jobs.ts';
import { purgeDeletedCases } from '../slices/cases/cases.api.ts';
import { contactJobs } from '../slices/contact/contact.jobs.ts';
import { profileJobs } from '../slices/profile/profile.jobs.ts';
import { sharingJobs } from '../slices/sharing/sharing.jobs.ts';
import { readCaseChoices } from '../slices/lookups/choices.api.ts';
import { purgeReports, transferJobs } from '../slices/transfer/transfer.jobs.ts';
import { plansJobs } from '../slices/plans/plans.jobs.ts';
import { purgeExpired } from './purge.ts';
import type { Parts } from './parts.ts';

/** Every job that runs from the queue. */
export async function startJobs({
  config,
  clock,
  database: { db },
  jobs,
  mailer,
  payments,
  files,
  images,
  makers,
  keys,
  appUrl,
}: Parts): Promise<void> {
  await jobs.start();
  await accountsJobs(jobs, { db, clock, mailer, appUrl, keys });
  await plansJobs(jobs, { db, clock, payments });
  await contactJobs(jobs, { db, clock, mailer, appUrl, supportEmail: config.SUPPORT_EMAIL[0] });
  await profileJobs(jobs, { db, clock, mailer, appUrl });
  await sharingJobs(jobs, { db, clock, mailer, appUrl });
  const loose = keptFiles({ db, files, clock });
  const choices = readCaseChoices();
  await transferJobs(jobs, { db, clock, files: loose, store: files, images, choices, makers });
  await jobs.work('purge-expired', async () => {
    await purgeExpired(db, clock.now());
    await purgeDeletedCases(db, loose, clock.now());
    await purgeReports(db, loose, clock.now());
    await loose.purge();
  });
  await jobs.schedule('purge-expired', '17 * * * *');
}
