import type { Plant } from '../plant.ts';

const ACCOUNTS = 'apps/server/features/accounts';
const MIGRATIONS = 'apps/server/migrations';

function inAccounts(test: string, title: string): Plant['caughtBy'] {
  return { project: 'server', file: `${ACCOUNTS}/${test}.test.ts`, title };
}

/** Each attack of SECURITY.md with what stands against it taken away. */
export const SECURITY: readonly Plant[] = [
  {
    what: 'a pending change of the address outlives a reset or a change of the password',
    changes: [
      {
        file: `${ACCOUNTS}/credentials/rules.ts`,
        from: "const LINKS_END = {\n  reset_link: 'ends',\n  email_change_link: 'ends',",
        to: "const LINKS_END = {\n  reset_link: 'ends',\n  email_change_link: 'stays',",
      },
    ],
    caughtBy: inAccounts(
      'credentials/takeover',
      'a pending change of the address opens nothing after the owner',
    ),
  },
  {
    what: 'the password of the owner who signs up later is discarded',
    changes: [
      {
        file: `${ACCOUNTS}/sign-up-service.ts`,
        from: '    await replaceUnproven(tx, existing.id, account, password, now);\n',
        to: '',
      },
    ],
    caughtBy: inAccounts('credentials/takeover', 'a stranger who signs up first has no way in'),
  },
  {
    what: 'the password of a stranger works after the owner opens the link',
    changes: [
      {
        file: `${ACCOUNTS}/first-proof-service.ts`,
        from: '  await deleteWaysInOfOthers(tx, userId, browserSecret === null ? null : hashToken(browserSecret));\n',
        to: '',
      },
    ],
    caughtBy: inAccounts('credentials/takeover', 'the owner who opens a link that a stranger asked for'),
  },
  {
    what: 'a provider that verifies no address keeps its way into an account that its owner confirmed',
    changes: [
      {
        file: `${ACCOUNTS}/first-proof-service.ts`,
        from: '  await deleteWaysInOfOthers(tx, userId, browserSecret === null ? null : hashToken(browserSecret));\n',
        to: '',
      },
    ],
    caughtBy: inAccounts('providers/providers', 'enters no unverified account once the owner of the address'),
  },
  {
    what: 'a provider that verifies no address keeps its way in after a reset',
    changes: [
      {
        file: `${ACCOUNTS}/recovery-service.ts`,
        from: '    if (detail !== BESIDE_CONNECTIONS) await deleteWaysInOfOthers(tx, userId, null);\n',
        to: '',
      },
    ],
    caughtBy: inAccounts('providers/providers', 'enters no unverified account after a reset of its password'),
  },
  {
    what: 'a stolen cookie outlives a change of the password',
    changes: [
      {
        file: `${ACCOUNTS}/sessions/repository.ts`,
        from: 'set token = $2, previous_token = null, previous_until = null, renewal_due = false',
        to: "set token = $2, previous_token = token, previous_until = now() + interval '1 hour', renewal_due = false",
      },
    ],
    caughtBy: inAccounts(
      'credentials/takeover',
      'a stolen cookie opens nothing after the password was changed',
    ),
  },
  {
    what: 'whoever sits at an open screen connects a provider',
    changes: [
      {
        file: `${ACCOUNTS}/providers/routes.ts`,
        from: '      await requireRecentProof(dependencies, person);\n',
        to: '',
      },
    ],
    caughtBy: inAccounts('credentials/takeover', 'connecting a provider needs the password'),
  },
  {
    what: 'a hundred and twenty sign-ups send a hundred and twenty letters',
    changes: [
      {
        file: `${ACCOUNTS}/links/pause-rules.ts`,
        from: '{ pauseSeconds: 60, aDay: 10 }',
        to: '{ pauseSeconds: 0, aDay: 1000 }',
      },
    ],
    caughtBy: inAccounts('credentials/takeover', 'a hundred and twenty sign-ups with an address in use'),
  },
  {
    what: 'six messages at once are answered by six letters',
    changes: [
      {
        file: 'apps/server/features/contact/service.ts',
        from: "if (await takeLetter(tx, message.email, 'contact_received', clock.now(), LIMIT))",
        to: 'if (clock.now() && LIMIT)',
      },
    ],
    caughtBy: inAccounts('credentials/takeover', 'one of six messages sent at once'),
  },
  {
    what: 'everybody who signs in is hashed for at once',
    changes: [
      {
        file: `${ACCOUNTS}/password-rules.ts`,
        from: '    waiting: 32,\n    waitSeconds: 5,',
        to: '    waiting: 10_000,\n    waitSeconds: 600,',
      },
    ],
    caughtBy: inAccounts('lockout/hashing-load', 'some of eighty sign-ins at once are asked to come back'),
  },
  {
    what: 'founding an organization opens paid files',
    changes: [
      {
        file: `${MIGRATIONS}/0613_site_settings_of_super_admins.sql`,
        from: " and o.subscription_tier <> 'free'\n      and (g.organization_id is not null or (select founding_opens_tier from site_settings)));",
        to: ');',
      },
    ],
    caughtBy: {
      project: 'server',
      file: 'apps/server/features/outputs/outputs.test.ts',
      title: 'an organization opens no paid file until a super administrator grants its tier',
    },
  },
  {
    what: 'the time of a reset tells who has an account',
    changes: [
      {
        file: `${ACCOUNTS}/recovery-service.ts`,
        from: '  background.start(() => database.asAuth(work));',
        to: '  await database.asAuth(work);',
      },
    ],
    caughtBy: inAccounts('recovery', 'answers before it looks for the account'),
  },
  {
    what: 'the time of a sign-up tells who has an account',
    changes: [
      {
        file: `${ACCOUNTS}/sign-up-service.ts`,
        from: '    await runInVain(tx, () => (isNew ? again() : openAccount(tx, dependencies, nobodys, password)));\n',
        to: '',
      },
    ],
    caughtBy: inAccounts('credentials/answer-times', 'a sign-up with an address that has an account'),
  },
  {
    what: 'the time of a sign-in tells who has an account',
    changes: [
      {
        file: `${ACCOUNTS}/password-rules.ts`,
        from: '  const nobodys = expectedHash === null;\n',
        to: '  const nobodys = expectedHash === null;\n  if (nobodys) return false;\n',
      },
    ],
    caughtBy: inAccounts('lockout/hashing-load', 'an unknown address takes as much work as a wrong password'),
  },
  {
    what: 'streams go on after the session has ended',
    changes: [
      {
        file: `${MIGRATIONS}/0410_ended_sessions.sql`,
        from: "  perform pg_notify('sessions_ended', json_build_object('id', old.id)::text);\n",
        to: '',
      },
    ],
    caughtBy: {
      project: 'server',
      file: 'apps/server/testing/credentials/credentials.test.ts',
      title: 'at the event sign_out_everywhere',
    },
  },
  {
    what: 'a password can be guessed at from as many networks as somebody has',
    changes: [
      {
        file: `${ACCOUNTS}/lockout/service.ts`,
        from: 'const GUESSES_IN_A_ROW = 100;',
        to: 'const GUESSES_IN_A_ROW = 1_000_000;',
      },
    ],
    caughtBy: inAccounts('lockout/lockout', 'refuses guesses from networks that are not known'),
  },
  {
    what: 'a hash of an old cost is kept for ever',
    changes: [
      {
        file: `${ACCOUNTS}/sign-in-service.ts`,
        from: 'if (account.password !== null && passwords.isOutdated(account.password)) {',
        to: 'if (account.password !== null && passwords.isOutdated(account.password) && hashing === undefined) {',
      },
    ],
    caughtBy: inAccounts('password/password', 'an outdated hash is replaced at the next sign-in'),
  },
  {
    what: 'a letter greets somebody by an address that mail programs make a link of',
    changes: [
      {
        file: 'apps/server/features/mail/letter-rules.ts',
        from: '  return seen && !LIKE_A_LINK.test(seen) ? name : undefined;',
        to: '  return seen ? name : undefined;',
      },
    ],
    caughtBy: {
      project: 'server',
      file: 'apps/server/features/mail/known-letters.test.ts',
      title: 'greets nobody by a name that mail programs turn into a link',
    },
  },
  {
    what: 'a password that everybody tries first is taken',
    changes: [
      {
        file: `${ACCOUNTS}/password-rules.ts`,
        from: "      if (isCommonPassword(password)) throw refuse('password_too_common');\n",
        to: '',
      },
    ],
    caughtBy: inAccounts(
      'password/password',
      'a common password is refused for a new account and for a change',
    ),
  },
  {
    what: 'an address is held for ever without proof',
    changes: [
      {
        file: `${ACCOUNTS}/service.ts`,
        from: 'const UNPROVEN_KEPT_SECONDS = 7 * DAY_SECONDS;',
        to: 'const UNPROVEN_KEPT_SECONDS = 700 * DAY_SECONDS;',
      },
    ],
    caughtBy: inAccounts('credentials/takeover', 'an account whose address is not confirmed within a week'),
  },
  {
    what: 'a drawing of textures one over the other is worked at for minutes',
    changes: [
      {
        file: 'packages/graphic/src/outputs/texture-work.ts',
        from: 'const MOST_SHEETS = 50;',
        to: 'const MOST_SHEETS = 5_000;',
      },
    ],
    caughtBy: {
      project: 'pure',
      file: 'packages/graphic/src/outputs/bad-input.test.ts',
      title: 'svg refuses invalid input with one clear sentence',
    },
  },
  {
    what: 'a statement that somebody smuggled in says who asks',
    changes: [
      {
        file: `${MIGRATIONS}/0430_signed_viewers.sql`,
        from: '    where sha256(signature) = sha256(sha256(',
        to: '    where signature is not null or sha256(signature) = sha256(sha256(',
      },
    ],
    caughtBy: {
      project: 'server',
      file: 'apps/server/testing/policies/forged-viewers.test.ts',
      title: 'is refused when it was made with another key',
    },
  },
];
