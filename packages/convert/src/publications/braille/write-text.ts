import { BLANK } from '@relievo/braille';
import type { Piece } from '@relievo/braille/book';
import { markTypeform, TYPEFORMS } from '@relievo/braille/typeforms';
import type { Inline, TextRun } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { addAll } from '@relievo/words';
import { writeScript } from '../../formats/math/scripts.ts';
import { type LineBrailling, splitSpaces } from './brailling.ts';
import { findScriptedWords, isScript } from './scripts.ts';

const BLANK_LINE = '⠤';
/** A blank has at least four cells (Braille Formats 2016, 10.4). Longer ones say nothing more. */
const BLANK_WIDTH = { min: 4, max: 12 } as const;

/** Writes a line of a document in braille. A heading says by its place that it is one, so it has no typefaces. */
export function writeText(
  inlines: readonly Inline[],
  brailling: LineBrailling,
  language: string,
  { hasTypefaces = true }: { readonly hasTypefaces?: boolean } = {},
): readonly Piece[] {
  const pieces: Piece[] = [];
  const { code } = brailling;
  let text = '';
  let textLanguage = language;
  const add = (cells: string): void => {
    if (cells !== '') pieces.push({ kind: 'cells', cells });
  };
  const end = (): void => {
    add(code.cellsOf(text, textLanguage));
    text = '';
  };
  const isUnified = brailling.signs.raised !== null;
  const tidied = moveToWordEnds(inlines);
  for (const inline of isUnified ? findScriptedWords(tidied) : tidied) {
    if (inline.kind === 'text') {
      const own = inline.language ?? language;
      if (code.codeOf(own) !== code.codeOf(textLanguage)) end();
      textLanguage = own;
      if (!isScript(inline)) text += markRun(inline, hasTypefaces);
      else {
        end();
        add(writeRun(inline, brailling, own));
      }
      continue;
    }
    end();
    switch (inline.kind) {
      case 'formula':
        add(writeFormula(inline, brailling));
        break;
      case 'line-break':
        add('\n');
        break;
      case 'note-reference':
        add(writeReference(inline.mark, brailling, language));
        break;
      case 'blank':
        add(writeBlank(inline.width));
        break;
      case 'page-break':
        pieces.push({ kind: 'print-page', page: inline.page });
        break;
      case 'picture':
        if (inline.alt !== '')
          add(brailling.signs.openNote + code.cellsOf(inline.alt, language) + brailling.signs.closeNote);
    }
  }
  end();
  return pieces;
}

/** Writes a line as cells alone, for places that no page of the print can begin in. */
export function writeCells(inlines: readonly Inline[], brailling: LineBrailling, language: string): string {
  return writeText(inlines, brailling, language)
    .map((piece) => (piece.kind === 'cells' ? piece.cells : BLANK))
    .join('');
}

export function writeBlank(width: number): string {
  return BLANK_LINE.repeat(Math.min(BLANK_WIDTH.max, Math.max(BLANK_WIDTH.min, width)));
}

/** Writes a formula in its code, else as a line of characters, which is counted. */
export function writeFormula(
  { mathml, line }: { readonly mathml: string; readonly line: string },
  { formulaCells, code, counts }: LineBrailling,
): string {
  const cells = formulaCells(mathml);
  if (cells !== null) return cells;
  counts.formulasInLine += 1;
  return code.cellsOf(line);
}

/** Writes the sign of a note as print shows it, raised. */
export function writeReference(mark: string, { signs, code }: LineBrailling, language: string): string {
  if (!/^[\p{L}\d]/u.test(mark)) return code.cellsOf(mark, language);
  if (signs.raised !== null) return signs.raised + code.cellsOf(mark, language);
  const raised = writeScript(mark, 'sup');
  return code.cellsOf(raised !== mark && code.has(raised, language) ? raised : `(${mark})`, language);
}

/** Writes raised or lowered words that are neither a formula nor a sign of a note. */
function writeRun({ text, styles = [] }: TextRun, { signs, code }: LineBrailling, language: string): string {
  const isSub = styles.includes('sub');
  const sign = isSub ? signs.lowered : signs.raised;
  // Endings such as st and th are read as they are in print.
  if (!isSub && /^\p{L}+$/u.test(text)) return code.cellsOf(text, language);
  if (sign !== null) return sign + code.cellsOf(text, language);
  const script = writeScript(text, isSub ? 'sub' : 'sup');
  return code.cellsOf(code.has(script, language) ? script : text, language);
}

/** Marks the typefaces of a run. The spaces at its ends are not part of a word in them. */
function markRun({ text, styles = [] }: TextRun, hasTypefaces: boolean): string {
  const words = text.replaceAll(/[^\S\u00a0]+/gu, ' ');
  const forms = TYPEFORMS.filter((form) => styles.includes(form));
  if (!hasTypefaces || forms.length === 0) return words;
  const { before, core, after } = splitSpaces(words);
  return before + forms.reduce((marked, form) => markTypeform(marked, form), core) + after;
}

/** Moves a page of the print that begins inside a word behind the word. */
function moveToWordEnds(inlines: readonly Inline[]): readonly Inline[] {
  const moved: Inline[] = [];
  let waiting: Inline[] = [];
  for (const inline of inlines) {
    const isInWord = inline.kind === 'page-break' && /\S$/u.test(textOfInlines(moved.slice(-1)));
    if (isInWord) {
      waiting.push(inline);
      continue;
    }
    if (waiting.length > 0 && inline.kind === 'text') {
      const [head = ''] = /^\S*/u.exec(inline.text) ?? [];
      if (head !== '') moved.push({ ...inline, text: head });
      if (head.length === inline.text.length) continue;
      addAll(moved, waiting);
      moved.push({ ...inline, text: inline.text.slice(head.length) });
      waiting = [];
      continue;
    }
    addAll(moved, waiting);
    moved.push(inline);
    waiting = [];
  }
  return [...moved, ...waiting];
}
