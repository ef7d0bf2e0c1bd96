import type { LabelForm } from '@relievo/graphic/labels';

/** What a person chooses for the files that need more than a drawing and a medium. */
export interface OutputSettings {
  /** A logical code or a table of the engine; the language's own code where it is left out. */
  readonly table?: string;
  /** The code for formulas; that of the braille code where it is left out and has one. */
  readonly mathematics?: MathCode;
  readonly page: BraillePageSettings;
  /** What labels are written in; each output's own way where it is left out. */
  readonly labels?: LabelForm;
  /** Points of the text of a document in large print; the smallest of them where it is left out. */
  readonly printSize?: LargePrintSize;
  /** Pixels across the PNG. */
  readonly pngWidth: number;
  readonly voice: VoiceSettings;
  /** How much is spoken with a sound; all of it where it is left out. */
  readonly speech?: SpeechExtent;
  /** Whether an EPUB has the sound of every sentence. */
  readonly overlays?: boolean;
  /** The day that files state as theirs, YYYY-MM-DD: they never ask a clock, so the same source gives the same bytes. */
  readonly date: string;
  /** Who made the work, where a form has a place for it. */
  readonly creator: string;
}

/** Codes of braille that write formulas. */
export const MATH_CODES = ['ueb', 'nemeth'] as const;
export type MathCode = (typeof MATH_CODES)[number];

/** Points. Large print begins at 18 (American Printing House for the Blind). */
export const LARGE_PRINT_SIZES = [18, 24, 32] as const;
export type LargePrintSize = (typeof LARGE_PRINT_SIZES)[number];

export interface BraillePageSettings {
  /** Cells of a line and lines of a page; the profile's, or 40 by 25, where they are left out. */
  readonly columns?: number;
  readonly rows?: number;
  readonly numbers: 'top' | 'bottom' | 'none';
  /** What turns the page in a BRF: a form feed alone, or on a line of its own. */
  readonly pageBreak: 'form-feed' | 'line-and-form-feed';
  /** The wished number of pages of a volume of a document; 100 if it is left out. */
  readonly volumePages?: number;
}

/** Nothing, the title and what the graphic is, or all that is told of it. */
export const SPEECH_EXTENTS = ['none', 'short', 'full'] as const;
export type SpeechExtent = (typeof SPEECH_EXTENTS)[number];

export interface VoiceSettings {
  /** A voice of the synthesiser by its own name; the language's where it is left out. */
  readonly name?: string;
  /** 1 is the voice's own. */
  readonly speed: number;
  readonly pitch: number;
}

export const DEFAULT_SETTINGS: OutputSettings = {
  page: { numbers: 'top', pageBreak: 'form-feed' },
  pngWidth: 1600,
  voice: { speed: 1, pitch: 1 },
  date: '2000-01-01',
  creator: 'Relievo',
};
