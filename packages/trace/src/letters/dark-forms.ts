import { blur } from '../pixels/box-blur.ts';
import { type Components, findComponents } from '../pixels/components.ts';
import { createMask, type Grid } from '../pixels/grid.ts';
import { remember } from '../pixels/remember.ts';

/** Darker than its surroundings by this much, print is seen, on white and on a coloured ground. */
const DARKER = 28;

export interface DarkForms {
  /** How light it is around each pixel. */
  readonly around: Grid;
  /** What is darker than its surroundings. */
  readonly forms: Components;
}

const known = new WeakMap<Grid, DarkForms>();

export function findDarkForms(lightness: Grid): DarkForms {
  return remember(known, lightness, ({ width, height, data }) => {
    const around = blur(lightness, Math.max(8, Math.round(Math.max(width, height) / 60)));
    const dark = createMask(width, height, (at) => (data[at] ?? 0) < (around.data[at] ?? 0) - DARKER);
    return { around, forms: findComponents(dark) };
  });
}
