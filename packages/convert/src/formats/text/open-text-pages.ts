import type { WholeDocument } from '@relievo/document/file';
import type { Block } from '@relievo/document/model';
import { type Result, succeed } from '@relievo/graphic/model';
import { listWordsOf, MOST_TEXT_CHARACTERS, type TextBlock, type WrittenText } from '../../documents/text.ts';
import { createTextSource } from '../../documents/text-source.ts';
import { dropMarks } from '../../math/marked-words.ts';
import { arrangeText } from '../arrange-text.ts';
import { EMPTY_DOCUMENT } from '../document/empty.ts';
import type { PictureTaker } from '../document/pictures.ts';
import type { Imported, ImportedPage, OpenedPages, PageOptions } from '../importer.ts';
import { type Note, refuseFile } from '../notes.ts';
import { openOnePage } from '../one-page.ts';

/** A file that is read and not felt, in the parts in which it comes: chapters, slides, or one. */
export interface ReadableFile {
  readonly title: string;
  readonly isTitleKnown?: boolean;
  /** BCP 47; null where the file does not say it. */
  readonly language: string | null;
  readonly parts: readonly TextPart[];
  /** The pictures that the document shows. */
  readonly pictures?: PictureTaker;
  readonly authors?: readonly string[];
  readonly notes: readonly Note[];
}

export interface TextPart {
  readonly name: string;
  readonly blocks: readonly TextBlock[];
  /** The same part as blocks of a document, if the format is read as one. */
  readonly document?: readonly Block[];
}

/** Chapters or slides: no book has more, and a file may name one of them again and again. */
export const MOST_PARTS = 2000;

const A4 = { width: 210, height: 297 };

export function openTextPages({ parts, ...rest }: ReadableFile): OpenedPages {
  const file = { ...rest, parts: parts.map((part) => ({ ...part, name: dropMarks(part.name) })) };
  const readAll = (chosen: readonly number[], options: PageOptions) => readParts(file, chosen, options);
  const [only] = file.parts;
  if (file.parts.length === 1 && only)
    return openOnePage({ name: only.name, kind: 'text', size: A4 }, (options) => readAll([1], options));
  const findUnknown = (chosen: readonly number[]) => chosen.find((number) => !file.parts[number - 1]);
  const refuseUnknown = (page: number) => refuseFile('page_not_there', { page, pages: file.parts.length });
  return {
    kind: 'pages',
    pages: file.parts.map(({ name }, at) => ({ number: at + 1, name, kind: 'text', size: A4 })),
    textGroups: groupParts(file.parts),
    drawThumbnail: async (number, pixels, task) => {
      const part = file.parts[number - 1];
      if (!part) return refuseUnknown(number);
      const page = openOnePage({ name: part.name, kind: 'text', size: A4 }, (options) =>
        readAll([number], options),
      );
      return page.drawThumbnail(1, pixels, task);
    },
    importPages: async (chosen, options) => {
      const unknown = findUnknown(chosen);
      if (unknown !== undefined) return refuseUnknown(unknown);
      const pages: ImportedPage[] = [];
      for (const number of chosen) {
        const page = readAll([number], options);
        if (!page.ok) return page;
        pages.push({ page: number, ...page.value });
      }
      return succeed(pages);
    },
    importText: async (chosen, options) => {
      const unknown = findUnknown(chosen);
      return unknown === undefined ? readAll(chosen, options) : refuseUnknown(unknown);
    },
  };
}

function readParts(file: ReadableFile, chosen: readonly number[], options: PageOptions): Result<Imported> {
  const isWhole = chosen.length === file.parts.length;
  const [first = 0] = chosen;
  const title = isWhole ? file.title : `${file.title} (${first}–${chosen.at(-1) ?? first})`;
  const arranged = arrangeText(
    {
      blocks: chosen.flatMap((number) => file.parts[number - 1]?.blocks ?? []),
      title: options.title ?? title,
      language: options.language ?? file.language ?? 'en',
      isTitleKnown: options.title !== undefined || file.isTitleKnown === true || !isWhole,
    },
    options,
  );
  if (!arranged.ok) return arranged;
  const document = createWholeDocument(file, chosen, arranged.value);
  return succeed({
    source: createTextSource(arranged.value),
    notes: file.notes,
    ...(document && { document }),
  });
}

/** Makes a document of the chosen parts; undefined for a format that is not read as one. */
function createWholeDocument(
  { parts, pictures, authors = [] }: ReadableFile,
  chosen: readonly number[],
  { title, language }: Pick<WrittenText, 'title' | 'language'>,
): WholeDocument | undefined {
  const blocks = chosen.map((number) => parts[number - 1]?.document);
  if (!pictures || blocks.includes(undefined)) return undefined;
  return {
    document: {
      ...EMPTY_DOCUMENT,
      metadata: { ...EMPTY_DOCUMENT.metadata, title, authors, language },
      pictures: pictures.list(),
      blocks: blocks.flatMap((one) => one ?? []),
    },
    pictures: pictures.bytes(),
  };
}

/** A whole book is more than one text may have: its chapters are put together as far as they fit. */
function groupParts(parts: readonly TextPart[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  let characters = Infinity;
  parts.forEach(({ blocks }, at) => {
    const more = blocks.flatMap(listWordsOf).reduce((sum, words) => sum + dropMarks(words).length, 0);
    if (characters + more > MOST_TEXT_CHARACTERS) {
      groups.push([]);
      characters = 0;
    }
    characters += more;
    groups.at(-1)?.push(at + 1);
  });
  return groups;
}

/** What a file is called, as the title of a text that has none. */
export function titleOfName(name: string): string {
  return (
    name
      .replace(/\.[^.]*$/, '')
      .trim()
      .slice(0, 200) || 'Document'
  );
}

/** A language as files state it: en-US, de; null where it is none. */
export function readLanguage(said: string | null | undefined): string | null {
  const tag = said?.trim().replaceAll('_', '-');
  return tag && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : null;
}
