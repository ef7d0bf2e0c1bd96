import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawingBounds, itemBounds } from '../geometry/bounds.ts';
import { doBoxesMeet, doesBoxContain } from '../geometry/box.ts';
import { type Drawing, drawableArea } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import { findItem, walk, walkLeaves } from '../model/walk.ts';
import { fromBase64, toBase64 } from '../png/base64.ts';
import { decodePng } from '../png/decode.ts';
import { encodePng } from '../png/encode.ts';
import { arbitraryDrawing } from '../testing/arbitrary-drawing.ts';
import { A4, drawing, group, image, lines, nested, rect, shape, text } from '../testing/make.ts';
import { validate } from '../validation/validate.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import { crop } from './crop.ts';
import { fitToSheet } from './fit.ts';
import { split } from './split.ts';

const box: Box = { x: 50, y: 50, width: 60, height: 40 };
const line = { style: 'solid', width: 2 } as const;
function cropped(item: Parameters<typeof drawing>[0][number]) {
  return findItem(crop(drawing([item]), box), item.id);
}

test('an area is cut at the edge with its line, and a rectangle stays one', () => {
  expect(cropped(shape('a', rect(0, 0, 100, 100), { texture: 'grid', line }))).toMatchObject({
    geometry: rect(51, 51, 49, 38),
  });
});

test('an outline ends at the edge instead of running along it', () => {
  const item = cropped(shape('a', rect(0, 0, 100, 70), { line: { style: 'solid', width: 0.001 } }));
  expect(item?.kind === 'shape' && item.geometry.type === 'path' && item.geometry.subpaths).toEqual([
    {
      start: { x: 100, y: expect.closeTo(50, 2) },
      segments: [{ to: { x: 100, y: 70 } }, { to: { x: expect.closeTo(50, 2), y: 70 } }],
      closed: false,
    },
  ]);
});

test('a line that leaves and comes back is two pieces', () => {
  const item = cropped(shape('a', lines([60, 60, 60, 0, 80, 0, 80, 60]), { line }));
  expect(item?.kind === 'shape' && item.geometry.type === 'path' && item.geometry.subpaths).toHaveLength(2);
});

test('a closed line that begins inside is not cut at its beginning', () => {
  const item = cropped(shape('a', lines([60, 60, 80, 60, 80, 0, 60, 0], true), { line }));
  expect(item?.kind === 'shape' && item.geometry.type === 'path' && item.geometry.subpaths).toHaveLength(1);
});

test('a text is kept if its middle lies inside, and removed if not', () => {
  expect(cropped(text('t', 'Label', { at: { x: 49, y: 60 } }))).toMatchObject({ at: { x: 50, y: 60 } });
  expect(cropped(text('t', 'Label', { at: { x: 40, y: 60 } }))).toBeUndefined();
});

test('a picture loses the pixels outside', () => {
  const data = Uint8Array.from({ length: 100 }, (_, index) => index);
  const png = toBase64(encodePng({ width: 10, height: 10, channels: 1, data }));
  const item = cropped(image('i', { png, placement: [100, 0, 0, 100, 0, 0] }));
  if (item?.kind !== 'image') throw new Error('the picture is gone');
  expect(item.placement).toEqual([50, 0, 0, 40, 50, 50]);
  const picture = decodePng(fromBase64(item.png) ?? new Uint8Array());
  expect(picture.ok && [picture.value.width, picture.value.height, picture.value.data[0]]).toEqual([
    5, 4, 55,
  ]);
});

test('nothing of a cropped drawing lies outside the box, and nothing inside it is lost', () => {
  fc.assert(
    fc.property(arbitraryDrawing, ({ drawing: value }) => {
      const frame: Box = { x: 40, y: 40, width: 150, height: 120 };
      const result = crop(value, frame);
      const outside = [...walkLeaves(result)].filter((item) => {
        const bounds = itemBounds(item, value.sheet);
        const isTurnedPicture = item.kind === 'image' && (item.placement[1] !== 0 || item.placement[2] !== 0);
        return bounds && !isTurnedPicture && !doesBoxContain(frame, bounds, 0.002);
      });
      const whole = [...walkLeaves(value)].filter((item) => {
        const bounds = itemBounds(item, value.sheet);
        return bounds && doesBoxContain(frame, bounds);
      });
      expect(outside).toEqual([]);
      for (const item of whole) expect(findItem(result, item.id)).toBe(item);
    }),
    { seed: 14, numRuns: 300 },
  );
});

test('hostile drawings are cropped, fitted and split without an exception', () => {
  const value = drawing([
    shape('nan', rect(Number.NaN, 0, 10, 10)),
    shape('nothing', { type: 'path', subpaths: [] }),
    group('empty', []),
    nested(10_000),
    image('broken', { png: 'iVBORw0KGgo=', placement: [500, 0, 0, 500, -100, -100] }),
  ]);
  expect(findItem(crop(value, box), 'inmost')).toBeUndefined();
  expect(fitToSheet(value).ok).toBe(true);
  expect(split(value, { columns: 2, rows: 2 }).ok).toBe(true);
});

function bounded(value: Drawing, area: Box): boolean {
  const bounds = drawingBounds(value);
  return bounds === null || doesBoxContain(area, bounds, 0.001);
}

test('a drawing that is too large shrinks to the drawable area, with texts and lines at their size', () => {
  const value = drawing([
    shape('a', rect(-100, -100, 900, 500), { line }),
    text('t', 'Label', { at: { x: 790, y: 300 } }),
  ]);
  const result = fitToSheet(value);
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  expect(bounded(result.value, drawableArea(A4))).toBe(true);
  expect(drawingBounds(result.value)?.width).toBeCloseTo(190, 3);
  expect(findItem(result.value, 'a')).toMatchObject({ line });
  expect(findItem(result.value, 't')).toMatchObject({ printSize: 5 });
});

