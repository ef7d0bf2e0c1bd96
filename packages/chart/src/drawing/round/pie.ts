import { type LabelRequest, placeLabels, type Translate, withKey } from '@relievo/graphic/labels';
import { type Drawing, mapItems, type Point, type ShapeItem } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { shareOf } from '@relievo/words';
import type { DataPoint } from '../../model/chart.ts';
import { writeShare } from '../../terms/numbers.ts';
import { nameOfPoint } from '../../words/name-of-point.ts';
import type { ChartDrawing } from '../drawn.ts';
import { shape } from '../items.ts';
import { createDrawing, type Page, pointIdOn } from '../page.ts';
import type { DrawingReports } from '../reports.ts';
import { chooseColor } from '../series-looks.ts';
import { createTones } from '../sounding.ts';
import { sliceOf } from './slice.ts';

/** Larger, and two hands no longer feel the whole at once. */
const MOST_RADIUS = 70;
const LEAST_RADIUS = 25;
/** Of the radius, so that the ring is felt as a ring and each part of it as an area. */
const HOLE = 0.4;
/** Beside the disc for a short word in braille; above and below for one line. */
const BESIDE = 30;
const ABOVE = 14;

/** Slices from twelve o'clock on, with the clock, each with its texture and its share. */
export function drawPie(page: Page, translate: Translate): ChartDrawing | null {
  const { area, chart, profile, styles } = page;
  const [series] = chart.series;
  const radius = Math.min(MOST_RADIUS, area.height / 2 - ABOVE, area.width / 2 - BESIDE);
  const parts = partsOf(series?.points ?? []);
  if (!series || radius < LEAST_RADIUS || parts.length > styles.textures.length + 1) return null;
  const center: Point = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const tone = createTones(page.portion.whole);
  const slices = parts.map(
    ({ point, row, from, to }, index): ShapeItem =>
      shape({
        id: pointIdOn(page, 0, row),
        role: 'data',
        name: `${nameOfPoint(point, series, chart.language)}, ${percentOf(to - from, page)}`,
        geometry: sliceOf(center, radius, from, to, chart.type === 'donut' ? HOLE * radius : 0),
        line: styles.outline,
        texture: styles.textures[index] ?? null,
        plays: tone(point.y, series.unit),
        color: chooseColor(index),
      }),
  );
  const requests = parts.map(
    ({ point, row, from, to }): LabelRequest => ({
      id: `${pointIdOn(page, 0, row)}-label`,
      print: page.terms.share(point.label, percentOf(to - from, page)),
      target: { item: pointIdOn(page, 0, row) },
    }),
  );
  const isRead = profile.medium !== 'touchscreen';
  const placed = placeLabels(
    createDrawing(page, [...slices, ...fillHole(chart.type === 'donut' ? HOLE * radius : 0, center)]),
    requests,
    profile,
    isRead ? translate : asWideAsPrint,
  );
  // Words that stand at no slice tell nobody which one they name.
  if (placed.report.some(({ how }) => how === 'key')) return null;
  const sheets = [withoutFilling(placed.drawing), ...placed.keySheets].map((sheet) =>
    isRead ? sheet : setInPrint(sheet),
  );
  const [drawing = placed.drawing, ...keySheets] = sheets;
  const keyed = withKey(drawing, page.entries, profile);
  return {
    drawing: keyed.drawing,
    keySheets: [...keySheets, ...keyed.keySheets],
    changes: reportPartsWithoutSlice(series.points),
  };
}

const FILLING = 'hole-filling';

/** A word in the hole would name every part and none: while words are placed, something is there. */
function fillHole(radius: number, at: Point): readonly ShapeItem[] {
  const geometry = { type: 'symbol', symbol: 'disc', at, size: 2 * radius } as const;
  return radius === 0 ? [] : [shape({ id: FILLING, role: 'data', name: '', geometry })];
}

function withoutFilling(drawing: Drawing): Drawing {
  return {
    ...drawing,
    layers: drawing.layers.map((layer) => ({
      ...layer,
      items: layer.items.filter(({ id }) => id !== FILLING),
    })),
  };
}

interface Slice {
  readonly point: DataPoint & { readonly y: number };
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

function partsOf(points: readonly DataPoint[]): readonly Slice[] {
  const whole = points.reduce((sum, { y }) => sum + (y ?? 0), 0);
  let turn = 0;
  return points.flatMap((point, row) => {
    if (!point.y) return [];
    const from = turn;
    turn += point.y / whole;
    return [{ point: { ...point, y: point.y }, row, from, to: turn }];
  });
}

function percentOf(share: number, { chart }: Page): string {
  return writeShare(chart.language, shareOf(share, 1), 1);
}

/** Only eyes read a screen. Its letters are half as wide as cells, and are placed as so many cells. */
const asWideAsPrint: Translate = (print) => ({
  cells: '⠿'.repeat(Math.ceil(print.length / 2)),
  engine: 'none',
  table: 'none',
});

/** Letters instead of the cells that kept room for them. */
function setInPrint(drawing: Drawing): Drawing {
  return mapItems(drawing, (item) =>
    item.kind === 'text' ? { ...item, braille: null, printSize: 6 } : item,
  );
}

function reportPartsWithoutSlice(points: readonly DataPoint[]): readonly Change<DrawingReports>[] {
  const labelsOf = (value: number | null): readonly string[] =>
    points.filter(({ y }) => y === value).map(({ label }) => label);
  const [zero, missing] = [labelsOf(0), labelsOf(null)];
  return zero.length + missing.length === 0
    ? []
    : [{ code: 'parts_without_slice', parameters: { zero, missing }, items: [] }];
}
