import { maxOf, minOf } from '@relievo/words';
import { doesContain, doMeet } from '../../boxes.ts';
import type { Box } from '../../page-marks.ts';
import { boxOfLine, type Line } from '../../page-words.ts';
import { boxOfRow } from '../../text/page-table.ts';
import { isUprightLine, type Row } from '../../text/rows.ts';
import { boxOf } from '../../text/ruled-tables.ts';
import type { PageFigure } from './page-figure.ts';

/**
 * Gives words that two figures have near them to the one that has them inside, or else to the nearest one, and ends the
 * box of the other before them: panels of one figure are close to each other.
 */
export function shareWords(figures: readonly PageFigure[], lines: readonly Line[]): readonly PageFigure[] {
  const owners = new Map<Row, PageFigure>();
  for (const row of new Set(figures.flatMap(({ rows }) => rows))) {
    const having = figures.filter(({ rows }) => rows.includes(row));
    const owner = findOwner(having, boxOfRow(row));
    if (owner) owners.set(row, owner);
  }
  const shared = figures.map((figure) => ({
    ...figure,
    rows: figure.rows.filter((row) => owners.get(row) === figure),
  }));
  const turned = lines.filter((line) => !isUprightLine(line)).map(boxOfLine);
  return shared.map((figure, at) => {
    const lost = (figures[at]?.rows ?? []).filter((row) => !figure.rows.includes(row)).map(boxOfRow);
    const near = turned.filter((box) => doMeet(figure.box, box));
    const own = near.filter((box) => findOwnerOfTurned(shared, box) === figure);
    const foreign = near.filter((box) => !own.includes(box));
    return { ...figure, box: cutOff(figure, own, [...lost, ...foreign]) };
  });
}

/** Finds the figure that a box is in, or the nearest one. */
function findOwner<One extends Pick<PageFigure, 'drawn'>>(
  figures: readonly One[],
  box: Box,
): One | undefined {
  const inside = figures.findLast(({ drawn }) => doesContain(drawn, box));
  return inside ?? figures.toSorted((a, b) => distance(a.drawn, box) - distance(b.drawn, box))[0];
}

/**
 * Finds the figure that words that run upwards name. The numbers of its scale are between it and them; at the right of a
 * figure without such numbers they name the next one.
 */
export function findOwnerOfTurned(figures: readonly PageFigure[], box: Box): PageFigure | undefined {
  const near = figures.filter((figure) => doesContain(figure.box, box));
  const isBehind = ({ drawn, rows }: PageFigure) =>
    box.left >= drawn.right && rows.every(({ left }) => left < drawn.right);
  const own = near.filter((figure) => !isBehind(figure));
  const scaled = (own.length > 0 ? own : near).map((figure) => ({
    figure,
    drawn: boxOf([figure.drawn, ...figure.rows.map(boxOfRow)]),
  }));
  return findOwner(scaled, box)?.figure;
}

function distance(one: Box, other: Box): number {
  const x = Math.max(0, one.left - other.right, other.left - one.right);
  const y = Math.max(0, one.bottom - other.top, other.bottom - one.top);
  return Math.hypot(x, y);
}

/** Ends the box of a figure before words beside, above or below it that belong to another one, and after its own. */
function cutOff({ box, drawn, rows }: PageFigure, turned: readonly Box[], lost: readonly Box[]): Box {
  const own = boxOf([drawn, ...rows.map(boxOfRow), ...turned]);
  const right = lost.filter(({ left }) => left >= own.right);
  const left = lost.filter((one) => one.right <= own.left);
  const others = lost.filter((one) => !right.includes(one) && !left.includes(one));
  return {
    left: maxOf([box.left, ...left.map((one) => one.right + 1)]),
    right: minOf([box.right, ...right.map((one) => one.left - 1)]),
    top: minOf([
      box.top,
      ...others.filter(({ bottom }) => bottom > drawn.top).map(({ bottom }) => bottom - 3),
    ]),
    bottom: maxOf([box.bottom, ...others.filter(({ top }) => top < drawn.bottom).map(({ top }) => top + 1)]),
  };
}
