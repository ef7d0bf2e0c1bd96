import type { AuditDetails } from '@relievo/contracts/administration';

type Noted = AuditDetails[string];

/** One thing that the record notes of what was done: by its name, what it was before where that is known, and what it is now. */
export interface Change {
  readonly name: string;
  readonly before?: Noted;
  readonly after?: Noted;
}

/** What is noted only so that something can be found again says nothing to a reader, nor does an order. */
const UNTOLD = new Set([
  'organization',
  'team',
  'comment',
  'report',
  'submission',
  'invitation',
  'change',
  'sortBy',
]);

/** What a reader is told of the details of an entry. */
export function listChanges({ before, after, resources, ...rest }: AuditDetails): readonly Change[] {
  const { membership, others } = takeMembership(rest);
  return [
    ...comparePartwise(before, after),
    ...membership,
    ...(Array.isArray(resources) ? summarize(resources) : []),
    ...Object.entries(others)
      .filter(([name, value]) => !UNTOLD.has(name) && !isEmpty(value))
      .map(([name, value]) => ({ name, after: value })),
  ];
}

/** From which role to which, in an organization; elsewhere the two are days. */
function takeMembership(noted: AuditDetails): { membership: readonly Change[]; others: AuditDetails } {
  if (!('organization' in noted)) return { membership: [], others: noted };
  const { from, to, ...others } = noted;
  if (from === undefined && to === undefined) return { membership: [], others };
  const change = {
    name: 'role',
    ...(from === undefined ? {} : { before: from }),
    ...(to === undefined ? {} : { after: to }),
  };
  return { membership: [change], others };
}

/** Two lists are what somebody is; two objects are compared by their parts. */
function comparePartwise(before: Noted | undefined, after: Noted | undefined): readonly Change[] {
  if (Array.isArray(before) && Array.isArray(after)) return [{ name: 'roles', before, after }];
  if (!isObject(before) || !isObject(after)) return [];
  return Object.keys(after)
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }));
}

/** How many there were, and each way in which some of them changed, once. */
function summarize(resources: readonly Noted[]): readonly Change[] {
  const changes = resources.filter(isObject).flatMap(({ before, after }) => comparePartwise(before, after));
  const once = new Map(changes.map((change) => [JSON.stringify(change), change]));
  return [{ name: 'resources', after: resources.length }, ...once.values()];
}

function isObject(value: Noted | undefined): value is { readonly [key: string]: Noted } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: Noted | undefined): boolean {
  return value === undefined || value === null || value === '';
}
