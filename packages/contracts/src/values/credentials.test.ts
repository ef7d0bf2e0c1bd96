import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toInputIssues } from '../issues/input-issues.ts';
import { email, newPassword, signInInput, signUpForm, signUpInput } from './credentials.ts';

const FORM = {
  displayName: 'Ada Lovelace',
  username: 'ada',
  email: 'ada@example.org',
  password: 'Correct-Horse-1',
  confirmPassword: 'Correct-Horse-1',
  agreeToTerms: true,
};

/** The first complaint about each field of a form. */
function findComplaints(
  schema: typeof signUpForm | typeof signInInput,
  form: object,
): Record<string, string> {
  const issues = toInputIssues(schema.safeParse(form).error?.issues ?? []);
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]).toReversed());
}

describe('the sign-up form', () => {
  test('has no complaints when it is filled in', () => {
    expect(findComplaints(signUpForm, FORM)).toEqual({});
  });

  test('asks for each field in its own words when it is empty', () => {
    const empty = {
      displayName: '',
      username: '',
      email: '',
      password: '',
      confirmPassword: '',
      agreeToTerms: false,
    };
    expect(findComplaints(signUpForm, empty)).toEqual({
      displayName: 'Name is required',
      username: 'Username must be at least 3 characters long',
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
      agreeToTerms: 'You must agree to the terms and conditions',
    });
  });

  test.each([
    ['username', 'ab', 'Username must be at least 3 characters long'],
    ['email', 'ada@', 'Please enter a valid email address'],
    ['email', 'ada@example', 'Please enter a valid email address'],
    ['email', 'ada@example..org', 'Please enter a valid email address'],
    ['email', 'ada lovelace@example.org', 'Please enter a valid email address'],
    ['password', 'Correct-1', 'Password must be at least 12 characters'],
    ['password', 'correct-horse-1', 'Password must contain uppercase, lowercase, and numbers'],
    ['password', 'CORRECT-HORSE-1', 'Password must contain uppercase, lowercase, and numbers'],
    ['password', 'Correct-Horse-!', 'Password must contain uppercase, lowercase, and numbers'],
  ])('%s %j: %s', (field, value, message) => {
    expect(
      findComplaints(signUpForm, {
        ...FORM,
        [field]: value,
        confirmPassword: field === 'password' ? value : FORM.confirmPassword,
      }),
    ).toEqual({ [field]: message });
  });

  test('says that two passwords differ, whatever else is missing', () => {
    const form = { ...FORM, confirmPassword: 'Correct-Horse-2', displayName: '' };
    expect(findComplaints(signUpForm, form)).toEqual({
      displayName: 'Name is required',
      confirmPassword: 'Passwords do not match',
    });
  });

  test('takes exactly the passwords that are long and mixed enough', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 30 }), (typed) => {
        const fits = typed.length >= 12 && /[a-z]/.test(typed) && /[A-Z]/.test(typed) && /\d/.test(typed);
        expect(newPassword.safeParse(typed).success).toBe(fits);
      }),
    );
  });

  test('never sends the second password', () => {
    expect(signUpInput.parse(FORM)).not.toHaveProperty('confirmPassword');
  });
});

describe('the sign-in form', () => {
  test('asks for both fields, and does not judge the password', () => {
    expect(findComplaints(signInInput, { email: '', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
    expect(findComplaints(signInInput, { email: 'ada@example.org', password: 'x' })).toEqual({});
  });
});

describe('an email address', () => {
  test.each([
    ['  Ada@Example.ORG ', 'ada@example.org'],
    ['ada+books@mail.example.org', 'ada+books@mail.example.org'],
    ['ada.l@example.org', 'ada.l@example.org'],
    ["o'neill@example.org", "o'neill@example.org"],
    ['zoe\u0308@bücher.example', 'zoë@bücher.example'],
    ['用户@例子.广告', '用户@例子.广告'],
  ])('%j is %s', (typed, kept) => {
    expect(email.parse(typed)).toBe(kept);
  });

  test.each([
    'a@b',
    '@example.org',
    'a@@example.org',
    'a@.org',
    'a,b@example.org',
    'a@example.org\nBcc: x',
    `${'a'.repeat(250)}@example.org`,
  ])('%j could not be delivered', (typed) => {
    expect(email.safeParse(typed).success).toBe(false);
  });

  test('is judged at once, however long it is', () => {
    const start = performance.now();
    email.safeParse(`${'a.'.repeat(100_000)}@${'b.'.repeat(100_000)}`);
    // A pattern that goes back over its steps would take minutes.
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
