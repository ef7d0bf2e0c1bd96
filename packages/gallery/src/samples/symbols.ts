import { POINT_SYMBOLS } from '@relievo/graphic/model';
import { at, sign } from '../build/geometry.ts';
import { mark } from '../build/items.ts';
import { CARD, createDrawing } from '../build/sheet.ts';
import { BESIDE, label } from '../build/words.ts';
import { createSample, type Sample } from './sample.ts';

/** Each point symbol in two sizes that fingers tell apart. */
export const SYMBOL_SAMPLES: readonly Sample[] = POINT_SYMBOLS.map((symbol) =>
  createSample(`symbol-${symbol}`, (id) => {
    const words = symbol.replaceAll('-', ' ');
    return createDrawing(
      { id, title: `Point symbol: ${words}`, description: 'One of 6 mm and one of 9 mm.', sheet: CARD },
      [
        mark('small', `Small ${words}`, '6 mm.', sign(symbol, at(35, 40))),
        mark('large', `Large ${words}`, '9 mm.', sign(symbol, at(75, 38), 9)),
      ],
      [label({ id: 'words', print: words, labels: 'small', at: at(15, 43 + BESIDE) })],
    );
  }),
);
