import { expect, test } from 'vitest';
import { unwrapMade } from '../../../outputs/testing/make.ts';
import { parseForeignSvg } from '../parse.ts';
import { readForeign } from './read-foreign.ts';

async function listItems(content: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm" viewBox="0 0 100 100">${content}</svg>`;
  const read = await readForeign(unwrapMade(parseForeignSvg(svg)), { title: '', origin: 'not_our_file' });
  return unwrapMade(read).drawing.layers.flatMap(({ items }) => items);
}

function drawRoof(inside = ''): string {
  return `<rect x="20" y="20" width="40" height="30" stroke="#000" fill="none">${inside}</rect>`;
}

test('a shape alone in a group has the name and the description of the group', async () => {
  expect(await listItems(`<g><title>Roof</title><desc>Red tiles.</desc>${drawRoof()}</g>`)).toMatchObject([
    { kind: 'shape', name: 'Roof', description: 'Red tiles.' },
  ]);
});

test('a shape alone in a group keeps a description of its own', async () => {
  const own = drawRoof('<desc>Slate.</desc>');
  expect(await listItems(`<g><title>Roof</title><desc>Red tiles.</desc>${own}</g>`)).toMatchObject([
    { kind: 'shape', name: 'Roof', description: 'Slate.' },
  ]);
  expect(await listItems(`<g><title>Roof</title>${own}</g>`)).toMatchObject([
    { kind: 'shape', name: 'Roof', description: 'Slate.' },
  ]);
});
