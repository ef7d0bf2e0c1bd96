import { createHash } from 'node:crypto';
import type { Drawing, Result } from '@relievo/graphic/model';
import { readDrawing, writeDrawing } from '@relievo/graphic/svg';

const KEPT = /<metadata data-type="application\/relievo" data-digest="([0-9a-f]{64})">([\w+/=]*)<\/metadata>/;

/**
 * A picture for browsers holds no roles and no braille as text, so the drawing that it was made of goes along in its
 * metadata, with a digest of the picture: whoever changes the picture has it read from what can be seen.
 */
export function keepDrawing(picture: string, drawing: Drawing): string {
  const end = picture.lastIndexOf('</svg>');
  if (end < 0) return picture;
  const kept = Buffer.from(writeDrawing(drawing)).toString('base64');
  const metadata = `<metadata data-type="application/relievo" data-digest="${digestOf(picture)}">${kept}</metadata>`;
  return `${picture.slice(0, end)}${metadata}${picture.slice(end)}`;
}

/** The drawing that a picture of ours was made of; null where it has none, or was changed since. */
export function readKeptDrawing(text: string): Result<Drawing> | null {
  const [element, digest, kept] = KEPT.exec(text) ?? [];
  if (element === undefined || kept === undefined) return null;
  if (digestOf(text.replace(element, '')) !== digest) return null;
  return readDrawing(Buffer.from(kept, 'base64').toString('utf8'));
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
