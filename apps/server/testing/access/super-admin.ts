import { enqueue } from '../../platform/queue/queue.ts';
import { anOrganization, aResource, aRow } from '../factories.ts';
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

/** A job as the queue has it that people asked for. */
async function aJob({ api }: ApiWorld, state: 'failed' | 'created'): Promise<string> {
  const { database } = api.dependencies;
  return database.asSystem(async (tx) => {
    const id = await enqueue(tx, 'convert-file', { conversionId: crypto.randomUUID() });
    await tx.query('', 'update jobs.job set state = $2::jobs.job_state where id = $1', [id, state]);
    return id;
  });
}

export const calls: OperationCases = {
  'superAdmin.settings': {
    valid: async (world) => ({ as: await aSuperAdmin(world) }),
    othersGet: 'forbidden',
  },
  'superAdmin.changeSettings': {
    valid: async (world) => ({
      as: await aSuperAdmin(world),
      body: {
        signUpIsOpen: true,
        banner: '',
        foundingOpensTier: false,
        uploadRoles: ['teacher', 'professional', 'institution'],
        fileMegabytes: 100,
        videoMegabytes: null,
        personMegabytes: null,
        organizationMegabytes: null,
        providersOff: ['google'],
        languageModel: null,
      },
    }),
    othersGet: 'forbidden',
  },
  'superAdmin.machine': {
    valid: async (world) => ({ as: await aSuperAdmin(world) }),
    othersGet: 'forbidden',
  },
  'superAdmin.jobs': {
    valid: async (world) => ({ as: await aSuperAdmin(world), query: { state: 'failed', limit: '5' } }),
    othersGet: 'forbidden',
  },
  'superAdmin.retryJob': {
    valid: async (world) => ({ as: await aSuperAdmin(world), params: { id: await aJob(world, 'failed') } }),
    othersGet: 'forbidden',
  },
  'superAdmin.cancelJob': {
    valid: async (world) => ({ as: await aSuperAdmin(world), params: { id: await aJob(world, 'created') } }),
    othersGet: 'forbidden',
  },
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
  'superAdmin.hiddenComments': {
    valid: async (world) => ({ as: await aSuperAdmin(world), query: { limit: '5' } }),
    othersGet: 'forbidden',
  },
  'superAdmin.organizations': {
    valid: async (world) => ({
      as: await aSuperAdmin(world),
      query: { search: 'school', sortBy: 'members-descending', limit: '5' },
    }),
    othersGet: 'forbidden',
  },
  'superAdmin.changeTier': {
    valid: async (world) => ({
      as: await aSuperAdmin(world),
      params: { id: (await anOrganization(world.api.dependencies.database)).id },
      body: { tier: 'premium', isGranted: true },
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
