import { type ChartDraft, EMPTY_CHART_WORK, type SavedChartWork } from '@relievo/contracts/charts';
import { expect, test } from 'vitest';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { CreateChartPage } from './create-chart-page.tsx';

test('a chart begins with a file, and the remarks of how it was read are beside its table', async () => {
  const draft: ChartDraft = {
    id: '01990000-0000-7000-8000-0000000000c3',
    edits: 0,
    savedAt: '2026-11-24T12:00:00.000Z',
    work: EMPTY_CHART_WORK,
    resource: null,
  };
  const begun: SavedChartWork[] = [];
  const { person, heard } = await showPage(<CreateChartPage />, {
    path: '/tools/create-chart',
    session: aSession('teacher'),
    answers: {
      'GET /chart-drafts': [],
      'POST /chart-drafts': ({ work }: { work: SavedChartWork }) => {
        begun.push(work);
        return { ...draft, work };
      },
      'GET /chart-drafts/{id}': () => ({ ...draft, work: begun[0] }),
      'POST /braille': ({ texts }: { texts: string[] }) =>
        texts.map(() => ({ cells: '⠃', engine: 'test', table: 'ueb-1' })),
    },
  });
  await screen.findByRole('heading', { level: 2, name: 'Your charts' });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Bring a table', 'Or try a sample', 'Or type a table', 'Your charts']);
  const input = document.querySelector<HTMLInputElement>('.chart-sources input[type="file"]');
  if (!input) throw new Error('No file can be chosen.');
  const bytes = new Uint8Array([...new TextEncoder().encode('Day,Rain\nMonday,4\nCaf'), 0xe9, 0x2c, 0x36]);
  await person.upload(input, new File([bytes], 'rain.csv'));
  await until(() => expect(heard).toContain('rain.csv is in the grid: 3 rows, 2 columns.'));
  expect(begun[0]?.cells.at(-1)).toEqual(['Café', '6']);
  await screen.findByRole('heading', { level: 2, name: 'Step 1 of 5: Data' });
  expect(screen.getByText(/^The file is not in UTF-8/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get the files' })).toBeTruthy();
});
