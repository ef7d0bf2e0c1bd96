import { countOf } from '@relievo/words';
import { expect, test } from 'vitest';
import type { FoundWord, PictureReport } from '../importer.ts';
import { isPageOfPrint } from './is-page-of-print.ts';

const BOX = { x: 0, y: 0, width: 1, height: 1 };

function createReport(
  kind: 'diagram' | 'text-page',
  labels: number,
  { words, confidence = 95 }: { readonly words: number; readonly confidence?: number },
): PictureReport {
  const read: FoundWord[] = Array.from({ length: labels * words }, (_, at) => ({
    text: 'rain',
    confidence,
    item: `label-${Math.floor(at / words)}`,
    box: BOX,
  }));
  return { seen: { kind } as PictureReport['seen'], words: read, unread: countOf([]) };
}

test('a page of print has many words, in sentences or over the whole page', () => {
  expect(isPageOfPrint(createReport('diagram', 12, { words: 5 }))).toBe(true);
  expect(isPageOfPrint(createReport('text-page', 50, { words: 1 }))).toBe(true);
});

test('a drawing with many names, a page of few words and a page that is read badly are not', () => {
  expect(isPageOfPrint(createReport('diagram', 60, { words: 1 }))).toBe(false);
  expect(isPageOfPrint(createReport('text-page', 5, { words: 5 }))).toBe(false);
  expect(isPageOfPrint(createReport('text-page', 12, { words: 5, confidence: 40 }))).toBe(false);
});
