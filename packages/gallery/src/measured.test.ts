import { BRAILLE_STANDARDS } from '@relievo/braille';
import { boxDistance, doesBoxContain, expandBox, textBox } from '@relievo/graphic/geometry';
import type { Box, Point } from '@relievo/graphic/model';
import type { Output } from '@relievo/graphic/outputs';
import { maxOf } from '@relievo/words';
import { splitSample } from '@relievo/words/testing';
import { expect, test } from 'vitest';
import { haptics, iveo, pins, stl, svg, tactileview, tiger } from './outputs.ts';
import { listGoldenPages, type Page } from './pages.ts';
import { type Lattice, readCells, toReadForm } from './testing/braille-reader.ts';
import { listBrailleTexts } from './testing/expect-page.ts';
import { fileOf, outputOf, textOf } from './testing/outputs-of.ts';
import { measureStlBounds, readStlCorners } from './testing/stl-reader.ts';
import { read } from './testing/summary.ts';
import { findDarkest, findInkedBox, inkOf, readSvgParts, shapesOf } from './testing/svg-parts.ts';
import { findBoxAt } from './testing/text-places.ts';

const PAGES = listGoldenPages();
const VECTORS: readonly (readonly [Output, string])[] = [
  [svg, 'graphic.svg'],
  [iveo, '001.svg'],
  [tactileview, 'graphic.svg'],
  [haptics, 'graphic.svg'],
  [haptics, 'graphic-vital.svg'],
  [pins, 'graphic.svg'],
];
const MARGIN = 10;

/** Braille as its standard has it, from the corner that the drawing gives it. */
function latticeOf({ drawing }: Page, { x, y }: Point): Lattice {
  const { dotDiameter, dotPitch, cellPitch, linePitch } = BRAILLE_STANDARDS[drawing.sheet.braille];
  const first = { x: x + dotDiameter / 2, y: y + dotDiameter / 2 };
  return { first, dot: dotPitch, cell: cellPitch, line: linePitch };
}

function toShownBox(box: Box, viewBox: Box): Box {
  return { ...box, x: box.x - viewBox.x, y: box.y - viewBox.y };
}

for (const { tags, cases } of splitSample(PAGES, 5))
  test.each(cases)(
    '$name has exact braille in every vector file, readable cell by cell',
    { tags },
    (page) => {
      const { dotDiameter } = BRAILLE_STANDARDS[page.drawing.sheet.braille];
      for (const [output, name] of VECTORS) {
        const parts = readSvgParts(textOf(fileOf(page, output, name)));
        for (const text of listBrailleTexts(page)) {
          const circles = parts.circlesOf(text.id);
          expect(circles.every(({ r }) => Math.abs(r - dotDiameter / 2) < 1e-3)).toBe(true);
          expect(readCells(circles, latticeOf(page, text.at))).toBe(toReadForm(text.braille.cells));
        }
      }
    },
  );

for (const { tags, cases } of splitSample(PAGES, 5))
  test.each(cases)(
    '$name keeps the ink of every vector file away from braille and on the sheet',
    { tags },
    (page) => {
      const { sheet } = page.drawing;
      const texts = listBrailleTexts(page).map((text) => ({ id: text.id, box: textBox(text, sheet) }));
      for (const [index, { box }] of texts.entries())
        for (const other of texts.slice(index + 1)) expect(boxDistance(box, other.box)).toBeGreaterThan(2.9);
      const drawable = expandBox({ x: 0, y: 0, width: sheet.width, height: sheet.height }, -MARGIN);
      const seen = new Set<string>();
      for (const [output, name] of VECTORS) {
        const { viewBox, size, circlesOf, without } = readSvgParts(textOf(fileOf(page, output, name)));
        expect([size.width, size.height]).toEqual([viewBox.width, viewBox.height]);
        for (const { x, y, r } of texts.flatMap(({ id }) => circlesOf(id)))
          expect(doesBoxContain(drawable, expandBox({ x, y, width: 0, height: 0 }, r), 0.01)).toBe(true);
        const bare = without(texts.map(({ id }) => id));
        // Several programs are given the same shapes: these are looked at once.
        if (seen.has(shapesOf(bare))) continue;
        seen.add(shapesOf(bare));
        const ink = inkOf(bare);
        for (const { box } of texts)
          expect(findDarkest(ink, toShownBox(expandBox(box, CLEAR), viewBox))).toBeLessThan(0.1);
        const inked = findInkedBox(ink);
        expect(inked === null || doesBoxContain(toShownBox(drawable, viewBox), inked, 0.4)).toBe(true);
      }
    },
  );
/** Half of what fingers need, so that a line's soft edge is not taken for an overlap. */
const CLEAR = 1.5;

const INCH = 25.4;
const DOT = INCH / 20;
/** Two, five and eight dots of a 20-dpi embosser. */
const EMBOSSED = { dot: 2, cell: 5, line: 8 } as const;

/** Black dots of a picture in a range of columns and rows. */
function findDots(
  { width, height, data, channels }: ReturnType<typeof read>,
  left: number,
  top: number,
  right: number,
  bottom: number,
): readonly Point[] {
  const found: Point[] = [];
  for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y += 1)
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x += 1)
      if ((data[(y * width + x) * channels] ?? 255) < 255) found.push({ x, y });
  return found;
}

/** The last column and row of a text on a grid. */
function findLastDot(cells: string, { dot, cell, line }: Omit<Lattice, 'first'>): Point {
  const lines = cells.split('\n');
  const longest = maxOf(lines.map((one) => one.length));
  return { x: (longest - 1) * cell + dot, y: (lines.length - 1) * line + 2 * dot };
}

