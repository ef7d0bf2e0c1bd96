import { type Drawing, type Result, succeed } from '@relievo/graphic/model';
import { type OutputResult, pageTurned, prepare, toPage } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { addAll } from '@relievo/words';
import type { LibraryOutput, OutputMeans, Source } from '../../source.ts';
import { reportMissingLetters } from '../changes.ts';
import type { Look } from '../pdf/draw.ts';
import { writeSheets } from '../pdf/sheets.ts';

const BLACK = '#000000';
const LOOK: Look = { medium: 'swell', inkOf: () => BLACK };

/** For eyes that see little: the same sheets with large print in place of braille, black on white. */
export const largePrint = {
  id: 'largeprint',
  words: {
    name: 'Large print PDF',
    short: 'Large print',
    use: 'The picture with large print in place of braille, black on white.',
  },
  purpose: 'read',
  mediaType: 'application/pdf',
  endings: ['pdf'],
  media: ['swell-a4', 'swell-a3', 'swell-letter'],
  needs: ['drawing'],
  ways: [],
  labels: 'print',
  make: (
    source: Source,
    profile: Profile,
    { settings }: Pick<OutputMeans, 'settings'>,
  ): Result<OutputResult> => {
    const pages: Drawing[] = [];
    const changes: OutputResult['changes'][number][] = [];
    for (const drawing of [source.drawing, ...(source.furtherSheets ?? []), ...(source.keySheets ?? [])]) {
      const prepared = prepare({ drawing }, profile);
      if (!prepared.ok) return prepared;
      const onPaper = profile.medium === 'swell';
      const placed = onPaper ? toPage(drawing, profile) : succeed(drawing);
      if (!placed.ok) return placed;
      pages.push(placed.value);
      addAll(changes, [
        ...prepared.value.changes.filter(({ code }) => code !== 'print_only'),
        ...(onPaper ? pageTurned(placed.value.sheet, profile, 'printer') : []),
        ...reportMissingLetters(drawing),
      ]);
    }
    const bytes = writeSheets(pages, LOOK, { description: source.description, date: settings.date });
    return succeed({
      files: [{ name: 'large-print.pdf', mediaType: 'application/pdf', bytes }],
      changes,
    });
  },
} satisfies LibraryOutput<'largeprint'>;
