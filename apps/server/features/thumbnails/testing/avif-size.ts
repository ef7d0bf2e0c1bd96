/** Width and height as the file says them (ISO 23008-12, the property `ispe`); nothing where it is no AVIF. */
export function avifSize(file: Uint8Array): readonly number[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const place = bytes.indexOf('ispe');
  if (bytes.toString('latin1', 4, 12) !== 'ftypavif' || place < 0) return [];
  return [bytes.readUInt32BE(place + 8), bytes.readUInt32BE(place + 12)];
}
