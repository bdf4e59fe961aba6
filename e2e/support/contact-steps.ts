import type { Page } from '@playwright/test';
import { button, field, newAddress } from './account-steps.ts';

export const support = 'support@casefolio.example';
export const send = (page: Page) => button(page, 'Send Message');
export const agreement = (page: Page) =>
  page.getByLabel('Agree on our terms and condition for using your submitted data?');
export const thanks = 'Thank you for your message! We will answer you by e-mail.';
export const offline = 'Casefolio could not be reached. Check your connection and try again.';

/** Fills the whole form; the address is one that nobody has used. */
export async function fillContact(page: Page, subject: string): Promise<string> {
  const email = newAddress();
  await field(page, 'First Name').fill('Vera');
  await field(page, 'Last Name').fill('Lindqvist');
  await field(page, 'Email').fill(email);
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('Can I import my old log?\nIt is an Excel file.');
  await agreement(page).check();
  return email;
}
