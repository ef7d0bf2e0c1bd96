import type { ReadyFile } from '@relievo/contracts/library/files';
import { expect, test } from 'vitest';
import { show } from '../../lib/testing/show.tsx';
import { documentQuery } from './document-query.ts';
import { DocumentText } from './document-text.tsx';

const ADDRESS = '/api/files/lesson';

function showFile(mediaType: string, text: string) {
  const file = { address: ADDRESS, mediaType, size: 100 } as ReadyFile;
  return show(<DocumentText file={file} title="A lesson" language="de" />, {
    answers: [[documentQuery(ADDRESS).queryKey, text]],
  });
}

test('a page is read with its parts, in the language of its author', async () => {
  const place = await showFile('text/html; charset=utf-8', '<h2>Der Würfel</h2><p>Er hat acht Ecken.</p>');
  expect(place.querySelector('h3')?.textContent).toBe('Der Würfel');
  expect(place.querySelector('.document')?.getAttribute('lang')).toBe('de');
});

test('plain text is read in its paragraphs, and shows what looks like marks as it stands', async () => {
  const place = await showFile('text/plain', 'Acht Ecken.\n\n<b>Sechs</b> Flächen.');
  expect([...place.querySelectorAll('p')].map((one) => one.textContent)).toEqual([
    'Acht Ecken.',
    '<b>Sechs</b> Flächen.',
  ]);
});
