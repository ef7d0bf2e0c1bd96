import { expect, test } from 'vitest';
import { screen, showPage } from '../../lib/testing/page.tsx';
import { FullscreenShell } from './fullscreen-shell.tsx';

const USUAL = {
  grantAcknowledgement: null,
  isDemo: false,
  video: null,
  showsSampleFigures: false,
  libraryProgress: null,
  signUpIsOpen: true,
};

test('a tool that takes the whole window shows what everybody is told, too', async () => {
  await showPage(<FullscreenShell />, {
    path: '/svg-editor',
    answers: { 'GET /product': { ...USUAL, banner: 'Maintenance tonight.' } },
  });
  const note = await screen.findByRole('note', { name: 'Message to everyone' });
  expect(note.textContent).toBe('Maintenance tonight.');
});
