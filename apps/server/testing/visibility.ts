/**
 * The rule of who may see a resource, said once in plain TypeScript before any SQL: the policy resources_read and
 * the view visible_documents are tested against it, and docs/visibility.md prints its cells.
 */
export const VIEWERS = [
  'guest',
  'stranger',
  'author',
  'member',
  'neighbour',
  'reviewer',
  'admin',
  'super_admin',
] as const;
export const STATUSES = ['approved', 'pending', 'rejected'] as const;
export const VISIBILITIES = ['public', 'organization', 'private'] as const;

export type ViewerKind = (typeof VIEWERS)[number];

export interface Cell {
  readonly status: (typeof STATUSES)[number];
  readonly visibility: (typeof VISIBILITIES)[number];
  /** Whether the resource belongs to the organization that member and reviewer belong to. */
  readonly inOrganization: boolean;
}

export function maySee(viewer: ViewerKind, { status, visibility, inOrganization }: Cell): boolean {
  if (viewer === 'admin' || viewer === 'super_admin') return true;
  if (viewer === 'author') return true;
  if (visibility === 'public') return status === 'approved';
  if (visibility === 'private' || !inOrganization) return false;
  if (viewer === 'reviewer') return true;
  return viewer === 'member' && status === 'approved';
}

/** A resource visible to an organization has to name it, so that one combination cannot exist. */
export const CELLS: readonly Cell[] = [true, false].flatMap((inOrganization) =>
  VISIBILITIES.filter((visibility) => inOrganization || visibility !== 'organization').flatMap((visibility) =>
    STATUSES.map((status) => ({ status, visibility, inOrganization })),
  ),
);

/** What a surface of the library shows of what its viewer may see. */
export interface Surface {
  readonly name: string;
  /** The rule of its scope, as the page for readers says it. */
  readonly rule: string;
  readonly shows: (viewer: ViewerKind, cell: Cell) => boolean;
}

/** Who belongs to the organization and has it as the current one; authors of a school belong to it. */
const BELONGS: readonly ViewerKind[] = ['author', 'member', 'reviewer'];

const showsInLibrary: Surface['shows'] = (viewer, { status, visibility, inOrganization }) =>
  status === 'approved' &&
  (visibility === 'public' || (visibility === 'organization' && inOrganization && BELONGS.includes(viewer)));

function published(_: ViewerKind, { status, visibility }: Cell): boolean {
  return status === 'approved' && visibility === 'public';
}

const LIBRARY_RULE = 'approved; public, or visible to the current organization';

const COLLECTED_RULE = 'all that the viewer may see without being an administrator';

const showsInCollection: Surface['shows'] = (viewer, cell) =>
  viewer === 'admin' || viewer === 'super_admin' ? published(viewer, cell) : maySee(viewer, cell);

