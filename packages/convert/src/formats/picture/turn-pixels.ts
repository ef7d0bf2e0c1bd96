import type { Pixels } from '@relievo/trace/pixels';

/** Half a turn, or as in a mirror. */
export function turnPixels(
  { width, height, channels, data }: Pixels,
  how: 'upside-down' | 'mirrored',
): Pixels {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * channels;
      const row = how === 'upside-down' ? height - 1 - y : y;
      const to = (row * width + width - 1 - x) * channels;
      for (let channel = 0; channel < channels; channel++) turned[to + channel] = data[from + channel] ?? 0;
    }
  return { width, height, channels, data: turned };
}
