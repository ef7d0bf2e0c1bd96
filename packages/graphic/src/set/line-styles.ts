import { DOUBLE_LINE_DISTANCE, DOUBLE_LINE_GAP } from '../geometry/bounds.ts';
import type { Line } from '../model/drawing.ts';
import type { Medium } from '../profiles/profile.ts';
import { EMBOSSER_DOT, PIN } from './grid.ts';

/**
 * Dashes of about 9 mm with gaps of half of that, breaks never above 6 (TU Dresden quality criteria;
 * BANA says 6 to 10); dots at least 3 mm apart, the smallest gap between elements. On a grid the
 * lengths are whole steps of it.
 */
interface Rhythm {
  readonly dash: number;
  readonly gap: number;
  /** Between a dot and what comes next. */
  readonly dotGap: number;
  /** Between the middles of the two strokes of a double line. */
  readonly double: number;
  /** Whether lengths run from middle to middle of the first and last dot, as they must on a grid. */
  readonly onGrid: boolean;
}

const RHYTHMS: Record<Medium, Rhythm> = {
  swell: { dash: 9, gap: 4.5, dotGap: 3, double: DOUBLE_LINE_DISTANCE, onGrid: false },
  embosser: {
    dash: 6 * EMBOSSER_DOT,
    gap: 4 * EMBOSSER_DOT,
    dotGap: 3 * EMBOSSER_DOT,
    double: 2 * EMBOSSER_DOT,
    onGrid: true,
  },
  pins: { dash: 3 * PIN, gap: 3 * PIN, dotGap: 2 * PIN, double: 2 * PIN, onGrid: true },
  touchscreen: { dash: 12, gap: 6, dotGap: 4, double: 2 * DOUBLE_LINE_DISTANCE, onGrid: false },
};

/** A dot is a dash of next to no length: some programs draw nothing for none at all. */
const DOT = 0.01;

/**
 * Lengths along the middle of the line, raised and flat in turn, for strokes with round ends (which
 * add the line's width to each); null for an unbroken line.
 */
export function dashesOf({ style, width }: Line, medium: Medium): readonly number[] | null {
  const { dash, gap, dotGap, onGrid } = RHYTHMS[medium];
  const ends = onGrid ? 0 : width;
  const long = Math.max(0, dash - ends);
  switch (style) {
    case 'dashed':
      return [long, gap + ends];
    case 'dotted':
      return [DOT, dotGap + ends];
    case 'dash-dot':
      return [long, dotGap + ends, DOT, dotGap + ends];
    default:
      return null;
  }
}

/** How far each stroke of a double line lies from the line's own path; wide strokes keep a gap between them. */
export function doubleOffset({ width }: Line, medium: Medium): number {
  return Math.max(RHYTHMS[medium].double, width + DOUBLE_LINE_GAP) / 2;
}
