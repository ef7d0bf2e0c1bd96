import type { Item, Point } from '@relievo/graphic/model';
import { group, polyline, shape } from './items.ts';
import type { Page } from './page.ts';
import { placeValue, type Scale } from './scale.ts';

export type Span = readonly [from: number, to: number];

/** Pieces shorter than this are specks between two bars. */
const LEAST_PIECE = 3;

/**
 * A weak line for every round value, from one end of the figure to the other, leaving out what bars
 * cover. `at` puts a place along the line and a place across it on the sheet.
 */
export function drawGridLines(
  { styles: { grid }, terms, number }: Page,
  scale: Scale,
  values: readonly number[],
  whole: Span,
  coveredAt: (value: number) => readonly Span[],
  at: (along: number, across: number) => Point,
  prefix = '',
): readonly Item[] {
  return grid === null
    ? []
    : values.flatMap((value, index): readonly Item[] => {
        const across = placeValue(scale, value);
        const name = terms.gridLine(number(value));
        const pieces = findUncovered(whole, coveredAt(value)).map(([from, to], piece) =>
          shape({
            id: `${prefix}grid-${index + 1}${piece === 0 ? '' : `-${piece + 1}`}`,
            role: 'grid',
            name,
            line: grid,
            geometry: polyline(at(from, across), at(to, across)),
          }),
        );
        return pieces.length > 1 ? [group(`${prefix}grid-${index + 1}-all`, 'grid', name, pieces)] : pieces;
      });
}

function findUncovered([from, to]: Span, covered: readonly Span[]): readonly Span[] {
  const pieces: Span[] = [];
  let begin = from;
  for (const [start, end] of covered.toSorted((a, b) => a[0] - b[0])) {
    if (start - begin >= LEAST_PIECE) pieces.push([begin, start]);
    begin = Math.max(begin, end);
  }
  if (to - begin >= LEAST_PIECE) pieces.push([begin, to]);
  return pieces;
}
