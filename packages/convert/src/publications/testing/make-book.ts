import type { Document, PictureBytes } from '@relievo/document/model';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { translator } from '../../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { epub } from '../epub/epub.ts';
import type { PublicationMeans } from '../publication.ts';

/** An EPUB that is opened again, with every file by its path in the folder EPUB. */
export interface Book {
  readonly bytes: Uint8Array;
  readonly names: readonly string[];
  readonly read: (name: string) => string;
  readonly bytesOf: (name: string) => Uint8Array;
  /** Parses a file, and throws if it is not well-formed. */
  readonly parse: (name: string) => Element;
  /** Chapters are named in the order of reading. */
  readonly chapters: readonly string[];
}

const FOLDER = 'EPUB/';

export async function makeBook(
  document: Document,
  pictures: PictureBytes = new Map(),
  means: Partial<PublicationMeans> = {},
): Promise<Book> {
  const made = await epub.make({ document, pictures }, { translator, settings: DEFAULT_SETTINGS, ...means });
  if (!made.ok) throw new Error('The book was refused.');
  const [{ bytes }] = made.value.files;
  const files = unzipSync(bytes);
  const read = (name: string) => {
    const file = files[FOLDER + name];
    if (!file) throw new Error(`There is no ${name}.`);
    return strFromU8(file);
  };
  const names = Object.keys(files)
    .filter((name) => name.startsWith(FOLDER))
    .map((name) => name.slice(FOLDER.length));
  return {
    bytes,
    names,
    read,
    bytesOf: (name) => files[FOLDER + name] ?? new Uint8Array(),
    parse: (name) => parseXml(read(name), name),
    chapters: names.filter((name) => name.startsWith('chapter-') && name.endsWith('.xhtml')),
  };
}

/** Parses a file of a book, and throws if it is not well-formed. */
export function parseXml(text: string, name: string): Element {
  const onError = (level: string, message: string): never => {
    throw new Error(`${name}: ${level}: ${message}`);
  };
  const root = new DOMParser({ onError }).parseFromString(text, 'text/xml').documentElement;
  if (!root) throw new Error(`${name} has no root.`);
  return root;
}

/** Lists an attribute of all elements in their order, without those that lack it. */
export function listAttributes(root: Element, attribute: string, tag = '*'): readonly string[] {
  return Array.from(root.getElementsByTagName(tag)).flatMap((one) => one.getAttribute(attribute) ?? []);
}
