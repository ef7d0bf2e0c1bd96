import { expect, test } from 'vitest';
import { removeDrafts } from './drafts.ts';

test('drafts of every form are removed, and settings of the browser stay', () => {
  localStorage.setItem('relievo-draft-sign-in', '{"email":"ada@example.org"}');
  localStorage.setItem('relievo-draft-comment-1', '{"body":"Hello"}');
  localStorage.setItem('relievo-accessibility', '{}');
  removeDrafts();
  expect(Object.keys(localStorage)).toEqual(['relievo-accessibility']);
});
