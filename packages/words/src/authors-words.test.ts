import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropMarks, markAuthorsWords, markParameters, splitAuthorsWords } from './authors-words.ts';

test('the words of an author are told apart from the sentence around them', () => {
  const told = `${markAuthorsWords('Montag: 4')}. 1 of 4`;
  expect(splitAuthorsWords(told)).toEqual([
    { text: 'Montag: 4', isAuthors: true },
    { text: '. 1 of 4', isAuthors: false },
  ]);
  expect(dropMarks(told)).toBe('Montag: 4. 1 of 4');
});

test('whatever an author writes, it is all of it the words of that author, and nothing else is', {
  tags: 'exhaustive',
}, () => {
  const text = fc.string({ unit: 'binary' }).filter((one) => dropMarks(one) === one);
  const words = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, words)), text, (parts, last) => {
      const told = parts.map(([ours, theirs]) => `${ours}${markAuthorsWords(theirs)}`).join('') + last;
      const pieces = splitAuthorsWords(told);
      const join = (isAuthors: boolean) =>
        pieces.flatMap((piece) => (piece.isAuthors === isAuthors ? piece.text : [])).join('');
      expect(join(true)).toBe(parts.map(([, theirs]) => dropMarks(theirs)).join(''));
      expect(join(false)).toBe(parts.map(([ours]) => ours).join('') + last);
    }),
  );
});

test('parameters are marked under the names that say so, in lists and in what lies deeper', () => {
  const marked = markParameters(
    { names: ['Ada', ''], by: { unit: 'km', value: 3 }, kind: 'above', series: null },
    new Set(['names', 'unit', 'series']),
  );
  expect(marked).toEqual({
    names: [markAuthorsWords('Ada'), ''],
    by: { unit: markAuthorsWords('km'), value: 3 },
    kind: 'above',
    series: null,
  });
});
