import { execFileSync } from 'node:child_process';
import { flatten, type Polyline, pointToPolyline } from '@relievo/graphic/geometry';
import { type Point, type ShapeItem, walkLeaves } from '@relievo/graphic/model';
import { parsePath } from '@relievo/graphic/svg';
import { splitSample } from '@relievo/words/testing';
import { expect, test } from 'vitest';
import { loadSharp } from '../sharp.ts';
import { pictureImporter } from './picture.ts';

interface Known {
  readonly name: string;
  /** Path data in millimetres. */
  readonly lines?: readonly string[];
  readonly areas?: readonly { readonly d: string; readonly fill: string; readonly outlined?: true }[];
  /** Lines and areas that have to be found, no more and no less. */
  readonly finds: { readonly lines: number; readonly areas: number };
}

function round(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}

/** Drawings that are known to the tenth of a millimetre, painted by librsvg. */
const DRAWINGS: readonly Known[] = [
  {
    name: 'a triangle with its height',
    lines: ['M20 100L140 100L60 20Z', 'M60 20L60 100'],
    // Three lines meet in its top, of which none runs on into another.
    finds: { lines: 3, areas: 0 },
  },
  {
    name: 'two circles that cross',
    lines: [round(60, 60, 35), round(100, 60, 35)],
    finds: { lines: 2, areas: 0 },
  },
  {
    name: 'an ellipse and a turned square',
    lines: [round(45, 60, 30, 18), 'M115 25L145 55L115 85L85 55Z'],
    finds: { lines: 2, areas: 0 },
  },
  {
    name: 'axes with two straight lines',
    lines: ['M20 10L20 105L150 105', 'M30 95L140 20', 'M30 40L145 80'],
    finds: { lines: 3, areas: 0 },
  },
  { name: 'a wave', lines: ['M15 60C35 10 60 10 80 60S125 110 145 60'], finds: { lines: 1, areas: 0 } },
  {
    name: 'bars of two colours',
    areas: [
      { d: 'M30 40H60V100H30Z', fill: '#1f77b4' },
      { d: 'M90 70H120V100H90Z', fill: '#ff7f0e' },
    ],
    finds: { lines: 0, areas: 2 },
  },
  {
    name: 'two rooms with one wall',
    areas: [
      { d: 'M20 20H80V100H20Z', fill: '#9ecae1', outlined: true },
      { d: 'M80 20H140V100H80Z', fill: '#fdae6b', outlined: true },
    ],
    finds: { lines: 0, areas: 2 },
  },
  {
    name: 'a ring',
    areas: [{ d: `${round(80, 60, 45)}${round(80, 60, 20)}`, fill: '#555' }],
    finds: { lines: 0, areas: 1 },
  },
];

const SHEET = { width: 160, height: 120 };
/** The importer lays a wide picture on A4 with margins of 10 mm. */
const SCALE = 190 / SHEET.height;
function place({ x, y }: Point): Point {
  return { x: 297 / 2 + (x - SHEET.width / 2) * SCALE, y: 10 + y * SCALE };
}

interface Quality {
  readonly name: string;
  readonly dpi: number;
  readonly jpeg?: number;
  /** Most that a pixel is lighter or darker than it was painted. */
  readonly grain?: number;
}
const QUALITIES: readonly Quality[] = [
  { name: 'at 150 dpi', dpi: 150 },
  { name: 'as JPEG of quality 60', dpi: 150, jpeg: 60 },
  { name: 'with grain', dpi: 150, grain: 14 },
];

/** Each drawing in two of the qualities, in turn: `npm run lab -- pictures` takes all of its own in all. */
const CASES = DRAWINGS.flatMap((known, at) =>
  QUALITIES.filter((_, i) => i !== at % QUALITIES.length).map((quality) => ({
    known,
    quality,
    what: known.name,
    how: quality.name,
  })),
);

