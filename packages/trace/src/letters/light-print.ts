import { blur } from '../pixels/box-blur.ts';
import type { Box, Grid } from '../pixels/grid.ts';
import { remember } from '../pixels/remember.ts';
import { findDarkForms } from './dark-forms.ts';

/** Light print is looked for on grounds that are darker than this. */
const DARK_GROUND = 185;
/** A smaller share of dark ground in the picture has no room for print. */
const MIN_GROUND = 0.01;

/** Pixels over which the edge of a ground is evened. */
const SOFT = 4;

const known = new WeakMap<Grid, { readonly turned: Grid | null }>();

/** Turns light and dark on the dark grounds of a picture, so that light print on them is dark; null for a picture without such grounds. */
export function turnGrounds(lightness: Grid): Grid | null {
  return remember(known, lightness, ({ width, height, data }) => {
    const { around } = findDarkForms(lightness);
    const ground = blur(around, SOFT).data;
    const turned = new Uint8Array(width * height);
    let dark = 0;
    for (let at = 0; at < turned.length; at++) {
      const own = around.data[at] ?? 255;
      const isDark = (ground[at] ?? 255) < DARK_GROUND;
      if (isDark) dark++;
      turned[at] = isDark ? Math.max(0, Math.min(255, 2 * own - (data[at] ?? 0))) : own;
    }
    return { turned: dark >= MIN_GROUND * turned.length ? { width, height, data: turned } : null };
  }).turned;
}

/** The share of the border around light print that is of one tone, and the steps within which a tone is one. */
const FLAT_SHARE = 0.8;
const ONE_TONE = 24;
/** Light print is lighter than its ground by so many steps. */
const LIGHTER = 50;

/** Tells whether light print is on a ground of one tone; the gaps between dark lines are not. */
export function isOnFlatGround(
  { width, height, data }: Grid,
  { x, y, width: wide, height: high }: Box,
): boolean {
  const apart = Math.max(3, Math.round(0.25 * Math.min(wide, high)));
  const tones: number[] = [];
  const add = (column: number, row: number): void => {
    if (column >= 0 && row >= 0 && column < width && row < height)
      tones.push(data[row * width + column] ?? 0);
  };
  for (let column = x - apart; column < x + wide + apart; column++) {
    add(column, y - apart);
    add(column, y + high + apart - 1);
  }
  for (let row = y - apart; row < y + high + apart; row++) {
    add(x - apart, row);
    add(x + wide + apart - 1, row);
  }
  const sorted = tones.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 255;
  const alike = tones.filter((tone) => Math.abs(tone - middle) <= ONE_TONE).length;
  let lightest = 0;
  for (let row = y; row < y + high; row++)
    for (let column = x; column < x + wide; column++)
      lightest = Math.max(lightest, data[row * width + column] ?? 0);
  return middle < DARK_GROUND && lightest >= middle + LIGHTER && alike >= FLAT_SHARE * tones.length;
}
