/** A sign that somebody typed, and no key of the browser or a screen reader: where it does nothing, it says so. */
export function isPlain({ key, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): boolean {
  return key.trim().length === 1 && !ctrlKey && !altKey && !metaKey && !repeat;
}
