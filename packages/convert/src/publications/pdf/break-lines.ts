import { addAll } from '@relievo/words';
import { measureText } from '../../outputs/pdf/lines.ts';
import type { Pdf } from '../../outputs/pdf/pdf.ts';
import type { Piece } from './pieces.ts';

/** A part of a line. It has the text of one piece and the space after it. */
export interface Fragment {
  readonly piece: Piece;
  readonly text: string;
  readonly width: number;
}

/** Splits pieces into lines that fit. A word wider than a line is split, too, so nothing is cut off. */
export function breakLines(
  pdf: Pdf,
  pieces: readonly Piece[],
  width: number,
  size: number,
): readonly (readonly Fragment[])[] {
  const lines: Fragment[][] = [];
  let line: Fragment[] = [];
  let used = 0;
  const end = (): void => {
    lines.push(line);
    line = [];
    used = 0;
  };
  for (const word of listWords(pieces)) {
    if (word === 'break') {
      end();
      continue;
    }
    const fragments = word.flatMap((one) => splitToWidth(pdf, one, width, size));
    const wide = fragments.reduce((sum, one) => sum + one.width, 0);
    const shown = fragments.reduce((sum, one) => sum + measure(pdf, one.piece, one.text.trimEnd(), size), 0);
    if (line.length > 0 && used + shown > width) end();
    if (shown <= width) {
      addAll(line, fragments);
      used += wide;
      continue;
    }
    for (const fragment of fragments) {
      if (line.length > 0 && used + fragment.width > width) end();
      line.push(fragment);
      used += fragment.width;
    }
  }
  if (line.length > 0) end();
  return lines.map(joinAlike);
}

interface Word {
  readonly piece: Piece;
  readonly text: string;
}

/** Lists the words of pieces. A word may reach over several pieces; the space after it is in its last one. */
function* listWords(pieces: readonly Piece[]): Generator<readonly Word[] | 'break', void, undefined> {
  let word: Word[] = [];
  for (const piece of pieces)
    for (const [text = ''] of piece.text.matchAll(/\n|[^\S\n]+|\S+/g)) {
      if (text !== '\n' && text.trim() !== '') {
        const last = word.at(-1);
        if (last && last.text.endsWith(' ')) {
          yield word;
          word = [];
        }
        word.push({ piece, text });
        continue;
      }
      const last = word.at(-1);
      if (last && !last.text.endsWith(' ')) word[word.length - 1] = { ...last, text: `${last.text} ` };
      if (text === '\n') {
        if (word.length > 0) yield word;
        word = [];
        yield 'break';
      }
    }
  if (word.length > 0) yield word;
}

export function measure(pdf: Pdf, piece: Piece, text: string, size: number): number {
  return measureText(pdf, text, size * piece.share, piece.face);
}

function splitToWidth(pdf: Pdf, { piece, text }: Word, width: number, size: number): readonly Fragment[] {
  const whole = measure(pdf, piece, text, size);
  if (measure(pdf, piece, text.trimEnd(), size) <= width) return [{ piece, text, width: whole }];
  const made: Fragment[] = [];
  let part = '';
  for (const letter of text) {
    if (part !== '' && measure(pdf, piece, part + letter, size) > width) {
      made.push({ piece, text: part, width: measure(pdf, piece, part, size) });
      part = '';
    }
    part += letter;
  }
  return [...made, { piece, text: part, width: measure(pdf, piece, part, size) }];
}

/** Joins neighbours of the same piece, so that a line has as few texts as it can. */
function joinAlike(line: readonly Fragment[]): readonly Fragment[] {
  const joined: Fragment[] = [];
  for (const fragment of line) {
    const last = joined.at(-1);
    if (last?.piece === fragment.piece)
      joined[joined.length - 1] = {
        piece: last.piece,
        text: last.text + fragment.text,
        width: last.width + fragment.width,
      };
    else joined.push(fragment);
  }
  return joined;
}
