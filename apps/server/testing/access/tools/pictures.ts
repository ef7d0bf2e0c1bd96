import type { PictureDraft, PictureWork } from '@relievo/contracts/pictures';
import { encodePng } from '@relievo/graphic/png';
import { aDrawing } from '../../../features/outputs/testing/drawn-resource.ts';
import { beginWithUpload, saveDraft } from '../../../features/pictures/service.ts';
import { beginUpload } from '../../../features/uploads/service.ts';
import { aFile, aResource } from '../../factories.ts';
import type { ApiWorld, Call, OperationCases } from '../../http/operation-case.ts';
import { type Person, person } from '../../http/people.ts';
import type { TestApi } from '../../http/use-api.ts';

type Of = Call & { readonly as: Person; readonly params: { readonly id: string } };

/** Two axes and two bars on white paper. */
export function paintBars(): Uint8Array {
  const [width, height] = [420, 300];
  const data = new Uint8Array(width * height).fill(255);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++) data.fill(0, y * width + left, y * width + right);
  };
  fill(40, 30, 44, 270);
  fill(40, 266, 390, 270);
  fill(100, 120, 160, 266);
  fill(240, 60, 300, 266);
  return encodePng({ width, height, channels: 1, data });
}

function viewerOf({ session }: Person) {
  return { userId: session.user.id, organizationId: null };
}

/** A file of this person whose bytes have arrived. */
export async function sendFile(
  { dependencies }: Pick<TestApi, 'dependencies'>,
  as: Person,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<string> {
  const { id } = await beginUpload(dependencies, viewerOf(as), { name, size: bytes.length });
  await dependencies.arrivals.answer(
    { id, size: bytes.length },
    new Request('http://here', {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes),
    }),
  );
  return id;
}

/** What a teacher has begun. */
export async function beginPicture(
  api: Pick<TestApi, 'dependencies'>,
  as: Person,
  bytes: Uint8Array = paintBars(),
): Promise<PictureDraft> {
  const upload = await sendFile(api, as, { name: 'two_bars.png', bytes });
  return beginWithUpload(api.dependencies, viewerOf(as), upload);
}

/** A drawing that was traced from it, as the work keeps it. */
export function drawnWork({ recipe }: PictureWork): Pick<PictureWork, 'drawn'> {
  return { drawn: { svg: aDrawing(), of: recipe } };
}

async function aPicture({ api }: ApiWorld): Promise<Of> {
  const as = await person(api, { role: 'teacher' });
  const { id } = await beginPicture(api, as);
  return { as, params: { id } };
}

async function aDrawnPicture({ api }: ApiWorld): Promise<Of> {
  const as = await person(api, { role: 'teacher' });
  const { id, work } = await beginPicture(api, as);
  await saveDraft(api.dependencies, viewerOf(as), { id, edits: 0, work: drawnWork(work) });
  return { as, params: { id } };
}

/** A resource that was made from a picture. */
async function aConvertedPicture({ api }: ApiWorld): Promise<Of> {
  const as = await person(api, { role: 'teacher' });
  const { database, storage } = api.dependencies;
  const bytes = paintBars();
  const stored = await storage.write(streamOnce(bytes), { limit: bytes.length });
  const owner = as.session.user.id;
  const { id: file } = await aFile(database, { ...stored, owner, media_type: 'image/png' });
  const { id } = await aResource(database, { owner, source_file_id: file });
  return { as, params: { id } };
}

async function* streamOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export const calls: OperationCases = {
  'pictures.list': { valid: aPicture, othersGet: 'their own' },
  'pictures.begin': {
    valid: async ({ api }) => {
      const as = await person(api, { role: 'teacher' });
      return { as, body: { upload: await sendFile(api, as, { name: 'bars.png', bytes: paintBars() }) } };
    },
    othersGet: 'not_found',
  },
  'pictures.reopen': { valid: aConvertedPicture, othersGet: 'not_found' },
  'pictures.get': { valid: aPicture, othersGet: 'not_found' },
  'pictures.save': {
    valid: async (world) => ({
      ...(await aPicture(world)),
      body: { edits: 0, work: { process: { profile: 'swell-a4', outputs: ['swell'] } } },
    }),
    othersGet: 'not_found',
  },
  'pictures.discard': { valid: aPicture, othersGet: 'not_found' },
  'pictures.trace': {
    valid: async ({ api }) => {
      const as = await person(api, { role: 'teacher' });
      const { id, work } = await beginPicture(api, as);
      return { as, params: { id }, body: { recipe: work.recipe } };
    },
    othersGet: 'not_found',
  },
  'pictures.keep': {
    valid: async (world) => ({ ...(await aDrawnPicture(world)), body: { edits: 1 } }),
    othersGet: 'not_found',
  },
};
