import { expect, test } from 'vitest';
import { openRawObjects } from './objects.ts';
import { isDictionary, readValue, wordsOf } from './values.ts';

/** A file whose table says where each of these objects begins; the trailer holds what is given. */
function write(objects: readonly string[], trailer: string): Uint8Array {
  let text = '%PDF-1.6\n';
  const rows = objects.map((object, at) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< ${trailer.replaceAll('HERE', String(start))} >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

test('an object of a PDF is found by the table at its end', () => {
  const objects = openRawObjects(write(['<< /Kind /A#20b /Of [2 0 R 3.5] >>', '(six)'], '/Root 1 0 R'));
  const root = objects?.resolve(objects.trailer.get('Root'));
  expect(isDictionary(root) && root.get('Kind')).toEqual({ name: 'A b' });
  expect(isDictionary(root) && root.get('Of')).toEqual([{ to: 2 }, 3.5]);
  expect(wordsOf(objects?.resolve({ to: 2 }))).toBe('six');
  expect(objects?.resolve({ to: 9 })).toBeNull();
});

test('words of a PDF are read in each of their codings', () => {
  expect(wordsOf(readValue('(a \\(b\\) \\101\\n(c))', 0))).toBe('a (b) A\n(c)');
  expect(wordsOf(readValue('<FEFF00E40062>', 0))).toBe('äb');
  expect(wordsOf(readValue('<EFBBBFC3A4>', 0))).toBe('ä');
  expect(wordsOf(readValue('<E4>', 0))).toBe('ä');
});

test('tables that name themselves as the one before, and values without an end, come to an end', () => {
  expect(openRawObjects(write(['(one)'], '/Prev HERE /Root 1 0 R'))?.resolve({ to: 1 })).toEqual({
    bytes: 'one',
  });
  expect(readValue('['.repeat(100_000), 0)).toBeNull();
  expect(readValue('<< /A '.repeat(100_000), 0)).toBeNull();
  expect(readValue('(never closed', 0)).toBeNull();
});

test('a file with a key, without a plain table or without any is not read', () => {
  expect(openRawObjects(write(['(one)'], '/Encrypt 1 0 R'))).toBeNull();
  expect(openRawObjects(new TextEncoder().encode('startxref\n0\n%%EOF'))).toBeNull();
  expect(openRawObjects(new Uint8Array())).toBeNull();
});
