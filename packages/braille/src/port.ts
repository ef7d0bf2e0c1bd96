import type { BrailleText } from './cells.ts';
import type { BrailleRefusals } from './errors.ts';

/** What a translation leaves for a person to look at. */
export interface BrailleFindings {
  /** The table has no cells for this character; a blank stands in its place, nothing where it is a mark. */
  character_undefined: { readonly table: string; readonly character: string };
  /** The table has no cells for this letter of another script; letters of about the same sound stand in its place. */
  character_transliterated: {
    readonly table: string;
    readonly character: string;
    readonly written: string;
  };
  character_undefined_in_nemeth: { readonly character: string };
  /** Each sign has cells, but no rule says for certain how they are combined. */
  formula_unwritten_in_nemeth: Readonly<Record<string, never>>;
  /** The engine's tables are older than today's code; here and there its cells are others. */
  braille_may_differ: { readonly table: string; readonly engine: string };
}

export type BrailleFinding = {
  [Code in keyof BrailleFindings]: { readonly code: Code; readonly parameters: BrailleFindings[Code] };
}[keyof BrailleFindings];

/** All that is reported of braille. */
export type BrailleMessages = BrailleRefusals & BrailleFindings;

export type Translation = BrailleText & { readonly findings: readonly BrailleFinding[] };

/**
 * The port to whatever translates: many texts in one call. A table is a logical code ('ueb-2') or a
 * table by the engine's own name ('en-ueb-g2.ctb'). Line feeds in a text stay line feeds in its cells, and words that
 * `markTypeform` marks get the signs that the table has for their typeface.
 * Throws a BrailleError where a text cannot be translated: never raw text, never a part of it.
 */
export type Translate = (texts: readonly string[], table: string) => readonly Translation[];

export interface Translator {
  /** By name and version: 'liblouis 3.24.0'. */
  readonly engine: string;
  readonly translate: Translate;
}
