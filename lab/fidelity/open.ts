import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundChart } from '@relievo/chart/reading';
import type { Drawing } from '@relievo/graphic/model';
import { openFile } from '../../packages/convert/src/formats/importers.ts';
import { PDFS } from './known.ts';

export interface OpenedPage {
  readonly drawing: Drawing;
  readonly charts: readonly FoundChart[];
}

/** The first page as the product draws it, on a sheet of its own size; fails where it is refused. */
export async function openPage(name: string, file: string): Promise<OpenedPage> {
  const bytes = new Uint8Array(readFileSync(join(PDFS, name, file)));
  const opened = await openFile({ name: file, bytes });
  if (!opened.ok) throw new Error(opened.problems[0].code);
  if (opened.value.kind !== 'pages') throw new Error('It is no page.');
  const pages = await opened.value.importPages([1], { part: 'graphic' });
  if (!pages.ok) throw new Error(pages.problems[0].code);
  const [page] = pages.value;
  if (!page) throw new Error('There is no page.');
  return { drawing: page.source.drawing, charts: page.charts ?? [] };
}
