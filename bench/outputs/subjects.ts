import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSource, openBraille, type Source } from '@relievo/convert';
import { getProfile } from '@relievo/graphic';
import { denseMap, labelledPage } from '../drawing/subjects.ts';

const TABLE = join(import.meta.dirname, '../../docs/examples/rainfall.csv');

/** A chart of six bars, as the README makes it; a map of ten thousand points; a page of forty labels. */
export const subjects = async (): Promise<Readonly<Record<string, Source>>> => ({
  'simple chart': await chart(),
  'dense map of 10,000 points': described({ drawing: denseMap(10_000) }),
  'page of 40 labels': described({ drawing: labelledPage() }),
});

const chart = async (): Promise<Source> => {
  const { translate } = openBraille();
  const file = { name: 'rainfall.csv', bytes: readFileSync(TABLE) };
  const read = await importSource(file, { profile: getProfile('swell-a4'), translate });
  if (!read.ok) throw new Error('The example table cannot be read.');
  return read.value.source;
};

const described = (source: Source): Source => ({
  ...source,
  description: 'The places are marked by textures and named in braille. Begin at the top left.',
});
