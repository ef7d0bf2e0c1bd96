import type { Outline, Point, Step } from './dashes.ts';
import { LINE, type Matrix, MOVE, type Reading, transform } from './page-objects.ts';

export type ReadOutline = Outline & { readonly isClosed: boolean };

/** What a path object draws, in points from the upper left. */
export function readOutlines(
  { library, scratch, spend }: Reading & { readonly spend: () => void },
  object: number,
  matrix: Matrix,
): readonly ReadOutline[] {
  const outlines: { start: Point; steps: Step[]; isClosed: boolean }[] = [];
  let curve: Point[] = [];
  for (let at = 0; at < library.FPDFPath_CountSegments(object); at += 1) {
    if (at % 1000 === 999) spend();
    const segment = library.FPDFPath_GetPathSegment(object, at);
    library.FPDFPathSegment_GetPoint(segment, scratch.at, scratch.at + 4);
    const [x = 0, y = 0] = scratch.floats(2);
    const point = transform(matrix, x, y);
    const kind = library.FPDFPathSegment_GetType(segment);
    if (kind === MOVE) outlines.push({ start: point, steps: [], isClosed: false });
    const last = outlines.at(-1);
    if (!last) continue;
    if (kind === LINE) last.steps.push({ to: point });
    else if (kind !== MOVE) {
      curve.push(point);
      const [one, other, to] = curve;
      if (one && other && to) {
        last.steps.push({ to, control: [one, other] });
        curve = [];
      }
    }
    if (library.FPDFPathSegment_GetClose(segment)) last.isClosed = true;
  }
  return outlines;
}

/** The same in the words of SVG. */
export function writeOutline({ start, steps, isClosed }: Outline & { readonly isClosed?: boolean }): string {
  let path = `M${writePoint(start)}`;
  for (const { to, control } of steps)
    path += control ? `C${[...control, to].map(writePoint).join(' ')}` : `L${writePoint(to)}`;
  return isClosed ? `${path}Z` : path;
}

function writePoint([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
