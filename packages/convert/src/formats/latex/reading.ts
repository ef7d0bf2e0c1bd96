import type { Block, Inline, NewId } from '@relievo/document/model';
import type { PictureTaker } from '../document/pictures.ts';
import type { Look } from '../html/reading.ts';
import type { NoteTaker } from '../notes.ts';
import type { Macros } from './source/macros.ts';
import type { Numbers } from './source/numbers.ts';
import type { Source } from './source/scanner.ts';
import type { LatexWords } from './source/words.ts';

/** Everything that the reading of one file uses. */
export interface LatexReading {
  readonly newId: NewId;
  readonly notes: NoteTaker;
  readonly pictures: PictureTaker;
  /** Folders in which pictures are, each with a slash at its end. */
  readonly folders: readonly string[];
  readonly preamble: Preamble;
  readonly macros: Macros;
  readonly numbers: Numbers;
  readonly words: LatexWords;
  /** The block for each label. It is filled while the file is read. */
  readonly anchors: Map<string, string>;
  /** The labels that belong to the next block. */
  readonly openAnchors: string[];
  /** It is filled beside the anchors. */
  readonly labels: Map<string, Target>;
  /** The block that a label names, if it is not the next one, with its number as print shows it. */
  target: Target;
  /** Notes that were announced by their marks alone, by number. */
  readonly openNotes: Map<string, string>;
  /** Commands that are not understood, with their lines. */
  readonly unknown: Map<string, number[]>;
  readonly readInto: (source: Source, walk: Walk) => void;
  /** Whether the print shows the solutions of exercises. */
  showsAnswers: boolean;
}

export interface Target {
  readonly id: string | null;
  readonly number: string;
  /** It is a word such as figure or section. */
  readonly kind: string;
}

/** The facts that a file states before its text. */
export interface Preamble {
  readonly documentClass: string;
  readonly options: readonly string[];
  /** BCP 47; null if the file does not say it. */
  readonly language: string | null;
  title: string;
  titleLine: number;
  author: string;
  date: string;
  /** The level of a section, which is below parts and chapters, and below the title of the whole. */
  topLevel: number;
  readonly usesParts: boolean;
  readonly usesChapters: boolean;
  readonly theorems: Map<string, Theorem>;
}

export interface Theorem {
  readonly name: string;
  readonly counter: string | null;
}

/** Collects text into paragraphs, and blocks in their order. */
export interface LatexWriter {
  readonly text: (text: string, look: Look) => void;
  readonly say: (inline: Inline) => void;
  readonly endParagraph: () => void;
  readonly add: (block: Block) => void;
  readonly addAfter: (block: Block) => void;
  readonly blocks: () => readonly Block[];
}

/** It says where in the file the reader is. */
export interface Walk {
  readonly reading: LatexReading;
  readonly writer: LatexWriter;
  readonly look: Look;
  /** It counts the groups and environments around this place. */
  readonly depth: number;
  /** Environments around this place, the outermost first. */
  readonly inside: readonly string[];
}
