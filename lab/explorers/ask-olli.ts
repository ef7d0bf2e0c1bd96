import type { Chart } from '@relievo/chart/model';
import { maxOf, minOf } from '@relievo/words';
import { readPoints } from './answer.ts';
import { type Branch, goToInterval, type OlliTree, readRows } from './olli.ts';
import { findCrossing, findFirstTurn, findLimit, findSought } from './questions.ts';

/** The fewest keys that say the answer in a tree of text, by the question; null where none does. */
export interface Answer {
  readonly keys: readonly string[];
  readonly hears: readonly string[];
}

/** Answers to the eight questions, in their order. What is greatest among several rows is found by hearing all of them. */
export function answerByTree({ x, y }: OlliTree, chart: Chart): readonly (Answer | null)[] {
  const points = readPoints(chart);
  const values = points.map((point) => point.y);
  const labelOf = (index: number): string => points[index]?.label ?? '';
  const indexOf = (value: number): number => values.indexOf(value);
  const filled = y.flatMap((rows, index) => (rows.length > 0 ? [index] : []));
  const read = (index: number): readonly string[] => [
    ...goToInterval('y', y, index),
    ...readRows(y[index] ?? []),
  ];
  const turn = findFirstTurn(values);
  const crossing = findCrossing(values);
  const limit = findLimit(values);
  const above = points.filter((point) => point.y > limit).map(({ label }) => label);
  const holding = filled.filter((index) =>
    (y[index] ?? []).some((row) => above.some((label) => row.includes(label))),
  );
  return [
    { keys: read(filled.at(-1) ?? 0), hears: [labelOf(indexOf(maxOf(values)))] },
    { keys: read(filled[0] ?? 0), hears: [labelOf(indexOf(minOf(values)))] },
    null,
    { keys: goToValue(x, 0), hears: [labelOf(0)] },
    { keys: walkAlong(x, turn + 1), hears: [labelOf(turn), labelOf(turn + 1)] },
    // The axis says between which values all lie.
    crossing === -1
      ? { keys: ['y'], hears: ['with values from'] }
      : { keys: walkAlong(x, crossing), hears: [labelOf(crossing)] },
    { keys: goToValue(x, findSought(values.length)), hears: [labelOf(findSought(values.length))] },
    { keys: holding.flatMap(read), hears: above },
  ];
}

/** A name says how many values it has; the value itself is a row of the table in it. */
function goToValue(x: Branch, index: number): readonly string[] {
  return [...goToInterval('x', x, index), ...readRows(x[index] ?? [])];
}

/** From one value to the next it is up out of the table, along, and down into the next one. */
function walkAlong(x: Branch, last: number): readonly string[] {
  const onward = Array.from({ length: last }, (_, index) => [
    'ArrowUp',
    'ArrowUp',
    'ArrowRight',
    ...readRows(x[index + 1] ?? []),
  ]);
  return [...goToValue(x, 0), ...onward.flat()];
}
