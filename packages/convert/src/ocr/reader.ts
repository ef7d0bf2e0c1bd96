import type { Grid } from '@relievo/trace/pixels';

/** Languages whose print is read. */
export const READ_LANGUAGES = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  pt: 'por',
  nl: 'nld',
  pl: 'pol',
  tr: 'tur',
  el: 'ell',
  uk: 'ukr',
} as const;
export type ReadLanguage = (typeof READ_LANGUAGES)[keyof typeof READ_LANGUAGES];

/** Languages without a reader that have their letters from one that has a reader, except for a few. */
const LIKE: Readonly<Record<string, ReadLanguage>> = {
  ru: 'ukr',
  bg: 'ukr',
  be: 'ukr',
  mk: 'ukr',
  sr: 'ukr',
};

/** Returns English if nothing reads the language: digits and many names are the same. */
export function findReadLanguage(language: string): ReadLanguage {
  return findOwnReadLanguage(language) ?? LIKE[toBase(language)] ?? 'eng';
}

/** Returns the reader of exactly this language; null if there is none. */
export function findOwnReadLanguage(language: string): ReadLanguage | null {
  const base = toBase(language);
  return Object.entries(READ_LANGUAGES).find(([code]) => code === base)?.[1] ?? null;
}

function toBase(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}

export interface ReadWord {
  readonly text: string;
  /** From 0 to 100, as the reader says it of itself. */
  readonly confidence: number;
  /** In the picture that was read. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A line of words, or one letter. */
export interface LinePicture {
  readonly grid: Grid;
  readonly isLetter: boolean;
}

/** It reads pictures of one line each, or the picture of a page. */
export interface Reader {
  readonly name: 'program' | 'built-in';
  readonly language: ReadLanguage;
  /** Returns the lines of a page of print in the order in which the reader finds them. */
  readonly readPage: (page: Grid, signal?: AbortSignal) => Promise<readonly (readonly ReadWord[])[]>;
  readonly read: (
    lines: readonly LinePicture[],
    signal?: AbortSignal,
  ) => Promise<readonly (readonly ReadWord[])[]>;
}

/** The table that Tesseract writes: one row for each word, with its page. */
export function readTsv(tsv: string): readonly (ReadWord & { readonly page: number })[] {
  return tsv.split('\n').flatMap((row) => {
    const [level, page, , , , , x, y, width, height, confidence, text = ''] = row.split('\t');
    const words = text.trim();
    if (level !== '5' || words === '') return [];
    const box = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
    return [{ page: Number(page), text: words, confidence: Number(confidence), box }];
  });
}

/** Returns the words of the table by the lines of the page. */
export function readTsvLines(tsv: string): readonly (readonly ReadWord[])[] {
  const lines = new Map<string, ReadWord[]>();
  for (const row of tsv.split('\n')) {
    const line = row.split('\t').slice(1, 5).join(' ');
    const words = readTsv(row);
    if (words.length > 0) lines.set(line, [...(lines.get(line) ?? []), ...words]);
  }
  return [...lines.values()];
}

/** The plainest form of a grey picture (Netpbm PGM). */
export function writePgm({ width, height, data }: Grid): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const pgm = new Uint8Array(head.length + data.length);
  pgm.set(head);
  pgm.set(data, head.length);
  return pgm;
}

/** Tells Tesseract the content of a picture: a page of any layout, a line, or a single character. */
export const SEGMENTATION = { page: 3, line: 7, letter: 10 } as const;
