import type { Class } from '../classes.ts';
import type { Medium } from '../corpus-file.ts';
import type { Truth } from '../truth.ts';

/** One program in one style. Classes that its files cannot hold are named, and are not looked for. */
export interface Maker {
  readonly id: string;
  readonly producer: string;
  readonly medium: Medium;
  readonly ending: string;
  readonly without: readonly Class[];
  readonly suits: (truth: Truth) => boolean;
  /** Its pages show their numbers. */
  readonly numbersPages?: true;
  /** A file of another maker that it begins with. */
  readonly from?: string;
  readonly make: (jobs: readonly Job[], tools: Tools) => void | Promise<void>;
}

export interface Job {
  readonly truth: Truth;
  /** It holds truth.json, and the pictures of the truth are called picture-1.png and picture-1.svg. */
  readonly folder: string;
  readonly out: string;
  /** The file that it begins with. */
  readonly from: string;
}

export interface Tools {
  /** Runs a program of the machine with little weight; it throws where the program fails. */
  readonly run: (program: string, words: readonly string[], folder?: string) => string;
  /** A folder for what lies between, which is empty at first. */
  readonly scratch: string;
  /** The folder has the packages of npm that only the corpus uses. */
  readonly packages: string;
}

export function isSlides({ kind }: Truth): boolean {
  return kind === 'slides';
}

export function isRightToLeft({ language }: Truth): boolean {
  return language === 'ar' || language === 'he';
}

export function holdsFormula(truth: Truth): boolean {
  return truth.kind === 'mathematics' || JSON.stringify(truth).includes('"latex"');
}

export function holdsSpans({ blocks }: Truth): boolean {
  return blocks.some(
    (part) =>
      part.kind === 'table' && part.rows.some((row) => row.some(({ columns, rows }) => columns + rows > 2)),
  );
}
