import { EMPTY_PICTURE_WORK } from '@relievo/contracts/pictures';
import { createFromTemplate } from '@relievo/graphic/editing/templates';
import { mapItems } from '@relievo/graphic/model';
import { writeDrawing } from '@relievo/graphic/svg';
import { shape } from '@relievo/graphic/testing';
import { fireEvent } from '@testing-library/dom';
import { act } from 'react';
import { expect, test } from 'vitest';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { openStep, SVG, TRACED } from '../testing/open-step.tsx';
import { ConvertGraphicsPage } from './convert-graphics-page.tsx';

test('a guest is told the six steps and signs in to come back to them', async () => {
  await showPage(<ConvertGraphicsPage />, { path: '/tools/convert-graphics' });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/auth?return=%2Ftools%2Fconvert-graphics',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Upload',
    'Analyze',
    'Enhance',
    'Process',
    'Details',
    'Save',
  ]);
});

test('who may not upload is led to ask for it', async () => {
  await showPage(<ConvertGraphicsPage />, { path: '/tools/convert-graphics', session: aSession('student') });
  expect(screen.getByRole('link', { name: 'Request Upload Access' })).toBeTruthy();
});

test('what a picture is found to hold is saved in silence, and a change of the person is told once it is saved', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard, saved } = await openStep('analyze');
  await until(() => expect(saved).toEqual([{ recipe: { ...EMPTY_PICTURE_WORK.recipe, corners: null } }]));
  await until(() => expect(screen.getByText('Draft saved.')).toBeTruthy());
  await person.click(screen.getByRole('link', { name: 'Continue to Enhance' }));
  await until(() => expect(document.activeElement?.textContent).toBe('Step 3 of 6: Enhance'));
  expect(heard).not.toContain('Your changes are saved as a draft.');
  await person.click(await screen.findByRole('button', { name: 'Faint pencil' }));
  expect(screen.getByText('Saving…')).toBeTruthy();
  await until(() => expect(heard).toContain('Your changes are saved as a draft.'));
  expect(saved.at(-1)).toMatchObject({ recipe: { contrast: 70 } });
});

test('a picture is told with its kind, the reasons, and how well fingers could read it', async () => {
  const { heard } = await openStep('analyze');
  await until(() =>
    expect(heard).toContain(
      'Line drawing. Readability by touch: Good. Go on: this picture makes a good tactile drawing as it is.',
    ),
  );
  expect(screen.getByText('Parts on much empty paper: 6')).toBeTruthy();
  expect(screen.getByText('Low: 6 parts (5 lines, 1 area, 0 marks)')).toBeTruthy();
  expect(
    screen.getByText(
      '2 of 5 lines are shorter than 12.5 mm on a sheet of A4, too short to be felt as lines.',
    ),
  ).toBeTruthy();
  // What this version has no words for is left out.
  expect(screen.queryByText(/of_a_later_version/)).toBeNull();
});

test('a change of the picture is kept, undone and made again', { tags: 'exhaustive' }, async () => {
  const { person, heard, saved } = await openStep('enhance');
  await person.click(screen.getByRole('button', { name: 'Turn right' }));
  await until(() => expect(heard).toContain('The picture was turned to the right.'));
  await until(() => expect(saved.at(-1)).toMatchObject({ recipe: { quarterTurns: 1 } }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await until(() => expect(saved.at(-1)).toMatchObject({ recipe: { quarterTurns: 0 } }));
  await person.click(screen.getByRole('button', { name: 'Redo' }));
  await until(() => expect(heard).toContain('The change was made again.'));
});

test('a rectangle is erased by numbers, and what is none is refused in words', async () => {
  const { person, heard, saved } = await openStep('enhance');
  const left = screen.getByRole('textbox', { name: 'From the left (%)' });
  await person.clear(left);
  await person.type(left, '120');
  await person.click(screen.getByRole('button', { name: 'Erase it' }));
  await until(() =>
    expect(heard).toContain('Enter numbers from 0 to 100 that leave something between them.'),
  );
  await person.clear(left);
  await person.type(left, '80');
  await person.click(screen.getByRole('button', { name: 'Erase it' }));
  await until(() =>
    expect(saved.at(-1)).toMatchObject({
      recipe: { erased: [{ x: 800, y: 0, width: 200, height: 1000 }] },
    }),
  );
});

test('the drawing is traced once it is wanted, and a part that is left out comes back by Undo', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard } = await openStep('process');
  await until(() => expect(heard).toContain('The drawing is ready. Lines: 5. Areas: 1. Marks: 0.'));
  const count = () =>
    Number.parseInt(screen.getByRole('heading', { name: /^\d+ parts?$/ }).textContent ?? '', 10);
  const before = count();
  await person.click(screen.getByRole('button', { name: /^Leave out: part 1, / }));
  await until(() => expect(heard).toContain('1 part is left out. Undo brings it back.'));
  expect(count()).toBe(before - 1);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await until(() => expect(count()).toBe(before));
});

