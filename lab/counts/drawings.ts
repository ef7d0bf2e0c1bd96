import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Drawing } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { canonicalise } from '@relievo/graphic/validation';
import fc from 'fast-check';
import { ALL_STARTER_DRAWINGS } from '../../apps/server/features/starter/drawings-data.ts';
import { importSource } from '../../packages/convert/src/formats/import-source.ts';
import { translator } from '../../packages/convert/src/outputs/testing/translator.ts';
import { createSeeded } from '../../packages/graphic/src/rules/testing/seeded.ts';
import { arbitraryDrawing } from '../../packages/graphic/src/testing/arbitrary-drawing.ts';
import { collectIcons } from '../shared/pictures/icons.ts';
import { writeSubject } from '../shared/pictures/subject.ts';

export interface NamedDrawing {
  readonly name: string;
  readonly drawing: Drawing;
}

const ROOT = join(import.meta.dirname, '../..');
const SEED = 41;
/** Millimetres: lines are walked along in quarters of one, and a sheet of five metres would take an hour. */
const LARGEST = 1000;
/** Packages that bring drawings of others. */
const PACKAGES = ['playwright-core', '@vitest/*', 'fastify', 'accessibility-checker-engine'];

export function listStarterDrawings(): readonly NamedDrawing[] {
  return [...ALL_STARTER_DRAWINGS].map(([name, { make }]) => ({
    name,
    drawing: canonicalise(make().drawing),
  }));
}

/** Makes this many sheets with planted faults, and as many of anything at all; they are the same every time. */
export function makeDrawings(count: number): readonly NamedDrawing[] {
  const planted = Array.from({ length: count }, (_, seed) => ({
    name: `planted ${seed + 1}`,
    drawing: canonicalise(createSeeded(seed + 1).faulty),
  }));
  const wild = fc.sample(arbitraryDrawing, { seed: SEED, numRuns: count });
  return [
    ...planted,
    ...wild.map(({ drawing }, at) => ({ name: `at random ${at + 1}`, drawing: canonicalise(drawing) })),
  ];
}

/** Reads the SVG files of npm packages, and this many icons of one. */
export async function readStrangers(icons: number): Promise<readonly NamedDrawing[]> {
  const files = globSync(
    PACKAGES.map((name) => `node_modules/${name}/**/*.svg`),
    { cwd: ROOT },
  ).map((file) => ({ name: basename(file), svg: readFileSync(join(ROOT, file), 'utf8') }));
  const drawn = (await collectIcons(icons)).map((icon) => ({ name: icon.name, svg: writeSubject(icon) }));
  const read: NamedDrawing[] = [];
  for (const { name, svg } of [...files, ...drawn]) {
    const made = await importSource(
      { name: `${name}.svg`, bytes: new TextEncoder().encode(svg) },
      { profile: getProfile('swell-a4'), translate: translator.translate },
    );
    if (!made.ok) continue;
    const { drawing } = made.value.source;
    if (Math.max(drawing.sheet.width, drawing.sheet.height) <= LARGEST) read.push({ name, drawing });
  }
  return read;
}
