import { refuse } from '../../../platform/http/refusals/refuse.ts';

/** The database keeps one super administrator who can sign in; whoever would take the last one is told. */
export async function refuseLastSuperAdmin<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isAboutLastSuperAdmin(error)) throw refuse('last_super_admin');
    throw error;
  }
}

function isAboutLastSuperAdmin(error: unknown): boolean {
  return (
    error instanceof Error && 'constraint' in error && error.constraint === 'user_roles_last_super_admin'
  );
}
