import { readRefusal } from '@relievo/contracts/client';
import { addressOfBytes, type Conversion } from '@relievo/contracts/uploads';
import { client } from '../client.ts';
import { hashFile } from './hash-file.ts';
import { type Sending, sendPieces } from './send-pieces.ts';

/** What came of a file that was sent; known where the same content had come before. */
export interface SentFile {
  readonly conversion: Conversion;
  readonly isKnown: boolean;
}

export interface FileSending extends Sending {
  /** The upload that a reload broke off, where there is one. */
  readonly uploadId: string | null;
  readonly onBegun: (uploadId: string) => void;
}

/**
 * From its beginning to its arrival. What has come before is not sent a second time, and what is given up or refused
 * leaves nothing on the server. Where the line breaks, what was sent stays there for a day, and is gone on with: a
 * browser that loads the page anew tells its last requests the same.
 */
export async function sendFile(file: File, sending: FileSending): Promise<SentFile> {
  const known = sending.uploadId === null ? await findKnown(file) : null;
  if (known) return { conversion: known, isKnown: true };
  return sendFileTo(file, sending, (id) => client.uploads.arrive({ id }));
}

/** The same for whoever takes the file in another way once its bytes are there. */
export async function sendFileTo<Arrived>(
  file: File,
  sending: FileSending,
  arrive: (uploadId: string) => Promise<Arrived>,
): Promise<Arrived> {
  sending.signal.throwIfAborted();
  const id = sending.uploadId ?? (await begin(file));
  sending.onBegun(id);
  try {
    await sendPieces(file, addressOfBytes(id), sending);
    sending.signal.throwIfAborted();
    return await arrive(id);
  } catch (thrown) {
    if (sending.uploadId !== null && readRefusal(thrown)?.code === 'not_found' && !sending.signal.aborted)
      return sendFileTo(file, { ...sending, uploadId: null }, arrive);
    if (sending.signal.aborted || !isBrokenLine(thrown))
      await client.uploads.cancel({ id }).catch(() => undefined);
    throw thrown;
  }
}

/** Nobody refused it, or not in words that are known: a proxy answers while the server starts again. */
export function isBrokenLine(thrown: unknown): boolean {
  const refusal = readRefusal(thrown);
  return refusal === null || refusal.code === 'unexpected';
}

async function findKnown(file: File): Promise<Conversion | null> {
  const sha256 = await hashFile(file);
  if (sha256 === null) return null;
  return (await client.uploads.recognise({ sha256 })).conversion;
}

async function begin(file: File): Promise<string> {
  return (await client.uploads.begin({ name: file.name.slice(0, 255), size: file.size })).id;
}
