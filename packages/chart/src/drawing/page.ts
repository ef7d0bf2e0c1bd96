import { measureBlankCell } from '@relievo/graphic/geometry';
import { createCode, type KeyEntry, type Translate, withKey } from '@relievo/graphic/labels';
import type { Box, Drawing, Item, Sheet, TextItem } from '@relievo/graphic/model';
import type { Profile } from '@relievo/graphic/profiles';
import { minOf } from '@relievo/words';
import type { Chart } from '../model/chart.ts';
import { writeNumber } from '../terms/numbers.ts';
import { type ChartTerms, findTerms } from '../terms/terms.ts';
import { sayWhat } from '../words/description.ts';
import { listAnnotationCodes, listAnnotationEntries } from './annotations.ts';
import { createLettering, type Lettering, putAt } from './lettering.ts';
import { type Portion, pointIdIn, seriesIdIn } from './portion.ts';
import { createStyles, type Styles } from './styles.ts';

/** One sheet to draw a chart on: what it is made of, and what is free of it. */
export interface Page {
  readonly chart: Chart;
  readonly portion: Portion;
  /** Least and greatest value on the axis. */
  readonly extent: readonly [number, number];
  readonly terms: ChartTerms;
  /** A number as the language of the chart writes it. */
  readonly number: (value: number, decimals?: number) => string;
  readonly profile: Profile;
  readonly sheet: Sheet;
  readonly styles: Styles;
  readonly lettering: Lettering;
  /** Paper has room for titles; on pins and screens they are spoken. */
  readonly isRoomy: boolean;
  /** Within the margins, under the title. */
  readonly area: Box;
  readonly title: readonly TextItem[];
  /** Between two things that do not touch, edge to edge. */
  readonly gap: number;
  /** Between two words on one line, edge to edge, so that they are not read as one. */
  readonly wordGap: number;
  /** Between two lines side by side, edge to edge. */
  readonly lineGap: number;
  /** Between a label and what it names. */
  readonly labelGap: number;
  readonly entries: readonly KeyEntry[];
}

const HAIR = 0.1;
const MOST_TITLE_LINES = 3;
/** Title and key stand apart from the words of the figure by more than their lines do. */
const AROUND_FIGURE = 8;

export function pageFor(portion: Portion, profile: Profile, translate: Translate, turned = false): Page {
  const { chart } = portion;
  const { limits, medium } = profile;
  const margin = Math.max(profile.sheet.margin, limits.margin ?? 0, 2);
  const [width, height] = turned
    ? [profile.sheet.height, profile.sheet.width]
    : [profile.sheet.width, profile.sheet.height];
  const margins = { top: margin, right: margin, bottom: margin, left: margin };
  const sheet: Sheet = { width, height, margins, braille: profile.braille };
  const lettering = createLettering(sheet, medium === 'touchscreen' ? null : translate, chart.language);
  const inside: Box = {
    x: margin + HAIR,
    y: margin + HAIR,
    width: width - 2 * (margin + HAIR),
    height: height - 2 * (margin + HAIR),
  };
  const isRoomy = medium === 'swell' || medium === 'embosser';
  const page: Page = {
    chart,
    portion,
    extent: portion.extent,
    terms: findTerms(chart.language),
    number: (value, decimals) => writeNumber(chart.language, value, decimals),
    profile,
    sheet,
    styles: createStyles(profile),
    lettering,
    isRoomy,
    area: inside,
    title: [],
    gap: limits.elementGap + HAIR,
    wordGap: Math.max(limits.elementGap, medium === 'touchscreen' ? 0 : measureBlankCell(sheet)) + HAIR,
    lineGap: Math.max(limits.parallelGap, limits.elementGap) + HAIR,
    labelGap: (limits.labelGap?.min ?? 3) + 0.5,
    entries: [],
  };
  const titled = isRoomy ? withTitle(page) : page;
  return withEntries(titled, listAnnotationEntries(portion, lettering));
}

