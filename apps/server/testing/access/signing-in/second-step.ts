import type { ApiWorld, Call, OperationCases } from '../../http/operation-case.ts';
import { mailedToken, type Person, person } from '../../http/people.ts';
import { type OperationRoles, whoeverIsFirst } from '../../http/roles.ts';
import { type RulesOfTable, rule } from '../../policies/rule.ts';
import type { World } from '../../policies/world.ts';
import {
  addAuthenticator,
  addPasskey,
  ask,
  beginSignIn,
  type Enrolled,
  nextCode,
} from '../../second-step/enrol.ts';
import { softPasskey } from '../../second-step/soft-passkey.ts';

type EnrolledPerson = Person & Enrolled;

async function enrolled({ api }: ApiWorld, role?: 'super_admin'): Promise<EnrolledPerson> {
  const somebody = await person(api, role ? { role } : {});
  return { ...somebody, ...(await addAuthenticator(api, somebody.cookie)) };
}

async function withPasskey({ api }: ApiWorld): Promise<{ as: Person; params: { id: string } }> {
  const somebody = await person(api);
  const { id } = await addPasskey(api, somebody.cookie);
  return { as: somebody, params: { id } };
}

/** A sign-in whose first step is done. */
async function half(world: ApiWorld): Promise<EnrolledPerson & { readonly cookies: string }> {
  const somebody = await enrolled(world);
  return { ...somebody, cookies: (await beginSignIn(world.api, somebody.email)).half };
}

async function recoveryToken(world: ApiWorld): Promise<string> {
  const { cookies, email } = await half(world);
  await ask(world.api, 'POST', '/api/sign-in/second-step/recovery', cookies);
  return mailedToken(world.api, email, 'second_step_recovery');
}

/** As after the wait, which would end the sessions of all others too. */
async function waitedToken(world: ApiWorld): Promise<string> {
  const token = await recoveryToken(world);
  await world.api.dependencies.database.asAuth((tx) =>
    tx.query(
      'test-waited',
      `update verifications set detail = '2020-01-01T00:00:00.000Z' where identifier = $1`,
      [`second_step_recovery:${token.split('.')[0]}`],
    ),
  );
  return token;
}

async function aSetup({ api }: ApiWorld): Promise<Call> {
  const somebody = await person(api);
  const begun = await ask(api, 'POST', '/api/account/authenticator/secret', somebody.cookie);
  return { as: somebody, body: { code: nextCode(api, begun.json<{ secret: string }>().secret) } };
}

async function aNewPasskey({ api }: ApiWorld): Promise<Call> {
  const somebody = await person(api);
  const begun = await ask(api, 'POST', '/api/account/passkeys/challenge', somebody.cookie);
  const passkey = softPasskey(api.dependencies.site().publicUrl).register(begun.json().options);
  return { as: somebody, body: { name: 'My telephone', passkey } };
}

async function anAnswer({ api }: ApiWorld): Promise<Call> {
  const { cookie } = await person(api);
  const { device } = await addPasskey(api, cookie);
  const begun = await ask(api, 'POST', '/api/sign-in/passkey/challenge');
  return { as: null, body: { passkey: device.answer(begun.json().options) } };
}

