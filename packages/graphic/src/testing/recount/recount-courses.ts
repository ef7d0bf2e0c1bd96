import { maxOf, minOf } from '@relievo/words';
import { doesRunBeside, listRuns } from './plain-courses.ts';
import type { PlainItem, Spot } from './plain-drawing.ts';
import {
  isWithin,
  measureGap,
  measureLength,
  measureToEdge,
  measureToLines,
  walkAlong,
} from './plain-measures.ts';
import { readNumbers } from './recount.ts';
import { anyOf, hasLine, isFilled, listOf, ofFirst, only, type Recount, readWidth } from './recount-case.ts';

/** Lists half of the angle between the sides of each arrowhead, which has three corners. */
export function listHalfAngles({ lines }: PlainItem): readonly number[] {
  return lines.flatMap(({ points, isClosed }) => {
    if (points.length !== 3) return [];
    const turns = isClosed ? [0, 1, 2] : [1];
    return turns.map((at) => {
      const [tip, one, two] = [points[at], points[(at + 1) % 3], points[(at + 2) % 3]];
      if (!tip || !one || !two) return Number.NaN;
      const [first, second] = [one, two].map(({ x, y }) => Math.atan2(y - tip.y, x - tip.x));
      const turn = Math.abs((first ?? 0) - (second ?? 0));
      return ((Math.min(turn, 2 * Math.PI - turn) / 2) * 180) / Math.PI;
    });
  });
}

/** Measures from middle to middle of the strokes of a double line, or of two lines of one item. */
export const doubleApart = ofFirst((item) => {
  const [first, second] = item.lines.map((line) => ({ lines: [line], half: 0 }));
  if (item.said['data-line'] === 'double') return [2 * item.half - readWidth(item)];
  return first && second ? [measureGap(first, second)] : [];
});

/** In dots and pins from middle to middle; elsewhere as the file draws it. */
export const ON_DOTS: Readonly<Record<string, number>> = { dashed: 10, dotted: 3, 'dash-dot': 12 };
export const PIN = 2.5;
export const ON_PINS: Readonly<Record<string, number>> = { dashed: 6, dotted: 2, 'dash-dot': 7 };

export const dashRhythm: Recount = ({ items: [item], medium }) => {
  if (!item) return null;
  const style = item.said['data-line'] ?? '';
  const drawn = item.dashes.reduce((sum, piece) => sum + piece, 0);
  const dots = 25.4 / 20;
  const rhythm =
    medium === 'embosser'
      ? dots * (ON_DOTS[style] ?? 0)
      : medium === 'pins'
        ? PIN * (ON_PINS[style] ?? 0)
        : drawn;
  return [{ any: item.lines.map((line) => measureLength({ lines: [line] })) }, { any: [2 * rhythm] }];
};

/** Measures from one line of a grid to the next, where they lie beside each other. */
export const gridCell: Recount = ({ drawing }) => {
  const lines = listOf(drawing, 'grid')
    .filter(hasLine)
    .flatMap((item) => item.lines);
  const gaps = lines.flatMap((one, at) =>
    lines.slice(at + 1).flatMap((other) => {
      const apart = measureGap({ lines: [one], half: 0 }, { lines: [other], half: 0 });
      return apart > 0.04 && doesRunBeside(one, other, apart) ? [apart] : [];
    }),
  );
  return gaps.length > 0 ? only(minOf(gaps)) : null;
};

export const gridWeakest: Recount = ({ items: [item], drawing }) => {
  const others = listOf(drawing, 'axis', 'data', 'outline', 'area', 'frame', 'arrow', 'locator').filter(
    hasLine,
  );
  return item ? only(readWidth(item), minOf(others.map(readWidth))) : null;
};

export function listEnds({ lines }: PlainItem): readonly Spot[] {
  return [lines[0]?.points[0], lines.at(-1)?.points.at(-1)].flatMap((spot) => spot ?? []);
}

export const bend = ofFirst((item) => {
  const [from, to] = listEnds(item);
  if (!from || !to) return [];
  return [maxOf(item.lines.flatMap(({ points }) => points.map((spot) => measureToEdge(spot, [from, to]))))];
});

export const PASSED = /^(?:grid|background|lead-line)$/;

export const leadTarget: Recount = ({ items: [lead], drawing }) => {
  if (!lead) return null;
  const others = drawing.items.filter(
    (item) => item !== lead && item.lines.length > 0 && item.kind !== 'text' && !PASSED.test(item.role),
  );
  return anyOf(
    listEnds(lead).map((end) => {
      const tip = { lines: [{ points: [end], isClosed: false }], half: lead.half };
      return minOf(
        others.map((other) => (isFilled(other) && isWithin(end, other.lines) ? 0 : measureGap(tip, other))),
      );
    }),
  );
};

export const lineBreaks = ofFirst(({ lines, half }) => {
  const breaks = lines.slice(1).map((next, at) => {
    const [from, to] = [lines[at]?.points.at(-1), next.points[0]];
    return from && to ? Math.hypot(to.x - from.x, to.y - from.y) - 2 * half : 0;
  });
  return breaks;
});

/** Measures how far two lines that begin together stray from each other, and takes the one that strays less. */
export const chord: Recount = ({ items: [a, b] }) => {
  if (!a || !b) return null;
  const strays = (one: PlainItem, other: PlainItem): number =>
    maxOf(
      one.lines.flatMap((line) => [
        ...line.points.map((spot) => measureToLines(spot, other.lines)),
        ...walkAlong(line, 0.5).map(({ spot }) => measureToLines(spot, other.lines)),
      ]),
    );
  return anyOf([Math.min(strays(a, b), strays(b, a))], 0.3);
};

/** A run is counted in steps of a millimetre or more. */
export const parallel: Recount = ({ items: [a, b], sentence }) => {
  if (!a || !b) return null;
  const limit = readNumbers(sentence)[2] ?? 0;
  const runs = [...listRuns(a, b, limit), ...listRuns(b, a, limit)];
  return [
    { any: runs.map(({ length: long }) => long), within: 2.5 },
    { any: runs.map(({ gap: least }) => least), within: 0.15 },
  ];
};
