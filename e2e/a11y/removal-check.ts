import { expect, type Locator, type Page } from '@playwright/test';

/** What a person takes away, by the first word of the button. */
const REMOVES = /^(Remove|Dismiss|Discard|Delete|Clear|Withdraw|Revoke|Leave out|Sign out)\b/;
/** Whole pages and accounts go with these, and another page comes. */
const ENDS_ALL = /(account|class|everywhere|organization|team|collection)$/i;
const MOST_PRESSED = 3;
const DIALOG = '[role="dialog"], [role="alertdialog"]';

declare global {
  interface Window {
    /** From now on the page hears that what it changes is done, and finds no longer what was named last in the address. */
    pretendRemovals?: () => void;
  }
}

/** From the next page on removals can be pretended: nothing is gone for the others who use the same accounts. */
export function prepareRemovals(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const send = globalThis.fetch;
    let pretends = false;
    const gone = new Set<string>();
    const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
    const isGone = (value: unknown): boolean =>
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).some((part) => typeof part === 'string' && gone.has(part));
    const without = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.filter((one) => !isGone(one)).map(without);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, without(part)]));
    };
    globalThis.fetch = async (target, options) => {
      // A request that is made of another one takes its body away.
      if (!pretends) return send(target, options);
      const request = new Request(target, options);
      if (!new URL(request.url).pathname.startsWith('/api/')) return send(request);
      const read = async (address: string | Request) => {
        const answer = await send(address);
        if (!answer.headers.get('content-type')?.includes('json')) return answer;
        return Response.json(without(await answer.json()), { status: answer.status });
      };
      if (request.method === 'GET') return read(request);
      const [, list = '', member = ''] = /^(.+)\/([^/]*\d[^/]*)$/.exec(request.url) ?? [];
      if (request.method === 'DELETE' && member !== '') {
        gone.add(decodeURIComponent(member));
        // The response to a removal may be the rest of the list.
        const rest = await read(list);
        return rest.ok && rest.headers.get('content-type')?.includes('json') ? rest : Response.json({});
      }
      const named = `${request.url} ${await request.clone().text()}`.match(ID);
      const last = named?.at(-1);
      if (last) gone.add(last);
      return Response.json({});
    };
    window.pretendRemovals = () => {
      pretends = true;
    };
  });
}

/**
 * WCAG 2.4.3: whoever removes something by keys is somewhere afterwards: on what took its place, on its list, on a heading.
 * Every kind of removal of a screen is tried once.
 */
export async function findRemovalFaults(page: Page): Promise<string[]> {
  const names = await listRemovals(page);
  if (names.length === 0) return [];
  await page.evaluate(() => window.pretendRemovals?.());
  const faults: string[] = [];
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true }).first();
    const fault = await tryRemoval(page, button, name);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

const MESSAGE = '.toasts .toast';

/** A message passes by itself, but not while a pointer rests on it. */
export async function keepMessage(page: Page): Promise<void> {
  const words = page.locator(`${MESSAGE} p`).first();
  const box = (await words.isVisible()) ? await words.boundingBox() : null;
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** The same for whoever dismisses a message, which lies over every page and every dialog. */
export async function findDismissalFaults(page: Page): Promise<string[]> {
  const button = page.locator(`${MESSAGE} button`).first();
  if (!(await button.isVisible())) return [];
  const fault = await tryRemoval(page, button, 'Dismiss');
  return fault === null ? [] : [fault];
}

/** The names of the first buttons of each kind, of those that a person can reach now. */
async function listRemovals(page: Page): Promise<string[]> {
  const names = await page.evaluate((dialogs) => {
    const dialog = [...document.querySelectorAll(dialogs)].at(-1);
    const root = dialog ?? document;
    return [...root.querySelectorAll('button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => !button.matches(':disabled, [aria-disabled="true"]') && !button.closest('[inert]'))
      .map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim());
  }, DIALOG);
  const removals = names.filter((name) => REMOVES.test(name) && !ENDS_ALL.test(name));
  const kinds = new Map(removals.toReversed().map((name) => [kindOf(name), name]));
  return [...kinds.values()].toReversed().slice(0, MOST_PRESSED);
}

/** "Remove: a.pdf" and "Remove: b.pdf" are of one kind. */
function kindOf(name: string): string {
  return name.split(/[:\s]/).slice(0, 2).join(' ');
}

async function tryRemoval(page: Page, button: Locator, name: string): Promise<string | null> {
  const address = page.url();
  const handle = await focusButton(button);
  if (!handle) return null;
  await page.keyboard.press('Enter');
  await confirm(page.getByRole('alertdialog'));
  const isGone = () =>
    handle.evaluate(
      (element) => !element.isConnected || !element.checkVisibility({ visibilityProperty: true }),
    );
  const went = await waitUntil(isGone);
  // What asks for more, or leads to another page, is looked at in a state of its own.
  if (!went || page.url() !== address) return null;
  const isSomewhere = await waitUntil(() =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      return (
        activeElement !== null &&
        activeElement !== body &&
        activeElement.checkVisibility({ visibilityProperty: true })
      );
    }),
  );
  return isSomewhere ? null : `after "${name}" the focus is nowhere`;
}

/** Moves the focus to the button and returns it, unless it has left the page, as a message does, or a list that is read again. */
async function focusButton(button: Locator) {
  try {
    await button.focus({ timeout: 2_000 });
    return await button.elementHandle({ timeout: 2_000 });
  } catch {
    return null;
  }
}

async function confirm(question: Locator): Promise<void> {
  const answer = question.getByRole('button').last();
  if (await answer.isVisible()) await answer.press('Enter');
}

const PATIENCE_MS = 2_500;

async function waitUntil(holds: () => Promise<boolean>): Promise<boolean> {
  return expect
    .poll(holds, { timeout: PATIENCE_MS, intervals: [50, 100, 200] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}
