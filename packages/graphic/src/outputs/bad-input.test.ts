import { splitSample } from '@relievo/words/testing';
import { expect, test } from 'vitest';
import type { Drawing } from '../model/drawing.ts';
import type { Profile } from '../profiles/profile.ts';
import { getProfile } from '../profiles/profiles.ts';
import { cells, drawing, image, lines, nested, rect, shape, text } from '../testing/make.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import type { Output } from './output.ts';
import { OUTPUTS } from './outputs.ts';

function findFittingProfile(output: Output): Profile {
  return output.id === 'pins' ? getProfile('dotpad') : getProfile('swell-a4');
}
const { sheet } = drawing([]);

const REFUSED: Record<string, Drawing> = {
  'a place that is not a number': drawing([shape('a', rect(Number.NaN, 0, 10, 10))]),
  'an infinite size': drawing([shape('a', rect(0, 0, Number.POSITIVE_INFINITY, 10))]),
  'a sheet of 10 m': drawing([], { sheet: { ...sheet, width: 10_000 } }),
  'a sheet of 1 mm': drawing([], { sheet: { ...sheet, width: 1, height: 1 } }),
  'groups 10,000 deep': drawing([nested(10_000)]),
  'textured areas one over the other that cover the sheet 1,500 times': drawing(
    Array.from({ length: 1500 }, (_, at) =>
      shape(`area-${at}`, rect(0, 0, sheet.width, sheet.height), { texture: 'grid' }),
    ),
  ),
  'a picture that is none': drawing([image('i', { png: 'aGVsbG8=' })]),
};

const TAKEN: Record<string, Drawing> = {
  'items wholly off the sheet': drawing([
    shape('a', rect(-500, -500, 20, 20), { texture: 'grid' }),
    text('t', 'x', { at: { x: 400, y: 5 }, braille: cells('⠭') }),
  ]),
  'a shape of no size': drawing([
    shape('a', rect(50, 50, 0, 0), { texture: 'waves' }),
    shape('b', lines([20, 20, 20, 20])),
  ]),
  'a path that crosses itself': drawing([
    shape('a', lines([20, 20, 120, 120, 120, 20, 20, 120], true), { texture: 'checker' }),
  ]),
  'a text of 10,000 characters from right to left': drawing([
    text('t', 'א'.repeat(10_000), { braille: cells('⠁'.repeat(9_000)) }),
  ]),
};

test.each(OUTPUTS)('$id refuses invalid input with one clear sentence', (output) => {
  for (const [, source] of Object.entries(REFUSED)) {
    const result = output.make({ drawing: source }, findFittingProfile(output));
    expect(result.ok).toBe(false);
    expect(result.ok ? '' : graphicReportText(result.problems[0])).toMatch(/^.{20,400}\.$/s);
  }
});

for (const { tags, cases } of splitSample(OUTPUTS, 4))
  test.each(cases)('$id accepts odd input, and names what it cut', { tags }, (output) => {
    for (const [, source] of Object.entries(TAKEN)) {
      const result = output.make({ drawing: source }, findFittingProfile(output));
      expect(result.ok ? '' : graphicReportText(result.problems[0])).toBe('');
    }
    const off = output.make(
      { drawing: TAKEN['items wholly off the sheet'] ?? drawing([]) },
      findFittingProfile(output),
    );
    expect(off.ok ? off.value.changes.find(({ code }) => code === 'cut_off_at_edge')?.items : []).toEqual([
      'a',
      't',
    ]);
  });

test.each(OUTPUTS)('$id refuses a profile that contradicts itself', (output) => {
  const profile = findFittingProfile(output);
  const broken = { ...profile, sheet: { width: 100, height: 100, margin: 60 } };
  const result = output.make({ drawing: drawing([]) }, broken);
  expect(result.ok ? '' : result.problems[0].code).toBe('profile_margins_too_large');
});

/** IVEO, TactileView and haptics write with the same hand as the accessible SVG. */
const BY_THEIR_OWN_HAND = OUTPUTS.filter(({ id }) => ['svg', 'tiger', 'pins', 'stl'].includes(id));

for (const { tags, cases } of splitSample(BY_THEIR_OWN_HAND, 4))
  test.each(cases)('$id takes a path of a million points', { tags }, (output) => {
    const coordinates = Array.from({ length: 2_000_000 }, (_, i) =>
      i % 2 === 0 ? 105 + 80 * Math.sin(i / 14_002) : 148 + 120 * Math.cos(i / 9_998),
    );
    const source = drawing([shape('a', lines(coordinates))]);
    const result = output.make({ drawing: source }, findFittingProfile(output));
    expect(result.ok ? '' : graphicReportText(result.problems[0])).toBe('');
  });
