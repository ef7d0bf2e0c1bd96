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
import { type PlainPixels, shareOffPaper, sharesOfColors } from './plain-pixels.ts';
import { recountEvidence } from './recount-evidence.ts';

/** What is said of a picture, code by code, with its numbers as the step Analyze says them. */
export interface SaidOfPicture {
  readonly seen: PictureClass;
  readonly changes: readonly Change[];
}

/** The originals that a second reader counts in. */
export interface Originals {
  /** The SVG that the picture was painted of. */
  readonly svg: string;
  readonly pixels: PlainPixels;
  /** The file of the drawing that was traced. */
  readonly drawing: PlainDrawing;
}

/** Recounts what the converter says of a picture: in its source, in its pixels and in the file of its drawing. */
export function recountPicture({ seen, changes }: SaidOfPicture, originals: Originals): readonly Recounted[] {
  const traced = sortTraced(originals.drawing);
  const { complexity, touch, reasons } = seen;
  const { pixels } = originals;
  return [
    tell(
      'converter: lines, areas, marks',
      [complexity.lines, complexity.areas, complexity.marks],
      countTraced(traced),
    ),
    ...(changes.some(({ code }) => code === 'picture_light_evened') ? [] : recountPixels(seen, pixels)),
    ...changes.flatMap((change) => recountNote(change, traced)),
    ...[...touch.problems, ...reasons].flatMap(({ code, ...numbers }) => {
      const { count, of, share } = numbers as Readonly<Record<string, number | undefined>>;
      const told = [count, of, share].filter((number) => number !== undefined);
      if (told.length === 0) return [];
      const right =
        rightOf(code, traced, shareOffPaper(pixels)) ?? recountEvidence(code, originals, seen.colors);
      return [tell(`converter: ${code}`, told, right)];
    }),
  ];
}

/** Recounts shares of pixels, except when a note says that light was evened: the shares are then of the evened picture. */
function recountPixels({ kind, density, colors }: PictureClass, pixels: PlainPixels): readonly Recounted[] {
  const shares = sharesOfColors(
    pixels,
    colors.map(({ color }) => color),
  );
  // A photograph has no paper but its most frequent colour.
  const paper = kind === 'photograph' ? colors[0]?.color : undefined;
  return [
    tell('converter: density', [density], [{ any: [shareOffPaper(pixels, paper)], within: PIXELS }]),
    tell(
      'converter: shares of colors',
      colors.map(({ share }) => share),
      shares.map((share) => ({ any: [share], within: PIXELS })),
    ),
  ];
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
