import { drawChart } from '@relievo/chart/drawing';
import { makeChart, planChart } from '@relievo/chart/model';
import { readTable } from '@relievo/chart/table';
import { chartContent } from '@relievo/contracts/library/files';
import type { Result } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { writeDrawing } from '@relievo/graphic/svg';
import { expect, test } from 'vitest';
import { performWithBraille } from '../braille-service.ts';
import { makeOutput } from './making-program.ts';

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.problems[0].code);
  return result.value;
}

/** Two units never share an axis: bars have a sheet for each. */
function chartOfTwoUnits() {
  const { table } = valueOf(readTable('Day,Apples (kg),Walk (km)\nMonday,4,20\nTuesday,6,31'));
  const { mapping } = valueOf(planChart(table, { type: 'bar' }));
  return valueOf(makeChart(table, mapping, { title: 'A week' }));
}

function makeSheets(sheets: unknown, format = 'iveo') {
  const chart = chartOfTwoUnits();
  const { drawing } = valueOf(
    drawChart(chart, getProfile('swell-a4'), (text) => ({
      cells: '⠿'.repeat(text.length),
      engine: '',
      table: '',
    })),
  );
  return performWithBraille((braille) =>
    makeOutput(
      {
        input: new TextEncoder().encode(writeDrawing(drawing)),
        chart: chartContent.parse(chart),
        sheets,
        text: null,
        title: 'A week',
        format,
        profile: 'swell-a4',
        variant: {},
        language: 'en',
        date: '2026-11-20',
        creator: '',
        braille,
      },
      () => undefined,
    ),
  );
}

function textsOf(files: readonly { readonly bytes: Uint8Array }[]): string[] {
  return files.map(({ bytes }) => new TextDecoder().decode(bytes));
}

test('a chart that takes several sheets becomes a file for each, with the values of its own series', async () => {
  const made = await makeSheets({ profile: 'swell-a4', braille: 'ueb-1' });
  if (!('files' in made)) throw new Error(JSON.stringify(made));
  const [first = '', second = ''] = textsOf(made.files);
  expect(made.files.length).toBe(2);
  expect(made.files[1]?.name).toMatch(/^sheet-2-/);
  expect(first).toContain('Monday: 4');
  expect(second).toContain('Monday: 20');
});

test('a chart of one sheet is one file', async () => {
  const made = await makeSheets(undefined);
  expect('files' in made && made.files.length).toBe(1);
});
