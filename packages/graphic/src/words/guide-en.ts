import { type Catalogue, ENGLISH, tell } from '@relievo/words';
import { type GuideMessage, type GuideMessages, listGuide } from '../operations/spread/guide.ts';
import type { Where } from '../operations/spread/places.ts';
import type { SpreadDrawing } from '../operations/spread/spread.ts';

const PLACES: Readonly<Record<Where['row'], Readonly<Record<Where['column'], string>>>> = {
  upper: { left: 'the upper left', center: 'the top', right: 'the upper right' },
  middle: { left: 'the left side', center: 'the middle', right: 'the right side' },
  lower: { left: 'the lower left', center: 'the bottom', right: 'the lower right' },
};

/** The same, after a word such as 'find A'. */
const BEFORE: Readonly<Record<string, string>> = {
  'the top': 'at',
  'the bottom': 'at',
  'the left side': 'on',
  'the right side': 'on',
};

function whereText({ row, column }: Where): string {
  return PLACES[row][column];
}

function findText(letter: string, where: Where): string {
  const place = whereText(where);
  return `${letter} ${BEFORE[place] ?? 'in'} ${place}`;
}

/** The guide from one sheet to the next in English. */
export const ENGLISH_GUIDE: Catalogue<GuideMessages> = {
  language: ENGLISH,
  words: {
    guide_overview: ({ sheets, leftOut, places }, { plural, list }) => {
      const found = list(places.map(({ letter, where }) => findText(letter, where)));
      const parts =
        leftOut === 0
          ? 'All parts are on it.'
          : plural(leftOut, {
              one: '# small part is not on it, but on another sheet.',
              other: '# small parts are not on it, but on the other sheets.',
            });
      const letters = plural(places.length, {
        one: 'It has a sheet of its own.',
        other: 'Each letter has a sheet of its own.',
      });
      return `Sheet 1 of ${sheets}: the overview. ${parts} Find ${found}. ${letters}`;
    },
    guide_detail: ({ sheet, sheets, letter, where, scale, names, more }, { number, plural, list, quote }) => {
      const rest = plural(more, { one: '# part', other: '# parts' });
      const others = plural(more, { one: '# more part', other: '# more parts' });
      const named = names.map(quote);
      const shown =
        named.length + more === 0
          ? 'what is on the overview, too'
          : list(named.length === 0 ? [rest] : more === 0 ? named : [...named, others]);
      const place = whereText(where);
      return `Sheet ${sheet} of ${sheets}, ${letter}: ${place} of the overview, enlarged ${number(scale, 1)} times. It shows ${shown}. To go back, find ${findText(letter, where)} of the overview.`;
    },
  },
};

export function guideText(message: GuideMessage): string {
  return tell(message, ENGLISH_GUIDE);
}

/** The guide to the sheets of a spread drawing, a paragraph for each sheet. */
export function writeGuide(spread: SpreadDrawing): readonly string[] {
  return listGuide(spread).map(guideText);
}
