import { z } from 'zod';
import { membership, organization } from '../people/organizations.ts';
import { picture } from '../people/profile.ts';
import { role } from '../values/roles.ts';

/** Who is signed in, as every page needs to know it. */
export const session = z.object({
  user: z.object({
    id: z.uuid(),
    /** Null for a learner, who needs none. */
    email: z.string().nullable(),
    displayName: z.string(),
    username: z.string().nullable(),
    picture: picture.nullable(),
  }),
  /** The account was made for a class: its teachers look after it. */
  isLearner: z.boolean(),
  /** Learns in a class, with whichever account. */
  learns: z.boolean(),
  roles: z.array(role),
  /** The first role of the person, which the account menu shows. */
  accountType: role,
  canUpload: z.boolean(),
  organizations: z.array(membership),
  currentOrganization: organization.nullable(),
  /** When the session ends if nothing more is done with it. */
  expiresAt: z.iso.datetime({ offset: true }),
  /** When the account will be erased, where its deletion was asked for: until then it can be had back. */
  erasedAt: z.iso.datetime({ offset: true }).nullable(),
  /** An administrator who has no second step where one is required: until there is one, nothing else is reached. */
  mustAddSecondStep: z.boolean(),
});

export type Session = z.infer<typeof session>;
