import { execFileSync } from 'node:child_process';
import { decodePng } from '@relievo/graphic';
import { expect, test } from 'vitest';
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
