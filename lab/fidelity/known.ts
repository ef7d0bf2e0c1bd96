import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownChart } from '../../packages/convert/src/formats/testing/known-charts.ts';

type Place = readonly [number, number];

/** Something that a page shows, in millimetres from its top left. */
export type Mark = {
  readonly fill?: string;
  readonly color?: string;
  readonly width?: number;
  readonly dashed?: true;
} & (
  | { readonly kind: 'polygon' | 'line' | 'curve'; readonly points: readonly Place[] }
  | { readonly kind: 'rect'; readonly at: Place; readonly size: Place }
  | { readonly kind: 'circle'; readonly at: Place; readonly r: number }
);

/** A page of 160 x 120 mm without a chart. */
export interface Scene {
  readonly marks: readonly Mark[];
  /** Where the baseline of each begins. */
  readonly texts: readonly { readonly at: Place; readonly text: string }[];
}

export const FOLDER = import.meta.dirname;
export const PDFS = join(FOLDER, 'pdfs');
export const SCENES = readJson<Readonly<Record<string, Scene>>>('scenes.json');
export const CHARTS = readJson<Readonly<Record<string, KnownChart>>>('charts.json');

function readJson<Read>(name: string): Read {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Read;
}
