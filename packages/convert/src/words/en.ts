import { ENGLISH_CHART_REPORTS } from '@relievo/chart/reports';
import { ENGLISH_GRAPHIC_REPORTS } from '@relievo/graphic/words';
import {
  type Catalogue,
  type Count,
  ENGLISH,
  joinedCatalogue,
  type Millimetres,
  type Share,
  type Words,
} from '@relievo/words';
import { NEVER_DEFINED } from '../braille/clean-text.ts';
import { NOTES, REFUSALS } from './notes-en.ts';
import { reportText } from './report-text.ts';
import type {
  AllReports,
  ConvertReports,
  FileReports,
  Listed,
  NoteCode,
  Parameters,
  RefusalCode,
} from './reports.ts';

/** The number by which a character can be looked up. */
function writeCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What cannot be shown is named by its number. */
function nameCharacter(character: string): string {
  const code = writeCodePoint(character);
  if (NEVER_DEFINED.test(character)) return code;
  return /\p{M}/u.test(character) ? `“◌${character}” (${code})` : `“${character}” (${code})`;
}

function listCharacters({ characters, more }: Listed): string {
  const names = characters.map((character) => `${character} ${writeCodePoint(character)}`).join(', ');
  return more > 0 ? `${names} and ${more} more` : names;
}

/** Fills {name} from the parameters, {name mm} and {name %} with what they are, and {count|one|many} by whether the parameter is 1. */
function createTemplate(words: string): Words<Parameters> {
  return (parameters, { number, millimetres, share }) =>
    words
      .replaceAll(/\{(\w+)(?: (mm|%))?\}/g, (_, name: string, unit: string | undefined) => {
        const value = parameters[name] ?? '';
        if (typeof value !== 'number') return value;
        if (unit === undefined) return number(value);
        return unit === 'mm' ? millimetres(value as Millimetres) : share(value as Share);
      })
      .replaceAll(/\{(\w+)\|([^|{}]*)\|([^|{}]*)\}/g, (_, name: string, one: string, many: string) =>
        parameters[name] === 1 ? one : many,
      );
}

const FILE_WORDS = Object.fromEntries(
  Object.entries({ ...NOTES, ...REFUSALS }).map(([code, words]) => [code, createTemplate(words)]),
) as Record<NoteCode | RefusalCode, Words<Parameters>> satisfies Catalogue<FileReports>['words'];

function countItems(one: string, other: string): Words<{ readonly count: Count }> {
  return ({ count }, { plural }) => plural(count, { one: `One item ${one}.`, other: `# items ${other}.` });
}

