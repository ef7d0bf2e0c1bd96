import { maxOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { renderPdfPage } from '../testing/poppler.ts';
import { isReadFromRight, measureText, setLine, splitIntoVisualRuns } from './lines.ts';
import { createPdf, finishPdf } from './pdf.ts';

test('words of a right-to-left line stand from the right, foreign words in it from the left', () => {
  expect(splitIntoVisualRuns('שלום עולם').join('')).toBe('עולם שלום');
  expect(splitIntoVisualRuns('אחת two three ארבע').join('')).toBe('ארבע two three אחת');
  expect(splitIntoVisualRuns('one אחת שתיים two').join('')).toBe('one שתיים אחת two');
});

test('a line without such letters stays as it is', () => {
  expect(splitIntoVisualRuns('Größe  12 µm')).toEqual(['Größe  12 µm']);
});

test('the first letter says from which side a text is read', () => {
  expect(['12 שלום', 'a שלום', '12'].map(isReadFromRight)).toEqual([true, false, false]);
});

test('letters that the typeface lacks take the room that was measured for them', () => {
  const pdf = createPdf({ title: 'Boxes', language: 'en', date: '2026-11-24' });
  pdf.addPage({ size: [200, 50], margin: 0 });
  const width = measureText(pdf, '東京東京', 20);
  setLine(pdf, '東京東京', { x: 0, baseline: 40, size: 20 });
  const page = renderPdfPage(finishPdf(pdf), 72);
  const inked = Array.from({ length: page.width }, (_, x) => x).filter((x) =>
    Array.from({ length: page.height }, (_row, y) => y).some(
      (y) => (page.data[(y * page.width + x) * page.channels] ?? 255) < 128,
    ),
  );
  expect(maxOf(inked)).toBeGreaterThan(width - 20);
  expect(maxOf(inked)).toBeLessThan(width + 1);
});
