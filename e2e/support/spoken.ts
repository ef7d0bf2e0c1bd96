import { type ConsoleMessage, expect, type Page } from '@playwright/test';

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
  /** The words that were heard more than once after one act. */
  readonly doubles: Pick<Heard, 'text' | 'act'>[];
  act: number;
  /** When a region changed last, or somebody did something. */
  changedAt: number;
}

declare global {
  interface Window {
    spokenWords?: Listening;
  }
}

/** The page writes this and the words of a double into its console, which is read across pages and reloads. */
const HEARD_TWICE = 'Heard twice: ';

/** A message that waits stands in its region at most so long after the one before it. */
const QUIET_MS = 1500;

/**
 * Notes every text that a live region shows, as a screen reader would hear it: `aria-live` decides if it is present, and the
 * role if it is not. A region that is switched off, hidden or behind a dialog says nothing. Each region is heard alone, so
 * words that two regions say, or one says twice, are heard twice; the name of the focused element is heard, too. `end`
 * returns all words that were heard twice after one key, touch or letter.
 */
export async function listenToAnnouncements(page: Page): Promise<Spoken & { readonly end: () => string[] }> {
  const doubles: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (text.startsWith(HEARD_TWICE)) doubles.push(text.slice(HEARD_TWICE.length));
  };
  page.on('console', onConsole);
  await page.addInitScript((heardTwice) => {
    const listening: Listening = { heard: [], doubles: [], act: 0, changedAt: 0 };
    window.spokenWords = listening;
    const REGION = '[aria-live], [role="status"], [role="alert"], [role="log"]';
    /** What each region shows: the same again is said again only after it was empty. */
    const shown = new WeakMap<Element, string>();
    const plainOf = (text: string) => text.replace(/\.$/, '');
    const hear = (said: string, by: Heard['by'], act = listening.act) => {
      const text = plainOf(said);
      // A person who returns to an element expects to hear its name again.
      const isDouble = listening.heard.some(
        (one) => one.act === act && plainOf(one.text) === text && (by === 'region' || one.by === 'region'),
      );
      if (isDouble && !listening.doubles.some((one) => one.act === act && one.text === text)) {
        listening.doubles.push({ text, act });
        console.debug(`${heardTwice}${text}`);
      }
      listening.heard.push({ text: said, by, act });
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
    // A person goes back by the button of the browser, which the page hears as `popstate` alone.
    for (const act of ['keydown', 'pointerdown', 'input', 'popstate'])
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
        if (!(target instanceof Element)) return;
        const { act } = listening;
        const name = nameOf(target);
        // The page draws a missing name and the state by the next frame. A button that is busy by then has another name,
        // which the focus does not say.
        requestAnimationFrame(() => {
          const heard = name || nameOf(target);
          hear(heard, 'focus', act);
          if (target.getAttribute('aria-selected') === 'true') hear(`${heard} selected`, 'focus', act);
        });
      },
      { capture: true },
    );
  }, HEARD_TWICE);
  return {
    ...readSpoken(page),
    end: () => {
      page.off('console', onConsole);
      return doubles;
    },
  };
}

/** Reads the words that a page has heard so far. */
export function readSpoken(page: Page): Spoken {
  const read = () =>
    page.evaluate(() => {
      const { heard = [], doubles = [], act = 0, changedAt = 0 } = window.spokenWords ?? {};
      return { heard, doubles, act, quietFor: performance.now() - changedAt };
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
      const { doubles, act } = await read();
      return doubles.filter((one) => one.act === act).map(({ text }) => text);
    },
  };
}
