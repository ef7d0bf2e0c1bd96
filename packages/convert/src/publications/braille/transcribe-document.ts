import { BRAILLE_CODES, BrailleError, isBrailleCode } from '@relievo/braille';
import {
  type Book,
  type BookBlock,
  type BookFormat,
  type BookVolume,
  layOutBook,
} from '@relievo/braille/book';
import type { Document } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { fail, type Result, succeed } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { getProfile } from '@relievo/graphic/profiles';
import { countOf } from '@relievo/words';
import { findCodeOfTable } from '../../braille/tables.ts';
import { choosePaper } from '../../outputs/braille/page-format.ts';
import { chooseTable } from '../../outputs/braille/words.ts';
import type { PublicationMeans } from '../publication.ts';
import { type Brailling, type DocumentCode, openCode, type Place } from './brailling.ts';
import { drawFigure } from './draw-figure.ts';
import { setOff, text } from './forms.ts';
import { openFormulas } from './open-formulas.ts';
import { findSigns } from './signs.ts';
import { findVolumeWords, type VolumeWords } from './words.ts';
import { writeBlocks } from './write-blocks.ts';
import { takeNotes } from './write-notes.ts';

export interface TranscribedDocument {
  readonly volumes: readonly BookVolume[];
  readonly columns: number;
  readonly rows: number;
  readonly engine: string;
  readonly table: string;
  readonly changes: readonly Change[];
}

/** Pages of a volume that a person can carry, if no other number is wished. */
const VOLUME_PAGES = 100;
const CONTENTS_DEPTH = 2;

type Transcribing = Promise<Result<TranscribedDocument>>;

/** BRF and PEF of a document are the same pages, so they are made once while the document is in memory. */
const remembered = new WeakMap<Document, { readonly means: PublicationMeans; readonly made: Transcribing }>();

/** Transcribes a document, unless it was just transcribed by the same means. */
export function transcribeDocument(document: Document, means: PublicationMeans): Transcribing {
  const last = remembered.get(document);
  if (last && hasSameMeans(last.means, means)) return last.made;
  const made = transcribe(document, means);
  remembered.set(document, { means, made });
  return made;
}

function hasSameMeans(one: PublicationMeans, other: PublicationMeans): boolean {
  return (
    one.translator === other.translator && one.settings === other.settings && one.profile === other.profile
  );
}

async function transcribe(document: Document, means: PublicationMeans): Transcribing {
  const { settings, translator } = means;
  const table = chooseTable(document.metadata.language, settings.table);
  if (!table.ok) return table;
  try {
    const code = openCode(translator, table.value, document.metadata.language);
    const formulaCells = openFormulas(table.value, settings.mathematics);
    return succeed(writeVolumes(document, means, code, formulaCells));
  } catch (error) {
    if (!(error instanceof BrailleError)) throw error;
    return fail({ code: error.code, parameters: error.parameters });
  }
}

