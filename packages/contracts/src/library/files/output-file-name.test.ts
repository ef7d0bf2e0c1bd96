import { expect, test } from 'vitest';
import { composeOutputFileName } from './output-file-name.ts';

test.each([
  ['swell', 'swell-a4', 'swell.pdf', 'Fractions - swell A4.pdf'],
  ['swell', 'swell-letter', 'swell.pdf', 'Fractions - swell US Letter.pdf'],
  ['pins', 'graphiti', 'pins.json', 'Fractions - pins Graphiti.json'],
  ['brf', 'embosser-6', 'braille.brf', 'Fractions - braille.brf'],
  ['svg', 'swell-a4', 'drawing.svg', 'Fractions - drawing.svg'],
  ['no-format-of-today', 'swell-a4', 'old', 'Fractions - old'],
])(
  'a made file is named by its resource, its format and its medium: %s for %s',
  (format, profile, file, name) => {
    expect(composeOutputFileName({ title: 'Fractions', file, format, profile })).toBe(name);
  },
);
