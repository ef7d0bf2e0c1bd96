import { EMPTY_PICTURE_WORK } from '@relievo/contracts/pictures';
import { createFromTemplate } from '@relievo/graphic/editing/templates';
import type { ShapeItem } from '@relievo/graphic/model';
import { readDrawing, writeDrawing } from '@relievo/graphic/svg';
import { shape } from '@relievo/graphic/testing';
import { fireEvent } from '@testing-library/dom';
import { act } from 'react';
import { expect, test } from 'vitest';
import { pageDescriptionStore } from '../../../lib/speaking/page-description.ts';
import { screen } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { openStep } from '../testing/open-step.tsx';

function drawBox(id: string, x: number, y: number, side: number): ShapeItem {
  return shape(id, { type: 'rect', x, y, width: side, height: side }, { name: '' });
}

/** Four boxes side by side beside a large one, so far apart. */
function drawBoxes(apart: number) {
  const items = [0, 1, 2, 3].map((at) => {
    const step = 15 + apart;
    return drawBox(`box-${at}`, 30 + (at % 2) * step, 30 + Math.floor(at / 2) * step, 15);
  });
  const drawing = createFromTemplate('empty', 'Boxes');
  const layer = { id: 'main', name: 'Main', visible: true, items: [drawBox('large', 90, 150, 80), ...items] };
  const { recipe } = EMPTY_PICTURE_WORK;
  return { drawn: { svg: writeDrawing({ ...drawing, layers: [layer] }), of: recipe } };
}

const MAKE = 'Make an overview and 1 detail sheet';

test('where one sheet is too full, it is told what several cost, and they are made, shown, kept and undone', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard, saved } = await openStep('process', drawBoxes(2));
  const button = await screen.findByRole('button', { name: MAKE });
  expect(screen.getByText(/^On one sheet \d parts? (is|are) too small or too close/)).toBeTruthy();
  expect(screen.getByText('4 parts move from the overview to details')).toBeTruthy();
  expect(screen.getByText(/^Detail A, upper left: 4 parts, enlarged [\d.]+ times$/)).toBeTruthy();

  await person.click(button);
  await until(() =>
    expect(heard).toContain('There are an overview and 1 detail sheet now. Undo brings the one sheet back.'),
  );
  expect(await screen.findByRole('img', { name: 'Overview as Relief' })).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'Detail A' }));
  expect(screen.getByRole('img', { name: 'Detail A as Relief' })).toBeTruthy();
  expect(screen.getByText(/^Sheet 2 of 2, A: the upper left of the overview, enlarged/)).toBeTruthy();
  await until(() => expect(saved.at(-1)).toMatchObject({ log: [{ code: 'simplified_sheets', count: 1 }] }));
  const [{ drawn } = {}] = saved.slice(-1) as { drawn?: { svg: string } }[];
  expect(readDrawing(drawn?.svg ?? '')).toMatchObject({ value: { spread: { reader: 'practiced' } } });

  const described = pageDescriptionStore.get()?.contents;
  expect(described).toContain('The drawing is on an overview and 1 detail sheet: below it you choose which');

  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('img', { name: 'The drawing as Relief' })).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: 'Show the sheet' })).toBeNull();
});

test('a draft that was spread on another device shows its sheets, and can be put on one again', {
  tags: 'exhaustive',
}, async () => {
  const { drawn } = drawBoxes(2);
  const read = readDrawing(drawn.svg);
  if (!read.ok) throw new Error('The drawing cannot be read.');
  const spread = { reader: 'expert', gap: 3, places: [{ x: 25, y: 25, width: 45, height: 45 }] } as const;
  const { person, heard, saved } = await openStep('process', {
    drawn: { ...drawn, svg: writeDrawing({ ...read.value, spread }) },
    log: [{ code: 'simplified_sheets', count: 1, message: 'Details have sheets of their own.' }],
  });
  expect(await screen.findByRole('img', { name: 'Overview as Relief' })).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Reader' }).getAttribute('aria-valuetext')).toBe('Expert');
  await person.click(await screen.findByRole('button', { name: 'Put it on one sheet again' }));
  await until(() => expect(heard).toContain('The drawing is on one sheet again.'));
  await until(() => expect(saved.at(-1)).toMatchObject({ log: [] }));
});

test('what a sheet would be for is decided by the reader', async () => {
  await openStep('process', drawBoxes(6));
  expect(await screen.findByText('One sheet holds the drawing for this reader.')).toBeTruthy();
  const slider = screen.getByRole('slider', { name: 'Reader' });
  await act(async () => void fireEvent.input(slider, { target: { value: '0' } }));
  expect(await screen.findByRole('button', { name: MAKE })).toBeTruthy();
});

test('on a sheet that is made of the drawing nothing is repaired, and it is told where', async () => {
  const { person } = await openStep('process', drawBoxes(2));
  await person.click(await screen.findByRole('button', { name: MAKE }));
  await person.click(await screen.findByRole('radio', { name: 'Whole drawing' }));
  expect(await screen.findByRole('button', { name: 'Repair all' })).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'Overview' }));
  await until(() => expect(screen.queryByRole('button', { name: 'Repair all' })).toBeNull());
});
