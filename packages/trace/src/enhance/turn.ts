import type { Pixels } from '../pixels/grid.ts';
import { findPaper } from './paper.ts';

export function turnByQuarters(pixels: Pixels, quarters: number): Pixels {
  let turned = pixels;
  for (let time = 0; time < ((quarters % 4) + 4) % 4; time++) turned = turnOnce(turned);
  return turned;
}

/** A quarter clockwise: the left edge comes to lie on top. */
function turnOnce({ width, height, channels, data }: Pixels): Pixels {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * channels;
      const to = (x * height + (height - 1 - y)) * channels;
      for (let channel = 0; channel < channels; channel++) turned[to + channel] = data[from + channel] ?? 0;
    }
  return { width: height, height: width, channels, data: turned };
}

/** About its middle, clockwise, on a sheet of the same size; corners that come from outside are paper. */
export function straighten(pixels: Pixels, degrees: number): Pixels {
  if (degrees === 0) return pixels;
  const { width, height, channels, data } = pixels;
  const paper = findPaper(pixels);
  const turned = new Uint8Array(data.length);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = middleX + (x - middleX) * cos + (y - middleY) * sin;
      const fromY = middleY - (x - middleX) * sin + (y - middleY) * cos;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [across, down] = [fromX - left, fromY - top];
      const isInside = left >= 0 && top >= 0 && left < width - 1 && top < height - 1;
      for (let channel = 0; channel < channels; channel++) {
        const at = (top * width + left) * channels + channel;
        turned[(y * width + x) * channels + channel] = isInside
          ? Math.round(
              (1 - down) * ((1 - across) * (data[at] ?? 0) + across * (data[at + channels] ?? 0)) +
                down *
                  ((1 - across) * (data[at + width * channels] ?? 0) +
                    across * (data[at + (width + 1) * channels] ?? 0)),
            )
          : (paper[channel] ?? 255);
      }
    }
  return { width, height, channels, data: turned };
}
