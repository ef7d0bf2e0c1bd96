const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]));

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3);
    const group = (a << 16) | (b << 8) | c;
    const letters = [18, 12, 6, 0].map((shift) => ALPHABET[(group >> shift) & 63]).join('');
    const left = bytes.length - i;
    parts.push(left >= 3 ? letters : letters.slice(0, left + 1).padEnd(4, '='));
  }
  return parts.join('');
}

/** null when the text is not base64. */
export function fromBase64(text: string): Uint8Array | null {
  const letters = text.replace(/\s/g, '').replace(/={1,2}$/, '');
  if (letters.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let group = 0;
  let bits = 0;
  let filled = 0;
  for (const letter of letters) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    group = ((group << 6) | value) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[filled++] = (group >> bits) & 255;
  }
  return bytes;
}
