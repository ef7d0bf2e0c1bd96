import { type Box, type FoundPrint, findPrint, type Pixels } from '@relievo/trace';
import { openBuiltInReader } from './built-in-reader.ts';
import { type Enlarged, enlargeLine, repeatLetter, type Turn } from './line-pictures.ts';
import { openProgramReader } from './program-reader.ts';
import { findReadLanguage, type Reader, type ReadLanguage, type ReadWord } from './reader.ts';

export interface PrintWord {
  readonly text: string;
  /** From 0 to 100. */
  readonly confidence: number;
  /** In the picture. */
  readonly box: Box;
}

/** A line of words that was read, or a letter that stands alone. */
export interface ReadLine {
  readonly words: readonly PrintWord[];
  readonly box: Box;
  readonly turn: Turn;
}

export interface ReadPrint {
  readonly lines: readonly ReadLine[];
  /** Pieces that look like print and could not be read: they stay in the drawing. */
  readonly unread: readonly Box[];
  /** Those of them that have several letters. */
  readonly unreadLines: readonly Box[];
  /** Whether the picture is the wrong way round: words were read when it was turned or mirrored. */
  readonly lies: 'right' | 'upside-down' | 'mirrored';
  readonly reader: Reader['name'];
}

export interface ReadOptions {
  readonly language: string;
  readonly signal?: AbortSignal | undefined;
  /** The program of the system reads, where there is one; the built-in reader where false. */
  readonly mayStartPrograms?: boolean;
}

/** Less sure words are told as doubtful, and those below are no words: they stay lines of the drawing. */
export const DOUBTFUL = 75;
const LEAST = 32;
/** A single form may be a mark as well: it has to be read without much doubt. */
const LEAST_SINGLE = 70;
/** Of a whole line: hatching is read as words, too. */
const LEAST_LINE = 45;
/** So many lines tell which way a page lies. */
const SAMPLE = 4;
/** More lines than these are a page of text, and are read up to here. */
const MOST_LINES = 250;

/** Words of a picture, with where they stand and how sure the reader is of each. */
export async function readPrint(picture: Pixels, options: ReadOptions): Promise<ReadPrint> {
  const found = findPrint(picture);
  const language = findReadLanguage(options.language);
  const reader = await chooseReader(found, language, options);
  const lies = await tellWay(found, reader, options.signal);
  if (lies !== 'right') return { lines: [], unread: [], unreadLines: [], lies, reader: reader.name };
  const wanted = found.lines.slice(0, MOST_LINES);
  const pieces = [
    ...wanted.map(({ box, isUpright }) => ({ box, isLetter: false, turns: isUpright ? UPRIGHT : LEVEL })),
    ...chooseSingles(found).map((box) => ({ box, isLetter: true, turns: LEVEL })),
  ];
  const first = await readPieces(found, pieces, reader, options.signal);
  const read = await readUprightScales(found, first, reader, options.signal);
  const letters = new Set(found.singles);
  const unreadLines = read.unread.filter((box) => !letters.has(box));
  return { ...read, unreadLines, lies, reader: reader.name };
}

/** Letters from which on a program that has to be started first is quicker. */
const MANY_LETTERS = 250;

async function chooseReader(
  { lines }: FoundPrint,
  language: ReadLanguage,
  { mayStartPrograms = true }: ReadOptions,
): Promise<Reader> {
  const letters = lines.reduce((sum, line) => sum + line.letters, 0);
  const program = mayStartPrograms && letters > MANY_LETTERS ? await openProgramReader(language) : null;
  return program ?? openBuiltInReader(language);
}

/** More single forms than these are a pattern, unless they are as high as the lines of print. */
const MANY_SINGLES = 40;

function chooseSingles({ lines, singles }: FoundPrint): readonly Box[] {
  if (singles.length <= MANY_SINGLES) return singles;
  const heights = lines
    .map(({ box, isUpright }) => (isUpright ? box.width : box.height))
    .toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return singles.filter(({ height }) => Math.abs(height - usual) <= 0.3 * usual).slice(0, MANY_SINGLES);
}

const LEVEL: readonly Turn[] = ['level'];
const UPRIGHT: readonly Turn[] = ['upwards', 'downwards'];

interface Piece {
  readonly box: Box;
  readonly isLetter: boolean;
  readonly turns: readonly Turn[];
}

async function readPieces(
  { paper }: FoundPrint,
  pieces: readonly Piece[],
  reader: Reader,
  signal: AbortSignal | undefined,
): Promise<Pick<ReadPrint, 'lines' | 'unread'>> {
  const tries = pieces.flatMap((piece) =>
    piece.turns.map((turn) => ({ piece, turn, enlarged: enlargeLine(paper, piece.box, turn) })),
  );
  const words = await reader.read(
    tries.map(({ piece, enlarged }) => ({ grid: enlarged.grid, isLetter: piece.isLetter })),
    signal,
  );
  const letters = tries.filter(({ piece }) => piece.isLetter);
  const repeated = await reader.read(
    letters.map(({ enlarged }) => ({ grid: repeatLetter(enlarged.grid), isLetter: false })),
    signal,
  );
  const lines: ReadLine[] = [];
  const unread: Box[] = [];
  for (const piece of pieces) {
    const own = tries.flatMap((one, i) => (one.piece === piece ? [toLine(one, words[i] ?? [])] : []));
    const again = repeated[letters.findIndex((one) => one.piece === piece)] ?? [];
    const [turn = 'level'] = piece.turns;
    if (piece.isLetter) own.push({ words: readRepeated(again, piece.box), box: piece.box, turn });
    const best = own.reduce((a, b) => (sureOf(b.words) > sureOf(a.words) && isRead(b, piece) ? b : a));
    if (isRead(best, piece)) lines.push(best);
    else unread.push(piece.box);
  }
  return addZeros(lines, unread, pieces);
}

