import { expect, test } from 'vitest';
import { summariseText } from './summary-rules.ts';

test('a text is described by its first paragraph, and not by the line for the name of a pupil', () => {
  const text = [
    { kind: 'heading', level: 1, text: 'Weather and climate' },
    { kind: 'paragraph', text: 'Name: ____________ Date: ______' },
    { kind: 'paragraph', text: 'Read the chart and answer the questions.' },
  ] as const;
  expect(summariseText({ text })).toBe('Read the chart and answer the questions.');
  expect(summariseText({ text: text.slice(0, 2) })).toBe('');
});
