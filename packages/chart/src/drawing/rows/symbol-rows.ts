import type { KeyEntry } from '@relievo/graphic/labels';
import type { Item, PointSymbol, ShapeItem, TextItem } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { axisTitle } from '../../model/chart.ts';
import { findSymbolUnit } from '../../model/symbols.ts';
import { nameOfPoint } from '../../words/name-of-point.ts';
import { withUnit } from '../../words/numbers.ts';
import { measureLineHeight } from '../axes.ts';
import type { Drawn } from '../drawn.ts';
import { group, shape } from '../items.ts';
import { putAt } from '../lettering.ts';
import { createMissingEntries, drawMissingMark } from '../missing-marks.ts';
import { createCodes, type Page, pointIdOn, withEntries } from '../page.ts';
import type { DrawingReports } from '../reports.ts';
import { createTones } from '../sounding.ts';

export interface SymbolRowsLayout {
  /** Two letters stand for each name, explained in the key. */
  readonly coded: boolean;
}

/** As many as stand for one amount, and one that is felt as another where less than that is left. */
const WHOLE: PointSymbol = 'disc';
const PART: PointSymbol = 'ring';
const MOST_WORDS = 0.5;
const HAIR = 0.1;
/** Where there is room, print finds it between the rows. */
const SPREAD = 1.7;

/** A row of symbols for each name, to be counted; null where they have no room. */
export function drawSymbolRows(empty: Page, { coded }: SymbolRowsLayout): Drawn | null {
  const { chart, styles, profile } = empty;
  const [series] = chart.series;
  const unit = findSymbolUnit(empty.extent[1]);
  if (!series || unit === null) return null;
  const codes = coded ? createCodes(empty) : [];
  const page = withEntries(empty, [
    ...listSymbolEntries(empty, unit),
    ...createMissingEntries(empty),
    ...codes.map(({ entry }) => entry),
  ]);
  const { area, lettering } = page;
  const names = series.points.map(({ label }, row) => {
    const code = codes[row]?.code;
    const id = pointIdOn(page, 0, row);
    return lettering.text(`${id}-label`, 'label', code?.print ?? label, {
      labels: id,
      name: label,
      ...(code ? { braille: code.braille } : {}),
    });
  });
  const widest = names.reduce((most, text) => Math.max(most, lettering.sizeOf(text).width), 0);
  if (widest > area.width * MOST_WORDS) return null;
  const size = styles.symbolSize;
  const pitch = size + Math.max(profile.limits.symbolGap, page.gap) + HAIR;
  const least = Math.max(pitch, measureLineHeight(page) + page.gap);
  const rowHeight = Math.max(least, Math.min(SPREAD * least, area.height / series.points.length));
  const left = area.x + widest + page.labelGap + size / 2;
  const most = Math.ceil(page.extent[1] / unit - SMALLEST);
  const room = {
    across: left + (most - 1) * pitch + size / 2,
    down: area.y + series.points.length * rowHeight,
  };
  if (room.across > area.x + area.width || room.down > area.y + area.height) return null;
  const tone = createTones(page.portion.whole);
  const middleOf = (row: number): number => area.y + (row + 0.5) * rowHeight;
  const figure = series.points.flatMap((point, row): readonly Item[] => {
    const id = pointIdOn(page, 0, row);
    const name = nameOfPoint(point, series, chart.language);
    if (point.y === null) return [drawMissingMark(page, 0, row, { x: left, y: middleOf(row) })];
    const { y } = point;
    const symbols = listSymbols(y, unit).map(
      (symbol, place): ShapeItem =>
        shape({
          id: `${id}-symbol-${place + 1}`,
          role: 'data',
          name,
          geometry: { type: 'symbol', symbol, at: { x: left + place * pitch, y: middleOf(row) }, size },
          plays: tone(y, series.unit),
        }),
    );
    return symbols.length > 0 ? [group(id, 'data', name, symbols)] : [];
  });
  const words: readonly TextItem[] = names.map((text, row) =>
    putAt(text, 'left', { x: area.x + widest, y: middleOf(row) }, lettering),
  );
  return { page, figure, words, changes: reportParts(page, unit) };
}

/** What remains of a division is no symbol where it is nothing but a rounding. */
const SMALLEST = 1e-9;

function listSymbols(value: number, unit: number): readonly PointSymbol[] {
  const wholes = Math.floor(value / unit + SMALLEST);
  const hasPart = value / unit - wholes > SMALLEST;
  return [...Array.from({ length: wholes }, () => WHOLE), ...(hasPart ? [PART] : [])];
}

function hasParts({ chart }: Page, unit: number): boolean {
  return chart.series.some(({ points }) =>
    points.some(({ y }) => y !== null && listSymbols(y, unit).includes(PART)),
  );
}

function listSymbolEntries(page: Page, unit: number): readonly KeyEntry[] {
  const { y } = page.chart;
  const whole = withUnit(page.number(unit), y.unit);
  const part = withUnit(page.terms.range(page.number(0), page.number(unit)), y.unit);
  return [
    ...createEntry(page, 'whole', WHOLE, `${axisTitle({ name: y.name, unit: null })}: ${whole}`),
    ...(hasParts(page, unit) ? createEntry(page, 'part', PART, part) : []),
  ];
}

function createEntry(page: Page, id: string, symbol: PointSymbol, print: string): readonly KeyEntry[] {
  const braille = page.lettering.text('', 'key', print).braille;
  const sample = shape({
    id: `${id}-sample`,
    role: 'data',
    name: print,
    geometry: { type: 'symbol', symbol, at: { x: 0, y: 0 }, size: page.styles.symbolSize },
  });
  return braille ? [{ id: `${id}-key`, mark: { sample }, print, braille }] : [];
}

function reportParts(page: Page, unit: number): readonly Change<DrawingReports>[] {
  if (!hasParts(page, unit)) return [];
  const each = withUnit(page.number(unit), page.chart.y.unit);
  return [{ code: 'symbols_for_parts', parameters: { each }, items: [] }];
}
