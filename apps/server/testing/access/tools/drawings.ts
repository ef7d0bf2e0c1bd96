import { type Drawing, writeDrawing } from '@relievo/graphic';
import { aRow } from '../../factories.ts';
import type { ApiWorld, Call, OperationCases } from '../../http/operation-case.ts';

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

export const calls: OperationCases = {
  'drawings.list': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'drawings.get': { valid: aDrawing, othersGet: 'not_found' },
  'drawings.begin': {
    valid: ({ owner }) => ({ as: owner, body: { svg: SVG } }),
    othersGet: 'their own',
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
};
