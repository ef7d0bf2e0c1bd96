import type { Change } from '@relievo/graphic/outputs';
import {
  compareNumbers,
  measureLength,
  measureNarrowest,
  type PlainDrawing,
  type PlainItem,
  type Recounted,
  type Right,
  readNumbers,
} from '@relievo/graphic/testing';
import type { PictureClass } from '@relievo/trace/classify';
import { ENGLISH_REPORTS } from '../../../words/en.ts';
import { reportText } from '../../../words/report-text.ts';
import { type PlainPixels, shareNear, shareOffPaper } from './plain-pixels.ts';

/** What is said of a picture, code by code, with its numbers as the step Analyze says them. */
export interface SaidOfPicture {
  readonly seen: PictureClass;
  readonly changes: readonly Change[];
}

/** Evidence of a kind that is found by looking at pixels: no second reader looks for it yet, and each run names it. */
const NOT_RECOUNTED = new Set([
  'ticks_found',
  'bars_found',
  'slices_found',
  'points_found',
  'scale_labels_found',
  'grid_found',
  'boxes_with_print',
  'boxes_joined',
  'irregular_regions',
  'long_bends',
  'print_among_regions',
  'lines_of_print',
  'print_covers',
  'fraction_bars',
  'raised_and_lowered_print',
  'many_tones',
  'many_shades',
  'little_paper',
  'lines_crowded',
]);

export interface RecountedPicture {
  readonly recounted: readonly Recounted[];
  readonly left: readonly string[];
}

/** What the converter says of a picture, beside its pixels and the file of the drawing that was traced. */
export function recountPicture(
  { seen, changes }: SaidOfPicture,
  drawing: PlainDrawing,
  pixels: PlainPixels,
): RecountedPicture {
  const traced = sortTraced(drawing);
  const { complexity, density, colors, touch, reasons } = seen;
  const paper = shareOffPaper(pixels);
  const recounted = [
    tell(
      'converter: lines, areas, marks',
      [complexity.lines, complexity.areas, complexity.marks],
      countTraced(traced),
    ),
    tell('converter: density', [density], [{ any: [paper], within: PIXELS }]),
    ...colors.map(({ color, share }) =>
      tell('converter: share of a color', [share], [{ any: [shareNear(pixels, color)], within: PIXELS }]),
    ),
    ...changes.flatMap((change) => recountNote(change, traced)),
    ...[...touch.problems, ...reasons].flatMap(({ code, ...numbers }) => {
      if (NOT_RECOUNTED.has(code)) return [];
      const { count, of, share } = numbers as Readonly<Record<string, number | undefined>>;
      const told = [count, of, share].filter((number) => number !== undefined);
      return told.length === 0 ? [] : [tell(`converter: ${code}`, told, rightOf(code, traced, paper))];
    }),
  ];
  const left = [...touch.problems, ...reasons]
    .map(({ code }) => code)
    .filter((code) => NOT_RECOUNTED.has(code));
  return { recounted, left };
}

function tell(kind: string, told: readonly number[], right: readonly Right[] | null): Recounted {
  return compareNumbers(kind, `${kind}: ${told.map((number) => number.toFixed(1)).join(', ')}`, told, right);
}

/** In percent: soft edges belong to the ink or to the paper. */
const PIXELS = 3;

interface TracedItems {
  readonly lines: readonly PlainItem[];
  readonly areas: readonly PlainItem[];
  readonly marks: readonly PlainItem[];
  readonly labels: number;
}

function sortTraced({ items }: PlainDrawing): TracedItems {
  const shapes = items.filter(({ kind }) => kind === 'shape');
  const isMark = ({ said }: PlainItem): boolean => said['data-symbol'] !== undefined;
  const isArea = (item: PlainItem): boolean => !isMark(item) && item.said['data-texture'] !== undefined;
  return {
    lines: shapes.filter((item) => !isMark(item) && !isArea(item)),
    areas: shapes.filter(isArea),
    marks: shapes.filter(isMark),
    labels: items.filter(({ kind }) => kind === 'text').length,
  };
}

function countTraced({ lines, areas, marks }: TracedItems): readonly Right[] {
  return [lines, areas, marks].map(({ length }) => ({ any: [length] }));
}

function recountNote(change: Change, traced: TracedItems): readonly Recounted[] {
  const sentence = reportText(change, ENGLISH_REPORTS);
  if (change.code === 'picture_traced')
    return [
      compareNumbers('converter: picture_traced', sentence, readNumbers(sentence), countTraced(traced)),
    ];
  if (change.code !== 'picture_words_read') return [];
  const labels = /in (one|\d+) labels?/.exec(sentence)?.[1];
  const told = labels === 'one' ? 1 : Number(labels);
  return [compareNumbers('converter: picture_words_read', sentence, [told], [{ any: [traced.labels] }])];
}

/** Millimetres on the largest sheet of A4 that the picture fills, as it lies in the file. */
const SHORTEST = 12.5;
const NARROWEST = 13;
const EDGE = 0.1;

/** At a limit itself both are right. */
function countUnder(sizes: readonly number[], limit: number): Right {
  return { any: [-EDGE, 0, EDGE].map((off) => sizes.filter((size) => size < limit + off).length) };
}

function rightOf(
  code: string,
  { lines, areas, marks, labels }: TracedItems,
  paper: number,
): readonly Right[] | null {
  switch (code) {
    case 'plain_lines':
      return [{ any: [lines.length] }];
    case 'few_parts':
    case 'parts_many':
      return [{ any: [lines.length + areas.length + marks.length] }];
    case 'labels_many':
      return [{ any: [labels] }];
    case 'raised_too_much':
      return [{ any: [paper], within: PIXELS }];
    case 'lines_short':
      return [countUnder(lines.map(measureLength), SHORTEST), { any: [lines.length] }];
    case 'areas_small':
      return [
        countUnder(
          areas.map(({ lines: [outer] }) => (outer ? measureNarrowest([outer])[0] : 0)),
          NARROWEST,
        ),
        { any: [areas.length] },
      ];
    default:
      return null;
  }
}
