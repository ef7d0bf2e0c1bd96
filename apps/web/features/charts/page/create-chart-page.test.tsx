import { EMPTY_CHART_WORK } from '@relievo/contracts/charts';
import { expect, test } from 'vitest';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { BOOKS, openWizard } from '../testing/open-wizard.tsx';
import { CreateChartPage } from './create-chart-page.tsx';

test('a guest is told what the wizard does and signs in to come back to it', async () => {
  await showPage(<CreateChartPage />, { path: '/tools/create-chart' });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/auth?return=%2Ftools%2Fcreate-chart',
  );
  expect(screen.getAllByRole('listitem').length).toBe(5);
});

test('a table is written with the keys of a spreadsheet, and each change is saved by itself', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard, saved } = await openWizard('data', { cells: [] });
  const grid = within(screen.getByRole('grid', { name: 'Data' }));
  await person.click(grid.getAllByRole('columnheader')[1] as HTMLElement);
  await person.keyboard('Day{Tab}Books{Enter}');
  await person.keyboard('{Home}');
  expect(document.activeElement?.getAttribute('role')).toMatch(/gridcell|columnheader/);
  await person.keyboard('Monday{Tab}4{Enter}{Home}Tuesday{Tab}6{Enter}');
  expect(grid.getByRole('gridcell', { name: 'Tuesday' })).toBeTruthy();
  await until(() => expect(heard).toContain('Your changes are saved as a draft.'));
  await until(() =>
    expect(saved.at(-1)?.['cells']).toEqual([
      ['Day', 'Books'],
      ['Monday', '4'],
      ['Tuesday', '6'],
      ['', ''],
      ['', ''],
      ['', ''],
    ]),
  );
});

test('a table that is typed grows by a row and by a column at its edges, and nothing is written over', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard, saved } = await openWizard('data', { cells: [] });
  const grid = within(screen.getByRole('grid', { name: 'Data' }));
  await person.click(grid.getAllByRole('columnheader')[1] as HTMLElement);
  await person.keyboard('Day{Tab}Rain{Tab}Sun{Enter}');
  await until(() => expect(heard).toContain('Column C was added.'));
  for (const row of [1, 2, 3, 4, 5, 6])
    await person.keyboard(`{Home}d${row}{Tab}${row}{Tab}${row * 2}{Enter}`);
  await until(() => expect(heard).toContain('Row 6 was added.'));
  await until(() =>
    expect(saved.at(-1)?.['cells']).toEqual([
      ['Day', 'Rain', 'Sun'],
      ...[1, 2, 3, 4, 5, 6].map((row) => [`d${row}`, `${row}`, `${row * 2}`]),
      ['', '', ''],
    ]),
  );
  // An empty cell asks for no more.
  await person.keyboard(' {Enter}');
  expect(grid.getAllByRole('row')).toHaveLength(8);
});

