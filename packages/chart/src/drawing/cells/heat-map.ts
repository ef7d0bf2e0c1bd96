import type { Item, ShapeItem, TextItem } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { countOf } from '@relievo/words';
import { nameOfPoint } from '../../words/name-of-point.ts';
import { measureLineHeight } from '../axes.ts';
import type { Drawn } from '../drawn.ts';
import { rectangle, shape } from '../items.ts';
import { putAt } from '../lettering.ts';
import { createCodes, createSeriesCodes, type Page, pointIdOn, withEntries } from '../page.ts';
import type { DrawingReports } from '../reports.ts';
import { createTones } from '../sounding.ts';
import { reportUnmarked } from '../unmarked.ts';
import { findStep, listStepEntries, listSteps } from './steps.ts';

export interface HeatMapLayout {
  /** Two letters stand for each name along the top, and for each name at the left. */
  readonly codedColumns: boolean;
  readonly codedRows: boolean;
}

const WIDEST_CELL = 30;
const MOST_WORDS = 0.4;

/** A cell for each value, with a texture for its size; null where cells would be too small. */
export function drawHeatMap(empty: Page, { codedColumns, codedRows }: HeatMapLayout): Drawn | null {
  const { chart, styles, profile } = empty;
  const steps = listSteps(empty);
  const columnCodes = codedColumns ? createCodes(empty) : [];
  const rowCodes = codedRows ? createSeriesCodes(empty) : [];
  const page = withEntries(empty, [
    ...listStepEntries(
      empty,
      chart.series.flatMap(({ points }) => points.map(({ y }) => y)),
      null,
    ),
    ...[...columnCodes, ...rowCodes].map(({ entry }) => entry),
  ]);
  const { area, lettering, labelGap } = page;
  const labels = chart.series[0]?.points.map(({ label }) => label) ?? [];
  const rowWords = chart.series.map(({ name }, index) =>
    createWord(page, `row-${index + 1}`, name, rowCodes[index]?.code),
  );
  const columnWords = labels.map((label, index) =>
    createWord(page, `category-${index + 1}`, label, columnCodes[index]?.code),
  );
  const widest = rowWords.reduce((most, text) => Math.max(most, lettering.sizeOf(text).width), 0);
  if (widest > area.width * MOST_WORDS) return null;
  const reach = labelGap + styles.outline.width / 2;
  const left = area.x + widest + reach;
  const top = area.y + measureLineHeight(page) + reach;
  const side = Math.min(
    WIDEST_CELL,
    (area.x + area.width - left - styles.outline.width / 2) / labels.length,
    (area.y + area.height - top - styles.outline.width / 2) / chart.series.length,
  );
  const widestColumn = columnWords.reduce((most, text) => Math.max(most, lettering.sizeOf(text).width), 0);
  if (side < profile.limits.areaSide + styles.outline.width || widestColumn + page.wordGap > side)
    return null;
  const tone = createTones(page.portion.whole);
  const cells = chart.series.flatMap((series, index) =>
    series.points.flatMap((point, row): readonly ShapeItem[] => {
      const { y } = point;
      if (y === null) return [];
      const corner = { x: left + row * side, y: top + index * side };
      return [
        shape({
          id: pointIdOn(page, index, row),
          role: 'data',
          name: `${series.name}, ${nameOfPoint(point, series, chart.language)}`,
          geometry: rectangle(corner, { x: corner.x + side, y: corner.y + side }),
          line: styles.outline,
          texture: findStep(steps, y)?.texture ?? null,
          plays: tone(y, series.unit),
        }),
      ];
    }),
  );
  const words: readonly TextItem[] = [
    ...rowWords.map((text, index) =>
      putAt(text, 'left', { x: left - reach, y: top + (index + 0.5) * side }, lettering),
    ),
    ...columnWords.map((text, index) =>
      putAt(text, 'above', { x: left + (index + 0.5) * side, y: top - reach }, lettering),
    ),
  ];
  const told: Change<DrawingReports> = {
    code: 'values_as_steps',
    parameters: { steps: countOf(steps) },
    items: [],
  };
  return { page, figure: cells satisfies readonly Item[], words, changes: [told, ...reportUnmarked(page)] };
}

function createWord(
  { lettering }: Page,
  id: string,
  name: string,
  code: { readonly print: string; readonly braille: TextItem['braille'] } | undefined,
): TextItem {
  return lettering.text(id, 'label', code?.print ?? name, {
    name,
    ...(code ? { braille: code.braille } : {}),
  });
}
