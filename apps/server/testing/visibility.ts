/**
 * The rule of who may see a resource, said once in plain TypeScript before any SQL: the policy resources_read and
 * the view visible_documents are tested against it, and docs/visibility.md prints its cells.
 */
export const VIEWERS = ['guest', 'stranger', 'author', 'member', 'reviewer', 'admin', 'super_admin'] as const;
export const STATUSES = ['approved', 'pending', 'rejected'] as const;
export const VISIBILITIES = ['public', 'organization', 'private'] as const;

export type ViewerKind = (typeof VIEWERS)[number];

export type Cell = {
  readonly status: (typeof STATUSES)[number];
  readonly visibility: (typeof VISIBILITIES)[number];
  /** Whether the resource belongs to the organization that member and reviewer belong to. */
  readonly inOrganization: boolean;
};

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
- **reviewer**: an owner, admin or reviewer of that organization.
- **admin**, **super_admin**: administrators of the platform. Each reading of what is private to others is audited.

A resource that is visible to an organization has to belong to one. A resource that was never submitted is private
and pending. Members of other organizations, and members whose membership is suspended, are strangers.

| visibility | status | belongs to the organization | ${VIEWERS.join(' | ')} |
|---|---|---|${VIEWERS.map(() => '---|').join('')}
${cells.join('\n')}
`;
}
