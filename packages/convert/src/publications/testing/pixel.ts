import type { Document, PictureBytes } from '@relievo/document/model';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Gives every picture of a document the bytes of one pixel. */
export function fillPictures({ pictures }: Document): PictureBytes {
  return new Map(pictures.map(({ id }) => [id, PIXEL]));
}
