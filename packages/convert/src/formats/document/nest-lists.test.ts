import { type Block, createNewIds } from '@relievo/document/model';
import { writeMark } from '@relievo/document/text';
import { expect, test } from 'vitest';
import { type FlatItem, nestLists } from './nest-lists.ts';

function item(text: string, depth: number, mark: string | null = ''): FlatItem {
  const blocks: readonly Block[] = [{ kind: 'paragraph', id: text, content: [{ kind: 'text', text }] }];
  return { kind: 'flat-item', depth, mark, blocks };
}

/** Outlines lists: a line for each item with its mark and words, indented by its depth. */
function outline(blocks: readonly Block[]): unknown[] {
  return blocks.flatMap((block): unknown[] => {
    if (block.kind !== 'list') return block.kind === 'paragraph' ? [block.id] : [];
    return [block.items.map((one, at) => [one.mark ?? writeMark(block.marks, at), ...outline(one.blocks)])];
  });
}

test('deeper items go into the item above them and have own marks', () => {
  const items = [item('one', 0, '1.'), item('a', 1, 'a)'), item('b', 1, 'b)'), item('two', 0, '2.')];
  expect(outline(nestLists<Block>(items, createNewIds()))).toEqual([
    [
      [
        '1.',
        'one',
        [
          ['a)', 'a'],
          ['b)', 'b'],
        ],
      ],
      ['2.', 'two'],
    ],
  ]);
});

test('dots after numbers are another list, and a paragraph between items ends a list', () => {
  const between: Block = { kind: 'paragraph', id: 'between', content: [] };
  const items = [item('one', 0, '1.'), item('dot', 0), between, item('last', 0)];
  expect(outline(nestLists<Block>(items, createNewIds()))).toEqual([
    [['1.', 'one']],
    [['', 'dot']],
    'between',
    [['', 'last']],
  ]);
});

test('an item holds its mark if the list would count otherwise', () => {
  expect(outline(nestLists<Block>([item('a', 0, '1.'), item('b', 0, '5.')], createNewIds()))).toEqual([
    [
      ['1.', 'a'],
      ['5.', 'b'],
    ],
  ]);
});

test('a paragraph that continues an item is in that item', () => {
  const items = [item('one', 0, '1.'), item('more', 0, null), item('two', 0, '2.')];
  expect(outline(nestLists<Block>(items, createNewIds()))).toEqual([
    [
      ['1.', 'one', 'more'],
      ['2.', 'two'],
    ],
  ]);
});

test('items that begin deeper than those that follow keep their order', () => {
  expect(outline(nestLists<Block>([item('deep', 2), item('shallow', 0)], createNewIds()))).toEqual([
    [['', 'deep']],
    [['', 'shallow']],
  ]);
});
