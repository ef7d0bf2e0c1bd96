import { readStyledLetter } from '../styled-letters.ts';
import { cellOfGreek, cellOfLetter, SIGNS, SIGNS_OF_GRADE_1, TYPEFORMS } from './signs.ts';
import type { Token } from './tokens.ts';

/** Symbols of elements have each their own capital (Guidelines, 16.2); the name is not a style of MathML. */
export const CHEMICAL = 'chemical';

/** Writes letters one by one; more than one in a single name are a word. */
export function writeName(text: string, variant = 'normal'): readonly Token[] | null {
  const letters = Array.from(text.trim());
  const isChemical = variant === CHEMICAL && !/^[IVXLCDM]{2,}$/.test(text);
  const style = variant === CHEMICAL ? 'normal' : variant;
  const tokens = letters.map((letter) => writeLetter(letter, style, letters.length > 1, isChemical));
  if (tokens.includes(null)) return null;
  const isWord = letters.length > 1 && letters.slice(1).every((letter) => /^[a-z]$/.test(letter));
  const [symbol, word] = TYPEFORMS[style] ?? ['', ''];
  const form = letters.length > 1 ? word : symbol;
  const prefix: readonly Token[] = form === '' ? [] : [{ kind: 'sign', cells: form }];
  if (!isWord) return [...prefix, ...tokens.flatMap((token) => token ?? [])];
  const cells = letters.map((letter) => cellOfLetter(letter.toLowerCase()) ?? '').join('');
  if (isChemical) return tokens.flatMap((token) => token ?? []);
  const isCapital = /^[A-Z]/.test(text);
  return [...prefix, { kind: 'name', letters: text.toLowerCase(), cells: (isCapital ? '⠠' : '') + cells }];
}

function writeLetter(
  character: string,
  variant: string,
  isInWord: boolean,
  isSeparate: boolean,
): readonly Token[] | null {
  if (TYPEFORMS[variant] === undefined) return null;
  const styled = readStyledLetter(character);
  const form = styled ? TYPEFORMS[styled.variant]?.[0] : '';
  if (form === undefined || (form !== '' && isInWord)) return null;
  const prefix: readonly Token[] = form === '' ? [] : [{ kind: 'sign', cells: form }];
  const letter = styled?.base ?? character.normalize('NFKC');
  const small = letter.toLowerCase();
  const isCapital = small !== letter;
  const cell = cellOfLetter(small);
  if (cell !== null) return [...prefix, { kind: 'letter', cell, isCapital, isSeparate }];
  const greek = cellOfGreek(small) ?? cellOfGreek(letter);
  if (greek !== null) return [...prefix, { kind: 'sign', cells: `${isCapital ? '⠠' : ''}⠨${greek}` }];
  const prime = SIGNS_OF_GRADE_1[letter];
  if (prime !== undefined) return [{ kind: 'indicator', cells: prime }];
  const known = SIGNS[letter];
  return known === undefined ? null : [{ kind: 'sign', cells: known }];
}
