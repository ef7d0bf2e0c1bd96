/** A browser hashes only what it holds in memory as a whole; of what is larger the server says what it is. */
const LARGEST_HASHED = 64 * 1024 * 1024;

/** What tells one content from another; null where this browser cannot say. */
export async function hashFile(file: File): Promise<string | null> {
  // Only pages with a secure address have it.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle || file.size === 0 || file.size > LARGEST_HASHED) return null;
  try {
    const bytes = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    // A file that cannot be read is found to be so when it is sent.
    return null;
  }
}
