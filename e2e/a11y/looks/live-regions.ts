import type { Page } from '@playwright/test';

/** WCAG 4.1.3: a page has a region for what is said in turn and one for what is said at once, and both can be heard. */
export function findDeafRegions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const implied: Readonly<Record<string, string>> = { status: 'polite', log: 'polite', alert: 'assertive' };
    const politenessOf = (element: Element) =>
      element.getAttribute('aria-live') ?? implied[element.getAttribute('role') ?? ''];
    const isHeard = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"]') === null;
    const regions = [
      ...document.querySelectorAll('[aria-live], [role="status"], [role="log"], [role="alert"]'),
    ];
    const silenced = regions
      .filter((element) => element.matches('[role="status"], [role="log"], [role="alert"]'))
      .filter((element) => !['polite', 'assertive'].includes(politenessOf(element) ?? ''))
      .map((element) => `a region of the role ${element.getAttribute('role')} is switched off`);
    // A chart in a frame says what a moving hand meets, and interrupts nothing.
    const wanted = document.getElementById('main-content') ? ['polite', 'assertive'] : ['polite'];
    const missing = wanted
      .filter((each) => !regions.some((element) => politenessOf(element) === each && isHeard(element)))
      .map((each) => `no region that can be heard is ${each}`);
    return [...silenced, ...missing];
  });
}
