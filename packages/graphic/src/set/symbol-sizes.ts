import type { Medium } from '../profiles/profile.ts';
import { EMBOSSER_DOT, PIN } from './grid.ts';

/** Width and height of a point symbol: 5 mm at least on paper, five dots or pins where there is a grid. */
export const SYMBOL_SIZES: Record<Medium, number> = {
  swell: 6,
  embosser: 5 * EMBOSSER_DOT,
  pins: 5 * PIN,
  touchscreen: 10,
};
