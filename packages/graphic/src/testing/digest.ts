/** FNV-1a over bytes, 32 bits: enough to see that two pictures are the same, and the same in every place. */
export function digestBytes(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
