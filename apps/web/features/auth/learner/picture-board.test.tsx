import { PICTURE_WORDS } from '@relievo/contracts/classes';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { PictureBoard } from './picture-board.tsx';

function Board() {
  const [words, setWords] = useState('');
  return <PictureBoard words={words} onChange={setWords} />;
}

async function showBoard() {
  const page = await showPage(<Board />, { path: '/' });
  const list = within(screen.getByRole('list', { name: 'Pictures' }));
  await page.person.tab();
  expect(document.activeElement).toBe(list.getByRole('button', { name: PICTURE_WORDS[0] }));
  return { ...page, list };
}

test('the letters of a picture lead to it, and after it was chosen a new word begins', {
  tags: 'exhaustive',
}, async () => {
  const { person, list, heard } = await showBoard();
  await person.keyboard('tr');
  expect(document.activeElement).toBe(list.getByRole('button', { name: 'train' }));
  await person.keyboard('{Enter}');
  await until(() => expect(heard.at(-1)).toBe('train, 1 of 4'));
  await person.keyboard('um');
  expect(document.activeElement).toBe(list.getByRole('button', { name: 'umbrella' }));
  await person.keyboard('{Enter}');
  await until(() => expect(heard.at(-1)).toBe('umbrella, 2 of 4'));
});

test('letters that no picture begins with are told, and a sign that leads nowhere says so', async () => {
  const { person, heard } = await showBoard();
  await person.keyboard('q');
  await until(() => expect(heard.at(-1)).toBe('Nothing begins with “q”.'));
  await person.keyboard('7');
  await until(() =>
    expect(heard.at(-1)).toBe('7: this key does nothing here. The arrow keys lead from one to the next.'),
  );
});
