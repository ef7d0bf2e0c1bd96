import { describe, expect, test } from 'vitest';
import { readUnits } from './query-rules.ts';
import { SYNONYMS } from './synonym-data.ts';

describe('what is searched for', () => {
  test('is every different word', () => {
    expect(readUnits(' map of  map Rome ')).toEqual([[['map']], [['of']], [['Rome']]]);
  });

  test.each(['circle graph', 'Circle Graphs', 'pie charts,'])(
    'is a term of the field as a whole in %j',
    (text) => {
      const [unit, ...others] = readUnits(text);
      expect(others).toEqual([]);
      expect(unit?.[0]).toEqual(text.split(' '));
      expect(unit).toContainEqual(['pie', 'graph']);
    },
  );

  test('is the longest term that begins at a word', () => {
    expect(readUnits('tactile graphic').at(0)).toContainEqual(['raised', 'line', 'drawing']);
    expect(readUnits('tactile map')).toEqual([[['tactile'], ['embossed'], ['raised']], [['map']]]);
  });

  test('is no term where its words stand apart', () => {
    expect(readUnits('circle and graph')).toEqual([[['circle']], [['and']], [['graph']]]);
  });
});

test('every line of the list of terms has several, in small letters, and none stands in two lines', () => {
  const terms = SYNONYMS.flat();
  for (const line of SYNONYMS) expect(line.length).toBeGreaterThan(1);
  expect(terms).toEqual(terms.map((term) => term.toLowerCase()));
  expect(new Set(terms).size).toBe(terms.length);
});