const CONVERT_REPORTS: Catalogue<ConvertReports> = {
  language: ENGLISH,
  words: {
    ...FILE_WORDS,
    unknown_table:
      'There is no braille table “{asked}” here. Choose a code such as ueb-2 or de-1, or a table of {engine} such as en-ueb-g2.ctb.',
    table_too_old:
      '{code} is not written by {engine}, which comes with Relievo: its tables are of 2017, and much of it would be wrong. Install liblouis 3.24 or later by “npm run setup:system” and try again, or choose a code of the same language that it writes, if there is one.',
    text_too_long:
      '{characters} characters are more than the {most} that are translated at once, so no braille was made. Translate it in parts.',
    translation_failed:
      '{engine} could not translate “{text}” with the table {table}, so no braille was made. Try another table.',
    formula_unreadable:
      '“{text}” is not a formula in MathML that can be read, so no braille was made. Give one whole <math> element.',
    page_too_small: ({ columns, rows, leastColumns, leastRows }, { number, plural }) =>
      `A page of ${plural(columns, { one: '# cell', other: '# cells' })} in a line and ${plural(rows, { one: '# line', other: '# lines' })} is too small for braille: choose at least ${number(leastColumns)} cells and ${number(leastRows)} lines.`,
    graphic_too_large:
      'A graphic of {width} cells and {height} lines does not fit on a page of {columns} cells and {rows} lines: make it smaller or choose a larger page.',
    not_braille: '“{character}” is no braille cell, so no page was made. Translate the text first.',
    character_undefined: ({ table, character }) =>
      `The braille table ${table} has no cells for ${nameCharacter(character)}: write it in words, or choose another table.`,
    character_transliterated: ({ table, character, written }, { quote }) =>
      `The braille table ${table} has no cells for ${nameCharacter(character)}, so it is written ${quote(written)}, about as it sounds.`,
    braille_may_differ:
      'This braille is by {engine}, which comes with Relievo, and its table {table} of 2017 with supplements of our own: here and there it may differ from the code of today. “npm run setup:system” installs liblouis with newer tables.',
    character_undefined_in_nemeth: ({ character }) =>
      `Nemeth code has no cells for ${nameCharacter(character)}: write it in words beside the formula.`,
    formula_unwritten_in_nemeth:
      'This formula cannot be written in Nemeth code with certainty: write it in words, or in simpler parts.',
    spoken_text_too_long:
      'The text has {characters} characters, and at most {most} are spoken. Shorten the description.',
    voice_settings_out_of_range: 'Speed and pitch of a voice lie between {least} and {most}.',
    voice_missing: ({ language, name }) =>
      name === null
        ? `There is no voice for the language “${language}” here, so nothing was spoken. Install espeak-ng for more languages.`
        : `There is no voice “${name}” for the language “${language}” here. Leave the name out to hear the usual one.`,
    voice_silent:
      'The voice said nothing for {seconds} seconds and was stopped. Try a shorter text or another voice.',
    voice_failed: 'The voice {voice} could not say this text. Try another voice.',
    braille_code_missing:
      'There is no braille code for the language “{language}” here. Choose a table, such as ueb-1.',
    dots_uneven:
      'The dots of the graphic are unevenly spaced, 2.5 and 3.5 mm apart in a line and wider between lines, because the embosser keeps the gaps between its cells.',
    scaled_to_braille_page: ({ scale }, { share }) =>
      `The graphic is shown at ${share(scale)} of its size, to fit on a page of braille. Its braille keeps its own.`,
    spoken_document_too_long:
      'The document has {characters} characters, and at most {max} are spoken here. Convert it with the command line, or in parts.',
    words_in_other_voice: ({ language, voice }) =>
      `There is no voice for the language “${language}” here, so its words are read by the voice for “${voice}”. Install espeak-ng for more languages.`,
    sentences_not_said: ({ count }) =>
      `${count === 1 ? 'One sentence is' : `${count} sentences are`} shown and not heard, because the voice has no sounds for ${count === 1 ? 'its' : 'their'} characters. Choose another voice, or install espeak-ng.`,
    book_without_voice: ({ language }) =>
      `There is no voice for the language “${language}” here, so the book has its text without sound. Install espeak-ng for more languages.`,
    publication_of_documents:
      '{name} is made of documents with text, such as Word files. This file holds a drawing or a table.',
    figure_in_words_alone: ({ name }, { quote }) =>
      `Only words are known of the figure ${quote(name)}, because its picture could not be opened. Add the picture, or describe it.`,
    figure_chart_undrawn: ({ name }, { quote }) =>
      `The chart ${quote(name)} has its numbers in a table but no drawing. Choose a braille table for the language of the document.`,
    figure_not_for_fingers: ({ name }, { quote }) =>
      `The figure ${quote(name)} is a picture as it came, without a drawing for fingers. Convert the picture alone to have one.`,
    figure_undescribed: ({ name }, { quote }) =>
      `No one has described the figure ${quote(name)}. Describe what it shows.`,
    figures_for_fingers_missing:
      'The document has no drawings for fingers, so there are no sheets for swell paper. Its pictures are described in the other files.',
    sheet_heading_in_print_alone: countItems(
      'has no room for its heading in braille; its sheet says figure and page in print alone',
      'have no room for their headings in braille; their sheets say figure and page in print alone',
    ),
    words_uncertain: ({ words }, { list, quote }) =>
      `These words were hard to read in the picture of the page: ${list(words.map(quote))}. Compare them with the print.`,
    formula_in_one_line: ({ count }) =>
      `${count === 1 ? 'One formula is' : `${count} formulas are`} written in braille as a line of characters, such as (a+b)/2, because the code for formulas is not known here or has no cells for a sign. Choose Nemeth or Unified English Braille, or check ${count === 1 ? 'it' : 'them'}.`,
    name_unwritten: ({ name, called }, { quote }) =>
      `The braille code has no cells for ${quote(name)}, so it is called ${quote(called)} on the sheet; write it in letters of the code to have its own name.`,
    label_left_out_of_braille: countItems(
      'has no room in the graphic, not even for a code; the key after it names it',
      'have no room in the graphic, not even for a code; the key after it names them',
    ),
    label_in_key_of_braille: countItems(
      'has no room for its braille in the graphic: it has a code instead, and the key after it says what that means',
      'have no room for their braille in the graphic: they have codes instead, and the key after it says what those mean',
    ),
    brf_holds_six_dots:
      'Some of the braille has eight dots, which a BRF cannot hold. Take eight-dot cells out of the text, choose a table of six dots, or make a PEF.',
    cells_as_dot_numbers: ({ cells }, { quote }) =>
      `The text has cells of eight dots, ${quote(cells)}, which a BRF cannot hold: the numbers of their dots are in their places. Make a PEF to have the cells themselves.`,
    document_table_too_long:
      'The table has {cells} cells, and a PDF takes at most {most}. Choose fewer rows, or the text.',
    picture_size_not_possible:
      'A picture {width} pixels wide cannot be made. Choose a whole number of pixels that is smaller.',
    letters_missing: ({ count, characters }, { plural }) => {
      const unknown = `characters that the typeface does not know (${listCharacters(characters)})`;
      return plural(count, { one: `One item has ${unknown}.`, other: `# items have ${unknown}.` });
    },
    document_letters_missing: ({ characters }) =>
      `The typeface has no shapes for ${listCharacters(characters)}: empty boxes are shown instead. Read the text file instead.`,
    black_to_swell: countItems('is black, because only black swells', 'are black, because only black swells'),
    print_left_out: ({ count, names = [] }, { plural, list }) => {
      const named = names.length === 0 ? '' : `: ${list(names.map((name) => `“${name}”`))}`;
      const left = plural(count, {
        one: 'One label has no room for its print on this sheet',
        other: '# labels have no room for their print on this sheet',
      });
      return `${left}${named}. The large print has the words.`;
    },
    print_felt_in_black: countItems(
      'has its print so near to something raised that it must be printed in colour: red stays flat, black would be felt',
      'have their print so near to something raised that it must be printed in colour: red stays flat, black would be felt',
    ),
    sheets_spread: ({ sheets, count, uncured }, { plural }) => {
      const spread = plural(count, {
        one: `One sheet is too full for this reader: there are ${sheets} now, and # part is not on the overview but on a detail.`,
        other: `One sheet is too full for this reader: there are ${sheets} now, and # parts are not on the overview but on details.`,
      });
      const left = plural(uncured, {
        one: '# part stays too small or too close.',
        other: '# parts stay too small or too close.',
      });
      return uncured === 0 ? spread : `${spread} ${left}`;
    },
    sheets_one_enough: 'One sheet holds the drawing for this reader.',
    sheets_no_help: ({ count }, { plural }) =>
      plural(count, {
        one: '# part is too small or too close for this reader, and no detail sheet would help. Leave it out or draw it larger.',
        other:
          '# parts are too small or too close for this reader, and no detail sheet would help. Leave some out or draw them larger.',
      }),
    nothing_to_hear:
      'This graphic has no sound of data, so there is nothing to hear without speech. Choose short or full speech.',
    outputs_not_chosen: 'No output was chosen, so there is nothing to pack. Choose one at least.',
    output_not_made: ({ output, problem }) => `${output}: ${reportText(problem, ENGLISH_REPORTS)}`,
  },
};

/** What is reported while files are read and made, in English. */
export const ENGLISH_REPORTS: Catalogue<AllReports> = joinedCatalogue(
  joinedCatalogue(ENGLISH_GRAPHIC_REPORTS, ENGLISH_CHART_REPORTS),
  CONVERT_REPORTS,
);
