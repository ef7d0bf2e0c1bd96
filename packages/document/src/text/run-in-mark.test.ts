import { expect, test } from 'vitest';
import type { Block } from '../model/block.ts';
import { textOfInlines } from './inline-text.ts';
import { runInMark } from './run-in-mark.ts';

const paragraph: Block = { kind: 'paragraph', id: 'p', content: [{ kind: 'text', text: 'Add up.' }] };
const code: Block = { kind: 'code', id: 'c', code: '1 + 1', programming: '' };

test('a mark comes before the words of the first paragraph', () => {
  const { mark, blocks } = runInMark({ mark: '(a)', blocks: [paragraph, code] });
  expect(mark).toBe('');
  expect(blocks).toHaveLength(2);
  expect(blocks[0]?.kind === 'paragraph' && textOfInlines(blocks[0].content)).toBe('(a) Add up.');
  expect(blocks[1]).toBe(code);
});

test('a mark remains alone before other blocks, and no mark adds nothing', () => {
  expect(runInMark({ mark: '2', blocks: [code] })).toEqual({ mark: '2', blocks: [code] });
  expect(runInMark({ mark: '2', blocks: [] })).toEqual({ mark: '2', blocks: [] });
  expect(runInMark({ mark: '', blocks: [paragraph] }).blocks).toEqual([paragraph]);
});
