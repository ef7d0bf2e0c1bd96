const RAISED: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((raised, digit) => [`${digit}`, raised])),
  '−': '⁻',
  '-': '⁻',
};

/** Figures of a power, as they are written without a font of another size. */
export function raiseFigures(text: string): string {
  return [...text].map((letter) => RAISED[letter] ?? letter).join('');
}
