import type { Source } from './scanner.ts';

/** A piece of a body, and the command behind which it is; empty for the first one. */
export interface Piece extends Source {
  readonly command: string;
}

/** Splits source at commands or signs that no group, environment or comment holds. */
export function splitSource({ text, line }: Source, separators: string): readonly Piece[] {
  const form = new RegExp(
    String.raw`(${separators})|%[^\n]*|\\begin(?![a-zA-Z])|\\end(?![a-zA-Z])|\\verb\*?(?:\|[^|\n]*\||![^!\n]*!|\+[^+\n]*\+)|\\[\s\S]|[{}]`,
    'g',
  );
  const pieces: Piece[] = [];
  let depth = 0;
  let start = 0;
  let command = '';
  let from = line;
  const end = (at: number): void => {
    const own = text.slice(start, at);
    pieces.push({ text: own, line: from, command });
    from += countLines(own);
  };
  for (const found of text.matchAll(form)) {
    const [whole, separator] = found;
    if (whole === '{' || whole === '\\begin') depth += 1;
    else if (whole === '}' || whole === '\\end') depth -= 1;
    else if (separator !== undefined && depth <= 0) {
      end(found.index);
      from += countLines(whole);
      command = separator;
      start = found.index + whole.length;
    }
  }
  end(text.length);
  return pieces;
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