/** A title that would fill the sheet stands in the key. */
function withTitle(page: Page): Page {
  const { lettering, area, chart } = page;
  if (chart.title === '') return page;
  const whole = lettering.text('title', 'title', chart.title);
  const title = putAt(lettering.evenly(whole, area.width), 'start', area, lettering);
  const lines = title.braille?.cells.split('\n').length ?? 1;
  if (lines > MOST_TITLE_LINES && whole.braille)
    return withEntries(page, [{ id: 'title-key', mark: null, print: chart.title, braille: whole.braille }]);
  const used = lettering.sizeOf(title).height + Math.max(page.gap, AROUND_FIGURE);
  return {
    ...page,
    title: [title],
    area: { ...area, y: area.y + used, height: area.height - used },
  };
}

/** The page with a key to come: where it fits, room for it is kept at the foot of the sheet. */
export function withEntries(page: Page, added: readonly KeyEntry[]): Page {
  const entries = [...page.entries, ...added];
  if (entries.length === 0) return page;
  const { onFigure } = placeKey(page, entries);
  const [first] = onFigure;
  const top = first ? minOf(onFigure.map(({ y }) => y)) : Infinity;
  const bottom = page.sheet.height - page.sheet.margins.bottom - HAIR;
  const free = Math.min(bottom, top - Math.max(page.gap, AROUND_FIGURE)) - page.area.y;
  // A key that takes the better part of the sheet from the figure goes on a sheet of its own.
  const height = free > (bottom - page.area.y) * LEAST_FIGURE ? free : bottom - page.area.y;
  return { ...page, entries, area: { ...page.area, height } };
}

const LEAST_FIGURE = 0.6;

function placeKey(
  page: Page,
  entries: readonly KeyEntry[],
): { readonly onFigure: readonly { readonly y: number }[] } {
  const { drawing } = withKey(createDrawing(page, []), entries, page.profile);
  const key = drawing.layers.find(({ id }) => id === 'key');
  return { onFigure: (key?.items ?? []).map((item) => ({ y: topOf(item) })) };
}

function topOf(item: Item): number {
  if (item.kind === 'text') return item.at.y;
  if (item.kind !== 'shape') return Infinity;
  const half = (item.line?.width ?? 0) / 2 + (item.line?.style === 'double' ? 3 : 0);
  switch (item.geometry.type) {
    case 'rect':
      return item.geometry.y - half;
    case 'symbol':
      return item.geometry.at.y - item.geometry.size / 2;
    case 'path':
      return minOf(item.geometry.subpaths.map(({ start }) => start.y)) - half;
    case 'ellipse':
      return item.geometry.center.y - item.geometry.ry - half;
  }
}

/** Figure below, words above: so a display can show the one without the other. */
export function createDrawing(
  { chart, sheet, title }: Page,
  figure: readonly Item[],
  words: readonly Item[] = [],
): Drawing {
  return {
    version: 1,
    id: 'chart',
    title: chart.title || (sayWhat(chart).split('.', 1)[0] ?? ''),
    description: sayWhat(chart),
    language: chart.language,
    sheet,
    layers: [
      { id: 'layer-figure', name: 'Figure', visible: true, items: figure },
      { id: 'layer-words', name: 'Words', visible: true, items: [...title, ...words] },
    ],
  };
}

/** What the whole chart calls a point, and a series, of this sheet. */
export function pointIdOn({ portion }: Page, series: number, row: number): string {
  return pointIdIn(portion, series, row);
}
export function seriesIdOn({ portion }: Page, series: number): string {
  return seriesIdIn(portion, series);
}

/** Two letters for each place along the axis, the same on all sheets, and what the key says about them. */
export function createCodes(page: Page) {
  const { rows, whole } = page.portion;
  const labels = whole.series[0]?.points.map(({ label }) => label) ?? [];
  return codeNames(page, labels, rows);
}

/** The same for each series. */
export function createSeriesCodes(page: Page) {
  const { series, whole } = page.portion;
  return codeNames(
    page,
    whole.series.map(({ name }) => name),
    series,
  );
}

function codeNames({ lettering, portion }: Page, names: readonly string[], chosen: readonly number[]) {
  const taken = new Set(listAnnotationCodes(portion.whole).map(({ print }) => print));
  const here = new Set(chosen);
  return names.flatMap((print, index) => {
    const code = createCode(print, taken);
    taken.add(code.print);
    if (!here.has(index)) return [];
    const braille = lettering.text('', 'key', print).braille ?? code.braille;
    const entry: KeyEntry = {
      id: `code-${index + 1}-key`,
      mark: { code: code.braille, print: code.print },
      print,
      braille,
    };
    return [{ code, entry }];
  });
}
