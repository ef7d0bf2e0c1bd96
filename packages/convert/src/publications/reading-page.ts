import type { WholeDocument } from '@relievo/document/file';
import {
  type Block,
  changeEachText,
  type Document,
  type Picture,
  type PictureBytes,
  replaceEach,
  type TextRun,
} from '@relievo/document/model';
import { toBase64 } from '@relievo/graphic/png';
import { MOST_PIXELS } from '../formats/pixels.ts';
import { loadSharp } from '../formats/sharp.ts';
import { type ShownFigure, showFigures } from './figures.ts';
import { createReferences } from './html/references.ts';
import { writeBlocks } from './html/write-blocks.ts';
import type { WrittenFigure } from './html/writing.ts';
import type { PublicationMeans } from './publication.ts';
import { findPublicationWords } from './words.ts';

/** Pixels of the longer side of a picture on the page. A phone and a wide screen both show it well. */
const MAX_SIDE = 1200;
/** Characters of all pictures of a page together, which a browser loads at once. */
const MAX_PICTURES = 12_000_000;

/**
 * Writes the page on which a document is read on the site: its text as HTML with every figure in place. Its pictures
 * are in the page itself, and made smaller. A picture that has no room any more is there by its words alone.
 */
export async function writeReadingPage(
  { document, pictures }: WholeDocument,
  means: PublicationMeans,
  sayFormula: (mathml: string) => string | undefined = () => undefined,
): Promise<string> {
  const { language } = document.metadata;
  const shown = showFigures(document, means);
  const references = createReferences(document.blocks);
  const words = findPublicationWords(language);
  const room = { left: MAX_PICTURES };
  const addresses = await writePictures(document, pictures, room);
  let pages = 0;
  return writeBlocks(spellOutPages(document.blocks, words.page), {
    isBook: false,
    words,
    language,
    addressOfPicture: (picture) => addresses.get(picture) ?? '',
    addressOfBlock: (id) => `#${id}`,
    addressOfContents: '#contents',
    idOfPage() {
      pages += 1;
      return `print-page-${pages}`;
    },
    idOfReference: references.nextId,
    addressesOfReferences: (note) => references.listPlaces(note).map(({ id }) => `#${id}`),
    sayFormula,
    figure: ({ id }) => placeFigure(shown.get(id), room),
  });
}

interface Room {
  left: number;
}

function placeFigure(shown: ShownFigure | undefined, room: Room): WrittenFigure {
  const { svg = null, description = '', table = null } = shown ?? {};
  return { drawing: svg && writeAddress('image/svg+xml', svg, room), description, table };
}

/** Returns the address that holds the bytes themselves, or null if the page has no room for them. */
function writeAddress(mediaType: string, bytes: Uint8Array, room: Room): string | null {
  const address = `data:${mediaType};base64,${toBase64(bytes)}`;
  if (address.length > room.left) return null;
  room.left -= address.length;
  return address;
}

async function writePictures(
  { pictures }: Document,
  bytes: PictureBytes,
  room: Room,
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const picture of pictures) {
    const original = bytes.get(picture.id);
    const small = original && (await shrink(original, picture));
    const address = small && writeAddress(small.mediaType, small.bytes, room);
    if (address) addresses.set(picture.id, address);
  }
  return addresses;
}

interface SmallPicture {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Makes a picture as small as a page needs it. A picture that is smaller already, or moves, stays as it is. */
async function shrink(
  bytes: Uint8Array,
  { mediaType, width, height }: Picture,
): Promise<SmallPicture | null> {
  if (mediaType === 'image/gif' || (Math.max(width, height) <= MAX_SIDE && bytes.length <= MAX_SMALL))
    return { mediaType, bytes };
  const sharp = await loadSharp();
  try {
    const made = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    return { mediaType: 'image/webp', bytes: new Uint8Array(made) };
  } catch {
    return null;
  }
}
const MAX_SMALL = 100_000;

/** Says "Page 12" where a page of the print begins: a number alone would be read as a part of the text. */
function spellOutPages(blocks: readonly Block[], word: string): readonly Block[] {
  const nameOf = (page: string): TextRun => ({ kind: 'text', text: `[${word} ${page}]`, styles: ['italic'] });
  const spelled = changeEachText(blocks, (inlines) =>
    inlines.map((inline) => (inline.kind === 'page-break' ? nameOf(inline.page) : inline)),
  );
  return replaceEach(spelled, (block) =>
    block.kind === 'page-break'
      ? [{ kind: 'paragraph', id: block.id, content: [nameOf(block.page)] }]
      : [block],
  );
}
