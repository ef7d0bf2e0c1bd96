import { maxOf, minOf } from '@relievo/words';
import type { Color } from '../areas/palette.ts';
import { evenLight } from '../pixels/even-light.ts';
import type { Box, Pixels, Point } from '../pixels/grid.ts';
import { listBlots, toBlot } from './blots.ts';
import { findBoxes, findSurfaces, type PaintedBox } from './boxes.ts';
import type { Corner } from './course-corners.ts';
import { findInks, type Ink } from './inks.ts';
import { maskBoxes, maskLines, measureGreyStrokes } from './masks.ts';
import { placeCorners } from './place-corners.ts';
import { orderInks, readInk } from './read-ink.ts';
import { findRules, type Rule, turnGrid } from './rules.ts';
import { findSamples } from './samples.ts';

/** What a chart was drawn of, in pixels and in the colours of its inks. */
export interface ChartMarks {
  /** Level and upright strokes: ticks, axes, grids. */
  readonly rules: readonly { readonly from: Point; readonly to: Point }[];
  readonly boxes: readonly (Omit<PaintedBox, 'ink'> & { readonly color: Color })[];
  readonly courses: readonly { readonly corners: readonly Corner[]; readonly color: Color }[];
  readonly marks: readonly { readonly center: Point; readonly radius: number; readonly color: Color }[];
  /** Pieces of inks that draw neither marks nor one line. */
  readonly unread: readonly Box[];
  /** Samples of a legend. */
  readonly samples: readonly { readonly box: Box; readonly color: Color }[];
}

/** Pixels between the middle of an outline and the edge of its box. */
const AT_EDGE = 2;

function isOutline({ at, from, to }: Rule, boxes: readonly PaintedBox[], way: 'level' | 'upright'): boolean {
  return boxes.some(({ left, right, top, bottom }) => {
    const [edges, ends] =
      way === 'level'
        ? ([
            [top, bottom],
            [left, right],
          ] as const)
        : ([
            [left, right],
            [top, bottom],
          ] as const);
    return (
      edges.some((edge) => Math.abs(edge - at) <= AT_EDGE) &&
      from >= ends[0] - 2 * AT_EDGE &&
      to <= ends[1] + 2 * AT_EDGE
    );
  });
}

/** A piece below this share of the longer side is a speck, and one of black or grey a letter, a tick or a part of a grid. */
const PIECE = 0.008;
const GREY_PIECE = 0.06;
/** A grey that is lighter than this, from 0 to 255, draws grids. */
const LIGHT = 200;

function isUnread({ width, height }: Box, ink: Ink | undefined, longer: number): boolean {
  if (!ink) return false;
  if (!ink.isGrey) return Math.min(width, height) >= 3 && Math.max(width, height) >= PIECE * longer;
  return ink.color[0] < LIGHT && Math.min(width, height) >= PIECE * longer && width >= GREY_PIECE * longer;
}

/**
 * `words` are the boxes of words that were read, of level and of turned ones; those of `names` have their middles at
 * what they name, also where their words are slanted.
 */
export function findChartMarks(
  picture: Pixels,
  words: readonly Box[],
  names: readonly Box[] = words,
): ChartMarks {
  const { pixels } = evenLight(picture);
  const { width, height } = pixels;
  const print = maskBoxes(words, width, height);
  const inks = findInks(pixels, print);
  const longer = Math.max(width, height);
  const surfaces = findSurfaces(width, height, inks, Math.max(5, Math.round(0.005 * longer)));
  const { boxes, taken } = findBoxes(surfaces, inks);
  const grey = measureGreyStrokes(inks, surfaces, print, width, height);
  const thickest = Math.max(5, 0.006 * longer);
  const level = findRules(grey, thickest);
  const upright = findRules(turnGrid(grey), thickest);
  const isLine = maskLines(level, upright, width, height);
  const blots = listBlots(
    inks,
    (at, isGrey) => !print.data[at] && !taken[at] && !(isGrey && isLine[at]),
    width,
    height,
  );
  const small = [...blots.list, ...boxes.map(toBlot)];
  const samples = findSamples(small, words);
  const sampled = new Set(samples.flatMap((one) => one.blots));
  const color = (ink: number): Color => inks.list[ink - 1]?.color ?? [0, 0, 0];
  const drawn = orderInks(inks, samples).map((ink) => {
    const own = blots.list.filter((blot) => blot.ink === ink && !sampled.has(blot));
    const isNamed = samples.some((sample) => sample.ink === ink);
    return readInk(ink, own, blots.labels, inks, { width, height, isNamed });
  });
  const lines = drawn.flatMap((one) => (one.samples ? [{ ink: one.ink, samples: one.samples }] : []));
  const corners = placeCorners(lines, names, upright);
  return {
    rules: [
      ...level
        .filter((rule) => !isOutline(rule, boxes, 'level'))
        .map(({ at, from, to }) => ({ from: { x: from, y: at }, to: { x: to, y: at } })),
      ...upright
        .filter((rule) => !isOutline(rule, boxes, 'upright'))
        .map(({ at, from, to }) => ({ from: { x: at, y: from }, to: { x: at, y: to } })),
    ],
    boxes: boxes.map(({ ink, ...box }) => ({ ...box, color: color(ink) })),
    courses: lines.map(({ ink }, i) => ({ corners: corners[i] ?? [], color: color(ink) })),
    marks: drawn.flatMap(({ ink, marks }) =>
      marks.map(({ box }) => ({
        center: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
        radius: (box.width + box.height) / 4,
        color: color(ink),
      })),
    ),
    unread: drawn.flatMap(({ ink, unread }) =>
      unread.filter(({ box }) => isUnread(box, inks.list[ink - 1], longer)).map(({ box }) => box),
    ),
    samples: samples.flatMap(({ ink, left, right, blots: own }) => {
      if (own.every((blot) => blot.label < 0)) return [];
      const top = minOf(own.map(({ box }) => box.y));
      const bottom = maxOf(own.map(({ box }) => box.y + box.height));
      return [{ box: { x: left, y: top, width: right - left, height: bottom - top }, color: color(ink) }];
    }),
  };
}