test('a cell is taken back and written again, also from outside of the grid', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard } = await openWizard('data');
  const grid = within(screen.getByRole('grid'));
  await person.click(grid.getByRole('gridcell', { name: '6' }));
  await person.keyboard('{Delete}');
  expect(grid.queryByRole('gridcell', { name: '6' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(grid.getByRole('gridcell', { name: '6' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Redo' }));
  expect(grid.queryByRole('gridcell', { name: '6' })).toBeNull();
  await until(() => expect(heard).toContain('The change was made again.'));
});

test('a row is added or removed by its number, and the row of names by what it is', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard } = await openWizard('data');
  const grid = within(screen.getByRole('grid'));
  await person.click(grid.getByRole('gridcell', { name: 'Tuesday' }));
  await person.click(screen.getByRole('button', { name: 'Remove the row' }));
  await until(() => expect(heard).toContain('Row 2 was removed.'));
  await person.click(grid.getByRole('columnheader', { name: /^Day/ }));
  await person.click(screen.getByRole('button', { name: 'Add a row below' }));
  await until(() => expect(heard).toContain('A row was added below the column names.'));
  await person.click(grid.getByRole('columnheader', { name: /^Day/ }));
  await person.click(screen.getByRole('button', { name: 'Remove the row' }));
  await until(() => expect(heard).toContain('The row of column names was removed.'));
});

test('what was recognised of each column is told, and what was decided', async () => {
  await openWizard('data', {
    cells: [
      ['Day', 'Share', 'Price'],
      ['2024-01-01', '12 %', '€5'],
      ['2024-01-02', 'n/a', '€6'],
    ],
  });
  expect(screen.getByText('Read as: Dates')).toBeTruthy();
  expect(screen.getByText('Read as: Percentages; 1 without a value')).toBeTruthy();
  expect(screen.getByText('Read as: Amounts in €')).toBeTruthy();
});

test('kinds are pictures of the data: the suggested one says why it suits, and the others why they do not', async () => {
  const { person } = await openWizard('chart');
  const kinds = within(screen.getByRole('radiogroup', { name: 'Kind of chart' }));
  expect(kinds.getByRole('radio', { name: /^Suggested: Bars\. There are 3 names in “Day”/ })).toHaveProperty(
    'checked',
    true,
  );
  expect(kinds.getByRole('radio', { name: /^Points – / })).toHaveProperty('disabled', true);
  const names = kinds.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
  expect(names[1]).toMatch(/^Bars\. There are 3 names/);
  expect(names.at(-1)).toMatch(/ – /);
  await until(() => expect(document.querySelectorAll('.chart-kind-picture img').length).toBeGreaterThan(3));
  await person.click(kinds.getByRole('radio', { name: /^Pie/ }));
  expect(kinds.getByRole('radio', { name: /^Pie/ })).toHaveProperty('checked', true);
});

test('the words of the chart stand beside their braille', async () => {
  await openWizard('labels');
  const table = within(await screen.findByRole('table', { name: 'Words on the sheet' }));
  await until(() => expect(table.getAllByText('⠃').length).toBeGreaterThan(4));
  expect(table.getByText('Tuesday')).toBeTruthy();
});

test('a note on a stretch of points is added, said and removed', { tags: 'exhaustive' }, async () => {
  const { person, heard, saved } = await openWizard('labels');
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  await until(() => expect(heard).toContain('Error: Enter what the note says.'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New note' }));
  await person.keyboard('Holiday');
  await person.click(screen.getByRole('button', { name: /Up to/ }));
  await person.click(screen.getByRole('option', { name: 'Tuesday' }));
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  await until(() => expect(heard).toContain('The note was added.'));
  const notes = within(screen.getByRole('group', { name: 'Notes on points' }));
  expect(notes.getByText('Monday to Tuesday: Holiday')).toBeTruthy();
  await until(() =>
    expect(saved.at(-1)?.['labels']).toMatchObject({
      annotations: [{ text: 'Holiday', from: 'Monday', to: 'Tuesday' }],
    }),
  );
  await person.click(notes.getByRole('button', { name: 'Remove note: Holiday' }));
  await until(() => expect(heard).toContain('The note was removed. Undo takes it back.'));
  expect(document.activeElement?.textContent).toBe('Notes on points');
});

test('what a chart means is proposed from its facts, marked, and the author’s as soon as it is changed', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard, saved } = await openWizard('access');
  await person.click(await screen.findByRole('button', { name: 'Propose what it means' }));
  await until(() =>
    expect(heard).toContain(
      'Example AI has proposed: Most was read on Tuesday. Read it, and change what is not true. Undo takes it back.',
    ),
  );
  expect(screen.getByText(/^Proposed by Example AI, a language model/)).toBeTruthy();
  await until(() => expect(saved.at(-1)?.['words']).toMatchObject({ meaningBy: 'Example AI' }));
  await person.type(screen.getByRole('textbox', { name: /^What it means/ }), ' A holiday.');
  expect(screen.queryByText(/^Proposed by/)).toBeNull();
  await until(() =>
    expect(saved.at(-1)?.['words']).toMatchObject({ meaning: 'Most was read on Tuesday. A holiday.' }),
  );
  expect(saved.at(-1)?.['words']).not.toHaveProperty('meaningBy');
});

test('a chart without numbers says in one sentence what is missing, and keeps the work', async () => {
  await openWizard('access', { cells: [['Day'], ['Monday']] });
  expect(screen.getByText(/^Error: .*numbers/)).toBeTruthy();
});

test('a function becomes the table and the kind of the chart, and what is wrong with it is said with its place', async () => {
  const { person, heard, saved } = await openWizard('data', { cells: [] });
  await person.click(screen.getByText('Draw a function'));
  await person.type(screen.getByRole('textbox', { name: 'Formula' }), 'y = 2x² + ');
  await person.click(screen.getByRole('button', { name: 'Use this function' }));
  await until(() => expect(heard.at(-1)).toMatch(/^Error: Something is missing after \+, at character 11/));
  await person.type(screen.getByRole('textbox', { name: 'Formula' }), '1');
  for (const [name, value] of [
    ['x from', '−1'],
    ['x to', '1'],
    ['Step', '0,5'],
  ] as const) {
    await person.clear(screen.getByRole('textbox', { name }));
    await person.type(screen.getByRole('textbox', { name }), value);
  }
  await person.click(screen.getByRole('button', { name: 'Use this function' }));
  await until(() => expect(heard).toContain('The function is in the grid: 5 values.'));
  await until(() => expect(saved.at(-1)).toMatchObject({ shape: { type: 'function' } }));
  expect(saved.at(-1)).toMatchObject({
    cells: [
      ['x', 'y'],
      ['−1', '3'],
      ['−0.5', '1.5'],
      ['0', '1'],
      ['0.5', '1.5'],
      ['1', '3'],
    ],
    labels: { title: 'y = 2x² + 1' },
  });
});

test('a chart in Vega-Lite is pasted with its data, its kind and its labels', async () => {
  const { person, heard, saved } = await openWizard('data', { cells: [] });
  const spec = {
    title: 'Rain',
    data: {
      values: [
        { town: 'Bern', rain: 3 },
        { town: 'Oslo', rain: 5 },
      ],
    },
    mark: 'bar',
    encoding: { x: { field: 'rain', type: 'quantitative' }, y: { field: 'town', type: 'nominal' } },
  };
  await person.click(screen.getByRole('textbox', { name: 'Paste cells from a spreadsheet' }));
  await person.paste(JSON.stringify({ ...spec, data: { url: 'rain.csv' } }));
  await person.click(screen.getByRole('button', { name: 'Use these cells' }));
  // The draft is saved at the same time, and that may be said after the error.
  await until(() =>
    expect(heard).toContainEqual(expect.stringMatching(/^Error: This Vega-Lite chart has no data in it/)),
  );
  await person.clear(screen.getByRole('textbox', { name: 'Paste cells from a spreadsheet' }));
  await person.click(screen.getByRole('textbox', { name: 'Paste cells from a spreadsheet' }));
  await person.paste(JSON.stringify(spec));
  await person.click(screen.getByRole('button', { name: 'Use these cells' }));
  await until(() => expect(saved.at(-1)).toMatchObject({ shape: { type: 'bar', direction: 'lying' } }));
  expect(saved.at(-1)).toMatchObject({
    cells: [
      ['town', 'rain'],
      ['Bern', '3'],
      ['Oslo', '5'],
    ],
    labels: { title: 'Rain' },
  });
});

test('of a workbook with several tables one is chosen, and a file that cannot be read is told in words', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard, saved, answer } = await openWizard('data', { cells: [] });
  const input = document.querySelector<HTMLInputElement>('.chart-sources input[type="file"]');
  if (!input) throw new Error('No file can be chosen.');
  answer({
    tables: [
      { name: 'Marks', cells: BOOKS, problem: null },
      { name: 'Old', cells: [['a'], ['1']], problem: null },
    ],
    notes: [],
  });
  await person.upload(input, new File(['0'], 'class.xlsx'));

  await until(() => expect(heard).toContain('The file has 2 tables. Choose one of them.'));
  await person.click(screen.getByRole('button', { name: 'Marks (4 rows)' }));
  await until(() => expect(saved.at(-1)).toMatchObject({ cells: BOOKS }));
  answer(null);
  await person.upload(input, new File(['0'], 'broken.ods'));
  await until(() =>
    expect(heard.join('\n')).toMatch(
      /^Error: The file was not read\. It is broken\. What you have made so far is as it was\./m,
    ),
  );
});

