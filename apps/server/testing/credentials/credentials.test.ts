import { join } from 'node:path';
import { splitSample } from '@relievo/words/testing';
import { afterAll, describe, expect, test } from 'vitest';
import {
  CREDENTIAL_EVENTS,
  CREDENTIALS,
  type Credential,
  type CredentialEvent,
  FATES,
  type Fate,
} from '../../features/accounts/credentials/rules.ts';
import { RATE_LIMITS } from '../../platform/http/requests/rate-limit.ts';
import { useDatabase } from '../database.ts';
import { useApi } from '../http/use-api.ts';
import { startOpenIdServer } from '../openid/openid-server.ts';
import { credentialsPage } from './credentials-page.ts';
import { EVENT_CASES } from './events.ts';
import { LOOKS } from './fates.ts';
import type { OpenedBy, Place } from './worlds.ts';

const openId = await startOpenIdServer();
afterAll(() => openId.stop());
const limits = { ...RATE_LIMITS, credentials: 100_000, letters: 100_000 };
const api = useApi(useDatabase(), { settings: openId.settings, limits });
const place: Place = {
  get api() {
    return api;
  },
  openId,
};

/** An event does to one thing what the reset would hide, so some are looked at in an account of their own. */
const SECOND_STEP = [
  'authenticator',
  'passkeys',
  'recovery_codes',
  'half_sign_ins',
  'second_step_recovery_link',
] as const satisfies readonly Credential[];
const LOOKED_AT: readonly (readonly [OpenedBy, readonly Credential[]])[] = [
  [
    'password',
    CREDENTIALS.filter(
      (one) => !['connections', 'email_change_link', ...SECOND_STEP].some((other) => other === one),
    ),
  ],
  ['second_step', SECOND_STEP],
  ['provider', ['connections', 'email_change_link']],
];

async function fatesAfter(
  event: CredentialEvent,
  openedBy: OpenedBy,
  credentials: readonly Credential[],
): Promise<Partial<Record<Credential, Fate>>> {
  const { begin, happen } = EVENT_CASES[event];
  const world = await begin(place, openedBy);
  const happened = await happen(place, world);
  const { streams } = world;
  if (streams && FATES[event].streams_here === 'ends') await streams.here.ended;
  if (streams && FATES[event].streams_elsewhere === 'ends') await streams.elsewhere.ended;
  const found: Partial<Record<Credential, Fate>> = {};
  const inOrder = (Object.keys(LOOKS) as Credential[]).filter((one) => credentials.includes(one));
  for (const credential of inOrder) found[credential] = await LOOKS[credential](place, world, happened);
  streams?.here.leave();
  streams?.elsewhere.leave();
  return found;
}

describe('every credential follows its table', () => {
  for (const { tags, cases } of splitSample(CREDENTIAL_EVENTS, 5))
    test.each(cases)('at the event %s', { tags }, async (event) => {
      const found: Partial<Record<Credential, Fate>> = {};
      for (const [openedBy, credentials] of LOOKED_AT)
        Object.assign(found, await fatesAfter(event, openedBy, credentials));
      expect(found).toEqual(FATES[event]);
    });
});

test('the page on credentials equals the table', async () => {
  await expect(credentialsPage()).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../../docs/credentials.md'),
  );
});
