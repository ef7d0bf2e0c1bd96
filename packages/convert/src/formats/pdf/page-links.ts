import type { Character } from './letters/read-character.ts';
import type { Box } from './page-marks.ts';
import { memoryOf, openScratch, type Pdfium, type Scratch } from './pdfium.ts';

/** An area of a page that leads to an address, or to a place in the file. */
export interface PageLink {
  readonly box: Box;
  readonly address: string;
}

/** A place in the file is written so until its blocks are known: the page from 1, and points from its lower edge. */
const PLACE = /^pdf:(\d+):(-?\d*)$/;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"]+$/i;
const MAX_ADDRESS = 2000;
/** A page with more links has links of no use. */
const MAX_LINKS = 2000;

/** Reads the place in the file that an address leads to; null for an address outside of it. */
export function readPlace(address: string): { readonly page: number; readonly y: number | null } | null {
  const [, page, y] = PLACE.exec(address) ?? [];
  return page === undefined ? null : { page: Number(page), y: y === '' ? null : Number(y) };
}

/** Lists the links of a page. */
export function listLinks(library: Pdfium, document: number, page: number): readonly PageLink[] {
  const scratch = openScratch(library);
  const links: PageLink[] = [];
  const { at } = scratch;
  try {
    new DataView(memoryOf(library).buffer).setInt32(at, 0, true);
    while (links.length < MAX_LINKS && library.FPDFLink_Enumerate(page, at, at + 4)) {
      const [, link = 0] = scratch.counts(2);
      const address = readAddress(library, document, link, scratch.at + 32);
      const box = readBox(library, link, scratch);
      if (address !== null && box) links.push({ box, address });
    }
    return links;
  } finally {
    scratch.free();
  }
}

/** The rectangle is written behind the place at which the enumeration continues. */
function readBox(library: Pdfium, link: number, { at, floats }: Scratch): Box | null {
  if (!library.FPDFLink_GetAnnotRect(link, at + 8)) return null;
  const [, , left = 0, top = 0, right = 0, bottom = 0] = floats(6);
  return {
    left: Math.min(left, right),
    right: Math.max(left, right),
    bottom: Math.min(bottom, top),
    top: Math.max(bottom, top),
  };
}

const URI = 3;

function readAddress(library: Pdfium, document: number, link: number, place: number): string | null {
  const action = library.FPDFLink_GetAction(link);
  if (action !== 0 && library.FPDFAction_GetType(action) === URI) return readUri(library, document, action);
  const target =
    library.FPDFLink_GetDest(document, link) ||
    (action === 0 ? 0 : library.FPDFAction_GetDest(document, action));
  if (target === 0) return null;
  const page = library.FPDFDest_GetDestPageIndex(document, target);
  if (page < 0) return null;
  const [hasX, hasY, hasZoom, x, y, zoom] = [0, 4, 8, 12, 16, 20].map((offset) => place + offset);
  if (hasX === undefined || hasY === undefined || hasZoom === undefined) return null;
  const isKnown = library.FPDFDest_GetLocationInPage(target, hasX, hasY, hasZoom, x ?? 0, y ?? 0, zoom ?? 0);
  const view = new DataView(memoryOf(library).buffer);
  const height = isKnown && view.getInt32(hasY, true) !== 0 ? view.getFloat32(y ?? 0, true) : null;
  return `pdf:${page + 1}:${height === null || !Number.isFinite(height) ? '' : Math.round(height)}`;
}

function readUri(library: Pdfium, document: number, action: number): string | null {
  const size = library.FPDFAction_GetURIPath(document, action, 0, 0);
  if (size <= 1 || size > MAX_ADDRESS) return null;
  const { malloc, free } = library.pdfium.wasmExports;
  const place = malloc(size);
  try {
    library.FPDFAction_GetURIPath(document, action, place, size);
    const address = new TextDecoder().decode(memoryOf(library).slice(place, place + size - 1)).trim();
    return ADDRESS.test(address) ? address : null;
  } finally {
    free(place);
  }
}

/** Marks the letters whose middle is in a link. */
export function markLinks(lines: readonly (readonly Character[])[], links: readonly PageLink[]): void {
  if (links.length === 0) return;
  for (const line of lines)
    for (const letter of line) {
      const [x, y] = [(letter.x + letter.end) / 2, letter.y + letter.size / 4];
      const link = links.find(({ box }) => x > box.left && x < box.right && y > box.bottom && y < box.top);
      if (link) letter.link = link.address;
    }
}
