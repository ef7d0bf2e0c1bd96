import { expect, inject, test } from 'vitest';
import { pictureDigests } from '../testing/pictures.ts';
import { scene } from '../testing/scene.ts';
import { rasterise } from './rasterise.ts';
import { shadeRelief } from './relief/relief.ts';

test('a browser makes the same height map, relief, dots, pins and file as the server, to the last byte', () => {
  expect(pictureDigests()).toEqual(inject('serverDigests'));
});

test('a relief can be used by a canvas as it is', () => {
  const { width, height, data } = shadeRelief(rasterise(scene, { pixelsPerMm: 2 }), 'light');
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.putImageData(new ImageData(Uint8ClampedArray.from(data), width, height), 0, 0);
  const shown = context?.getImageData(0, 0, width, height).data;
  expect(shown && new Uint8Array(shown.buffer)).toEqual(data);
});
