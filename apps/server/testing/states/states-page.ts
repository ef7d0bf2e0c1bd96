import {
  ACTIONS,
  ACTORS,
  type Action,
  findStateAfter,
  outcomeOf,
  PLACES,
  type Place,
  STATES,
  type State,
} from './states.ts';

const NAMES: Readonly<Record<State, string>> = {
  draft: 'draft: never submitted, or taken back',
  waiting: 'waiting for review',
  rejected: 'rejected, or sent back for changes',
  published: 'published',
  renewed: 'published, with a new version waiting',
};

const DEEDS: Readonly<Record<Action, string>> = {
  read: 'see it as its author does',
  save: 'write a draft',
  discard: 'discard the draft',
  apply: 'put the draft into the resource',
  submit: 'submit',
  withdraw: 'withdraw what waits',
  giveBack: 'give it back to its author',
  remove: 'delete',
  approve: 'approve',
  reject: 'reject, with a reason',
  requestChanges: 'ask for changes',
};

const ACTORS_SIGNED_IN = ACTORS.filter((actor) => actor !== 'guest');

/** The page for readers: where each action leads, and what each person is answered. */
export function statesPage(): string {
  return `# States of a resource

This page is made from the table in \`apps/server/testing/states/states.ts\`; a test fails when the two differ. Every
cell of it is tried over HTTP and, as the person, in SQL. [Decision 0023](decisions/0023-states-of-a-resource.md) says
why it is so.

## Where each action leads

An action that is not named for a state is refused there.

| ${['state', ...LEADING.map((action) => DEEDS[action])].join(' | ')} |
|---|${LEADING.map(() => '---|').join('')}
${STATES.map((state) => `| ${[NAMES[state], ...LEADING.map((action) => describeResult(action, state))].join(' | ')} |`).join('\n')}

A new version that is approved takes the place of what readers see; until then, and when it is rejected or withdrawn,
they see what they saw before, and the author goes on with the draft.

## Who may

- **author**: made the resource, and may upload.
- **formerTeacher**: made it, and may not upload any more.
- **stranger**: another teacher. **member**: belongs to the organization that it was submitted to.
- **reviewer**, **organizationAdmin**, **organizationOwner**: review for that organization.
- **admin**, **super_admin**: administrators of the platform.

A guest is sent to sign in, whatever the action. Where nobody but its author may know of a resource, others are
answered as where there is none. Nobody decides on their own work, except administrators and the owners of an
organization within it.

${ACTIONS.map(tableOf).join('\n\n')}
`;
}

const LEADING = ACTIONS.filter((action) => !['read', 'save', 'discard', 'apply'].includes(action));

function someoneDoes(action: Action, place: Place): boolean {
  return ACTORS.some((actor) => outcomeOf(action, actor, place) === 'done');
}

function describeResult(action: Action, state: State): string {
  const place: Place = { state, share: 'public' };
  if (!someoneDoes(action, place)) return '';
  return findStateAfter(action, place);
}

function tableOf(action: Action): string {
  const rows = PLACES.map((place) => {
    const answers = ACTORS_SIGNED_IN.map((actor) => outcomeOf(action, actor, place));
    const where = place.state === 'draft' ? 'draft' : `${place.state}, ${place.share}`;
    return `| ${[where, ...answers].join(' | ')} |`;
  });
  return `### To ${DEEDS[action]}

| state | ${ACTORS_SIGNED_IN.join(' | ')} |
|---|${ACTORS_SIGNED_IN.map(() => '---|').join('')}
${rows.join('\n')}`;
}
