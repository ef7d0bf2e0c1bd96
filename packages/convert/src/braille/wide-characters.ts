/** liblouis's own characters: code units of 2 bytes or code points of 4, in the machine's order. */
export function encodeText(text: string, charSize: number): Uint8Array {
  const values =
    charSize === 2
      ? Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
      : Uint32Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return new Uint8Array(values.buffer);
}

export function decodeCells(bytes: Uint8Array<ArrayBuffer>, length: number, charSize: number): string {
  const Wide = charSize === 2 ? Uint16Array : Uint32Array;
  const values = new Wide(bytes.buffer, bytes.byteOffset, length);
  let cells = '';
  for (const value of values) cells += String.fromCharCode(value);
  return cells;
}
