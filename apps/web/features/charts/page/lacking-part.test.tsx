import { expect, test } from 'vitest';
import { screen } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { openWizard } from '../testing/open-wizard.tsx';

test('whoever goes on from an empty table is told what is missing, and stands where it is typed', async () => {
  const { person, heard, address } = await openWizard('data', { cells: [] });
  await person.click(screen.getByRole('button', { name: 'Next: Chart' }));
  await until(() =>
    expect(heard).toContain(
      'Error: There are no data yet. Type a table into the grid, paste one or upload a file.',
    ),
  );
  expect(screen.getByText(/^Error: There are no data yet/)).toBeTruthy();
  expect(address()).toMatch(/step=data/);
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true);
});

test.each(['chart', 'labels', 'access', 'save'])(
  'an empty chart that is opened at %s says what is missing, with the way there',
  async (step) => {
    const { person, address } = await openWizard(step, { cells: [] });
    expect(screen.getByText(/^Error: There are no data yet/)).toBeTruthy();
    await person.click(screen.getByRole('link', { name: 'Go to step 1: Data' }));
    await until(() => expect(address()).toMatch(/step=data/));
  },
);
