import type { Drawing } from '@relievo/graphic/model';
import { at, pointAround, slice } from '../../build/geometry.ts';
import { shape } from '../../build/items.ts';
import { ACROSS, createDrawing } from '../../build/sheet.ts';
import { BESIDE, heading, label } from '../../build/words.ts';

const MIDDLE = at(148.5, 116);
const RADIUS = 53;
/** Slices stand off the middle, so that ground lies between them. */
const OFF = 7.8;
const COLORS = [
  { name: 'Red', color: '#c00000', mix: null, texture: 'lines-vertical', angle: 90 },
  { name: 'Orange', color: '#c05800', mix: 'red and yellow', texture: null, angle: 30 },
  { name: 'Yellow', color: '#8a7400', mix: null, texture: 'dots-coarse', angle: -30 },
  { name: 'Green', color: '#1e7a1e', mix: 'yellow and blue', texture: null, angle: -90 },
  { name: 'Blue', color: '#1040c0', mix: null, texture: 'lines-horizontal', angle: -150 },
  { name: 'Violet', color: '#7020a0', mix: 'blue and red', texture: null, angle: 150 },
] as const;

/** Primary colours of painters have a texture; what they mix to lies between them. */
export function colorWheel(): Drawing {
  return createDrawing(
    {
      id: 'color-wheel',
      title: 'The colour wheel of painters',
      description:
        'A disc of six slices. With the clock from the top: red, orange, yellow, green, blue, violet. Red, yellow and blue have textures; between two of them lies the colour to which they mix. Colours that face each other are complementary.',
      sheet: ACROSS,
    },
    COLORS.map(({ name, color, mix, texture, angle }) =>
      shape({
        id: name.toLowerCase(),
        role: 'area',
        name,
        description: mix === null ? 'A primary colour.' : `Mixed from ${mix}.`,
        geometry: slice(pointAround(MIDDLE, OFF, angle), RADIUS, angle - 30, angle + 30),
        texture,
        color,
      }),
    ),
    [
      heading('Colour wheel'),
      ...COLORS.map(({ name, angle }) =>
        label({
          id: `${name.toLowerCase()}-label`,
          print: name.toLowerCase(),
          labels: name.toLowerCase(),
          at: pointAround(MIDDLE, OFF + RADIUS + 0.75 + BESIDE + (Math.abs(angle) === 90 ? 0 : 1.8), angle),
          anchor:
            angle === 90
              ? 'above'
              : angle === -90
                ? 'below'
                : Math.cos((angle * Math.PI) / 180) > 0
                  ? 'right'
                  : 'left',
        }),
      ),
    ],
  );
}
