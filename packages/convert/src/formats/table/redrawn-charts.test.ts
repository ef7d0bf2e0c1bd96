import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundChart } from '@relievo/chart/reading';
import { mapItems, walkLeaves } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { unwrapMade } from '../../outputs/testing/make.ts';
import { translator } from '../../outputs/testing/translator.ts';
import { type ImportedDraft, importDrafts } from '../import-drafts.ts';
import { redrawCharts } from './redrawn-charts.ts';

const options = { profile: getProfile('swell-a4'), translate: translator.translate };
const file = {
  name: 'lunch.svg',
  bytes: new Uint8Array(readFileSync(join(import.meta.dirname, '../testing/web-charts/lunch/vega.svg'))),
};

async function importDraft(charts: 'redrawn' | 'drawing'): Promise<ImportedDraft> {
  const [draft] = unwrapMade(await importDrafts(file, { ...options, charts }));
  if (!draft) throw new Error('The file has no draft.');
  return draft;
}

async function importChart(): Promise<{ readonly draft: ImportedDraft; readonly chart: FoundChart }> {
  const draft = await importDraft('drawing');
  const [chart] = draft.charts ?? [];
  if (!chart) throw new Error('The file shows no chart.');
  return { draft, chart };
}

test('a chart that a drawing shows is drawn with its data, its description and its sound', async () => {
  const { source } = await importDraft('redrawn');
  expect(source.chart?.type).toBe('bar');
  expect(source.chart?.title).toBe('Favourite fruit');
  expect(source.chart?.series[0]?.points.map(({ y }) => y)).toEqual([12, 19, 7, 15, 4]);
  expect(source.description).toContain('Banana');
  expect(source.score).toBeDefined();
});

test('a drawing stays as it is if more than a quarter of the cells of its chart are uncertain', async () => {
  const { draft, chart } = await importChart();
  const unsure = [1, 2, 3, 4].map((row) => ({ row, column: 1 }));
  const [kept] = redrawCharts({ ...draft, charts: [{ ...chart, unsure }] }, options);
  expect(kept?.source).toBe(draft.source);
  expect(kept?.changes.at(-1)).toMatchObject({
    code: 'chart_too_uncertain',
    parameters: { unsure: 4, cells: 12 },
  });
});

test('values without a name are called as the title is, and a chart without a title as its file', async () => {
  const { draft, chart } = await importChart();
  const cells = [['Category', 'Value'], ...chart.cells.slice(1)];
  const [titled] = redrawCharts({ ...draft, charts: [{ ...chart, x: '', y: '', cells }] }, options);
  expect(titled?.source.chart).toMatchObject({
    title: 'Favourite fruit',
    y: { name: 'Favourite fruit' },
    series: [{ name: 'Favourite fruit' }],
  });
  const [named] = redrawCharts({ ...draft, charts: [{ ...chart, title: '', x: '', cells }] }, options);
  expect(named?.source.chart?.title).toBe('lunch');
});

test('a drawing stays as it is if its chart does not explain all of its marks', async () => {
  const { draft, chart } = await importChart();
  const [kept] = redrawCharts({ ...draft, charts: [{ ...chart, unexplained: 2 }] }, options);
  expect(kept?.source).toBe(draft.source);
  expect(kept?.changes.at(-1)).toMatchObject({ code: 'chart_not_explained', parameters: { count: 2 } });
});

test('a drawing whose points are named by letters, as on a coordinate plane, stays as it is', async () => {
  const { draft } = await importChart();
  const { drawing } = draft.source;
  const texts = [...walkLeaves(drawing)].filter((item) => item.kind === 'text').slice(0, 2);
  const named = mapItems(drawing, (item) => {
    const at = texts.findIndex(({ id }) => id === item.id);
    return item.kind === 'text' && at >= 0 ? { ...item, print: ['D', 'E'][at] ?? '' } : item;
  });
  const [made] = redrawCharts({ ...draft, source: { ...draft.source, drawing: named } }, options);
  expect(made?.source.chart).toBeUndefined();
  expect(made?.changes.at(-1)?.code).toBe('chart_names_points');
  expect(made?.charts).toEqual([]);
});

test('words of a drawing that its chart does not have are listed', async () => {
  const { draft, chart } = await importChart();
  const [made] = redrawCharts({ ...draft, charts: [{ ...chart, title: 'Fruit of the class' }] }, options);
  expect(made?.changes).toContainEqual(
    expect.objectContaining({
      code: 'chart_words_left_out',
      parameters: { count: 1, words: 'Favourite fruit' },
    }),
  );
});

test('uncertain cells of a chart that is drawn are named', async () => {
  const { draft, chart } = await importChart();
  const [made] = redrawCharts({ ...draft, charts: [{ ...chart, unsure: [{ row: 2, column: 1 }] }] }, options);
  expect(made?.changes).toContainEqual(
    expect.objectContaining({
      code: 'chart_cells_unsure',
      parameters: { count: 1, cells: 1, where: 'Banana / Children' },
    }),
  );
});

test('a chart and the drawing that shows it are two drafts if both are wanted', async () => {
  const [made, drawn, ...others] = unwrapMade(await importDrafts(file, { ...options, charts: 'both' }));
  expect(made?.source.chart?.type).toBe('bar');
  expect(drawn?.source.chart).toBeUndefined();
  expect(drawn?.charts).toEqual([]);
  expect(drawn?.changes[0]?.code).toBe('chart_kept_as_drawn');
  expect(others).toEqual([]);
});
