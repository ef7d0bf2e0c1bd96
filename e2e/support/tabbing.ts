import type { CDPSession, Locator, Page } from '@playwright/test';

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/** Presses Tab so many times. The presses are sent together, and the browser takes them one after the other. */
export async function pressTab(page: Page, times: number): Promise<void> {
  const session = await sessionOf(page);
  const sent: Promise<unknown>[] = [];
  for (let turn = 0; turn < times; turn++)
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      sent.push(session.send('Input.dispatchKeyEvent', { type, ...TAB }));
  await Promise.all(sent);
}

/** Presses Tab until the target has the focus, at most so many times; what was sent beyond that moves nothing. */
export async function pressTabUntil(page: Page, target: Locator, times: number): Promise<boolean> {
  const stops = await target.evaluateHandle((element) => {
    const stop = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || document.activeElement !== element) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', stop, { capture: true });
    return {
      end: () => {
        removeEventListener('keydown', stop, { capture: true });
        return document.activeElement === element;
      },
    };
  });
  await pressTab(page, times);
  return stops.evaluate(({ end }) => end());
}
