import { boxDistance } from '../geometry/box.ts';
import { isInside, pointToPolyline } from '../geometry/distance.ts';
import { flatten, lengthOf, type Polyline } from '../geometry/flatten.ts';
import { textBox } from '../geometry/text-box.ts';
import type { Drawing, ShapeItem, TextItem } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import { mapItems, walkLeaves } from '../model/walk.ts';
import type { Profile } from '../profiles/profile.ts';

/** A line of the source that leads from words to the part that they name. */
export interface SourceLead {
  readonly label: string;
  readonly line: string;
  /** It is the part at the end of the line. */
  readonly target: string;
}

/** Millimetres from words, and sizes of their print, within which a line that leads from them begins. */
const BEGINS = 3;
const BEGINS_SIZE = 1;
/** Sizes of print: a shorter line is a tick. */
const MIN_LENGTH = 1.3;
/** A line that is bent more than this leads nowhere from words. */
const STRAIGHT = 0.985;
/** The share of its length by which a line leads away from its words: one that runs along them underlines them. */
const AWAY = 0.6;
/** Millimetres around the beginning of a line without another part: lines of the drawing are joined there. */
const FREE = 1.2;
/** Millimetres around the end of a line in which an outline is the part that it means, and a part is at all. */
const ON = 1.5;
const NEAR = 10;

interface Candidate {
  readonly shape: ShapeItem;
  readonly lines: readonly Polyline[];
}

/** Finds the lines that lead from words to what they name. */
export function findSourceLeads(drawing: Drawing, labels: readonly TextItem[]): readonly SourceLead[] {
  const shapes = [...walkLeaves(drawing)].flatMap((item): readonly Candidate[] =>
    item.kind === 'shape' ? [{ shape: item, lines: flatten(item.geometry) }] : [],
  );
  const words = labels
    .filter(({ print }) => /\p{L}{2}/u.test(print))
    .map((label) => ({ label, box: textBox(label, drawing.sheet) }));
  const straight = shapes.filter(isStraight);
  const found = straight.flatMap((line): readonly { lead: Candidate; label: string; end: Point }[] => {
    const [begin, end] = endsOf(line);
    const others = shapes.filter((one) => one !== line);
    for (const [from, to] of [[begin, end] as const, [end, begin] as const]) {
      const word = words
        .map((one) => ({ ...one, gap: measureGap(from, one.box) }))
        .filter(({ label, gap }) => gap <= Math.max(BEGINS, BEGINS_SIZE * label.printSize))
        .toSorted((a, b) => a.gap - b.gap)[0];
      const length = lengthOf(line.lines[0] ?? { points: new Float64Array(), closed: false });
      if (!word || length < MIN_LENGTH * word.label.printSize) continue;
      if (measureGap(to, word.box) - word.gap < AWAY * length) continue;
      if (others.some(({ lines }) => measureToLines(from, lines) < FREE)) continue;
      return [{ lead: line, label: word.label.id, end: to }];
    }
    return [];
  });
  const leads = new Set(found.map(({ lead }) => lead));
  const parts = shapes.filter((one) => !leads.has(one));
  return found.flatMap(({ lead, label, end }) => {
    const target = findTarget(end, parts);
    return target ? [{ label, line: lead.shape.id, target: target.shape.id }] : [];
  });
}

/** Draws lines that lead from words as thin as the profile has them, so that they are not felt as parts. */
export function drawSourceLeads(
  drawing: Drawing,
  leads: readonly SourceLead[],
  { limits }: Profile,
): Drawing {
  if (leads.length === 0) return drawing;
  const lines = new Set(leads.map(({ line }) => line));
  return mapItems(drawing, (item) =>
    item.kind === 'shape' && item.line && lines.has(item.id)
      ? { ...item, role: 'lead-line', line: { ...item.line, width: limits.leadLine.width } }
      : item,
  );
}

function isStraight({ shape, lines }: Candidate): boolean {
  const [line, ...others] = lines;
  if (!line || others.length > 0 || line.closed || !shape.line || shape.texture || shape.role === 'arrow')
    return false;
  const [from, to] = endsOf({ lines });
  return Math.hypot(to.x - from.x, to.y - from.y) >= STRAIGHT * lengthOf(line);
}

function endsOf({ lines }: Pick<Candidate, 'lines'>): readonly [Point, Point] {
  const points = lines[0]?.points ?? new Float64Array();
  return [
    { x: points[0] ?? 0, y: points[1] ?? 0 },
    { x: points.at(-2) ?? 0, y: points.at(-1) ?? 0 },
  ];
}

function measureGap({ x, y }: Point, box: Box): number {
  return boxDistance({ x, y, width: 0, height: 0 }, box);
}

function measureToLines(point: Point, lines: readonly Polyline[]): number {
  return lines.reduce((nearest, line) => Math.min(nearest, pointToPolyline(point, line)), Infinity);
}

/** Finds the outline at the end of a line, else the smallest area around it, else the nearest part. */
function findTarget(end: Point, parts: readonly Candidate[]): Candidate | null {
  const measured = parts
    .map((part) => ({ part, gap: measureToLines(end, part.lines), size: sizeOf(part) }))
    .toSorted((a, b) => a.gap - b.gap || a.size - b.size);
  const [nearest] = measured;
  if (!nearest) return null;
  if (nearest.gap <= ON) return nearest.part;
  const [around] = measured
    .filter(({ part: { lines } }) => {
      const rings = lines.filter(({ closed }) => closed);
      return rings.length > 0 && isInside(end, rings);
    })
    .toSorted((a, b) => a.size - b.size);
  return around?.part ?? (nearest.gap <= NEAR ? nearest.part : null);
}

function sizeOf({ lines }: Candidate): number {
  return lines.reduce((sum, line) => sum + lengthOf(line), 0);
}
