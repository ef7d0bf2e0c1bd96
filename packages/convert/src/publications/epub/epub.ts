import { createHash } from 'node:crypto';
import type { WholeDocument } from '@relievo/document/file';
import type { Document, Figure } from '@relievo/document/model';
import { type Result, succeed } from '@relievo/graphic/model';
import { type Change, encodeUtf8 } from '@relievo/graphic/outputs';
import { XML_DECLARATION } from '@relievo/graphic/xml';
import { type ArchiveFile, packArchive } from '../../documents/archive.ts';
import { uuidOf } from '../../outputs/braille/identifier.ts';
import { listPlaces, splitIntoChapters } from '../book/chapters.ts';
import type { PlacedPage } from '../book/writing.ts';
import { CONTENTS, createWriting, nameDrawing, namePicture } from '../book/writing.ts';
import { showFigures } from '../figures.ts';
import { type Entry, findTitleInText, listHeadings } from '../html/contents.ts';
import { element, emptyElement, languageOf, textElement } from '../html/markup.ts';
import { createReferences } from '../html/references.ts';
import { writeBlocks } from '../html/write-blocks.ts';
import type { Publication, PublicationMeans } from '../publication.ts';
import { writeMarked } from '../spoken/mark-sentences.ts';
import { type NarratedChapter, type Narration, narrate } from '../spoken/narrate.ts';
import { TITLE_FILE, writeTitle } from '../spoken/spoken-book.ts';
import { findPublicationWords } from '../words.ts';
import { describeAccessibility } from './accessibility.ts';
import { writeNavigation } from './navigation.ts';
import { type OverlayTimes, writeOverlay } from './overlays.ts';
import {
  type ManifestItem,
  type SpineItem,
  writeContainer,
  writePackageDocument,
} from './package-document.ts';
import { STYLE } from './style.ts';

const XHTML = 'application/xhtml+xml';

/** EPUB 3.3 with what EPUB Accessibility 1.1 asks for. */
export const epub = {
  id: 'epub',
  name: 'EPUB',
  use: 'A book for reading programs and devices, with every figure, its description and its numbers.',
  mediaType: 'application/epub+zip',
  make: async (whole, means) => {
    const narration = means.settings.overlays ? await narrate(whole.document, means) : null;
    const chapters = narration?.ok ? narration.value.chapters : [];
    const bytes = packEpub(whole, means, chapters);
    return succeed({
      files: [{ name: 'book.epub', mediaType: 'application/epub+zip', bytes }],
      changes: narration ? listChanges(narration, whole.document) : [],
    });
  },
} satisfies Publication<'epub'>;

/** Lists the changes of a narration. A book that could not be spoken has its text without sound. */
function listChanges(narration: Result<Narration>, { metadata }: Document): readonly Change[] {
  if (narration.ok) return narration.value.changes;
  const [{ code, parameters }] = narration.problems;
  const language = metadata.language.slice(0, 40);
  return code === 'voice_missing'
    ? [{ code: 'book_without_voice', parameters: { language }, items: [] }]
    : [{ code, parameters, items: [] }];
}

