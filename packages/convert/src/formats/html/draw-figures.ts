import { type Block, replaceEach } from '@relievo/document/model';
import type { Drawing } from '@relievo/graphic/model';
import { svgImporter } from '../svg/svg.ts';
import type { HtmlReading } from './reading.ts';

const MAX_DRAWINGS = 200;

/** Puts drawings into the figures whose SVG was in the pages. */
export async function drawFigures(
  blocks: readonly Block[],
  { drawings, language }: HtmlReading,
): Promise<readonly Block[]> {
  const drawn = new Map<string, Drawing>();
  for (const [id, markup] of [...drawings].slice(0, MAX_DRAWINGS)) {
    const drawing = await readSvg(markup, language);
    if (drawing) drawn.set(id, drawing);
  }
  return replaceEach(blocks, (block) => {
    const drawing = block.kind === 'figure' ? drawn.get(block.id) : undefined;
    if (block.kind !== 'figure' || !drawing) return [block];
    return [{ ...block, shows: { ...block.shows, drawing }, treatment: 'tactile' }];
  });
}

/** Reads an SVG as a drawing; null if it cannot be drawn. */
async function readSvg(markup: string, language: string): Promise<Drawing | null> {
  const opened = await svgImporter.open({ name: 'figure.svg', bytes: new TextEncoder().encode(markup) });
  if (!opened.ok || opened.value.kind !== 'pages') return null;
  const pages = await opened.value.importPages([1], { language });
  return pages.ok ? (pages.value[0]?.source.drawing ?? null) : null;
}
