import { maxOf, minOf } from '@relievo/words';
import { groupBy } from '../shared/group-by.ts';
import { type Blob, findBlobs } from './blobs.ts';
import { type BrailleLine, readBraille } from './cells.ts';
import { findLetterRows, readLettering } from './lettering.ts';
import { PER_MM, type Sheet } from './raster.ts';
import { type Reading, readLines } from './words.ts';

/** The parts that fingers find on a page, from its pixels alone. Lengths are millimetres. */
export interface Examined {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly (BrailleLine & { readonly reading: Reading })[];
  readonly labels: readonly Reading[];
  /** Raised ink that is not braille. */
  readonly blobs: readonly Blob[];
  readonly ink: Uint8Array;
  readonly sheet: Sheet;
  /** Left, top, right and bottom of all that is raised. */
  readonly bounds: readonly [number, number, number, number] | undefined;
  readonly drawn: readonly [number, number, number, number] | undefined;
  readonly letterRows: readonly (readonly Blob[])[];
  readonly lettering: readonly string[];
}

export function examine(sheet: Sheet): Examined {
  const blobs = findBlobs(sheet, sheet.raised);
  const found = leaveOutTextures(readBraille(blobs));
  const readings = readLines(found.map(({ cells }) => cells));
  const lines = found.map((line, at) => ({
    ...line,
    reading: readings[at] ?? { cells: line.cells, texts: [] },
  }));
  const own = new Set(lines.flatMap(({ dots }) => dots));
  const others = blobs.filter((blob) => !own.has(blob) && blob.area > 6);
  const ink = new Uint8Array(sheet.raised.length);
  for (const blob of others) for (const at of blob.pixels) ink[at] = 1;
  return {
    width: sheet.width / PER_MM,
    height: sheet.height / PER_MM,
    lines,
    labels: joinLabels(lines),
    blobs: others,
    ink,
    sheet,
    bounds: measureBounds(blobs),
    drawn: measureBounds(others),
    letterRows: findLetterRows(others),
    lettering: others.length === 0 ? [] : readLettering(sheet, ink),
  };
}

/** A texture of dots has one cell a line over several lines, and a point stands alone. */
function leaveOutTextures(lines: readonly BrailleLine[]): readonly BrailleLine[] {
  return [...groupBy(lines, ({ group }) => group).values()].flatMap((own) => {
    const cells = own.reduce((sum, one) => sum + [...one.cells].filter((cell) => cell !== '⠀').length, 0);
    const dots = own.reduce((sum, one) => sum + one.dots.length, 0);
    const isTexture = (own.length > 2 && cells / own.length < 2) || dots < 2 || isSame(own);
    return isTexture ? [] : own;
  });
}

/** Tells whether all cells are alike, as in a texture or a row of dots. */
function isSame(lines: readonly BrailleLine[]): boolean {
  const cells = lines.flatMap((one) => [...one.cells]).filter((cell) => cell !== '⠀');
  return cells.length > 4 && new Set(cells).size < 2;
}

/** Joins lines that are below each other, 10 mm apart, to one label. */
function joinLabels(lines: readonly (BrailleLine & { readonly reading: Reading })[]): readonly Reading[] {
  const joined: Reading[] = [];
  const order = lines.toSorted((a, b) => a.top - b.top || a.left - b.left);
  for (const first of order) {
    let last = first;
    const own = [first];
    for (const next of order) {
      const gap = (next.top - last.top) / PER_MM;
      const isBelow = gap > 7.4 && gap < 12.6;
      const overlaps = next.left < last.right + 60 && next.right > last.left - 60;
      if (!isBelow || !overlaps) continue;
      own.push(next);
      last = next;
    }
    if (own.length === 1) continue;
    joined.push({
      cells: own.map(({ cells }) => cells).join('⠀'),
      texts: (own[0]?.reading.texts ?? []).map((_, way) =>
        own.map(({ reading }) => reading.texts[way] ?? '').join(' '),
      ),
    });
  }
  return joined;
}

function measureBounds(blobs: readonly Blob[]): readonly [number, number, number, number] | undefined {
  if (blobs.length === 0) return undefined;
  return [
    minOf(blobs.map(({ left }) => left)) / PER_MM,
    minOf(blobs.map(({ top }) => top)) / PER_MM,
    maxOf(blobs.map(({ left, width }) => left + width)) / PER_MM,
    maxOf(blobs.map(({ top, height }) => top + height)) / PER_MM,
  ];
}
