/** One file of an archive, as the list at the archive's end has it. */
export interface ArchiveEntry {
  readonly name: string;
  /** 0 as it is, 8 packed by deflate. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedBytes: number;
  /** Where its own head stands. */
  readonly at: number;
}

const END = 0x06054b50;
const END_LENGTH = 22;
/** The comment after the list is as long as this at most (APPNOTE 4.3.16). */
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const HEAD = 0x04034b50;
const HEAD_LENGTH = 30;
/** More is no document, and larger archives say their sizes elsewhere (zip64). */
const MOST_ENTRIES = 10_000;
const ELSEWHERE = 0xffffffff;

/** The files that a zip says it holds, in its own order; null where it has no such list, or one that lies about places. */
export function readDirectory(bytes: Uint8Array): readonly ArchiveEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MOST_ENTRIES || at > end) return null;
  const entries: ArchiveEntry[] = [];
  for (let number = 0; number < count; number += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) return null;
    const name = view.getUint16(at + 28, true);
    const packedBytes = view.getUint32(at + 20, true);
    const head = view.getUint32(at + 42, true);
    if (packedBytes === ELSEWHERE || head === ELSEWHERE) return null;
    entries.push({
      name: readName(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + name)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packedBytes,
      at: head,
    });
    at += ENTRY_LENGTH + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The packed bytes of a file; null where there are none at that place. */
export function findPacked(bytes: Uint8Array, { at, packedBytes }: ArchiveEntry): Uint8Array | null {
  if (at + HEAD_LENGTH > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(at, true) !== HEAD) return null;
  const start = at + HEAD_LENGTH + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return start + packedBytes > bytes.length ? null : bytes.subarray(start, start + packedBytes);
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return null;
}

function readName(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\\', '/');
}

/** The names in the heads of the files themselves, for an archive that was cut off before its list. */
export function listHeadNames(head: Uint8Array): readonly string[] {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const names: string[] = [];
  for (let at = 0; at + HEAD_LENGTH <= head.length; at += 1)
    if (head[at] === 0x50 && view.getUint32(at, true) === HEAD) {
      const start = at + HEAD_LENGTH;
      names.push(readName(head.subarray(start, start + view.getUint16(at + 26, true))));
    }
  return names;
}
