import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { paragraph } from '../testing/make.ts';
import { plainText } from '../text/inline-text.ts';
import { listTexts } from '../text/words-of.ts';
import type { Block } from './block.ts';
import { changeEachText, listPrintPages, replaceEach, walkBlocks } from './walk.ts';

const POEM_BEFORE_BOX: readonly Block[] = [
  {
    kind: 'quotation',
    id: 'q',
    blocks: [paragraph('said', 'To be')],
    attribution: plainText('Hamlet'),
  },
  { kind: 'box', id: 'b', title: plainText('Remember'), blocks: [paragraph('in', 'Rain')] },
];

test('texts come in the order of reading: a title before its box, an author behind the quotation', () => {
  expect([...listTexts(POEM_BEFORE_BOX)]).toEqual(['To be', 'Hamlet', 'Remember', 'Rain']);
});

test('print pages are found between blocks and inside a paragraph', () => {
  const blocks: readonly Block[] = [
    { kind: 'page-break', id: 'one', page: '1' },
    paragraph('p', '', { content: [{ kind: 'page-break', page: '2' }] }),
    { kind: 'page-break', id: 'three', page: '3' },
  ];
  expect(listPrintPages(blocks)).toEqual(['1', '2', '3']);
});

test('a way over all blocks ends, however deep they lie in each other', () => {
  let blocks: readonly Block[] = [];
  for (let at = 0; at < 100_000; at += 1) blocks = [{ kind: 'box', id: `box-${at}`, title: [], blocks }];
  expect([...walkBlocks(blocks)].at(-1)?.depth).toBe(99_999);
});

test('a change that changes nothing gives back the same value', () => {
  fc.assert(
    fc.property(arbitraryDocument, ({ blocks }) => {
      expect(replaceEach(blocks, (block) => [block])).toBe(blocks);
      expect(changeEachText(blocks, (inlines) => inlines)).toBe(blocks);
    }),
  );
});

test('every text can be changed, wherever it stands', () => {
  fc.assert(
    fc.property(arbitraryDocument, ({ blocks }) => {
      const emptied = changeEachText(blocks, () => []);
      for (const { block } of walkBlocks(emptied))
        expect(JSON.stringify(block)).not.toMatch(/"kind":"(text|blank|line-break|note-reference)"/);
    }),
  );
});
