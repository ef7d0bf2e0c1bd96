import type { Drawing, Point } from '@relievo/graphic/model';
import { at, box, polyline } from '../build/geometry.ts';
import { shape } from '../build/items.ts';
import { ACROSS, createDrawing } from '../build/sheet.ts';
import { heading, label } from '../build/words.ts';

const HALF = { width: 24, height: 11 };
const NODES: Readonly<Record<string, readonly [value: string, at: Point, parent?: string]>> = {
  root: ['8', at(148, 56)],
  left: ['3', at(86, 108), 'root'],
  right: ['10', at(210, 108), 'root'],
  'left-left': ['1', at(52, 164), 'left'],
  'left-right': ['6', at(120, 164), 'left'],
  'right-right': ['14', at(244, 164), 'right'],
};
function words(id: string): string {
  return id === 'root' ? 'at the top' : id.replaceAll('-', ', then ');
}

/** A binary search tree: smaller to the left, larger to the right. */
export function searchTree(): Drawing {
  return createDrawing(
    {
      id: 'search-tree',
      title: 'A binary search tree with six numbers',
      description:
        'At the top 8. Below it 3 on the left and 10 on the right. Below 3 are 1 and 6; below 10 is 14, on the right. What is smaller lies to the left.',
      sheet: ACROSS,
    },
    Object.entries(NODES).flatMap(([id, [value, place, parent]]) => {
      const above = parent === undefined ? undefined : NODES[parent]?.[1];
      const name = `${value}, ${words(id)}`;
      const node = shape({
        id,
        role: 'outline',
        name,
        description: above ? `Below ${NODES[parent ?? '']?.[0] ?? ''}.` : 'Searching begins here.',
        geometry: box(place.x - HALF.width / 2, place.y - HALF.height, HALF.width, 2 * HALF.height),
      });
      if (!above) return [node];
      const branch = shape({
        id: `branch-${id}`,
        role: 'data',
        name: `Branch to ${value}`,
        description: place.x < above.x ? 'To the left: smaller.' : 'To the right: larger.',
        geometry: polyline(
          at(above.x + Math.sign(place.x - above.x) * 6, above.y + HALF.height),
          at(place.x, place.y - HALF.height),
        ),
      });
      return [node, branch];
    }),
    [
      heading('A search tree'),
      ...Object.entries(NODES).map(([id, [value, place]]) =>
        label({ id: `${id}-label`, print: value, labels: id, at: place, anchor: 'middle' }),
      ),
    ],
  );
}
