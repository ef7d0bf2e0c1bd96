import type { Result } from '@relievo/graphic/model';
import type { Element } from '@xmldom/xmldom';
import { findWords } from '../../../documents/words.ts';
import { sniffArchive } from '../../archive/kind.ts';
import type { Importer, InputFile, OpenedFile } from '../../importer.ts';
import { findChild, listChildren, valueOf } from '../../markup/xml.ts';
import { refuseFile } from '../../notes.ts';
import { findCover, openSlides, type ReadSlide } from '../../text/open-slides.ts';
import { MOST_PARTS, titleOfName } from '../../text/open-text-pages.ts';
import { findFlatKind, openPackage } from '../open-package.ts';
import type { Reading } from '../reading.ts';
import { findTitle, startReading } from '../start-reading.ts';
import { countFurniture } from './furniture.ts';
import { readSlide } from './read-slide.ts';
import { findSlideLanguage } from './slide-language.ts';

const MEGABYTE = 1_000_000;

/** Reads slides as LibreOffice and others write them, with tables, charts, shapes and notes of the speaker. */
export const odpImporter: Importer = {
  id: 'odp',
  name: 'Slides (OpenDocument)',
  endings: ['odp', 'fodp'],
  mostBytes: 100 * MEGABYTE,
  sniff: (head, whole) => (findFlatKind(head) === 'presentation' ? 'certain' : sniffArchive(whole, 'odp')),
  open: (file) => openOdp(file),
};

async function openOdp({ name, bytes }: InputFile): Promise<Result<OpenedFile>> {
  const opened = await openPackage(bytes);
  if ('problem' in opened) return refuseFile(opened.problem);
  const { content, styles } = opened;
  const body = findChild(content, 'body', 'presentation');
  if (!body) return refuseFile('document_unreadable');
  const pages = listChildren(body, 'page');
  if (pages.length > MOST_PARTS) return refuseFile('document_too_many_parts', { most: MOST_PARTS });
  const language = findSlideLanguage(opened, body);
  const reading: Reading = { ...startReading(opened, language ?? 'en'), isOnSlides: true };
  for (let count = 0; count < countFurniture(styles, body, pages); count += 1)
    reading.notes.add('running_heads_left_out');
  const hidden = listHiddenStyles(content);
  const heading = findWords(language ?? 'en').notes;
  const slides = pages.flatMap((page): readonly ReadSlide[] => readOne(page, hidden, heading, reading));
  return openSlides({
    title: findCover(slides) || findTitle(opened) || titleOfName(name),
    language,
    slides,
    newId: reading.newId,
    notes: reading.notes,
    pictures: reading.pictures,
  });
}

function readOne(
  page: Element,
  hidden: ReadonlySet<string>,
  heading: string,
  reading: Reading,
): readonly ReadSlide[] {
  if (!hidden.has(valueOf(page, 'style-name') ?? '')) return [readSlide(page, heading, reading)];
  reading.notes.add('slide_hidden');
  return [];
}

/** Lists the styles of slides that the show passes over. */
function listHiddenStyles(content: Element): ReadonlySet<string> {
  const holder = findChild(content, 'automatic-styles');
  const styles = holder ? listChildren(holder, 'style') : [];
  return new Set(
    styles
      .filter((style) => valueOf(findChild(style, 'drawing-page-properties'), 'visibility') === 'hidden')
      .map((style) => valueOf(style, 'name') ?? ''),
  );
}
