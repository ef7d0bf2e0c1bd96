import { type DocumentedOperation, documentedOperations, isStream } from '../http/documented-operations.ts';
import { addressOf, caseOf, contentOf } from '../http/make-call.ts';
import type { Call } from '../http/operation-case.ts';
import type { Person } from '../http/people.ts';
import type { CostWorld } from './cost-world.ts';
import { WORDS } from './fill-library.ts';

/** One way to ask an operation. */
export interface Question {
  readonly operation: DocumentedOperation;
  /** What is asked besides the operation itself, such as an order; empty where nothing is. */
  readonly asked: Readonly<Record<string, string>>;
}

/** What is asked besides, as it stands in an address. */
export function writeAsked({ asked }: Question): string {
  return new URLSearchParams(asked).toString();
}

/** What people write most often. Each time it is written anew. */
const WRITES = [
  'accounts.signIn',
  'account.changePreferences',
  'collections.add',
  'collections.create',
  'content.saveDraft',
  'content.submit',
  'content.decide',
  'conversation.like',
  'conversation.rate',
  'conversation.say',
  'charts.save',
  'drawings.save',
  'display.change',
  'notices.mark',
  'outputs.recordView',
  'searches.save',
];

/** Operations that are asked in more ways than their orders and a word. */
const WAYS: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'library.search': [
    { search: WORDS.inOneOf100 },
    { search: WORDS.inFew },
    { search: 'ma' },
    { search: 'common tactile', 'subject[0]': 'Math' },
    { offset: '2000', sortBy: 'newest' },
  ],
  'library.marketplace': [{ 'subject[0]': 'Math', 'difficultyLevel[0]': 'High School' }, { offset: '5000' }],
  'library.category': [{ category: 'Category 0' }, { category: 'Category 20', sortBy: 'popular' }],
  'library.facets': [
    { list: 'marketplace' },
    { list: 'search' },
    { list: 'search', search: WORDS.inOneOf100 },
    { list: 'category', category: 'Category 0' },
    { list: 'ownContent' },
  ],
  'searches.suggest': [
    { search: 'ma' },
    { search: WORDS.inOneOf100 },
    { search: 'map of' },
    { search: 'map of place 1' },
    { search: 'categ' },
  ],
  'searches.correct': [{ search: 'comon' }],
  'searches.trends': [{ daysBack: '365' }],
};

/** Operations whose question is not the default one of their parameters. */
const ALWAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'library.category': { category: 'Category 1' },
  'library.facets': { list: 'search' },
  'searches.suggest': { search: WORDS.inHalf },
  'searches.correct': { search: 'mpa' },
  'collections.checkName': { name: 'Shelf 3' },
  'activity.figures': { monthBegan: '2026-11-01T00:00:00+01:00' },
  'reviews.list': { kind: 'resource' },
  'conversions.pages': { first: '1' },
};

/** Every operation that only reads, in each of its orders and by a word where it searches; then the writes. */
export async function listQuestions(): Promise<Question[]> {
  const operations = await documentedOperations();
  const reads = operations.filter((operation) => operation.method === 'GET' && !isStream(operation));
  const writes = operations.filter(({ name }) => WRITES.includes(name));
  return [
    ...reads.flatMap((operation) => waysOf(operation).map((asked) => ({ operation, asked }))),
    ...writes.map((operation) => ({ operation, asked: {} })),
  ];
}

function waysOf(operation: DocumentedOperation): Readonly<Record<string, string>>[] {
  const { name, parameters } = operation;
  const orders = parameters.find((parameter) => parameter.name === 'sortBy')?.schema?.['enum'] ?? [];
  const isSearched =
    parameters.some((parameter) => parameter.name === 'search') && !name.startsWith('searches.');
  return [
    {},
    ...(orders as string[]).map((sortBy) => ({ sortBy })),
    ...(isSearched ? [{ search: WORDS.inHalf }] : []),
    ...(WAYS[name] ?? []),
  ];
}

/** What stands in an address: the thing of its kind that most was done with. */
const PLACES: Readonly<Record<string, string>> = {
  '/resources/{id}': 'resource',
  '/collections/containing/{resourceId}': 'resource',
  '/collections/{id}': 'collection',
  '/organizations/{id}': 'school',
  '/organizations/{id}/teams/{teamId}': 'team',
  '/classes/{id}': 'classId',
  '/classes/{id}/assignments/{assignmentId}': 'assignment',
  '/classes/{id}/learners/{userId}': 'learner',
  '/people/{id}': 'person',
  '/content/{id}': 'content',
  '/reviews/{id}': 'review',
};

/** Whether something is there already that a read is about; for anything else its owner has to make something first. */
export function isAboutWhatIsThere(world: CostWorld, { operation }: Question): boolean {
  return operation.method === 'GET' && fillPath(world, operation) !== undefined;
}

/** The call by which this is asked, about what is there already, or about something that its owner makes now. */
export async function prepareCall(
  world: CostWorld,
  { operation, asked }: Question,
  owner: Person | null,
): Promise<Call> {
  const { name, path, method } = operation;
  const params = fillPath(world, operation);
  const query = { ...ALWAYS[name], ...asked };
  if (!owner) return { as: null, params: params ?? {}, query };
  const { api, openId } = world;
  const call = await caseOf(operation).valid({ api, openId, owner });
  const isAboutResource = method !== 'GET' && path.startsWith('/resources/{id}') && params;
  return {
    ...call,
    ...(isAboutResource ? { params } : {}),
    ...(method === 'GET' ? { query: { ...call.query, ...query } } : {}),
  };
}

/** What the address names, where there is something of each kind. */
function fillPath(world: CostWorld, { path }: DocumentedOperation): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [whole, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const before = path.slice(0, path.indexOf(whole) + whole.length);
    const id = world.ids[PLACES[before] ?? ''];
    if (id === undefined) return undefined;
    params[name] = id;
  }
  return params;
}

/** Waits for what the operation goes on with after its answer as well. */
export async function ask(world: CostWorld, { operation }: Question, call: Call, cookie: string) {
  const { payload, headers } = contentOf(call);
  const sent = [cookie, call.cookies ?? ''].filter(Boolean).join('; ');
  const answer = await world.api.server.inject({
    method: operation.method,
    url: addressOf(operation, call),
    headers: { ...headers, cookie: sent },
    ...(payload === undefined ? {} : { payload }),
  });
  await world.api.dependencies.background.settled();
  return answer;
}
