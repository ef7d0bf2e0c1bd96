import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chart, makeChart, suggestMapping } from '@relievo/chart/model';
import { readTable } from '@relievo/chart/table';
import type { Drawing, Item, Result, ShapeItem, TextItem } from '@relievo/graphic/model';
import type { OutputResult } from '@relievo/graphic/outputs';
import { readDrawing } from '@relievo/graphic/svg';
import { wordsOf } from '../../words/testing/words-of.ts';

// Missing parts are filled in, so that a test states only what matters to it.

export function createShape(id: string, rest: Partial<ShapeItem> = {}): ShapeItem {
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

export function createText(id: string, print: string, rest: Partial<TextItem> = {}): TextItem {
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

export function createDrawing(items: readonly Item[], rest: Partial<Drawing> = {}): Drawing {
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
export function readExample(name: string): Drawing {
  return unwrapMade(readDrawing(readFileSync(join(GALLERY, `${name}.drawing.svg`), 'utf8')));
}

export function unwrapMade<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(wordsOf).join(' '));
  return result.value;
}

export function findBytes(result: Result<OutputResult>, name?: string): Uint8Array {
  const { files } = unwrapMade(result);
  const file = name === undefined ? files[0] : files.find((one) => one.name === name);
  if (!file) throw new Error(`There is no ${name}.`);
  return file.bytes;
}

export function listCodes(result: Result<OutputResult>): readonly string[] {
  return unwrapMade(result).changes.map(({ code }) => code);
}

/** The chart that a table asks for. */
export function makeChartOf(csv: string, title: string): Chart {
  const { table } = unwrapMade(readTable(csv));
  return unwrapMade(makeChart(table, suggestMapping(table), { title }));
}
