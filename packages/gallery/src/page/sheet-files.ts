import type { Change, Output, OutputResult } from '@relievo/graphic/outputs';
import { decodePng, encodePng } from '@relievo/graphic/png';
import { rasterise } from '@relievo/graphic/raster';
import { shadeRelief } from '@relievo/graphic/raster/relief';
import { check, type Finding } from '@relievo/graphic/rules';
import { pins, svg, tiger } from '../outputs.ts';
import { chooseProfile, type Page } from '../pages.ts';
import { drawDots } from './dotted.ts';

/** A picture of a sheet, and what it is called. */
export interface View {
  readonly name: string;
  readonly file: string;
  readonly bytes: Uint8Array;
}

export interface Shown {
  readonly page: Page;
  readonly views: readonly View[];
  readonly findings: readonly Finding[];
  readonly changes: readonly Change[];
}

/** What a person looks at to judge a sheet: print, relief, dots and pins beside what the rules find. */
export function makeShownPage(page: Page): Shown {
  const { name, drawing } = page;
  const print = makeOutput(svg, page);
  const embossed = makeOutput(tiger, page);
  const raised = makeOutput(pins, page);
  const reliefPng = encodePng(shadeRelief(rasterise(drawing, { pixelsPerMm: 4 })));
  return {
    page,
    views: [
      { name: 'Print', file: `${name}.svg`, bytes: print.files[0].bytes },
      { name: 'Relief', file: `${name}-relief.png`, bytes: reliefPng },
      { name: 'Dots, 20 to the inch', file: `${name}-dots.png`, bytes: makeDottedPng(embossed, 4) },
      { name: 'Pins, 60 by 40', file: `${name}-pins.png`, bytes: makeDottedPng(raised, 10) },
    ],
    findings: check(drawing, chooseProfile('svg', drawing)),
    changes: [...embossed.changes, ...raised.changes],
  };
}

function makeOutput(output: Output, { name, drawing }: Page): OutputResult {
  const result = output.make({ drawing }, chooseProfile(output.id, drawing));
  if (!result.ok) throw new Error(`${name}, ${output.words.name}: ${result.problems[0].code}`);
  return result.value;
}

function makeDottedPng({ files: [{ name, bytes }] }: OutputResult, step: number): Uint8Array {
  const picture = decodePng(bytes);
  if (!picture.ok) throw new Error(`${name}: ${picture.problems[0].code}`);
  return encodePng(drawDots(picture.value, step));
}
