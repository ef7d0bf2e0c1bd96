import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countFlatRuns, takeField } from './flat-runs.ts';
import { findPlace, type Place } from './place-label.ts';

const [COLUMNS, ROWS] = [24, 16];
const STEPS = { dot: 1, cell: 3, line: 5 };

/** Every place within reach, one after the other, pin by pin. */
function searchAll(
  taken: Uint8Array,
  size: { readonly width: number; readonly height: number },
  wanted: Place,
  reach: number,
  room: number,
): Place | null {
  const places: Place[] = [];
  for (let y = wanted.y - reach; y <= wanted.y + reach; y += 1)
    for (let x = wanted.x - reach; x <= wanted.x + reach; x += 1) {
      if (x < 0 || y < 0 || x + size.width > COLUMNS || y + size.height > ROWS) continue;
      let isFree = true;
      for (let row = Math.max(0, y - room); row < Math.min(ROWS, y + size.height + room); row += 1)
        for (let at = Math.max(0, x - room); at < Math.min(COLUMNS, x + size.width + room); at += 1)
          if (taken[row * COLUMNS + at]) isFree = false;
      if (isFree) places.push({ x, y });
    }
  const far = ({ x, y }: Place): number => (x - wanted.x) ** 2 + (y - wanted.y) ** 2;
  return places.sort((a, b) => far(a) - far(b) || b.x - a.x || b.y - a.y)[0] ?? null;
}

/** Half of them are there from the beginning, half are taken later. */
function isEven(pin: number): boolean {
  return pin % 2 === 0;
}

function upTo(most: number) {
  return fc.integer({ min: 0, max: most });
}

test('braille stands at the nearest place that nothing has taken, and of two to the right and below', () => {
  fc.assert(
    fc.property(
      fc.array(upTo(COLUMNS * ROWS - 1), { maxLength: 40 }),
      // Above the grid and beside it as well, where a label of something at the edge is wanted.
      fc.record({ x: fc.integer({ min: -6, max: COLUMNS + 6 }), y: fc.integer({ min: -6, max: ROWS + 6 }) }),
      fc.record({ width: fc.integer({ min: 1, max: 8 }), height: fc.integer({ min: 1, max: 6 }) }),
      upTo(7),
      upTo(1),
      (pins, wanted, size, reach, room) => {
        const before = new Uint8Array(COLUMNS * ROWS);
        for (const pin of pins.filter(isEven)) before[pin] = 1;
        const flat = countFlatRuns(before, COLUMNS, ROWS);
        const taken = before.slice();
        for (const pin of pins.filter((one) => !isEven(one))) {
          taken[pin] = 1;
          const [left, top] = [pin % COLUMNS, Math.floor(pin / COLUMNS)];
          takeField(flat, { left, top, right: left + 1, bottom: top + 1 });
        }
        const layout = { steps: STEPS, snap: { x: 1, y: 1 }, room: { x: room, y: room }, apart: 0 };
        const found = findPlace(flat, size, wanted, layout, { suits: () => true, reach });
        expect(found).toEqual(searchAll(taken, size, wanted, reach, room));
      },
    ),
  );
});
