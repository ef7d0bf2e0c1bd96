import { maxOf, minOf } from '@relievo/words';
import { type Axis, valueAt } from '../axes/axes.ts';
import { type FoundChart, listShiftedCells, listUnnamedSeries } from '../found.ts';
import { turnExtent, turnPoint } from '../marks.ts';
import { nameSeries, type Page } from '../page.ts';
import type { Plot } from '../plots.ts';
import { createStated } from '../stated.ts';
import { findTitles } from '../titles.ts';
import { countUnexplained, countUnread, isOnBar } from '../unexplained.ts';
import { type Label, turnLabels } from '../words.ts';
import { type BarTable, tabulateBars } from './bar-table.ts';
import { type Bars, findBars, listColors } from './bars.ts';

/** The plot may lie on its side, with its page: its labels are then those of the turned page. */
export function readBars({ y: ticked, x, box }: Plot, page: Page, isLying: boolean): FoundChart | null {
  const { pieces, labels, legend, blur } = page;
  const bars = findBars(ticked, pieces, box, blur);
  if (!bars) return null;
  // In a picture the line of the axis hides where bars begin.
  const y = blur > 0 ? ticked : settleOnBase(ticked, bars);
  const waiting = labels.filter((label) => !y.labels.includes(label));
  const names = turnLabels(waiting);
  const table = tabulateBars(bars, {
    axis: y,
    along: x,
    values: waiting,
    names,
    legend,
    blur,
    stated: createStated(pieces),
  });
  if (!table) return null;
  const isNamed = (label: Label): boolean => table.labels.includes(names[waiting.indexOf(label)] as Label);
  const free = waiting.filter(
    (label) =>
      !isNamed(label) &&
      !x?.labels.some(({ middle }) => middle.x === label.middle.y && middle.y === label.middle.x),
  );
  const all = bars.columns.flat();
  const [left, right] = [minOf(all.map((bar) => bar.left)), maxOf(all.map((bar) => bar.right))];
  const inside = { left, right, top: y.from, bottom: Math.max(y.to, bars.base) };
  const plot = { ...inside, left: box.left, right: box.right };
  const unexplained =
    countUnexplained(page, plot, (piece) => isOnBar(piece, all)) + countUnread(legend, listColors(all));
  const titles = isLying ? findTitles(turnExtent(inside), turnLabels(free)) : findTitles(inside, free);
  const [category, value] = isLying ? [titles.y, titles.x] : [titles.x, titles.y];
  const places = table.rows.map((row) => [
    null,
    ...row.places.map((place) => (place && isLying ? turnPoint(place) : place)),
  ]);
  return {
    type: 'bar',
    title: titles.title,
    x: category,
    y: value,
    unit: y.unit ?? '',
    scale: y.scale === 'log' ? 'log' : 'linear',
    stacking: bars.isStacked ? 'stacked' : 'beside',
    direction: isLying ? 'lying' : 'standing',
    cells: [
      [category, ...nameSeries(table.series, value)],
      ...table.rows.map(({ name, values }) => [name, ...values]),
    ],
    places,
    bounds: table.rows.map((row) => [null, ...row.bounds]),
    unsure: [
      ...listUnnamedSeries(table.series),
      ...listCutCells(table, y),
      ...listShiftedCells(places, { first: table.labels.length === 0 ? x : null, others: y }),
    ],
    ...(unexplained > 0 ? { unexplained } : {}),
    group: null,
  };
}

/** Millimetres between the end of a bar and a tick, within which a line over the bar may hide its end. */
const AT_LINE = 0.2;

/** Lists the bars that end at a line of the grid which is drawn over them: they may end beyond it. */
function listCutCells({ rows }: BarTable, axis: Axis): NonNullable<FoundChart['unsure']> {
  const ticks = axis.labels.map(({ middle }) => middle.y);
  const isAtLine = (at: number): boolean => ticks.some((tick) => Math.abs(tick - at) < AT_LINE);
  return rows.flatMap((row, at) =>
    row.ends.flatMap((end, column) =>
      end?.isCut && isAtLine(end.at) ? [{ row: at + 1, column: column + 1 }] : [],
    ),
  );
}

/** Millimetres: programs that set lines sharply on pixels draw ticks half of one beside the values. */
const HALF_PIXEL = 0.4;

/** Without ticks, the middle of a number may be off its value by this share of the size of its letters. */
const BESIDE_NUMBER = 0.3;

/** Moves the scale so that it is zero where the bars begin: that is measured better than ticks and numbers are. */
function settleOnBase(axis: Axis, { base }: Bars): Axis {
  if (axis.scale !== 'linear') return axis;
  const off = valueAt(axis, base);
  const size = axis.hasTicks ? 0 : maxOf(axis.labels.map((label) => label.size));
  if (Math.abs(off / axis.line.slope) > Math.max(HALF_PIXEL, BESIDE_NUMBER * size)) return axis;
  return { ...axis, line: { ...axis.line, start: axis.line.start - off } };
}
