import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import {
  declareEnrolmentOperation,
  declarePublicOperation,
  declareRoleOperation,
} from '../operations/operation.ts';
import { email, password } from '../values/credentials.ts';
import { session } from './session.ts';

export interface SecondStepIssues {
  passkey_name_missing: object;
  passkey_name_too_long: { readonly most: number };
  passkey_name_not_printable: object;
  code_missing: object;
  code_too_long: object;
}

const issue: WriteMessage<SecondStepIssues> = writeMessage;

const time = z.iso.datetime({ offset: true });
const done = z.object({ done: z.literal(true) });
const tags = ['Second step'];

/** For so long a second step that was lost stays, after somebody asked by letter to take it off. */
export const RECOVERY_WAIT_HOURS = 72;
export const RECOVERY_CODES = 10;

export const passkeyName = z
  .string()
  .trim()
  .min(1, issue('passkey_name_missing'))
  .max(60, issue('passkey_name_too_long', { most: 60 }))
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, issue('passkey_name_not_printable'));

/** The six digits of an authenticator app, or a recovery code; spaces and hyphens do not count. */
export const secondStepCode = z.string().trim().min(1, issue('code_missing')).max(40, issue('code_too_long'));

/** What `navigator.credentials` gave, in the JSON form of WebAuthn level 3. */
const answer = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.string().max(40).nullish(),
});
const base64url = z.string().max(20_000);

export const passkeyRegistration = answer.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export const passkeyAssertion = answer.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});

/** What the browser hands to `navigator.credentials`, in the JSON form of WebAuthn level 3. */
const passkeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });

export const PROOF_WAYS = ['password', 'code', 'passkey'] as const;
export const proofWay = z.enum(PROOF_WAYS);

export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable(),
});