/** Every surface by which a resource, its existence or its number could become known. */
export const SURFACES = {
  read: { name: 'one resource', rule: 'all that the viewer may see', shows: maySee },
  marketplace: { name: 'the marketplace', rule: LIBRARY_RULE, shows: showsInLibrary },
  search: { name: 'the search', rule: LIBRARY_RULE, shows: showsInLibrary },
  count: { name: 'the total of a search', rule: LIBRARY_RULE, shows: showsInLibrary },
  facet: { name: 'the number beside a filter', rule: LIBRARY_RULE, shows: showsInLibrary },
  suggestion: { name: 'a suggestion', rule: LIBRARY_RULE, shows: showsInLibrary },
  categories: {
    name: 'the list of categories',
    rule: `${LIBRARY_RULE}, and what is private to the viewer`,
    shows: (viewer, cell) =>
      showsInLibrary(viewer, cell) ||
      (viewer === 'author' && cell.status === 'approved' && cell.visibility === 'private'),
  },
  category: {
    name: 'the resources of a category',
    rule: 'approved and public',
    shows: published,
  },
  organization: {
    name: 'the organization library',
    rule: 'approved, of the current organization, and not private',
    shows: (viewer, { status, visibility, inOrganization }) =>
      BELONGS.includes(viewer) && inOrganization && status === 'approved' && visibility !== 'private',
  },
  activity: {
    name: 'what I looked at',
    rule: 'what the viewer once looked at and may still see',
    shows: (viewer, cell) => viewer !== 'guest' && maySee(viewer, cell),
  },
  ownContent: { name: 'my own content', rule: 'made by the viewer', shows: (viewer) => viewer === 'author' },
  history: {
    name: 'one resource with its history, as its author has it',
    rule: 'made by the viewer',
    shows: (viewer) => viewer === 'author',
  },
  thumbnail: { name: 'a small picture', rule: 'all that the viewer may see', shows: maySee },
  collection: { name: 'a public collection', rule: COLLECTED_RULE, shows: showsInCollection },
  collectionCount: { name: 'the total of a collection', rule: COLLECTED_RULE, shows: showsInCollection },
  collectionFacet: {
    name: 'the number beside a filter in a collection',
    rule: COLLECTED_RULE,
    shows: showsInCollection,
  },
  person: { name: 'the page of an author', rule: 'approved and public, whoever asks', shows: published },
  related: { name: 'the resources beside another', rule: LIBRARY_RULE, shows: showsInLibrary },
  files: { name: 'the files of a resource', rule: 'all that the viewer may see', shows: maySee },
  download: { name: 'a download', rule: 'all that the viewer may see', shows: maySee },
  export: { name: 'the marketplace as a file', rule: LIBRARY_RULE, shows: showsInLibrary },
  ownExport: {
    name: 'my own content as a file',
    rule: 'made by the viewer',
    shows: (viewer) => viewer === 'author',
  },
  feed: { name: 'a feed', rule: 'approved and public, whoever asks', shows: published },
  conversation: {
    name: 'what people say and ask about one resource',
    rule: 'all that the viewer may see',
    shows: maySee,
  },
  requestAnswer: {
    name: 'what a request is answered with',
    rule: 'all that the viewer may see',
    shows: maySee,
  },
  servedPage: {
    name: 'the HTML of a page before the app starts',
    rule: 'approved and public, whoever asks',
    shows: published,
  },
} as const satisfies Record<string, Surface>;

/** The page for readers: one row for each kind of resource, one column for each viewer. */
export function visibilityPage(): string {
  const cells = CELLS.map((cell) => {
    const { status, visibility, inOrganization } = cell;
    const answers = VIEWERS.map((viewer) => (maySee(viewer, cell) ? 'sees it' : 'no'));
    return `| ${visibility} | ${status} | ${inOrganization ? 'yes' : 'no'} | ${answers.join(' | ')} |`;
  });
  return `# Who sees which resource

This page is made from the rule in \`apps/server/testing/visibility.ts\`; a test fails when the two differ. The
database enforces the rule by row-level security, whatever a feature asks for; lists narrow it further (the
marketplace shows approved resources only, a drill-down only public ones, an organization's list only its own).

- **guest**: nobody signed in.
- **stranger**: signed in, with nothing to do with the resource or its organization.
- **author**: who made the resource.
- **member**: an active member of the organization that the resource belongs to.
- **neighbour**: an active member of another organization.
- **reviewer**: an owner, admin or reviewer of that organization.
- **admin**, **super_admin**: administrators of the platform. Each reading of what is private to others is audited.

A resource that is visible to an organization has to belong to one. A resource that was never submitted is private
and pending. Members whose membership is suspended are strangers.

| visibility | status | belongs to the organization | ${VIEWERS.join(' | ')} |
|---|---|---|${VIEWERS.map(() => '---|').join('')}
${cells.join('\n')}

## What each surface shows of that

Of what a viewer may see, a surface shows what it is about; every cell of viewer, kind of resource and surface is
tested over HTTP. What a surface does not show leaves no trace in it: no number, and no other answer than where there
is nothing.

| surface | shows |
|---|---|
${Object.values(SURFACES)
  .map(({ name, rule }) => `| ${name} | ${rule} |`)
  .join('\n')}
`;
}
