import type { DeclaredTables } from './declared.ts';

/** Organizations and classes. */
export const ORGANIZATION_TABLES: DeclaredTables = {
  organizations: {
    purpose: /*i18n*/ 'Organizations',
    kept: 'organization',
    fields: {
      number: 'id created_by',
      name: 'name',
      choice: 'type subscription_tier',
      time: 'created_at updated_at',
    },
  },
  tier_grants: {
    purpose: /*i18n*/ 'Who gave an organization its plan',
    kept: 'organization',
    fields: { number: 'organization_id granted_by', time: 'granted_at' },
  },
  organization_memberships: {
    purpose: /*i18n*/ 'Which organizations you belong to',
    kept: 'organization',
    fields: {
      number: 'organization_id user_id',
      choice: 'role status permissions is_learner',
      time: 'joined_at',
    },
  },
  invitations: {
    purpose: /*i18n*/ 'Invitations to an organization or a class, with the address that each went to',
    kept: 'organization',
    fields: {
      number: 'id organization_id invited_by accepted_by team_id',
      address: 'email',
      choice: 'role',
      secret: 'token_hash',
      time: 'created_at expires_at accepted_at revoked_at',
    },
  },
  teams: {
    purpose: /*i18n*/ 'Teams and classes',
    kept: 'organization',
    fields: {
      number: 'id organization_id',
      name: 'name',
      words: 'description',
      choice: 'kind allows_second_steps',
      time: 'created_at updated_at',
    },
  },
  team_memberships: {
    purpose: /*i18n*/ 'Which teams and classes you belong to',
    kept: 'class',
    fields: { number: 'team_id organization_id user_id', choice: 'teaches', time: 'joined_at' },
  },
  learners: {
    purpose: /*i18n*/ 'Accounts that teachers made for a class, and who made them',
    kept: 'account',
    fields: { number: 'user_id organization_id made_by', time: 'created_at handed_over_at' },
  },
  class_codes: {
    purpose: /*i18n*/ 'The code by which learners join a class',
    kept: 'class',
    fields: { number: 'team_id', secret: 'handle secret', count: 'wrong', time: 'shut_at created_at' },
  },
  assignments: {
    purpose: /*i18n*/ 'What a class was given to read',
    kept: 'class',
    fields: {
      number: 'id team_id collection_id given_by',
      words: 'note',
      time: 'due_on created_at',
    },
  },
  assignment_marks: {
    purpose: /*i18n*/ 'Which parts of an assignment you opened, took with you or finished, for your teachers',
    kept: 'class',
    fields: { number: 'assignment_id user_id resource_id', choice: 'kind', time: 'first_at' },
  },
};
