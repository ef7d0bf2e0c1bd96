import { z } from 'zod';

/** What a person must type to sign in and to sign up, with the sentences that say what is missing. */
export const PASSWORD_LENGTH = 12;
export const USERNAME_LENGTH = 3;

const NOTHING_UNPRINTABLE = /^[^\p{Cc}\p{Cs}\u{202A}-\u{202E}\u{2066}-\u{2069}]*$/u;

/** The local part and the domain may hold any script; what is refused could not be delivered. */
const DELIVERABLE =
  /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Cs}]+@[^\s@"(),:;<>[\\\]\p{Cc}\p{Cs}.]+(\.[^\s@"(),:;<>[\\\]\p{Cc}\p{Cs}.]+)+$/u;

export const email = z
  .string()
  .trim()
  .normalize()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .regex(DELIVERABLE, 'Please enter a valid email address');

export const displayName = z
  .string()
  .trim()
  .min(1, 'Name is required')
  .max(100, 'Name must be at most 100 characters long')
  .regex(NOTHING_UNPRINTABLE, 'Name must not contain control characters');

export const username = z
  .string()
  .trim()
  .min(USERNAME_LENGTH, 'Username must be at least 3 characters long')
  .max(40, 'Username must be at most 40 characters long')
  .regex(/^[\p{L}\p{M}\p{N}._-]+$/u, 'Username may contain letters, digits, dots, hyphens and underscores');

/** A password is required to sign in; its rules hold only where one is chosen. */
export const password = z.string().min(1, 'Password is required').max(200, 'Password is too long');

export const newPassword = password
  .min(PASSWORD_LENGTH, 'Password must be at least 12 characters')
  .regex(
    /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\p{Nd}).*$/su,
    'Password must contain uppercase, lowercase, and numbers',
  );

export const signInInput = z.object({ email, password });

export const signUpInput = z.object({
  displayName,
  username,
  email,
  password: newPassword,
  agreeToTerms: z.literal(true, 'You must agree to the terms and conditions'),
  wantsUpdates: z.boolean().default(false),
});

/** The form asks for the password twice; the second never leaves the browser. */
export const signUpForm = signUpInput
  .extend({ confirmPassword: z.string().min(1, 'Please confirm your password') })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: ({ value }) => {
      const form = value as { password?: unknown; confirmPassword?: unknown };
      return typeof form.password === 'string' && Boolean(form.confirmPassword);
    },
  });
