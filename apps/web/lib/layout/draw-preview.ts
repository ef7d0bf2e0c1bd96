import type { Drawing } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { toDots, toPins } from '@relievo/graphic/raster/dots';
import { type ReliefTheme, SHEET_COLORS } from '@relievo/graphic/raster/relief';
import { drawRelief, type Surface } from './draw-relief.ts';

export const PREVIEWS = ['relief', 'dots', 'dotpad', 'monarch'] as const;
export type Preview = (typeof PREVIEWS)[number];

const RELIEF_PIXELS_PER_MM = 3;
/** Pixels of the picture from one dot to the next. */
const PITCH = 6;
const INK = '#16181d';

export function drawPreview(canvas: Surface, drawing: Drawing, preview: Preview, theme: ReliefTheme): void {
  if (preview === 'relief') return drawRelief(canvas, drawing, theme, RELIEF_PIXELS_PER_MM);
  if (preview === 'dots') {
    const { columns, rows, dots, levels } = toDots(drawing).grid;
    return drawGrid(canvas, theme, { columns, rows, heightAt: (at) => (dots[at] ?? 0) / (levels - 1) });
  }
  const { resolution } = getProfile(preview);
  if (resolution.type !== 'pins') return;
  const { columns, rows, pins } = toPins(drawing, resolution.columns, resolution.rows, resolution.pitch).grid;
  drawGrid(canvas, theme, { columns, rows, heightAt: (at) => pins[at] ?? 0 });
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly heightAt: (at: number) => number;
}

function drawGrid(canvas: Surface, theme: ReliefTheme, { columns, rows, heightAt }: Grid): void {
  canvas.width = columns * PITCH;
  canvas.height = rows * PITCH;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = `rgb(${SHEET_COLORS[theme].join(' ')})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = INK;
  for (let at = 0; at < columns * rows; at += 1) {
    const height = heightAt(at);
    if (height === 0) continue;
    const x = ((at % columns) + 0.5) * PITCH;
    const y = (Math.floor(at / columns) + 0.5) * PITCH;
    context.beginPath();
    context.arc(x, y, (PITCH / 2 - 0.5) * Math.max(0.5, height), 0, 2 * Math.PI);
    context.fill();
  }
}
