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

test('a row of comments that lead nowhere is recognised as nothing', () => {
  const row = `<!--${'--><!--'.repeat(500)}-->x`;
  expect(formatOf(row, 'note.html')).toBeUndefined();
  expect(formatOf(`${'-'.repeat(2000)}${row}`, 'note.txt')).toBe('text/plain');
});
