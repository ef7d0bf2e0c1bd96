import { expect, test } from 'vitest';
import { doesBoxContain } from '../../geometry/box.ts';
import { textBox } from '../../geometry/text-box.ts';
import { getProfile } from '../../profiles/profiles.ts';
import { cells, drawing, rect, shape, text } from '../../testing/make.ts';
import { findCrowded } from './crowded.ts';

const paper = getProfile('swell-a4');

test('a part that is too near to another one goes to a larger sheet together with the words that name it', () => {
  const name = text('name', 'barn', { at: { x: 96, y: 50 }, braille: cells('⠃⠁⠗⠝'), labels: 'barn' });
  const other = text('other', 'hill', { at: { x: 96, y: 150 }, braille: cells('⠓⠊⠇⠇'), labels: 'hill' });
  const value = drawing([
    shape('house', rect(40, 40, 35, 35)),
    shape('barn', rect(77, 45, 15, 15)),
    name,
    other,
  ]);
  const crowded = findCrowded(value, { reader: 'practiced', gap: 4 }, paper);
  const barn = crowded.find(({ part }) => part.item.id === 'barn');
  expect(crowded.map(({ part }) => part.item.id)).toContain('barn');
  if (!barn) return;
  expect(doesBoxContain(barn.box, textBox(name, value.sheet))).toBe(true);
  expect(doesBoxContain(barn.box, textBox(other, value.sheet))).toBe(false);
});
