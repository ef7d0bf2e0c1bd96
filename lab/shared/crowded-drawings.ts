import {
  type Drawing,
  type Item,
  type Point,
  type ShapeItem,
  TEXTURES,
  type TextItem,
} from '@relievo/graphic/model';

/** A generator of our own, so that every run on every machine draws the same. */
function createRandoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function createPage(id: string, title: string, items: readonly Item[]): Drawing {
  return {
    version: 1,
    id,
    title,
    description: '',
    language: 'en',
    sheet: {
      width: 210,
      height: 297,
      margins: { top: 10, right: 10, bottom: 10, left: 10 },
      braille: 'marburg-medium',
    },
    layers: [{ id: 'main', name: 'Main', visible: true, items }],
  };
}

function base(id: string, name: string) {
  return { id, role: 'outline', name, description: '', height: 1 } as const;
}

function createArea(id: string, corners: readonly Point[], texture: ShapeItem['texture']): ShapeItem {
  const [start = { x: 0, y: 0 }, ...rest] = corners;
  return {
    ...base(id, id),
    kind: 'shape',
    geometry: { type: 'path', subpaths: [{ start, segments: rest.map((to) => ({ to })), closed: true }] },
    line: { style: 'solid', width: 1 },
    texture,
  };
}

/** Twenty countries with ragged coasts on A4, every second one textured; `points` corners in all. */
export function createDenseMap(points: number): Drawing {
  const random = createRandoms(7);
  const [columns, rows] = [4, 5];
  const perArea = Math.round(points / (columns * rows));
  const items = Array.from({ length: columns * rows }, (_, i) => {
    const middle = { x: 34 + (i % columns) * 47, y: 40 + Math.floor(i / columns) * 54 };
    let wander = 0;
    const corners = Array.from({ length: perArea }, (_, k) => {
      wander = wander * 0.9 + (random() - 0.5) * 1.2;
      const angle = (2 * Math.PI * k) / perArea;
      const reach = 18 + 2 * Math.sin(5 * angle + i) + wander;
      return { x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) };
    });
    return createArea(`country-${i}`, corners, i % 2 === 0 ? (TEXTURES[1 + (i % 11)] ?? null) : null);
  });
  return createPage('dense-map', 'A dense map', items);
}

/** Forty small figures with a braille label each. */
export function createLabelledPage(): Drawing {
  const items = Array.from({ length: 40 }, (_, i): readonly Item[] => {
    const [x, y] = [15 + (i % 5) * 38, 15 + Math.floor(i / 5) * 34];
    const figure: ShapeItem = {
      ...base(`figure-${i}`, `Figure ${i}`),
      kind: 'shape',
      geometry: { type: 'ellipse', center: { x: x + 10, y: y + 7 }, rx: 9, ry: 6.5, angle: 0 },
      line: { style: 'solid', width: 1.2 },
      texture: null,
    };
    const label: TextItem = {
      ...base(`label-${i}`, ''),
      role: 'label',
      kind: 'text',
      at: { x, y: y + 17 },
      print: `ab ${i}`,
      printSize: 5,
      braille: { cells: '⠁⠃⠼⠁⠃', engine: 'letters', table: 'letters' },
      labels: `figure-${i}`,
    };
    return [figure, label];
  });
  return createPage('labels', 'A page of forty labels', items.flat());
}
