import type { Box } from '@relievo/trace/pixels';
import { DOUBTFUL, type Piece, type ReadLine, type ReadPieces } from './read-line.ts';

/** A ring alone may be anything; in a row or a column of numbers it is their zero. */
export function addZeros(
  lines: readonly ReadLine[],
  unread: readonly Box[],
  pieces: readonly Piece[],
): Pick<ReadPieces, 'lines' | 'unread'> {
  const isNumber = ({ words }: ReadLine): boolean => /^[-−]?\d/.test(words[0]?.text ?? '');
  const numbers = lines.filter((line) => line.turn === 'level' && isNumber(line));
  const turned = lines.filter((line) => line.turn !== 'level' && isNumber(line));
  const isTurnedZero = (box: Box): boolean =>
    pieces.some((piece) => piece.isLetter && piece.box === box && piece.turns[0] !== 'level') &&
    box.height <= 0.95 * box.width &&
    turned.some((line) => Math.abs(line.box.x - box.x) <= 0.3 * box.width);
  const isZero = (box: Box): boolean => {
    if (isTurnedZero(box)) return true;
    if (!pieces.some((piece) => piece.isLetter && piece.box === box) || box.width > 0.95 * box.height)
      return false;
    const alike = numbers.filter(
      (line) =>
        Math.abs(line.box.height - box.height) <= 0.2 * box.height &&
        (Math.abs(line.box.y - box.y) <= 0.3 * box.height ||
          Math.abs(line.box.x + line.box.width - box.x - box.width) <= 0.6 * box.height),
    );
    return alike.length >= 2;
  };
  const zeros = unread.filter(isZero);
  return {
    lines: [
      ...lines,
      ...zeros.map((box): ReadLine => {
        const turn = pieces.find((piece) => piece.box === box)?.turns[0] ?? 'level';
        return { words: [{ text: '0', confidence: DOUBTFUL, box }], box, turn };
      }),
    ],
    unread: unread.filter((box) => !zeros.includes(box)),
  };
}
