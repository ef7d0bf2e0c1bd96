import { translateLetters } from '@relievo/braille';
import { expect, test } from 'vitest';
import type { Item, Role } from '../../model/drawing.ts';
import { walkLeaves } from '../../model/walk.ts';
import { getProfile } from '../../profiles/profiles.ts';
import { text } from '../../testing/make.ts';
import { check } from '../check.ts';
import { repair } from '../repair.ts';
import { createSheet } from '../testing/edges.ts';

const paper = getProfile('swell-a4');

function write(id: string, print: string, x: number, y: number, role: Role, labels?: string): Item {
  const braille = translateLetters(print);
  return text(id, print, { at: { x, y }, role, braille, ...(labels ? { labels } : {}) });
}

test('a code that is replaced is replaced in the key and on the figure, and nothing else is', () => {
  const one = createSheet(
    [
      write('here', 'm', 40, 60, 'label'),
      write('there', 'm', 120, 80, 'label'),
      write('other', 'km', 80, 120, 'label'),
      write('heading', 'm', 40, 20, 'title'),
      write('code', 'm', 20, 200, 'key', 'words'),
      write('words', 'mill', 40, 200, 'key'),
      write('second', 'km', 20, 220, 'key', 'second-words'),
      write('second-words', 'kiosk', 40, 220, 'key'),
    ],
    'swell-a4',
  );
  const { drawing, repaired } = repair(one, check(one, paper), paper);
  expect(repaired.map(({ code }) => code)).toEqual(['key_code_too_short']);
  const texts = [...walkLeaves(drawing)].filter((item) => item.kind === 'text');
  const prints = Object.fromEntries(texts.map(({ id, print }) => [id, print]));
  const code = prints.code ?? '';
  expect(code).toMatch(/^[a-z]{2}$/);
  expect(code).not.toBe('km');
  expect(prints).toEqual({
    here: code,
    there: code,
    other: 'km',
    heading: 'm',
    code,
    words: 'mill',
    second: 'km',
    'second-words': 'kiosk',
  });
  for (const { print, braille } of texts) expect(braille?.cells).toBe(translateLetters(print)?.cells);
});
