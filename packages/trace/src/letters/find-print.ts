import { evenLight } from '../pixels/even-light.ts';
import { type Box, type Grid, type Mask, type Pixels, uniteMasks } from '../pixels/grid.ts';
import { toLightness } from '../pixels/lightness.ts';
import { spread } from '../pixels/spread.ts';
import { findDarkForms } from './dark-forms.ts';
import { findLetters, maskForms, type PrintLine } from './find-letters.ts';
import { isOnFlatGround, turnGrounds } from './light-print.ts';

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
  const dark = findLetters(lightness);
  const { width, height } = lightness;
  const paper: Grid = { width, height, data: new Uint8Array(width * height).fill(255) };
  paintPrint(paper, lightness, uniteMasks(dark.mask, maskForms(lightness, dark.singles)));
  const turned = turnGrounds(lightness);
  if (!turned) return { lines: dark.lines, singles: dark.singles, paper };
  const found = [...dark.lines.map(({ box }) => box), ...dark.singles];
  // The inside of a dark letter is lighter than its surroundings, too.
  const isFree = (box: Box): boolean =>
    !found.some((one) => meet(one, box)) && isOnFlatGround(lightness, box);
  const light = findLetters(turned);
  const lines = light.lines.filter(({ box }) => isFree(box));
  const singles = light.singles.filter(isFree);
  paintPrint(paper, turned, maskForms(turned, [...lines.map(({ box }) => box), ...singles]));
  return { lines: [...dark.lines, ...lines], singles: [...dark.singles, ...singles], paper };
}

/** Paints print on white, as dark as it is against its surroundings. */
function paintPrint(paper: Grid, lightness: Grid, print: Mask): void {
  const near = spread(print, SOFT ** 2);
  const { around } = findDarkForms(lightness);
  for (let at = 0; at < paper.data.length; at++)
    if (near.data[at])
      paper.data[at] = Math.min(
        255,
        Math.round(((lightness.data[at] ?? 0) * 255) / Math.max(1, around.data[at] ?? 255)),
      );
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
