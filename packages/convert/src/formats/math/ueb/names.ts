import { cellOfGreek, cellOfLetter, SIGNS } from './signs.ts';
import type { Token } from './tokens.ts';

/** Letters one by one; more than one in a single name are a word. */
export function writeName(text: string): readonly Token[] | null {
  const letters = Array.from(text.normalize('NFKC').trim());
  const tokens = letters.map(writeLetter);
  if (tokens.includes(null)) return null;
  const isWord = letters.length > 1 && letters.slice(1).every((letter) => /^[a-z]$/.test(letter));
  if (!isWord) return tokens.flatMap((token) => token ?? []);
  const cells = letters.map((letter) => cellOfLetter(letter.toLowerCase()) ?? '').join('');
  const isCapital = /^[A-Z]/.test(text);
  return [{ kind: 'name', letters: text.toLowerCase(), cells: (isCapital ? '⠠' : '') + cells }];
}

function writeLetter(letter: string): Token | null {
  const small = letter.toLowerCase();
  const isCapital = small !== letter;
  const cell = cellOfLetter(small);
  if (cell !== null) return { kind: 'letter', cell, isCapital };
  const greek = cellOfGreek(small) ?? cellOfGreek(letter);
  if (greek !== null) return { kind: 'sign', cells: `${isCapital ? '⠠' : ''}⠨${greek}` };
  const known = SIGNS[letter];
  return known === undefined ? null : { kind: 'sign', cells: known };
}
