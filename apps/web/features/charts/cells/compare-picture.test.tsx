import { type ChartDraft, EMPTY_CHART_WORK, type FromPicture } from '@relievo/contracts/charts';
import { fireEvent } from '@testing-library/dom';
import { act } from 'react';
import { expect, test } from 'vitest';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { CreateChartPage } from '../page/create-chart-page.tsx';

const ID = '01990000-0000-7000-8000-0000000000c1';
const CONVERSION = '01990000-0000-7000-8000-0000000000c2';
const MARKS: FromPicture = {
  conversion: CONVERSION,
  unsure: [
    { row: 1, column: 1 },
    { row: 3, column: 1 },
  ],
  places: [{ row: 1, column: 1, x: 0.25, y: 0.5 }],
};

async function openRead(fromPicture: FromPicture | null) {
  const draft: ChartDraft = {
    id: ID,
    edits: 0,
    savedAt: '2026-11-24T12:00:00.000Z',
    work: {
      ...EMPTY_CHART_WORK,
      header: 'yes',
      cells: [
        ['Day', 'Books'],
        ['Monday', '4'],
        ['Tuesday', '6'],
        ['Wednesday', ''],
      ],
      fromPicture,
    },
    resource: null,
  };
  const saved: Record<string, unknown>[] = [];
  const shown = await showPage(<CreateChartPage />, {
    path: `/tools/create-chart?draft=${ID}&step=data`,
    session: aSession('teacher'),
    answers: {
      'GET /chart-drafts/{id}': draft,
      'PUT /chart-drafts/{id}': ({ work }: { work: Record<string, unknown> }) => {
        saved.push(work);
        return { edits: saved.length, savedAt: '2026-11-24T12:00:01.000Z' };
      },
    },
  });
  await screen.findByRole('heading', { level: 2, name: /^Step/ });
  return { ...shown, saved, grid: within(screen.getByRole('grid', { name: 'Data' })) };
}

test('uncertain cells of a chart from a picture say so, also an empty one, and others do not', async () => {
  const { grid } = await openRead(MARKS);
  expect(grid.getByRole('gridcell', { name: '4 uncertain' })).toBeTruthy();
  expect(grid.getByRole('gridcell', { name: 'empty, uncertain' })).toBeTruthy();
  expect(grid.getByRole('gridcell', { name: '6' })).toBeTruthy();
  expect(screen.getByText(/^2 cells are uncertain/)).toBeTruthy();
});

test('the next uncertain cell is gone to, and is certain once a person says that it is right', async () => {
  const { person, grid, saved } = await openRead(MARKS);
  await person.click(screen.getByRole('button', { name: 'Go to the next uncertain cell' }));
  await until(() => expect(document.activeElement?.textContent).toContain('4'));
  await person.click(screen.getByRole('button', { name: 'This cell is right: Books, row 1' }));
  expect(grid.getByRole('gridcell', { name: '4' })).toBeTruthy();
  expect(screen.getByText(/^1 cell is uncertain/)).toBeTruthy();
  await until(() =>
    expect(saved.at(-1)?.['fromPicture']).toEqual({ ...MARKS, unsure: [{ row: 3, column: 1 }] }),
  );
});

test('a cell is certain once it is changed, and uncertain again when that is undone', async () => {
  const { person, grid } = await openRead(MARKS);
  await person.click(grid.getByRole('gridcell', { name: '4 uncertain' }));
  await person.keyboard('5{Enter}');
  expect(grid.getByRole('gridcell', { name: '5' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(grid.getByRole('gridcell', { name: '4 uncertain' })).toBeTruthy();
});

test('the picture shows where the number of the chosen cell stands, and it is said in words', async () => {
  const { person, grid } = await openRead(MARKS);
  const picture = screen.getByRole('img', { name: 'The picture that the table was read from' });
  expect(picture.getAttribute('src')).toBe(`/api/conversions/${CONVERSION}/picture?show`);
  await person.click(grid.getByRole('gridcell', { name: '4 uncertain' }));
  expect(screen.getByText(/^Books, row 1 was measured 25% of the way .* 50% from the top/)).toBeTruthy();
  expect(document.querySelector<SVGElement>('.chart-picture-mark')?.style.left).toBe('25%');
  await person.click(grid.getByRole('gridcell', { name: 'Monday' }));
  expect(screen.getByText(/^Day, row 1 was read from words/)).toBeTruthy();
  expect(document.querySelector('.chart-picture-mark')).toBeNull();
});

test('a picture that is not kept any more is said to be gone, and the uncertain cells stay', async () => {
  const { grid } = await openRead(MARKS);
  const picture = screen.getByRole('img', { name: 'The picture that the table was read from' });
  await act(async () => void fireEvent.error(picture));
  expect(screen.getByText('The picture is not kept any more.')).toBeTruthy();
  expect(grid.getByRole('gridcell', { name: '4 uncertain' })).toBeTruthy();
});

test('marks stay with their cells where a row is added above them', async () => {
  const { person, grid } = await openRead(MARKS);
  await person.click(grid.getByRole('gridcell', { name: 'Monday' }));
  await person.click(screen.getByRole('button', { name: 'Add a row below' }));
  expect(grid.getByRole('gridcell', { name: '4 uncertain' })).toBeTruthy();
  const [last] = grid.getAllByRole('gridcell', { name: 'empty, uncertain' });
  expect(last?.getAttribute('data-place')).toBe('4 1');
});

test('a chart that was typed has nothing to compare with a picture', async () => {
  await openRead(null);
  expect(screen.queryByRole('heading', { name: 'Compare with the picture' })).toBeNull();
});
