import { type PlainDrawing, type Right, renderWithRsvg } from '@relievo/graphic/testing';
import type { PictureClass } from '@relievo/trace/classify';
import type { PlainPixels } from './plain-pixels.ts';
import { type PlainSource, readPlainSource } from './plain-source.ts';
import { countTones, shareBetween, shareOfOtherTones } from './plain-tones.ts';
import {
  countBars,
  countGrid,
  countPoints,
  countScaleLabels,
  countSlices,
  countTicks,
} from './recount-charts.ts';
import { measureCrowdedShare } from './recount-crowding.ts';
import {
  countFractionBars,
  countJoins,
  countLongLines,
  countRaised,
  countWordedBoxes,
  countWordsAmongRegions,
} from './recount-figures.ts';
import { countBends, countRegions } from './recount-maps.ts';

/** Each code of evidence has its count in the source of the picture. */
const IN_SOURCE: Readonly<Record<string, (source: PlainSource) => number>> = {
  ticks_found: countTicks,
  bars_found: countBars,
  slices_found: countSlices,
  points_found: countPoints,
  scale_labels_found: countScaleLabels,
  grid_found: countGrid,
  boxes_with_print: countWordedBoxes,
  boxes_joined: countJoins,
  lines_of_print: countLongLines,
  fraction_bars: countFractionBars,
  raised_and_lowered_print: countRaised,
};

/** In percent of pixels: the picture is evened and made smaller before it is measured. */
const PIXELS = 3;
/** In percent of ink: a number that stands alone before its line is a sign, and not known to be print. */
const SIGNS = 4;
/** In shares of the tones, whose number is given as "about". */
const TONES = 0.1;
/** In percent, because steps along a line are half a millimetre long. */
const STEPS = 4;

interface Originals {
  readonly svg: string;
  readonly pixels: PlainPixels;
  readonly drawing: PlainDrawing;
}

/** Recounts what speaks for a kind of picture; null for a code that has no count. */
export function recountEvidence(
  code: string,
  { svg, pixels, drawing }: Originals,
  colors: PictureClass['colors'],
): readonly Right[] | null {
  const count = IN_SOURCE[code];
  if (count) return [{ any: [count(readPlainSource(svg))] }];
  const longer = measureLonger(pixels);
  switch (code) {
    case 'print_among_regions':
      return [{ any: countWordsAmongRegions(readPlainSource(svg)) }];
    case 'irregular_regions':
      return [{ any: [countRegions(drawing, longer)] }];
    case 'long_bends':
      return [{ any: [0.59, 0.6, 0.61].map((straight) => countBends(drawing, longer, straight)) }];
    case 'lines_crowded':
      return [{ any: [measureCrowdedShare(drawing)], within: STEPS }];
    case 'print_covers':
      return [{ any: [measurePrintShare(svg)], within: SIGNS }];
    case 'many_tones': {
      const tones = countTones(pixels);
      return [{ any: [tones], within: TONES * tones }];
    }
    case 'many_shades':
      return [
        {
          any: [
            shareBetween(
              pixels,
              colors.map(({ color }) => color),
            ),
          ],
          within: PIXELS,
        },
      ];
    case 'little_paper':
      return [{ any: [shareOfOtherTones(pixels)], within: PIXELS }];
    default:
      return null;
  }
}

/** Measures the millimetres of the longer side of a picture that fills a sheet of A4 within margins of 10. */
function measureLonger({ width, height }: PlainPixels): number {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  return longer * Math.min(277 / longer, 190 / shorter);
}

/** Measures which share of the ink is lost when librsvg paints the picture without its words, in percent. */
function measurePrintShare(svg: string): number {
  const [all, drawn] = [
    svg,
    svg.replaceAll(
      /(<text[^>]*>)([^<]*)/g,
      (_, tag: string, text: string) => tag + text.replaceAll(/[^_]/g, ' '),
    ),
  ].map(countInk);
  return (100 * ((all ?? 0) - (drawn ?? 0))) / (all ?? 1);
}

function countInk(svg: string): number {
  const { data, channels } = renderWithRsvg(svg, ['-b', 'white', '-w', '1200']);
  let ink = 0;
  for (let at = 0; at < data.length; at += channels) if ((data[at] ?? 255) < 215) ink++;
  return ink;
}
