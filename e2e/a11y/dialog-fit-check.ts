import type { Page } from '@playwright/test';

/** The buttons that end a dialog are in view as it opens, however much it holds: what is longer scrolls above them. */
export function findButtonsOutOfView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ':is([role="dialog"], [role="alertdialog"]) :is(.dialog-actions, .form-actions) button',
      ),
    ]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top < 0 || bottom > innerHeight;
      })
      .map((button) => `the button "${button.textContent.trim()}" of a dialog is not in view`),
  );
}
