import type { ShapeItem } from '../../model/drawing.ts';
import type { Box } from '../../model/geometry.ts';
import type { Medium } from '../../profiles/profile.ts';
import { writeGeometryElement } from '../../svg/look.ts';
import { writeNumber, type XmlWriter } from '../../xml/writer.ts';
import { shapeInk } from './shape-ink.ts';

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** What is raised of a shape, as filled and stroked elements with presentation attributes only. */
export function writeShapeInk(
  writer: XmlWriter,
  item: ShapeItem,
  medium: Medium,
  color: string,
  seen: Box,
): void {
  for (const ink of shapeInk(item, medium, seen)) {
    const { tag, attributes } = writeGeometryElement(ink.geometry);
    if (ink.kind === 'fill') {
      writer.empty(tag, { ...attributes, fill: color, 'fill-rule': 'evenodd', stroke: 'none' });
      continue;
    }
    const stroke = { fill: 'none', stroke: color, 'stroke-width': ink.width, ...ROUND };
    writer.empty(tag, {
      ...attributes,
      ...stroke,
      'stroke-dasharray': ink.dashes?.map(writeNumber).join(' '),
    });
  }
}
