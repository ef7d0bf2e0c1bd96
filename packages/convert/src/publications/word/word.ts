import type { WholeDocument } from '@relievo/document/file';
import type { Document, Figure, Metadata } from '@relievo/document/model';
import { succeed } from '@relievo/graphic/model';
import { encodeUtf8 } from '@relievo/graphic/outputs';
import { getProfile } from '@relievo/graphic/profiles';
import { type ArchiveFile, packArchive } from '../../documents/archive.ts';
import { png } from '../../outputs/png.ts';
import { type ShownFigure, showFigures } from '../figures.ts';
import { findTitleInText } from '../html/contents.ts';
import { element, emptyElement, textElement } from '../html/markup.ts';
import type { Publication, PublicationMeans } from '../publication.ts';
import { findPublicationWords } from '../words.ts';
import { createBookmarks, listHeadings } from './bookmarks.ts';
import { listTiedNotes, type TiedNote } from './notes.ts';
import {
  NAMESPACES,
  type Relation,
  writeContentTypes,
  writeNotes,
  writeNumbering,
  writePart,
  writeRelations,
} from './parts.ts';
import { writeStyles } from './styles.ts';
import { type WordPlace, writeBookmark, writeLine, writeParagraph } from './write-paragraph.ts';
import { writeRun } from './write-runs.ts';
import { writeWordBlocks } from './write-word-blocks.ts';
import type { WordMarks, WordPicture, WordWriting } from './writing-word.ts';

const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A Word file (ECMA-376) whose structure is in its styles, with pictures that have words and formulas that can be read. */
export const word = {
  id: 'docx',
  name: 'Word',
  use: 'To change and to print, with headings, notes and formulas as Word has them.',
  mediaType: MEDIA_TYPE,
  make: async (whole, means) =>
    succeed({
      files: [{ name: 'document.docx', mediaType: MEDIA_TYPE, bytes: packWord(whole, means) }],
      changes: [],
    }),
} satisfies Publication<'docx'>;

const PLACE: WordPlace = { indent: 0, style: '', language: undefined, direction: undefined, depth: 0 };

function packWord(whole: WholeDocument, means: PublicationMeans): Uint8Array {
  const { document } = whole;
  const { metadata, blocks } = document;
  const relations: Relation[] = [
    { id: 'styles', type: 'styles', target: 'styles.xml' },
    { id: 'numbering', type: 'numbering', target: 'numbering.xml' },
    { id: 'footnotes', type: 'footnotes', target: 'footnotes.xml' },
    { id: 'endnotes', type: 'endnotes', target: 'endnotes.xml' },
  ];
  const media = addPictures(whole, showFigures(document, means), means, relations);
  const tied = listTiedNotes(blocks);
  const lists: WordMarks[] = [];
  const writing = createWriting(document, { media, tied, lists, relations });
  const title =
    metadata.title === findTitleInText(document)
      ? ''
      : writeParagraph(writeRun(metadata.title), PLACE, { style: 'Title' }) +
        metadata.authors.map((author) => writeParagraph(writeRun(author), PLACE)).join('');
  const body = element('w:body', {}, title + writeWordBlocks(blocks, PLACE, writing) + SECTION);
  const notesAt = (kind: 'footnote' | 'endnote'): string =>
    writeNotes(
      kind,
      [...tied.values()]
        .filter(({ place }) => (place === 'end') === (kind === 'endnote'))
        .map((one) => ({ number: one.number, content: writeNote(one, kind, writing) })),
    );
  const parts: Record<string, string> = {
    '[Content_Types].xml': writeContentTypes(),
    '_rels/.rels': writeRelations([
      { id: 'document', type: 'officeDocument', target: 'word/document.xml' },
      { id: 'core', type: 'core', target: 'docProps/core.xml' },
    ]),
    'word/document.xml': writePart('w:document', NAMESPACES, body),
    'word/footnotes.xml': notesAt('footnote'),
    'word/endnotes.xml': notesAt('endnote'),
    'word/styles.xml': writeStyles(metadata),
    'word/numbering.xml': writeNumbering(lists),
    'docProps/core.xml': writeProperties(metadata, means.settings.date),
  };
  // Links and pictures of notes are found by the relations of the part that they are in.
  for (const part of ['document', 'footnotes', 'endnotes']) {
    const own = relations.filter(
      ({ type }) => part === 'document' || type === 'image' || type === 'hyperlink',
    );
    parts[`word/_rels/${part}.xml.rels`] = writeRelations(own);
  }
  const texts = Object.entries(parts).map(([name, text]): ArchiveFile => ({ name, bytes: encodeUtf8(text) }));
  return packArchive([...texts, ...media.files]);
}

/** Pages of A4; notes at the end are counted with digits. */
const SECTION = element(
  'w:sectPr',
  {},
  element('w:endnotePr', {}, emptyElement('w:numFmt', { 'w:val': 'decimal' })) +
    emptyElement('w:pgSz', { 'w:w': '11906', 'w:h': '16838' }) +
    emptyElement('w:pgMar', {
      'w:top': '1134',
      'w:right': '1134',
      'w:bottom': '1134',
      'w:left': '1134',
      'w:header': '708',
      'w:footer': '708',
      'w:gutter': '0',
    }),
);

