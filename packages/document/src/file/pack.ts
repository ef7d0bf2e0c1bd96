import type { Drawing } from '@relievo/graphic/model';
import { writeDrawing } from '@relievo/graphic/svg';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Document } from '../model/document.ts';
import type { PictureBytes } from '../model/figure.ts';
import { replaceEach } from '../model/walk.ts';
import {
  DOCUMENT_MEDIA_TYPE,
  DOCUMENT_NAME,
  MEDIA_TYPE_NAME,
  nameDrawing,
  nameKeySheet,
  namePicture,
} from './names.ts';

/** A document with the bytes of its pictures. */
export interface WholeDocument {
  readonly document: Document;
  readonly pictures: PictureBytes;
}

/** The earliest day that a zip can state: no clock, so that the same document gives the same bytes. */
const DAY = new Date(1980, 0, 1);

/** The file form: a zip of one JSON, its pictures as they are and its drawings as SVG. */
export function pack({ document, pictures }: WholeDocument): Uint8Array {
  const files: Zippable = {
    [MEDIA_TYPE_NAME]: [strToU8(DOCUMENT_MEDIA_TYPE), { level: 0, mtime: DAY }],
  };
  const blocks = replaceEach(document.blocks, (block) => {
    if (block.kind !== 'figure' || !block.shows.drawing) return [block];
    const { drawing, keySheets = [] } = block.shows;
    // The file has the name of an SVG instead of each drawing.
    const put = (name: string, one: Drawing): Drawing => {
      files[name] = [strToU8(writeDrawing(one)), { mtime: DAY }];
      return name as unknown as Drawing;
    };
    const keys = keySheets.map((key, at) => ({ drawing: put(nameKeySheet(block.id, at + 1), key.drawing) }));
    const shows = {
      ...block.shows,
      drawing: put(nameDrawing(block.id), drawing),
      ...(keys.length > 0 && { keySheets: keys }),
    };
    return [{ ...block, shows }];
  });
  files[DOCUMENT_NAME] = [strToU8(JSON.stringify({ ...document, blocks })), { mtime: DAY }];
  for (const picture of document.pictures) {
    const bytes = pictures.get(picture.id);
    if (!bytes) throw new Error(`The picture ${picture.id} of the document has no bytes.`);
    files[namePicture(picture)] = [bytes, { level: 0, mtime: DAY }];
  }
  return zipSync(files);
}
