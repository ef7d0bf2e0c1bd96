import { expect, test } from 'vitest';
import { surveyDrawing } from '../../measure/survey.ts';
import type { Drawing } from '../../model/drawing.ts';
import type { SymbolGeometry } from '../../model/geometry.ts';
import { findItem } from '../../model/walk.ts';
import { getProfile } from '../../profiles/profiles.ts';
import { shape } from '../../testing/make.ts';
import { check } from '../check.ts';
import { createSheet } from '../testing/edges.ts';
import { sizeOfOthers } from './resize.ts';

const paper = getProfile('swell-a4');

function symbol(id: string, x: number, kind: SymbolGeometry['symbol'], size: number) {
  const geometry = { type: 'symbol', symbol: kind, at: { x, y: 100 }, size } as const;
  return shape(id, geometry, { role: 'symbol', line: null });
}

function sizeOf(drawing: Drawing, id: string): number | null {
  const item = findItem(drawing, id);
  return item?.kind === 'shape' && item.geometry.type === 'symbol' ? item.geometry.size : null;
}

test('a symbol that is too small becomes as large as the smallest of its kind that is not', () => {
  const one = createSheet(
    [
      symbol('small', 40, 'disc', 3),
      symbol('also-small', 60, 'disc', 4),
      symbol('disc', 80, 'disc', 6),
      symbol('large', 120, 'disc', 7),
      symbol('other', 160, 'triangle', 5),
    ],
    'swell-a4',
  );
  const finding = check(one, paper).find(({ items }) => items.includes('small'));
  expect(finding?.code).toBe('symbol_too_small');
  if (!finding) return;
  const mended = sizeOfOthers(one, finding, surveyDrawing(one, paper));
  const ids = ['small', 'also-small', 'disc', 'large', 'other'];
  expect(ids.map((id) => sizeOf(mended, id))).toEqual([6, 4, 6, 7, 5]);
});
