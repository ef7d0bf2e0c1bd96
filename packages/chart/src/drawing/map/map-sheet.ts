import { regionOf, regionPath } from '@relievo/graphic/geometry';
import {
  type KeyEntry,
  type LabelRequest,
  placeLabels,
  type Translate,
  withKey,
} from '@relievo/graphic/labels';
import { type Drawing, mapItems, type ShapeItem } from '@relievo/graphic/model';
import { simplify } from '@relievo/graphic/operations';
import type { Profile } from '@relievo/graphic/profiles';
import { nameOfPoint } from '../../words/name-of-point.ts';
import { findStep, listStepEntries, listSteps } from '../cells/steps.ts';
import type { ChartDrawing } from '../drawn.ts';
import { polygons, shape } from '../items.ts';
import { createMissingEntries, drawMissingMark } from '../missing-marks.ts';
import { createCodes, createDrawing, type Page, pointIdOn, withEntries } from '../page.ts';
import { createTones } from '../sounding.ts';
import { keepLandsApart } from './apart.ts';
import { findMiddle, type Land, layLand, measureAcross } from './view.ts';

export interface MapLayout {
  /** Two letters stand for each country, explained in the key. */
  readonly coded: boolean;
}

export interface DrawnMap {
  readonly made: Omit<ChartDrawing, 'changes'>;
  /** Rows whose country no finger would feel. */
  readonly unfelt: readonly number[];
  /** Rows whose country has no room for its name. */
  readonly unnamed: readonly number[];
}

/** The countries of the rows on a sheet. */
export function drawCountries(
  empty: Page,
  countries: ReadonlyMap<number, string>,
  { coded }: MapLayout,
  translate: Translate,
): DrawnMap {
  const { chart, profile } = empty;
  const points = chart.series[0]?.points ?? [];
  const rows = [...countries.keys()];
  const codes = coded ? createCodes(empty) : [];
  const page = withEntries(empty, [
    ...listStepEntries(
      empty,
      rows.map((row) => points[row]?.y),
      chart.y.unit,
    ),
    ...(rows.some((row) => points[row]?.y === null) ? createMissingEntries(empty) : []),
    ...rows.flatMap((row): readonly KeyEntry[] => (codes[row] ? [codes[row].entry] : [])),
  ]);
  const lands = layLand(countries, areaWithin(page)).map((land) => takeFelt(land, profile));
  const felt = lands.filter(({ pieces }) => pieces.length > 0);
  const unfelt = rows.filter((row) => felt.every((land) => land.row !== row));
  if (unfelt.length > 0) return { made: withKey(createDrawing(page, []), [], profile), unfelt, unnamed: [] };
  const figure = keepLandsApart(
    simplifyLands(
      felt.flatMap((land) => drawLand(page, land)),
      page,
    ),
    profile.limits.elementGap,
  );
  const keyed = withKey(createDrawing(page, [...figure, ...drawMissing(page, felt)]), page.entries, profile);
  // What is touched on a screen says its name by itself.
  if (profile.medium === 'touchscreen') return { made: keyed, unfelt: [], unnamed: [] };
  const named = chooseNamed(felt, profile.limits.labelsPerSheet);
  const labels = named.map((row): LabelRequest => {
    const id = pointIdOn(page, 0, row);
    return {
      id: labelIdOf(id),
      print: codes[row]?.code.print ?? points[row]?.label ?? '',
      target: { item: id },
    };
  });
  const braille = new Map(codes.map(({ code }) => [code.print, code.braille]));
  const { drawing, standing } = placeNames(
    keyed.drawing,
    labels,
    profile,
    (text) => braille.get(text) ?? translate(text),
  );
  const rowOf = new Map(labels.map(({ id }, index) => [id, named[index] ?? -1]));
  const names = new Map([...rowOf].map(([id, row]) => [id, points[row]?.label ?? '']));
  const told = new Set(standing.map(({ id }) => rowOf.get(id)));
  return {
    made: { drawing: nameLabels(drawing, names), keySheets: keyed.keySheets },
    unfelt: [],
    unnamed: rows.filter((row) => !told.has(row)),
  };
}

