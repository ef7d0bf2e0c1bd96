import { expect, test } from 'vitest';
import { rotation } from '../../geometry/matrix.ts';
import { transformGeometry } from '../../geometry/transform.ts';
import type { Drawing, Item } from '../../model/drawing.ts';
import { getProfile, type ProfileId } from '../../profiles/profiles.ts';
import { drawing } from '../../testing/make.ts';
import { check } from '../check.ts';
import type { Finding } from '../rule/rule.ts';

/** One measure of one rule, made exactly so large on a drawing. */
export interface Edge {
  readonly rule: string;
  /** What is measured on what, in the words of the test's name. */
  readonly of: string;
  readonly limit: number;
  /** Whether the limit is the least or the most that is right. */
  readonly right: 'from' | 'up to';
  /** Items with the measure at `value`; `size` scales all that the rule does not measure. */
  readonly make: (value: number, size: number) => readonly Item[];
  readonly on?: ProfileId;
  /** Texts, symbols and images cannot be turned. */
  readonly upright?: true;
  readonly step?: number;
  readonly sizes?: readonly number[];
  readonly with?: Partial<Drawing>;
}

const ANGLES = [0, 17, 45, 90, 133, 270];
const MIDDLE = { x: 105, y: 148 };

export function turnItem(item: Item, angle: number): Item {
  return item.kind === 'shape' && angle !== 0
    ? { ...item, geometry: transformGeometry(item.geometry, rotation(angle, MIDDLE)) }
    : item.kind === 'group'
      ? { ...item, items: item.items.map((inner) => turnItem(inner, angle)) }
      : item;
}

export function createSheet(items: readonly Item[], on: ProfileId, more: Partial<Drawing> = {}): Drawing {
  const { braille, sheet } = getProfile(on);
  const { margin } = sheet;
  return drawing(items, {
    sheet: {
      width: Math.max(210, sheet.width),
      height: Math.max(297, sheet.height),
      margins: { top: margin, right: margin, bottom: margin, left: margin },
      braille,
    },
    ...more,
  });
}

export function checkOn(
  rule: string,
  items: readonly Item[],
  on: ProfileId = 'swell-a4',
  more: Partial<Drawing> = {},
): readonly Finding[] {
  return check(createSheet(items, on, more), getProfile(on)).filter((finding) => finding.rule === rule);
}

/** Just inside and just outside the limit, at several angles and sizes. */
export function testEdges(all: readonly Edge[]): void {
  test.each(
    all.map((edge) => [edge.rule, edge.of, edge.right, edge.limit, edge.on ?? 'swell-a4', edge] as const),
  )('%s: %s is right %s %d on %s', (rule, _of, right, limit, on, edge) => {
    const step = edge.step ?? 0.05;
    const outward = right === 'from' ? -step : step;
    for (const angle of edge.upright ? [0] : ANGLES)
      for (const size of edge.sizes ?? [1, 1.7]) {
        const at = (value: number): readonly Finding[] =>
          checkOn(
            rule,
            edge.make(value, size).map((item) => turnItem(item, angle)),
            on,
            edge.with,
          );
        const where = `at ${angle} degrees and size ${size}`;
        expect(at(limit - outward), `just inside ${where}`).toEqual([]);
        const [finding] = at(limit + outward);
        expect(finding?.measured, `just outside ${where}`).toBeCloseTo(limit + outward, 1);
        expect(Math.abs((finding?.measured ?? 0) - limit - outward)).toBeLessThan(0.045);
        expect(finding).toMatchObject({ required: limit });
      }
  });
}
