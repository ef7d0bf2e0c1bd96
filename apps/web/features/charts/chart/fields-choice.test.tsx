import { expect, test } from 'vitest';
import { screen } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { openWizard } from '../testing/open-wizard.tsx';

test('the scale of the values is chosen, saved and can be chosen back', { tags: 'exhaustive' }, async () => {
  const { person, saved } = await openWizard('chart');
  const choose = async (name: string) => {
    await person.click(screen.getByRole('button', { name: /Scale of the values/ }));
    await person.click(await screen.findByRole('option', { name }));
  };
  await choose('Each mark ten times the one before');
  await until(() => expect(saved.at(-1)?.['shape']).toMatchObject({ scale: 'log' }));
  await choose('Even steps');
  await until(() => expect(saved.at(-1)?.['shape']).toMatchObject({ scale: 'linear' }));
});

test('the column that names the values is chosen, or left to the table again', async () => {
  const { person, saved } = await openWizard('chart');
  const choose = async (name: string) => {
    await person.click(screen.getByRole('button', { name: /Names or x axis/ }));
    await person.click(await screen.findByRole('option', { name }));
  };
  await choose('Day');
  await until(() => expect(saved.at(-1)?.['shape']).toMatchObject({ x: 'Day' }));
  await choose('As suggested');
  await until(() => expect(saved.at(-1)?.['shape']).toMatchObject({ x: null }));
});
