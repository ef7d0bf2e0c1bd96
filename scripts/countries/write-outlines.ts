import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodeOutlines } from './encode-outlines.ts';

const FILE = fileURLToPath(new URL('../../packages/chart/src/geography/outlines.ts', import.meta.url));

/** The outlines as the chart package keeps them, so that it needs no atlas. */
export function writeOutlines(): string {
  const lines = [...encodeOutlines()].map(([code, land]) => `  ${code}: '${land}',`);
  return [
    '/** Written by scripts/countries/write-outlines.ts from Natural Earth (public domain), by way of world-atlas. */',
    'export const OUTLINES: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, writeOutlines());
