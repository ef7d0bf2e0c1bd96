import { encodePng } from '../png/encode.ts';
import { toDots } from '../raster/dots/dots.ts';
import { toPins } from '../raster/dots/pins.ts';
import { rasterise } from '../raster/rasterise.ts';
import { RELIEF_THEMES, shadeRelief } from '../raster/relief/relief.ts';
import { digestBytes } from './digest.ts';
import { scene } from './scene.ts';

/** Everything that a preview shows of the scene, as digests by name. */
export function pictureDigests(): Readonly<Record<string, string>> {
  const map = rasterise(scene, { pixelsPerMm: 3 });
  const reliefs = RELIEF_THEMES.map(
    (theme) => [`relief ${theme}`, digestBytes(shadeRelief(map, theme).data)] as const,
  );
  return {
    'height map': digestBytes(new Uint8Array(map.values.buffer)),
    ...Object.fromEntries(reliefs),
    png: digestBytes(encodePng(shadeRelief(map, 'light'))),
    dots: digestBytes(toDots(scene).grid.dots),
    pins: digestBytes(toPins(scene, 60, 40).grid.pins),
  };
}