function packEpub(
  { document, pictures }: WholeDocument,
  means: PublicationMeans,
  narrated: readonly NarratedChapter[],
): Uint8Array {
  const { metadata, blocks } = document;
  const shown = showFigures(document, means);
  const describe = ({ id }: Figure): string => shown.get(id)?.description ?? '';
  const chapters = splitIntoChapters(blocks);
  const places = listPlaces(chapters);
  const pages: PlacedPage[] = [];
  const references = createReferences(blocks);
  const words = findPublicationWords(metadata.language);
  const names = new Map(document.pictures.map((picture) => [picture.id, namePicture(picture)]));
  const files: ArchiveFile[] = [];
  const items: ManifestItem[] = [
    { id: 'nav', href: 'nav.xhtml', mediaType: XHTML, properties: 'nav' },
    { id: 'style', href: 'style.css', mediaType: 'text/css' },
  ];
  const spine: SpineItem[] = [];
  const add = (item: ManifestItem, content: string): void => {
    items.push(item);
    files.push({ name: `EPUB/${item.href}`, bytes: encodeUtf8(content) });
  };
  const times: OverlayTimes['items'][number][] = [];
  const addSpoken = (
    item: ManifestItem,
    title: string,
    write: (body: string) => string,
    markup: string,
  ): void => {
    const spoken = narrated.find(({ name, clips }) => name === item.href && clips.length > 0);
    const page = writePage(document, title, write(spoken ? writeMarked(spoken.body) : markup));
    if (!spoken) return add(item, page);
    const overlay = `${item.id}-sound`;
    add({ ...item, overlay }, page);
    const audio = `audio/${item.id}.mp3`;
    add(
      { id: overlay, href: `${item.id}.smil`, mediaType: 'application/smil+xml' },
      writeOverlay(item.href, audio, spoken),
    );
    items.push({ id: `${item.id}-mp3`, href: audio, mediaType: 'audio/mpeg' });
    files.push({ name: `EPUB/${audio}`, bytes: spoken.mp3, stored: true });
    times.push({ id: overlay, seconds: spoken.seconds });
  };
  const hasTitlePage = metadata.title !== findTitleInText(document);
  if (hasTitlePage) {
    addSpoken(
      { id: 'title', href: TITLE_FILE, mediaType: XHTML },
      words.titlePage,
      (inside) => element('section', { 'epub:type': 'titlepage' }, inside),
      writeTitle(metadata),
    );
    spine.push({ id: 'title' });
  }
  const hasContents = blocks.some(({ kind }) => kind === 'contents');
  if (hasContents) spine.push({ id: 'nav' });
  for (const [at, { name, blocks: inChapter }] of chapters.entries()) {
    const writing = createWriting(name, { document, places, pages, names, shown, references });
    const body = writeBlocks(inChapter, writing);
    const id = `chapter-${at + 1}`;
    const properties = body.includes('<math') ? { properties: 'mathml' } : {};
    const item = { id, href: name, mediaType: XHTML, ...properties };
    addSpoken(item, titleOf(inChapter, document), (inside) => inside, body);
    spine.push({ id });
  }
  if (!hasContents) spine.push({ id: 'nav', isBeside: true });
  const usedPictures = document.pictures.filter(({ id }) => pictures.has(id));
  for (const picture of usedPictures) {
    const href = namePicture(picture);
    items.push({ id: picture.id, href, mediaType: picture.mediaType });
    files.push({ name: `EPUB/${href}`, bytes: pictures.get(picture.id) ?? new Uint8Array(), stored: true });
  }
  for (const [id, { svg }] of shown) {
    if (!svg) continue;
    items.push({ id: `drawing-of-${id}`, href: nameDrawing(id), mediaType: 'image/svg+xml' });
    files.push({ name: `EPUB/${nameDrawing(id)}`, bytes: svg });
  }
  const [first] = chapters;
  const start = first?.name ?? 'chapter-1.xhtml';
  const headings = chapters.flatMap(({ name, blocks: inChapter }) =>
    listHeadings(inChapter, (id) => `${name}#${id}`),
  );
  const entries: readonly Entry[] =
    headings.length > 0 ? headings : [{ level: 1, text: metadata.title, href: start }];
  const navigation = writeNavigation(entries, pages, { words, start, contents: CONTENTS });
  const identifier = `urn:uuid:${uuidOf(hashOf(document, pictures))}`;
  const packageDocument = writePackageDocument({
    identifier,
    metadata,
    date: means.settings.date,
    accessibility: describeAccessibility(document, describe, times.length > 0).facts,
    items,
    spine,
    hasPages: pages.length > 0,
    overlays: { items: times },
  });
  return packArchive([
    // First and not packed, so that the file says what it is in its first bytes (EPUB 3.3, 4.2.6.2).
    { name: 'mimetype', bytes: encodeUtf8('application/epub+zip'), stored: true },
    { name: 'META-INF/container.xml', bytes: encodeUtf8(writeContainer()) },
    { name: 'EPUB/package.opf', bytes: encodeUtf8(packageDocument) },
    { name: 'EPUB/nav.xhtml', bytes: encodeUtf8(writePage(document, words.contents, navigation)) },
    { name: 'EPUB/style.css', bytes: encodeUtf8(STYLE) },
    ...files,
  ]);
}

function writePage({ metadata }: Document, title: string, body: string): string {
  const head =
    textElement('title', {}, title) +
    emptyElement('link', { rel: 'stylesheet', type: 'text/css', href: 'style.css' });
  const html = element(
    'html',
    {
      xmlns: 'http://www.w3.org/1999/xhtml',
      'xmlns:epub': 'http://www.idpf.org/2007/ops',
      ...languageOf(metadata.language),
      dir: metadata.direction,
    },
    `\n${element('head', {}, head)}\n${element('body', {}, `\n${body}\n`)}\n`,
  );
  return `${XML_DECLARATION}\n<!DOCTYPE html>\n${html}\n`;
}

function titleOf(blocks: Document['blocks'], { metadata }: Document): string {
  return listHeadings(blocks, (id) => id)[0]?.text ?? metadata.title;
}

function hashOf(document: Document, pictures: WholeDocument['pictures']): string {
  const hash = createHash('sha256').update(JSON.stringify(document));
  for (const [id, bytes] of pictures) hash.update(id).update(bytes);
  return hash.digest('hex');
}
