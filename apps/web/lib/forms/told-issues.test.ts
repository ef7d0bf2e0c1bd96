import { signInInput } from '@relievo/contracts/values';
import { afterEach, expect, test } from 'vitest';
import { ENGLISH_CATALOGUES, setCatalogues } from '../words/catalogues.ts';
import { PSEUDO_CATALOGUES } from '../words/pseudo-catalogues.ts';
import { tellInputIssues, tellSchemaIssues } from './told-issues.ts';

afterEach(() => setCatalogues(ENGLISH_CATALOGUES));

function faults() {
  return signInInput.safeParse({ email: 'ada', password: '' }).error?.issues ?? [];
}

const TOO_LONG = {
  path: 'form.words',
  code: 'words_too_long',
  parameters: { most: 2000 },
  message: 'Words of the server.',
};

test('what a schema finds is told in English, field by field', () => {
  expect(tellSchemaIssues(faults())).toEqual([
    { path: 'email', code: 'email_not_valid', message: 'Please enter a valid email address' },
    { path: 'password', code: 'password_missing', message: 'Password is required' },
  ]);
});

test('what a schema or the server finds is told in the language of the reader', () => {
  setCatalogues(PSEUDO_CATALOGUES);
  expect(tellSchemaIssues(faults())[1]?.message).toBe('Ƥȧşşẇǿřḓ īş řḗɋŭīřḗḓ');
  expect(tellInputIssues([TOO_LONG])[0]?.message).toBe('Ƥŀḗȧşḗ ẇřīŧḗ ȧŧ ḿǿşŧ 2,000 ƈħȧřȧƈŧḗřş');
});

test('a fault whose code this app does not know keeps the words of the server', () => {
  expect(tellInputIssues([{ ...TOO_LONG, code: 'words_too_loud' }])[0]?.message).toBe('Words of the server.');
});
