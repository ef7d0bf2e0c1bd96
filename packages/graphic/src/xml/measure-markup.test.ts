import { expect, test } from 'vitest';
import { measureMarkup } from './measure-markup.ts';

test('elements, attributes and namespaces are counted where a parser would meet them', () => {
  const xml = `<?xml version="1.0"?><!-- <a><a><a> --><a xmlns="u" xmlns:b="v"
    c='>"<d>'><b:d e="1" f="2" g="3"/><d xmlns:h="w"><![CDATA[<a><a><a><a>]]></d></a>`;
  expect(measureMarkup(xml)).toEqual({ depth: 2, attributes: 3, namespaces: 3 });
});

test('namespaces are in scope up to the end of their element', () => {
  expect(measureMarkup('<a xmlns:b="u"/>'.repeat(500)).namespaces).toBe(1);
  expect(measureMarkup('<a xmlns:b="u"></a>'.repeat(500))).toMatchObject({ namespaces: 1, depth: 1 });
  expect(measureMarkup('<a xmlns:b="u">'.repeat(500))).toMatchObject({ namespaces: 500, depth: 500 });
});

test('what is cut off anywhere is counted up to there', () => {
  for (const end of ['<', '<a', '<a b="', "<a b='c", '<!--', '<![CDATA[', '<?', '<!', '</'])
    expect(measureMarkup(`<a><b>${end}`).depth).toBeGreaterThanOrEqual(2);
});
