import { expect, test } from 'vitest';
import { readSpoken } from '../lib/testing/spoken.tsx';
import { TextField } from './fields/text-field.tsx';
import { ErrorSummary } from './forms/error-summary.tsx';
import { Table } from './lists/table.tsx';
import { Dialog } from './overlays/dialog.tsx';
import { Progress } from './states/progress.tsx';

test('an open dialog announces its name, its content and how to close it, and the page behind it is silent', async () => {
  const said = await readSpoken(
    <>
      <p>Behind the dialog</p>
      <Dialog
        title="Delete the sheet?"
        role="alertdialog"
        isOpen
        onClose={() => {}}
        actions={<button type="button">Delete</button>}
      >
        <p>It cannot be brought back.</p>
      </Dialog>
    </>,
  );
  expect(said).toEqual([
    'document',
    'alertdialog, Delete the sheet?',
    'alertdialog, Delete the sheet?',
    'heading, Delete the sheet?, level 2',
    'button, Close',
    'paragraph',
    'It cannot be brought back.',
    'end of paragraph',
    'button, Delete',
    'end of alertdialog, Delete the sheet?',
    'end of document',
  ]);
});

test('the summary of faults announces their number, each fault, what helps, and its link', async () => {
  const problems = [
    { field: 'year', message: 'Name a year', suggestion: 'Four digits, like 2026.', level: 'error' as const },
  ];
  expect(
    await readSpoken(<ErrorSummary problems={problems} check={problems} onGoToField={() => {}} />),
  ).toEqual(
    expect.arrayContaining([
      'group, There is a problem, Name a year.',
      'heading, There is a problem, level 2',
      'Name a year',
      'Four digits, like 2026.',
      'button, Go to field: Name a year',
    ]),
  );
});

test('a field announces its name, its help and its fault', async () => {
  expect(await readSpoken(<TextField label="Year" help="Of the first print." error="Name a year" />)).toEqual(
    [
      'document',
      'main',
      'Year',
      'Of the first print.',
      'textbox, Year, Of the first print. Error: Name a year, invalid',
      'Error: Name a year',
      'end of main',
      'end of document',
    ],
  );
});

test('a table announces its name, how each column is sorted, and the row of each cell', async () => {
  const table = (
    <Table
      caption="Sheets"
      columns={[
        { id: 'name', label: 'Sheet', cell: ({ name }: { name: string }) => name, sortable: true },
        { id: 'dots', label: 'Dots', cell: () => 812 },
      ]}
      rows={[{ name: 'Map' }]}
      rowKey={({ name }) => name}
      sort={{ column: 'name', direction: 'descending' }}
      onSort={() => {}}
    />
  );
  expect(await readSpoken(table)).toEqual(
    expect.arrayContaining([
      'table, Sheets',
      'columnheader, Sheet, sorted in descending order',
      'button, Sheet',
      'columnheader, Dots',
      'rowheader, Map',
      'cell, 812',
    ]),
  );
});

test('progress announces its name and how far it is', async () => {
  expect(await readSpoken(<Progress label="Making the sheet" value={42} />)).toContain(
    'progressbar, Making the sheet, max value 100, min value 0, current value 42%',
  );
});
