import type { Block, List, Table, TextRun } from '@relievo/document/model';
import type { FoundWords } from '../words.ts';

/** The way in which a form of plain lines marks what it writes. */
export interface TextForm {
  /** Writes words so that no sign of them is read as a mark. */
  readonly words: (text: string) => string;
  /** Writes a run of words; the characters beside it decide how it can be marked. */
  readonly run: (run: TextRun, before: string, after: string) => string;
  readonly formula: (mathml: string, line: string, isDisplay: boolean) => string;
  readonly lineBreak: string;
  readonly reference: (note: string, mark: string) => string;
  readonly pageBreak: (page: string) => string;
  readonly picture: (address: string | null, alt: string) => string;
  readonly heading: (level: number, line: string) => string;
  /** Writes a line that does not begin like a heading or a list. */
  readonly line: (line: string) => string;
  readonly listMark: (marks: List['marks'], at: number, own: string | undefined) => string;
  /** It keeps two lists from being read as one. */
  readonly listGap: string;
  readonly term: (line: string) => string;
  readonly quote: (lines: string) => string;
  readonly code: (code: string, programming: string) => string;
  /** Writes a table whose cells are lines; null for a table that needs another form. */
  readonly table: (table: Table, lines: readonly (readonly string[])[]) => string | null;
  /** Writes a table of any blocks. */
  readonly wideTable: (table: Table) => string;
  readonly note: (note: string, mark: string, text: string) => string;
}

export interface TextWriting {
  readonly form: TextForm;
  readonly words: FoundWords;
  readonly addressOfPicture: (picture: string) => string | null;
  readonly addressOfDrawing: (figure: string) => string | null;
  /** Returns the description and the table of a chart. */
  readonly chart: (figure: Extract<Block, { kind: 'figure' }>) => {
    readonly description: string;
    readonly rows: readonly (readonly string[])[];
  } | null;
  /** Tells whether the text refers to a note, which is then written behind the text. */
  readonly isReferred: (note: string) => boolean;
}