test('a drawing that fits stays in place unless it is to be enlarged', () => {
  const value = drawing([shape('a', rect(20, 20, 30, 30), { line: null })]);
  expect(fitToSheet(value)).toMatchObject({ ok: true, value });
  const large = fitToSheet(value, A4, { enlarge: true });
  expect(large.ok && drawingBounds(large.value)?.width).toBeCloseTo(190, 3);
});

test('a text wider than the sheet is reported, because braille cannot shrink', () => {
  const value = drawing([text('t', 'x'.repeat(500))]);
  expect(fitToSheet(value)).toMatchObject({ ok: false, problems: [{ code: 'operation_sheet_too_small' }] });
});

test('any drawing fits its sheet or is reported', () => {
  fc.assert(
    fc.property(arbitraryDrawing, fc.boolean(), ({ drawing: value }, enlarge) => {
      const result = fitToSheet(value, value.sheet, { enlarge });
      if (!result.ok) return result.problems[0].code === 'operation_sheet_too_small';
      expect([...walk(result.value)].map(({ item }) => item.id)).toEqual(
        [...walk(value)].map(({ item }) => item.id),
      );
      return bounded(result.value, drawableArea(value.sheet));
    }),
    { seed: 14, numRuns: 300 },
  );
});

const map = drawing(
  [
    shape('coast', lines([15, 15, 195, 15, 195, 280, 15, 280], true), { texture: 'waves' }),
    shape('town', { type: 'symbol', symbol: 'disc', at: { x: 150, y: 60 }, size: 6 }),
    text('name', 'Town', { at: { x: 130, y: 66 }, labels: 'town' }),
  ],
  { id: 'map', title: 'Map' },
);

test('a split drawing has an overview with a frame for each part, and a sheet for each', () => {
  const result = split(map, { columns: 2, rows: 2 });
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  const { overview, details } = result.value;
  expect(details.map(({ id, title }) => [id, title])).toEqual([
    ['map-a1', 'Map: A1'],
    ['map-a2', 'Map: A2'],
    ['map-b1', 'Map: B1'],
    ['map-b2', 'Map: B2'],
  ]);
  for (const sheet of [overview, ...details]) expect(validate(sheet)).toMatchObject({ ok: true });
  const links = [...walkLeaves(overview)].filter((item) => item.role === 'locator').map(({ link }) => link);
  expect(links).toEqual(details.map(({ id }) => id));
  for (const { item } of walk(map)) expect(findItem(overview, item.id)).toBe(item);
});

test('each part shows its own piece enlarged, and a locator that leads back', () => {
  const result = split(map, { columns: 2, rows: 2 });
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  const [a1, a2] = result.value.details;
  if (!a1 || !a2) throw new Error('parts are missing');
  expect(findItem(a1, 'town')).toBeUndefined();
  expect(findItem(a2, 'town')).toMatchObject({ geometry: { size: 6 } });
  expect(findItem(a2, 'name')).toBeDefined();
  const home = [...walk(a2)].filter(({ item }) => item.link === 'map');
  expect(home.map(({ item }) => item.kind)).toEqual(['group']);
  for (const detail of result.value.details) {
    const [own, mark] = [detail.layers.slice(0, -1), detail.layers.slice(-1)];
    const [content, locator] = [
      drawingBounds({ ...detail, layers: own }),
      drawingBounds({ ...detail, layers: mark }),
    ];
    expect(content && locator && doBoxesMeet(content, locator)).toBe(false);
    expect(doesBoxContain(drawableArea(detail.sheet), locator ?? box, 0.001)).toBe(true);
  }
});

test('the name of a part stands in the corner of its frame that is emptiest', () => {
  const value = drawing([shape('a', rect(10, 10, 60, 40), { texture: 'grid' })]);
  const result = split(value, { columns: 2, rows: 1 });
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  const names = [...walkLeaves(result.value.overview)].filter((item) => item.kind === 'text');
  expect(names.map(({ print, at }) => [print, at.x > 60, at.y > 60])).toEqual([
    ['A1', true, false],
    ['A2', true, false],
  ]);
});

test('every item of a drawing is on at least one of its parts', () => {
  fc.assert(
    fc.property(arbitraryDrawing, ({ drawing: value }) => {
      const area = drawableArea(value.sheet);
      const result = split(value, { columns: 3, rows: 2 });
      if (!result.ok) return result.problems[0].code === 'operation_parts_too_small';
      const shown = new Set(
        result.value.details.flatMap((detail) => [...walk(detail)].map(({ item }) => item.id)),
      );
      const lost = [...walkLeaves(value)].filter((item) => {
        const bounds = itemBounds(item, value.sheet);
        const hasLine = item.kind === 'shape' && item.geometry.type !== 'symbol' && item.line !== null;
        return hasLine && bounds && bounds.width > 1 && doesBoxContain(area, bounds) && !shown.has(item.id);
      });
      return lost.length === 0;
    }),
    { seed: 14, numRuns: 60 },
  );
});

test.each([
  { columns: 1, rows: 1 },
  { columns: 0, rows: 2 },
  { columns: 10, rows: 1 },
  { columns: 1.5, rows: 2 },
  { columns: Number.NaN, rows: 2 },
])('a split into $columns columns and $rows rows is refused', (options) => {
  expect(split(map, options)).toMatchObject({ ok: false, problems: [{ code: 'operation_parts_not_valid' }] });
});
