import { TEXTURES } from '@relievo/graphic/model';
import { at, box } from '../build/geometry.ts';
import { shape } from '../build/items.ts';
import { CARD, createDrawing } from '../build/sheet.ts';
import { label } from '../build/words.ts';
import { createSample, type Sample } from './sample.ts';

/** One area for each texture of the set. */
export const TEXTURE_SAMPLES: readonly Sample[] = TEXTURES.map((texture) =>
  createSample(`texture-${texture}`, (id) => {
    const words = texture.replaceAll('-', ' ');
    return createDrawing(
      { id, title: `Texture: ${words}`, description: `An area filled with ${words}.`, sheet: CARD },
      [
        shape({
          id: 'area',
          role: 'area',
          name: words,
          description: 'A rectangle of 60 by 45 mm.',
          geometry: box(15, 15, 60, 45),
          texture,
        }),
      ],
      [label({ id: 'words', print: words, labels: 'area', at: at(14.25, 65) })],
    );
  }),
);
