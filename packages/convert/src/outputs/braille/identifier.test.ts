import { expect, test } from 'vitest';
import { createTextSource } from '../../documents/text-source.ts';
import type { Source } from '../../source.ts';
import { identifierOf } from './identifier.ts';

function text(words: string): Source {
  return createTextSource({ title: 'Plants', language: 'en', blocks: [{ kind: 'paragraph', text: words }] });
}

test('two texts have two identifiers, and one has the same each time but for its form and its code', () => {
  const made = [
    identifierOf(text('Plants drink.'), 'pef', 'ueb-2'),
    identifierOf(text('Plants breathe.'), 'pef', 'ueb-2'),
    identifierOf(text('Plants drink.'), 'ebraille', 'ueb-2'),
    identifierOf(text('Plants drink.'), 'pef', 'ueb-1'),
  ];
  expect(new Set(made).size).toBe(4);
  expect(identifierOf(text('Plants drink.'), 'pef', 'ueb-2')).toBe(made[0]);
});
