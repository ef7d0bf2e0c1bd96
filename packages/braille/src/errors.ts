/** Why no braille was made. */
export interface BrailleRefusals {
  unknown_table: { readonly asked: string; readonly engine: string };
  /** The engine's tables are of a time before today's code, and would write it wrong. */
  table_too_old: { readonly code: string; readonly engine: string };
  text_too_long: { readonly characters: number; readonly most: number };
  translation_failed: { readonly engine: string; readonly text: string; readonly table: string };
  formula_unreadable: { readonly text: string };
  page_too_small: {
    readonly columns: number;
    readonly rows: number;
    readonly leastColumns: number;
    readonly leastRows: number;
  };
  graphic_too_large: {
    readonly width: number;
    readonly height: number;
    readonly columns: number;
    readonly rows: number;
  };
  not_braille: { readonly character: string };
}

export type BrailleErrorCode = keyof BrailleRefusals;

/** No braille was made: a code with parameters, whose words stand in the catalogue of whoever tells it. */
export class BrailleError<Code extends BrailleErrorCode = BrailleErrorCode> extends Error {
  readonly code: Code;
  readonly parameters: BrailleRefusals[Code];

  constructor(code: Code, parameters: BrailleRefusals[Code]) {
    super(`${code} ${JSON.stringify(parameters)}`);
    this.name = 'BrailleError';
    this.code = code;
    this.parameters = parameters;
  }
}
