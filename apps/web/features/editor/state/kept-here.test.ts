import { createFromTemplate } from '@relievo/graphic/editing/templates';
import { writeDrawing } from '@relievo/graphic/svg';
import { expect, test } from 'vitest';
import { chooseLater, openDrawingPlace } from './kept-here.ts';

const CLOCK = writeDrawing(createFromTemplate('clock', 'Clock'));

test('of what two storages hold after a crash the later counts, and what is no drawing of ours counts nothing', () => {
  const early = { svg: '<svg/>', edits: 2, sent: [], at: 1000 };
  const late = { svg: '<svg id="late"/>', edits: 2, sent: [], at: 2000 };
  expect(chooseLater(early, late)).toEqual(late);
  expect(chooseLater(late, early)).toEqual(late);
  expect(chooseLater(late, { svg: null, edits: 3, at: 3000 })).toMatchObject({ svg: null });
  expect(chooseLater(undefined, early)).toEqual(early);
  expect(chooseLater({ svg: 7 }, 'nonsense')).toBeNull();
  expect(chooseLater({ svg: '<svg/>', edits: 1 }, undefined)).toEqual({
    svg: '<svg/>',
    edits: 1,
    sent: [],
    at: 0,
  });
});

async function find(id: string, personId = 'mia') {
  return (await openDrawingPlace(personId, id)).found;
}

test('what was not saved is found again as a drawing, and nothing is found once it has arrived', async () => {
  const page = await openDrawingPlace('mia', 'clock');
  expect(page.keep({ svg: CLOCK, edits: 4, sent: ['mark'] })).toBe(true);
  expect(await find('clock', 'noa')).toBeNull();
  const next = await openDrawingPlace('mia', 'clock');
  expect(next.found).toMatchObject({ edits: 4, sent: ['mark'], drawing: { title: 'Clock' } });
  next.keep(null);
  expect(await find('clock')).toBeNull();
});

test('a tab whose drawing has arrived does not remove what another tab could not send', async () => {
  const [one, other] = [await openDrawingPlace('mia', 'two'), await openDrawingPlace('mia', 'two')];
  one.keep({ svg: CLOCK, edits: 4, sent: [] });
  other.keep({ svg: CLOCK, edits: 5, sent: [] });
  other.keep(null);
  expect(await find('two')).toMatchObject({ edits: 4 });
});

test('what was kept and is no drawing any more is not opened', async () => {
  (await openDrawingPlace('mia', 'broken')).keep({ svg: '<svg', edits: 4, sent: [] });
  expect(await find('broken')).toBeNull();
});
