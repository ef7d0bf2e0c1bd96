/** What a browser stores for us begins so: by this the privacy policy finds all of it. */
export type StorageKey = `relievo-${string}`;

/** Storage that may be full, forbidden or tampered with: reading gives undefined, writing gives false. */
export function readStored(key: StorageKey): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeStored(key: StorageKey, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that is forbidden holds nothing to remove.
  }
}

/** The keys that begin so. */
export function listStored(beginning: StorageKey): readonly StorageKey[] {
  try {
    return Object.keys(localStorage).filter((key): key is StorageKey => key.startsWith(beginning));
  } catch {
    return [];
  }
}

export function readCookie(name: StorageKey): string | undefined {
  const prefix = `${name}=`;
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
}

export function writeCookie(name: StorageKey, value: string, days: number): void {
  const seconds = days * 24 * 60 * 60;
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
