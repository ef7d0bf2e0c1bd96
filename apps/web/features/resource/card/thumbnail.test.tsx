import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { Thumbnail } from './thumbnail.tsx';

async function readAlternative(alt: string, isMain: boolean) {
  const picture = { address: '/api/thumbnails/1', alt };
  const place = await show(<Thumbnail picture={picture} title="A map" isMain={isMain} />);
  return place.querySelector('img')?.getAttribute('alt');
}

test('a picture that nobody described has a name where the page is about it, and is left out of a list', async () => {
  expect(await readAlternative('', true)).toBe('A map (picture without a description)');
  expect(await readAlternative('', false)).toBe('');
});

test('a picture is named by what it shows', async () => {
  expect(await readAlternative('An island with two towns', true)).toBe('An island with two towns');
});
