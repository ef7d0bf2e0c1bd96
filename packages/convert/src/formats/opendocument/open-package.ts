import type { Element } from '@xmldom/xmldom';
import { unpack } from '../archive/unpack.ts';
import { decodeText } from '../decode.ts';
import { type Prepared, preparePicture, preparePictures } from '../document/pictures.ts';
import { findChild, findWithin, parseOfficeXml } from '../markup/xml.ts';

/** The parts of an OpenDocument file. In a flat file one element is all of them (OpenDocument 1.3, part 3, 3.1.2). */
export interface OpenPackage {
  readonly content: Element;
  readonly styles: Element | null;
  readonly meta: Element | null;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly pictures: ReadonlyMap<string, Prepared>;
}

type Problem = 'archive_too_large' | 'document_unreadable';

const WANTED = /^(?:content|styles|meta)\.xml$|^[^/]+\/content\.xml$/;
const PICTURE = /^(?:Pictures|ObjectReplacements)\//;

/** Opens a packed or a flat file; nothing that it names elsewhere is fetched. */
export async function openPackage(bytes: Uint8Array): Promise<OpenPackage | { readonly problem: Problem }> {
  if (isFlat(bytes)) return openFlat(bytes);
  const unpacked = unpack(bytes, (one) => WANTED.test(one));
  if ('problem' in unpacked) return unpacked;
  const { files } = unpacked;
  const content = parseOfficeXml(files.get('content.xml'));
  if (!content) return { problem: 'document_unreadable' };
  return {
    content,
    styles: parseOfficeXml(files.get('styles.xml')),
    meta: parseOfficeXml(files.get('meta.xml')),
    files,
    pictures: await preparePictures(bytes, PICTURE),
  };
}

const ROOT = /<(?:\w{1,20}:)?document\s/;
const KIND = /\bmimetype\s?=\s?["']application\/vnd\.oasis\.opendocument\.([a-z]{4,20})/;

/** Returns the kind of a flat file as its root element says it, such as text or presentation; null for other files. */
export function findFlatKind(head: Uint8Array): string | null {
  const decoded = decodeText(head);
  if (!decoded.ok) return null;
  const { text } = decoded.value;
  const at = text.search(ROOT);
  if (at < 0 || !/^[\s\uFEFF]*</.test(text)) return null;
  return KIND.exec(text.slice(at, text.indexOf('>', at)))?.[1] ?? null;
}

function isFlat(bytes: Uint8Array): boolean {
  return findFlatKind(bytes.subarray(0, 64_000)) !== null;
}

async function openFlat(bytes: Uint8Array): Promise<OpenPackage | { readonly problem: Problem }> {
  const root = parseOfficeXml(bytes);
  if (!root) return { problem: 'document_unreadable' };
  return {
    content: root,
    styles: root,
    meta: root,
    files: new Map(),
    pictures: await prepareFlatPictures(root),
  };
}

const MAX_PICTURES = 1000;

/** Decodes the pictures that a flat file holds in itself, and gives each image the path under which it is known. */
async function prepareFlatPictures(root: Element): Promise<ReadonlyMap<string, Prepared>> {
  const prepared = new Map<string, Prepared>();
  const body = findChild(root, 'body');
  const images = body ? findWithin(body, 'image') : [];
  for (const image of images) {
    const data = findChild(image, 'binary-data')?.textContent ?? '';
    if (data === '') continue;
    const path = `flat/${prepared.size + 1}`;
    if (prepared.size >= MAX_PICTURES) break;
    image.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', path);
    prepared.set(path, await preparePicture(new Uint8Array(Buffer.from(data, 'base64'))));
  }
  return prepared;
}
