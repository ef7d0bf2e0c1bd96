import type { Inline } from '@relievo/document/model';
import type { Box } from '../page-marks.ts';
import type { Piece } from '../page-words.ts';
import { STANDING } from '../structure/pieces.ts';
import type { Part } from '../structure/tree.ts';
import { boxOfRow } from '../text/page-table.ts';
import type { Row } from '../text/rows.ts';
import { boxOf } from '../text/ruled-tables.ts';
import { writePieces } from './inlines.ts';

/** A piece knows the number of its row on the page. */
export interface RowPiece {
  readonly piece: Piece;
  readonly row: number;
  readonly box: Box;
}

/** Words of the page by the marks that its structure names them by. */
export type MarkedRows = ReadonlyMap<number, readonly RowPiece[]>;

export type Child = Part | number;

export function markRows(rows: readonly Row[]): MarkedRows {
  const marked = new Map<number, RowPiece[]>();
  rows.forEach((row, at) => {
    for (const piece of row.pieces) {
      if (piece.mark < 0) continue;
      const one: RowPiece = { piece, row: at, box: boxOfRow(row) };
      const known = marked.get(piece.mark);
      if (known) known.push(one);
      else marked.set(piece.mark, [one]);
    }
  });
  return marked;
}

const BREAK: Piece = { text: ' ', isBold: false, isItalic: false, script: null, mark: -1 };

/** Collects the words of parts in their order. A figure inside them has its own words. */
export function collectPieces(
  children: readonly Child[],
  marked: MarkedRows,
  wants: (part: Part) => boolean = () => true,
): readonly RowPiece[] {
  return children.flatMap((child): readonly RowPiece[] => {
    if (typeof child === 'number') return marked.get(child) ?? [];
    if (child.type === 'Figure' || !wants(child)) return [];
    const inside = collectPieces(child.children, marked, wants);
    const last = inside.at(-1);
    const isStanding = child.type !== 'NonStruct' && STANDING.test(child.type);
    return isStanding && last ? [...inside, { ...last, piece: BREAK }] : inside;
  });
}

export function writeMarked(pieces: readonly RowPiece[]): readonly Inline[] {
  const lines: Piece[][] = [];
  let row = -1;
  for (const one of pieces) {
    if (one.row !== row) lines.push([]);
    row = one.row;
    lines.at(-1)?.push(one.piece);
  }
  return writePieces(lines);
}

export function surroundPieces(pieces: readonly RowPiece[]): Box | null {
  return pieces.length > 0 ? boxOf(pieces.map(({ box }) => box)) : null;
}
