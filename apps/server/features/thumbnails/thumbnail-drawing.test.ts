import { Readable } from 'node:stream';
import { STARTER_DRAWINGS } from '@relievo/gallery';
import { writeDrawing } from '@relievo/graphic/svg';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openIsolation } from '../../platform/isolation/isolation.ts';
import { openDraughtsman } from './drawing-service.ts';
import { avifSize } from './testing/avif-size.ts';
import { drawThumbnail } from './thumbnail-drawing.ts';

const clock = STARTER_DRAWINGS.get('clock');
if (!clock) throw new Error('There is no clock to draw.');
const drawing = new TextEncoder().encode(writeDrawing(clock()));
const svg = { bytes: drawing, mediaType: 'image/svg+xml' };
const OWNER = 'Ada';

function send(bytes: Uint8Array) {
  return async () => Readable.from([bytes]);
}

function clockOf(owner: string) {
  return { owner, input: send(drawing), mediaType: 'image/svg+xml' };
}

const nonsense = {
  owner: OWNER,
  input: send(new TextEncoder().encode('no picture')),
  mediaType: 'image/png',
};

describe('a thumbnail', () => {
  test('of a drawing shows its relief on paper, 4 to 3', async () => {
    const bytes = await drawThumbnail({ ...svg, width: 480, format: 'webp' });
    const { width, height, format, hasAlpha } = await sharp(bytes).metadata();
    expect([width, height, format, hasAlpha]).toEqual([480, 360, 'webp', false]);
    const { channels } = await sharp(bytes).stats();
    // Paper is light, and the sides that turn from the light are dark.
    expect(channels[0]?.max).toBeGreaterThan(220);
    expect(channels[0]?.min).toBeLessThan(120);
  });

  test('has the same shape as AVIF, and is small', async () => {
    const bytes = await drawThumbnail({ ...svg, width: 480, format: 'avif' });
    expect(avifSize(bytes)).toEqual([480, 360]);
    expect(bytes.length).toBeLessThan(20_000);
  });

  test('of a drawing fills the frame up to a margin, and of an empty sheet is blank paper', async () => {
    const extent = async (bytes: Uint8Array) => {
      const { info } = await sharp(bytes).trim({ threshold: 20 }).toBuffer({ resolveWithObject: true });
      return [info.width, info.height];
    };
    const [width = 0, height = 0] = await extent(await drawThumbnail({ ...svg, width: 480, format: 'webp' }));
    expect(height).toBeGreaterThan(300);
    expect([width <= 442, height <= 322]).toEqual([true, true]);
    const empty = { ...clock(), layers: [] };
    const bytes = new TextEncoder().encode(writeDrawing(empty));
    const paper = await drawThumbnail({ bytes, mediaType: 'image/svg+xml', width: 480, format: 'webp' });
    expect((await sharp(paper).stats()).channels[0]?.stdev).toBeLessThan(1);
  });

  test('of a photograph shows the whole of it, and is twice as large for a dense screen', async () => {
    const red = { width: 300, height: 100, channels: 3, background: '#ff0000' } as const;
    const bytes = new Uint8Array(await sharp({ create: red }).jpeg().toBuffer());
    const made = await drawThumbnail({ bytes, mediaType: 'image/jpeg', width: 960, format: 'webp' });
    const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    expect([info.width, info.height]).toEqual([960, 720]);
    expect(at(5, 360)[0]).toBeGreaterThan(240);
    expect(at(5, 360)[1]).toBeLessThan(20);
    expect(at(480, 20)[1]).toBeGreaterThan(220);
  });

  test('of foreign SVG is painted by the library, without external content', async () => {
    const bytes = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><image href="file:///etc/passwd" width="9" height="9"/><rect width="40" height="30" fill="#00f"/></svg>',
    );
    const made = await drawThumbnail({ bytes, mediaType: 'image/svg+xml', width: 480, format: 'webp' });
    const { channels } = await sharp(made).stats();
    expect(channels[2]?.mean).toBeGreaterThan(240);
    expect(channels[0]?.mean).toBeLessThan(20);
  });
});

test('a picture of a kind that people may not send is not opened', async () => {
  const create = { width: 4, height: 4, channels: 3, background: '#f00' } as const;
  const bytes = new Uint8Array(await sharp({ create }).tiff().toBuffer());
  await expect(drawThumbnail({ bytes, mediaType: 'image/png', width: 480, format: 'webp' })).rejects.toThrow(
    'unsupported',
  );
});

describe('the painter of thumbnails', () => {
  const size = { width: 480, format: 'webp' } as const;
  const startDraughtsman = () => {
    const draughtsman = openDraughtsman(openIsolation({ allowWeak: true }));
    onTestFinished(() => draughtsman.close());
    return draughtsman;
  };

  test('paints one after the other for several people, and goes on after a picture that cannot be read', async () => {
    const draughtsman = startDraughtsman();
    const drawn = await Promise.allSettled([
      draughtsman.draw({ ...clockOf(OWNER), ...size }, 120),
      draughtsman.draw({ ...nonsense, ...size }, 120),
      draughtsman.draw({ ...clockOf('Grace'), ...size }, 120),
    ]);
    expect(drawn.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('gives up a picture that takes too long, and continues with the next', async () => {
    const draughtsman = startDraughtsman();
    const late = draughtsman.draw({ ...clockOf(OWNER), width: 960, format: 'avif' }, 0.001);
    const next = draughtsman.draw({ ...clockOf(OWNER), ...size }, 120);
    await expect(late).rejects.toThrow('It took longer than 0.001 seconds.');
    expect((await next).length).toBeGreaterThan(0);
  });
});
