import { expect, type Page } from '@playwright/test';

/** The application has taken the page over that was drawn ahead: what is done from here on meets the application itself. */
export const untilRunning = (page: Page): Promise<void> =>
  expect(page.locator('html')).not.toHaveAttribute('data-waits');
