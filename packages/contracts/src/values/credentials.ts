import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';

export interface CredentialIssues {
  email_missing: object;
  email_not_valid: object;
  name_missing: object;
  name_too_long: { readonly most: number };
  name_not_printable: object;
  username_too_short: { readonly least: number };
  username_too_long: { readonly most: number };
  username_characters_wrong: object;
  password_missing: object;
  current_password_missing: object;
  password_too_long: object;
  password_too_short: { readonly least: number };
  password_not_mixed: object;
  password_not_repeated: object;
  passwords_differ: object;
  terms_not_agreed: object;
}

const issue: WriteMessage<CredentialIssues> = writeMessage;

/** What a person must type to sign in and to sign up, with codes for what is missing. */
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
  .min(1, issue('email_missing'))
  .max(254, issue('email_not_valid'))
  .regex(DELIVERABLE, issue('email_not_valid'));

export const displayName = z
  .string()
  .trim()
  .min(1, issue('name_missing'))
  .max(100, issue('name_too_long', { most: 100 }))
  .regex(NOTHING_UNPRINTABLE, issue('name_not_printable'));

export const username = z
  .string()
  .trim()
  .min(USERNAME_LENGTH, issue('username_too_short', { least: USERNAME_LENGTH }))
  .max(40, issue('username_too_long', { most: 40 }))
  .regex(/^[\p{L}\p{M}\p{N}._-]+$/u, issue('username_characters_wrong'));

/** Beside a new one it says which of the two is missing. */
export const currentPassword = z
  .string()
  .min(1, issue('current_password_missing'))
  .max(200, issue('password_too_long'));

/** A password is required to sign in; its rules hold only where one is chosen. */
export const password = z.string().min(1, issue('password_missing')).max(200, issue('password_too_long'));

export const newPassword = password
  .min(PASSWORD_LENGTH, issue('password_too_short', { least: PASSWORD_LENGTH }))
  .regex(/^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\p{Nd}).*$/su, issue('password_not_mixed'));

export const signInInput = z.object({ email, password });

export const signUpInput = z.object({
  displayName,
  username,
  email,
  password: newPassword,
  agreeToTerms: z.literal(true, issue('terms_not_agreed')),
  wantsUpdates: z.boolean().default(false),
});

/** The form asks for the password twice; the second never leaves the browser. */
export const signUpForm = signUpInput
  .extend({ confirmPassword: z.string().min(1, issue('password_not_repeated')) })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: issue('passwords_differ'),
    when: ({ value }) => {
      const form = value as { password?: unknown; confirmPassword?: unknown };
      return typeof form.password === 'string' && Boolean(form.confirmPassword);
    },
  });
