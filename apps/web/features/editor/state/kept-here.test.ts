import { createFromTemplate, writeDrawing } from '@relievo/graphic';
import { expect, test } from 'vitest';
import { chooseLater, findUnsaved, keepUnsaved } from './kept-here.ts';

const CLOCK = writeDrawing(createFromTemplate('clock', 'Clock'));

test('of what two storages hold after a crash the later counts, and what is no drawing of ours counts nothing', () => {
  const early = { svg: '<svg/>', edits: 2, at: 1000 };
  const late = { svg: '<svg id="late"/>', edits: 2, at: 2000 };
  expect(chooseLater(early, late)).toEqual(late);
  expect(chooseLater(late, early)).toEqual(late);
  expect(chooseLater(late, { svg: null, edits: 3, at: 3000 })).toMatchObject({ svg: null });
  expect(chooseLater(undefined, early)).toEqual(early);
  expect(chooseLater({ svg: 7 }, 'nonsense')).toBeNull();
  expect(chooseLater({ svg: '<svg/>', edits: 1 }, undefined)).toEqual({ svg: '<svg/>', edits: 1, at: 0 });
});

test('what was not saved is found again as a drawing, and nothing is found once it has arrived', async () => {
  keepUnsaved('mia', 'clock', { svg: CLOCK, edits: 4 });
  expect(await findUnsaved('mia', 'clock')).toMatchObject({ edits: 4, drawing: { title: 'Clock' } });
  expect(await findUnsaved('noa', 'clock')).toBeNull();
  keepUnsaved('mia', 'clock', null);
  expect(await findUnsaved('mia', 'clock')).toBeNull();
});

test('what was kept and is no drawing any more is not opened', async () => {
  keepUnsaved('mia', 'broken', { svg: '<svg', edits: 4 });
  expect(await findUnsaved('mia', 'broken')).toBeNull();
});
