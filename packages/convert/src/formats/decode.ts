import { type Change, failure, type Result, success } from '@relievo/graphic';

export type Decoded = { readonly text: string; readonly changes: readonly Change[] };

/** UTF-8 where the bytes are it, UTF-16 where they say so; else what Windows programs wrote, and that is told. */
export const decodeText = (bytes: Uint8Array): Result<Decoded> => {
  if (bytes.length === 0)
    return failure({
      code: 'file-empty',
      message: 'The file is empty, so there is nothing to make. Choose another file.',
    });
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return success({ text: new TextDecoder('utf-16le').decode(bytes), changes: [] });
  if (first === 0xfe && second === 0xff)
    return success({ text: new TextDecoder('utf-16be').decode(bytes), changes: [] });
  try {
    return success({ text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), changes: [] });
  } catch {
    return success({ text: new TextDecoder('windows-1252').decode(bytes), changes: [OLD] });
  }
};

const OLD: Change = {
  code: 'old-encoding',
  message: 'The file is not in UTF-8 and was read as Windows wrote it (Windows-1252). Look at its accents.',
  items: [],
};
