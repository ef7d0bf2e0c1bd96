import { expect, test } from 'vitest';
import { categoryNamed } from './category-name.ts';

test('an address names a category by as many characters as one can have, and none by more', () => {
  expect(categoryNamed('  Algebra ')).toBe('Algebra');
  expect(categoryNamed('🧭'.repeat(100))).toBe('🧭'.repeat(100));
  expect(categoryNamed('x'.repeat(101))).toBe('');
});
