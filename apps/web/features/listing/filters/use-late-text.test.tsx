import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { SEARCH_PAUSE } from '../query/limits.ts';
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

test('a search runs once, 300 ms after the last letter, without surrounding spaces', async () => {
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
