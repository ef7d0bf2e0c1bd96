import type { LineStyle, ShapeItem } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { settleWidths } from './line-widths.ts';

let count = 0;
function draw(width: number, length: number, style: LineStyle = 'solid'): ShapeItem {
  count += 1;
  return {
    kind: 'shape',
    id: `line-${count}`,
    role: 'outline',
    name: '',
    description: '',
    height: 1,
    geometry: {
      type: 'path',
      subpaths: [{ start: { x: 20, y: 20 }, segments: [{ to: { x: 20 + length, y: 20 } }], closed: false }],
    },
    line: { style, width },
    texture: null,
  };
}

function widthsOf(items: readonly ShapeItem[]) {
  return settleWidths(items).map(({ line }) => line?.width);
}

test('widths that feel the same become the one that most of the drawing has', () => {
  expect(widthsOf([draw(1.23, 30), draw(1.31, 90), draw(1.1, 20), draw(1.29, 40)])).toEqual([
    1.3, 1.3, 1.3, 1.3,
  ]);
});

test('widths that a finger tells apart stay apart', () => {
  expect(widthsOf([draw(1.2, 90), draw(1.8, 50), draw(1.85, 20)])).toEqual([1.2, 1.8, 1.8]);
});

test('no line is thinner than a finger follows, or so wide that it is felt as an area', () => {
  expect(widthsOf([draw(0.3, 90), draw(0.8, 20), draw(4, 50)])).toEqual([1, 1, 2]);
});

test('each style keeps a width of its own', () => {
  expect(widthsOf([draw(1.2, 90), draw(1.4, 50, 'dashed')])).toEqual([1.2, 1.4]);
});

test('the outline of an area is as wide as the thinnest solid line', () => {
  const area: ShapeItem = { ...draw(1, 10), role: 'area', texture: 'solid' };
  expect(widthsOf([area, draw(2, 90), draw(1.25, 20)])).toEqual([1.25, 2, 1.25]);
  expect(widthsOf([area])).toEqual([1]);
});
