/** Keys as people write them: 'Alt+H', 'Ctrl+Shift+F', '/', '?'. Ctrl stands for Command on a Mac too. */
type KeyLike = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const MODIFIERS = ['Ctrl', 'Alt', 'Shift'] as const;

/** With Alt a Mac types another character, so letters and digits are read from the key's place. */
function nameKey(event: KeyLike): string {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  if (letter) return letter;
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  if (digit && event.altKey) return digit;
  return event.key.length === 1 ? event.key.toUpperCase() : event.key;
}

export function comboOf(event: KeyLike): string {
  const name = nameKey(event);
  const printed = name.length === 1 && !/[A-Z0-9]/.test(name);
  const held = [
    event.ctrlKey || event.metaKey ? 'Ctrl' : '',
    event.altKey ? 'Alt' : '',
    // '?' already says that Shift is held, on whatever keyboard.
    event.shiftKey && !printed ? 'Shift' : '',
  ].filter(Boolean);
  return [...held, name].join('+');
}

/** One spelling for one combination: 'shift+alt+h' and 'Alt+Shift+H' are the same keys. */
export function normalizeCombo(text: string): string {
  const parts = text.split('+').map((part) => part.trim());
  const key = parts.at(-1) === '' ? '+' : (parts.at(-1) ?? '');
  const held = new Set(parts.slice(0, -1).map((part) => part.toLowerCase()));
  const modifiers = MODIFIERS.filter((modifier) => held.has(modifier.toLowerCase()));
  const printed = key.length === 1 && !/[A-Za-z0-9]/.test(key);
  return [
    ...modifiers.filter((modifier) => !(printed && modifier === 'Shift')),
    key.length === 1 ? key.toUpperCase() : key,
  ].join('+');
}

/** Typing belongs to the field that has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]',
    ) !== null
  );
}
