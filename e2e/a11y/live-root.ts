import type { JSHandle, Page } from '@playwright/test';

/**
 * What a person can reach now: the page, or the dialog that makes the page behind it inert. That page is looked at in the
 * state without the dialog.
 */
export function findLiveRoot(page: Page): Promise<JSHandle<Document | Element>> {
  return page.evaluateHandle(() => {
    const isBehind = document.getElementById('main-content')?.closest('[inert], [aria-hidden="true"]');
    const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
    const dialog = [...dialogs].findLast(
      (element) => element.closest('[inert], [aria-hidden="true"]') === null,
    );
    return (isBehind && dialog) || document;
  });
}