for (const { tags, cases } of splitSample(PAGES, 5))
  test.each(cases)(
    '$name has each cell on whole dots at 20 dots an inch, with nothing beside it',
    { tags },
    (page) => {
      const picture = read(fileOf(page, tiger, 'graphic.png').bytes);
      const parts = readSvgParts(textOf(fileOf(page, tiger, 'graphic.svg')));
      const { sheet } = page.drawing;
      expect([picture.width, picture.height]).toEqual([
        Math.ceil(sheet.width / DOT - 1e-6),
        Math.ceil(sheet.height / DOT - 1e-6),
      ]);
      for (const text of listBrailleTexts(page)) {
        const [left, top] = [Math.round(text.at.x / DOT), Math.round(text.at.y / DOT)];
        const last = findLastDot(text.braille.cells, EMBOSSED);
        const around = findDots(picture, left - 1, top - 1, left + last.x + 1, top + last.y + 1);
        const first = { x: left, y: top };
        expect(readCells(around, { first, ...EMBOSSED }, 0)).toBe(toReadForm(text.braille.cells));
        const circles = parts.circlesOf(text.id).map(({ x, y }) => ({ x: x / DOT - 0.5, y: y / DOT - 0.5 }));
        expect(readCells(circles, { first, ...EMBOSSED })).toBe(toReadForm(text.braille.cells));
      }
      const margin = Math.floor(MARGIN / DOT);
      const everywhere = findDots(picture, 0, 0, picture.width, picture.height);
      const inside = findDots(
        picture,
        margin,
        margin,
        picture.width - 1 - margin,
        picture.height - 1 - margin,
      );
      expect(inside.length).toBe(everywhere.length);
    },
  );

/** Pins stand evenly: a cell takes two columns and leaves one, a line takes three rows and leaves two. */
const PINNED = { dot: 1, cell: 3, line: 5 } as const;
interface PinsJson {
  readonly pins: readonly string[];
  readonly labels: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  readonly key: readonly { readonly id: string; readonly code: string | null }[];
  readonly keyPages: readonly unknown[];
  readonly labelsLeftOut: readonly { readonly id: string }[];
}

for (const { tags, cases } of splitSample(PAGES, 5))
  test.each(cases)(
    '$name shows braille on pins whole and free, or in the key of its own pages',
    { tags },
    (page) => {
      const picture = read(fileOf(page, pins, 'pins.png').bytes);
      const json = JSON.parse(textOf(fileOf(page, pins, 'pins.json'))) as PinsJson;
      expect([picture.width, picture.height]).toEqual([60, 40]);
      const texts = new Map(listBrailleTexts(page).map((text) => [text.id, text]));
      expect([...json.labels, ...json.key, ...json.labelsLeftOut].map(({ id }) => id).toSorted()).toEqual(
        [...texts.keys()].toSorted(),
      );
      expect(json.keyPages.length > 0).toBe(json.key.length > 0);
      for (const { id, x, y } of json.labels) {
        const cells = texts.get(id)?.braille.cells ?? '';
        const last = findLastDot(cells, PINNED);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect([x + last.x < 60, y + last.y < 40]).toEqual([true, true]);
        const around = findDots(picture, x - 1, y - 1, x + last.x + 1, y + last.y + 1);
        expect(readCells(around, { first: { x, y }, ...PINNED }, 0)).toBe(toReadForm(cells));
      }
    },
  );

/** The plate on which a relief stands, in millimetres. */
const PLATE = 2;

for (const { tags, cases } of splitSample(PAGES, 5))
  test.each(cases)(
    '$name has a dome for every dot of braille in the relief, with flat ground around it',
    { tags },
    (page) => {
      const { sheet } = page.drawing;
      const { dotHeight, dotDiameter } = BRAILLE_STANDARDS[sheet.braille];
      const corners = readStlCorners(outputOf(page, stl).files[0].bytes);
      const [across, up, high] = measureStlBounds(corners);
      expect(across?.[0]).toBeGreaterThanOrEqual(-0.01);
      expect(across?.[1]).toBeLessThanOrEqual(sheet.width + 0.01);
      expect(up?.[0]).toBeGreaterThanOrEqual(-0.01);
      expect(up?.[1]).toBeLessThanOrEqual(sheet.height + 0.01);
      expect(high?.[0]).toBe(0);
      expect(high?.[1]).toBeLessThanOrEqual(PLATE + 1);
      const parts = readSvgParts(textOf(fileOf(page, svg, 'graphic.svg')));
      const texts = listBrailleTexts(page).map((text) => ({
        box: expandBox(textBox(text, sheet), CLEAR),
        dots: parts.circlesOf(text.id).map((dot) => ({ ...dot, top: 0 })),
      }));
      const textAt = findBoxAt(texts);
      const strays: Point[] = [];
      for (let at = 0; at < corners.length; at += 3) {
        const z = corners[at + 2] ?? 0;
        if (z < PLATE + 0.02) continue;
        // In the file up is up; on the sheet it is down.
        const place = { x: corners[at] ?? 0, y: sheet.height - (corners[at + 1] ?? 0) };
        const text = textAt(place);
        if (!text) continue;
        const dot = text.dots.find(
          ({ x, y }) => Math.hypot(x - place.x, y - place.y) <= dotDiameter / 2 + 0.15,
        );
        if (dot) dot.top = Math.max(dot.top, z);
        else strays.push(place);
      }
      expect(strays).toEqual([]);
      for (const { top } of texts.flatMap(({ dots }) => dots))
        expect(Math.abs(top - PLATE - dotHeight)).toBeLessThan(0.06);
    },
  );