test('a drawing that was changed by hand is not traced anew without being asked', async () => {
  const { person, asked } = await openStep('process', {
    drawn: { svg: SVG, of: { ...EMPTY_PICTURE_WORK.recipe, contrast: 40 } },
    log: [{ code: 'left_out', count: 1, message: 'Parts were left out by choice.' }],
  });
  const again = await screen.findByRole('button', { name: 'Draw it again from the picture' });
  expect(asked.some(({ path }) => path.endsWith('/tracing'))).toBe(false);
  await person.click(again);
  await until(() => expect(asked.some(({ path }) => path.endsWith('/tracing'))).toBe(true));
});

test('what is proposed stays a proposal until somebody takes it', async () => {
  const { person, saved } = await openStep('details', { drawn: { svg: SVG, of: EMPTY_PICTURE_WORK.recipe } });
  const field = screen.getByRole('textbox', { name: 'Alternative text' }) as HTMLTextAreaElement;
  expect(field.value).toBe('');
  await person.click(await screen.findByRole('button', { name: 'Use this: Proposed alternative text' }));
  expect(field.value).toMatch(/^Worksheet\. Its (parts|labels): /);
  await until(() => expect(saved.at(-1)).toMatchObject({ about: { altText: field.value } }));
});

test('a drawing without names and labels, and an instruction as its heading, propose nothing', async () => {
  const bare = { ...createFromTemplate('empty', 'Use these words:'), description: '' };
  const items = [shape('line', { type: 'rect', x: 30, y: 60, width: 100, height: 80 }, { name: '' })];
  const svg = writeDrawing({ ...bare, layers: [{ id: 'main', name: 'Main', visible: true, items }] });
  await openStep('details', { drawn: { svg, of: EMPTY_PICTURE_WORK.recipe } });
  expect(await screen.findByRole('textbox', { name: 'Alternative text' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Use this: / })).toBeNull();
});

test('a part is named, and its name is put beside it in braille', { tags: 'exhaustive' }, async () => {
  const { person, heard, saved } = await openStep('process', {
    drawn: { svg: SVG, of: EMPTY_PICTURE_WORK.recipe },
  });
  const field = await screen.findByRole('textbox', { name: /^Name of part 1, / });
  await person.clear(field);
  await person.type(field, 'Box');
  await person.click(screen.getByRole('button', { name: /^Label in braille: part 1, / }));
  await until(() => expect(heard).toContain('Box is beside its part in braille.'));
  await until(() => expect(JSON.stringify(saved.at(-1)?.['drawn'])).toContain('⠃⠕⠭'));
});

test('the corners of a page are set by number and by arrow keys, until the whole picture is wanted again', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard, saved } = await openStep('enhance');
  await person.click(screen.getByRole('button', { name: 'Set the corners by number' }));
  await until(() =>
    expect(heard).toContain('The corners lie near the edges of the picture. Move them to those of the page.'),
  );
  const field = screen.getByRole('textbox', {
    name: 'Top left corner: from the left (%)',
  }) as HTMLInputElement;
  await person.clear(field);
  await person.type(field, '12,5');
  await until(() =>
    expect(saved.at(-1)).toMatchObject({ recipe: { corners: { topLeft: { x: 125, y: 50 } } } }),
  );
  await person.keyboard('{ArrowUp}');
  expect(field.value).toBe('13');
  await person.clear(field);
  await person.type(field, 'far');
  expect(await screen.findByText(/Enter a number from 0 to 100\./)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Use the whole picture' }));
  await until(() => expect(heard).toContain('The whole picture is used.'));
  await until(() => expect(saved.at(-1)).toMatchObject({ recipe: { corners: null } }));
});

test('a page that was found in a photograph is kept where it was found', { tags: 'exhaustive' }, async () => {
  const place = (x: number, y: number) => ({ x, y });
  const corners = {
    topLeft: place(100, 90),
    topRight: place(900, 110),
    bottomRight: place(930, 880),
    bottomLeft: place(80, 900),
  };
  const { heard, saved } = await openStep('analyze', {}, { ...TRACED, corners });
  await until(() => expect(heard.join()).toContain('A page was found and laid straight. Line drawing.'));
  await until(() => expect(saved.at(-1)).toMatchObject({ recipe: { corners } }));
});

test('a drawing is simplified for a reader, with what it costs told before', async () => {
  const thin = mapItems(createFromTemplate('geometry-set', 'Shapes'), (item) =>
    item.kind === 'shape' ? { ...item, line: { style: 'solid', width: 0.8 } } : item,
  );
  const { person, heard, saved } = await openStep('process', {
    drawn: { svg: writeDrawing(thin), of: EMPTY_PICTURE_WORK.recipe },
  });
  const slider = await screen.findByRole('slider', { name: 'Reader' });
  await act(async () => void fireEvent.input(slider, { target: { value: '0' } }));
  expect(
    screen.getByText(/^Keeps lines from 25 mm, areas from 20 mm, and 6\.4 mm between them\.$/),
  ).toBeTruthy();
  await until(() => expect(screen.getByText('4 lines are made wider')).toBeTruthy());
  expect(screen.getByText('100% of all lines and edges stay.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Simplify for this reader' }));
  await until(() =>
    expect(heard).toContain('The drawing was simplified for this reader: Beginner. Undo brings it back.'),
  );
  await until(() => expect(JSON.stringify(saved.at(-1)?.['log'])).toContain('simplified_'));
  expect(await screen.findByText('Nothing needs to be simplified for this reader.')).toBeTruthy();
});
