import { BRAILLE_STANDARDS } from '@relievo/braille';
import { itemBounds, transformGeometry, translation } from '@relievo/graphic/geometry';
import type { Drawing, ShapeItem, Sheet } from '@relievo/graphic/model';
import { toCells } from '@relievo/graphic/raster/dots';

/** A texture needs so many cells to be felt as one. */
const TEXTURE = { columns: 6, rows: 2 };

/**
 * Draws the sample of a key in cells, as small as the graphic is, on lines of text that have six dots. A
 * texture fills its cells to the edge, without the outline that its area has.
 */
export function drawSample(sample: ShapeItem, { braille }: Sheet, scale: number): readonly string[] {
  const { cellPitch, linePitch } = BRAILLE_STANDARDS[braille];
  const margins = { top: 0, right: 0, bottom: 0, left: 0 };
  const box = itemBounds(sample, { width: 0, height: 0, margins, braille });
  if (!box) return [];
  const columns = sample.texture ? TEXTURE.columns : Math.ceil((box.width * scale) / cellPitch);
  const rows = sample.texture ? TEXTURE.rows : Math.ceil((box.height * scale) / linePitch);
  // The sample becomes as small as the graphic.
  const sheet: Sheet = {
    width: (columns * cellPitch) / scale,
    height: (rows * linePitch) / scale,
    margins,
    braille,
  };
  const look: Partial<ShapeItem> = sample.texture
    ? { line: null, geometry: { type: 'rect', x: 0, y: 0, width: sheet.width, height: sheet.height } }
    : { geometry: transformGeometry(sample.geometry, translation(-box.x, -box.y)) };
  const items: readonly ShapeItem[] = [{ ...sample, role: 'data', ...look }];
  const drawing: Drawing = {
    version: 1,
    id: 'sample',
    title: sample.name,
    description: '',
    language: 'en',
    sheet,
    layers: [{ id: 'layer', name: '', visible: true, items }],
  };
  return toCells(drawing, { columns, rows, dots: 6, braille }).lines;
}
