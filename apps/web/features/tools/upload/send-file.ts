import { addressOfBytes, type Conversion } from '@relievo/contracts';
import { client } from '../../../lib/server/client.ts';
import { type Sending, sendPieces } from '../../../lib/server/send-pieces.ts';

/** What came of a file that was sent; known where the same content had come before. */
export interface SentFile {
  readonly conversion: Conversion;
  readonly isKnown: boolean;
}

/** From its beginning to its arrival. What is given up or refused leaves nothing on the server. */
export async function sendFile(file: File, sending: Sending): Promise<SentFile> {
  const { id } = await client.uploads.begin({ name: file.name.slice(0, 255), size: file.size });
  try {
    await sendPieces(file, addressOfBytes(id), sending);
    sending.signal.throwIfAborted();
    return await client.uploads.arrive({ id });
  } catch (thrown) {
    await client.uploads.cancel({ id }).catch(() => undefined);
    throw thrown;
  }
}
