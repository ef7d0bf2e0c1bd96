import type { FoundPrint } from '@relievo/trace/letters';
import type { Box } from '@relievo/trace/pixels';
import { maxOf, minOf } from '@relievo/words';
import { addZeros } from './add-zeros.ts';
import { chooseReading, isSettled, looksLikePrint } from './choose-reading.ts';
import { findGlyphs } from './glyphs.ts';
import { joinSigns } from './join-signs.ts';
import { settleCases } from './letter-cases.ts';
import { cutMargin, type Enlarged, enlargeLine, repeatLetter, type Turn } from './line-pictures.ts';
import { type NetworkLine, readByNetwork } from './network-reader.ts';
import type { Piece, PrintWord, ReadLine, ReadPieces } from './read-line.ts';
import type { Reader, ReadLanguage, ReadWord } from './reader.ts';
import { sureOf } from './sureness.ts';

/** Words that are less sure are none: they stay lines of the drawing. */
const LEAST = 32;
/** A single form may be a mark as well: it has to be read without much doubt. */
const LEAST_SINGLE = 70;
/** Of a whole line: hatching is read as words, too. */
const LEAST_LINE = 45;
/** Of two letters that do not stand level. */
const LEAST_PAIR = 85;

/** Languages in letters that are not Latin. */
const OTHER_LETTERS: ReadonlySet<ReadLanguage> = new Set(['ell', 'ukr']);

/** Words of level lines that were read already, by the box of the line. */
export type KnownLines = ReadonlyMap<Box, readonly ReadWord[]>;

export async function readPieces(
  { paper }: FoundPrint,
  pieces: readonly Piece[],
  reader: Reader,
  { signal, known = new Map() }: { signal: AbortSignal | undefined; known?: KnownLines },
): Promise<ReadPieces> {
  const tries = pieces.flatMap((piece) =>
    piece.turns.map((turn) => ({ piece, turn, enlarged: enlargeLine(paper, piece, turn) })),
  );
  const knownOf = ({ piece, turn }: (typeof tries)[number]): readonly ReadWord[] | undefined =>
    turn === 'level' && !piece.isLetter && !piece.isCut ? known.get(piece.box) : undefined;
  const unknown = tries.filter((one) => !knownOf(one));
  const read = await reader.read(
    unknown.map(({ piece, enlarged }) => ({ grid: enlarged.grid, isLetter: piece.isLetter })),
    signal,
  );
  const words = tries.map((one) => knownOf(one) ?? read[unknown.indexOf(one)] ?? []);
  const letters = tries.filter(({ piece }) => piece.isLetter);
  const repeated = await reader.read(
    letters.map(({ enlarged }) => ({ grid: repeatLetter(enlarged.grid), isLetter: false })),
    signal,
  );
  const own = tries.map((one, i) => toLine(one, words[i] ?? []));
  const { chosen: settled, guesses } = await settle(tries, own, reader.language, signal);
  const lines: ReadLine[] = [];
  const unread: Box[] = [];
  const blurred: Box[] = [];
  for (const piece of pieces) {
    const read = settled.filter((_, i) => tries[i]?.piece === piece);
    const again = repeated[letters.findIndex((one) => one.piece === piece)] ?? [];
    const [turn = 'level'] = piece.turns;
    if (piece.isLetter) read.push({ words: readRepeated(again, piece.box), box: piece.box, turn });
    const best = read.reduce((a, b) => (sureOf(b.words) > sureOf(a.words) && isRead(b, piece) ? b : a));
    if (isRead(best, piece)) lines.push(best);
    else {
      unread.push(piece.box);
      const made = tries.flatMap((one, i) => (one.piece === piece ? [guesses[i]] : []));
      if (!piece.isLetter && made.some((guess) => guess && looksLikePrint(guess, piece.letters ?? 0)))
        blurred.push(piece.box);
    }
  }
  return { ...addZeros(joinSigns(settleCases(lines)), unread, pieces), blurred };
}

interface Try {
  readonly piece: Piece;
  readonly turn: Turn;
  readonly enlarged: Enlarged;
}

/** Reads the lines that Tesseract is unsure of by the network as well. */
async function settle(
  tries: readonly Try[],
  own: readonly ReadLine[],
  language: ReadLanguage,
  signal: AbortSignal | undefined,
): Promise<{ readonly chosen: readonly ReadLine[]; readonly guesses: readonly (NetworkLine | undefined)[] }> {
  const glyphs = tries.map(({ enlarged }) => findGlyphs(enlarged.grid));
  const open = tries.flatMap((one, i) => {
    const [line, parts] = [own[i], glyphs[i]];
    return line && parts && !isSettled(line, parts) ? [{ one, line }] : [];
  });
  const read = await readByNetwork(
    open.map(({ one }) => cutMargin(one.enlarged.grid)),
    signal,
  );
  const guesses = new Map(open.map(({ line }, i) => [line, read[i]]));
  return {
    chosen: own.map((line, i) => {
      const network = guesses.get(line);
      return network && mayRead(network, language) ? chooseReading(line, network, glyphs[i] ?? []) : line;
    }),
    guesses: own.map((line) => guesses.get(line)),
  };
}

/** The network knows Latin letters alone, and takes others for them. */
function mayRead({ text }: NetworkLine, language: ReadLanguage): boolean {
  return !OTHER_LETTERS.has(language) || !/\p{L}/u.test(text);
}

/** Three of one letter, read as such. */
const SURE_REPEATED = 88;

function readRepeated(words: readonly ReadWord[], box: Box): readonly PrintWord[] {
  const [only] = words;
  const letter = only?.text.match(/^(.)\1\1$/u)?.[1];
  if (!only || letter === undefined || words.length > 1 || only.confidence < SURE_REPEATED) return [];
  return [{ text: letter, confidence: only.confidence, box }];
}

function toLine(
  { piece, turn, enlarged }: { readonly piece: Piece; readonly turn: Turn; readonly enlarged: Enlarged },
  words: readonly ReadWord[],
): ReadLine {
  const kept = words
    .filter(({ text, confidence }) => confidence >= LEAST && /[\p{L}\p{N}%€$£°+=−-]/u.test(text))
    .map(({ text, confidence, box }) => ({ text, confidence, box: placeBox(enlarged, box) }));
  return { words: kept, box: piece.box, turn, ...(piece.slant && { slant: piece.slant }) };
}

function placeBox({ toPicture }: Enlarged, { x, y, width, height }: Box): Box {
  const corners = [x, x + width].flatMap((across) => [y, y + height].map((down) => toPicture(across, down)));
  const [xs, ys] = [corners.map((one) => one.x), corners.map((one) => one.y)];
  const [left, top] = [minOf(xs), minOf(ys)];
  return { x: left, y: top, width: maxOf(xs) - left, height: maxOf(ys) - top };
}

function isRead({ words, turn }: ReadLine, { isLetter }: Piece): boolean {
  if (words.length === 0) return false;
  if (!isLetter) {
    const text = words.map((word) => word.text).join('');
    // Two forms above each other may be samples of a legend.
    const isDoubtful = turn !== 'level' && text.length <= 2 && !/^[\d.,−-]+$/u.test(text);
    return sureOf(words) >= (isDoubtful ? LEAST_PAIR : LEAST_LINE);
  }
  const [only] = words;
  // A ring and a stroke are read as letters, too: they stay what they are.
  return (
    only !== undefined &&
    only.confidence >= LEAST_SINGLE &&
    /^[\p{L}\p{N}]$/u.test(only.text) &&
    !/^[oOlI|]$/.test(only.text)
  );
}