async function paint({ lines = [], areas = [] }: Known, { dpi, jpeg, grain }: Quality): Promise<Uint8Array> {
  const { width, height } = SHEET;
  const ink = 'stroke="#000" stroke-width="0.8"';
  const shapes = [
    ...areas.map(
      ({ d, fill, outlined }) => `<path fill-rule="evenodd" fill="${fill}" ${outlined ? ink : ''} d="${d}"/>`,
    ),
    ...lines.map((d) => `<path fill="none" ${ink} d="${d}"/>`),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`;
  const across = Math.round((width / 25.4) * dpi);
  const png = execFileSync('rsvg-convert', ['-w', String(across), '-b', 'white'], { input: svg });
  const sharp = await loadSharp();
  if (jpeg !== undefined) return sharp(png).jpeg({ quality: jpeg }).toBuffer();
  if (grain === undefined) return png;
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // The same grain every time (the quick generator of Numerical Recipes).
  let seed = 4711;
  const grained = data.map((value) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.max(0, Math.min(255, value + (seed / 2 ** 31 - 1) * grain));
  });
  return sharp(grained, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer();
}

async function trace(bytes: Uint8Array): Promise<readonly ShapeItem[]> {
  const opened = await pictureImporter.open({ name: 'picture.png', bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The picture does not open.');
  const imported = await opened.value.importPages([1], {});
  if (!imported.ok || !imported.value[0]) throw new Error('The picture is not imported.');
  return [...walkLeaves(imported.value[0].source.drawing)].filter((item) => item.kind === 'shape');
}

function flattenPath(d: string): readonly Polyline[] {
  const path = parsePath(d);
  if (!path.ok) throw new Error(`${d} is no path.`);
  return flatten({ type: 'path', subpaths: path.value });
}

/** A point on every millimetre of lines. */
function listPoints(lines: readonly Polyline[], toSheet: (point: Point) => Point): readonly Point[] {
  return lines.flatMap(({ points, closed }) => {
    const corners = Array.from({ length: points.length / 2 }, (_, i) =>
      toSheet({ x: points[2 * i] ?? 0, y: points[2 * i + 1] ?? 0 }),
    );
    const ends = closed ? [...corners.slice(1), ...corners.slice(0, 1)] : corners.slice(1);
    return ends.flatMap((to, i) => {
      const from = corners[i] ?? to;
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)));
      return Array.from({ length: steps }, (_, step) => ({
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      }));
    });
  });
}

function toPolylines(points: readonly Point[]): Polyline {
  return { points: Float64Array.from(points.flatMap(({ x, y }) => [x, y])), closed: false };
}

function shareNear(points: readonly Point[], lines: readonly Polyline[], within: number): number {
  const near = points.filter((point) => lines.some((line) => pointToPolyline(point, line) <= within));
  return near.length / points.length;
}

for (const { tags, cases } of splitSample(CASES, 5))
  test.each(cases)(
    '$what, painted $how, is traced to within half a millimetre',
    { tags },
    async ({ known, quality }) => {
      const items = await trace(await paint(known, quality));
      const found = items.flatMap(({ geometry }) => flatten(geometry));
      const drawn = [...(known.lines ?? []), ...(known.areas ?? []).map(({ d }) => d)].flatMap(flattenPath);
      // The edge of an outlined area is found where its line ends: half the width of the line further out.
      const within = known.areas?.some(({ outlined }) => outlined) ? 0.5 + 0.4 * SCALE : 0.5;
      const sought = listPoints(drawn, place);
      expect(
        shareNear(sought, found, within),
        'share of what was drawn that was found',
      ).toBeGreaterThanOrEqual(0.98);
      const soughtLines = drawn.map(({ points, closed }) => {
        const corners = Array.from({ length: points.length / 2 }, (_, i) =>
          place({ x: points[2 * i] ?? 0, y: points[2 * i + 1] ?? 0 }),
        );
        return { ...toPolylines(corners), closed };
      });
      const traced = listPoints(found, (point) => point);
      expect(
        shareNear(traced, soughtLines, within),
        'share of what was found that was drawn',
      ).toBeGreaterThanOrEqual(0.98);
      const count = (role: string): number => items.filter((item) => item.role === role).length;
      expect({ lines: count('outline'), areas: count('area') }).toEqual(known.finds);
    },
  );

test('a photo of a page half in shadow is traced as if the light were even', async () => {
  const known = DRAWINGS[3];
  if (!known) throw new Error('There is no drawing to photograph.');
  const sharp = await loadSharp();
  const { data, info } = await sharp(await paint(known, { name: 'with grain', dpi: 150, grain: 6 }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shaded = data.map((value, at) => {
    const x = Math.floor(at / info.channels) % info.width;
    return value * (1 - 0.5 * Math.min(1, Math.max(0, (x / info.width - 0.3) / 0.4)));
  });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const items = await trace(await sharp(shaded, { raw }).png().toBuffer());
  const drawn = (known.lines ?? []).flatMap(flattenPath);
  const found = items.flatMap(({ geometry }) => flatten(geometry));
  expect(shareNear(listPoints(drawn, place), found, 0.5)).toBeGreaterThanOrEqual(0.98);
  expect(items.length).toBe(known.finds.lines);
});

test.each([
  ['one pixel', 1, 1, () => 0],
  ['one colour', 300, 200, () => 120],
  ['noise', 300, 200, (at: number) => (Math.imul(at + 1, 2654435761) >>> 24) & 255],
] as const)('%s, which is no drawing, becomes a relief', async (_, width, height, valueAt) => {
  const sharp = await loadSharp();
  const data = Uint8Array.from({ length: width * height }, (__, at) => valueAt(at));
  const png = await sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const opened = await pictureImporter.open({ name: 'picture.png', bytes: png });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The picture does not open.');
  const imported = await opened.value.importPages([1], {});
  if (!imported.ok || !imported.value[0]) throw new Error('The picture is not imported.');
  const [item] = [...walkLeaves(imported.value[0].source.drawing)];
  expect(item?.kind).toBe('image');
});