interface Media {
  readonly files: readonly ArchiveFile[];
  readonly pictures: ReadonlyMap<string, WordPicture>;
  readonly drawings: ReadonlyMap<string, WordPicture>;
  readonly shown: ReadonlyMap<string, ShownFigure>;
}

const PIXELS_PER_MM = 96 / 25.4;

/** Adds the pictures as they came, and drawings as PNG, which every reader of Word files shows. */
function addPictures(
  { document, pictures }: WholeDocument,
  shown: ReadonlyMap<string, ShownFigure>,
  { settings }: PublicationMeans,
  relations: Relation[],
): Media {
  const files: ArchiveFile[] = [];
  const add = (ending: string, bytes: Uint8Array): string => {
    const name = `media/image-${files.length + 1}.${ending}`;
    const id = `image-${files.length + 1}`;
    files.push({ name: `word/${name}`, bytes, stored: true });
    relations.push({ id, type: 'image', target: name });
    return id;
  };
  const asTheyCame = new Map<string, WordPicture>();
  for (const { id, mediaType, width, height } of document.pictures) {
    const bytes = pictures.get(id);
    const [, kind = 'png'] = mediaType.split('/');
    if (bytes) asTheyCame.set(id, { relation: add(kind === 'jpeg' ? 'jpg' : kind, bytes), width, height });
  }
  const drawings = new Map<string, WordPicture>();
  for (const [id, { drawing }] of shown) {
    if (!drawing) continue;
    const made = png.make({ drawing }, getProfile('swell-a4'), { settings });
    if (!made.ok) continue;
    const { width, height } = drawing.sheet;
    const relation = add('png', made.value.files[0].bytes);
    drawings.set(id, { relation, width: width * PIXELS_PER_MM, height: height * PIXELS_PER_MM });
  }
  return { files, pictures: asTheyCame, drawings, shown };
}

interface WordParts {
  readonly media: Media;
  readonly tied: ReadonlyMap<string, TiedNote>;
  readonly lists: WordMarks[];
  readonly relations: Relation[];
}

function createWriting(document: Document, { media, tied, lists, relations }: WordParts): WordWriting {
  const { metadata, blocks } = document;
  const bookmarks = createBookmarks(blocks);
  const taken = new Set<string>();
  const addresses = new Map<string, string>();
  let last = 0;
  return {
    words: findPublicationWords(metadata.language),
    language: metadata.language,
    headings: listHeadings(blocks),
    nextId: () => (last += 1),
    bookmarkOf: (block) => bookmarks.get(block) ?? null,
    relationOfAddress(address) {
      const known = addresses.get(address);
      if (known !== undefined) return known;
      const id = `link-${addresses.size + 1}`;
      addresses.set(address, id);
      relations.push({ id, type: 'hyperlink', target: address });
      return id;
    },
    picture: (id) => media.pictures.get(id) ?? null,
    drawing: ({ id }: Figure) => media.drawings.get(id) ?? null,
    shown: ({ id }) => media.shown.get(id),
    listOf: (marks) => lists.push(marks),
    note: (note) => tied.get(note) ?? null,
    takesNote(note) {
      const isFirst = !taken.has(note);
      taken.add(note);
      return isFirst;
    },
  };
}

/** Writes a note that Word shows at the foot of a page or at the end. */
function writeNote(
  { note, isCounted }: TiedNote,
  kind: 'footnote' | 'endnote',
  writing: WordWriting,
): string {
  const place: WordPlace = {
    ...PLACE,
    style: 'NoteText',
    language: note.language,
    direction: note.direction,
  };
  const raised = emptyElement('w:rStyle', { 'w:val': 'NoteMark' });
  const mark = isCounted
    ? element('w:r', {}, element('w:rPr', {}, raised) + emptyElement(`w:${kind}Ref`, {}))
    : writeRun(note.mark, raised);
  const [first, ...others] = note.blocks;
  const isLine = first?.kind === 'paragraph';
  const line = isLine
    ? writeLine(first.content, { ...place, language: first.language ?? note.language }, writing)
    : '';
  const names = writeBookmark(note.id, writing) + (isLine ? writeBookmark(first.id, writing) : '');
  const head = writeParagraph(mark + writeRun(' ') + line, place);
  const rest = writeWordBlocks(isLine ? others : note.blocks, place, writing);
  return names + head + rest + (rest === '' || rest.endsWith('</w:p>') ? '' : writeParagraph('', place));
}

function writeProperties({ title, authors, language, subject, publisher }: Metadata, date: string): string {
  const optional = (name: string, text: string): string => (text === '' ? '' : textElement(name, {}, text));
  const inside = [
    textElement('dc:title', {}, title),
    optional('dc:creator', authors.join('; ')),
    optional('dc:subject', subject),
    optional('dc:publisher', publisher),
    textElement('dc:language', {}, language),
    textElement('dcterms:modified', { 'xsi:type': 'dcterms:W3CDTF' }, `${date}T00:00:00Z`),
  ];
  const names = {
    'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:dcterms': 'http://purl.org/dc/terms/',
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  };
  return writePart('cp:coreProperties', names, inside.join(''));
}
