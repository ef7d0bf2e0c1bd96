import type { Page } from '@playwright/test';
import { addStyles, captureFrame, waitFrames } from './frames.ts';

declare global {
  interface Window {
    /** What Tab came to, as the walk through the page notes it. */
    focusElements?: HTMLElement[];
  }
}

/** A stop whose ring is measured, and another one that has the focus meanwhile. */
interface Measured {
  readonly place: number;
  readonly other: number;
  readonly name: string;
  readonly look: string;
}

/** Looks that were measured in this worker: most stops of most pages are the same few. */
const measured = new Set<string>();

const TRIES = 3;

/** Nothing but the ring tells the two pictures apart. */
const STILL = '[role="tooltip"] { visibility: hidden !important } * { caret-color: transparent !important }';

/**
 * WCAG 2.4.7 and 2.4.13: whatever has the focus differs from itself without it, in pixels: by 3 to 1 on as many of them as a
 * line of two pixels around it has, or near to it. In forced colours, which take shadows away, it has an outline. Each look
 * is measured once: what a stop and all around it are styled by.
 */
export async function findRingFaults(page: Page): Promise<string[]> {
  const fresh = (await page.evaluate(listLooks)).filter(({ look }) => !measured.has(look));
  const kinds = [...new Map(fresh.map((stop) => [stop.look, stop])).values()];
  if (kinds.length === 0) return [];
  const restore = await addStyles(page, STILL);
  const faults: string[] = [];
  for (const stop of kinds) {
    const share = await measureShare(page, stop);
    if (share < 1) faults.push(`${stop.name} shows no focus ring, or ${Math.round(share * 100)} % of one`);
    else measured.add(stop.look);
  }
  await restore();
  return [...faults, ...(await findRingsOfShadow(page, kinds))];
}

/** A ring that a script draws comes a moment later: what shows none is looked at again. */
async function measureShare(page: Page, stop: Measured): Promise<number> {
  let share = 0;
  for (let tries = 0; tries < TRIES && share < 1; tries++) {
    if (!(await page.evaluate(giveFocus, stop.place))) return 1;
    await waitFrames(page, 2);
    const focused = await captureFrame(page);
    if (!(await page.evaluate(takeFocus, stop))) continue;
    await waitFrames(page, 2);
    const without = await captureFrame(page);
    share = await page.evaluate(measureRing, [focused, without, stop.place, stop.other] as const);
  }
  return share;
}

/** In the page: each stop with all that its ring may come of. */
function listLooks(): Measured[] {
  const stops = window.focusElements ?? [];
  const takers = new Set(
    stops.filter((stop) => {
      stop.focus({ preventScroll: true });
      return document.activeElement === stop;
    }),
  );
  const boxes = stops.map((stop) => stop.getBoundingClientRect());
  const styleOf = (element: Element) => {
    const { outline, boxShadow, overflow, clipPath, backgroundColor, borderTopWidth, opacity } =
      getComputedStyle(element);
    return [
      element.localName,
      element.className,
      outline,
      boxShadow,
      overflow,
      clipPath,
      backgroundColor,
      borderTopWidth,
      opacity,
    ].join();
  };
  return stops.flatMap((stop, place) => {
    const isPlayer = stop.closest('audio, video, iframe, embed') !== null;
    if (isPlayer || !stop.isConnected || stop.closest('[inert]')) return [];
    stop.focus({ preventScroll: true });
    const around: Element[] = [];
    for (let next: Element | null = stop; next && around.length < 5; next = next.parentElement)
      around.push(next);
    // What lies farthest from it, so that its own ring is not taken for this one's.
    const distanceTo = (other: number) =>
      Math.abs((boxes[other]?.y ?? 0) - (boxes[place]?.y ?? 0)) +
      Math.abs((boxes[other]?.x ?? 0) - (boxes[place]?.x ?? 0));
    const others = stops.flatMap((each, index) =>
      each === stop || each.contains(stop) || stop.contains(each) || !takers.has(each) ? [] : [index],
    );
    const other = others.toSorted((a, b) => distanceTo(b) - distanceTo(a))[0];
    if (other === undefined) return [];
    const name = `${stop.localName} "${(stop.getAttribute('aria-label') ?? stop.textContent).trim().slice(0, 40)}"`;
    return [{ place, other, name, look: around.map(styleOf).join('|') }];
  });
}

