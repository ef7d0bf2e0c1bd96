import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../apps/web');

/** A control that a message calls by its look alone is found by no person who does not see it (WCAG 1.3.3). */
const BY_LOOK =
  /\b(red|green|blue|yellow|orange|round|square|triangular|left|right|left-hand|right-hand|upper|lower) (button|link|icon|field|switch|checkbox|tab|menu)\b/i;
/** Code that holds a page in one orientation fails WCAG 1.3.4. */
const LOCK = /orientation\s*\.\s*lock|screen-orientation|"orientation"\s*:/;

test('no message points to a control by its colour, its shape or its side alone', () => {
  const messages = readFileSync(join(WEB, 'locales/en/messages.po'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('msgid "'));
  expect(messages.length).toBeGreaterThan(1000);
  expect(BY_LOOK.test('Press the green button.')).toBe(true);
  expect(messages.filter((message) => BY_LOOK.test(message))).toEqual([]);
});

test('no page asks for one orientation of the screen', () => {
  const files = globSync(
    ['{app,features,lib,ui,styles,public}/**/*.{ts,tsx,css,js,json,webmanifest}', '*.{html,ts}'],
    { cwd: WEB },
  );
  expect(files.length).toBeGreaterThan(500);
  expect(LOCK.test("screen.orientation.lock('portrait')")).toBe(true);
  expect(files.filter((file) => LOCK.test(readFileSync(join(WEB, file), 'utf8')))).toEqual([]);
});
