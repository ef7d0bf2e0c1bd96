import type { WholeDocument } from '@relievo/document/file';
import { getProfile } from '@relievo/graphic/profiles';
import type { ArchiveFile } from '../../documents/archive.ts';
import { MOST_PIXELS } from '../../formats/pixels.ts';
import { loadSharp } from '../../formats/sharp.ts';
import { png } from '../../outputs/png.ts';
import { nameDrawing, namePicture } from '../book/writing.ts';
import { showFigures } from '../figures.ts';
import type { PublicationMeans } from '../publication.ts';

/** The names are those of the picture files by their addresses in an EPUB. */
export interface BookPictures {
  readonly files: readonly ArchiveFile[];
  readonly names: ReadonlyMap<string, string>;
}

/** Lists the pictures of a book. Players of DAISY 2.02 show PNG, JPEG and GIF, so drawings and other pictures become PNG. */
export async function listBookPictures(
  { document, pictures }: WholeDocument,
  means: PublicationMeans,
): Promise<BookPictures> {
  const files: ArchiveFile[] = [];
  const names = new Map<string, string>();
  const add = (address: string, ending: string, bytes: Uint8Array): void => {
    const name = `i${String(files.length + 1).padStart(4, '0')}.${ending}`;
    files.push({ name, bytes, stored: true });
    names.set(address, name);
  };
  for (const picture of document.pictures) {
    const bytes = pictures.get(picture.id);
    const [, kind = 'png'] = picture.mediaType.split('/');
    const shown = bytes && (kind === 'webp' ? await toPng(bytes) : bytes);
    if (shown) add(namePicture(picture), ENDINGS[kind] ?? 'png', shown);
  }
  for (const [id, { drawing }] of showFigures(document, means)) {
    if (!drawing) continue;
    const made = png.make({ drawing }, getProfile('swell-a4'), means);
    if (made.ok) add(nameDrawing(id), 'png', made.value.files[0].bytes);
  }
  return { files, names };
}

const ENDINGS: Readonly<Record<string, string>> = { png: 'png', jpeg: 'jpg', gif: 'gif' };

async function toPng(bytes: Uint8Array): Promise<Uint8Array | null> {
  const sharp = await loadSharp();
  try {
    return new Uint8Array(await sharp(bytes, { limitInputPixels: MOST_PIXELS }).png().toBuffer());
  } catch {
    return null;
  }
}
