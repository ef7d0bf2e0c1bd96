import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_ITEMS, FRESH, SEARCH_PAUSE } from '../limits.ts';
import { show } from '../testing/show.tsx';
import { useLateText } from './use-late-text.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

function Field({ apply }: { apply: (text: string) => void }) {
  const { text, setText } = useLateText('', apply);
  return (
    <button type="button" onClick={() => setText(`${text}a `)}>
      {text}
    </button>
  );
}

test('a search is made 300 ms after the last letter, once, without the spaces around it', async () => {
  const applied: string[] = [];
  const place = await show(<Field apply={(text) => applied.push(text)} />);
  const type = () => act(async () => place.querySelector('button')?.click());
  await type();
  await act(async () => vi.advanceTimersByTime(SEARCH_PAUSE - 1));
  await type();
  await act(async () => vi.advanceTimersByTime(SEARCH_PAUSE - 1));
  expect(applied).toEqual([]);
  await act(async () => vi.advanceTimersByTime(1));
  expect([applied, SEARCH_PAUSE]).toEqual([['a a'], 300]);
});

test('answers stay fresh for as long as each list says, and a tab begins with its first few items', () => {
  const minutes = (count: number) => count * 60_000;
  expect(FRESH.marketplace.staleTime).toBe(minutes(5));
  expect(FRESH.categoryResources).toEqual({ staleTime: minutes(2), gcTime: minutes(5) });
  expect(FRESH.categories).toEqual({ staleTime: minutes(5), gcTime: minutes(10) });
  expect(FIRST_ITEMS).toEqual({ marketplace: 10, 'your-content': 10, collections: 10, categories: 12 });
});
