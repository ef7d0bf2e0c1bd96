import type { PICTURE_TYPES } from '@relievo/contracts/people';

export type PictureType = (typeof PICTURE_TYPES)[number];

/**
 * What the bytes are, whatever their sender calls them: the signature in front, and the mark that ends a whole file
 * or the length that it states (PNG: ISO/IEC 15948 5.2; JPEG: ITU-T T.81 B.1.1.3; WebP: RFC 9649 2.4).
 */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  if (isPng(bytes)) return 'image/png';
  if (isJpeg(bytes)) return 'image/jpeg';
  if (isWebp(bytes)) return 'image/webp';
  return undefined;
}

const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');

function isPng(bytes: Buffer): boolean {
  return startsWith(bytes, PNG_START) && endsWith(bytes, PNG_END);
}

const JPEG_START = Buffer.from('ffd8ff', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');

function isJpeg(bytes: Buffer): boolean {
  return startsWith(bytes, JPEG_START) && endsWith(bytes, JPEG_END);
}

const RIFF_HEAD = 8;

function isWebp(bytes: Buffer): boolean {
  return (
    bytes.length > 16 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    /^WEBPVP8[ LX]$/.test(bytes.toString('latin1', 8, 16)) &&
    bytes.readUInt32LE(4) + RIFF_HEAD === bytes.length
  );
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}

function endsWith(bytes: Buffer, end: Buffer): boolean {
  return bytes.length >= end.length && bytes.subarray(-end.length).equals(end);
}
