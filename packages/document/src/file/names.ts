import type { Picture, PictureType } from '../model/figure.ts';

export const DOCUMENT_MEDIA_TYPE = 'application/vnd.relievo.document+zip';

export const MEDIA_TYPE_NAME = 'mimetype';
export const DOCUMENT_NAME = 'document.json';

const ENDINGS: Readonly<Record<PictureType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

export function namePicture({ id, mediaType }: Pick<Picture, 'id' | 'mediaType'>): string {
  return `pictures/${id}.${ENDINGS[mediaType]}`;
}

/** A drawing lies beside the document as an SVG that other programs open. */
export function nameDrawing(figureId: string): string {
  return `drawings/${figureId}.svg`;
}

/** Key sheets are counted from 1. */
export function nameKeySheet(figureId: string, number: number): string {
  return `drawings/${figureId}-key-${number}.svg`;
}
