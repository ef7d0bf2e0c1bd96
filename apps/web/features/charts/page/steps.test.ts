import { expect, test } from 'vitest';
import { readStep, STEPS } from './steps.ts';

test('the chart wizard has its five steps in the order in which a table becomes a chart', () => {
  expect(STEPS).toEqual(['data', 'chart', 'labels', 'access', 'save']);
});

test.each([null, '', 'table', 'SAVE'])('the address of step %s opens the first one', (asked) => {
  expect(readStep(asked)).toBe('data');
});
