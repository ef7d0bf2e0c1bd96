import { expect, type Page } from '@playwright/test';

/** A dialog on screen, and what was pressed to open it, or had the focus then. */
interface Opened {
  readonly dialog: Element;
  readonly opener: Element | null;
  /** The shortcut that opened it, as Playwright presses it; nothing for a button. */
  readonly keys: string | null;
}

declare global {
  interface Window {
    openedDialogs?: Opened[];
  }
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';
/** The words of buttons that leave all as it is, the first that a dialog has. */
const LEAVES = ['Done', 'Cancel', 'Keep my account', 'Close'];

/**
 * Notes the opener of each dialog, from the next page on: the button that was pressed, even if it lost the focus before the
 * dialog took it, or else the element that had the focus.
 */
export async function noteOpeners(page: Page): Promise<void> {
  await page.addInitScript((dialogs) => {
    const opened: Opened[] = [];
    window.openedDialogs = opened;
    let focused: Element | null = null;
    let pressed: Element | null = null;
    let typed: KeyboardEvent | null = null;
    // A key that only moves the focus opens nothing, and a shortcut does nothing else.
    const keysOf = (event: KeyboardEvent | null) => {
      if (!event?.defaultPrevented || event.key === 'Tab' || event.key === 'Escape') return null;
      const held = [event.ctrlKey && 'Control', event.altKey && 'Alt', event.metaKey && 'Meta'];
      return [...held.filter((name) => name !== false), event.key].join('+');
    };
    const look = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const dialog = target.closest(dialogs);
      if (dialog && !opened.some((each) => each.dialog === dialog))
        opened.push({ dialog, opener: pressed ?? focused, keys: pressed ? null : keysOf(typed) });
      focused = target;
    };
    const press = ({ target }: Event) => {
      pressed = target instanceof Element ? target.closest('button, a, [role="button"]') : null;
      typed = null;
    };
    const type = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') return press(event);
      pressed = null;
      typed = event;
    };
    addEventListener('focusin', look, { capture: true });
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('keydown', type, { capture: true });
  }, DIALOG);
}

/**
 * WCAG 2.4.3: whoever closes a dialog, by Escape or by its own button, is back at what opened it. Where that is gone, or keys
 * opened it from nowhere, the focus is on the heading of the page or on what the screen names.
 */
export async function findDialogFaults(page: Page, successor?: string): Promise<string[]> {
  const dialogs = page.locator(DIALOG).filter({ visible: true });
  if ((await dialogs.count()) === 0) return [];
  const onPage = page.locator(DIALOG);
  await closeUntil(page, () => page.keyboard.press('Escape'));
  const byEscape = await findLandingFault(page, 'Escape', successor);
  if (byEscape.length > 0) return byEscape;
  const keys = await page.evaluate(
    () => window.openedDialogs?.findLast(({ dialog }) => !dialog.isConnected)?.keys ?? null,
  );
  // It opens again by its shortcut, or by the button that has the focus; a heading opens nothing.
  await page.keyboard.press(keys ?? 'Enter');
  const isOpener = () => document.activeElement?.matches('button, a, [role="button"]');
  if (keys === null && !(await page.evaluate(isOpener))) return [];
  await expect(dialogs.first()).toBeVisible();
  const names = LEAVES.map((name) => onPage.last().getByRole('button', { name, exact: true }));
  for (const button of names)
    if ((await button.count()) > 0) {
      await closeUntil(page, () => button.last().press('Enter'));
      return findLandingFault(page, 'its own button', successor);
    }
  return ['the dialog has no button that closes it'];
}

async function closeUntil(page: Page, close: () => Promise<void>): Promise<void> {
  const dialogs = page.locator(DIALOG).filter({ visible: true });
  const before = await dialogs.count();
  // A hint over the dialog takes the first Escape for itself.
  await expect(async () => {
    if ((await dialogs.count()) === before) await close();
    expect(await dialogs.count()).not.toBe(before);
  }).toPass();
}

async function findLandingFault(page: Page, by: string, successor: string | undefined): Promise<string[]> {
  let fault: string | null = null;
  // The focus goes back a moment after the dialog is gone.
  await expect
    .poll(async () => (fault = await page.evaluate(describeLanding, successor)), { timeout: 5_000 })
    .toBeNull()
    .catch(() => undefined);
  return fault === null ? [] : [`after ${by} ${String(fault)}`];
}

/** In the page: nothing where the focus is where it belongs. */
function describeLanding(successor: string | undefined): string | null {
  const nameOf = (element: Element | null | undefined) =>
    element && element !== document.body
      ? `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`
      : 'nothing';
  const closed = window.openedDialogs?.findLast(({ dialog }) => !dialog.isConnected);
  const opener = closed?.opener;
  const focused = document.activeElement;
  const isThere = (element: Element) =>
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert]') === null;
  // Made anew, it is the same button to whoever pressed it.
  const twins =
    !opener || isThere(opener) || successor !== undefined
      ? []
      : [...document.querySelectorAll(opener.localName)].filter(
          (element) => nameOf(element) === nameOf(opener) && isThere(element),
        );
  const openers = opener && isThere(opener) ? [opener] : twins;
  if (openers.length > 0)
    return focused && openers.includes(focused)
      ? null
      : `${nameOf(focused)} has the focus, and ${nameOf(opener)} opened it`;
  const wanted = successor ?? document.querySelector('h1')?.textContent;
  return focused !== document.body && nameOf(focused).includes(`"${wanted?.trim().slice(0, 40)}`)
    ? null
    : `${nameOf(focused)} has the focus, where "${wanted}" comes after it`;
}
