import type { Picture } from '../png/picture.ts';
import type { HeightMap } from './height-map.ts';

/** The map as people exchange it: darkness is height, white is flat. */
export function heightPicture({ width, height, values }: HeightMap): Picture {
  const data = new Uint8Array(values.length);
  for (let at = 0; at < data.length; at++) data[at] = Math.round(255 * (1 - (values[at] ?? 0)));
  return { width, height, channels: 1, data };
}
