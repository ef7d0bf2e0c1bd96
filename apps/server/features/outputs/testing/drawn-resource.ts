import { STARTER_DRAWINGS } from '@relievo/gallery';
import { writeDrawing } from '@relievo/graphic/svg';
import type { Dependencies } from '../../../dependencies.ts';
import { aFile, aResource } from '../../../testing/factories.ts';

type Stored = Pick<Dependencies, 'database' | 'storage'>;

async function* streamOnce(bytes: Uint8Array) {
  yield bytes;
}

/** What an output changed, as its row keeps it. */
export const REPORT = JSON.stringify({
  changes: [
    { code: 'scaled', message: 'It is smaller.', items: [] },
    { code: 'cropped', parameters: { width: 90, height: 60 }, message: 'It is cut off.', items: [] },
  ],
});

/** A file whose bytes lie in the storage. */
export async function aStoredFile(
  { database, storage }: Stored,
  content: string | Uint8Array,
  values: { media_type?: string; name?: string } = {},
): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const stored = await storage.write(streamOnce(bytes), { limit: bytes.length });
  const row = { ...stored, ...values };
  return (await aFile(database, row)).id;
}

/** A drawing of ours as it lies in the library. */
export function aDrawing(): string {
  const draw = STARTER_DRAWINGS.get('clock');
  if (!draw) throw new Error('There is no clock to draw.');
  return writeDrawing(draw());
}

/** A resource whose picture and source is this SVG. */
export async function aDrawnResource(
  stored: Stored,
  values: Parameters<typeof aResource>[1] = {},
  svg: string = aDrawing(),
): Promise<string> {
  const file = await aStoredFile(stored, svg, { media_type: 'image/svg+xml', name: 'clock.svg' });
  const { id } = await aResource(stored.database, {
    title: 'Clock',
    image_file_id: file,
    source_file_id: file,
    file_size: svg.length,
    format: 'svg',
    ...values,
  });
  return id;
}
