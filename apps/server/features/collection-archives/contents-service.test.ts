import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { listContents } from './contents-service.ts';
import type { Packed } from './packing-service.ts';

const HOSTILE = `<script>alert(1)</script> "quoted" & '$&' Ünï 三`;
const about = {
  name: HOSTILE,
  description: HOSTILE,
  ownerName: 'Ada',
  address: 'https://relievo.example.org/library/collection/1?a=1&b=2',
  madeAt: new Date('2026-03-01T10:00:00Z'),
};

function item(given: Partial<Packed> = {}): Packed {
  return {
    title: HOSTILE,
    language: 'de',
    author: HOSTILE,
    licence: 'CC BY 4.0',
    description: '',
    altText: HOSTILE,
    notes: HOSTILE,
    address: 'https://relievo.example.org/resource/1',
    files: [{ path: '1 Größe & "more"/a#b?c%20.svg', size: 10, format: '', profile: '' }],
    leftOut: [{ name: 'b.svg', why: 'It is <missing>.' }],
    ...given,
  };
}

async function writePage(packed: readonly Packed[]) {
  const found: Record<string, string> = {};
  for (const { name, bytes } of listContents(about, packed)) {
    const parts: Uint8Array[] = [];
    for await (const part of bytes()) parts.push(part);
    found[name] = Buffer.concat(parts).toString();
  }
  return { page: found['index.html'] ?? '', table: found['contents.csv'] ?? '' };
}

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test.each([
  ['nothing', []],
  ['one thing', [item()]],
  ['a thing that is withdrawn', [item({ files: [], address: '', language: '', author: '' })]],
])('the page of a zip that holds %s passes an independent HTML validator', async (_, packed) => {
  const { results } = await validator.validateString((await writePage(packed)).page);
  expect(
    results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`)),
  ).toEqual([]);
});

test('the page escapes text, and each link leads to its file', async () => {
  const { page } = await writePage([item(), item()]);
  expect(page).not.toContain('<script');
  const hrefs = [...page.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) =>
    decodeURIComponent(href ?? ''),
  );
  expect(hrefs).toEqual([item().files[0]?.path, item().files[0]?.path]);
  expect(page).toContain('b.svg: It is &lt;missing&gt;.');
});

test('the table has a row for each item, in the order of the folders', async () => {
  const { table } = await writePage([item({ title: 'One', notes: '' }), item({ title: 'Two', notes: '' })]);
  expect(table.split('\r\n').map((line) => line.slice(0, 8))).toEqual([
    expect.stringContaining('"Number'),
    '1,"One",',
    '2,"Two",',
    '',
  ]);
});
