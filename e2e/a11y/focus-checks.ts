import type { Page } from '@playwright/test';
import { pressTab } from '../support/tabbing.ts';
import { findRingFaults } from './focus-ring-check.ts';

/** What Tab came to, in order; nothing where it left the page. */
interface Stop {
  readonly name: string;
  /** The place of the element among those that Tab came to. */
  readonly key: number;
  readonly covered: boolean;
  /** It keeps the focus for stops of its own inside, or holds it as long as it is open: a player, a dialog, a menu. */
  readonly mayKeep: boolean;
}

/** The sweep measures rings on the first stops of a page. A walk that looks for a trap has to see all of them. */
const MEASURED_STOPS = 80;
const STRIDE = 20;
/** A date has three stops inside, a player more. */
const STOPS_INSIDE = 20;

declare global {
  interface Window {
    focusStops?: (Stop | null)[];
  }
}

/** WCAG 2.4.7, 2.4.11 and 2.4.13: whatever Tab reaches shows a ring and is not covered by the header. */
export async function findFocusFaults(page: Page): Promise<string[]> {
  const stops = await walkStops(page, MEASURED_STOPS);
  const covered = stops
    .slice(0, endOf(stops))
    .flatMap((stop) => (stop?.covered ? [`${stop.name} is covered while it has the focus`] : []));
  return [...covered, ...(await findRingFaults(page))];
}

async function walkStops(page: Page, max: number): Promise<(Stop | null)[]> {
  await noteStops(page);
  for (let pressed = 0; pressed < max; pressed += STRIDE) {
    await pressTab(page, STRIDE);
    if (hasGoneRound(await stopsOf(page))) break;
  }
  return stopsOf(page);
}

function countStops(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.querySelectorAll(
        'a[href], area, button, input, select, textarea, summary, audio, video, iframe, embed, [tabindex], [contenteditable]',
      ).length,
  );
}

/** WCAG 2.1.2: where Tab comes back to a stop in the middle of its way, it has not been let go. */
export async function findTraps(page: Page): Promise<string[]> {
  const max = (await countStops(page)) + STOPS_INSIDE;
  await page.evaluate(beginAtTop);
  const stops = await walkStops(page, max);
  await page.evaluate(() => document.querySelector('[data-walk-start]')?.remove());
  const end = endOf(stops);
  if (end === stops.length) return [`Tab comes to no end after ${stops.length} stops`];
  const repeated = stops[end];
  const first = stops.findIndex((stop) => stop?.key === repeated?.key);
  // A round of the whole page begins anew; a first stop that Tab never leaves is no round.
  if (!repeated || repeated.mayKeep || (first === 0 && end > 1)) return [];
  const kept = stops.slice(first, end).map((stop) => stop?.name);
  return [`Tab does not get out of ${kept.join(', ')}`];
}

/** Lets Tab begin at the top of the page: else it begins behind a trap that an earlier walk ended in, and passes it. */
function beginAtTop(): void {
  const start = document.createElement('span');
  start.tabIndex = -1;
  start.dataset['walkStart'] = '';
  document.body.prepend(start);
  start.focus({ preventScroll: true });
}

function stopsOf(page: Page) {
  return page.evaluate(() => window.focusStops ?? []);
}
function hasGoneRound(stops: readonly (Stop | null)[]) {
  return endOf(stops) < stops.length;
}

/** Where Tab left the page or came to where it had been. */
function endOf(stops: readonly (Stop | null)[]): number {
  const keys = stops.map((stop) => stop?.key);
  const end = keys.findIndex((key, place) => key === undefined || keys.indexOf(key) < place);
  return end === -1 ? stops.length : end;
}

/** From now on the page notes, each time that Tab is let go, what has the focus and how it shows it. */
async function noteStops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const elements: HTMLElement[] = [];
    const names: string[] = [];
    window.focusElements = elements;
    const look = (): Stop | null => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      const words = (element.getAttribute('aria-label') ?? label ?? element.textContent).trim();
      const name = `${element.tagName.toLowerCase()} "${words.slice(0, 40)}"`;
      const known = elements.indexOf(element);
      // An element that was made again is the same stop to the person. Its place does not tell: lists scroll.
      const twin = elements.findIndex((other, place) => !other.isConnected && names[place] === name);
      const key = known !== -1 ? known : twin !== -1 ? twin : elements.length;
      elements[key] = element;
      names[key] = name;
      // A field or a card as a whole lies where what has the focus in it does.
      const wearer = element.matches('input') ? '.choice, .search-field' : ':has(> .card-words)';
      const ringed =
        (element.matches('input, [data-card]') && element.closest<HTMLElement>(wearer)) || element;
      const box = element.getBoundingClientRect();
      const middle = document.elementFromPoint(
        box.x + box.width / 2,
        box.y + Math.min(box.height / 2, innerHeight / 2),
      );
      const covered =
        middle !== null && !element.contains(middle) && !middle.contains(element) && !ringed.contains(middle);
      return {
        key,
        name,
        covered: covered && box.width > 1,
        mayKeep:
          element.closest(
            'audio, video, iframe, embed, [role="dialog"], [role="alertdialog"], [role="menu"]',
          ) !== null,
      };
    };
    const stops: (Stop | null)[] = [];
    window.focusStops = stops;
    // The field of a date is one stop with a month, a day, a year and a calendar in it.
    const mostParts = 3;
    let parts = 0;
    const note = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return;
      const stop = look();
      const isPart = stop?.key === stops.at(-1)?.key && document.activeElement?.matches('[type="date"]');
      parts = isPart ? parts + 1 : 0;
      if (parts === 0 || parts > mostParts) stops.push(stop);
    };
    addEventListener('keyup', note, { capture: true });
    (document.activeElement as HTMLElement | null)?.blur();
  });
}
