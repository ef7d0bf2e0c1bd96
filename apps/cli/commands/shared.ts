import type { Translate } from '@relievo/braille';
import { type BarForm, CHART_TYPES, type ChartType, type ChartWish } from '@relievo/chart/model';
import { CHART_FORMS, LAYOUTS, MAX_DOCUMENT_CHARACTERS } from '@relievo/convert/formats';
import type { Profile } from '@relievo/graphic/profiles';
import type { ImportOptions } from '../input/read-input.ts';
import { BadInput } from '../io.ts';
import type { Options } from '../options.ts';
import { parseChoice } from './making.ts';

export function requireOneFile([file, ...more]: readonly string[], command: string): string {
  if (file !== undefined && more.length === 0) return file;
  throw new BadInput(
    'one_file',
    `relievo ${command} takes one file. Run relievo ${command} --help to see how.`,
  );
}

export function importOptions(values: Options, profile: Profile, translate: Translate): ImportOptions {
  const { table, title, language, header, decimal, pages, layout, charts } = values;
  const wish = wishOf(values);
  return {
    profile,
    translate,
    maxCharacters: MAX_DOCUMENT_CHARACTERS,
    charts: parseChoice('charts', charts ?? 'redrawn', CHART_FORMS),
    ...(pages === undefined ? {} : { pages: parsePages(pages) }),
    ...(layout === undefined ? {} : { layout: parseChoice('layout', layout, LAYOUTS) }),
    ...(table === undefined ? {} : { table }),
    ...(title === undefined ? {} : { title }),
    ...(language === undefined ? {} : { language: parseLanguageTag(language) }),
    ...(Object.keys(wish).length === 0 ? {} : { wish }),
    reading: {
      header: parseChoice('header', header ?? 'auto', ['yes', 'no', 'auto']),
      decimal: parseChoice('decimal', decimal ?? 'auto', ['comma', 'point', 'auto']),
    },
  };
}

/** What was said of the chart: names of columns, and its type. */
function wishOf({ type, x, y, group, scale, bars, trend }: Options): ChartWish {
  return {
    ...(type === undefined ? {} : { type: parseChartType(type) }),
    ...(x === undefined ? {} : { x }),
    ...(y === undefined ? {} : { y: y.split(',').map((name) => name.trim()) }),
    ...(group === undefined ? {} : { group }),
    ...(scale === undefined ? {} : parseScale(scale)),
    ...(trend === true ? { trend } : {}),
    ...(bars === undefined ? {} : { bars: parseBars(bars) }),
  };
}

function parseScale(given: string): Pick<ChartWish, 'scale'> {
  const scale = parseChoice('scale', given, ['linear', 'log', 'own']);
  return scale === 'linear' ? {} : { scale };
}

function parseBars(given: string): BarForm {
  let bars: BarForm = {};
  for (const form of given.split(',')) {
    const one = parseChoice('bars', form.trim(), ['stacked', 'diverging', 'standing', 'lying']);
    bars =
      one === 'stacked' || one === 'diverging' ? { ...bars, stacking: one } : { ...bars, direction: one };
  }
  return bars;
}

const MOST_PAGES = 10_000;

/** Numbers and ranges: 2,4-6. */
function parsePages(given: string): readonly number[] {
  const parts = given.split(',').map((part) => /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part.trim()));
  return parts.flatMap((part) => {
    const first = Number(part?.[1]);
    const last = Number(part?.[2] ?? first);
    if (!(first >= 1 && first <= last && last <= MOST_PAGES))
      throw new BadInput(
        'bad_pages',
        `--pages takes numbers and ranges such as 2,4-6, not “${given.slice(0, 40)}”.`,
      );
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
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