export const secondStep = z.object({
  /** Since when an authenticator app is set up. */
  authenticatorSince: time.nullable(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int().nonnegative(),
  /** From when on a letter that was asked for takes the second step off. */
  recoveryFrom: time.nullable(),
  /** Whether administrators have to have a second step here. */
  /** Learners have one only where a class of theirs allows it. */
  isAllowed: z.boolean(),
  isRequiredOfAdministrators: z.boolean(),
});

/** Shown once; null where the person has codes already. */
const given = z.object({ recoveryCodes: z.array(z.string()).nullable() });

export const authenticatorSetup = z.object({
  /** In base32, as authenticator apps take it. */
  secret: z.string(),
  /** An `otpauth:` link, which opens an authenticator app on the same device and stands in the QR code. */
  link: z.string(),
});

export type AuthenticatorSetup = z.infer<typeof authenticatorSetup>;
export type Passkey = z.infer<typeof passkey>;
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;
export type ProofWay = z.infer<typeof proofWay>;
export type SecondStep = z.infer<typeof secondStep>;

const sensitive = errors('proof_needed', 'sign_in_again');
/** For what learners do only where a class of theirs allows it. */
const setting = { ...sensitive, ...errors('not_for_learners') };
const wrongCode = errors('wrong_code', 'account_locked', 'too_many_codes');

export const proofInput = z.union([
  z.object({ password }),
  z.object({ code: secondStepCode }),
  z.object({ passkey: passkeyAssertion }),
]);
export type ProofInput = z.infer<typeof proofInput>;

/** The second step of one's own account. */
export const secondStepContract = {
  read: declareEnrolmentOperation('read')
    .route({ method: 'GET', path: '/account/second-step', tags, summary: 'My second step at signing in' })
    .output(secondStep),
  beginAuthenticator: declareEnrolmentOperation('write')
    .route({
      method: 'POST',
      path: '/account/authenticator/secret',
      tags,
      summary: 'A new secret for an authenticator app; it counts when a code of it was confirmed',
    })
    .errors(setting)
    .output(authenticatorSetup),
  confirmAuthenticator: declareEnrolmentOperation('credentials')
    .route({
      method: 'PUT',
      path: '/account/authenticator',
      tags,
      summary: 'Set the authenticator app up with a code of it, in place of the one before',
    })
    .errors({ ...setting, ...wrongCode, ...errors('setup_expired') })
    .input(z.object({ code: secondStepCode }))
    .output(given),
  removeAuthenticator: declareEnrolmentOperation('write')
    .route({
      method: 'DELETE',
      path: '/account/authenticator',
      tags,
      summary: 'Take the authenticator app off',
    })
    .errors({ ...sensitive, ...errors('not_found', 'second_step_required') })
    .output(done),
  beginPasskey: declareEnrolmentOperation('write')
    .route({ method: 'POST', path: '/account/passkeys/challenge', tags, summary: 'Begin to add a passkey' })
    .errors(setting)
    .output(passkeyOptions),
  addPasskey: declareEnrolmentOperation('credentials')
    .route({ method: 'POST', path: '/account/passkeys', tags, summary: 'Add the passkey that was made' })
    .errors({ ...setting, ...errors('passkey_not_valid') })
    .input(z.object({ name: passkeyName, passkey: passkeyRegistration }))
    .output(given),
  renamePasskey: declareEnrolmentOperation('write')
    .route({ method: 'PATCH', path: '/account/passkeys/{id}', tags, summary: 'Give a passkey another name' })
    .errors(errors('not_found'))
    .input(z.object({ id: z.uuid(), name: passkeyName }))
    .output(done),
  removePasskey: declareEnrolmentOperation('write')
    .route({ method: 'DELETE', path: '/account/passkeys/{id}', tags, summary: 'Take a passkey off' })
    .errors({ ...sensitive, ...errors('not_found', 'second_step_required') })
    .input(z.object({ id: z.uuid() }))
    .output(done),
  renewRecoveryCodes: declareEnrolmentOperation('write')
    .route({
      method: 'POST',
      path: '/account/recovery-codes',
      tags,
      summary: 'New recovery codes; those before open nothing any more',
    })
    .errors({ ...sensitive, ...errors('second_step_missing') })
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  cancelRecovery: declareEnrolmentOperation('write')
    .route({
      method: 'DELETE',
      path: '/account/second-step/recovery',
      tags,
      summary: 'Keep two-step sign-in on after a request to turn it off',
    })
    .output(done),
  beginProof: declareEnrolmentOperation('write')
    .route({
      method: 'POST',
      path: '/account/proof/challenge',
      tags,
      summary: 'Begin to show by a passkey that it is me',
    })
    .output(passkeyOptions),
  prove: declareEnrolmentOperation('credentials')
    .route({
      method: 'POST',
      path: '/account/proof',
      tags,
      summary:
        'Show that it is me, for the next 15 minutes: by a passkey or a code where I have a second step, else by the password',
    })
    .errors({
      ...sensitive,
      ...wrongCode,
      ...errors('wrong_password', 'too_many_guesses', 'passkey_not_valid'),
    })
    .input(z.object({ proof: proofInput }))
    .output(done),
  require: declareRoleOperation(['super_admin'], 'write')
    .route({
      method: 'PUT',
      path: '/admin/second-step',
      tags,
      summary: 'Say whether administrators have to have a second step',
    })
    .errors({ ...sensitive, ...errors('second_step_missing') })
    .input(z.object({ isRequired: z.boolean() }))
    .output(z.object({ isRequired: z.boolean() })),
  removeForPerson: declareRoleOperation(['super_admin'], 'write')
    .route({
      method: 'POST',
      path: '/admin/second-step/removal',
      tags,
      summary:
        'Take the second step off the account of somebody who lost it; it is logged, and they are told',
    })
    .errors({ ...sensitive, ...errors('not_found') })
    .input(z.object({ email }))
    .output(done),
};

/** Signing in by what is not a password. */
export const signInStepsContract = {
  pending: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/sign-in/second-step',
      tags,
      summary: 'By what the sign-in that was begun in this browser can be finished, or null where none was',
    })
    .output(z.object({ hasPasskey: z.boolean() }).nullable()),
  finish: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/sign-in/second-step',
      tags,
      summary: 'Finish the sign-in that was begun in this browser, by a code',
    })
    .errors({ ...wrongCode, ...errors('sign_in_expired', 'account_suspended') })
    .input(z.object({ code: secondStepCode }))
    .output(session),
  beginPasskey: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/sign-in/passkey/challenge',
      tags,
      summary: 'Begin to sign in by a passkey',
    })
    .output(passkeyOptions),
  byPasskey: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/sign-in/passkey',
      tags,
      summary: 'Sign in by a passkey, which counts as both steps',
    })
    .errors(errors('passkey_not_valid', 'email_not_verified', 'account_suspended'))
    .input(z.object({ passkey: passkeyAssertion }))
    .output(session),
  requestRecovery: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/sign-in/second-step/recovery',
      tags,
      summary: `Ask by letter to take the second step off in ${RECOVERY_WAIT_HOURS} hours, after the first step was done in this browser`,
    })
    .errors(errors('sign_in_expired', 'recovery_by_administrator'))
    .output(z.object({ from: time })),
  completeRecovery: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/second-step-recovery',
      tags,
      summary: 'Take the second step off, by the code from the mailed link, after the time has passed',
    })
    .errors(errors('link_not_valid', 'recovery_waits'))
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(done),
  cancelRecovery: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/second-step-recovery/cancellation',
      tags,
      summary: 'Keep the second step after all, by the code from the mailed link',
    })
    .errors(errors('link_not_valid'))
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(done),
};
