import type { Drawing } from '@relievo/graphic/model';
import { rasterise } from '@relievo/graphic/raster';
import { type ReliefTheme, shadeRelief } from '@relievo/graphic/raster/relief';

/** What is drawn on: in the page, or in a worker. */
export type Surface = HTMLCanvasElement | OffscreenCanvas;

/** Draws the relief into a canvas: the same dots that the server would put on paper. */
export function drawRelief(canvas: Surface, drawing: Drawing, theme: ReliefTheme, pixelsPerMm: number): void {
  const { width, height, data } = shadeRelief(rasterise(drawing, { pixelsPerMm }), theme);
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
}
