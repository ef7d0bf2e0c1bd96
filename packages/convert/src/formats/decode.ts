import { type Result, succeed } from '@relievo/graphic/model';
import { type Note, refuseFile } from './notes.ts';

export interface Decoded {
  readonly text: string;
  readonly notes: readonly Note[];
}

/** UTF-8 where the bytes are it, UTF-16 where they say so; else what Windows programs wrote, and that is told. */
export function decodeText(bytes: Uint8Array): Result<Decoded> {
  if (bytes.length === 0) return refuseFile('file_empty');
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return succeed({ text: new TextDecoder('utf-16le').decode(bytes), notes: [] });
  if (first === 0xfe && second === 0xff)
    return succeed({ text: new TextDecoder('utf-16be').decode(bytes), notes: [] });
  try {
    return succeed({ text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] });
  } catch {
    return succeed({ text: new TextDecoder('windows-1252').decode(bytes), notes: [OLD] });
  }
}

const OLD: Note = { code: 'old_encoding', parameters: {}, items: [] };
