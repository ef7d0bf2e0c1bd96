import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';

export interface TeamIssues {
  team_name_missing: object;
  team_name_too_long: { readonly most: number };
}

const issue: WriteMessage<TeamIssues> = writeMessage;

const LONGEST_NAME = 200;
const id = z.uuid();
const ofTeam = z.object({ id, teamId: id });
const ofMember = ofTeam.extend({ userId: id });

export const teamInput = z.object({
  name: z
    .string()
    .trim()
    .min(1, issue('team_name_missing'))
    .max(LONGEST_NAME, issue('team_name_too_long', { most: LONGEST_NAME })),
});

export const team = z.object({ id, name: z.string(), members: z.int().nonnegative() });

export const TEAM_ORDERS = [
  'name-ascending',
  'name-descending',
  'members-descending',
  'members-ascending',
] as const;
export type TeamOrder = (typeof TEAM_ORDERS)[number];

export const teamsQuery = z.object({ id, sortBy: z.enum(TEAM_ORDERS).default('name-ascending'), ...slice });

export type TeamsQuery = z.infer<typeof teamsQuery>;

const somebody = z.object({ userId: id, displayName: z.string() });

/** A team with everybody in it, who could be added, and what is shared with it as far as the caller is in it. */
export const teamView = z.object({
  id,
  name: z.string(),
  members: z.array(somebody),
  /** For those who manage the organization. */
  others: z.array(somebody),
  collections: z.array(z.object({ id, name: z.string(), ownerName: z.string() })),
});

export type Team = z.infer<typeof team>;
export type TeamView = z.infer<typeof teamView>;

const tags = ['Organizations'];
const nothing = z.object({});

export const teamsContract = {
  list: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/organizations/{id}/teams',
      tags,
      summary: 'The teams of an organization of mine',
    })
    .errors(errors('not_found'))
    .input(teamsQuery)
    .output(pageOf(team)),
  get: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/organizations/{id}/teams/{teamId}',
      tags,
      summary: 'A team of an organization of mine, its members and the collections that are shared with it',
    })
    .errors(errors('not_found'))
    .input(ofTeam)
    .output(teamView),
  create: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/organizations/{id}/teams',
      tags,
      summary: 'Create a team in an organization that I manage',
    })
    .errors(errors('not_found', 'organization_not_yours', 'organization_is_personal', 'team_name_taken'))
    .input(teamInput.extend({ id }))
    .output(team),
  rename: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/organizations/{id}/teams/{teamId}',
      tags,
      summary: 'Give a team another name',
    })
    .errors(errors('not_found', 'organization_not_yours', 'team_name_taken'))
    .input(ofTeam.extend(teamInput.shape))
    .output(nothing),
  remove: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/organizations/{id}/teams/{teamId}',
      tags,
      summary: 'Delete a team; its members stay in the organization',
    })
    .errors(errors('not_found', 'organization_not_yours'))
    .input(ofTeam)
    .output(nothing),
  addMember: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/organizations/{id}/teams/{teamId}/members/{userId}',
      tags,
      summary: 'Add a member of the organization to a team',
    })
    .errors(errors('not_found', 'organization_not_yours'))
    .input(ofMember)
    .output(nothing),
  removeMember: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/organizations/{id}/teams/{teamId}/members/{userId}',
      tags,
      summary: 'Remove somebody from a team, or leave it',
    })
    .errors(errors('not_found', 'organization_not_yours'))
    .input(ofMember)
    .output(nothing),
};
