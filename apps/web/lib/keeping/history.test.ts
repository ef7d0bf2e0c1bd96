import { EMPTY_CHART_WORK } from '@relievo/contracts/charts';
import { expect, test } from 'vitest';
import { beginWork, changedParts, changeWork, redoWork, undoWork } from './history.ts';

function title(text: string) {
  return { labels: { ...EMPTY_CHART_WORK.labels, title: text } };
}

test('letters in one field are one step, and another field is the next', () => {
  let history = beginWork(EMPTY_CHART_WORK);
  for (const text of ['B', 'Bo', 'Boo']) history = changeWork(history, title(text), 'title');
  history = changeWork(history, { header: 'yes' }, null);
  const once = undoWork(history);
  expect(once?.present.labels.title).toBe('Boo');
  const twice = once && undoWork(once);
  expect(twice?.present.labels.title).toBe('');
  expect(twice && undoWork(twice)).toBeNull();
  expect(twice && redoWork(twice)?.present.labels.title).toBe('Boo');
});

test('only what differs is sent', () => {
  const work = { ...EMPTY_CHART_WORK, ...title('Books') };
  expect(changedParts(EMPTY_CHART_WORK, work)).toEqual(title('Books'));
  expect(changedParts(work, work)).toEqual({});
});
