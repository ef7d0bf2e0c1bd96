import { createNewIds } from '@relievo/document/model';
import type { Result } from '@relievo/graphic/model';
import { findWords } from '../../documents/words.ts';
import { sniffArchive } from '../archive/kind.ts';
import { unpack } from '../archive/unpack.ts';
import { createPictureTaker, preparePictures } from '../document/pictures.ts';
import type { Importer, InputFile, OpenedFile } from '../importer.ts';
import { readAddresses, readRelations } from '../markup/relations.ts';
import { findChild, listChildren, parseOfficeXml, valueOf } from '../markup/xml.ts';
import { createNoteTaker, refuseFile } from '../notes.ts';
import { findCover, openSlides, type ReadSlide } from '../text/open-slides.ts';
import { MOST_PARTS, readLanguage, titleOfName } from '../text/open-text-pages.ts';
import { readSlide } from './read-slide.ts';
import type { SlideReading } from './reading.ts';

const MEGABYTE = 1_000_000;

/** Slides: each with its title, its lists and tables, the words of its pictures, and what the speaker noted. */
export const pptxImporter: Importer = {
  id: 'pptx',
  name: 'Slides (PowerPoint)',
  endings: ['pptx'],
  mostBytes: 100 * MEGABYTE,
  sniff: (_, whole) => sniffArchive(whole, 'pptx'),
  open: (file) => openPptx(file),
};

const MAIN = 'ppt/presentation.xml';
const WANTED =
  /^ppt\/(?:presentation\.xml|_rels\/presentation\.xml\.rels|diagrams\/data[^/]*\.xml|(?:slides|notesSlides|charts)\/(?:_rels\/)?[^/]+\.(?:xml|rels))$/;
const MEDIA = /^ppt\/media\//;
type Files = ReadonlyMap<string, Uint8Array>;

async function openPptx({ name, bytes }: InputFile): Promise<Result<OpenedFile>> {
  const unpacked = unpack(bytes, (one) => WANTED.test(one));
  if ('problem' in unpacked) return refuseFile(unpacked.problem);
  const root = parseOfficeXml(unpacked.files.get(MAIN));
  const order = findChild(root ?? undefined, 'sldIdLst');
  if (!root || !order) return refuseFile('document_unreadable');
  const notes = createNoteTaker();
  notes.add('document_read');
  const targets = readRelations(unpacked.files, MAIN);
  const paths = listChildren(order, 'sldId').flatMap((one) => findTarget(one, targets));
  if (paths.length > MOST_PARTS) return refuseFile('document_too_many_parts', { most: MOST_PARTS });
  const said = valueOf(findChild(root, 'defaultTextStyle', 'defPPr', 'defRPr'), 'lang');
  const language = findLanguage(paths, unpacked.files) ?? readLanguage(said);
  const heading = findWords(language ?? 'en').notes;
  const newId = createNewIds();
  const pictures = createPictureTaker(await preparePictures(bytes, MEDIA), newId);
  const common = { newId, notes, pictures, language: language ?? 'en' };
  const slides = paths.flatMap((path) => readPart(path, heading, unpacked.files, common));
  if (paths.every((path) => parseOfficeXml(unpacked.files.get(path)) === null))
    return refuseFile('document_unreadable');
  return openSlides({
    title: findCover(slides) || titleOfName(name),
    language,
    slides,
    newId,
    notes,
    pictures,
  });
}

/** r:id and id are two attributes of one name without its prefix. */
function findTarget(
  element: Parameters<typeof valueOf>[0],
  targets: ReturnType<typeof readRelations>,
): readonly string[] {
  const id = Array.from(element?.attributes ?? []).find((one) => one.name.endsWith(':id'))?.value;
  const path = targets.get(id ?? '')?.path;
  return path === undefined ? [] : [path];
}

function readPart(
  path: string,
  heading: string,
  files: Files,
  common: Omit<SlideReading, 'relations' | 'addresses' | 'openPart'>,
): readonly ReadSlide[] {
  const { notes } = common;
  const slide = parseOfficeXml(files.get(path));
  if (!slide) {
    notes.add('chapter_left_out', { chapter: path });
    return [];
  }
  if (/^(?:0|false)$/.test(valueOf(slide, 'show') ?? '1')) {
    notes.add('slide_hidden');
    return [];
  }
  const relations = readRelations(files, path);
  const noted = [...relations.values()].find(({ type }) => type === 'notesSlide');
  const page = parseOfficeXml(files.get(noted?.path ?? ''));
  const reading: SlideReading = {
    ...common,
    relations,
    addresses: readAddresses(files, path),
    openPart: (part) => parseOfficeXml(files.get(part)),
  };
  return [readSlide(slide, { page, heading }, reading)];
}

/** The language of most words of the first slides. */
function findLanguage(paths: readonly string[], files: Files): string | null {
  const counts = new Map<string, number>();
  for (const path of paths.slice(0, 5))
    for (const [, said = ''] of new TextDecoder()
      .decode(files.get(path))
      .matchAll(/ lang="([\w-]{2,20})"/g)) {
      const language = readLanguage(said);
      if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
