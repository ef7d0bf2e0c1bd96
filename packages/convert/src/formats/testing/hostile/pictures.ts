import { crc32, deflateSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.ts';

/** Pictures that say of themselves what is not so, or are small files of very large pictures. */
export function listHostilePictures(): readonly HostileFile[] {
  const picture = (what: string, name: string, make: () => Uint8Array): HostileFile => ({ what, name, make });
  return [
    picture('a PNG that says it is 2,147,483,647 dots wide and high', 'huge.png', () =>
      writePng(0x7fffffff, 0x7fffffff, Buffer.alloc(9)),
    ),
    picture('a PNG of 60,000 by 60,000 dots with nothing in it', 'wide.png', () =>
      writePng(60_000, 60_000, deflateSync(Buffer.alloc(100))),
    ),
    picture('a PNG of 40,000 by 10,000 white dots in 400 KB', 'bomb.png', () =>
      writePng(40_000, 10_000, deflateSync(Buffer.alloc(10_000 * 5001, 255)), 1),
    ),
    picture('a PNG one dot wide and a million high', 'thin.png', () =>
      writePng(1, 1_000_000, deflateSync(Buffer.alloc(2_000_000)), 1),
    ),
    picture('a PNG without a dot', 'none.png', () => writePng(0, 0, deflateSync(Buffer.alloc(0)))),
    picture('a PNG with a text that grows to 100 MB', 'text.png', () =>
      writePng(
        8,
        8,
        deflateSync(Buffer.alloc(8 * 9)),
        8,
        chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100_000_000, 97))])),
      ),
    ),
    picture('a GIF of 50,000 pictures', 'frames.gif', writeGif),
    picture('a TIFF whose list of pictures is a ring', 'ring.tif', writeTiff),
    picture('a BMP with a size below nothing', 'below.bmp', () => writeBmp(-5, -2_000_000_000)),
    picture('a BMP of 60,000 by 60,000 dots', 'large.bmp', () => writeBmp(60_000, 60_000)),
    picture(
      'a JPEG that ends in its head',
      'head.jpg',
      () =>
        new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0xff, 0xc0, 0, 17, 8, 0xff, 0xff, 0xff, 0xff, 3]),
    ),
    picture(
      'a WebP of nothing',
      'nothing.webp',
      () =>
        new Uint8Array(
          Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8X\x0a\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff', 'latin1'),
        ),
    ),
  ];
}

/** PNG, 11.2: a part of a file with its length and its check sum. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function writePng(
  width: number,
  height: number,
  data: Buffer,
  bits = 8,
  more: Uint8Array = Buffer.alloc(0),
): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = bits;
  const parts = [chunk('IHDR', head), more, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]));
}

function writeGif(): Uint8Array {
  const head = Buffer.from('GIF89a\x08\0\x08\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  const frame = Buffer.from('\x2c\0\0\0\0\x08\0\x08\0\0\x02\x07\x84\x8f\xa9\xcb\xed\x0f\x63\0', 'latin1');
  return new Uint8Array(
    Buffer.concat([head, ...Array.from({ length: 50_000 }, () => frame), Buffer.from(';')]),
  );
}

/** The next directory of each is the first one (TIFF 6.0, section 2). */
function writeTiff(): Uint8Array {
  const bytes = Buffer.alloc(26);
  bytes.write('II*\0', 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(1, 8);
  bytes.writeUInt16LE(256, 10);
  bytes.writeUInt16LE(4, 12);
  bytes.writeUInt32LE(1, 14);
  bytes.writeUInt32LE(0xffffffff, 18);
  bytes.writeUInt32LE(8, 22);
  return new Uint8Array(bytes);
}

function writeBmp(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(60);
  bytes.write('BM', 'latin1');
  bytes.writeUInt32LE(60, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return new Uint8Array(bytes);
}
