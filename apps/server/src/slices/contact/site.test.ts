import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';

const casefolio = testCasefolio({
  SUPPORT_EMAIL: 'desk@clinic.example, hello@clinic.example',
  SOCIAL_LINKS: 'https://www.linkedin.com/company/clinic, https://social.clinic.example/@log',
  APP_STORE_URL: 'https://apps.example.com/log',
});

test('the public site knows whom to write to and where else we are', async () => {
  const reply = await casefolio.browser().get('/site');
  expect(reply).toMatchObject({ status_code: 200, http: 200 });
  expect(reply.data).toEqual({
    support_emails: ['desk@clinic.example', 'hello@clinic.example'],
    social_links: [
      { label: 'LinkedIn', href: 'https://www.linkedin.com/company/clinic' },
      { label: 'social.clinic.example', href: 'https://social.clinic.example/@log' },
    ],
    app_store_url: 'https://apps.example.com/log',
    play_store_url: null,
  });
});

test('a browser may keep it for a while', async () => {
  const { headers } = await casefolio.browser().get('/site');
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(headers['etag']).toMatch(/^"/);
});
