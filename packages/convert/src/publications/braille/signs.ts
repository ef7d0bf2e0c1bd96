import { findCodeOfTable } from '../../braille/tables.ts';

/** The signs that a code has for the parts of a text, in cells. They are null if they are not known here. */
export interface CodeSigns {
  readonly openNote: string;
  readonly closeNote: string;
  readonly raised: string | null;
  readonly lowered: string | null;
  readonly bullet: string;
  /** Around lines of a program, which have no contractions. */
  readonly code: { readonly open: string; readonly close: string };
}

/** Rules of Unified English Braille, 3.27 (transcriber's notes), 3.24 (raised and lowered), 3.5 (bullet), 5.5 (grade 1). */
const UEB: CodeSigns = {
  openNote: '⠈⠨⠣',
  closeNote: '⠈⠨⠜',
  raised: '⠰⠔',
  lowered: '⠰⠢',
  bullet: '⠸⠲',
  code: { open: '', close: '' },
};

/** Finds the signs of a table. A code whose own signs are not known here writes a note between square brackets. */
export function findSigns(table: string, cellsOf: (text: string) => string): CodeSigns {
  const code = findCodeOfTable(table) ?? table;
  if (code === 'ueb-2') return { ...UEB, code: { open: '⠰⠰⠰', close: '⠰⠄' } };
  if (code.startsWith('ueb-')) return UEB;
  return {
    openNote: cellsOf('['),
    closeNote: cellsOf(']'),
    raised: null,
    lowered: null,
    bullet: '',
    code: { open: '', close: '' },
  };
}
