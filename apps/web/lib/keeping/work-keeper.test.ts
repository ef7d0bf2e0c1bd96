import { EMPTY_CHART_WORK } from '@relievo/contracts';
import { expect, test } from 'vitest';
import { createWorkKeeper, type Saved } from './work-keeper.ts';

function keep(save: (edits: number, change: object) => Saved) {
  const later: (() => void)[] = [];
  const sent: [number, object][] = [];
  const keeper = createWorkKeeper({
    draft: { edits: 3, work: EMPTY_CHART_WORK },
    elsewhere: 'chart_changed_elsewhere',
    save: async (edits, change) => {
      sent.push([edits, change]);
      return save(edits, change);
    },
    read: async () => ({ edits: 9, work: { ...EMPTY_CHART_WORK, header: 'no' as const } }),
    later: (work) => {
      later.push(work);
      return () => undefined;
    },
  });
  return { keeper, sent };
}

test('what was changed is saved on the count that was read, and only that', async () => {
  const { keeper, sent } = keep((edits) => ({ edits: edits + 1 }));
  keeper.change({ header: 'yes' });
  expect(keeper.store.get().status).toBe('waiting');
  expect(await keeper.flush()).toBe(true);
  expect(sent).toEqual([[3, { header: 'yes' }]]);
  keeper.undo();
  await keeper.flush();
  expect(sent[1]).toEqual([4, { header: 'auto' }]);
});

test('another tab that wrote is never overwritten before the person has chosen', async () => {
  const { keeper, sent } = keep((edits) =>
    edits === 9 ? { edits: 10 } : { refused: 'chart_changed_elsewhere' },
  );
  keeper.change({ header: 'yes' });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.store.get().status).toBe('elsewhere');
  keeper.change({ decimal: 'comma' });
  expect(sent.length).toBe(1);
  await keeper.keepMine();
  expect(sent[1]).toEqual([9, { header: 'yes', decimal: 'comma' }]);
  expect(keeper.store.get()).toMatchObject({ status: 'kept', edits: 10 });
});

test('what the other tab wrote is taken, and what stood here comes back by Undo', async () => {
  const { keeper } = keep(() => ({ refused: 'chart_changed_elsewhere' }));
  keeper.change({ header: 'yes' });
  await keeper.flush();
  await keeper.takeTheirs();
  expect(keeper.store.get()).toMatchObject({ status: 'kept', edits: 9 });
  expect(keeper.store.get().history.present.header).toBe('no');
  keeper.undo();
  expect(keeper.store.get().history.present.header).toBe('yes');
});

test('what could not be sent stays, and is tried again', async () => {
  let isDown = true;
  const { keeper } = keep((edits) => (isDown ? { refused: '' } : { edits: edits + 1 }));
  keeper.change({ header: 'yes' });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.store.get().status).toBe('failed');
  isDown = false;
  expect(await keeper.flush()).toBe(true);
});
