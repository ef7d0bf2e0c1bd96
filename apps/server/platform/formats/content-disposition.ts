import { create } from 'content-disposition';
import { toPortableName } from './portable-name.ts';

/**
 * Content-Disposition (RFC 6266): under which name a file is saved, in letters that every program takes, and whole
 * for those that can where these differ. Nothing in a name leaves the folder.
 */
export function writeContentDisposition(type: 'attachment' | 'inline', name: string): string {
  const clean = toPortableName(name);
  return create(clean, { type, fallback: toPlainLetters(clean) });
}

/** The package would write a question mark for a letter that ASCII lacks, which Windows takes in no name. */
function toPlainLetters(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
}
