import { afterEach, expect, test, vi } from 'vitest';
import { readDevice } from './breakpoints.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window so wide; it answers as browsers do to the one form of query that we ask. */
function stubWidth(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, most] = /^\(width < (\d+)px\)$/.exec(query) ?? [];
    return { matches: width < Number(most) };
  });
}

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [2560, 'desktop'],
])('a window %i pixels wide counts as a %s', (width, device) => {
  stubWidth(width);
  expect(readDevice()).toBe(device);
});
