import type { Drawing, Item } from '../model/drawing.ts';
import { LINE_STYLES, TEXTURES } from '../model/drawing.ts';
import { POINT_SYMBOLS } from '../model/geometry.ts';
import { toBase64 } from '../png/base64.ts';
import { encodePng } from '../png/encode.ts';
import { cells, drawing, group, image, lines, rect, shape, text } from './make.ts';

const gradient = toBase64(
  encodePng({ width: 16, height: 1, channels: 1, data: Uint8Array.from({ length: 16 }, (_, i) => i * 17) }),
);

const swatches: readonly Item[] = TEXTURES.map((texture, i) =>
  shape(`texture-${texture}`, rect(12 + (i % 4) * 48, 12 + Math.floor(i / 4) * 38, 40, 30), {
    texture,
    name: `Area of ${texture}`,
  }),
);

const rules: readonly Item[] = LINE_STYLES.map((style, i) =>
  shape(`line-${style}`, lines([12, 132 + i * 9, 100, 132 + i * 9, 120, 130 + i * 9]), {
    line: { style, width: 1.2 },
    name: `A ${style} line`,
    description: 'Runs from left to right.',
  }),
);

const marks: readonly Item[] = POINT_SYMBOLS.map((symbol, i) =>
  shape(
    `mark-${symbol}`,
    { type: 'symbol', symbol, at: { x: 140 + (i % 4) * 16, y: 140 + Math.floor(i / 4) * 20 }, size: 7 },
    {
      name: symbol,
      plays: {
        haptic: { durations: [0, 50, 50, 100], intensities: [0.5, 1] },
        speech: `A ${symbol} & more <b>`,
      },
    },
  ),
);

/** Every kind, texture, line, symbol and role of thing on one sheet. */
export const scene: Drawing = drawing(
  [
    shape('paper', rect(0, 0, 210, 297), { role: 'background', line: null, name: '' }),
    group('areas', swatches, { name: 'Twelve textures' }),
    group('lines', rules, { name: '' }),
    group('marks.all:8', marks, { name: 'Eight marks' }),
    shape(
      'turned',
      { type: 'ellipse', center: { x: 50, y: 215 }, rx: 30, ry: 20, angle: 20 },
      { texture: 'lines-rising', color: '#a03030' },
    ),
    shape(
      'curve',
      {
        type: 'path',
        subpaths: [
          {
            start: { x: 100, y: 220 },
            segments: [
              {
                control: [
                  { x: 120, y: 160 },
                  { x: 170, y: 280 },
                ],
                to: { x: 190, y: 215 },
              },
            ],
            closed: false,
          },
        ],
      },
      { line: { style: 'solid', width: 2 }, height: 0.5 },
    ),
    image('photo', { png: gradient, placement: [40, 0, 0, 20, 150, 245] }),
    text('label', 'Hello world', { at: { x: 20, y: 250 }, braille: cells('⠓⠑⠇⠇⠕⠀⠺⠕⠗⠇⠙'), labels: 'turned' }),
    text('two-lines', 'Two\nlines', { at: { x: 20, y: 265 }, braille: cells('⠞⠺⠕\n⠇⠊⠝⠑⠎') }),
    text('print', 'Print "only" & <more>', { at: { x: 100, y: 270 } }),
  ],
  { title: 'Everything & <all>', description: 'One of each.' },
);
