import { expect, test } from 'vitest';
import { listFormProblems } from './form-problems.ts';

const issues = [
  { path: 'email', code: 'email_not_valid', message: 'Please enter a valid email address' },
  { path: 'name.0', message: 'Name is required' },
  { path: 'name', message: 'Name is too short' },
  { path: 'elsewhere', message: 'Not in this form' },
];

test('each field of the form has its first fault, in the order of the form', () => {
  expect(listFormProblems(issues, ['name', 'email'])).toEqual([
    { field: 'name', message: 'Name is required', level: 'error' },
    { field: 'email', message: 'Please enter a valid email address', level: 'error' },
  ]);
});

test('a fault with a suggested code includes the suggestion', () => {
  const suggestions = { email_not_valid: 'It needs an @ and a domain.' };
  expect(listFormProblems(issues, ['email'], suggestions)[0]?.suggestion).toBe('It needs an @ and a domain.');
});
