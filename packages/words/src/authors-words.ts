/**
 * Around words of a table or a drawing inside of what is told of it. They are in the language of their author, and the
 * sentence around them is in that of the reader. Unicode keeps these two for the use inside of programs: no text holds them.
 */
const BEGIN = '\u{FDD0}';
const END = '\u{FDD1}';
const MARKS = /[\u{FDD0}\u{FDD1}]/gu;

/** A stretch of what is told, by whom it is worded. */
export interface WordedPiece {
  readonly text: string;
  readonly isAuthors: boolean;
}

export function markAuthorsWords(words: string): string {
  return words === '' ? '' : `${BEGIN}${words.replaceAll(MARKS, '')}${END}`;
}

/** Every text of the parameters that stands under one of these names, however deep it lies in them. */
export function markParameters<Parameters>(parameters: Parameters, names: ReadonlySet<string>): Parameters {
  return markValue(parameters, false, names) as Parameters;
}

function markValue(value: unknown, isAuthors: boolean, names: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return isAuthors ? markAuthorsWords(value) : value;
  if (Array.isArray(value)) return value.map((one: unknown) => markValue(one, isAuthors, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, markValue(inner, names.has(name), names)]),
  );
}

export function splitAuthorsWords(told: string): readonly WordedPiece[] {
  return told
    .split(BEGIN)
    .flatMap((part, index): readonly WordedPiece[] => {
      if (index === 0) return [{ text: part, isAuthors: false }];
      const end = part.indexOf(END);
      return [
        { text: part.slice(0, end), isAuthors: true },
        { text: part.slice(end + 1), isAuthors: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

export function dropMarks(told: string): string {
  return told.replaceAll(MARKS, '');
}
