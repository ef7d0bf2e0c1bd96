import { type Result, succeed } from '@relievo/graphic/model';
import type { InputFile, Page, Task } from './importer.ts';
import { openFile } from './importers.ts';
import { refuseFile } from './notes.ts';

export interface ShownPage {
  readonly number: number;
  readonly kind: Page['kind'];
  /** Of a page of text: something is drawn on it as well. */
  readonly holdsGraphic: boolean;
  /** A PNG. */
  readonly picture: Uint8Array;
}

export interface PageSlice {
  /** From 1. */
  readonly first: number;
  readonly count: number;
  /** On the longer side of each picture. */
  readonly pixels: number;
}

/** Some pages of a document as small pictures, and how many there are, for who chooses among them. */
export async function showPages(
  file: InputFile,
  { first, count, pixels }: PageSlice,
  task: Task = {},
): Promise<Result<{ readonly total: number; readonly pages: readonly ShownPage[] }>> {
  const opened = await openFile(file, task);
  if (!opened.ok) return opened;
  if (opened.value.kind !== 'pages') return refuseFile('nothing_drawn');
  const { pages, drawThumbnail } = opened.value;
  const shown: ShownPage[] = [];
  for (const { number, kind, holdsGraphic = false } of pages.slice(first - 1, first - 1 + count)) {
    const picture = await drawThumbnail(number, pixels, task);
    if (!picture.ok) return picture;
    shown.push({ number, kind, holdsGraphic, picture: picture.value });
  }
  return succeed({ total: pages.length, pages: shown });
}
