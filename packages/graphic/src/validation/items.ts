import { BRAILLE_CODE_IDS } from '@relievo/braille';
import { LINE_STYLES, ROLES, TEXTURES } from '../model/drawing.ts';
import { LIMITS } from '../model/limits.ts';
import {
  ANY,
  checkId,
  checkNumber,
  checkOneOf,
  checkPoint,
  checkText,
  type Fields,
  isFields,
  isNumber,
  SHARE,
  SIGNED,
  SIZE,
} from './fields.ts';
import { checkGeometry } from './geometry.ts';
import { complain, type Place, showValue } from './report.ts';

/** How much of the drawing's allowance one item takes. */
export interface Cost {
  readonly elements: number;
  readonly points: number;
}

/** Checks everything of an item but the items in it. */
export function checkItem(place: Place, item: Fields): Cost {
  checkOneOf(place, item.role, 'role', ROLES);
  checkText(place, item.name, 'name');
  checkText(place, item.description, 'description');
  if (item.plays !== undefined) checkPlay(place, item.plays);
  if (item.link !== undefined) checkId(place, item.link, 'link');
  if (item.locked !== undefined && typeof item.locked !== 'boolean')
    complain(place, 'locked', { code: 'not_true_or_false', parameters: {} });
  switch (item.kind) {
    case 'shape':
      return { elements: 4, points: checkShape(place, item) };
    case 'text':
      return { elements: 4 + checkTextItem(place, item), points: 0 };
    case 'image':
      checkImage(place, item);
      return { elements: 4, points: 0 };
    case 'group':
      if (!Array.isArray(item.items))
        complain(place, 'items', { code: 'not_a_list', parameters: { value: showValue(item.items) } });
      return { elements: 3, points: 0 };
    default:
      complain(place, 'kind', { code: 'not_a_kind', parameters: { value: showValue(item.kind) } });
      return { elements: 1, points: 0 };
  }
}

function checkShape(place: Place, item: Fields): number {
  checkNumber(place, item.height, 'height', SHARE);
  if (item.line !== null) {
    if (isFields(item.line)) {
      checkOneOf(place, item.line.style, 'line_style', LINE_STYLES);
      checkNumber(place, item.line.width, 'line_width', SIZE);
    } else {
      complain(place, 'line', { code: 'not_a_line', parameters: { value: showValue(item.line) } });
    }
  }
  if (item.texture !== null) checkOneOf(place, item.texture, 'texture', TEXTURES);
  if (item.color !== undefined && !(typeof item.color === 'string' && /^#[0-9a-f]{6}$/i.test(item.color))) {
    complain(place, 'color', { code: 'not_a_color', parameters: { value: showValue(item.color) } });
  }
  return checkGeometry(place, item.geometry);
}

/** Returns the number of braille dots: each is a circle of the file form. */
function checkTextItem(place: Place, item: Fields): number {
  checkPoint(place, item.at, 'place');
  checkText(place, item.print, 'print');
  checkNumber(place, item.printSize, 'print_size', SIZE);
  checkNumber(place, item.height, 'height', SHARE);
  if (item.code !== undefined) checkOneOf(place, item.code, 'braille_code', BRAILLE_CODE_IDS);
  if (item.labels !== undefined) checkId(place, item.labels, 'labelled_item');
  const lines = typeof item.print === 'string' ? item.print.split('\n').length : 0;
  if (item.braille === null) return lines;
  if (!isFields(item.braille)) {
    complain(place, 'braille', { code: 'not_braille', parameters: { value: showValue(item.braille) } });
    return 0;
  }
  checkText(place, item.braille.engine, 'braille_engine');
  checkText(place, item.braille.table, 'braille_table');
  checkText(place, item.braille.cells, 'braille_cells');
  if (typeof item.braille.cells !== 'string') return 0;
  if (!/^[\u2800-\u28ff\n]*$/.test(item.braille.cells)) {
    complain(place, 'braille_cells', { code: 'not_cells', parameters: {} });
  }
  return countDots(item.braille.cells);
}

function countDots(cells: string): number {
  let dots = 0;
  for (let index = 0; index < cells.length; index += 1) {
    for (let bits = cells.charCodeAt(index) & 0xff; bits; bits &= bits - 1) dots += 1;
  }
  return dots;
}

/** Eight bytes, in base64: the signature of PNG (ISO/IEC 15948, 5.2). */
const PNG_SIGNATURE = 'iVBORw0KGg';

function checkImage(place: Place, item: Fields): void {
  checkNumber(place, item.height, 'height', SHARE);
  if (typeof item.png !== 'string' || !item.png.startsWith(PNG_SIGNATURE)) {
    complain(place, 'picture', { code: 'not_a_png', parameters: {} });
  } else if (item.png.length > LIMITS.file) {
    complain(place, 'picture', {
      code: 'picture_too_large',
      parameters: { megabytes: Math.floor((LIMITS.file * 3) / 4 / 1_000_000) },
    });
  } else if (item.png.length % 4 || !/^[A-Za-z0-9+/]+={0,2}$/.test(item.png)) {
    complain(place, 'picture', { code: 'not_base64', parameters: {} });
  }
  const placement: unknown = item.placement;
  if (!Array.isArray(placement) || placement.length !== 6 || !placement.every((n) => isNumber(n, SIGNED))) {
    complain(place, 'placement', { code: 'not_six_numbers', parameters: { most: LIMITS.coordinate } });
    return;
  }
  const [a, b, c, d] = placement.map((n: number) => Math.round(n * 1000) / 1000);
  if (Math.abs((a ?? 0) * (d ?? 0) - (b ?? 0) * (c ?? 0)) < SMALLEST_IMAGE) {
    complain(place, 'placement', { code: 'squeezed_to_nothing', parameters: {} });
  }
}

/** Square millimetres: a micrometre each way, the resolution of the file form. */
const SMALLEST_IMAGE = 1e-6 / 2;

function checkPlay(place: Place, plays: unknown): void {
  if (!isFields(plays))
    return complain(place, 'sound', { code: 'not_a_sound', parameters: { value: showValue(plays) } });
  if (isFields(plays.tone)) {
    checkNumber(place, plays.tone.frequency, 'tone_frequency', { min: 1, max: 20_000 });
    checkNumber(place, plays.tone.duration, 'tone_duration', { min: 0, max: 600, above: true });
  } else if (plays.tone !== undefined) {
    complain(place, 'tone', { code: 'not_a_tone', parameters: { value: showValue(plays.tone) } });
  }
  if (plays.speech !== undefined) checkText(place, plays.speech, 'speech');
  if (plays.haptic === undefined) return;
  if (!isFields(plays.haptic)) {
    return complain(place, 'haptic_pattern', {
      code: 'not_a_pattern',
      parameters: { value: showValue(plays.haptic) },
    });
  }
  checkNumbers(place, plays.haptic.durations, 'haptic_durations');
  if (plays.haptic.intensities !== undefined)
    checkNumbers(place, plays.haptic.intensities, 'haptic_intensities');
  if (plays.haptic.repeatInterval !== undefined) {
    checkNumber(place, plays.haptic.repeatInterval, 'haptic_repeat_interval', { ...ANY, min: 0 });
  }
}

function checkNumbers(place: Place, value: unknown, field: string): void {
  const range = { ...ANY, min: 0 };
  if (Array.isArray(value) && value.length <= 1000 && value.every((number) => isNumber(number, range)))
    return;
  complain(place, field, { code: 'not_numbers', parameters: { most: 1000 } });
}
