import type { Subject, TactileSymbol } from './symbol.ts';

/** The box of a symbol that names no other. */
const SIZE = { width: 64, height: 64 };

/**
 * Reads a subject: a line that is not set in begins a symbol with its name, its other names, its sentence and the size
 * of its box, with ` | ` between them; the lines below it that are set in are its shapes.
 */
export function readSubject(id: string, name: string, text: string): Subject {
  const symbols: TactileSymbol[] = [];
  for (const block of text.trim().split(/\n(?=\S)/)) {
    const [head = '', ...shapes] = block.split('\n');
    const [called = '', also = '', about = '', size = ''] = head.split('|').map((part) => part.trim());
    const [width = SIZE.width, height = SIZE.height] = size === '' ? [] : size.split(' ').map(Number);
    symbols.push({
      name: called,
      also: also.split(',').map((word) => word.trim()),
      about,
      size: { width, height },
      draw: shapes.join('\n'),
    });
  }
  return { id, name, symbols };
}
