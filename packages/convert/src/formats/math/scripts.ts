const RAISED: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  n: 'ⁿ',
};
const LOWERED: Readonly<Record<string, string>> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
  '+': '₊',
  '-': '₋',
  '−': '₋',
};

/** Raised or lowered words, in characters that are so where there are; else behind a sign that says it. */
export function writeScript(text: string, kind: 'sup' | 'sub'): string {
  const known = kind === 'sup' ? RAISED : LOWERED;
  const written = Array.from(text.trim(), (character) => known[character]);
  if (written.every((character) => character !== undefined)) return written.join('');
  // st, nd, th and the marks of footnotes are read as they stand.
  return kind === 'sup' || /^\p{L}{2,}$/u.test(text.trim()) ? text : `_${text.trim()}`;
}
