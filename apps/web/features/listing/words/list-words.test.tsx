import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { type ListKind, useListWords } from './list-words.ts';

function Words({ kind, count, isMore = false }: { kind: ListKind; count: number; isMore?: boolean }) {
  const words = useListWords(kind);
  return [words.found(count, isMore), words.none, words.failed, words.loading].join(' | ');
}
async function wordsOf(kind: ListKind, count: number) {
  return (await show(<Words kind={kind} count={count} />)).textContent;
}

test.each([
  ['marketplace', 'marketplace items', '1 marketplace item'],
  ['your-content', 'content items', '1 content item'],
  ['collections', 'collections', '1 collection'],
  ['categories', 'categories', '1 category'],
  ['resources', 'resources', '1 resource'],
] as const)(
  'the list of %s announces how many were found, that none were, that it failed or loads',
  async (kind, many, one) => {
    const rest = `No ${many} found | Error loading ${many} | Loading...`;
    expect(await wordsOf(kind, 12)).toBe(`12 ${many} found | ${rest}`);
    expect(await wordsOf(kind, 1)).toBe(`${one} found | ${rest}`);
    expect(await wordsOf(kind, 1_234_567)).toBe(`1,234,567 ${many} found | ${rest}`);
  },
);

test('what a range is of agrees with its number', async () => {
  function Nouns() {
    const { nounOf } = useListWords('collections');
    return [1, 2].map(nounOf).join(', ');
  }
  expect((await show(<Nouns />)).textContent).toBe('collection, collections');
});

test('a search that finds more than are counted says so', async () => {
  const { textContent } = await show(<Words kind="resources" count={10_000} isMore />);
  expect(textContent).toContain('More than 10,000 resources found | ');
});
