import { getProfile } from '@relievo/graphic/profiles';
import { DOMParser } from '@xmldom/xmldom';
import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { createDrawing, createShape, findBytes, makeChartOf, createText as words } from './testing/make.ts';
import { text } from './text.ts';

const A4 = getProfile('swell-a4');
const chart = makeChartOf('Lake,Depth (m)\nConstance,251\nGarda,346\n', 'Depth of lakes');
const items = [
  createShape('lake', { name: 'Lake <Constance>', description: 'In the north & west.' }),
  words('code', 'lc', { role: 'key', labels: 'words' }),
  words('words', 'Lake Constance', { role: 'key' }),
];
const source = { drawing: createDrawing(items), chart, description: 'A map.\n\nשלום עולם' };

function makeFile(name: string, of = source): Uint8Array {
  const result = text.make(of, A4);
  return findBytes(result, name);
}
function readText(name: string, of = source) {
  return new TextDecoder().decode(makeFile(name, of));
}

test('the plain text says each number with the name of its column', () => {
  expect(readText('description.txt')).toBe(
    [
      'A drawing',
      'Description',
      'A map.',
      'שלום עולם',
      'Key',
      'lc: Lake Constance',
      'Data',
      'Depth of lakes\nConstance: Depth (m) 251\nGarda: Depth (m) 346',
      'Parts of the graphic',
      'Lake <Constance>: In the north & west.\n',
    ].join('\n\n'),
  );
});

test('the page is well-formed, has one h1, a table with headings, terms, and its language', () => {
  const html = readText('description.html');
  const onError = (level: string, message: string): never => {
    throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError }).parseFromString(html, 'text/html').documentElement;
  const tags = (name: string) =>
    Array.from(root?.getElementsByTagName(name) ?? []).map((one) => one.textContent);
  expect(root?.getAttribute('lang')).toBe('en');
  expect([tags('h1'), tags('h2')]).toEqual([
    ['A drawing'],
    ['Description', 'Key', 'Data', 'Parts of the graphic'],
  ]);
  expect([tags('caption'), tags('th'), tags('td')]).toEqual([
    ['Depth of lakes'],
    ['Lake', 'Depth (m)'],
    ['Constance', '251', 'Garda', '346'],
  ]);
  expect([tags('dt'), tags('dd')]).toEqual([['Lake <Constance>'], ['In the north & west.']]);
  expect(html).not.toMatch(/<script|https?:/);
});

test('another reader finds headings, lists and the table in the DOCX', async () => {
  const { value, messages } = await mammoth.convertToHtml({
    buffer: Buffer.from(makeFile('description.docx')),
  });
  expect(value).toContain('<h1>A drawing</h1><h2>Description</h2><p>A map.</p>');
  expect(value).toContain('<h2>Key</h2><ul><li>lc: Lake Constance</li></ul>');
  expect(value).toMatch(
    /<table><thead><tr><th><p>Lake<\/p><\/th><th><p>Depth \(m\)<\/p><\/th><\/tr><\/thead>/,
  );
  expect(value).toContain('<p>251</p>');
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  const parts = unzipSync(makeFile('description.docx'));
  expect(new TextDecoder().decode(parts['word/styles.xml'])).toContain('<w:lang w:val="en"/>');
  expect(new TextDecoder().decode(parts['word/document.xml'])).toMatch(/<w:bidi\/>[\s\S]*שלום/);
});

test('a description in another language says so', () => {
  const english = { ...source, drawing: createDrawing([], { language: 'de' }), descriptionLanguage: 'en' };
  expect(readText('description.html', english)).toContain('<p lang="en" dir="auto">A map.</p>');
  const parts = unzipSync(makeFile('description.docx', english));
  expect(new TextDecoder().decode(parts['word/document.xml'])).toContain('<w:lang w:val="en"/>');
});

test('characters that no file of XML can hold are left out, and the rest is kept', async () => {
  const strange = { ...source, description: 'A\u0000B\ud800C\u0007 <&">' };
  const { value } = await mammoth.extractRawText({
    buffer: Buffer.from(makeFile('description.docx', strange)),
  });
  expect(value.split('\n')).toContain('ABC <&">');
});

test('the same source gives the same bytes', () => {
  expect(makeFile('description.docx')).toEqual(makeFile('description.docx'));
});
