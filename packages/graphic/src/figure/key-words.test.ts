import { expect, test } from 'vitest';
import { getProfile } from '../profiles/profiles.ts';
import { A4, drawing, rect, shape, text } from '../testing/make.ts';
import { composeFigure } from './compose.ts';
import { listKeyWords } from './key-words.ts';

test('the entries of a key are listed with their codes, and those without a place in the drawing as words', () => {
  const boxes = Array.from({ length: 24 }, (_, at) =>
    shape(`box-${at}`, rect((at % 6) * 16, Math.floor(at / 6) * 16, 14, 14)),
  );
  const labels = boxes.map((_, at) =>
    text(`t-${at}`, `A long name of part ${at}`, {
      at: { x: (at % 6) * 16 + 2, y: Math.floor(at / 6) * 16 + 5 },
    }),
  );
  const { keySheets } = composeFigure(drawing([...boxes, ...labels]), {
    profile: getProfile('swell-a4'),
    sheet: A4,
    translate: (words) => ({ cells: '⠿'.repeat(words.length), engine: 'test', table: 'test' }),
  });
  const listed = listKeyWords(keySheets);
  expect(listed.length).toBeGreaterThan(0);
  for (const entry of listed) expect(entry).toMatch(/^(?:[a-z]{2} )?A long name of part \d+$/);
  expect(listed.some((entry) => /^[a-z]{2} A/.test(entry))).toBe(true);
});
