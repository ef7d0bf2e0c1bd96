import { type Drawing, type Result, succeed } from '@relievo/graphic/model';
import { encodePng } from '@relievo/graphic/png';
import { rasterise } from '@relievo/graphic/raster';
import type { Imported, ImportedPage, OpenedPages, Page, PageOptions, Task } from './importer.ts';
import { refuseFile } from './notes.ts';

type ReadPage = (options: PageOptions, task: Task) => Result<Imported> | Promise<Result<Imported>>;

/** A file that is one page: it is read when it is asked for, and there is no other. */
export function openOnePage(page: Omit<Page, 'number'>, read: ReadPage): OpenedPages {
  return openPages([page], (_, options, task) => read(options, task));
}

/** Pages that are read one by one, when they are asked for. */
export function openPages(
  pages: readonly Omit<Page, 'number'>[],
  read: (number: number, ...how: Parameters<ReadPage>) => ReturnType<ReadPage>,
): OpenedPages {
  const findUnknown = (numbers: readonly number[]) =>
    numbers.find((number) => pages[number - 1] === undefined);
  const refuseUnknown = (page: number) => refuseFile('page_not_there', { page, pages: pages.length });
  return {
    kind: 'pages',
    pages: pages.map((page, at) => ({ number: at + 1, ...page })),
    drawThumbnail: async (number, pixels, task = {}) => {
      if (findUnknown([number]) !== undefined) return refuseUnknown(number);
      const imported = await read(number, {}, task);
      return imported.ok ? succeed(drawThumbnail(imported.value.source.drawing, pixels)) : imported;
    },
    importPages: async (chosen, options, task = {}) => {
      const unknown = findUnknown(chosen);
      if (unknown !== undefined) return refuseUnknown(unknown);
      const made: ImportedPage[] = [];
      for (const number of chosen) {
        const imported = await read(number, options, task);
        if (!imported.ok) return imported;
        made.push({ page: number, ...imported.value });
      }
      return succeed(made);
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
