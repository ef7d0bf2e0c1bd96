import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** 61,939 words of English in whole lines, with quotations, dashes, numbers and chapter headings. */
export function readMobyDick(): readonly string[] {
  return gunzipSync(readFileSync(join(import.meta.dirname, '../fixtures/moby-dick.txt.gz')))
    .toString('utf8')
    .trimEnd()
    .split('\n');
}

export function listWords(lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ');
}
