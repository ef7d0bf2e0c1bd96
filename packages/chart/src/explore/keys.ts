/** A key with what is held down beside it, as settings and the help write it: 'Shift+End', 'Ctrl+[', 'n'. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** null for what belongs to the browser and to the screen reader. */
export function nameKey({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyPress): string | null {
  if (key === 'Control') return altKey || metaKey ? null : 'Ctrl';
  // On many keyboards brackets are made with AltGr, which browsers tell as Ctrl and Alt together.
  const isMadeByAltGr = ctrlKey && altKey && key.length === 1;
  if (metaKey || (altKey && !isMadeByAltGr)) return null;
  const ctrl = ctrlKey && !isMadeByAltGr ? 'Ctrl+' : '';
  if (key === ' ') return shiftKey ? null : `${ctrl}Space`;
  if (key.length > 1) return `${ctrl}${shiftKey ? 'Shift+' : ''}${key}`;
  const letter = key.toLowerCase();
  const isLetter = letter !== key.toUpperCase();
  // What a sign needs to be typed is no part of its name; of a letter only Shift tells, for Caps Lock may be on.
  return `${ctrl}${isLetter && shiftKey ? 'Shift+' : ''}${letter}`;
}
