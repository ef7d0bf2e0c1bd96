import { LINE_STYLES } from '@relievo/graphic/model';
import { at, curve, polyline } from '../build/geometry.ts';
import { shape } from '../build/items.ts';
import { CARD, createDrawing } from '../build/sheet.ts';
import { BESIDE, label } from '../build/words.ts';
import { createSample, type Sample } from './sample.ts';

/** Each line style along a straight line, around corners and along a curve. */
export const LINE_SAMPLES: readonly Sample[] = LINE_STYLES.map((style) =>
  createSample(`line-${style}`, (id) => {
    const line = { style, width: 1.5 };
    const words = style.replaceAll('-', ' ');
    return createDrawing(
      {
        id,
        title: `Line: ${words}`,
        description: `Three ${words} lines: straight, bent, curved.`,
        sheet: CARD,
      },
      [
        shape({
          id: 'straight',
          role: 'data',
          name: `Straight ${words} line`,
          geometry: polyline(at(15, 28), at(105, 28)),
          line,
        }),
        shape({
          id: 'bent',
          role: 'data',
          name: `Bent ${words} line`,
          geometry: polyline(at(15, 55), at(60, 42), at(105, 55)),
          line,
        }),
        shape({
          id: 'curved',
          role: 'data',
          name: `Curved ${words} line`,
          geometry: curve(at(15, 75), [at(40, 52), at(70, 92), at(105, 70)]),
          line,
        }),
      ],
      [
        label({ id: 'words', print: words, labels: 'straight', at: at(15, 25.3 - BESIDE), anchor: 'start' }),
      ].map((text) => ({ ...text, at: { x: 15, y: 28 - 3.2 - BESIDE - 6.5 } })),
    );
  }),
);