export const calls: OperationCases = {
  'secondStep.read': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'secondStep.beginAuthenticator': {
    valid: async ({ api }) => ({ as: await person(api) }),
    othersGet: 'their own',
  },
  'secondStep.confirmAuthenticator': { valid: aSetup, othersGet: 'setup_expired' },
  'secondStep.removeAuthenticator': {
    valid: async (world) => ({ as: await enrolled(world) }),
    othersGet: 'not_found',
  },
  'secondStep.beginPasskey': {
    valid: async ({ api }) => ({ as: await person(api) }),
    othersGet: 'their own',
  },
  'secondStep.addPasskey': { valid: aNewPasskey, othersGet: 'passkey_not_valid' },
  'secondStep.renamePasskey': {
    valid: async (world) => ({ ...(await withPasskey(world)), body: { name: 'A key on my ring' } }),
    othersGet: 'not_found',
  },
  'secondStep.removePasskey': { valid: withPasskey, othersGet: 'not_found' },
  'secondStep.renewRecoveryCodes': {
    valid: async (world) => ({ as: await enrolled(world) }),
    othersGet: 'second_step_missing',
  },
  'secondStep.cancelRecovery': {
    valid: async ({ api }) => ({ as: await person(api) }),
    othersGet: 'their own',
  },
  'secondStep.beginProof': { valid: async ({ api }) => ({ as: await person(api) }), othersGet: 'their own' },
  'secondStep.prove': {
    valid: async ({ api }) => {
      const somebody = await person(api);
      return { as: somebody, body: { proof: { password: somebody.password } } };
    },
    othersGet: 'their own',
  },
  'secondStep.require': {
    valid: async (world) => ({ as: await enrolled(world, 'super_admin'), body: { isRequired: false } }),
    othersGet: 'forbidden',
  },
  'secondStep.removeForPerson': {
    valid: async (world) => ({
      as: await person(world.api, { role: 'super_admin' }),
      body: { email: (await enrolled(world)).email },
    }),
    othersGet: 'forbidden',
  },
  'signInSteps.pending': {
    valid: async (world) => ({ as: null, cookies: (await half(world)).cookies }),
    othersGet: 'the same',
  },
  'signInSteps.finish': {
    valid: async (world) => {
      const { cookies, secret } = await half(world);
      return { as: null, cookies, body: { code: nextCode(world.api, secret) } };
    },
    othersGet: 'sign_in_expired',
  },
  'signInSteps.beginPasskey': { valid: () => ({ as: null }), othersGet: 'the same' },
  'signInSteps.byPasskey': { valid: anAnswer, othersGet: 'passkey_not_valid' },
  'signInSteps.requestRecovery': {
    valid: async (world) => ({ as: null, cookies: (await half(world)).cookies }),
    othersGet: 'the same',
  },
  'signInSteps.completeRecovery': {
    valid: async (world) => ({ as: null, body: { token: await waitedToken(world) } }),
    othersGet: 'link_not_valid',
  },
  'signInSteps.cancelRecovery': {
    valid: async (world) => ({ as: null, body: { token: await recoveryToken(world) } }),
    othersGet: 'link_not_valid',
  },
};

const APP = ['guest', 'student', 'admin', 'superAdmin'] as const;

export function rules(w: World): RulesOfTable {
  return {
    authenticators: [
      rule(`select from authenticators`, ['auth', 'owner'], [...APP, 'system']),
      rule(
        `insert into authenticators (user_id, sealed_secret, last_step, created_at)
       values ('${w.leaver}', '', 0, now())`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update authenticators set last_step = 0`, ['auth'], [...APP, 'system']),
      rule(`delete from authenticators`, ['auth'], [...APP, 'system']),
    ],
    passkeys: [
      rule(`select from passkeys`, ['auth', 'owner'], [...APP, 'system']),
      rule(
        `insert into passkeys (user_id, credential_id, public_key, counter, name, created_at)
       values ('${w.leaver}', 'new', '', 0, 'x', now())`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update passkeys set name = 'y'`, ['auth'], [...APP, 'system']),
      rule(`delete from passkeys`, ['auth'], [...APP, 'system']),
    ],
    recovery_codes: [
      rule(`select from recovery_codes`, ['auth', 'owner'], [...APP, 'system']),
      rule(
        `insert into recovery_codes (user_id, code_hash) values ('${w.leaver}', 'x')`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update recovery_codes set code_hash = 'y'`, ['owner'], [...APP, 'auth', 'system']),
      rule(`delete from recovery_codes`, ['auth'], [...APP, 'system']),
    ],
    half_sign_ins: [
      rule(`select from half_sign_ins`, ['auth', 'system', 'owner'], APP),
      rule(
        `insert into half_sign_ins (token_hash, user_id, expires_at) values ('new', '${w.leaver}', now())`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update half_sign_ins set tries = 1`, ['auth'], [...APP, 'system']),
      rule(`delete from half_sign_ins`, ['auth', 'system'], APP),
    ],
  };
}

const NOT_FOR_LEARNERS = { learner: 'not_for_learners' } as const;

export const roles: OperationRoles = {
  'secondStep.beginAuthenticator': NOT_FOR_LEARNERS,
  'secondStep.confirmAuthenticator': NOT_FOR_LEARNERS,
  'secondStep.beginPasskey': NOT_FOR_LEARNERS,
  'secondStep.addPasskey': NOT_FOR_LEARNERS,
  // The password of the example is not theirs.
  'secondStep.prove': { learner: 'wrong_password' },
  'signInSteps.finish': whoeverIsFirst(),
  'signInSteps.byPasskey': whoeverIsFirst(),
  'signInSteps.completeRecovery': whoeverIsFirst(),
  'signInSteps.cancelRecovery': whoeverIsFirst(),
};
