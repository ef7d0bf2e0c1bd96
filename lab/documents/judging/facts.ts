import { KEY_CLASSES, type KeyClass } from '../classes.ts';

/** The facts that the judge compares; they are listed for a truth and for the document that the product made. */
export interface Facts {
  /** They are in the order of reading. Those of notes, marks and pictures are left out. */
  readonly words: readonly string[];
  /** For each figure how many words come before it. */
  readonly figures: readonly number[];
  readonly tables: readonly (readonly Cell[])[];
  readonly keys: Readonly<Record<KeyClass, readonly Key[]>>;
}

export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly span: string;
  readonly text: string;
}

/** The detail says how the text is meant: it is the level of a heading, or the kind of a blank. */
export interface Key {
  readonly text: string;
  readonly detail: string;
}

/** Collects facts on a walk through a document. */
export interface Collector {
  readonly facts: Facts;
  readonly addWords: (text: string) => void;
  readonly addKey: (kind: KeyClass, text: string, detail?: string) => void;
  readonly addFigure: () => void;
  readonly addTable: (cells: readonly Cell[]) => void;
  readonly lastWord: () => string;
}

export function createCollector(): Collector {
  const words: string[] = [];
  const figures: number[] = [];
  const tables: (readonly Cell[])[] = [];
  const keys = Object.fromEntries(KEY_CLASSES.map((kind) => [kind, [] as Key[]])) as Record<KeyClass, Key[]>;
  return {
    facts: { words, figures, tables, keys },
    addWords(text) {
      for (const word of splitWords(text)) words.push(word);
    },
    addKey(kind, text, detail = '') {
      keys[kind].push({ text: kind === 'formulas' || kind === 'charts' ? text : tidy(text), detail });
    },
    addFigure() {
      figures.push(words.length);
    },
    addTable(cells) {
      tables.push(cells);
    },
    lastWord: () => words.at(-1) ?? '',
  };
}

/** Splits a text into words as a reader counts them; a soft hyphen and the marks of direction are not part of a word. */
export function splitWords(text: string): readonly string[] {
  const clean = text
    .normalize('NFKC')
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
  return clean.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Joins the words of a text in one line, so that spaces and signs do not matter. */
export function tidy(text: string): string {
  return splitWords(text).join(' ');
}
