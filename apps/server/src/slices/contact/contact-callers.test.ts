import { contactLimits } from '@casefolio/domain/contact/limits';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { contactBody, newAddress } from './testing/visitors.ts';

// An application of its own, for these use up what one caller may send.
const casefolio = testCasefolio();

test('one caller cannot flood the desk with ever new addresses', async () => {
  const browser = casefolio.browser();
  for (let sent = 1; sent <= contactLimits.messagesPerCaller.tries; sent += 1)
    expect(await browser.post('/contacts', contactBody())).toMatchObject({ status_code: 200 });
  const refused = await browser.post('/contacts', contactBody());
  expect(refused).toMatchObject({ status_code: 429, http: 429 });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('one caller cannot have ever new addresses mailed', async () => {
  const browser = casefolio.browser();
  for (let asked = 1; asked <= contactLimits.subscriptionsPerCaller.tries; asked += 1)
    await browser.post('/newsletter', { email: newAddress() });
  expect(await browser.post('/newsletter', { email: newAddress() })).toMatchObject({ status_code: 429 });
});
