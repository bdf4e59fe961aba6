import { expect, type Locator, type Page } from '@playwright/test';
import { profileTabLabels } from '@casefolio/domain/messages/profile-screen';
import { button } from './account-steps.ts';
import { openTab, tab } from './profile-steps.ts';

interface TabPress {
  readonly name: string;
  readonly target: (page: Page) => Locator;
  /** A selector of what the press asks for. */
  readonly painted: string;
}

interface DialogPress extends TabPress {
  /** Up to the press that opens it. */
  readonly before: (page: Page) => Promise<void>;
  readonly close: (page: Page) => Promise<void>;
}

/** From the last to the first, so that each press of a round leads to another tab. */
export const profileTabs: readonly TabPress[] = profileTabLabels
  .map((name, index) => ({
    name: `tab ${name}`,
    target: (page: Page) => tab(page, name),
    painted: `[role=tab]:nth-of-type(${index + 1})[aria-selected=true]`,
  }))
  .toReversed();

const inDialog = (name: string) => `[role=dialog] [name=${name}]`;

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const addPress = (tabName: string, name: string, painted: string): DialogPress => ({
  name,
  before: (page) => openTab(page, tabName),
  target: (page) => button(page, name),
  painted,
  close,
});

/** The first card, or while there is none the way to add one. */
const firstOf = (page: Page) => page.getByRole('tabpanel').getByRole('button').first();

export const profileDialogs: readonly DialogPress[] = [
  addPress('Current Position', 'Add Current Position', inDialog('specialityId')),
  addPress('Experience', 'Add Experience', inDialog('endDate')),
  addPress('Education', 'Add Education', inDialog('endDate')),
  {
    name: 'Reimbursement',
    before: (page) => openTab(page, 'Reimbursement'),
    target: firstOf,
    painted: inDialog('practiceState'),
    close,
  },
  {
    name: 'Edit personal info',
    before: async (page) => {
      await button(page, 'What you can do here').click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
    target: (page) => page.getByRole('menuitem', { name: 'Edit personal info' }),
    painted: inDialog('phone'),
    close,
  },
];

/** Opens the profile, and waits until it has fetched ahead what its dialogs need: then nothing has come for half a second. */
export async function openAhead(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/profile`);
  await page.waitForFunction(() => {
    const fetched = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const isUnderWay = fetched.some(({ name }) => name.includes('threshold_lookups'));
    return isUnderWay && fetched.every(({ responseEnd }) => performance.now() - responseEnd > 500);
  });
}