function writeVolumes(
  document: Document,
  { settings, translator, profile = getProfile('swell-a4') }: PublicationMeans,
  code: DocumentCode,
  formulaCells: Brailling['formulaCells'],
): TranscribedDocument {
  const { metadata } = document;
  const { columns, rows } = choosePaper(profile, settings.page);
  const { words, language: wordsLanguage } = findVolumeWords(metadata.language);
  const say = (own: string): string => code.cellsOf(own, wordsLanguage);
  const signs = findSigns(code.table, (own) => code.cellsOf(own));
  const figurePage = {
    columns,
    rows,
    language: metadata.language,
    keyHead: say(words.key),
    figureHead: say(words.figure),
  };
  const changes = new Map<string, Change>();
  const brailling: Brailling = {
    code,
    signs,
    words,
    columns,
    rows,
    formulaCells,
    drawFigure: (figure) => {
      const drawn = drawFigure(figure, translator, code, figurePage);
      for (const change of drawn.changes) changes.set(JSON.stringify(change), change);
      return drawn;
    },
    notes: [],
    counts: { drawings: 0, descriptions: 0, formulasInLine: 0 },
    inside: (blocks, place) => writeBlocks(blocks, brailling, place),
    hasChapters: document.blocks.filter((block) => block.kind === 'heading' && block.level === 1).length > 1,
  };
  const { preliminary, body } = splitPreliminary(document);
  const place: Place = { indent: 0, language: metadata.language, isTop: true };
  const write = (blocks: Document['blocks']): readonly BookBlock[] => [
    ...writeBlocks(blocks, brailling, place),
    ...takeNotes(brailling, place, 'all'),
  ];
  const [first, second] = [write(preliminary), write(body)];
  const title = metadata.title || findFirstHeading(document);
  const { drawings, descriptions, formulasInLine } = brailling.counts;
  const remarks =
    drawings === 0
      ? []
      : [words.drawings(drawings), ...(descriptions > 0 ? [words.descriptions(descriptions)] : [])];
  const book: Book = {
    runningHead: code.cellsOf(title),
    titles: listTitles(
      document,
      title,
      code,
      nameCode(code, words, wordsLanguage),
      say(words.madeBy(settings.creator)),
    ),
    remarks:
      remarks.length === 0
        ? []
        : [
            {
              kind: 'heading',
              id: 'remarks',
              level: 1,
              isChapter: true,
              pieces: [{ kind: 'cells', cells: say(words.remarks) }],
            },
            ...setOff(remarks.map((one) => text([{ kind: 'cells', cells: say(one) }], 2, 0))),
          ],
    preliminary: first,
    body: second,
    depth: findContentsDepth(document),
  };
  const format: BookFormat = {
    columns,
    rows,
    volumePages: settings.page.volumePages ?? VOLUME_PAGES,
    numberCells: (label) => code.cellsOf(label),
  };
  const inCells = {
    contents: say(words.contents),
    volume: (volume: number) => say(words.volume(volume)),
    volumeOf: (volume: number, count: number) => say(words.volumeOf(volume, count)),
    endOfVolume: (volume: number) => say(words.endOfVolume(volume)),
    printPages: (from: string, to: string) => say(words.printPages(from, to)),
    braillePages: (ranges: readonly string[]) => say(words.braillePages(ranges)),
  };
  return {
    volumes: layOutBook(book, inCells, format),
    columns,
    rows,
    ...code.used(),
    changes: [
      ...code.findings(),
      ...changes.values(),
      ...(formulasInLine > 0
        ? [
            {
              code: 'formula_in_one_line' as const,
              parameters: { count: countOf(formulasInLine) },
              items: [],
            },
          ]
        : []),
    ],
  };
}

/** Splits off the first pages of the print, which have roman numbers. */
function splitPreliminary({ blocks }: Document): {
  readonly preliminary: Document['blocks'];
  readonly body: Document['blocks'];
} {
  const breaks = blocks.flatMap((block, at) =>
    block.kind === 'page-break' ? [{ at, isRoman: ROMAN.test(block.page) }] : [],
  );
  const end = breaks[0]?.isRoman ? breaks.find(({ isRoman }) => !isRoman) : undefined;
  return { preliminary: blocks.slice(0, end?.at ?? 0), body: blocks.slice(end?.at ?? 0) };
}

const ROMAN = /^[ivxlc]+$/iu;

function findFirstHeading({ blocks }: Document): string {
  const heading = blocks.find(({ kind }) => kind === 'heading');
  return heading?.kind === 'heading' ? textOfInlines(heading.content) : '';
}

function findContentsDepth({ blocks }: Document): number {
  const contents = blocks.find(({ kind }) => kind === 'contents');
  return contents?.kind === 'contents' ? contents.depth : CONTENTS_DEPTH;
}

/** Names the code in the language of the document, or a table by its own name. */
function nameCode({ table, cellsOf }: DocumentCode, { codeName }: VolumeWords, language: string): string {
  const id = isBrailleCode(table) ? table : findCodeOfTable(table);
  if (id === null) return cellsOf(table, 'en');
  const { name, grade, language: own } = BRAILLE_CODES[id];
  const isOwn = codeName !== null && language.toLowerCase().startsWith(own);
  return isOwn ? cellsOf(codeName(grade), language) : cellsOf(name, 'en');
}

/** Lists the lines of the title page: the title, its authors, its publisher, and how it was transcribed. */
function listTitles(
  { metadata }: Document,
  title: string,
  code: DocumentCode,
  nameOfCode: string,
  madeBy: string,
): Book['titles'] {
  const { authors, publisher, isbn, rights } = metadata;
  const lines = (...all: readonly string[]): readonly string[] =>
    all.filter((one) => one.trim() !== '').map((one) => code.cellsOf(one));
  return [
    lines(title),
    lines(...authors),
    lines(publisher, isbn === '' ? '' : `ISBN ${isbn}`, rights),
    [nameOfCode, madeBy],
  ];
}
