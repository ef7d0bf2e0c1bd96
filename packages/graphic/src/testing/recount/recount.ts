/** What a second reader makes of a sentence that has numbers. */
export interface Recounted {
  /** Which kind of sentence it is. */
  readonly kind: string;
  readonly sentence: string;
  readonly told: readonly number[];
  /** For each number what it may be; null where nobody knows how to count what the sentence tells. */
  readonly right: readonly Right[] | null;
  readonly differ: number;
}

/** One of these values, as near as a measure of a curve can be; what is worked out of pixels or steps says how near. */
export interface Right {
  readonly any: readonly number[];
  readonly within?: number;
}

/** What is told has two decimals, and a curve is followed by straight steps. */
const WITHIN = 0.06;

/** Numbers that the sentence has beyond those that were recounted have to be known in another way, such as limits. */
export function compareNumbers(
  kind: string,
  sentence: string,
  told: readonly number[],
  right: readonly Right[] | null,
  isKnown: (told: number) => boolean = () => false,
): Recounted {
  if (!right) return { kind, sentence, told, right, differ: told.length };
  const wrong = told.filter((number, at) => {
    const one = right[at];
    return one
      ? !one.any.some((value) => Math.abs(value - number) <= (one.within ?? WITHIN))
      : !isKnown(number);
  });
  return { kind, sentence, told, right, differ: wrong.length + Math.max(0, right.length - told.length) };
}

/** Reads the numbers of a sentence in their order, and leaves out names in quotation marks. */
export function readNumbers(sentence: string): readonly number[] {
  return [...sentence.replaceAll(/“[^”]*”/g, '').matchAll(/[−-]?\d+(?:[.,]\d+)*/g)].map(([text]) =>
    Number(text.replace('−', '-').replaceAll(',', '')),
  );
}
