import { aResource, aRow } from '../factories.ts';
import type { ApiWorld, OperationCases } from '../http/operation-case.ts';
import { person } from '../http/people.ts';

interface Row {
  readonly id: string;
}

/** A comment on somebody's resource, and an open report of it. */
async function aReport({ api, owner }: ApiWorld): Promise<{ report: string; comment: string }> {
  const { database } = api.dependencies;
  const userId = owner.session.user.id;
  const resource = await aResource(database, { owner: userId });
  const comment = await aRow<Row>(database, 'comments', {
    resource_id: resource.id,
    user_id: userId,
    body: 'Buy this.',
  });
  const report = await aRow<Row>(database, 'reports', {
    reporter_id: userId,
    resource_id: resource.id,
    comment_id: comment.id,
    reason: 'spam',
  });
  return { report: report.id, comment: comment.id };
}

function aSuperAdmin({ api }: ApiWorld) {
  return person(api, { role: 'super_admin' });
}

export const calls: OperationCases = {
  'superAdmin.reports': {
    valid: async (world) => ({ as: await aSuperAdmin(world), query: { state: 'open', limit: '5' } }),
    othersGet: 'forbidden',
  },
  'superAdmin.answerReport': {
    valid: async (world) => ({
      as: await aSuperAdmin(world),
      params: { id: (await aReport(world)).report },
      body: { state: 'upheld', words: 'Thank you.', hidesComment: true },
    }),
    othersGet: 'forbidden',
  },
  'superAdmin.hideComment': {
    valid: async (world) => ({
      as: await aSuperAdmin(world),
      params: { id: (await aReport(world)).comment },
      body: { isHidden: true },
    }),
    othersGet: 'forbidden',
  },
  'superAdmin.auditLog': {
    valid: async (world) => ({
      as: await aSuperAdmin(world),
      query: { search: 'report', from: '2026-01-01', limit: '5' },
    }),
    othersGet: 'forbidden',
  },
};
