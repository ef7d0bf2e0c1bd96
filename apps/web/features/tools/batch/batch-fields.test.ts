import { expect, test } from 'vitest';
import { NO_FIELDS, readDetails } from './batch-fields.ts';

test('only what was filled in is said of the resources', () => {
  expect(readDetails(NO_FIELDS)).toEqual({});
  expect(readDetails({ ...NO_FIELDS, subject: ' Science ', tags: 'rain, , wind\nrain' })).toEqual({
    subject: 'Science',
    tags: ['rain', 'wind'],
  });
});
