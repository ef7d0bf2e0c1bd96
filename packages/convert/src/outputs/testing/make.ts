import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chart, makeChart, readTable, suggestMapping } from '@relievo/chart';
import {
  type Drawing,
  type Item,
  type OutputResult,
  type Result,
  readDrawing,
  type ShapeItem,
  type TextItem,
} from '@relievo/graphic';
import { wordsOf } from '../../words/testing/words-of.ts';

// Missing parts are filled in, so that a test states only what matters to it.

export function shape(id: string, rest: Partial<ShapeItem> = {}): ShapeItem {
  return {
    kind: 'shape',
    id,
    role: 'outline',
    name: id,
    description: '',
    geometry: { type: 'rect', x: 20, y: 20, width: 30, height: 20 },
    line: { style: 'solid', width: 1 },
    texture: null,
    height: 1,
    ...rest,
  };
}

export function text(id: string, print: string, rest: Partial<TextItem> = {}): TextItem {
  return {
    kind: 'text',
    id,
    role: 'label',
    name: '',
    description: '',
    at: { x: 20, y: 60 },
    print,
    printSize: 5,
    braille: null,
    height: 1,
    ...rest,
  };
}

export function drawing(items: readonly Item[], rest: Partial<Drawing> = {}): Drawing {
  return {
    version: 1,
    id: 'drawing',
    title: 'A drawing',
    description: 'What it shows.',
    language: 'en',
    sheet: {
      width: 210,
      height: 297,
      margins: { top: 10, right: 10, bottom: 10, left: 10 },
      braille: 'marburg-medium',
    },
    layers: [{ id: 'main', name: 'Main', visible: true, items }],
    ...rest,
  };
}

const GALLERY = join(import.meta.dirname, '../../../../gallery/src/goldens/golden');

/** One of the example drawings, from its file. */
export function example(name: string): Drawing {
  return made(readDrawing(readFileSync(join(GALLERY, `${name}.drawing.svg`), 'utf8')));
}

export function made<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(wordsOf).join(' '));
  return result.value;
}

export function bytesOf(result: Result<OutputResult>, name?: string): Uint8Array {
  const { files } = made(result);
  const file = name === undefined ? files[0] : files.find((one) => one.name === name);
  if (!file) throw new Error(`There is no ${name}.`);
  return file.bytes;
}

export function codesOf(result: Result<OutputResult>): readonly string[] {
  return made(result).changes.map(({ code }) => code);
}

/** The chart that a table asks for. */
export function chartOf(csv: string, title: string): Chart {
  const { table } = made(readTable(csv));
  return made(makeChart(table, suggestMapping(table), { title }));
}
