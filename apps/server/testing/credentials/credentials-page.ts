import {
  LEARNER_CREDENTIALS,
  LEARNER_EVENTS,
  LEARNER_FATES,
  type LearnerCredential,
  type LearnerEvent,
} from '../../features/accounts/credentials/learner-rules.ts';
import {
  CREDENTIAL_EVENTS,
  CREDENTIALS,
  type Credential,
  type CredentialEvent,
  FATES,
} from '../../features/accounts/credentials/rules.ts';

const CREDENTIAL_WORDS: Readonly<Record<Credential, string>> = {
  password: 'password',
  session_here: 'session here',
  sessions_elsewhere: 'sessions on other devices',
  verification_link: 'link that proves the address',
  reset_link: 'link for a new password',
  email_change_link: 'link for another address',
  undo_deletion_link: 'link that keeps the account',
  provider_attempts: 'connecting a provider, begun',
  connections: 'connections of providers',
  streams_here: 'streams here',
  streams_elsewhere: 'streams on other devices',
  permits: 'permits for one purpose',
  authenticator: 'authenticator app',
  passkeys: 'passkeys',
  recovery_codes: 'recovery codes',
  half_sign_ins: 'sign-ins that wait for the second step',
  second_step_recovery_link: 'link that takes a lost second step off',
};

const EVENT_WORDS: Readonly<Record<CredentialEvent, string>> = {
  sign_up_again: 'somebody signs up with the address again, before it is proven',
  first_proof_same_browser: 'the address is proven, in the browser of the sign-up',
  first_proof_other_browser: 'the address is proven, in another browser',
  reset_password: 'the password is reset by a mailed link',
  change_password: 'the password is changed',
  confirm_email_change: 'another address is confirmed',
  connect_provider: 'a provider is connected',
  disconnect_provider: 'a provider is disconnected',
  suspend: 'the person is suspended',
  request_deletion: 'the person deletes the account',
  undo_deletion: 'the person keeps the account after all',
  change_roles: 'the roles change',
  change_tier: 'the tier of the organization changes',
  sign_out: 'the person signs out',
  sign_out_everywhere: 'the person signs out everywhere',
  add_second_step: 'the first second step is added',
  finish_second_step: 'the person signs in with the second step',
  renew_recovery_codes: 'the person makes new recovery codes',
  remove_second_step: 'the person takes the last second step off',
  lose_second_step: 'a lost second step is taken off, by letter or by an administrator',
};

const LEARNER_CREDENTIAL_WORDS: Readonly<Record<LearnerCredential, string>> = {
  words: 'words',
  sessions: 'sessions',
  streams: 'streams',
  permits: 'permits for one purpose',
  authenticator: 'authenticator app',
  passkeys: 'passkeys',
  recovery_codes: 'recovery codes',
  half_sign_ins: 'sign-ins that wait for the second step',
  hand_over_link: 'link that hands the account over',
};

const LEARNER_EVENT_WORDS: Readonly<Record<LearnerEvent, string>> = {
  new_words: 'a teacher makes new words',
  leave_one_class: 'the learner leaves a class, and is in another one that allows a second step',
  leave_for_a_strict_class: 'the learner leaves a class, and is in another one that allows none',
  leave_last_class: 'the learner leaves the last class',
  end_last_class: 'the last class is deleted',
  forbid_second_steps: 'the class allows no second step any more',
  hand_over: 'the account is handed over to its grown person',
};

/** docs/credentials.md. */
export function credentialsPage(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = CREDENTIAL_EVENTS.map((event) =>
    row([
      EVENT_WORDS[event],
      ...CREDENTIALS.map((credential) => {
        const fate = FATES[event][credential];
        return fate === 'impossible' ? '(none)' : fate;
      }),
    ]),
  );
  const learnerRows = LEARNER_EVENTS.map((event) =>
    row([
      LEARNER_EVENT_WORDS[event],
      ...LEARNER_CREDENTIALS.map((credential) => LEARNER_FATES[event][credential]),
    ]),
  );
  return `# What ends which credential

This page is made from the table in \`apps/server/features/accounts/credentials/rules.ts\`; a test fails when the two
differ. The services act by that table, and every cell of it is tried over HTTP with real letters and a real OpenID
Connect provider. An event or a credential without its cells does not compile.

- **ends**: it opens nothing from that moment on.
- **stays**: it goes on as it was.
- **replaced**: the one before opens nothing, and there is a new one.
- **(none)**: there can be none at that moment.

${row(['event', ...CREDENTIALS.map((credential) => CREDENTIAL_WORDS[credential])])}
|${'---|'.repeat(CREDENTIALS.length + 1)}
${rows.join('\n')}

## Accounts that were made for a class

This table is in \`apps/server/features/accounts/credentials/learner-rules.ts\`; functions of the database act by it, and
every cell is tried over HTTP. Such an account has no address, so it has no link but the one that hands it over, no
provider and no password of its own. An authenticator app and passkeys it has only where a class of its learner allows
them, which the class page says; then they are asked for at the sign-in by words.

${row(['event', ...LEARNER_CREDENTIALS.map((credential) => LEARNER_CREDENTIAL_WORDS[credential])])}
|${'---|'.repeat(LEARNER_CREDENTIALS.length + 1)}
${learnerRows.join('\n')}

- **The link that hands an account over** opens nothing alone: who takes it over shows the words of until now. A letter to
  a wrong address gives no account of a child away. [Decision 0522](decisions/0522-credentials-of-learners.md) says why.
- **A person who runs the organization and does not teach the class** can make new words and begin to hand an account over, and so
  can a teacher of another class of the organization that the learner entered. The teachers of each class of the learner
  that this person does not teach get a notice of it, and it is in the record.
- **A class of another organization** that the learner entered by its code gives its teachers no say over what opens the account:
  neither new words, nor handing it over, nor a second step.

## What the cells mean

- **The first proof of an address** ends whatever was set before it. Only what the browser of the sign-up itself had
  set goes on, because the person at that browser reads the letters too; everywhere else the person chooses a password
  together with the proof. [Decision 0140](decisions/0140-the-first-proof-of-an-address.md) says why.
- **A reset** also takes the providers off: whoever knew the password before may have connected one. A provider that
  has verified the same address connects again by itself at the next sign-in.
- **A change of the password** lists the connected providers and takes off those that the person chooses.
- **A link for a first password**, for people who came in by a provider, leaves their providers connected.
- **Roles**: the token before an exchange is taken for half a minute more, from requests sent at the same moment.
- **Disconnecting** ends the provider that was chosen, and signs the other devices out.
- **A new password takes no second step off**: whoever reads the letters of a person holds one step of two. A second
  step that is lost comes off by a letter after 72 hours, or by an administrator.
  [Decision 0148](decisions/0148-two-steps.md) says why.
- Sessions end by themselves after twelve hours without use and after thirty days; links after the time that their
  letter names; accounts whose address nobody proves after a week.
`;
}