/** Numbers that run upwards beside an axis: letters from which on a line tells by itself which way it runs. */
const TELLS_TURN = 4;

/** Beside some axes numbers run upwards, as their title does; the single figures among them do so as well. */
async function readUprightScales(
  found: FoundPrint,
  read: Pick<ReadPrint, 'lines' | 'unread'>,
  reader: Reader,
  signal: AbortSignal | undefined,
): Promise<Pick<ReadPrint, 'lines' | 'unread'>> {
  const short = found.lines.filter(({ isUpright, letters }) => isUpright && letters < TELLS_TURN);
  if (short.length === 0) return read;
  const turn = tellTurn(read.lines.filter(({ box }) => !short.some((one) => one.box === box)));
  const column = short.filter(({ box }) =>
    short.some((one) => one.box !== box && Math.abs(one.box.x - box.x) <= 0.5 * box.width),
  );
  const beside = column.length > 0 ? column : short;
  const singles = found.singles.filter((box) =>
    beside.some(
      (one) =>
        Math.abs(one.box.x - box.x) <= 0.3 * one.box.width &&
        Math.abs(one.box.width - box.width) <= 0.3 * one.box.width,
    ),
  );
  const pieces = [
    ...short.map(({ box }) => ({ box, isLetter: false, turns: [turn] })),
    ...singles.map((box) => ({ box, isLetter: true, turns: [turn] })),
  ];
  const again = await readPieces(found, pieces, reader, signal);
  const isAgain = (box: Box): boolean => pieces.some((piece) => piece.box === box);
  return {
    lines: [...read.lines.filter(({ box }) => !isAgain(box)), ...again.lines],
    unread: [...read.unread.filter((box) => !isAgain(box)), ...again.unread],
  };
}

/** Which way the longer lines run that do not run level. */
function tellTurn(lines: readonly ReadLine[]): Turn {
  const weigh = (turn: Turn): number =>
    lines
      .filter((line) => line.turn === turn)
      .reduce((sum, { words }) => sum + words.reduce((all, { text }) => all + text.length, 0), 0);
  return weigh('downwards') > weigh('upwards') ? 'downwards' : 'upwards';
}

/** A ring alone may be anything; in a row or a column of numbers it is their zero. */
function addZeros(
  lines: readonly ReadLine[],
  unread: readonly Box[],
  pieces: readonly Piece[],
): Pick<ReadPrint, 'lines' | 'unread'> {
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
  return { words: kept, box: piece.box, turn };
}

function placeBox({ toPicture }: Enlarged, { x, y, width, height }: Box): Box {
  const [a, b] = [toPicture(x, y), toPicture(x + width, y + height)];
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(b.x - a.x),
    height: Math.abs(b.y - a.y),
  };
}

/** Of all its words, longer ones for more. */
function sureOf(words: readonly { readonly text: string; readonly confidence: number }[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0) return 0;
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}

function isRead({ words }: ReadLine, { isLetter }: Piece): boolean {
  if (words.length === 0) return false;
  if (!isLetter) return sureOf(words) >= LEAST_LINE;
  const [only] = words;
  // A ring and a stroke are read as letters, too: they stay what they are.
  return (
    only !== undefined &&
    only.confidence >= LEAST_SINGLE &&
    /^[\p{L}\p{N}]$/u.test(only.text) &&
    !/^[oOlI|]$/.test(only.text)
  );
}

/** The longest lines are read upright, upside down and mirrored: the way that is read best is right. */
async function tellWay(
  { lines, paper }: FoundPrint,
  reader: Reader,
  signal: AbortSignal | undefined,
): Promise<ReadPrint['lies']> {
  const sample = lines
    .filter(({ isUpright, letters }) => !isUpright && letters >= 4)
    .toSorted((a, b) => b.letters - a.letters)
    .slice(0, SAMPLE);
  if (sample.length === 0) return 'right';
  const measure = async (turn: Turn): Promise<number> => {
    const pictures = sample.map(({ box }) => ({ grid: enlargeLine(paper, box, turn).grid, isLetter: false }));
    const words = await reader.read(pictures, signal);
    return words.reduce((sum, line) => sum + sureOf(line), 0) / sample.length;
  };
  const level = await measure('level');
  if (level >= SURE) return 'right';
  for (const turn of ['upside-down', 'mirrored'] as const)
    if ((await measure(turn)) > Math.max(level + 20, SURE - 10)) return turn;
  return 'right';
}

/** Lines that are read so surely are not read better another way. */
const SURE = 80;
