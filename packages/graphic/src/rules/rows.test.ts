import { expect, test } from 'vitest';
import { MEDIA } from '../profiles/profile.ts';
import { SOURCES } from './rule/sources.ts';
import { RULES } from './rules.ts';

/** What fingers need, one line each: the requirements that the rules must cover. */
const ROWS = [
  'paper margin',
  'gap between elements',
  'line to parallel line',
  'point symbol to anything',
  'label to its element',
  'clear space around a label inside a texture',
  'main line width',
  'axis width',
  'helper and grid width',
  'two line styles differ in width',
  'main line length',
  'dash and gap',
  'breaks in a line',
  'double line distance',
  'side of a shape or a textured area',
  'texture kept off its contour',
  'gap between two textures',
  'textures, line styles and point symbols per sheet',
  'symbols of one kind differ in size',
  'grid cell',
  'the grid is the weakest line',
  'hollow inside a shape',
  'lead line length',
  'lead line ends off its target',
  'lead line is straight',
  'lead line has no arrowhead',
  'lead line width',
  'arrowhead angle',
  'arrowhead ends off its target',
  'legend swatch, line and point',
  "the key is at the figure's own scale",
  'point symbol size',
  'share of raised surface',
  'labels on a sheet',
  'key letters',
  'contours that diverge on a touchscreen',
  'grid lowest, axes middle, data highest',
  'braille cells are exact',
  'braille overlaps nothing',
  'print overlaps nothing',
  'items stay on the sheet',
  'the sheet fits the medium',
  'the language of the texts is known',
  'labels have braille on tactile media',
];

test.each(ROWS)('a rule covers: %s', (row) => {
  expect(RULES.filter((rule) => rule.row === row)).toHaveLength(1);
});

test('every rule has its own id, a medium, an existing source, and describes its measurement', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  const citations = Object.values(SOURCES);
  for (const { media, source, measures } of RULES) {
    expect(media.length).toBeGreaterThan(0);
    expect(media.every((medium) => MEDIA.includes(medium))).toBe(true);
    expect(citations.some((citation) => source.includes(citation))).toBe(true);
    expect(measures.length).toBeGreaterThan(20);
  }
});
