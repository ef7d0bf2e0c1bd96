import type { ElementHandle, Page } from '@playwright/test';

const TYPED = 'nabc';

/** Whoever mends what a form complains about can type on: nothing takes the focus out of the field after a letter. */
export async function findTypingFaults(page: Page): Promise<string[]> {
  const fields = page.locator(
    ':is(input:not([type="checkbox"], [type="radio"], [type="file"], [type="number"], [readonly]), textarea)[aria-invalid="true"]',
  );
  const faults: string[] = [];
  // A field that is mended by the first letters is no longer among them.
  for (const field of (await fields.elementHandles()) as ElementHandle<HTMLInputElement>[]) {
    if (await field.evaluate((element) => element.closest('[inert]') !== null)) continue;
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(TYPED);
    const { name, typed, isFocused } = await field.evaluate((element) => ({
      name: element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? '',
      typed: element.value,
      isFocused: document.activeElement === element,
    }));
    if (!isFocused || !typed.endsWith(TYPED))
      faults.push(`typing into "${name}" after its error leads elsewhere: it holds "${typed}"`);
  }
  return faults;
}
