import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY_FILTERS } from '@relievo/contracts/library/lists';
import { STARTER_PROGRAMS } from '@relievo/gallery';
import { walk } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { check } from '@relievo/graphic/rules';
import { formatFinding } from '@relievo/graphic/rules/words';
import { readDrawing, writeDrawing } from '@relievo/graphic/svg';
import { canonicalise, validate } from '@relievo/graphic/validation';
import { maxOf, minOf } from '@relievo/words';
import { describe, expect, test } from 'vitest';
import { BOOKS } from './charts/books-data.ts';
import { chartOf } from './charts/chart-drawing.ts';
import { pointWords } from './charts/point-rules.ts';
import { ALL_STARTER_DRAWINGS, CONVERTER, STARTER_CHARTS } from './drawings-data.ts';
import { STARTER_ENTRIES } from './entries-data.ts';
import { COUNTRIES } from './maps/countries-data.ts';

const PUBLISHED = STARTER_ENTRIES.filter(({ fate }) => fate === undefined);
/** A lesson and a film show a drawing that is a resource by itself already. */
const GRAPHICS = PUBLISHED.filter(({ name }) => name === undefined);
const DRAWN = [...ALL_STARTER_DRAWINGS].map(([name, { program, make }]) => {
  const { drawing, chart } = make();
  return { name, program, chart, drawing: canonicalise(drawing) };
});

function countValues(values: readonly string[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const value of values) found[value] = (found[value] ?? 0) + 1;
  return found;
}

