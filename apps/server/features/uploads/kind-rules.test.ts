import { expect, test } from 'vitest';
import { findKind } from './kind-rules.ts';

function formatOf(text: string, name: string): string | undefined {
  return findKind(new TextEncoder().encode(text), name)?.mediaType;
}

test('a page that begins with comments is one, and comments alone are none', () => {
  const comments = '<!-- a - b -- c ---><!---->\n<!-- d -->';
  expect(formatOf(`${comments}<!doctype html><title>a</title>`, 'a.html')).toBe('text/html');
  expect(formatOf(`<?xml version="1.0"?>${comments}<html>`, 'a.htm')).toBe('text/html');
  expect(formatOf(comments, 'a.html')).toBeUndefined();
});

test('an OpenDocument file in one page of XML is known by its root element', () => {
  const flat = (kind: string) =>
    `<?xml version="1.0"?>\n<office:document xmlns:office="urn:o" ${'xmlns:a="urn:a" '.repeat(100)} office:mimetype="application/vnd.oasis.opendocument.${kind}">`;
  expect(formatOf(flat('text'), 'a.xml')).toBe('application/vnd.oasis.opendocument.text-flat-xml');
  expect(formatOf(flat('presentation'), 'a.fodp')).toBe(
    'application/vnd.oasis.opendocument.presentation-flat-xml',
  );
  expect(formatOf(flat('graphics'), 'a.fodg')).toBeUndefined();
});

test('a book in DTBook is known by its root element, and its archive by its name', () => {
  const book =
    '<?xml version="1.0"?><!DOCTYPE dtbook PUBLIC "-//NISO//DTD dtbook 2005-3//EN" "dtbook-2005-3.dtd"><dtbook version="2005-3">';
  expect(formatOf(book, 'book.xml')).toBe('application/x-dtbook+xml');
  expect(formatOf('<?xml version="1.0"?><list/>', 'list.xml')).toBeUndefined();
  expect(formatOf('PK\x03\x04 book.opf', 'book.zip')).toBe('application/zip');
  expect(formatOf('PK\x03\x04 book.opf', 'book.exe')).toBeUndefined();
});

test('a row of comments that lead nowhere is recognised as nothing', () => {
  const row = `<!--${'--><!--'.repeat(500)}-->x`;
  expect(formatOf(row, 'note.html')).toBeUndefined();
  expect(formatOf(`${'-'.repeat(2000)}${row}`, 'note.txt')).toBe('text/plain');
});
