import { expect, test } from 'vitest';
import { announce } from '../../lib/speaking/announcer.ts';
import { screen, showPage } from '../../lib/testing/page.tsx';
import { LiveRegions } from './live-regions.tsx';

test('a live region shows each piece of a message in its own language, and no arrow key fills the one that interrupts', async () => {
  await showPage(<LiveRegions />, { path: '/' });
  announce([{ text: 'Montag: 4', language: 'de' }, { text: '. 1 of 5' }], 'exploring');
  await screen.findByText('Montag: 4');
  expect(screen.getByRole('status').innerHTML).toBe('<span lang="de">Montag: 4</span>. 1 of 5');
  expect(screen.getByRole('alert').textContent).toBe('');
});