describe('the starter library', () => {
  test('has at least sixty graphics, each drawn once, at most five of them by one program, and ten converted pictures', () => {
    expect(GRAPHICS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(GRAPHICS.map(({ drawing }) => drawing)).size).toBe(GRAPHICS.length);
    const { [CONVERTER]: pictures, ...programs } = countValues(
      GRAPHICS.map(({ drawing }) => ALL_STARTER_DRAWINGS.get(drawing)?.program ?? ''),
    );
    expect(pictures).toBe(10);
    expect(Object.entries(programs).filter(([program, count]) => program === '' || count > 5)).toEqual([]);
  });

  test('has three graphics in each of the ten categories, and ten of each kind of graphic', () => {
    const categories = countValues(GRAPHICS.map(({ category }) => category));
    expect(Object.keys(categories)).toHaveLength(10);
    expect(Object.entries(categories).filter(([, count]) => count < 3)).toEqual([]);
    const kinds = countValues(GRAPHICS.map(({ graphicType }) => graphicType));
    for (const kind of LIBRARY_FILTERS.graphicType) expect(kinds[kind]).toBeGreaterThanOrEqual(10);
  });

  test('is listed in its page, each graphic in its category with the source of its facts', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/starter-library.md'), 'utf8');
    const sections = new Map(page.split('\n## ').map((section) => [section.split('\n')[0] ?? '', section]));
    const lacking = GRAPHICS.filter(({ drawing: name, category }) => {
      const title = DRAWN.find((drawn) => drawn.name === name)?.drawing.title ?? name;
      const source = STARTER_CHARTS.find((chart) => chart.name === name)?.source.replace(/\.$/, '') ?? '';
      const line = sections
        .get(category)
        ?.split('\n')
        .find((one) => one.startsWith(`| ${title} |`));
      return !line?.includes(source);
    });
    expect(lacking.map(({ drawing }) => drawing)).toEqual([]);
    expect(page).toContain(`begins with ${GRAPHICS.length} graphics`);
  });

  test('names each drawing by its usual name, and describes it in at least five parts', () => {
    const silent = DRAWN.filter(({ name, drawing }) => {
      const parts = [...walk(drawing)].filter(
        ({ item }) => item.kind !== 'text' && item.name !== '' && item.description !== '',
      );
      return drawing.id !== name || !drawing.title || !drawing.description || parts.length < 5;
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

/** What the graphic package cannot test by itself, for it knows neither charts nor countries. */
const OURS = DRAWN.filter(({ program }) => !STARTER_PROGRAMS.has(program));

describe.each(OURS)('$name', ({ drawing }) => {
  test('is drawn without a finding and can be read back', () => {
    const valid = validate(drawing);
    expect(valid.ok ? [] : valid.problems).toEqual([]);
    const read = readDrawing(writeDrawing(drawing));
    expect(read.ok && read.value).toEqual(drawing);
    const { width, height } = drawing.sheet;
    const paper = getProfile('swell-a4');
    const found = check(drawing, { ...paper, sheet: { ...paper.sheet, width, height } });
    expect(found.map((finding) => `${finding.rule}: ${formatFinding(finding)}`)).toEqual([]);
  });
});

describe.each(STARTER_CHARTS)('$name', (starter) => {
  const { name, title, type, source, columns, rows } = starter;
  const description = DRAWN.find((drawn) => drawn.name === name)?.drawing.description ?? '';

  test('has a description that holds its title, its extent and its source', () => {
    const values = rows.map(([, value]) => Number(value));
    expect(description).toContain(title);
    expect(description).toContain(columns[0]);
    expect(description).toContain(`Source: ${source}`);
    const written = (value: number) => `${value}`.replace('-', '−');
    const extent = `between ${written(minOf(values))} and ${written(maxOf(values))}`;
    expect(description).toContain(type === 'pie' ? `into ${rows.length} parts` : extent);
  });

  test('describes for each value what follows from the others', () => {
    const chart = chartOf(starter);
    const values = chart.series[0]?.points.map(({ y }) => y ?? 0) ?? [];
    const ranks = values.map((value) => values.filter((other) => other > value).length + 1);
    const steps = values.map((value, index) => Number((value - (values[index - 1] ?? 0)).toFixed(6)));
    const told = pointWords(chart).map((words) => {
      const [, rank, first, step, way] =
        /^(?:Place (\d+) of|It begins with ([−\d.]+)\.|([\d.]+) (more|less) than)/.exec(words) ?? [];
      return Number((rank ?? first ?? `${way === 'less' ? '-' : ''}${step}`).replace('−', '-'));
    });
    expect(told).toEqual(type === 'bar' || type === 'pie' ? ranks : steps);
  });
});

describe('computable figures of the starter library', () => {
  const valuesOf = (name: string) =>
    STARTER_CHARTS.find((chart) => chart.name === name)?.rows.map(([, value]) => Number(value)) ?? [];

  test('are 206 bones, 26 letters and 25 primes below a hundred', () => {
    const sum = (name: string) => valuesOf(name).reduce((total, value) => total + value, 0);
    expect(['bones', 'braille-dots', 'last-digits'].map(sum)).toEqual([206, 26, 25]);
  });

  test('are the correct primes below a hundred', () => {
    const primes = Array.from({ length: 98 }, (_, at) => at + 2).filter((number) =>
      Array.from({ length: number - 2 }, (_, at) => at + 2).every((factor) => number % factor !== 0),
    );
    const ends = [1, 2, 3, 5, 7, 9].map((digit) => primes.filter((prime) => prime % 10 === digit).length);
    expect(valuesOf('last-digits')).toEqual(ends);
  });

  test('are right for sheets of paper: each is as long as half of the sheet two sizes larger', () => {
    const lengths = valuesOf('paper-sizes');
    expect(lengths.slice(2)).toEqual(lengths.slice(0, -2).map((length) => Math.floor(length / 2)));
  });

  test('are right for the notes of the scale: each stands its semitones above C', () => {
    const semitones = [0, 2, 4, 5, 7, 9, 11, 12];
    expect(valuesOf('scale-frequencies')).toEqual(
      semitones.map((steps) => Number((440 * 2 ** ((steps - 9) / 12)).toFixed(1))),
    );
  });
});

test('each map marks only its capital with a star', () => {
  for (const { name, cities } of COUNTRIES) {
    const drawing = DRAWN.find((drawn) => drawn.name === name)?.drawing;
    const stars = [...(drawing ? walk(drawing) : [])].flatMap(({ item }) =>
      item.kind === 'shape' && item.geometry.type === 'symbol' && item.geometry.symbol === 'star'
        ? [item.name]
        : [],
    );
    expect(stars).toEqual([cities[0]?.name]);
  }
});

test('the bar chart of each drawing program shows the data stored with it', () => {
  const made = ALL_STARTER_DRAWINGS.get(BOOKS.name)?.make();
  const names = made ? [...walk(made.drawing)].map(({ item }) => item.name) : [];
  for (const [day, count] of BOOKS.rows) expect(names).toContain(`${day}: ${count} books`);
  expect(made?.chart?.series[0]?.points.map(({ label, y }) => [label, y])).toEqual(BOOKS.rows);
});
