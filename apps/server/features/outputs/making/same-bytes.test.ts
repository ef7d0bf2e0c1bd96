import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SETTINGS, openBraille } from '@relievo/convert';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { performWithBraille } from '../braille-service.ts';
import { aDrawing } from '../testing/drawn-resource.ts';
import { makeOutput } from './making-program.ts';

const RELIEVO = fileURLToPath(new URL('../../../../cli/relievo.ts', import.meta.url));
const DAY = '2026-11-20';
const folder = mkdtempSync(join(tmpdir(), 'relievo-same-'));
const FORMS = [
  ['brf', 'embosser-6', 'braille.brf'],
  ['pef', 'embosser-6', 'braille.pef'],
  ['ebraille', 'swell-a4', 'braille.ebrl'],
  ['pdf', 'swell-a4', 'document.pdf'],
  ['swell', 'swell-a4', 'swell.pdf'],
] as const;

beforeAll(() => {
  const path = join(folder, 'drawing.svg');
  writeFileSync(path, aDrawing());
  // The command line states the day on which the file was changed.
  utimesSync(path, new Date(`${DAY}T12:00:00Z`), new Date(`${DAY}T12:00:00Z`));
  for (const profile of new Set(FORMS.map(([, one]) => one))) {
    const formats = FORMS.filter(([, one]) => one === profile).map(([format]) => format);
    const options = ['--to', formats.join(','), '--profile', profile, '--out', folder];
    try {
      execFileSync(process.execPath, [RELIEVO, 'convert', path, ...options], { stdio: 'pipe' });
    } catch (error) {
      // 1 says that there are findings, and everything was made.
      if (!(error instanceof Error && 'status' in error && error.status === 1)) throw error;
    }
  }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As the worker does it: what the making lacks in braille is translated outside of it. */
function makeOnServer(format: string, profile: string) {
  return performWithBraille((braille) =>
    makeOutput(
      {
        drawing: new TextEncoder().encode(aDrawing()),
        chart: null,
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
