import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chartContent } from '@relievo/contracts/library/files';
import { DEFAULT_SETTINGS } from '@relievo/convert';
import { openBraille } from '@relievo/convert/braille';
import { importSource } from '@relievo/convert/formats';
import { getProfile } from '@relievo/graphic/profiles';
import { writeDrawing } from '@relievo/graphic/svg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { performWithBraille } from '../braille-service.ts';
import { aDrawing } from '../testing/drawn-resource.ts';
import { makeOutput } from './making-program.ts';

const RELIEVO = fileURLToPath(new URL('../../../../cli/relievo.mjs', import.meta.url));
const DAY = '2026-11-20';
const folder = mkdtempSync(join(tmpdir(), 'relievo-same-'));
const FORMS = [
  ['brf', 'embosser-6', 'braille.brf'],
  ['pef', 'embosser-6', 'braille.pef'],
  ['ebraille', 'swell-a4', 'braille.ebrl'],
  ['pdf', 'swell-a4', 'document.pdf'],
  ['swell', 'swell-a4', 'swell.pdf'],
] as const;

function runRelievo(...words: readonly string[]): void {
  try {
    execFileSync(process.execPath, [RELIEVO, 'convert', ...words, '--out', folder], { stdio: 'pipe' });
  } catch (error) {
    // 1 says that there are findings, and everything was made.
    if (!(error instanceof Error && 'status' in error && error.status === 1)) throw error;
  }
}

beforeAll(() => {
  const path = join(folder, 'drawing.svg');
  writeFileSync(path, aDrawing());
  // The command line states the day on which the file was changed.
  utimesSync(path, new Date(`${DAY}T12:00:00Z`), new Date(`${DAY}T12:00:00Z`));
  for (const profile of new Set(FORMS.map(([, one]) => one))) {
    const formats = FORMS.filter(([, one]) => one === profile).map(([format]) => format);
    runRelievo(path, '--to', formats.join(','), '--profile', profile);
  }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a resource keeps of a drawing or of a chart. */
interface Kept {
  readonly svg?: string;
  readonly chart?: unknown;
}

/** As the worker does it: what the making lacks in braille is translated outside of it. */
function makeOnServer(format: string, profile: string, { svg = aDrawing(), chart = null }: Kept = {}) {
  return performWithBraille((braille) =>
    makeOutput(
      {
        input: new TextEncoder().encode(svg),
        chart,
        sheets: null,
        text: null,
        title: '',
        format,
        profile,
        variant: {},
        language: 'en',
        date: DAY,
        creator: DEFAULT_SETTINGS.creator,
        braille,
      },
      () => undefined,
    ),
  );
}

test.each(FORMS)(
  'the server and the command line make the same bytes of a %s for %s',
  async (format, profile, name) => {
    const made = await makeOnServer(format, profile);
    const [file] = 'files' in made ? made.files : [];
    const byCommand = readFileSync(join(folder, 'drawing', format, name));
    expect(file?.name).toBe(name);
    expect(Buffer.compare(Buffer.from(file?.bytes ?? []), byCommand)).toBe(0);
  },
);

test("the server's braille names the best engine of this machine and its table", async () => {
  expect(await makeOnServer('brf', 'embosser-6')).toMatchObject({
    braille: { engine: openBraille().engine, table: 'en-ueb-g2.ctb' },
  });
});

/** Names that need a key, two series and a gap: several pages of pins, and their key. */
const TABLE = `Region,Visitors,Nights
${['North of the river', 'South of the river', 'Coast', 'Hills', 'Islands', 'Border'].map((name, at) => `${name},${12 + at * 7},${at === 3 ? '' : 40 - at * 5}`).join('\n')}
`;

/** Drawn for paper, as the library keeps it. */
async function keepChart(): Promise<Required<Kept>> {
  const bytes = new TextEncoder().encode(TABLE);
  const { translate } = openBraille();
  const read = await importSource(
    { name: 'regions.csv', bytes },
    { profile: getProfile('swell-a4'), translate },
  );
  if (!read.ok) throw new Error(read.problems[0].code);
  const { drawing, chart } = read.value.source;
  return { svg: writeDrawing(drawing), chart: chartContent.parse(chart) };
}

function listMade(name: string): readonly (readonly [string, string])[] {
  const made = join(folder, name, 'pins');
  return readdirSync(made, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file))
    .map((path) => [path.slice(made.length + 1).replaceAll('/', '-'), readFileSync(path, 'base64')] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
}

test.each(['dotpad', 'monarch'])(
  'the server and the command line make the same bytes of all pages of a chart on the pins of the %s',
  async (profile) => {
    const path = join(folder, `${profile}.csv`);
    writeFileSync(path, TABLE);
    runRelievo(path, '--to', 'pins', '--profile', profile);
    const made = await makeOnServer('pins', profile, await keepChart());
    if (!('files' in made)) throw new Error(JSON.stringify(made));
    const files = made.files
      .map(({ name, bytes }) => [name, Buffer.from(bytes).toString('base64')] as const)
      .toSorted(([one], [other]) => one.localeCompare(other));
    expect(files.filter(([name]) => /^(sheet|key)-/.test(name)).length).toBeGreaterThan(0);
    expect(files).toEqual(listMade(profile));
  },
);
