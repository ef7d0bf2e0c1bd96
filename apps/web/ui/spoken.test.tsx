import { virtual } from '@guidepup/virtual-screen-reader';
import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { activateLocale, i18n } from '../lib/i18n.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Progress } from './progress.tsx';
import { Table } from './table.tsx';
import { TextField } from './text-field.tsx';

/** What a screen reader says, from one thing to the next. */
async function spoken(content: ReactNode): Promise<string[]> {
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  await act(async () => createRoot(container).render(<I18nProvider i18n={i18n}>{content}</I18nProvider>));
  await virtual.start({ container });
  while ((await virtual.lastSpokenPhrase()) !== 'end of main') await virtual.next();
  return virtual.spokenPhraseLog();
}

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await activateLocale('en');
});
afterEach(() => virtual.stop());

test('the summary of faults says how many there are, each fault, what helps, and where it leads', async () => {
  const problems = [
    { field: 'year', message: 'Name a year', suggestion: 'Four digits, like 2026.', level: 'error' as const },
  ];
  expect(await spoken(<ErrorSummary problems={problems} onGoToField={() => {}} />)).toEqual(
    expect.arrayContaining([
      'group, One thing to put right',
      'heading, One thing to put right, level 2',
      'Name a year',
      'Four digits, like 2026.',
      'button, Go to field: Name a year',
    ]),
  );
});

test('a field says its name, its help and its fault', async () => {
  expect(await spoken(<TextField label="Year" help="Of the first print." error="Name a year" />)).toEqual([
    'main',
    'Year',
    'Of the first print.',
    'textbox, Year, Of the first print. Error: Name a year, invalid',
    'Error: Name a year',
    'end of main',
  ]);
});

test('a table says its name, how each column is sorted, and the row of each cell', async () => {
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
  expect(await spoken(table)).toEqual(
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

test('progress says its name and how far it is', async () => {
  expect(await spoken(<Progress label="Making the sheet" value={42} />)).toContain(
    'progressbar, Making the sheet, max value 100, min value 0, current value 42%',
  );
});
