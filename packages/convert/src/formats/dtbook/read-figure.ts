import type { Block, Figure } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import { withCaption } from '../document/captions.ts';
import { EMPTY_FIGURE } from '../document/empty.ts';
import { takeAnchors } from '../html/anchors.ts';
import type { HtmlReading } from '../html/reading.ts';
import { resolvePath } from '../markup/relations.ts';
import { findWithin, valueOf } from '../markup/xml.ts';
import { findAlt } from '../text/picture-words.ts';
import { isElement, joinContent, listInside, listOthers, listParts, nameOfNode } from './nodes.ts';
import type { BookWalk } from './reading.ts';

/** Reads pictures with their captions and the notes of the producer about them, which describe them. */
export function readPictureGroup(group: Element, walk: BookWalk): readonly Block[] {
  const { readInside } = walk;
  const images = findWithin(group, 'img');
  const figures = images.map((image) => readPicture(image, walk));
  const others: Block[] = [];
  for (const child of listParts(group)) {
    const name = nameOfNode(child);
    if (name === 'img' || name === 'imggroup') continue;
    const isOwn = name === 'caption' || name === 'prodnote';
    const blocks = readInside(isOwn ? listInside(child) : [child], walk);
    const at = isElement(child) ? findSubject(child, images) : -1;
    const figure = figures[at];
    if (name === 'caption' && figure && figure.caption.length === 0) {
      figures[at] = withCaption(figure, joinContent(blocks)) as Figure;
      for (const block of listOthers(blocks)) others.push(block);
    } else if (name === 'prodnote' && figure) {
      const long = [...figure.description.long, ...blocks];
      figures[at] = { ...figure, description: { ...figure.description, long } };
    } else for (const block of blocks) others.push(block);
  }
  const pages = others.filter(({ kind }) => kind === 'page-break');
  return [...pages, ...figures, ...others.filter(({ kind }) => kind !== 'page-break')];
}

/** Finds the picture that a caption or a note names; the last one if it names none. */
function findSubject(child: Element, images: readonly Element[]): number {
  const named = (valueOf(child, 'imgref') ?? '').split(/\s+/).map((id) => id.replace(/^#/, ''));
  const at = images.findIndex((image) => named.includes(valueOf(image, 'id') ?? '-'));
  return at < 0 ? images.length - 1 : at;
}

const MAX_NAMED = 200;

/** Reads a picture. One that is not with the book is a figure with its words, and a note names it. */
export function readPicture(image: Element, { reading }: BookWalk): Figure {
  const { notes, newId, openAnchors, path } = reading;
  const short = findAlt([valueOf(image, 'alt')]);
  const source = decodePath(valueOf(image, 'src')?.trim() ?? '');
  const isElsewhere = source === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(source);
  const place = resolvePath(path.slice(0, path.lastIndexOf('/') + 1), source);
  const id = newId('figure');
  openAnchors.push(`${path}#${valueOf(image, 'id') ?? ''}`);
  takeAnchors(id, reading);
  const svg = isElsewhere ? undefined : reading.svgs.get(place);
  const picture = isElsewhere || svg !== undefined ? null : reading.pictures.take(place);
  if (svg !== undefined) reading.drawings.set(id, svg);
  else if (picture === null) noteMissing(source, reading);
  notes.add(short === null ? 'picture_without_words' : 'picture_in_words');
  return {
    ...EMPTY_FIGURE,
    id,
    shows: picture === null ? {} : { picture },
    description: { short: short ?? '', long: [] },
  };
}

function noteMissing(source: string, { notes }: HtmlReading): void {
  const isNamed = source !== '' && notes.notes().length < MAX_NAMED;
  if (isNamed) notes.add('book_picture_missing', { file: source.slice(0, 200) });
  else notes.add('picture_not_opened');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
