import { expect, test } from 'vitest';
import { screen, within } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { openWizard } from '../testing/open-wizard.tsx';

test('the chart appears beside the grid with the first number, is said once, and leaves the focus alone', async () => {
  const cells = [
    ['Day', 'Books'],
    ['Monday', ''],
    ['Tuesday', ''],
  ];
  const { person, heard } = await openWizard('data', { cells });
  const live = within(screen.getByRole('group', { name: 'Your chart' }));
  expect(live.getByText('Your chart appears here from the first number on.')).toBeTruthy();
  const grid = within(screen.getByRole('grid', { name: 'Data' }));
  const writeBeside = async (day: string, number: string) => {
    await person.click(grid.getByRole('gridcell', { name: day }));
    await person.keyboard('{ArrowRight}');
    await person.keyboard(`${number}{Enter}`);
  };
  await writeBeside('Monday', '4');
  await until(() => expect(heard).toContain('Your chart is shown: Bars.'));
  expect(await live.findByRole('img', { name: /Books.* in print$/ })).toBeTruthy();
  await writeBeside('Tuesday', '6');
  await until(() => expect(live.getByText(/between 4 and 6/)).toBeTruthy());
  expect(heard.filter((words) => words.startsWith('Your chart is shown'))).toHaveLength(1);
  expect(document.activeElement?.closest('[role="grid"]')).toBeTruthy();
});

test('the chart is shown as print, relief and pins and is played, and the next step keeps the choice', async () => {
  const { person } = await openWizard('data');
  const live = () => within(screen.getByRole('group', { name: 'Your chart' }));
  await person.click(live().getByRole('tab', { name: 'Relief' }));
  expect(await live().findByRole('img', { name: /as relief$/ })).toBeTruthy();
  await person.click(live().getByRole('tab', { name: 'Sound' }));
  expect(live().getByRole('button', { name: 'Listen to the chart' })).toBeTruthy();
  await person.click(live().getByRole('tab', { name: 'Pins' }));
  expect(await live().findByRole('img', { name: /as pins of a Dot Pad$/ })).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Next: Chart' }));
  await screen.findByRole('heading', { level: 2, name: 'Step 2 of 5: Chart' });
  expect(await live().findByRole('img', { name: /as pins of a Dot Pad$/ })).toBeTruthy();
});
