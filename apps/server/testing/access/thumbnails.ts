import { STARTER_DRAWINGS } from '@relievo/gallery';
import { writeDrawing } from '@relievo/graphic/svg';
import { aFile, aResource } from '../factories.ts';
import type { ApiWorld, OperationCases } from '../http/operation-case.ts';

/** The picture of something published. */
async function aPicture({ api: { dependencies } }: ApiWorld): Promise<string> {
  const [draw] = STARTER_DRAWINGS.values();
  const bytes = new TextEncoder().encode(draw ? writeDrawing(draw()) : '');
  const { sha256 } = await dependencies.storage.write(
    (async function* () {
      yield bytes;
    })(),
    { limit: bytes.length },
  );
  const { id } = await aFile(dependencies.database, { sha256 });
  await aResource(dependencies.database, { image_file_id: id });
  return id;
}

export const calls: OperationCases = {
  'thumbnails.show': {
    valid: async (world) => ({ as: null, params: { id: await aPicture(world) } }),
    othersGet: 'the same',
  },
};
