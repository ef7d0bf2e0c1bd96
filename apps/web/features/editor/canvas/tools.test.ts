import type { Item } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import type { Tool } from '../state/editor.ts';
import { NO_SKETCH, stepTool, type ToolEvent } from './tools.ts';

function at(does: 'press' | 'move' | 'release', x: number, y: number): ToolEvent {
  return { does, point: { x, y } };
}

function draw(tool: Tool, events: readonly ToolEvent[]): readonly Item[] {
  let sketch = NO_SKETCH;
  return events.flatMap((event) => {
    const stepped = stepTool(tool, sketch, event);
    sketch = stepped.sketch;
    return stepped.item ? [stepped.item] : [];
  });
}

const RECTANGLE = { geometry: { type: 'rect', x: 20, y: 30, width: 40, height: 30 } };

test('a rectangle is drawn by one drag, from whichever corner', () => {
  expect(draw('rectangle', [at('press', 60, 60), at('move', 30, 40), at('release', 20, 30)])).toMatchObject([
    RECTANGLE,
  ]);
});

test('the same rectangle is drawn by two presses without a drag', () => {
  const presses = [at('press', 20, 30), at('release', 20, 30), at('press', 60, 60), at('release', 60, 60)];
  expect(draw('rectangle', presses)).toMatchObject([RECTANGLE]);
});

test('a polygon is closed by a press on its first corner, a polyline ends at its last', () => {
  const corners = [at('press', 20, 20), at('press', 60, 20), at('press', 40, 60)];
  const [polygon] = draw('polygon', [...corners, at('press', 21, 20)]);
  expect(polygon).toMatchObject({ geometry: { subpaths: [{ closed: true, segments: [{}, {}] }] } });
  const [polyline] = draw('polyline', [...corners, at('press', 40, 61)]);
  expect(polyline).toMatchObject({ geometry: { subpaths: [{ closed: false, segments: [{}, {}] }] } });
});

test('Escape leaves nothing, and too few corners are no polygon', () => {
  const begun = [at('press', 20, 20), at('press', 60, 20)];
  expect(draw('polygon', [...begun, { does: 'cancel' }])).toEqual([]);
  expect(draw('polygon', [...begun, { does: 'finish' }])).toEqual([]);
});

test('a lasso draws nothing: the line around what is meant is handed on when it is let go, as the pointer went', () => {
  let sketch = NO_SKETCH;
  const stepped = [at('press', 10, 10), at('move', 60, 10), at('move', 60, 60), at('release', 10, 60)].map(
    (event) => {
      const done = stepTool('lasso', sketch, event);
      sketch = done.sketch;
      return done;
    },
  );
  expect(stepped.map(({ item }) => item)).toEqual([null, null, null, null]);
  expect(stepped.at(-1)?.around).toEqual([
    { x: 10, y: 10 },
    { x: 60, y: 10 },
    { x: 60, y: 60 },
    { x: 10, y: 60 },
  ]);
  expect(sketch).toEqual(NO_SKETCH);
});
