/** A formula, in every way in which it is told; all of it was made of the MathML when its file was read. */
export interface Formula {
  /** In one line of characters, as print shows it: (a+b)/2. */
  readonly line: string;
  /** Elements that show something, with no attributes but those that change what is shown. */
  readonly mathml: string;
  /** In words of the language of its text; null where its words are not known. */
  readonly spoken: string | null;
  /** In cells of Unified English Braille; null where something in it is not written there. */
  readonly ueb: string | null;
  /** In cells of Nemeth code; null where something in it is not written there. */
  readonly nemeth: string | null;
}

export type PlacedFormula = Formula & { readonly at: number };

/** Words of a text, and the formulas in them with the place of their lines. */
export interface WordsWithFormulas {
  readonly words: string;
  readonly formulas: readonly PlacedFormula[];
}

/** Words with something else in the place of their formulas. */
export function replaceFormulas(
  { words, formulas }: WordsWithFormulas,
  write: (formula: Formula) => string,
): string {
  let written = '';
  let end = 0;
  for (const formula of formulas) {
    written += words.slice(end, formula.at) + write(formula);
    end = formula.at + formula.line.length;
  }
  return written + words.slice(end);
}
