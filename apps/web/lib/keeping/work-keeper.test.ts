import { EMPTY_CHART_WORK, type SavedChartWork } from '@relievo/contracts/charts';
import { expect, test } from 'vitest';
import type { Answer } from './saver.ts';
import { createWorkKeeper } from './work-keeper.ts';

const THEIRS: Answer<SavedChartWork> = {
  outcome: 'overtaken',
  theirs: { edits: 9, work: { ...EMPTY_CHART_WORK, header: 'no' } },
};

function keep(answer: (edits: number) => Answer<SavedChartWork>) {
  const sent: [number, object][] = [];
  const keeper = createWorkKeeper<SavedChartWork>({
    there: { edits: 3, work: EMPTY_CHART_WORK },
    unsaved: null,
    send: async (edits, change) => {
      sent.push([edits, change]);
      return answer(edits);
    },
    keepHere: () => true,
    later: () => () => undefined,
  });
  return { keeper, sent };
}

function saveIt(edits: number): Answer<SavedChartWork> {
  return { outcome: 'saved', edits: edits + 1 };
}

test('what was changed is saved on the count that was read, and only that', async () => {
  const { keeper, sent } = keep(saveIt);
  keeper.change({ header: 'yes' });
  expect(keeper.store.get().standing).toBe('waiting');
  expect(await keeper.flush()).toBe(true);
  expect(sent).toEqual([[3, { header: 'yes' }]]);
  keeper.undo();
  await keeper.flush();
  expect(sent[1]).toEqual([4, { header: 'auto' }]);
});

test('another tab that wrote is never overwritten before the person has chosen', async () => {
  const { keeper, sent } = keep((edits) => (edits === 9 ? saveIt(edits) : THEIRS));
  keeper.change({ header: 'yes' });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.store.get().standing).toBe('elsewhere');
  keeper.change({ decimal: 'comma' });
  expect(sent.length).toBe(1);
  keeper.keepMine();
  expect(await keeper.flush()).toBe(true);
  expect(sent[1]).toEqual([9, { header: 'yes', decimal: 'comma' }]);
  expect(keeper.store.get()).toMatchObject({ standing: 'kept', edits: 10 });
});

test('what the other tab wrote is taken, and what stood here comes back by Undo', async () => {
  const { keeper } = keep(() => THEIRS);
  keeper.change({ header: 'yes' });
  await keeper.flush();
  keeper.takeTheirs();
  expect(keeper.store.get()).toMatchObject({ standing: 'kept', edits: 9 });
  expect(keeper.store.get().history.present.header).toBe('no');
  keeper.undo();
  expect(keeper.store.get().history.present.header).toBe('yes');
});

test('what could not be sent stays, and is tried again', async () => {
  let isDown = true;
  const { keeper } = keep((edits) => (isDown ? { outcome: 'failed', why: '' } : saveIt(edits)));
  keeper.change({ header: 'yes' });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.store.get().standing).toBe('failed');
  isDown = false;
  expect(await keeper.flush()).toBe(true);
});

test('work is the person’s change when this browser kept it, and not when it was only opened', () => {
  const open = (edits: number | null) =>
    createWorkKeeper<SavedChartWork>({
      there: { edits: 3, work: EMPTY_CHART_WORK },
      unsaved: edits === null ? null : { edits, work: { ...EMPTY_CHART_WORK, header: 'no' }, sent: [] },
      send: async (count) => saveIt(count),
      keepHere: () => true,
      later: () => () => undefined,
    }).store.get().isChanged;
  expect([open(null), open(3)]).toEqual([false, true]);
});
