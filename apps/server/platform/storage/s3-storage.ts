import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { addressOf, sha256At } from './address.ts';
import { asStorageError, fileMissing } from './errors.ts';
import { clearSpool, type SpooledFile, spoolFile } from './spool.ts';
import type { Storage, StoredObject } from './storage.ts';
import { verifyStream } from './verified.ts';

export interface S3Settings {
  /** Where nothing is said, Amazon's own. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  /** Where nothing is said, what the machine's own role or profile allows. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Buckets as folders of one host, as most services other than Amazon's want it, instead of as hosts. */
  pathStyle: boolean;
  /** A local folder in which files arrive: their key is their hash, so they cannot be sent before they are whole. */
  spoolFolder: string;
}

const PREFIX = 'objects/';

export function createS3Storage(settings: S3Settings): Storage {
  const { bucket } = settings;
  const client = connect(settings);
  const spool = { folder: settings.spoolFolder };
  const place = `${settings.endpoint ?? 'Amazon S3'}/${bucket}`;
  const at = (sha256: string) => ({ Bucket: bucket, Key: PREFIX + addressOf(sha256) });
  const found = async (sha256: string) =>
    client.send(new HeadObjectCommand(at(sha256))).catch(ignoreMissing(place));

  return {
    write: (source, options) =>
      spoolFile(spool, source, options, async (file) => {
        await client.send(new PutObjectCommand({ ...at(file.sha256), ...bodyOf(file) })).catch((error) => {
          throw asStorageError(error, place);
        });
        return { sha256: file.sha256, size: file.size };
      }),

    async read(sha256) {
      const object = await client.send(new GetObjectCommand(at(sha256))).catch(ignoreMissing(place));
      if (!(object?.Body instanceof Readable)) throw fileMissing(sha256);
      return verifyStream(object.Body, sha256);
    },

    has: async (sha256) => (await found(sha256)) !== undefined,

    async remove(sha256, { writtenBefore }) {
      const object = await found(sha256);
      if (!object?.LastModified || object.LastModified >= writtenBefore) return false;
      await client.send(new DeleteObjectCommand(at(sha256))).catch((error) => {
        throw asStorageError(error, place);
      });
      return true;
    },

    list: () => listObjects(client, bucket, place),
    clearUnfinished: ({ idleSince }) => clearSpool(spool, idleSince),

    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error) => {
        throw asStorageError(error, place);
      });
    },
  };
}

/**
 * Checksums only where the protocol requires them: the client's default trailers are refused by several
 * S3-compatible servers, and every read here is verified against the hash that is the file's address.
 */
function connect({ endpoint, region, credentials, pathStyle }: S3Settings): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function bodyOf(file: SpooledFile) {
  return { Body: createReadStream(file.path), ContentLength: file.size };
}

async function* listObjects(client: S3Client, bucket: string, place: string): AsyncGenerator<StoredObject> {
  try {
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: PREFIX })) {
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        const sha256 = sha256At(Key.slice(PREFIX.length));
        if (sha256 && LastModified) yield { sha256, size: Size, writtenAt: LastModified };
      }
    }
  } catch (error) {
    throw asStorageError(error, place);
  }
}

const MISSING = new Set(['NotFound', 'NoSuchKey']);

function ignoreMissing(place: string): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof Error && MISSING.has(error.name)) return undefined;
    throw asStorageError(error, place);
  };
}
