import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { show } from '../../lib/testing/show.tsx';
import { FileDrop } from './file-drop.tsx';

test('the place to drop a file is named in words', async () => {
  await show(<FileDrop label="Picture" help="PNG." accept={['image/png']} onFiles={() => {}} />);
  const names = screen.getAllByRole('button').map((button) =>
    (button.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .filter(Boolean)
      .map((id) => {
        const named = document.getElementById(id);
        return named?.getAttribute('aria-label') ?? named?.textContent;
      })
      .join(' '),
  );
  expect(names).toContain('Drop or paste a file Picture');
});
