import type { Pdfium, Scratch } from './pdfium.ts';

export type Matrix = readonly [number, number, number, number, number, number];

export const MM_PER_POINT = 25.4 / 72;

/** Kinds of objects on a page, as PDFium numbers them. */
export const PATH = 2;
export const IMAGE = 3;
export const SHADING = 4;
const FORM = 5;
const MOST_NESTED = 20;

/** Kinds of the parts of a path. */
export const LINE = 0;
export const MOVE = 2;

export interface Reading {
  readonly library: Pdfium;
  readonly scratch: Scratch;
}

/** Called with what surrounds the object; it says whether to go on, inside it and after it. */
export type Visit = (object: number, kind: number, outer: Matrix) => boolean;

/** Every object of a page in the order in which it is drawn, those inside others included. */
export function visitObjects(reading: Reading, page: number, base: Matrix, visit: Visit): void {
  const { library } = reading;
  for (let at = 0; at < library.FPDFPage_CountObjects(page); at += 1)
    if (!visitObject(reading, library.FPDFPage_GetObject(page, at), base, visit)) return;
}

function visitObject(reading: Reading, object: number, outer: Matrix, visit: Visit, depth = 0): boolean {
  const { library } = reading;
  const kind = library.FPDFPageObj_GetType(object);
  if (!visit(object, kind, outer)) return false;
  if (kind !== FORM || depth >= MOST_NESTED) return true;
  const matrix = multiply(outer, readMatrix(reading, object));
  for (let at = 0; at < library.FPDFFormObj_CountObjects(object); at += 1)
    if (!visitObject(reading, library.FPDFFormObj_GetObject(object, at), matrix, visit, depth + 1))
      return false;
  return true;
}

export function readMatrix({ library, scratch }: Reading, object: number): Matrix {
  library.FPDFPageObj_GetMatrix(object, scratch.at);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = scratch.floats(6);
  return [a, b, c, d, e, f];
}

export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

export function transform(m: Matrix, x: number, y: number): readonly [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}
