import { expect, test } from 'vitest';
import { announce } from '../../../lib/speaking/announcer.ts';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { useSuggestedField } from './use-suggested-field.tsx';

function Field() {
  const { suggestions, onAsk } = useSuggestedField('', () => undefined);
  return (
    <>
      <button type="button" onClick={() => onAsk(true)}>
        Open
      </button>
      <button type="button" onClick={() => onAsk(false)}>
        Close
      </button>
      <p>{suggestions.map(({ text }) => text).join(', ')}</p>
    </>
  );
}

test('suggestions that are closed and opened again are announced once', async () => {
  const { person, heard } = await showPage(<Field />, {
    path: '/',
    answers: { 'GET /searches/trends': [{ searchQuery: 'rivers', searchCount: 7 }] },
  });
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  announce('The beginning');
  await press('Open');
  await screen.findByText('rivers');
  await press('Close');
  await press('Open');
  await press('Close');
  await press('Open');
  announce('The end');
  await until(() => expect(heard.at(-1)).toBe('The end'));
  expect(heard).toEqual(['The beginning', '1 suggestion', 'The end']);
});
