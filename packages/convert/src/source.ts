import type { Translator } from '@relievo/braille';
import type { Chart } from '@relievo/chart/model';
import type { Drawing, Problem, Result } from '@relievo/graphic/model';
import type { OutputDescriptor, OutputResult, OutputSource } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import type { Score } from '@relievo/sound';
import type { TextBlock } from './documents/text.ts';
import type { WordsWithFormulas } from './math/formula.ts';
import type { OutputSettings } from './settings.ts';
import type { Speech } from './speech/speech.ts';

/** What the outputs that need libraries are made from: the drawing, and what a chart or a person adds to it. */
export type Source = OutputSource<Chart, Score> & {
  /** BCP 47, of the description where it is not that of the drawing: what is read aloud or translated follows it. */
  readonly descriptionLanguage?: string;
  /** Why the drawing is an empty sheet: what is read and heard can still be made. */
  readonly undrawn?: Problem;
  /** Where it is a text, what is read; its sheet is empty then. */
  readonly text?: readonly TextBlock[];
  /** Those of the text's words that hold formulas. */
  readonly formulas?: readonly WordsWithFormulas[];
  /** Where one sheet does not hold the graphic: its other sheets, in the order in which they are read. */
  readonly furtherSheets?: readonly Drawing[];
  /** Where the other sheets show details of the first: what leads from one to the next, in English. */
  readonly guide?: readonly string[];
  /** The drawing's key, where it has sheets of its own, and the guide to them. */
  readonly keySheets?: readonly Drawing[];
};

/** What an output works with beside its source, made once in a program. */
export interface OutputMeans {
  readonly translator: Translator;
  readonly speech: Speech;
  readonly settings: OutputSettings;
}

/** An output as in the graphic package, but one that may translate, speak, and wait for a voice. */
export type LibraryOutput<Id extends string = string> = OutputDescriptor<Id> & {
  readonly make: (source: Source, profile: Profile, means: OutputMeans) => Making;
};

export type Making = Result<OutputResult> | Promise<Result<OutputResult>>;

/** One that holds what it works with. */
export type ReadyOutput = OutputDescriptor & {
  readonly make: (source: Source, profile: Profile) => Making;
  /** What its files show: the source as it is, but for a chart on pins, which is drawn anew. */
  readonly shows: (source: Source, profile: Profile) => Source;
};

/** The sheets that show the graphic itself; those of a key stand for no figure of their own. */
export function listFigures({ drawing, furtherSheets = [] }: Source): readonly Drawing[] {
  return [drawing, ...furtherSheets.filter(({ layers }) => layers.some(({ id }) => id !== KEY_LAYER))];
}

const KEY_LAYER = 'key';
