import {
  type Change,
  check,
  decodePng,
  encodePng,
  type Finding,
  type Output,
  type OutputResult,
  rasterise,
  relief,
} from '@relievo/graphic';
import { pins, svg, tiger } from '../outputs.ts';
import { type Page, profileFor } from '../pages.ts';
import { dotted } from './dotted.ts';

/** A picture of a sheet, and what it is called. */
export type View = { readonly name: string; readonly file: string; readonly bytes: Uint8Array };

export type Shown = {
  readonly page: Page;
  readonly views: readonly View[];
  readonly findings: readonly Finding[];
  readonly changes: readonly Change[];
};

/** What a person looks at to judge a sheet: print, relief, dots and pins beside what the rules find. */
export const shownPage = (page: Page): Shown => {
  const { name, drawing } = page;
  const print = made(svg, page);
  const embossed = made(tiger, page);
  const raised = made(pins, page);
  const reliefPng = encodePng(relief(rasterise(drawing, { pixelsPerMm: 4 })));
  return {
    page,
    views: [
      { name: 'Print', file: `${name}.svg`, bytes: print.files[0].bytes },
      { name: 'Relief', file: `${name}-relief.png`, bytes: reliefPng },
      { name: 'Dots, 20 to the inch', file: `${name}-dots.png`, bytes: dottedPng(embossed, 4) },
      { name: 'Pins, 60 by 40', file: `${name}-pins.png`, bytes: dottedPng(raised, 10) },
    ],
    findings: check(drawing, profileFor('svg', drawing)),
    changes: [...embossed.changes, ...raised.changes],
  };
};

const made = (output: Output, { name, drawing }: Page): OutputResult => {
  const result = output.make({ drawing }, profileFor(output.id, drawing));
  if (!result.ok) throw new Error(`${name}, ${output.words.name}: ${result.problems[0].message}`);
  return result.value;
};

const dottedPng = ({ files: [{ name, bytes }] }: OutputResult, step: number): Uint8Array => {
  const picture = decodePng(bytes);
  if (!picture.ok) throw new Error(`${name}: ${picture.problems[0].message}`);
  return encodePng(dotted(picture.value, step));
};
