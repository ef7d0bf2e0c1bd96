import { displayChoices } from '@relievo/contracts/people';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CLAMPS,
  createDefaultSettings,
  migrateSettings,
  TINTS,
  TYPEFACES,
} from './accessibility-settings.ts';

test('high contrast follows the system on a first visit', () => {
  expect(migrateSettings(undefined, true)).toEqual(createDefaultSettings(true));
  expect(migrateSettings(undefined, false).highContrast).toBe(false);
});

test('high contrast sets the contrast level to high, and otherwise to normal', () => {
  expect(migrateSettings({ version: 3, highContrast: true }, false).contrastLevel).toBe('high');
  expect(
    migrateSettings({ version: 3, highContrast: false, contrastLevel: 'high' }, true).contrastLevel,
  ).toBe('normal');
});

test('animation is always none and motion always reduced', () => {
  const settings = migrateSettings({ version: 3, animationLevel: 'full', reducedMotion: false }, false);
  expect(settings).toMatchObject({ animationLevel: 'none', reducedMotion: true });
});

test('version 1 is migrated: its named font sizes become percent', () => {
  expect(migrateSettings({ version: 1, highContrast: true, fontSize: 'large' }, false)).toMatchObject({
    version: 3,
    highContrast: true,
    fontSize: 125,
  });
});

test('version 2 is migrated: its font size in pixels becomes percent', () => {
  expect(
    migrateSettings({ version: 2, fontSize: 24, textSpacing: true, lineHeight: 1.8 }, false),
  ).toMatchObject({
    version: 3,
    fontSize: 150,
    textSpacing: true,
    lineHeight: 1.8,
  });
});

test.each([
  ['lineHeight', 1, 1.5],
  ['lineHeight', 9, 2],
  ['letterSpacing', -1, 0],
  ['letterSpacing', 1, 0.12],
  ['wordSpacing', -1, 0],
  ['wordSpacing', 1, 0.16],
  ['paragraphSpacing', 0, 1],
  ['paragraphSpacing', 5, 2],
] as const)('%s %d is clamped to %d', (field, value, clamped) => {
  expect(migrateSettings({ version: 3, [field]: value }, false)[field]).toBe(clamped);
});

test.each([
  [1, 50],
  [5000, 1000],
])('an announce delay of %i ms is clamped to %i ms', (announceDelay, clamped) => {
  expect(
    migrateSettings({ version: 3, layoutDescriber: { announceDelay } }, false).layoutDescriber.announceDelay,
  ).toBe(clamped);
});

test('the typefaces and tints are those that the server keeps', () => {
  expect(displayChoices.shape.typeface.unwrap().options).toEqual(TYPEFACES);
  expect(displayChoices.shape.tint.unwrap().options).toEqual(TINTS);
});

test.each([
  ['typeface', 'comic', 'hyperlegible'],
  ['typeface', 'opendyslexic', 'opendyslexic'],
  ['tint', '#ff0000', 'none'],
  ['tint', 'blue', 'blue'],
  ['readAloudSpeed', 9, 2],
  ['readAloudSpeed', 0, 0.5],
] as const)('a stored %s of %s is read as %s', (field, stored, read) => {
  expect(migrateSettings({ version: 3, [field]: stored }, false)[field]).toBe(read);
});

test('settings can be stored and read back', () => {
  const settings = migrateSettings(
    { version: 3, highContrast: true, fontSize: 150, visibleLabels: true },
    false,
  );
  expect(migrateSettings(JSON.parse(JSON.stringify(settings)), false)).toEqual(settings);
});

test('the settings are complete and within their limits for any storage', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (junk) => {
      const settings = migrateSettings(junk, false);
      expect(Object.keys(settings).sort()).toEqual(Object.keys(createDefaultSettings()).sort());
      for (const field of [
        'fontSize',
        'lineHeight',
        'letterSpacing',
        'wordSpacing',
        'paragraphSpacing',
      ] as const) {
        expect(settings[field]).toBeGreaterThanOrEqual(CLAMPS[field][0]);
        expect(settings[field]).toBeLessThanOrEqual(CLAMPS[field][1]);
      }
    }),
  );
});
