export type BrailleErrorCode =
  | 'unknown_table'
  | 'text_too_long'
  | 'translation_failed'
  | 'translator_unavailable'
  | 'formula_unreadable'
  | 'page_too_small'
  | 'graphic_too_large'
  | 'not_braille';

/** No braille was made: a code for programs and one sentence for people. */
export class BrailleError extends Error {
  readonly code: BrailleErrorCode;

  constructor(code: BrailleErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BrailleError';
    this.code = code;
  }
}
