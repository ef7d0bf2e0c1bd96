import { BrailleError, type Translator } from '@relievo/braille';
import { SMALLEST_PAGE } from '@relievo/braille/layout';
import {
  DEFAULT_SETTINGS,
  LARGE_PRINT_SIZES,
  type LargePrintSize,
  MATH_CODES,
  type OutputSettings,
  SPEECH_EXTENTS,
} from '@relievo/convert';
import { isOutputName, OUTPUT_NAMES, type OutputName } from '@relievo/convert/outputs';
import { findPublication, PACKAGE, PUBLICATIONS, type PublicationName } from '@relievo/convert/publications';
import { LABEL_FORMS } from '@relievo/graphic/labels';
import { BadInput } from '../io.ts';
import { numberOption, type OptionName, type Options } from '../options.ts';
import { badInput } from '../output/told.ts';

/** What a person can say about what is made, for every command that makes files. */
export const MAKING: readonly OptionName[] = [
  'to',
  'out',
  'profile',
  'table',
  'formulas',
  'title',
  'language',
  'labels',
  'width',
  'size',
  'columns',
  'rows',
  'volume',
  'speech',
  'overlays',
  'voice',
  'speed',
  'pitch',
];

/** What a person can say of how a table is read and drawn. */
export const OF_CHARTS: readonly OptionName[] = [
  'type',
  'x',
  'y',
  'group',
  'scale',
  'bars',
  'trend',
  'header',
  'decimal',
];

export const ZIP = 'zip';

export type Chosen = readonly (OutputName | PublicationName | typeof ZIP | typeof PACKAGE.id)[];

export function parseOutputs(list: string | undefined): Chosen {
  const every = [...new Set([...OUTPUT_NAMES, ...PUBLICATIONS.map(({ id }) => id)]), PACKAGE.id, ZIP].join(
    ',',
  );
  if (list === undefined)
    throw new BadInput(
      'no_output',
      `Say what to make with --to, such as --to swell,brf. There are ${every}.`,
    );
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const chosen = names.flatMap(findChosen);
  if (chosen.length > 0 && chosen.length === names.length) return [...new Set(chosen)];
  const unknown = names.find((name) => findChosen(name).length === 0) ?? '';
  throw new BadInput('unknown_output', `There is no output “${unknown.slice(0, 40)}”. There are ${every}.`);
}

function findChosen(name: string): Chosen {
  const publication = findPublication(name);
  if (publication) return [publication.id];
  return name === ZIP || name === PACKAGE.id || isOutputName(name) ? [name] : [];
}

export function settingsOf(values: Options): OutputSettings {
  const width = numberOption('width', values.width, { least: 1, most: 20_000, whole: true });
  const columns = numberOption('columns', values.columns, {
    least: SMALLEST_PAGE.columns,
    most: 200,
    whole: true,
  });
  const rows = numberOption('rows', values.rows, { least: SMALLEST_PAGE.rows, most: 200, whole: true });
  const volumePages = numberOption('volume', values.volume, { least: 10, most: 2000, whole: true });
  const speed = numberOption('speed', values.speed, { least: 0.5, most: 2 });
  const pitch = numberOption('pitch', values.pitch, { least: 0.5, most: 2 });
  return {
    ...DEFAULT_SETTINGS,
    ...(values.table === undefined ? {} : { table: values.table }),
    ...(values.formulas === undefined
      ? {}
      : { mathematics: parseChoice('formulas', values.formulas, MATH_CODES) }),
    ...(values.labels === undefined ? {} : { labels: parseChoice('labels', values.labels, LABEL_FORMS) }),
    ...(values.overlays === true ? { overlays: true } : {}),
    ...(values.speech === undefined ? {} : { speech: parseChoice('speech', values.speech, SPEECH_EXTENTS) }),
    ...(width === undefined ? {} : { pngWidth: width }),
    ...(values.size === undefined ? {} : { printSize: parsePrintSize(values.size) }),
    page: {
      ...DEFAULT_SETTINGS.page,
      ...(columns === undefined ? {} : { columns }),
      ...(rows === undefined ? {} : { rows }),
      ...(volumePages === undefined ? {} : { volumePages }),
    },
    voice: {
      speed: speed ?? 1,
      pitch: pitch ?? 1,
      ...(values.voice === undefined ? {} : { name: values.voice }),
    },
  };
}

function parsePrintSize(given: string): LargePrintSize {
  const sizes = LARGE_PRINT_SIZES.map(String);
  return Number(parseChoice('size', given, sizes)) as LargePrintSize;
}

/** One of a few words; another one is told with those that there are. */
export function parseChoice<Choice extends string>(
  name: OptionName,
  given: string,
  choices: readonly Choice[],
): Choice {
  const known = choices.find((choice) => choice === given);
  if (known !== undefined) return known;
  throw new BadInput(
    'bad_choice',
    `--${name} takes one of ${choices.join(', ')}, not “${given.slice(0, 40)}”.`,
  );
}

/** A table that is not there is told before anything is made. */
export function checkTable({ translate }: Translator, table: string | undefined): void {
  try {
    if (table !== undefined) translate(['a'], table);
  } catch (error) {
    if (error instanceof BrailleError) throw badInput(error);
    throw error;
  }
}
