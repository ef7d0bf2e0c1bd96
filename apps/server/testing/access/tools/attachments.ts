import { addAttachment, removeAttachment } from '../../../features/attachments/service.ts';
import { aDrawnResource } from '../../../features/outputs/testing/drawn-resource.ts';
import { aDraftResource } from '../../factories.ts';
import type { ApiWorld, Call, OperationCases } from '../../http/operation-case.ts';
import { type Person, person } from '../../http/people.ts';
import { type RulesOfTable, rule } from '../../policies/rule.ts';
import type { World } from '../../policies/world.ts';
import { sendFile } from './pictures.ts';

export function rules(w: World): RulesOfTable {
  const own = `(resource_id, kind, file_id) values ('${w.unsubmitted}', 'note', '${w.source}')`;
  return {
    resource_attachments: [
      rule(
        `select from resource_attachments where id = '${w.attachment}'`,
        ['teacher', 'student', 'guest', 'admin', 'system', 'owner'],
        ['auth'],
      ),
      rule(
        `select from resource_attachments where id = '${w.unseenAttachment}'`,
        ['teacher', 'system', 'owner'],
        ['student', 'guest', 'member', 'auth'],
      ),
      rule(
        `insert into resource_attachments ${own}`,
        ['teacher'],
        ['student', 'admin', 'guest', 'system', 'auth'],
      ),
      rule(
        `update resource_attachments set removed_at = now() where id = '${w.attachment}'`,
        ['teacher', 'owner'],
        ['student', 'admin', 'guest', 'system', 'auth'],
      ),
      rule(
        `update resource_attachments set is_shown = true where id = '${w.unseenAttachment}'`,
        ['owner'],
        ['teacher', 'superAdmin', 'system'],
      ),
      rule(
        `delete from resource_attachments where id = '${w.attachment}'`,
        ['system', 'owner'],
        ['teacher', 'superAdmin', 'guest'],
      ),
    ],
  };
}

const NOTE = { name: 'for teachers.txt', bytes: new TextEncoder().encode('Begin at the top.') };

async function aDraftWithUpload({ api }: ApiWorld): Promise<Call & { readonly as: Person }> {
  const as = await person(api, { role: 'teacher' });
  const { id } = await aDraftResource(api.dependencies.database, { owner: as.session.user.id });
  return { as, params: { id }, body: { upload: await sendFile(api, as, NOTE), kind: 'note' } };
}

async function anAttachment(world: ApiWorld): Promise<Call & { readonly as: Person }> {
  const { as, params, body } = await aDraftWithUpload(world);
  const viewer = { userId: as.session.user.id, organizationId: null };
  const { upload } = body as { upload: string };
  const { id } = await addAttachment(world.api.dependencies, viewer, {
    id: params?.['id'] ?? '',
    upload,
    kind: 'note',
  });
  return { as, params: { id } };
}

async function aRemovedOne(world: ApiWorld): Promise<Call> {
  const call = await anAttachment(world);
  const viewer = { userId: call.as.session.user.id, organizationId: null };
  await removeAttachment(world.api.dependencies, viewer, call.params?.['id'] ?? '');
  return call;
}

export const calls: OperationCases = {
  'attachments.list': {
    valid: async ({ api }) => ({ as: null, params: { id: await aDrawnResource(api.dependencies) } }),
    othersGet: 'the same',
  },
  'attachments.add': { valid: aDraftWithUpload, othersGet: 'not_found' },
  'attachments.remove': { valid: anAttachment, othersGet: 'not_found' },
  'attachments.restore': { valid: aRemovedOne, othersGet: 'not_found' },
};
