import type { Drawing } from '@relievo/graphic/model';
import { writeDrawing } from '@relievo/graphic/svg';
import { aDraftResource, aRow } from '../../factories.ts';
import type { ApiWorld, Call, OperationCases } from '../../http/operation-case.ts';
import { person } from '../../http/people.ts';
import { administrators, type OperationRoles } from '../../http/roles.ts';

const DRAWING: Drawing = {
  version: 1,
  id: 'drawing',
  title: 'Triangle',
  description: '',
  language: 'en',
  sheet: {
    width: 210,
    height: 297,
    margins: { top: 10, right: 10, bottom: 10, left: 10 },
    braille: 'marburg-medium',
  },
  layers: [],
};
const SVG = writeDrawing(DRAWING);

async function aDrawing({ api, owner }: ApiWorld): Promise<Call & { readonly params: { id: string } }> {
  const { id } = await aRow<{ id: string }>(api.dependencies.database, 'drafts', {
    owner_id: owner.session.user.id,
    kind: 'editor',
    title: 'Triangle',
    content: { svg: SVG },
    edits: 1,
  });
  return { as: owner, params: { id } };
}

/** A resource that its author alone sees, and that shows a drawing. */
async function aShownDrawing({ api, owner }: ApiWorld): Promise<Call & { readonly params: { id: string } }> {
  const { database, storage } = api.dependencies;
  const bytes = new TextEncoder().encode(SVG);
  const stored = await storage.write(streamOnce(bytes), { limit: bytes.length });
  const file = await aRow<{ id: string }>(database, 'files', {
    owner_id: owner.session.user.id,
    sha256: stored.sha256,
    size: stored.size,
    media_type: 'image/svg+xml',
    name: 'triangle.svg',
  });
  const { id } = await aDraftResource(database, { owner: owner.session.user.id, title: 'Triangle' });
  await database.asOwner((tx) =>
    tx.query('show-drawing', 'update resources set image_file_id = $2 where id = $1', [id, file.id]),
  );
  return { as: owner, params: { id } };
}

async function* streamOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export const calls: OperationCases = {
  'drawings.list': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'drawings.get': { valid: aDrawing, othersGet: 'not_found' },
  'drawings.begin': {
    valid: ({ owner }) => ({ as: owner, body: { svg: SVG } }),
    othersGet: 'their own',
  },
  'drawings.importFile': {
    valid: ({ owner }) => ({ as: owner, body: { name: 'triangle.svg', svg: SVG } }),
    othersGet: 'their own',
  },
  'drawings.reopen': { valid: aShownDrawing, othersGet: 'not_found' },
  'drawings.keep': {
    valid: async (world) => {
      const owner = await person(world.api, { role: 'teacher' });
      return { ...(await aDrawing({ ...world, owner })), body: { edits: 1 } };
    },
    othersGet: 'not_found',
  },
  'drawings.make': {
    valid: async (world) => ({
      ...(await aDrawing(world)),
      body: { format: 'swell', profile: 'swell-a4' },
    }),
    othersGet: 'not_found',
  },
  'drawings.save': {
    valid: async (world) => ({ ...(await aDrawing(world)), body: { edits: 1, svg: SVG } }),
    othersGet: 'not_found',
  },
  'drawings.remove': { valid: aDrawing, othersGet: 'not_found' },
  'drawings.translate': {
    valid: ({ owner }) => ({ as: owner, body: { language: 'en', texts: ['sea'] } }),
    othersGet: 'their own',
  },
  'drawings.readInBraille': {
    valid: () => ({ as: null, query: { language: 'en', text: 'sea' } }),
    othersGet: 'the same',
  },
};

export const roles: OperationRoles = {
  'drawings.reopen': administrators('drawing_not_free'),
};
