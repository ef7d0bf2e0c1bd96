import { act } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { ChartWalk } from './chart-walk.tsx';
import type { Spot } from './walk-keys.ts';

const axis = { name: 'Day', unit: null, kind: 'category' } as const;
const CHART = {
  version: 1 as const,
  type: 'bar' as const,
  title: 'Books read',
  language: 'en',
  x: axis,
  y: axis,
  series: [
    {
      name: 'Books',
      unit: 'books',
      points: [
        { label: 'Monday', x: 0, y: 4, text: '4' },
        { label: 'Tuesday', x: 1, y: null, text: '' },
        { label: 'Wednesday', x: 2, y: 8, text: '8' },
      ],
    },
  ],
};

test('each arrow key speaks and plays the next point of a chart, starting with the first', async () => {
  const played: Spot[] = [];
  const place = await show(<ChartWalk chart={CHART} onReach={(spot) => played.push(spot)} />);
  const walk = place.querySelector<HTMLElement>('[role="application"]');
  const press = async (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    await act(async () => walk?.dispatchEvent(event));
    return [walk?.textContent, event.defaultPrevented];
  };
  expect(walk?.tabIndex).toBe(0);
  expect(await press('Tab')).toEqual(['Press the right arrow key to start.', false]);
  expect(await press('ArrowRight')).toEqual(['Monday: 4 books. 1 of 3', true]);
  expect(await press('ArrowRight')).toEqual(['Tuesday: no value. 2 of 3', true]);
  expect(await press('End')).toEqual(['Wednesday: 8 books. 3 of 3', true]);
  expect(await press(' ')).toEqual(['Wednesday: 8 books. 3 of 3', true]);
  expect(played.map(({ point }) => point)).toEqual([0, 1, 2, 2]);
});
