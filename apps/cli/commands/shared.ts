import type { Translate } from '@relievo/braille';
import { CHART_TYPES, type ChartType } from '@relievo/chart';
import type { Profile, Sheet } from '@relievo/graphic';
import type { ImportOptions } from '../input/read-input.ts';
import { BadInput } from '../io.ts';
import type { Options } from '../options.ts';

export function requireOneFile([file, ...more]: readonly string[], command: string): string {
  if (file !== undefined && more.length === 0) return file;
  throw new BadInput(
    'one_file',
    `relievo ${command} takes one file. Run relievo ${command} --help to see how.`,
  );
}

export function importOptions(values: Options, profile: Profile, translate: Translate): ImportOptions {
  const { table, title, language, type } = values;
  return {
    profile,
    translate,
    sheet: sheetOf(profile),
    ...(table === undefined ? {} : { table }),
    ...(title === undefined ? {} : { title }),
    ...(language === undefined ? {} : { language: parseLanguageTag(language) }),
    ...(type === undefined ? {} : { chartType: parseChartType(type) }),
  };
}

/** The sheet of the medium, on which a drawing of another program has to find its place. */
function sheetOf({ sheet: { width, height, margin }, braille }: Profile): Sheet {
  return {
    width,
    height,
    margins: { top: margin, right: margin, bottom: margin, left: margin },
    braille,
  };
}

function parseChartType(given: string): ChartType {
  const known = CHART_TYPES.find((type) => type === given);
  if (known) return known;
  throw new BadInput(
    'unknown_type',
    `There is no chart of the type “${given.slice(0, 40)}”. Choose one of ${CHART_TYPES.join(', ')}.`,
  );
}

function parseLanguageTag(given: string): string {
  try {
    return Intl.getCanonicalLocales(given)[0] ?? given;
  } catch {
    throw new BadInput(
      'bad_language',
      `“${given.slice(0, 40)}” is no language tag. Write one such as en, de or pt-BR.`,
    );
  }
}
