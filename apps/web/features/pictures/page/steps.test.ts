import { expect, test } from 'vitest';
import { readStep, STEPS } from './steps.ts';

test('the converter has its six steps in the order in which a picture goes through them', () => {
  expect(STEPS).toEqual(['upload', 'analyze', 'enhance', 'process', 'details', 'save']);
});

test.each([null, '', 'print', 'SAVE'])('the address of step %s opens the first one', (asked) => {
  expect(readStep(asked)).toBe('upload');
});
