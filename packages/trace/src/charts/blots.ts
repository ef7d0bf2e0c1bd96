import { type Component, findComponents } from '../pixels/components.ts';
import type { PaintedBox } from './boxes.ts';
import type { Inks } from './inks.ts';

/** A piece of one ink, as a component. */
export interface Blot extends Component {
  readonly ink: number;
}

/** Least cover of a pixel, of 255, and least pixels of a piece. */
const LEAST_COVER = 70;
const LEAST_PIXELS = 6;
/** A flat piece that is covered by less than this everywhere, of 255, is a mixture of other inks: an axis. */
const FAINT = 200;
/** A piece that is as high or as wide as these pixels at most is flat. */
const FLAT = 4;

export function listBlots(
  inks: Inks,
  isFree: (at: number, isGrey: boolean) => boolean,
  width: number,
  height: number,
): { readonly labels: Int32Array; readonly list: readonly Blot[] } {
  const isGrey = [false, ...inks.list.map((ink) => ink.isGrey)];
  const own = { width, height, data: new Uint8Array(width * height) };
  for (let at = 0; at < own.data.length; at++) {
    const ink = inks.of[at] ?? 0;
    if (ink && (inks.cover[at] ?? 0) >= LEAST_COVER && isFree(at, isGrey[ink] === true)) own.data[at] = ink;
  }
  const { labels, list } = findComponents(own);
  const firsts = new Map<number, number>();
  const covers = new Uint8Array(list.length + 1);
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] ?? 0;
    if (label && !firsts.has(label)) firsts.set(label, own.data[at] ?? 0);
    if (label && (inks.cover[at] ?? 0) > (covers[label] ?? 0)) covers[label] = inks.cover[at] ?? 0;
  }
  return {
    labels,
    list: list
      .filter(
        ({ pixels, label, box }) =>
          pixels >= LEAST_PIXELS && ((covers[label] ?? 0) >= FAINT || Math.min(box.width, box.height) > FLAT),
      )
      .map((one) => ({ ...one, ink: firsts.get(one.label) ?? 0 })),
  };
}

export function toBlot({ left, right, top, bottom, ink }: PaintedBox): Blot {
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return { label: -1, pixels: box.width * box.height, box, ink };
}
