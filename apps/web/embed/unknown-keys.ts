/**
 * For a place whose keys are its own: a sign that does nothing there says so, once for as long as somebody stays. Other keys
 * belong to the browser and to screen readers.
 */
export function createUnknownKeys(place: HTMLElement, say: (words: string) => void) {
  const told = new Set<string>();
  place.addEventListener('blur', () => told.clear());
  return ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
    if (key.trim().length !== 1 || ctrlKey || altKey || metaKey || told.has(key)) return;
    told.add(key);
    say(`${key.toUpperCase()}: this key does nothing here. Press H for all keys.`);
  };
}
