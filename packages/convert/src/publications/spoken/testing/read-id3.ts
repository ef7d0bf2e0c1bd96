interface Frame {
  readonly id: string;
  readonly content: Buffer;
}

export interface ReadChapter {
  readonly name: string;
  readonly title: string;
  readonly begin: number;
  readonly end: number;
}

export interface ReadTag {
  readonly title: string;
  readonly authors: string;
  /** Names the chapters in the order of the top list, through the lists inside it. */
  readonly contents: readonly string[];
  readonly chapters: readonly ReadChapter[];
  readonly sound: Uint8Array;
}

/** Reads an ID3v2.3 tag with chapters (ID3v2.3.0, and ID3v2 Chapter Frame Addendum 1.0). */
export function readId3(bytes: Uint8Array): ReadTag {
  const all = Buffer.from(bytes);
  if (all.toString('latin1', 0, 3) !== 'ID3' || all[3] !== 3 || all[5] !== 0)
    throw new Error('There is no tag of ID3v2.3.');
  const sizes = [...all.subarray(6, 10)];
  if (sizes.some((one) => one > 127)) throw new Error('The size of the tag is not synchsafe.');
  const size = sizes.reduce((sum, one) => sum * 128 + one, 0);
  const frames = listFrames(all.subarray(10, 10 + size));
  const text = (id: string): string => readText(frames.find((frame) => frame.id === id)?.content);
  const lists = new Map(
    frames
      .filter(({ id }) => id === 'CTOC')
      .map(({ content }) => {
        const [name, rest] = takeName(content);
        const [flags = 0, count = 0] = rest;
        return [name, { isTop: (flags & 2) !== 0, names: takeNames(rest.subarray(2), count) }] as const;
      }),
  );
  const open = (name: string): readonly string[] => lists.get(name)?.names.flatMap(open) ?? [name];
  const tops = [...lists].filter(([, { isTop }]) => isTop).map(([name]) => name);
  const chapters = frames
    .filter(({ id }) => id === 'CHAP')
    .map(({ content }) => {
      const [name, rest] = takeName(content);
      const title = readText(listFrames(rest.subarray(16)).find(({ id }) => id === 'TIT2')?.content);
      return { name, title, begin: rest.readUInt32BE(0), end: rest.readUInt32BE(4) };
    });
  return {
    title: text('TIT2'),
    authors: text('TPE1'),
    contents: tops.flatMap(open),
    chapters,
    sound: bytes.subarray(10 + size),
  };
}

function listFrames(bytes: Buffer): readonly Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at + 4);
    const end = at + 10 + size;
    if (end > bytes.length) throw new Error('A frame is longer than its tag.');
    frames.push({ id: bytes.toString('latin1', at, at + 4), content: bytes.subarray(at + 10, end) });
    at = end;
  }
  return frames;
}

function takeName(content: Buffer): readonly [string, Buffer] {
  const end = content.indexOf(0);
  return [content.toString('latin1', 0, end), content.subarray(end + 1)];
}

function takeNames(content: Buffer, count: number): readonly string[] {
  const names = content.toString('latin1').split('\0').slice(0, count);
  if (names.length !== count) throw new Error('A list has fewer entries than it says.');
  return names;
}

function readText(content: Buffer | undefined): string {
  if (!content) return '';
  if (content[0] !== 1 || content.readUInt16LE(1) !== 0xfeff) throw new Error('A text is not UTF-16.');
  return content.toString('utf16le', 3);
}
