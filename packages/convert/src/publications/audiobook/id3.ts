/** The times of a chapter in an audio file are milliseconds. */
export interface AudioChapter {
  readonly title: string;
  readonly begin: number;
  readonly end: number;
}

export interface AudioFacts {
  readonly title: string;
  readonly authors: readonly string[];
  readonly year: string;
  readonly chapters: readonly AudioChapter[];
}

const HEADER = 10;
const VERSION = 3;
const UTF_16 = 1;
const NO_OFFSET = 0xff_ff_ff_ff;
/** One list of contents holds as many entries as a byte counts. */
const MAX_ENTRIES = 255;

/** Writes a tag of ID3v2.3 with a frame for each chapter and a list of them (ID3v2 Chapter Frame Addendum 1.0). */
export function writeId3({ title, authors, year, chapters }: AudioFacts): Uint8Array {
  const frames = [
    textFrame('TIT2', title),
    textFrame('TALB', title),
    ...(authors.length > 0 ? [textFrame('TPE1', authors.join('/'))] : []),
    textFrame('TYER', year),
    textFrame('TCON', 'Audiobook'),
    ...writeContents(chapters.length),
    ...chapters.map(writeChapter),
  ];
  const body = Buffer.concat(frames);
  const head = Buffer.alloc(HEADER);
  head.write('ID3', 0, 'latin1');
  head[3] = VERSION;
  writeSynchsafe(head, 6, body.length);
  return new Uint8Array(Buffer.concat([head, body]));
}

/** Writes the top list. Above 255 chapters it holds further lists. */
function writeContents(count: number): readonly Buffer[] {
  const names = Array.from({ length: count }, (_, at) => nameChapter(at));
  if (count <= MAX_ENTRIES) return [contentsFrame('toc', names, true)];
  const groups = Array.from({ length: Math.ceil(count / MAX_ENTRIES) }, (_, at) =>
    names.slice(at * MAX_ENTRIES, (at + 1) * MAX_ENTRIES),
  );
  return [
    contentsFrame(
      'toc',
      groups.map((_, at) => `toc${at + 1}`),
      true,
    ),
    ...groups.map((group, at) => contentsFrame(`toc${at + 1}`, group, false)),
  ];
}

function contentsFrame(id: string, names: readonly string[], isTop: boolean): Buffer {
  const flags = (isTop ? 2 : 0) + 1;
  return frame('CTOC', Buffer.concat([nulled(id), Buffer.from([flags, names.length]), ...names.map(nulled)]));
}

function writeChapter({ title, begin, end }: AudioChapter, at: number): Buffer {
  const times = Buffer.alloc(16);
  for (const [place, value] of [begin, end, NO_OFFSET, NO_OFFSET].entries())
    times.writeUInt32BE(value, place * 4);
  return frame('CHAP', Buffer.concat([nulled(nameChapter(at)), times, textFrame('TIT2', title)]));
}

function nameChapter(at: number): string {
  return `chp${at + 1}`;
}

function nulled(text: string): Buffer {
  return Buffer.from(`${text}\0`, 'latin1');
}

/** Writes UTF-16 with its mark of order, which every reader of ID3v2.3 knows. */
function textFrame(id: string, text: string): Buffer {
  return frame(id, Buffer.concat([Buffer.from([UTF_16, 0xff, 0xfe]), Buffer.from(text, 'utf16le')]));
}

function frame(id: string, content: Buffer): Buffer {
  const head = Buffer.alloc(HEADER);
  head.write(id, 0, 'latin1');
  head.writeUInt32BE(content.length, 4);
  return Buffer.concat([head, content]);
}

/** Writes a size in four bytes of seven bits, so that no player takes it for sound (ID3v2.3, 3.1). */
function writeSynchsafe(bytes: Buffer, at: number, size: number): void {
  for (let place = 0; place < 4; place += 1) bytes[at + place] = (size >>> (21 - 7 * place)) & 0x7f;
}
