import { expect, test } from 'vitest';
import { ERROR_CODES } from './declared-errors.ts';
import { ERRORS } from './errors.ts';
import { tellError } from './words/tell-error.ts';

test('the sentences of the specification stand word for word', () => {
  expect(tellError('invalid_credentials', {})).toBe('Invalid email or password');
  expect(tellError('invalid_credentials', { remaining: 2 })).toBe(
    'Invalid email or password. 2 attempts remaining',
  );
  expect(tellError('email_not_verified')).toBe('Please verify your email address');
  expect(tellError('session_expired')).toBe('Your session has expired. Please log in again.');
  expect(tellError('unexpected')).toBe('An unexpected error occurred. Please try again.');
  expect(tellError('account_locked', { seconds: 300 })).toBe(
    'Too many failed attempts. Please wait 300 seconds before trying again.',
  );
});

test('every refusal has a status of its kind and a whole sentence, or the words of the specification', () => {
  for (const code of ERROR_CODES) {
    expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
    expect(ERRORS[code].message).toMatch(/^[A-Z][^.]*(\.|$)/);
  }
});
