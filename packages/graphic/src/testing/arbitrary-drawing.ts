import {
  BRAILLE_CODE_IDS,
  BRAILLE_STANDARDS,
  type BrailleStandard,
  type BrailleText,
} from '@relievo/braille';
import { textOfCodes } from '@relievo/words';
import fc from 'fast-check';
import { transformItem } from '../geometry/transform-item.ts';
import {
  type Drawing,
  type Item,
  type Layer,
  LINE_STYLES,
  type Line,
  type Play,
  ROLES,
  type Sheet,
  TEXTURES,
} from '../model/drawing.ts';
import { arbitraryGeometry, coordinate, point } from './arbitrary-geometry.ts';
import { arbitraryText } from './arbitrary-text.ts';
import { arbitraryTransform, type NamedTransform } from './arbitrary-transform.ts';
import { PIXEL } from './make.ts';

/** A drawing, and the names of the transforms that its items went through. */
export interface MadeDrawing {
  readonly drawing: Drawing;
  readonly transforms: readonly string[];
}

function optional<K extends string, T>(name: K, arbitrary: fc.Arbitrary<T>) {
  return fc
    .option(arbitrary, { nil: null, freq: 2 })
    .map((value) => (value === null ? {} : { [name]: value })) as fc.Arbitrary<{ readonly [key in K]?: T }>;
}

function positive(max: number) {
  return fc.double({ min: 0.01, max, noNaN: true });
}
const height = fc.double({ min: 0.01, max: 1, noNaN: true });

const haptic = fc
  .tuple(
    fc.array(fc.nat(2000), { maxLength: 6 }),
    optional('intensities', fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })),
    optional('repeatInterval', fc.nat(5000)),
  )
  .map(([durations, intensities, repeat]) => ({ durations, ...intensities, ...repeat }));

const play: fc.Arbitrary<Play> = fc
  .tuple(
    optional(
      'tone',
      fc.record({ frequency: fc.double({ min: 20, max: 4000, noNaN: true }), duration: positive(5) }),
    ),
    optional('speech', arbitraryText),
    optional('haptic', haptic),
  )
  .map(([tone, speech, pattern]) => ({ ...tone, ...speech, ...pattern }));

const base = fc
  .tuple(
    fc.constantFrom(...ROLES),
    arbitraryText,
    arbitraryText,
    optional('plays', play),
    optional('link', fc.constantFrom('overview', 'detail-1', '0190a1b2-0000-7000-8000-000000000000')),
    optional('locked', fc.constant(true)),
  )
  .map(([role, name, description, plays, link, locked]) => ({
    id: '',
    role,
    name,
    description,
    ...plays,
    ...link,
    ...locked,
  }));

const line: fc.Arbitrary<Line | null> = fc.option(
  fc.record({ style: fc.constantFrom(...LINE_STYLES), width: positive(6) }),
  { freq: 4 },
);

const shape: fc.Arbitrary<Item> = fc
  .tuple(
    base,
    arbitraryGeometry,
    line,
    fc.option(fc.constantFrom(...TEXTURES)),
    height,
    optional('color', fc.constantFrom('#000000', '#1A2B3C', '#ffcc00')),
  )
  .map(([rest, geometry, stroke, texture, tall, color]) => ({
    kind: 'shape',
    ...rest,
    geometry,
    line: stroke,
    texture,
    height: tall,
    ...color,
  }));

const braille: fc.Arbitrary<BrailleText | null> = fc.option(
  fc.record({
    cells: fc
      .array(
        fc
          .array(fc.nat(255), { maxLength: 12 })
          .map((codes) => textOfCodes(codes.map((code) => 0x2800 + code))),
        { maxLength: 3 },
      )
      .map((rows) => rows.join('\n')),
    engine: fc.constantFrom('liblouis', 'letters'),
    table: fc.constantFrom('en-ueb-g2.ctb', 'he.ctb'),
  }),
);

const text: fc.Arbitrary<Item> = fc
  .tuple(
    base,
    point,
    arbitraryText,
    positive(20),
    braille,
    optional('code', fc.constantFrom(...BRAILLE_CODE_IDS)),
    height,
    optional('labels', fc.constant('item-0')),
  )
  .map(([rest, at, print, printSize, cells, code, tall, labels]) => ({
    kind: 'text',
    ...rest,
    at,
    print,
    printSize,
    braille: cells,
    ...code,
    height: tall,
    ...labels,
  }));

const image: fc.Arbitrary<Item> = fc
  .tuple(base, positive(100), positive(100), coordinate, coordinate, height)
  .map(([rest, width, tall, x, y, raised]) => ({
    kind: 'image',
    ...rest,
    png: PIXEL,
    placement: [width + 1, 0, 0, tall + 1, x, y],
    height: raised,
  }));

const leaf = fc.oneof(
  { weight: 5, arbitrary: shape },
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: image },
);

const items: fc.Arbitrary<readonly Item[]> = fc.letrec<{ item: Item; items: Item[] }>((tie) => ({
  items: fc.array(tie('item'), { maxLength: 4 }),
  item: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { weight: 5, arbitrary: leaf },
    {
      weight: 1,
      arbitrary: fc
        .tuple(base, tie('items'))
        .map(([rest, inner]): Item => ({ kind: 'group', ...rest, items: inner })),
    },
  ),
})).items;

const sheet: fc.Arbitrary<Sheet> = fc.record({
  width: fc.double({ min: 50, max: 5000, noNaN: true }),
  height: fc.double({ min: 50, max: 5000, noNaN: true }),
  margins: fc.record({ top: positive(20), right: positive(20), bottom: positive(20), left: positive(20) }),
  braille: fc.constantFrom(...(Object.keys(BRAILLE_STANDARDS) as BrailleStandard[])),
});

const layer = fc.tuple(
  arbitraryText,
  fc.boolean(),
  fc.array(fc.tuple(items, arbitraryTransform), { maxLength: 3 }),
);

/** Every kind, role, texture, line style, symbol and geometry; sounds and links; scripts of the world; each transform. */
export const arbitraryDrawing: fc.Arbitrary<MadeDrawing> = fc
  .tuple(
    arbitraryText,
    arbitraryText,
    fc.constantFrom('en', 'pt-BR', 'he', 'sr-Cyrl-RS'),
    sheet,
    fc.array(layer, { maxLength: 3 }),
  )
  .map(([title, description, language, size, layers]) => {
    const transforms: string[] = [];
    const name = naming();
    const made = layers.map(
      ([layerName, visible, parts], index): Layer => ({
        id: `layer-${index}`,
        name: layerName,
        visible,
        items: parts.flatMap(([part, transform]) =>
          part.map((item) => name(transformed(item, transform, transforms))),
        ),
      }),
    );
    return {
      drawing: { version: 1, id: 'made', title, description, language, sheet: size, layers: made },
      transforms,
    };
  });

function transformed(item: Item, { name, matrix }: NamedTransform, names: string[]): Item {
  names.push(name);
  return transformItem(item, matrix);
}

/** Ids by turns, of letters that formats might stumble over. */
function naming() {
  let count = 0;
  const name = (item: Item): Item => {
    const id = count % 7 === 3 ? `פריט.${count}` : `item-${count}`;
    count += 1;
    return item.kind === 'group' ? { ...item, id, items: item.items.map(name) } : { ...item, id };
  };
  return name;
}
