import { expect, test } from 'vitest';
import type { Inline } from '../model/inline.ts';
import { joinRuns, plainText, textOfInlines, tidySpaces } from './inline-text.ts';

function run(text: string, rest: object = {}): Inline {
  return { kind: 'text', text, ...rest };
}

test('the plain text has what print shows of each inline', () => {
  const inlines: readonly Inline[] = [
    run('Fill in '),
    { kind: 'blank', width: 5 },
    run(', see'),
    { kind: 'note-reference', note: 'n', mark: '1' },
    { kind: 'page-break', page: '12' },
    { kind: 'line-break' },
    { kind: 'formula', mathml: '<math/>', line: 'a/2' },
    { kind: 'picture', picture: 'p', alt: ' (sun)' },
  ];
  expect(textOfInlines(inlines)).toBe('Fill in _____, see1\na/2 (sun)');
});

test('neighbours that look alike become one run, and others stay apart', () => {
  const bold = { styles: ['bold'] };
  expect(joinRuns([run('a', bold), run(''), run('b', bold), run('c'), run('d', { link: '#d' })])).toEqual([
    run('ab', bold),
    run('c'),
    run('d', { link: '#d' }),
  ]);
});

test('spaces between runs are one, and none is left at the ends or around a line break', () => {
  const page: Inline = { kind: 'page-break', page: '2' };
  expect(
    tidySpaces([
      run('  Warm \n'),
      run(' sea', { styles: ['bold'] }),
      run('  '),
      { kind: 'line-break' },
      run(' and'),
      page,
      run('  hills '),
      page,
    ]),
  ).toEqual([
    run('Warm '),
    run('sea', { styles: ['bold'] }),
    { kind: 'line-break' },
    run('and'),
    page,
    run(' hills'),
    page,
  ]);
});

test('a space that must not break stays', () => {
  expect(tidySpaces(plainText('5\u00a0km'))).toEqual(plainText('5\u00a0km'));
});
