import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '@relievo/convert';
import { openBraille } from '@relievo/convert/braille';
import { importSource } from '@relievo/convert/formats';
import { getProfile } from '@relievo/graphic/profiles';
import { createDenseMap, createLabelledPage } from '../shared/crowded-drawings.ts';

const TABLE = join(import.meta.dirname, '../../docs/examples/rainfall.csv');

/** A chart of six bars, as the README makes it; a map of ten thousand points; a page of forty labels. */
export async function createSubjects(): Promise<Readonly<Record<string, Source>>> {
  return {
    'simple chart': await createChart(),
    'dense map of 10,000 points': describeSource({ drawing: createDenseMap(10_000) }),
    'page of 40 labels': describeSource({ drawing: createLabelledPage() }),
  };
}

async function createChart(): Promise<Source> {
  const { translate } = openBraille();
  const file = { name: 'rainfall.csv', bytes: readFileSync(TABLE) };
  const read = await importSource(file, { profile: getProfile('swell-a4'), translate });
  if (!read.ok) throw new Error('The example table cannot be read.');
  return read.value.source;
}

function describeSource(source: Source): Source {
  return {
    ...source,
    description: 'The places are marked by textures and named in braille. Begin at the top left.',
  };
}
