import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { textOfCodes } from '@relievo/words';

const run = promisify(execFile);

/** Of libheif: its newer name, and the one that it had before 1.18. */
const DECODERS = ['heif-dec', 'heif-convert'];

/** Kinds of files of MPEG (ISO 14496-12) that hold pictures packed as HEVC (ISO 23008-12). */
const BRANDS = /^(?:hei[cxms]|hev[cxms])$/;
/** They name their kinds in words of four letters. */
const WORD = 4;

/** As telephones keep photographs. An AVIF is a file of the same form, and is none. */
export function isHeic(head: Uint8Array): boolean {
  const wordAt = (at: number): string => textOfCodes(head.subarray(at, at + WORD));
  if (wordAt(4) !== 'ftyp') return false;
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const brands = [wordAt(8)];
  for (let at = 16; at + WORD <= Math.min(length, head.length); at += WORD) brands.push(wordAt(at));
  return brands.some((brand) => BRANDS.test(brand)) && !brands.includes('avif');
}

/** Whether a program is there, and may be started, that unpacks them: we bring none, for there are patents on HEVC. */
export async function findHeicDecoder(): Promise<string | null> {
  for (const name of DECODERS) if (await canStart(name)) return name;
  return null;
}

/** Whether a picture cannot be opened only because such a program is missing. */
export async function lacksDecoder(bytes: Uint8Array): Promise<boolean> {
  return isHeic(bytes) && (await findHeicDecoder()) === null;
}

/** Whatever it says of itself: a program that is not there, or that nobody may start, says nothing. */
async function canStart(name: string): Promise<boolean> {
  return run(name, ['--help']).then(
    () => true,
    ({ code }: { readonly code?: number | string }) => typeof code === 'number',
  );
}

/** The same picture as PNG, upright; null where nothing unpacks it, or it is damaged or larger than wanted. */
export async function unpackHeic(bytes: Uint8Array, mostPixels: number): Promise<Uint8Array | null> {
  const decoder = measureLargest(bytes) <= mostPixels ? await findHeicDecoder() : null;
  if (decoder === null) return null;
  // Behind walls the one folder that can be written is that in which the process stands.
  const folder = await mkdtemp(join(process.permission ? process.cwd() : tmpdir(), 'relievo-heic-'));
  try {
    const packed = join(folder, 'picture.heic');
    await writeFile(packed, bytes);
    await run(decoder, [packed, join(folder, 'picture.png')]);
    // Of several pictures each is a file of its own, with a number.
    const [first] = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted();
    return first === undefined ? null : new Uint8Array(await readFile(join(folder, first)));
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The most pixels that a picture of the file says that it has (its box `ispe`): told before it is unpacked. */
function measureLargest(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let largest = 0;
  for (let at = file.indexOf('ispe'); at >= 0 && at + 16 <= file.length; at = file.indexOf('ispe', at + 1))
    largest = Math.max(largest, file.readUInt32BE(at + 8) * file.readUInt32BE(at + 12));
  return largest;
}
