import { expect, test } from 'vitest';
import { cutCategoryName } from './category-name.ts';

test('an address names a category by as many characters as one can have, and none by more', () => {
  expect(cutCategoryName('  Algebra ')).toBe('Algebra');
  expect(cutCategoryName('🧭'.repeat(100))).toBe('🧭'.repeat(100));
  expect(cutCategoryName('x'.repeat(101))).toBe('');
});
