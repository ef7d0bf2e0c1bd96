import { percent } from '@relievo/words';
import { fail, type Refuse, type Result, succeed } from '../model/result.ts';
import { walkLeaves } from '../model/walk.ts';
import { encodePng } from '../png/encode.ts';
import { nameProfile } from '../profiles/name-profile.ts';
import { getProfile } from '../profiles/profiles.ts';
import { type Pins, toPins as raisePins } from '../raster/dots/pins.ts';
import type { PinGrid } from '../raster/dots/place-label.ts';
import { cellsHex } from './dot-pad.ts';
import type { Change, Output, OutputFile, OutputResult } from './output.ts';
import { encodeUtf8, prepare, reportChanged } from './prepare.ts';
import type { OutputReports } from './reports.ts';
import { reportOneHeight, SVG_MEDIA_TYPE } from './svg.ts';
import { writeVector } from './vector/write-vector.ts';

const refuse: Refuse<OutputReports> = fail;

/** For refreshable displays: a picture of one pixel a pin, the same as JSON, and as hexadecimal cells. */
export const pins: Output<'pins'> = {
  id: 'pins',
  words: {
    name: 'Pin display',
    short: 'Pin display',
    use: 'The graphic in pins that rise and fall.',
  },
  purpose: 'pins',
  mediaType: 'image/png',
  endings: ['png', 'json', 'hex', 'svg'],
  media: ['dotpad', 'monarch', 'graphiti'],
  profileFor: (chosen) => (chosen.resolution.type === 'pins' ? chosen : getProfile('dotpad')),
  needs: ['drawing'],
  ways: ['touch', 'touch_alone'],
  isOfOneSheet: true,
  make: (source, profile): Result<OutputResult> => {
    const prepared = prepare(source, profile);
    if (!prepared.ok) return prepared;
    const { resolution } = profile;
    if (resolution.type !== 'pins')
      return refuse({ code: 'medium_without_pins', parameters: { medium: nameProfile(profile) } });
    const { columns, rows, pitch } = resolution;
    if (columns * rows > MOST_PINS) return refuse({ code: 'pins_too_many', parameters: { columns, rows } });
    const { drawing, changes } = prepared.value;
    const made = raisePins(drawing, columns, rows, pitch);
    const { width, height } = drawing.sheet;
    const text = writeVector(drawing, {
      medium: 'pins',
      box: { x: 0, y: 0, width, height },
      aria: true,
      ...(source.description ? { description: source.description } : {}),
    });
    const hex = cellsHex(made.grid);
    const files: OutputFile[] = [
      { name: 'pins.json', mediaType: 'application/json', bytes: encodeUtf8(writeJson(drawing.title, made)) },
      ...(hex === null ? [] : [{ name: 'pins.hex', mediaType: 'text/plain', bytes: encodeUtf8(hex) }]),
      // Monarch also reads SVG by layers; what other displays make of it costs nothing.
      { name: 'graphic.svg', mediaType: SVG_MEDIA_TYPE, bytes: encodeUtf8(text) },
    ];
    const keyFiles = made.keyPages.flatMap((page, at): readonly OutputFile[] => {
      const name = `pins-key-${at + 1}`;
      const cells = cellsHex(page);
      return [
        { name: `${name}.png`, mediaType: 'image/png', bytes: drawPicture(page) },
        ...(cells === null
          ? []
          : [{ name: `${name}.hex`, mediaType: 'text/plain', bytes: encodeUtf8(cells) }]),
      ];
    });
    return succeed({
      files: [
        { name: 'pins.png', mediaType: 'image/png', bytes: drawPicture(made.grid) },
        ...files,
        ...keyFiles,
      ],
      changes: [...changes, ...reportOneHeight(walkLeaves(drawing)), ...pinChanges(made)],
    });
  },
};

/** Ten times the largest display there is. */
const MOST_PINS = 100_000;

function drawPicture({ columns, rows, pins: raised }: PinGrid): Uint8Array {
  const data = raised.map((pin) => (pin ? 0 : 255));
  return encodePng({ width: columns, height: rows, channels: 1, data });
}

function writeJson(title: string, { grid, view, placed, keyed, keyPages, left }: Pins): string {
  const { columns, rows } = grid;
  return `${JSON.stringify({ title, columns, rows, scale: view.scale, pins: listRows(grid), labels: placed, key: keyed, keyPages: keyPages.map(listRows), labelsLeftOut: left }, null, 1)}\n`;
}

function listRows({ columns, rows, pins: raised }: PinGrid): readonly string[] {
  return Array.from({ length: rows }, (_, row) =>
    raised.subarray(row * columns, (row + 1) * columns).join(''),
  );
}

function pinChanges({ view: { scale }, keyed, left, gridLeft }: Pins): readonly Change<OutputReports>[] {
  return [
    ...(scale < 0.999
      ? [
          {
            code: 'scaled_to_pins' as const,
            parameters: { scale: percent(Math.round(scale * 100)) },
            items: [],
          },
        ]
      : []),
    ...reportChanged<OutputReports>(
      gridLeft.map((id) => ({ id })),
      (count) => ({ code: 'grid_left_out', parameters: { count } }),
    ),
    ...reportChanged<OutputReports>(
      keyed.filter(({ code }) => code !== null),
      (count) => ({ code: 'label_in_key_of_pins', parameters: { count } }),
    ),
    ...reportChanged<OutputReports>(
      keyed.filter(({ code }) => code === null),
      (count) => ({ code: 'label_without_place_on_pins', parameters: { count } }),
    ),
    ...reportChanged<OutputReports>(left, (count) => ({
      code: 'label_left_out_of_pins',
      parameters: { count },
    })),
  ];
}
