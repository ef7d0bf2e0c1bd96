import { boxDistance, centerOf } from '../geometry/box.ts';
import { isInside } from '../geometry/distance.ts';
import type { Polyline } from '../geometry/flatten.ts';
import { createSegmentIndex, type SegmentIndex } from '../geometry/segment-index.ts';
import type { Point } from '../model/geometry.ts';
import { hasRole, isClosed, type TextPart } from './kinds.ts';
import type { Part } from './part.ts';
import type { Survey } from './survey.ts';

const indexes = new WeakMap<readonly Polyline[], SegmentIndex>();

export function indexOf({ lines }: Part): SegmentIndex {
  const index = indexes.get(lines) ?? createSegmentIndex(lines);
  indexes.set(lines, index);
  return index;
}

/** Edge to edge, however far; 0 where they touch. */
export function measureGap(a: Part, b: Part): number {
  const [large, small] = indexOf(a).size >= indexOf(b).size ? [a, b] : [b, a];
  return Math.max(0, indexOf(large).distanceTo(indexOf(small)) - a.half - b.half);
}

/** Names the contour of an area whose texture was cleared around the texts in it. */
export function nameContour(area: string): string {
  return `${area}-contour`;
}

/** Between a text and what it names; null where it names nothing here, or stands inside it. */
export function measureLabelledGap(text: TextPart, survey: Survey): number | null {
  const { labels } = text.item;
  if (labels === undefined) return null;
  let nearest: number | null = null;
  // Around a text in it a texture is cleared, and only the contour says that the text is still inside.
  for (const part of [...survey.partsOf(labels), ...survey.partsOf(nameContour(labels))]) {
    if (part === text) continue;
    if (isClosed(part) && isInside(centerOf(text.box), part.lines)) return null;
    if (nearest !== null && boxDistance(part.box, text.box) >= nearest) continue;
    nearest = Math.min(nearest ?? Infinity, measureGap(text, part));
  }
  return nearest;
}

/** As far as a lead line may begin from the text that it leads from. */
export const LEAD_REACH = 6;

export function endsOf({ lines }: Part): readonly [Point, Point] {
  const first = lines[0]?.points ?? [0, 0];
  const last = lines.at(-1)?.points ?? [0, 0];
  return [
    { x: first[0] ?? 0, y: first[1] ?? 0 },
    { x: last.at(-2) ?? 0, y: last.at(-1) ?? 0 },
  ];
}

export function isLead(part: Part): boolean {
  return hasRole(part, 'lead-line') && part.item.kind === 'shape';
}

/** How far the point lies from the part's box. */
export function measureFromBox({ x, y }: Point, { box }: Part): number {
  return boxDistance({ x, y, width: 0, height: 0 }, box);
}

export function hasLead(text: Part, { parts }: Survey): boolean {
  return parts.some(
    (part) => isLead(part) && endsOf(part).some((end) => measureFromBox(end, text) <= LEAD_REACH),
  );
}
