import type { BrailleCodeId, BrailleText } from '@relievo/braille';
import type { AskedText, TranslatedTexts } from '@relievo/convert/braille';
import type { TextBlock } from '@relievo/convert/documents';

/** What the thread is asked for that holds the engine. */
export type BrailleTask =
  | { readonly kind: 'asked'; readonly asked: readonly AskedText[] }
  | {
      readonly kind: 'labels';
      readonly language: string;
      readonly texts: readonly string[];
      readonly code?: BrailleCodeId | undefined;
    }
  | { readonly kind: 'print'; readonly print: TextPrint };

/** A text to be printed or embossed letter by letter. */
export interface TextPrint {
  readonly format: 'pdf' | 'brf';
  readonly profile: string;
  readonly title: string;
  readonly language: string;
  readonly blocks: readonly TextBlock[];
  /** The day that the file states as its own. */
  readonly date: string;
}

export interface BrailleMade {
  readonly asked: TranslatedTexts;
  /** Null where no code writes the language. */
  readonly labels: readonly BrailleText[] | null;
  readonly print: Uint8Array | null;
}

/** No code or table writes some of the words. */
export type BrailleAnswer<Kind extends BrailleTask['kind']> =
  | { readonly made: BrailleMade[Kind] }
  | { readonly isNotWritten: true };
