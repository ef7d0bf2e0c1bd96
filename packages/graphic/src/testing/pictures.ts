import { encodePng } from '../png/encode.ts';
import { dots } from '../raster/dots/dots.ts';
import { pins } from '../raster/dots/pins.ts';
import { rasterise } from '../raster/rasterise.ts';
import { RELIEF_THEMES, relief } from '../raster/relief.ts';
import { digest } from './digest.ts';
import { scene } from './scene.ts';

/** Everything that a preview shows of the scene, as digests by name. */
export const pictureDigests = (): Readonly<Record<string, string>> => {
  const map = rasterise(scene, { pixelsPerMm: 3 });
  const reliefs = RELIEF_THEMES.map((theme) => [`relief ${theme}`, digest(relief(map, theme).data)] as const);
  return {
    'height map': digest(new Uint8Array(map.values.buffer)),
    ...Object.fromEntries(reliefs),
    png: digest(encodePng(relief(map, 'light'))),
    dots: digest(dots(scene).grid.dots),
    pins: digest(pins(scene, 60, 40).grid.pins),
  };
};
