import { FONT_SHARE } from '@relievo/graphic/geometry';
import {
  type Drawing,
  mapItems,
  type Point,
  type Segment,
  type ShapeItem,
  type Subpath,
  type TextItem,
} from '@relievo/graphic/model';
import { addAll } from '@relievo/words';
import type { Glyph, GlyphPosition } from 'fontkit';
import { splitIntoVisualRuns } from './pdf/lines.ts';
import { loadTypeface } from './pdf/typeface.ts';

/** The drawing with its print as shapes, for what draws shapes and knows no letters. */
export function outlineTexts(drawing: Drawing): Drawing {
  return mapItems(drawing, (item) => (item.kind === 'text' && !item.braille ? shapeOf(item) : item));
}

function shapeOf(item: TextItem): ShapeItem | readonly [] {
  const size = item.printSize * FONT_SHARE;
  const subpaths = item.print
    .split('\n')
    .flatMap((line, row) =>
      outlineLine(line, { x: item.at.x, y: item.at.y + row * item.printSize + size }, size),
    );
  if (subpaths.length === 0) return [];
  const { id, role, name, description } = item;
  const geometry = { type: 'path' as const, subpaths };
  return { kind: 'shape', id, role, name, description, geometry, line: null, texture: 'solid', height: 1 };
}

function outlineLine(line: string, at: Point, size: number): readonly Subpath[] {
  const font = loadTypeface('regular');
  const scale = size / font.unitsPerEm;
  const outline: Subpath[] = [];
  let x = at.x;
  for (const run of splitIntoVisualRuns(line)) {
    const { glyphs, positions } = font.layout(run);
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index];
      if (!position) continue;
      addAll(outline, outlineGlyph(glyph, position, { x, y: at.y }, scale));
      x += position.xAdvance * scale;
    }
  }
  return outline;
}

/** A typeface measures upwards from its baseline, the sheet downwards. */
function outlineGlyph(
  glyph: Glyph,
  { xOffset, yOffset }: GlyphPosition,
  at: Point,
  scale: number,
): readonly Subpath[] {
  const place = (x: number, y: number): Point => ({
    x: at.x + (x + xOffset) * scale,
    y: at.y - (y + yOffset) * scale,
  });
  const made: { start: Point; segments: Segment[]; closed: true }[] = [];
  let pen: Point = at;
  for (const { command, args } of glyph.path.commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    if (command === 'moveTo') {
      pen = place(a, b);
      made.push({ start: pen, segments: [], closed: true });
      continue;
    }
    const segment = toSegment(command, pen, place, [a, b, c, d, e, f]);
    if (!segment) continue;
    made.at(-1)?.segments.push(segment);
    pen = segment.to;
  }
  return made.filter(({ segments }) => segments.length > 0);
}

type Six = readonly [number, number, number, number, number, number];

function toSegment(
  command: string,
  from: Point,
  place: (x: number, y: number) => Point,
  [a, b, c, d, e, f]: Six,
): Segment | null {
  if (command === 'lineTo') return { to: place(a, b) };
  if (command === 'bezierCurveTo') return { control: [place(a, b), place(c, d)], to: place(e, f) };
  if (command !== 'quadraticCurveTo') return null;
  const [control, to] = [place(a, b), place(c, d)];
  return { control: [moveTowards(from, control), moveTowards(to, control)], to };
}

/** A quadratic curve as a cubic one: both controls two thirds of the way to its own. */
function moveTowards(end: Point, control: Point): Point {
  return {
    x: end.x + ((control.x - end.x) * 2) / 3,
    y: end.y + ((control.y - end.y) * 2) / 3,
  };
}
