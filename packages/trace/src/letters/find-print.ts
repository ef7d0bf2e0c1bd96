import { evenLight } from '../pixels/even-light.ts';
import { type Box, type Grid, type Pixels, uniteMasks } from '../pixels/grid.ts';
import { toLightness } from '../pixels/lightness.ts';
import { spread } from '../pixels/spread.ts';
import { findDarkForms } from './dark-forms.ts';
import { findLetters, maskPrint, type PrintLine } from './find-letters.ts';

/** Where print may stand, and the print alone: all that is no print is white. */
export interface FoundPrint {
  readonly lines: readonly PrintLine[];
  readonly singles: readonly Box[];
  readonly paper: Grid;
}

/** How far from a letter its soft edges reach. */
const SOFT = 3;

export function findPrint(picture: Pixels): FoundPrint {
  const lightness = toLightness(evenLight(picture).pixels);
  const { lines, singles, mask } = findLetters(lightness);
  const alone = maskPrint(lightness, singles);
  const { width, height, data } = lightness;
  const print = spread(uniteMasks(mask, alone), SOFT ** 2);
  const { around } = findDarkForms(lightness);
  const paper = new Uint8Array(width * height).fill(255);
  for (let at = 0; at < paper.length; at++)
    if (print.data[at])
      paper[at] = Math.min(255, Math.round(((data[at] ?? 0) * 255) / Math.max(1, around.data[at] ?? 255)));
  return { lines, singles, paper: { width, height, data: paper } };
}
