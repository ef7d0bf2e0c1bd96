import { maxOf } from '@relievo/words';
import type { Page } from './page.ts';
import { reachAcross } from './styles.ts';

/** Where bars stand along their axis: one list of middles for each category, and how wide a bar is. */
export interface Slots {
  readonly middles: readonly (readonly number[])[];
  /** The middle of each category. */
  readonly places: readonly number[];
  /** 0 where a bar is a line. */
  readonly width: number;
}

export interface Room {
  readonly from: number;
  readonly to: number;
  readonly categories: number;
  readonly series: number;
  /** How many of a category stand beside each other: one where they are stacked. */
  readonly abreast: number;
  readonly thin: boolean;
  /** What the words of one category take along the axis, with the room between them and the next. */
  readonly words: number;
}

/** Wider bars say nothing more. */
const WIDEST_BAR = 22;
/** Between groups of lines there is clearly more room than within one. */
const BETWEEN_GROUPS = 1.8;
/** Few bars stay together, so that a hand finds the next one. */
const SPREAD = { wide: 1.6, thin: 2.2 };
/** Millimetres: two bars this far apart still lie under one hand (the four fingers of an adult span about 70 mm). */
const WITHIN_A_HAND = 35;

/** Bars as wide as there is room for; null where they would be too narrow or too near. */
export function createSlots(room: Room, page: Page): Slots | null {
  const { from, to, categories, abreast, words } = room;
  const most = (to - from) / categories;
  const size = room.thin ? chooseThinSize(room, most, page) : chooseWideSize(abreast, most, page);
  if (!size || words > most) return null;
  const pitch = Math.min(
    most,
    Math.max(SPREAD[room.thin ? 'thin' : 'wide'] * size.span, words, WITHIN_A_HAND),
  );
  const places = Array.from({ length: categories }, (_, index) => from + (index + 0.5) * pitch);
  const middles = places.map((middle) =>
    Array.from({ length: abreast }, (_, index) => middle + (index - (abreast - 1) / 2) * size.step),
  );
  return { middles, places, width: size.width };
}

interface Size {
  readonly span: number;
  readonly step: number;
  readonly width: number;
}

/** Bars of one category share their sides. */
function chooseWideSize(series: number, pitch: number, { styles, lineGap, profile }: Page): Size | null {
  const line = styles.outline.width;
  const width = Math.min(WIDEST_BAR, (pitch - lineGap - line) / series);
  return width + line < profile.limits.areaSide + 0.05
    ? null
    : { span: series * width + line + lineGap, step: width, width };
}

function chooseThinSize({ series, abreast }: Room, pitch: number, page: Page): Size | null {
  const { stems } = page.styles;
  if (series > stems.length) return null;
  const line = maxOf(stems.slice(0, series).map((stem) => reachAcross(stem, page.profile.medium)));
  const step = line + page.lineGap;
  const span = (abreast - 1) * step + line;
  const between = abreast > 1 ? BETWEEN_GROUPS * page.lineGap : page.lineGap;
  return span + between > pitch ? null : { span: span + between, step, width: 0 };
}
