import { scoreOf } from '@relievo/chart/score';
import { chartContent } from '@relievo/contracts/library/files';
import { maxOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { THROWN_BALL } from './thrown-ball.ts';

test('the tone of the ball rises to the middle and falls back to its start', () => {
  expect(chartContent.parse(THROWN_BALL)).toEqual(THROWN_BALL);
  const { score } = scoreOf(THROWN_BALL);
  const heard = score.events.flatMap((event) => (event.kind === 'note' ? [event.frequency] : []));
  const middle = heard.indexOf(maxOf(heard));
  expect(middle).toBe((heard.length - 1) / 2);
  expect(heard.slice(0, middle + 1)).toEqual(
    heard.slice(0, middle + 1).toSorted((one, other) => one - other),
  );
  expect(heard.toReversed()).toEqual(heard);
});
