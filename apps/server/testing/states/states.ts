/**
 * What can be done with a resource, in which state, by whom, and what else they are answered: said once in plain
 * TypeScript before any SQL. Service and policies are tested against it, and docs/states.md prints it.
 */
export const STATES = ['draft', 'waiting', 'rejected', 'published', 'renewed'] as const;
export const SHARES = ['public', 'organization'] as const;
export const ACTORS = [
  'guest',
  'author',
  'formerTeacher',
  'stranger',
  'member',
  'reviewer',
  'organizationAdmin',
  'organizationOwner',
  'admin',
  'super_admin',
] as const;
export const ACTIONS = [
  'read',
  'save',
  'discard',
  'apply',
  'submit',
  'withdraw',
  'giveBack',
  'remove',
  'approve',
  'reject',
  'requestChanges',
] as const;

export type State = (typeof STATES)[number];
export type Actor = (typeof ACTORS)[number];
export type Action = (typeof ACTIONS)[number];

/** A state, and for whom it was submitted. What was never submitted is for nobody. */
export interface Place {
  readonly state: State;
  readonly share: (typeof SHARES)[number];
}

export const PLACES: readonly Place[] = STATES.flatMap((state) =>
  (state === 'draft' ? (['public'] as const) : SHARES).map((share) => ({ state, share })),
);

const IS_OPEN: readonly State[] = ['waiting', 'renewed'];
const ADMINISTRATORS: readonly Actor[] = ['admin', 'super_admin'];
const REVIEWERS: readonly Actor[] = ['reviewer', 'organizationAdmin', 'organizationOwner'];
const AUTHORS: readonly Actor[] = ['author', 'formerTeacher'];

/** 'done', or the code of the refusal. */
export function outcomeOf(action: Action, actor: Actor, place: Place): string {
  if (actor === 'guest') return 'sign_in_required';
  return RULES[action](actor, place);
}

type Rule = (actor: Actor, place: Place) => string;

function forAuthor(rule: Rule): Rule {
  return (actor, place) => (AUTHORS.includes(actor) ? rule(actor, place) : 'not_found');
}

function work(rule: (place: Place) => string = () => 'done'): Rule {
  return forAuthor((actor, place) => {
    if (actor === 'formerTeacher') return 'upload_not_allowed';
    return IS_OPEN.includes(place.state) ? 'content_waits' : rule(place);
  });
}

/** Who reviews here: administrators everything, an organization what was submitted to it. */
function reviews(actor: Actor, { share }: Place): boolean {
  return ADMINISTRATORS.includes(actor) || (share === 'organization' && REVIEWERS.includes(actor));
}

const decideOutcome: Rule = (actor, place) => {
  if (place.state === 'draft') return 'not_found';
  if (!reviews(actor, place) && !AUTHORS.includes(actor)) return 'not_found';
  if (!IS_OPEN.includes(place.state)) return 'submission_closed';
  return reviews(actor, place) ? 'done' : 'not_yours_to_decide';
};

const RULES: Readonly<Record<Action, Rule>> = {
  read: forAuthor(() => 'done'),
  save: work(),
  discard: forAuthor(() => 'done'),
  apply: work(({ state }) => (state === 'published' ? 'content_published' : 'done')),
  submit: work(),
  withdraw: forAuthor((_, { state }) => (IS_OPEN.includes(state) ? 'done' : 'nothing_waits')),
  giveBack: (actor, place) => {
    const mayLook = AUTHORS.includes(actor) || ADMINISTRATORS.includes(actor);
    if (place.state === 'draft') return mayLook ? 'never_submitted' : 'not_found';
    return mayLook || reviews(actor, place) ? 'done' : 'not_found';
  },
  remove: (actor) => (AUTHORS.includes(actor) || ADMINISTRATORS.includes(actor) ? 'done' : 'not_found'),
  approve: decideOutcome,
  reject: decideOutcome,
  requestChanges: decideOutcome,
};

/** Where an action leads that is done. */
export function findStateAfter(action: Action, { state }: Place): State | 'gone' {
  const isNew = state === 'renewed' || state === 'published';
  switch (action) {
    case 'submit':
      return isNew ? 'renewed' : 'waiting';
    case 'withdraw':
      return isNew ? 'published' : 'draft';
    case 'giveBack':
      return 'draft';
    case 'remove':
      return 'gone';
    case 'approve':
      return 'published';
    case 'reject':
    case 'requestChanges':
      return isNew ? 'published' : 'rejected';
    default:
      return state;
  }
}
