import { encodeForms, reckonRoom } from '../engine.ts';
import { decodeCells, encodeText } from '../wide-characters.ts';
import type { Build } from './build.ts';

const CHAR_SIZE = 4;
const INT_SIZE = 4;
const PARAMETERS = ['string', 'number', 'number', 'number', 'number', 'number', 'number', 'number'] as const;

/** lou_translateString of a build: its memory is taken in one piece for text, cells and the length of each, and given back. */
export function callTranslate(
  build: Build,
  tables: string,
  line: string,
  forms: readonly number[] | null,
): string | null {
  const text = encodeText(line, CHAR_SIZE);
  const length = text.length / CHAR_SIZE;
  const room = reckonRoom(length);
  const form = forms ? new Uint8Array(encodeForms(line, forms, CHAR_SIZE, room).buffer) : new Uint8Array();
  const bytes = 2 * INT_SIZE + text.length + room * CHAR_SIZE + form.length;
  const lengthAt = build.ccall('malloc', 'number', ['number'], [bytes]) as number;
  const roomAt = lengthAt + INT_SIZE;
  const textAt = roomAt + INT_SIZE;
  const cellsAt = textAt + text.length;
  const formAt = cellsAt + room * CHAR_SIZE;
  build.HEAPU8.set(new Uint8Array(Int32Array.of(length, room).buffer), lengthAt);
  build.HEAPU8.set(text, textAt);
  build.HEAPU8.set(form, formAt);
  const words = [tables, textAt, lengthAt, cellsAt, roomAt, forms ? formAt : 0, 0, 0];
  const done = build.ccall('lou_translateString', 'number', PARAMETERS, words);
  const [read, written = 0] = new Int32Array(build.HEAPU8.slice(lengthAt, textAt).buffer);
  // Where room runs out it reports success and says that it read less.
  const whole = done !== 0 && read === length;
  const cells = whole
    ? decodeCells(build.HEAPU8.slice(cellsAt, cellsAt + written * CHAR_SIZE), written, CHAR_SIZE)
    : null;
  build.ccall('free', null, ['number'], [lengthAt]);
  return cells;
}
