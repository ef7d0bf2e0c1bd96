import { type Components, findComponents } from '../pixels/components.ts';
import { measureContrast } from '../pixels/contrast.ts';
import { type Grid, type Mask, maskAbove, type Pixels } from '../pixels/grid.ts';
import { remember } from '../pixels/remember.ts';
import { type Color, findPalette, findPaper } from './palette.ts';

/** A picture against its paper. */
export interface OnPaper {
  readonly paper: Color;
  /** How much each pixel differs from the paper. */
  readonly contrast: Grid;
}

const measured = new WeakMap<Pixels, OnPaper>();

export function measureOnPaper(pixels: Pixels): OnPaper {
  return remember(measured, pixels, (all) => {
    const paper = findPaper(findPalette(all));
    return { paper, contrast: measureContrast(all, paper) };
  });
}

/** What is drawn differs from the paper by more than this. */
const DARKER = 40;

export interface Drawn {
  readonly ink: Mask;
  /** What of it hangs together. */
  readonly forms: Components;
}

const drawn = new WeakMap<Pixels, Drawn>();

export function findDrawn(pixels: Pixels): Drawn {
  return remember(drawn, pixels, (all) => {
    const ink = maskAbove(measureOnPaper(all).contrast, DARKER);
    return { ink, forms: findComponents(ink) };
  });
}
