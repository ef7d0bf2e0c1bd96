import { type Drawing, encodePng, type Result, rasterise, succeed } from '@relievo/graphic';
import type { Imported, OpenedPages, Page, PageOptions, Task } from './importer.ts';
import { refuseFile } from './notes.ts';

type ReadPage = (options: PageOptions, task: Task) => Result<Imported> | Promise<Result<Imported>>;

/** A file that is one page: it is read when it is asked for, and there is no other. */
export function openOnePage(page: Omit<Page, 'number'>, read: ReadPage): OpenedPages {
  return {
    kind: 'pages',
    pages: [{ number: 1, ...page }],
    drawThumbnail: async (number, pixels, task = {}) => {
      if (number !== 1) return refuseFile('page_not_there', { page: number, pages: 1 });
      const imported = await read({}, task);
      return imported.ok ? succeed(drawThumbnail(imported.value.source.drawing, pixels)) : imported;
    },
    importPages: async (chosen, options, task = {}) => {
      const unknown = chosen.find((number) => number !== 1);
      if (unknown !== undefined) return refuseFile('page_not_there', { page: unknown, pages: 1 });
      if (chosen.length === 0) return succeed([]);
      const imported = await read(options, task);
      return imported.ok ? succeed([{ page: 1, ...imported.value }]) : imported;
    },
  };
}

function drawThumbnail(drawing: Drawing, pixels: number): Uint8Array {
  const { width, height } = drawing.sheet;
  const most = Math.max(16, Math.min(1024, Math.round(pixels)));
  const map = rasterise(drawing, { pixelsPerMm: most / Math.max(width, height) });
  const data = new Uint8Array(map.values.length);
  for (let at = 0; at < map.values.length; at += 1) data[at] = 255 - Math.round((map.values[at] ?? 0) * 255);
  return encodePng({ width: map.width, height: map.height, channels: 1, data });
}
