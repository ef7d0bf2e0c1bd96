import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ActOutcome, AdministeredPerson, PersonAct } from '@relievo/contracts/administration';

interface ActWords {
  /** The words of the button that asks for it, and of the one that does it. */
  readonly button: string;
  readonly title: string;
  readonly consequence: string;
  /** How many it was done to, as a sentence. */
  readonly done: (count: number) => string;
  /** Whether the person is told, and a note can go with it. */
  readonly takesNote: boolean;
}

/** What is said of an act before and after it. */
export function useActWords(act: PersonAct, people: readonly AdministeredPerson[]): ActWords {
  const { t } = useLingui();
  const whom =
    people.length === 1 && people[0]
      ? people[0].displayName
      : plural(people.length, { one: '# person', other: '# people' });
  switch (act) {
    case 'suspend':
      return {
        button: t`Suspend`,
        title: t`Suspend ${whom}?`,
        consequence: t`They are signed out on every device at once and cannot sign in. What they made stays.`,
        done: (count) => plural(count, { one: '# person suspended', other: '# people suspended' }),
        takesNote: true,
      };
    case 'lift_suspension':
      return {
        button: t`Lift suspension`,
        title: t`Lift the suspension of ${whom}?`,
        consequence: t`They can sign in again with their password.`,
        done: (count) => plural(count, { one: '# suspension lifted', other: '# suspensions lifted' }),
        takesNote: true,
      };
    case 'sign_out':
      return {
        button: t`Sign out everywhere`,
        title: t`Sign out ${whom} everywhere?`,
        consequence: t`Every device is signed out at once. Their password stays the same, so they can sign in again.`,
        done: (count) => plural(count, { one: '# person signed out', other: '# people signed out' }),
        takesNote: true,
      };
    case 'send_reset':
      return {
        button: t`Send a password reset`,
        title: t`Send a password reset to ${whom}?`,
        consequence: t`They get an email with a link that works once, for one hour.`,
        done: (count) => plural(count, { one: '# email sent', other: '# emails sent' }),
        takesNote: false,
      };
    case 'verify_email':
      return {
        button: t`Verify email`,
        title: t`Verify the email address of ${whom}?`,
        consequence: t`Do this only if you know that the address is theirs. They can then sign in without the link.`,
        done: (count) => plural(count, { one: '# address verified', other: '# addresses verified' }),
        takesNote: true,
      };
    case 'remove_second_step':
      return {
        button: t`Turn off two-step sign-in`,
        title: t`Turn off two-step sign-in for ${whom}?`,
        consequence: t`Do this only if you are sure who is asking. Their authenticator app, passkeys and recovery codes stop working, and every device is signed out.`,
        done: (count) =>
          plural(count, {
            one: 'Two-step sign-in is off for # person',
            other: 'Two-step sign-in is off for # people',
          }),
        takesNote: false,
      };
    default:
      return act satisfies never;
  }
}

/** What became of all of them, in one sentence or two. */
export function useOutcomeWords(): (
  done: ActWords['done'],
  outcomes: readonly { readonly outcome: ActOutcome }[],
) => string {
  const { t } = useLingui();
  return (done, outcomes) => {
    const count = (wanted: ActOutcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
    const [same, refused] = [count('unchanged'), count('not_allowed')];
    const parts = [
      done(count('done')),
      ...(same > 0 ? [plural(same, { one: '# needed no change', other: '# needed no change' })] : []),
      ...(refused > 0
        ? [plural(refused, { one: '# cannot be changed by you', other: '# cannot be changed by you' })]
        : []),
    ];
    const all = parts.join(', ');
    return t`${all}.`;
  };
}
