import { type Drawing, type Result, succeed, walkLeaves } from '@relievo/graphic/model';
import {
  type Change,
  type OutputResult,
  pageTurned,
  prepare,
  reportChanged,
  reportOneHeight,
  toPage,
} from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import type { LibraryOutput, OutputMeans, Source } from '../source.ts';
import type { ConversionReports } from '../words/reports.ts';
import { reportMissingLetters } from './changes.ts';
import type { Look } from './pdf/draw.ts';
import { writeSheets } from './pdf/sheets.ts';

const BLACK = '#000000';
/**
 * Red of magenta and yellow, without black: swell paper is raised by what takes up infrared light, and red ink takes
 * up too little of it to swell (tried and photographed at angela.is/erdbeerblau, “printing”). A little cyan darkens it
 * for eyes. Given as inks, because a printer mixes black into a colour that is given as light.
 */
const LOOK: Look = { medium: 'swell', inkOf: () => BLACK, printInk: [15, 100, 100, 0] };

/** Pages at their exact size, black on white: what is printed on swell paper and raised by heat. Print stays flat. */
export const swell = {
  id: 'swell',
  words: {
    name: 'Swell paper PDF',
    short: 'Swell paper',
    use: 'A PDF to print on swell paper, which heat raises.',
  },
  purpose: 'paper',
  mediaType: 'application/pdf',
  endings: ['pdf'],
  media: ['swell-a4', 'swell-a3', 'swell-letter'],
  needs: ['drawing'],
  ways: ['touch', 'touch_alone'],
  labels: 'both',
  make: (
    source: Source,
    profile: Profile,
    { settings }: Pick<OutputMeans, 'settings'>,
  ): Result<OutputResult> => {
    const pages: Page[] = [];
    for (const drawing of [source.drawing, ...(source.furtherSheets ?? []), ...(source.keySheets ?? [])]) {
      const page = pageOf(drawing, profile);
      if (!page.ok) return page;
      pages.push(page.value);
    }
    const bytes = writeSheets(
      pages.map(({ drawing }) => drawing),
      LOOK,
      { description: source.description, date: settings.date },
    );
    return succeed({
      files: [{ name: 'swell.pdf', mediaType: 'application/pdf', bytes }],
      changes: pages.flatMap(({ changes }) => changes),
    });
  },
} satisfies LibraryOutput<'swell'>;

interface Page {
  readonly drawing: Drawing;
  readonly changes: readonly Change[];
}

/** On the profile's paper, or on a page of the drawing's own size where the profile is no paper. */
function pageOf(drawing: Drawing, profile: Profile): Result<Page> {
  const prepared = prepare({ drawing }, profile);
  if (!prepared.ok) return prepared;
  const onPaper = profile.medium === 'swell';
  const placed = onPaper ? toPage(drawing, profile) : succeed(drawing);
  if (!placed.ok) return placed;
  const coloured = [...walkLeaves(drawing)].filter((item) => item.kind === 'shape' && item.color);
  const changes = [
    ...prepared.value.changes,
    ...(onPaper ? pageTurned(placed.value.sheet, profile, 'printer') : []),
    ...reportOneHeight(walkLeaves(drawing)),
    ...reportChanged<ConversionReports>(coloured, (count) => ({
      code: 'black_to_swell',
      parameters: { count },
    })),
    ...reportMissingLetters(drawing),
  ];
  return succeed({ drawing: placed.value, changes });
}
