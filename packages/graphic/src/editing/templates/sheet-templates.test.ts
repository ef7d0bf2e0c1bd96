import { type BrailleText, translateLetters } from '@relievo/braille';
import { expect, test } from 'vitest';
import { placeLabels } from '../../labels/place.ts';
import { walk } from '../../model/walk.ts';
import { getProfile } from '../../profiles/profiles.ts';
import { check } from '../../rules/check.ts';
import { formatFinding } from '../../rules/words/finding-text.ts';
import { validate } from '../../validation/validate.ts';
import { createFromParts, type Template } from './read-templates.ts';
import { findTemplates, TEMPLATE_GROUPS } from './sheet-templates.ts';
import { TEMPLATE_NAMES } from './templates.ts';

/** The sheets for paper; a pin display shows a part of a sheet at a time. */
const PAPER = [
  'swell-a4',
  'swell-letter',
  'braille-11x11.5',
  'tiger-letter',
  'embosser-6',
  'embosser-8',
] as const;
const ALL = TEMPLATE_GROUPS.flatMap(({ templates }) => templates);

/** Letters without contractions are longer than any braille that a translator writes. */
function translateWords(text: string): BrailleText {
  const words = text
    .split(' ')
    .flatMap((word) => translateLetters(word.replaceAll(/[^A-Za-z0-9]/g, '')) ?? []);
  return { cells: words.map(({ cells }) => cells).join('⠀'), engine: 'letters', table: 'ueb-uncontracted' };
}

function findFaults(template: Template): readonly string[] {
  return PAPER.flatMap((id) => {
    const profile = getProfile(id);
    const { drawing, labels } = createFromParts(template, template.name, profile);
    const placed = placeLabels(drawing, labels, profile, translateWords);
    const findings = check(placed.drawing, profile).map((finding) => formatFinding(finding));
    const all = placed.keySheets.length > 0 ? [...findings, 'The key has no room on the sheet.'] : findings;
    return all.map((words) => `${template.name} on ${id}: ${words}`);
  });
}

test.each(TEMPLATE_GROUPS)(
  'fingers find nothing to stumble over in the templates and labels of $name on any paper',
  ({ templates }) => {
    expect(templates.flatMap(findFaults)).toEqual([]);
  },
);

test('there are at least 60 templates, each with its own name, a sentence, and named parts', () => {
  expect(ALL.length + TEMPLATE_NAMES.length).toBeGreaterThanOrEqual(60);
  const names = ALL.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const invalid = ALL.filter((template) => !validate(createFromParts(template).drawing).ok);
  expect(invalid.map(({ name }) => name)).toEqual([]);
  expect(ALL.filter(({ about }) => !/^[A-Z].+\.$/.test(about)).map(({ name }) => name)).toEqual([]);
});

test('a template is a drawing with its title, and asks for labels that name its parts', () => {
  const eye = ALL.find(({ name }) => name === 'Human eye');
  if (!eye) throw new Error('There is no template of the eye.');
  const { drawing, labels } = createFromParts(eye, 'The eye');
  expect(drawing.title).toBe('The eye');
  expect(labels.map(({ print }) => print)).toEqual(['Lens', 'Optic nerve']);
  const ids = new Set([...walk(drawing)].map(({ item }) => item.id));
  expect(labels.every(({ target }) => target && 'item' in target && ids.has(target.item))).toBe(true);
});

test('a template is found by its names and within its group', () => {
  expect(findTemplates('photosynthesis')).toEqual([]);
  expect(findTemplates('pythagoras').map(({ name }) => name)).toEqual(['Right triangle with sides']);
  expect(findTemplates('', 'world').length).toBe(TEMPLATE_GROUPS[2]?.templates.length);
});
