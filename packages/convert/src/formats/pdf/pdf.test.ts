import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePng } from '@relievo/graphic/png';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { unwrapMade } from '../../outputs/testing/make.ts';
import { translator } from '../../outputs/testing/translator.ts';
import { importDrafts } from '../import-drafts.ts';
import { openFile } from '../importers.ts';
import { compareInk } from '../testing/compare-ink.ts';
import { type Fixture, findFixtures, importFixture, inkTolerance } from '../testing/fixtures.ts';

const READABLE = findFixtures().filter(
  ({ file, name }) => file === 'input.pdf' && !/refused|text/.test(name),
);

/** An independent reader draws the page: poppler, which the set-up of the tests installs. */
function drawByPoppler(bytes: Uint8Array): Buffer {
  return execFileSync('pdftocairo', ['-svg', '-f', '1', '-l', '1', '-', '-'], { input: bytes });
}

async function openPages({ bytes }: Pick<Fixture, 'bytes'>) {
  const opened = await openFile({ name: 'input.pdf', bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The PDF was not opened.');
  return opened.value;
}

test.each(READABLE)(
  'what poppler draws of the first page of $name lies where the drawing has it',
  async (fixture) => {
    const { drawing, problems } = await importFixture(fixture);
    expect(problems).toEqual([]);
    if (!drawing) return;
    const { missing, added } = inkTolerance(fixture);
    const ink = compareInk(drawByPoppler(fixture.bytes), drawing);
    expect(ink.missing, 'ink of the page that the drawing lacks').toBeLessThanOrEqual(missing);
    expect(ink.added, 'ink of the drawing that the page does not show').toBeLessThanOrEqual(added);
  },
);

const MADE = join(import.meta.dirname, 'testing');

test.each(['0', '90', '180', '270'])(
  'what poppler draws of a page that is cut and turned by %s degrees lies where the drawing has it',
  async (degrees) => {
    const bytes = readFileSync(join(MADE, 'turned.pdf'), 'latin1').replace(
      'Rotate 000',
      `Rotate ${degrees.padStart(3, '0')}`,
    );
    const file = { name: 'turned.pdf', bytes: new Uint8Array(Buffer.from(bytes, 'latin1')) };
    const options = { profile: getProfile('swell-a4'), translate: translator.translate };
    const [draft] = unwrapMade(await importDrafts(file, options));
    const opened = await openPages(file);
    const [page] = unwrapMade(await opened.importPages([1], {}));
    expect(page && compareInk(drawByPoppler(file.bytes), page.source.drawing)).toEqual({
      missing: 0,
      added: 0,
    });
    expect(draft?.changes.find(({ code }) => code === 'pdf_difference')?.parameters).toMatchObject({
      missing: 0,
      added: 0,
    });
  },
);

test('what is filled into a field of a PDF is read where it stands', async () => {
  const bytes = new Uint8Array(readFileSync(join(MADE, 'filled.pdf')));
  const [page] = unwrapMade(await (await openPages({ bytes })).importPages([1], {}));
  expect(page?.source.text?.at(-1)).toEqual({ kind: 'paragraph', text: 'Name: Ada Lovelace' });
});

test('the pages of a file are listed with their sizes, and shown small', async () => {
  const [fixture] = READABLE;
  if (!fixture) throw new Error('There is no fixture.');
  const opened = await openPages(fixture);
  expect(opened.pages).toMatchObject([{ number: 1, kind: 'drawing' }]);
  expect(opened.pages[0]?.size.width).toBeCloseTo(160, 0);
  const thumbnail = await opened.drawThumbnail(1, 100);
  const picture = thumbnail.ok ? decodePng(thumbnail.value) : thumbnail;
  expect(picture).toMatchObject({ ok: true, value: { width: 100 } });
});

test('a page that the file does not have is told by its number', async () => {
  const [fixture] = READABLE;
  if (!fixture) throw new Error('There is no fixture.');
  const opened = await openPages(fixture);
  const imported = await opened.importPages([7], {});
  expect(imported).toMatchObject({
    ok: false,
    problems: [{ code: 'page_not_there', parameters: { page: 7, pages: 1 } }],
  });
});
