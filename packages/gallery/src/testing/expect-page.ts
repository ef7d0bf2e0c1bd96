import { type TextItem, walk, walkLeaves } from '@relievo/graphic/model';
import { check } from '@relievo/graphic/rules';
import { formatFinding } from '@relievo/graphic/rules/words';
import { readDrawing, writeDrawing } from '@relievo/graphic/svg';
import { validate } from '@relievo/graphic/validation';
import { expect } from 'vitest';
import { chooseProfile, type Page } from '../pages.ts';
import { listGoldenNames, readGoldenText, removeGolden, UPDATING } from './golden-files.ts';
import { snapshotsOf } from './snapshots.ts';

/** A page is as it was when somebody last looked at it. */
export function expectGolden(page: Page): void {
  for (const [name, text] of snapshotsOf(page))
    expect({ name, text }).toEqual({ name, text: readGoldenText(page.kind, name, text) });
}

/** Files of pages that are no more would be compared with nothing. */
export function expectNoStrays(kind: Page['kind'], pages: readonly Page[]): void {
  const wanted = new Set(
    pages.flatMap(({ name }) =>
      ['drawing.svg', 'graphic.svg', 'pins.txt', 'summary.json'].map((end) => `${name}.${end}`),
    ),
  );
  const strays = listGoldenNames(kind).filter((name) => !wanted.has(name));
  if (UPDATING) for (const name of strays) removeGolden(kind, name);
  else expect(strays).toEqual([]);
}

/** The page of forty labels holds more codes than a hand likes to look up, for this is what it shows. */
const CROWDED = new Set(['worksheet']);

/** Nothing to mend, in words that a reader of the failure can act on. */
export function expectFaultless({ name, drawing }: Page): void {
  const valid = validate(drawing);
  expect(valid.ok ? [] : valid.problems).toEqual([]);
  const read = readDrawing(writeDrawing(drawing));
  expect(read.ok && read.value).toEqual(drawing);
  expect(
    check(drawing, chooseProfile('svg', drawing))
      .filter(({ code }) => !(code === 'too_many_codes' && CROWDED.has(name)))
      .map((finding) => `${finding.rule}: ${formatFinding(finding)}`),
  ).toEqual([]);
}

/** Items that carry the drawing's meaning: each has its own words for who does not see it. */
export function countTellingItems({ drawing }: Page): number {
  return [...walk(drawing)].filter(({ item }) => item.kind !== 'text' && item.name && item.description)
    .length;
}

export function listBrailleTexts({
  drawing,
}: Page): readonly (TextItem & { readonly braille: NonNullable<TextItem['braille']> })[] {
  return [...walkLeaves(drawing)].flatMap((item) =>
    item.kind === 'text' && item.braille ? [{ ...item, braille: item.braille }] : [],
  );
}
