import { expect, type Page } from '@playwright/test';

export interface Spoken {
  /** Waits until these words were said, politely or assertively. */
  readonly toInclude: (words: string | RegExp) => Promise<void>;
  /** Every text that a region said, in order, as often as it was said. */
  readonly all: () => Promise<string[]>;
  /** Waits until nothing more is said, and tells what was heard more than once since the last key, touch or letter. */
  readonly doubles: () => Promise<string[]>;
}

interface Heard {
  readonly text: string;
  readonly by: 'region' | 'focus';
  /** How many keys, touches and letters had come before it. */
  readonly act: number;
}

interface Listening {
  readonly heard: Heard[];
  act: number;
  /** When a region changed last, or somebody did something. */
  changedAt: number;
}

declare global {
  interface Window {
    spokenWords?: Listening;
  }
}

/** A message that waits stands in its region at most so long after the one before it. */
const QUIET_MS = 1500;

/**
 * Notes every text that a live region shows, as a screen reader would hear it: `aria-live` decides where there is one, its
 * role where there is none, and nothing is heard of a region that is switched off, hidden or behind a dialog. Each region
 * is heard by itself, so that what two of them say, or one says twice, is heard twice; the name of what gets the focus is
 * heard beside them.
 */
export async function listenToAnnouncements(page: Page): Promise<Spoken> {
  await page.addInitScript(() => {
    const listening: Listening = { heard: [], act: 0, changedAt: 0 };
    window.spokenWords = listening;
    const REGION = '[aria-live], [role="status"], [role="alert"], [role="log"]';
    /** What each region shows: the same again is said again only after it was empty. */
    const shown = new WeakMap<Element, string>();
    const hear = (text: string, by: Heard['by'], act = listening.act) => {
      listening.heard.push({ text, by, act });
      listening.changedAt = performance.now();
    };
    const wordsOf = (node: Node | null) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    /** What is added to a log is said, and not all that it holds. */
    const isLog = (region: Element) => region.getAttribute('aria-relevant') === 'additions';
    const isHeard = (region: Element) =>
      ['polite', 'assertive'].includes(region.getAttribute('aria-live') ?? 'polite') &&
      region.closest('[inert], [aria-hidden="true"]') === null &&
      region.checkVisibility({ visibilityProperty: true });
    const watch = new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const around = element?.closest(REGION);
        if (around && !isLog(around)) regions.add(around);
        if (around && isLog(around) && isHeard(around))
          // Nothing is read of what another observer takes out again at once.
          for (const added of addedNodes)
            queueMicrotask(() => added.isConnected && wordsOf(added) && hear(wordsOf(added), 'region'));
        // An alert is said when it comes with its words; other regions stand there before they have any.
        for (const added of addedNodes)
          if (added instanceof Element && added.matches('[role="alert"]')) regions.add(added);
      }
      for (const region of regions) {
        const text = isHeard(region) ? wordsOf(region) : '';
        if (text === (shown.get(region) ?? '')) continue;
        shown.set(region, text);
        if (text) hear(text, 'region');
        else listening.changedAt = performance.now();
      }
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true });
    for (const act of ['keydown', 'pointerdown', 'input'])
      addEventListener(
        act,
        () => {
          listening.act += 1;
          listening.changedAt = performance.now();
        },
        { capture: true },
      );
    const nameOf = (element: Element) => {
      const named = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
      return (
        element.getAttribute('aria-label') ??
        (named.length > 0
          ? named.map((id) => wordsOf(document.getElementById(id))).join(' ')
          : wordsOf(element))
      );
    };
    addEventListener(
      'focusin',
      ({ target }) => {
        const { act } = listening;
        // What it is called and whether it is chosen stand there when the page is drawn.
        requestAnimationFrame(() => {
          if (!(target instanceof Element)) return;
          hear(nameOf(target), 'focus', act);
          if (target.getAttribute('aria-selected') === 'true')
            hear(`${nameOf(target)} selected`, 'focus', act);
        });
      },
      { capture: true },
    );
  });
  const read = () =>
    page.evaluate(() => {
      const { heard = [], act = 0, changedAt = 0 } = window.spokenWords ?? {};
      return { heard, act, quietFor: performance.now() - changedAt };
    });
  const all = async () => (await read()).heard.filter(({ by }) => by === 'region').map(({ text }) => text);
  return {
    all,
    toInclude: async (words) => {
      const heard = (said: string[]) =>
        said.some((text) => (typeof words === 'string' ? text.includes(words) : words.test(text)));
      await expect
        .poll(async () => heard(await all()), {
          message: `waiting to hear ${words}`,
          timeout: 60_000,
          intervals: [50, 100, 200],
        })
        .toBe(true);
    },
    doubles: async () => {
      await expect
        .poll(async () => (await read()).quietFor, { message: 'waiting until nothing more is said' })
        .toBeGreaterThan(QUIET_MS);
      const { heard, act } = await read();
      return findDoubles(heard.filter((one) => one.act === act));
    },
  };
}

/** What a region said and another one, the focus, or it again, said too. */
function findDoubles(heard: readonly Heard[]): string[] {
  const listTexts = (of: Heard['by']) =>
    heard.filter(({ by }) => by === of).map(({ text }) => text.replace(/\.$/, ''));
  const said = listTexts('region');
  const focused = new Set(listTexts('focus'));
  return [...new Set(said.filter((text, at) => focused.has(text) || said.indexOf(text) !== at))];
}
