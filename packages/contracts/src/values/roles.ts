import { z } from 'zod';

export const ROLES = ['student', 'teacher', 'professional', 'institution', 'admin', 'super_admin'] as const;

export const role = z.enum(ROLES);

export type Role = z.infer<typeof role>;

/** Who answers for the whole place. */
export const ADMINISTRATORS = ['admin', 'super_admin'] as const satisfies readonly Role[];

const UPLOADERS: readonly Role[] = ['teacher', 'professional', 'institution', 'admin', 'super_admin'];

/** The one predicate for the right to upload; the policies of the database repeat it. */
export function mayUpload(roles: readonly Role[]): boolean {
  return roles.some((held) => UPLOADERS.includes(held));
}
