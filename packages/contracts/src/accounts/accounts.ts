import { z } from 'zod';
import { learnerSignInInput, learnerWords } from '../classes/classes.ts';
import { errors } from '../errors/errors.ts';
import { declareEnrolmentOperation, declarePublicOperation } from '../operations/operation.ts';
import { email, newPassword, signInInput, signUpInput } from '../values/credentials.ts';
import { session } from './session.ts';

/** In another browser than the one of the sign-up the person chooses a password with it. */
export const verificationInput = z.object({
  token: z.string().min(1).max(200),
  password: newPassword.optional(),
});

const done = z.object({ done: z.literal(true) });

/** By what a learner takes their account over: the link of the letter, the words of until now, a password of their own. */
export const takeOverInput = z.object({
  token: z.string().min(1).max(200),
  words: learnerWords,
  password: newPassword,
});

export const accountsContract = {
  session: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/session',
      tags: ['Accounts'],
      summary: 'Who is signed in, or null for a guest',
    })
    .output(session.nullable()),
  signUp: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/sign-up',
      tags: ['Accounts'],
      summary: 'Open an account; a mail with a link confirms the address',
    })
    .errors(errors('username_taken', 'password_too_common', 'sign_up_closed'))
    .input(signUpInput)
    .output(done),
  signIn: declarePublicOperation('credentials')
    .route({ method: 'POST', path: '/sign-in', tags: ['Accounts'], summary: 'Sign in by email and password' })
    .errors(
      errors(
        'invalid_credentials',
        'account_locked',
        'too_many_guesses',
        'email_not_verified',
        'account_suspended',
        'second_step_needed',
      ),
    )
    .input(signInInput)
    .output(session),
  signInLearner: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/sign-in/learner',
      tags: ['Accounts'],
      summary: 'Sign in by the user name and the words that a teacher gave',
    })
    .errors(
      errors(
        'learner_sign_in_wrong',
        'account_locked',
        'too_many_word_guesses',
        'account_suspended',
        'second_step_needed',
      ),
    )
    .input(learnerSignInInput)
    .output(session),
  signOut: declarePublicOperation('write')
    .route({ method: 'POST', path: '/sign-out', tags: ['Accounts'], summary: 'Sign out here' })
    .output(done),
  signOutEverywhere: declareEnrolmentOperation('write')
    .route({
      method: 'POST',
      path: '/sign-out-everywhere',
      tags: ['Accounts'],
      summary: 'Sign out here and on every other device',
    })
    .output(done),
  requestVerification: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/email-verification/request',
      tags: ['Accounts'],
      summary: 'Send the link that confirms an email address again',
    })
    .input(z.object({ email }))
    .output(done),
  verifyEmail: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/email-verification',
      tags: ['Accounts'],
      summary: 'Confirm an email address by the code from the mailed link',
    })
    .errors(errors('link_not_valid', 'password_needed', 'password_too_common'))
    .input(verificationInput)
    .output(done),
  requestPasswordReset: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/password-reset/request',
      tags: ['Accounts'],
      summary: 'Send a link for choosing a new password',
    })
    .input(z.object({ email }))
    .output(done),
  resetPassword: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/password-reset',
      tags: ['Accounts'],
      summary: 'Choose a new password by the code from the mailed link',
    })
    .errors(errors('link_not_valid', 'password_too_common'))
    .input(z.object({ token: z.string().min(1).max(200), password: newPassword }))
    .output(done),
  takeOver: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/account-hand-over',
      tags: ['Accounts'],
      summary:
        'Make an account that was made for a class my own, by the code from the mailed link and the words of until now',
    })
    .errors(
      errors(
        'link_not_valid',
        'learner_sign_in_wrong',
        'account_locked',
        'too_many_word_guesses',
        'password_too_common',
        'email_taken',
      ),
    )
    .input(takeOverInput)
    .output(done),
};
