import { findCodeForLanguage, findUncontractedCode, type Translator } from '@relievo/braille';
import type { BookBlock } from '@relievo/braille/book';
import type { Block, Figure, Note } from '@relievo/document/model';
import type { Change } from '@relievo/graphic/outputs';
import type { CodeSigns } from './signs.ts';
import type { VolumeWords } from './words.ts';

export interface Place {
  /** Empty cells at the left of all of it. */
  readonly indent: number;
  readonly language: string;
  /** A volume may begin between two of them. */
  readonly isTop: boolean;
}

/** All that writing a block in braille takes beside the block. */
export interface Brailling {
  readonly code: DocumentCode;
  readonly signs: CodeSigns;
  readonly words: VolumeWords;
  readonly columns: number;
  readonly rows: number;
  /** Returns the cells of a formula, or null if its code has no cells for it. */
  readonly formulaCells: (mathml: string) => string | null;
  readonly drawFigure: (figure: Figure) => DrawnFigure;
  /** Notes that wait for the end of their section. */
  readonly notes: Note[];
  readonly counts: { drawings: number; descriptions: number; formulasInLine: number };
  readonly inside: (blocks: readonly Block[], place: Place) => readonly BookBlock[];
  readonly hasChapters: boolean;
}

/** Writing a line needs only these. */
export type LineBrailling = Pick<Brailling, 'code' | 'signs' | 'formulaCells'> & {
  readonly counts: { formulasInLine: number };
};

/** The parts of a figure that a reader of braille gets beside its caption. */
export interface DrawnFigure {
  /** The pages of the drawing and its key; empty if the figure has none. */
  readonly pages: readonly (readonly string[])[];
  /** Changes that cells made of the drawing, and figures that are only described although they should be drawn. */
  readonly changes: readonly Change[];
  /** The description of a chart, made by rules from its numbers. */
  readonly description: string;
  readonly table: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] } | null;
}

/** Translates into the braille code of a document, and into those of the other languages in it. */
export interface DocumentCode {
  readonly table: string;
  readonly cellsOf: (text: string, language?: string) => string;
  /** Whether the table has cells for all of a text. */
  readonly has: (text: string, language: string) => boolean;
  /** Translates without contractions. */
  readonly plainCellsOf: (text: string) => string;
  readonly codeOf: (language: string) => string;
  readonly findings: () => readonly Change[];
  /** Names the engine and its table, as they were used. */
  readonly used: () => { readonly engine: string; readonly table: string };
}

/** Opens the code of a document. Texts are translated one by one, so no call is longer than a run of text. */
export function openCode({ translate, engine }: Translator, table: string, language: string): DocumentCode {
  const findings = new Map<string, Change>();
  let used = { engine, table };
  const primary = primaryOf(language);
  const codeOf = (other: string): string =>
    primaryOf(other) === primary ? table : (findCodeForLanguage(other) ?? table);
  const translateOne = (text: string, code: string): string => {
    const { before, core, after } = splitSpaces(text);
    const blank = (space: string): string => (space === '' ? '' : BLANK);
    if (core === '') return blank(before);
    const [translation] = translate([core], code);
    if (!translation) return '';
    for (const finding of translation.findings)
      findings.set(JSON.stringify(finding), { ...finding, items: [] });
    if (code === table) used = { engine: translation.engine, table: translation.table };
    return blank(before) + translation.cells + blank(after);
  };
  return {
    table,
    cellsOf: (text, other = language) => translateOne(text, codeOf(other)),
    has: (text, other) => translate([text], codeOf(other))[0]?.findings.length === 0,
    plainCellsOf: (text) => translateOne(text, findUncontractedCode(language) ?? table),
    codeOf,
    findings: () => [...findings.values()],
    used: () => used,
  };
}

const BLANK = '⠀';

/** Splits the spaces at both ends off a text. */
export function splitSpaces(text: string): {
  readonly before: string;
  readonly core: string;
  readonly after: string;
} {
  const core = text.trim();
  const from = text.length - text.trimStart().length;
  return { before: text.slice(0, from), core, after: text.slice(from + core.length) };
}

function primaryOf(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}
