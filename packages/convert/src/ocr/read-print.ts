import { type FoundPrint, findPrint, type PrintLine } from '@relievo/trace/letters';
import type { Box, Pixels } from '@relievo/trace/pixels';
import { openBuiltInReader } from './built-in-reader.ts';
import { enlargeLine, type Turn } from './line-pictures.ts';
import { openProgramReader } from './program-reader.ts';
import type { ReadLine, ReadPieces } from './read-line.ts';
import { type KnownLines, readPieces } from './read-pieces.ts';
import { findReadLanguage, type Reader, type ReadLanguage, type ReadWord } from './reader.ts';
import { sureOf } from './sureness.ts';

export interface ReadPrint extends ReadPieces {
  /** Lines of print that could not be read; slanted ones among them are taken for parts of the drawing. */
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

/** So many lines tell which way a page lies. */
const SAMPLE = 4;
/** More lines than these are a page of text, and are read up to here. */
const MOST_LINES = 250;

/** Words of a picture, with where they stand and how sure the reader is of each. */
export async function readPrint(picture: Pixels, options: ReadOptions): Promise<ReadPrint> {
  const found = findPrint(picture);
  const language = findReadLanguage(options.language);
  const reader = await chooseReader(found, language, options);
  const { lies, known } = await tellWay(found, reader, options.signal);
  if (lies !== 'right')
    return { lines: [], unread: [], blurred: [], unreadLines: [], lies, reader: reader.name };
  const wanted = found.lines.slice(0, MOST_LINES);
  const pieces = [
    ...wanted.map((line) => ({ ...line, isLetter: false, turns: listTurns(line) })),
    ...chooseSingles(found).map((box) => ({ box, isLetter: true, turns: LEVEL })),
  ];
  const first = await readPieces(found, pieces, reader, { signal: options.signal, known });
  const read = dropDrawnRings(await readUprightScales(found, first, reader, options.signal), found);
  // Slanted forms that are no words are parts of the drawing.
  const others = new Set([...found.singles, ...wanted.filter(({ slant }) => slant).map(({ box }) => box)]);
  const unreadLines = read.blurred.filter((box) => !others.has(box));
  return { ...read, unreadLines, lies, reader: reader.name };
}

/** A drawn ring looks like one of these letters. */
const RING = /^[0OoQ°©@]$/u;
/** A letter is about as high as other print: it differs by less than this share. */
const OTHER_HEIGHT = 0.35;

/** Drops single letters that are rings of the drawing: they are round, and much higher or lower than all other print. */
function dropDrawnRings(read: ReadPieces, { singles }: FoundPrint): ReadPieces {
  const isRing = ({ box, words }: ReadLine): boolean =>
    singles.includes(box) && words.length === 1 && RING.test(words[0]?.text ?? '');
  const heights = read.lines
    .filter((line) => !isRing(line))
    .map(({ box, turn }) => (turn === 'level' || turn === 'slanted' ? box.height : box.width));
  const isPrint = ({ box }: ReadLine): boolean =>
    heights.some((height) => Math.abs(box.height - height) <= OTHER_HEIGHT * height);
  return { ...read, lines: read.lines.filter((line) => !isRing(line) || isPrint(line)) };
}

/** Letters from which on a program that has to be started first is quicker. */
const MANY_LETTERS = 120;

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
const SLANTED: readonly Turn[] = ['slanted'];

function listTurns({ isUpright, slant }: PrintLine): readonly Turn[] {
  return slant ? SLANTED : isUpright ? UPRIGHT : LEVEL;
}

/** Numbers that run upwards beside an axis: letters from which on a line tells by itself which way it runs. */
const TELLS_TURN = 4;

/** Beside some axes numbers run upwards, as their title does; the single figures among them do so as well. */
async function readUprightScales(
  found: FoundPrint,
  read: ReadPieces,
  reader: Reader,
  signal: AbortSignal | undefined,
): Promise<ReadPieces> {
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
  const again = await readPieces(found, pieces, reader, { signal });
  const isAgain = (box: Box): boolean => pieces.some((piece) => piece.box === box);
  return {
    lines: [...read.lines.filter(({ box }) => !isAgain(box)), ...again.lines],
    unread: [...read.unread.filter((box) => !isAgain(box)), ...again.unread],
    blurred: [...read.blurred.filter((box) => !isAgain(box)), ...again.blurred],
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

interface Way {
  readonly lies: ReadPrint['lies'];
  /** What was read of the longest lines as they stand. */
  readonly known: KnownLines;
}

/** The longest lines are read upright, upside down and mirrored: the way that is read best is right. */
async function tellWay(
  { lines, paper }: FoundPrint,
  reader: Reader,
  signal: AbortSignal | undefined,
): Promise<Way> {
  const sample = lines
    .filter(({ isUpright, slant, letters }) => !isUpright && !slant && letters >= 4)
    .toSorted((a, b) => b.letters - a.letters)
    .slice(0, SAMPLE);
  const read = (turn: Turn) =>
    reader.read(
      sample.map(({ box }) => ({ grid: enlargeLine(paper, { box }, turn).grid, isLetter: false })),
      signal,
    );
  const measure = (lines: readonly (readonly ReadWord[])[]): number =>
    lines.reduce((sum, line) => sum + sureOf(line), 0) / sample.length;
  const level = sample.length > 0 ? await read('level') : [];
  const known = new Map(sample.map(({ box }, i) => [box, level[i] ?? []]));
  const sure = sample.length > 0 ? measure(level) : SURE;
  if (sure >= SURE) return { lies: 'right', known };
  for (const turn of ['upside-down', 'mirrored'] as const)
    if (measure(await read(turn)) > Math.max(sure + 20, SURE - 10)) return { lies: turn, known };
  return { lies: 'right', known };
}

/** Lines that are read so surely are not read better another way. */
const SURE = 80;
