/** What a mail says. How it looks is the same for all and is not decided here. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly href: string };
  readonly closing: string;
}

export const verificationLetter = (person: { readonly firstName: string }, href: string): Letter => ({
  subject: 'Verify your e-mail address for Casefolio',
  paragraphs: [
    `Hello ${person.firstName},`,
    'Welcome to Casefolio. Please confirm that this address is yours; then your case log is open to you.',
  ],
  action: { label: 'Verify my e-mail address', href },
  closing: 'The link works once and for 48 hours. If you did not sign up, you can ignore this mail.',
});
