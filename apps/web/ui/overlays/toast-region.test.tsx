import { act } from 'react';
import { expect, test } from 'vitest';
import { toasts } from '../../lib/speaking/toasts.ts';
import { screen, showPage } from '../../lib/testing/page.tsx';
import { until } from '../../lib/testing/until.ts';
import { ToastRegion } from './toast-region.tsx';

test('a notice is heard once, with what it is where it is a success or an error, and closes by its button', async () => {
  const { heard, person } = await showPage(<ToastRegion />, { path: '/' });
  await act(async () => {
    toasts.show('The sheet is being made.');
    toasts.show('The sheet is made.', 'success');
    toasts.show('The sheet could not be sent.', 'error');
  });
  await until(() => expect(heard).toHaveLength(3));
  expect(heard.toSorted()).toEqual([
    'Error: The sheet could not be sent.',
    'Success: The sheet is made.',
    'The sheet is being made.',
  ]);
  const [close] = screen.getAllByRole('button', { name: /close|dismiss/i });
  if (close) await person.click(close);
  await until(() => expect(screen.queryByText('The sheet is being made.')).toBeNull());
});
