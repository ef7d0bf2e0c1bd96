import { calibrateSheet, type ExplorablePart } from '@relievo/graphic/explore';
import { apply } from '@relievo/graphic/geometry';
import { expect, test } from 'vitest';
import { placeParts, toField } from './part-places.ts';

const SHEET = { width: 200, height: 100 };

function partOf(id: string, box: ExplorablePart['box']): ExplorablePart {
  const place = { across: 'all', down: 'all' } as const;
  return { id, name: id, description: '', box, place, within: null, touches: [] };
}

const PARTS = [
  partOf('Field', { x: 10, y: 10, width: 180, height: 80 }),
  partOf('House', { x: 50, y: 40, width: 4, height: 4 }),
];

/** Twice as many pixels as millimetres, from this corner of the window on. */
function lay(left: number, top: number) {
  const calibration = calibrateSheet(
    {
      topLeft: { x: left, y: top },
      topRight: { x: left + 400, y: top },
      bottomLeft: { x: left, y: top + 200 },
    },
    SHEET,
  );
  if (!calibration) throw new Error('The corners span a sheet.');
  return calibration;
}

test('a small part is as large as a fingertip, around its middle, and above the part that it lies in', () => {
  const [field, house] = placeParts(PARTS, lay(0, 0), SHEET);
  expect([field?.level, house?.level]).toEqual([1, 2]);
  expect(house?.box.width).toBe(22);
  expect((house?.box.x ?? 0) + 11).toBeCloseTo(52, 6);
  expect(field?.box).toEqual(PARTS[0]?.box);
});

test('a place of the sheet is at its place of the field, wherever the field is in the window', () => {
  const matrix = toField(lay(130, 70), 100, 50);
  expect(matrix && apply(matrix, { x: 52, y: 42 })).toEqual({ x: 30 + 104, y: 20 + 84 });
});

test('a small part in a corner stays on the sheet, however large its button is', () => {
  const corner = partOf('Corner', { x: 197, y: 1, width: 3, height: 3 });
  const [placed] = placeParts([corner], lay(0, 0), SHEET);
  expect(placed?.box).toEqual({ x: 178, y: 0, width: 22, height: 22 });
});
