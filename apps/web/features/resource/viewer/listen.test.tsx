import { USUAL_STUDIO } from '@relievo/contracts/people';
import { act } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { until } from '../../../lib/testing/until.ts';
import { THROWN_BALL } from '../../students/first-resources/thrown-ball.ts';
import { Listen } from './listen.tsx';
import { playChart } from './play-chart.ts';

test('a chart stops at once, also while its data is loading', async () => {
  const asked: AbortSignal[] = [];
  const place = await show(
    <Listen
      load={(signal) => {
        asked.push(signal);
        return new Promise(() => {});
      }}
    />,
  );
  const press = () => act(async () => place.querySelector('button')?.click());
  await press();
  await until(() => expect(place.textContent).toBe('Stop'));
  await press();
  await until(() => expect(place.textContent).toBe('Listen to the chart'));
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a sound that was stopped before its start ends silently', async () => {
  await expect(playChart(THROWN_BALL, USUAL_STUDIO, AbortSignal.abort())).resolves.toBeUndefined();
});