const TWO_UNITS = [
  ['Day', 'Apples (kg)', 'Walk (km)'],
  ['Monday', '4', '20'],
  ['Tuesday', '6', '31'],
];

test('every sheet of a chart that takes several is shown, one after the other, and each is downloaded', async () => {
  const shape = { ...EMPTY_CHART_WORK.shape, type: 'bar' };
  const { person } = await openWizard('access', { cells: TWO_UNITS, shape });
  await screen.findByText(/^The chart takes 2 sheets\. All of them are saved and downloaded\./);
  const choice = screen.getByRole('button', { name: /Sheet$/ });
  expect(choice.textContent).toMatch(/^1 of 2: .*Apples/);
  await person.click(choice);
  await person.click(await screen.findByRole('option', { name: /^2 of 2: .*Walk/ }));
  expect(choice.textContent).toMatch(/^2 of 2: /);
  await person.click(
    within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('link', { name: /Save/ }),
  );
  await screen.findByRole('button', { name: 'Tactile sheet 2 of 2 (SVG)' });
});

test('a chart that takes several sheets is made simpler by a button, and Undo takes it back', async () => {
  const shape = { ...EMPTY_CHART_WORK.shape, type: 'bar' };
  const { person } = await openWizard('access', { cells: TWO_UNITS, shape });
  await screen.findByText(/^The chart takes 2 sheets\./);
  await person.click(screen.getByRole('button', { name: 'Only “Apples” of the 2 series.' }));
  await until(() => expect(screen.queryByText(/^The chart takes 2 sheets\./)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Tactile sheet' }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/^The chart takes 2 sheets\./);
});

test.each([
  ['Books', true],
  ['Temperature (°C)', false],
])('rows of one name of “%s” are offered as a sum: %s', async (name, isOffered) => {
  const cells = [
    ['Day', name],
    ['Monday', '4'],
    ['Monday', '6'],
    ['Tuesday', '3'],
  ];
  const { person } = await openWizard('chart', { cells });
  await person.click(screen.getByRole('button', { name: /Combine rows/ }));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toContain('The mean of rows with one name');
  expect(options.includes('The sum of rows with one name')).toBe(isOffered);
});
