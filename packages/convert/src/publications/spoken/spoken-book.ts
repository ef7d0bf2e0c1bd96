import type { Document } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import type { Element } from '@xmldom/xmldom';
import { listPlaces, splitIntoChapters } from '../book/chapters.ts';
import type { PlacedPage } from '../book/writing.ts';
import { createWriting, namePicture } from '../book/writing.ts';
import { showFigures } from '../figures.ts';
import { findTitleInText, listHeadings } from '../html/contents.ts';
import { textElement } from '../html/markup.ts';
import { createReferences } from '../html/references.ts';
import { writeBlocks } from '../html/write-blocks.ts';
import type { PublicationMeans } from '../publication.ts';
import { findPublicationWords } from '../words.ts';
import { markSentences } from './mark-sentences.ts';
import { sayFormulasOf } from './say-formulas.ts';
import type { Utterance } from './utterance.ts';

/** A chapter as it is shown and heard, before it is said. */
export interface SpokenChapter {
  /** An EPUB has it as a file of this name. */
  readonly name: string;
  readonly title: string;
  readonly body: Element;
  readonly utterances: readonly Utterance[];
}

export const TITLE_FILE = 'title.xhtml';

/** Writes the chapters of a book with an element for each sentence. A book begins with its title. */
export async function writeSpokenBook(
  document: Document,
  means: PublicationMeans,
): Promise<readonly SpokenChapter[]> {
  const { metadata, blocks } = document;
  const words = findPublicationWords(metadata.language);
  const chapters = splitIntoChapters(blocks);
  const pages: PlacedPage[] = [];
  const parts = {
    document,
    pages,
    places: listPlaces(chapters),
    names: new Map(document.pictures.map((picture) => [picture.id, namePicture(picture)])),
    shown: showFigures(document, means),
    references: createReferences(blocks),
  };
  const sayFormula = await sayFormulasOf(document);
  const marked = { language: metadata.language, words, counts: { headings: 0 } };
  const title = metadata.title || findTitleInText(document) || words.titlePage;
  const written: SpokenChapter[] = [];
  if (!beginsWithTitle(document)) {
    const page = markSentences(writeTitle({ ...metadata, title }), marked);
    written.push({ name: TITLE_FILE, title, ...page });
  }
  for (const { name, blocks: inChapter } of chapters) {
    const writing = { ...createWriting(name, parts), isOpen: true, sayFormula };
    const page = markSentences(writeBlocks(inChapter, writing), marked);
    if (page.utterances.length === 0 && chapters.length > 1) continue;
    written.push({ name, title: listHeadings(inChapter, (id) => id)[0]?.text ?? title, ...page });
  }
  return written;
}

/** Writes the title and the authors. */
export function writeTitle({ title, authors }: Pick<Document['metadata'], 'title' | 'authors'>): string {
  return textElement('h1', {}, title) + authors.map((author) => textElement('p', {}, author)).join('\n');
}

/** Tells whether the first words are the title, as a heading of the first level. */
function beginsWithTitle({ blocks, metadata }: Document): boolean {
  const [first] = blocks;
  if (first?.kind !== 'heading' || first.level !== 1) return false;
  const text = textOfInlines(first.content).replaceAll('\n', ' ').trim();
  return /[\p{L}\p{N}]/u.test(text) && (metadata.title === '' || text === metadata.title);
}