/** In the page. */
function giveFocus(place: number): boolean {
  const stop = window.focusElements?.[place];
  if (!stop?.isConnected) return false;
  stop.scrollIntoView({ block: 'center', inline: 'nearest' });
  stop.focus({ preventScroll: true });
  return document.activeElement === stop && stop.matches(':focus-visible');
}

/** In the page: nothing is blurred, for a dialog takes the focus back at once. False where it stays. */
function takeFocus({ place, other }: Measured): boolean {
  window.focusElements?.[other]?.focus({ preventScroll: true });
  return document.activeElement !== window.focusElements?.[place];
}

/** In the page: how much of a line around it changed by 3 to 1 or more; 1 is enough. */
async function measureRing([focused, without, place, other]: readonly [
  string,
  string,
  number,
  number,
]): Promise<number> {
  const read = async (data: string) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [before, after] = await Promise.all([read(focused), read(without)]);
  const box = window.focusElements?.[place]?.getBoundingClientRect();
  const elsewhere = window.focusElements?.[other]?.getBoundingClientRect();
  if (!before || !after || !box) return 1;
  const brightnessAt = ({ data }: ImageData, at: number) => {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) => {
      const share = (data[at + part] ?? 0) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const margin = 16;
  const isElsewhere = (x: number, y: number) =>
    elsewhere !== undefined &&
    x >= elsewhere.left - margin &&
    x <= elsewhere.right + margin &&
    y >= elsewhere.top - margin &&
    y <= elsewhere.bottom + margin;
  let changed = 0;
  for (let at = 0; at < before.data.length; at += 4) {
    if ([0, 1, 2].every((part) => before.data[at + part] === after.data[at + part])) continue;
    const x = ((at / 4) % before.width) / devicePixelRatio;
    const y = Math.floor(at / 4 / before.width) / devicePixelRatio;
    const isNear =
      x >= box.left - margin && x <= box.right + margin && y >= box.top - margin && y <= box.bottom + margin;
    if (isElsewhere(x, y) && !isNear) continue;
    const [darker = 0, brighter = 0] = [brightnessAt(before, at), brightnessAt(after, at)].toSorted(
      (a, b) => a - b,
    );
    if ((brighter + 0.05) / (darker + 0.05) >= 3) changed += 1;
  }
  const width = Math.max(0, Math.min(box.right, innerWidth) - Math.max(box.left, 0));
  const height = Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
  const line = 2 * (width + height) * 1.5 * devicePixelRatio ** 2;
  return line === 0 ? 1 : changed / line;
}

/** Where the system has its own colours, only lines are left. They may come a moment after the colours. */
async function findRingsOfShadow(page: Page, stops: readonly Measured[]): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  let faults = await listWithoutLine(page, stops);
  for (let tries = 1; tries < TRIES && faults.length > 0; tries++) {
    await waitFrames(page, 2);
    faults = await listWithoutLine(page, stops);
  }
  await page.emulateMedia({ forcedColors: null });
  return faults;
}

/** Lists the stops without a line of the focus: a line that is the same while something else has the focus does not count. */
function listWithoutLine(page: Page, stops: readonly Measured[]): Promise<string[]> {
  return page.evaluate(
    (places) =>
      places.flatMap(({ place, other, name }) => {
        const stop = window.focusElements?.[place];
        if (!stop?.isConnected) return [];
        const around: Element[] = [];
        for (let next: Element | null = stop; next && around.length < 5; next = next.parentElement)
          around.push(next);
        const readLine = (element: Element) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
          const isThere = !/rgba\(.*, 0\)|transparent/.test(outlineColor) && outlineStyle !== 'none';
          return isThere && Number.parseFloat(outlineWidth) >= 2
            ? `${outlineStyle} ${outlineWidth} ${outlineColor}`
            : '';
        };
        stop.focus({ preventScroll: true });
        const focused = around.map(readLine);
        window.focusElements?.[other]?.focus({ preventScroll: true });
        // A dialog may hold the focus: what cannot be left is judged by its line alone.
        const isLeft = document.activeElement !== stop;
        const without = isLeft ? around.map(readLine) : [];
        return focused.some((line, index) => line !== '' && line !== without[index])
          ? []
          : [`${name} shows no focus ring in forced colours`];
      }),
    stops,
  );
}
