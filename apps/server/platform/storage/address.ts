const SHA256 = /^[0-9a-f]{64}$/;

export function isSha256(text: string): boolean {
  return SHA256.test(text);
}

/** ab/cd/<sha256>: two levels of 256 folders keep each folder small at ten million files. */
export function addressOf(sha256: string): string {
  if (!isSha256(sha256)) throw new RangeError('A file is addressed by 64 lower-case hexadecimal digits.');
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
}

/** The hash that an address stands for, or undefined for anything that is not an address of ours. */
export function sha256At(address: string): string | undefined {
  const sha256 = address.slice(address.lastIndexOf('/') + 1);
  return isSha256(sha256) && addressOf(sha256) === address ? sha256 : undefined;
}
