import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { LETTER_GROUPS } from '../notices/kinds.ts';
import {
  declareEnrolmentOperation,
  declareIndependentOperation,
  declarePublicOperation,
  declareSessionOperation,
} from '../operations/operation.ts';
import { currentPassword, email, newPassword, password } from '../values/credentials.ts';
import { PROVIDERS, provider } from './providers.ts';

const time = z.iso.datetime({ offset: true });
const done = z.object({ done: z.literal(true) });
const token = z.string().min(1).max(200);

/** For so long a deleted account can still be had back. */
export const DELETION_GRACE_DAYS = 14;
/** For so long an export of one's data can be downloaded. */
export const EXPORT_KEPT_DAYS = 7;

/** A way into the account besides its password. */
export const connection = z.object({ provider, name: z.string(), connectedAt: time });

export const account = z.object({
  /** Null for a learner, who needs none. */
  email: z.string().nullable(),
  /** An address that was asked for and is not confirmed yet. */
  pendingEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  connections: z.array(connection),
  createdAt: time,
  /** When the account will be erased, where its deletion was asked for. */
  erasedAt: time.nullable(),
});

export const device = z.object({
  id: z.uuid(),
  /** In words, such as "Firefox on Windows". */
  description: z.string(),
  address: z.string(),
  firstSeen: time,
  lastSeen: time,
  isCurrent: z.boolean(),
});

export const preferences = z.object({
  /** Letters about what is new. */
  updatesOptIn: z.boolean(),
  /** Letters when something of mine was decided on; the notice in the product comes anyway. */
  mailsDecisions: z.boolean(),
  /** Letters about accessible versions that I or others ask for. */
  mailsRequests: z.boolean(),
  /** Letters about problems that people report; only administrators are told of them. */
  mailsReports: z.boolean(),
  keepsSearchHistory: z.boolean(),
  language: z.string(),
});

export const accountExport = z.object({
  id: z.uuid(),
  /** To be followed at /progress/{id}. */
  progressId: z.uuid(),
  state: z.enum(['waiting', 'ready', 'failed']),
  size: z.int().nonnegative().nullable(),
  createdAt: time,
  expiresAt: time,
});

export type Account = z.infer<typeof account>;
export type Device = z.infer<typeof device>;
export type Preferences = z.infer<typeof preferences>;
export type AccountExport = z.infer<typeof accountExport>;

/** What proves that it is the person: their password, or having signed in by a provider just now. */
const proof = { password: password.optional() };
const notProven = errors(
  'wrong_password',
  'account_locked',
  'too_many_guesses',
  'proof_needed',
  'sign_in_again',
);
const tags = ['Account'];

export const emailChangeInput = z.object({ email, ...proof });
export const passwordChangeInput = z.object({
  currentPassword,
  newPassword,
  /** Providers that are to open the account no longer. */
  disconnect: z.array(provider).max(PROVIDERS.length).default([]),
});

export const accountContract = {
  read: declareEnrolmentOperation('read')
    .route({ method: 'GET', path: '/account', tags, summary: 'My account, and the ways into it' })
    .output(account),
  requestEmailChange: declareIndependentOperation('letters')
    .route({
      method: 'POST',
      path: '/account/email-change',
      tags,
      summary: 'Use another email address; a link that is mailed there confirms it',
    })
    .errors(notProven)
    .input(emailChangeInput)
    .output(done),
  confirmEmailChange: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/email-change/confirmation',
      tags,
      summary: 'Confirm the new email address by the code from the mailed link',
    })
    .errors(errors('link_not_valid'))
    .input(z.object({ token }))
    .output(done),
  changePassword: declareIndependentOperation('credentials')
    .route({
      method: 'PUT',
      path: '/account/password',
      tags,
      summary: 'Change my password; every other device is signed out',
    })
    .errors({ ...notProven, ...errors('password_missing', 'password_too_common') })
    .input(passwordChangeInput)
    .output(done),
  requestPasswordLink: declareIndependentOperation('letters')
    .route({
      method: 'POST',
      path: '/account/password-link',
      tags,
      summary: 'Mail me a link for choosing a password, where I have none yet',
    })
    .errors(errors('password_set_already'))
    .output(done),
  devices: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/account/devices',
      tags,
      summary: 'Where I am signed in, this device first',
    })
    .output(z.array(device)),
  signOutDevice: declareSessionOperation('write')
    .route({ method: 'DELETE', path: '/account/devices/{id}', tags, summary: 'Sign out one other device' })
    .errors(errors('not_found'))
    .input(z.object({ id: z.uuid() }))
    .output(done),
  signOutOtherDevices: declareSessionOperation('write')
    .route({ method: 'DELETE', path: '/account/devices', tags, summary: 'Sign out every other device' })
    .output(z.object({ signedOut: z.int().nonnegative() })),
  readPreferences: declareSessionOperation('read')
    .route({ method: 'GET', path: '/account/preferences', tags, summary: 'How I like things' })
    .output(preferences),
  changePreferences: declareSessionOperation('write')
    .route({ method: 'PATCH', path: '/account/preferences', tags, summary: 'Change how I like things' })
    .input(
      preferences
        .extend({
          language: z
            .string()
            .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
            .max(35),
        })
        .partial(),
    )
    .output(preferences),
  stopLetters: declarePublicOperation('write')
    .route({
      method: 'POST',
      path: '/letters/stop/{token}',
      tags,
      summary:
        'No more letters of one group, by the token from such a letter; mail programs call it by themselves',
    })
    .errors(errors('link_not_valid'))
    .input(z.object({ token }))
    .output(z.object({ group: z.enum(LETTER_GROUPS) })),
  requestExport: declareSessionOperation('costly')
    .route({ method: 'POST', path: '/account/exports', tags, summary: 'Put together everything about me' })
    .output(accountExport),
  latestExport: declareSessionOperation('read')
    .route({ method: 'GET', path: '/account/exports/latest', tags, summary: 'My latest export, or null' })
    .output(accountExport.nullable()),
  downloadExport: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/account/exports/{id}/file',
      tags,
      summary: 'An export of mine as a file',
    })
    .errors(errors('not_found'))
    .input(z.object({ id: z.uuid() }))
    .output(z.file()),
  requestDeletion: declareIndependentOperation('credentials')
    .route({
      method: 'POST',
      path: '/account/deletion',
      tags,
      summary: 'Delete my account in 14 days; until then it can be had back',
    })
    .errors({ ...notProven, ...errors('last_owner') })
    .input(z.object(proof))
    .output(account),
  undoDeletion: declareSessionOperation('write')
    .route({ method: 'DELETE', path: '/account/deletion', tags, summary: 'Keep my account after all' })
    .output(account),
  undoDeletionByLink: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/account-deletion/undo',
      tags,
      summary: 'Keep an account after all, by the code from the mailed link',
    })
    .errors(errors('link_not_valid'))
    .input(z.object({ token }))
    .output(done),
};