/** The names that find a place at their country; the others stand nowhere, and take no room of a key. */
function placeNames(
  bare: Drawing,
  labels: readonly LabelRequest[],
  profile: Profile,
  translate: Translate,
): { readonly drawing: Drawing; readonly standing: readonly LabelRequest[] } {
  const { drawing, report } = placeLabels(bare, labels, profile, translate);
  const standing = labels.filter((_, index) => STANDS.has(report[index]?.how));
  return standing.length === labels.length
    ? { drawing, standing }
    : placeNames(bare, standing, profile, translate);
}

const STANDS: ReadonlySet<string | undefined> = new Set(['beside', 'lead-line']);

export function labelIdOf(id: string): string {
  return `${id}-label`;
}

function areaWithin({ area: { x, y, width, height }, styles }: Page) {
  const half = styles.outline.width / 2;
  return { x: x + half, y: y + half, width: width - 2 * half, height: height - 2 * half };
}

/** Without islands that are no areas to a finger, and without holes that no finger enters. */
function takeFelt({ row, pieces }: Land, { limits }: Profile): Land {
  const isFelt = (ring: Parameters<typeof measureAcross>[0] = []): boolean =>
    measureAcross(ring) >= limits.areaSide;
  return {
    row,
    pieces: pieces
      .filter(([coast]) => isFelt(coast))
      .map(([coast = [], ...holes]) => [coast, ...holes.filter((hole) => isFelt(hole))]),
  };
}

function drawLand(page: Page, { row, pieces }: Land): readonly ShapeItem[] {
  const { chart, styles } = page;
  const [series] = chart.series;
  const point = series?.points[row];
  if (!series || !point) return [];
  const { y } = point;
  const tone = createTones(page.portion.whole);
  return [
    shape({
      id: pointIdOn(page, 0, row),
      role: 'data',
      name: nameOfPoint(point, series, chart.language),
      // Places are rounded in the atlas, and a coast may cross itself by that.
      geometry: regionPath(regionOf(polygons(pieces.flat()))),
      line: styles.outline,
      texture: y === null ? null : (findStep(listSteps(page), y)?.texture ?? null),
      ...(y === null ? {} : { plays: tone(y, series.unit) }),
    }),
  ];
}

/** Bays and capes that are narrower than what fingers feel are left out; borders stay shared. */
function simplifyLands(lands: readonly ShapeItem[], page: Page): readonly ShapeItem[] {
  const { profile } = page;
  const { limits } = profile;
  const coarse = { ...profile, limits: { ...limits, divergingChord: SMALLEST_BAY * limits.elementGap } };
  const [figure] = simplify(createDrawing(page, lands), coarse).layers;
  return figure?.items.filter((item) => item.kind === 'shape') ?? [];
}

const SMALLEST_BAY = 1.5;

/** A cross within each country that has no value, where there is room. */
function drawMissing(page: Page, lands: readonly Land[]): readonly ShapeItem[] {
  const { styles, profile } = page;
  const room = styles.symbolSize / 2 + profile.limits.symbolGap + styles.outline.width / 2;
  return lands.flatMap(({ row, pieces: [piece] }) => {
    const middle = page.chart.series[0]?.points[row]?.y === null && piece ? findMiddle(piece) : null;
    if (!middle || middle.room < room + 2) return [];
    const mark = drawMissingMark(page, 0, row, middle.at);
    return [{ ...mark, id: `${mark.id}-missing` }];
  });
}

/** The largest, as many as a sheet has names. */
function chooseNamed(lands: readonly Land[], most: number): readonly number[] {
  const across = ({ pieces }: Land): number => measureAcross(pieces[0]?.[0] ?? []);
  const sorted = lands.toSorted((a, b) => across(b) - across(a));
  return sorted.slice(0, most).map(({ row }) => row);
}

function nameLabels(drawing: Drawing, names: ReadonlyMap<string, string>): Drawing {
  return mapItems(drawing, (item) => {
    const name = names.get(item.id);
    return item.kind === 'text' && name !== undefined ? { ...item, name } : item;
  });
}
