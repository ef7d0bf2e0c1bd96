import { expect, test } from 'vitest';
import { formProblems } from './form-problems.ts';

const issues = [
  { path: 'email', code: 'email_not_valid', message: 'Please enter a valid email address' },
  { path: 'name.0', message: 'Name is required' },
  { path: 'name', message: 'Name is too short' },
  { path: 'elsewhere', message: 'Not in this form' },
];

test('each field of the form has its first fault, in the order of the form', () => {
  expect(formProblems(issues, ['name', 'email'])).toEqual([
    { field: 'name', message: 'Name is required', level: 'error' },
    { field: 'email', message: 'Please enter a valid email address', level: 'error' },
  ]);
});

test('a fault whose code has a suggestion carries it', () => {
  const suggestions = { email_not_valid: 'It needs an @ and a domain.' };
  expect(formProblems(issues, ['email'], suggestions)[0]?.suggestion).toBe('It needs an @ and a domain.');
});
