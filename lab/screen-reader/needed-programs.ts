import { findProgram } from '../../scripts/chromium.ts';

/** What a desktop with a screen reader is made of, and the package of Debian and Ubuntu that each comes with. */
const NEEDED = {
  screen: { programs: ['Xvfb'], package: 'xvfb' },
  windows: { programs: ['openbox'], package: 'openbox' },
  keys: { programs: ['xdotool'], package: 'xdotool' },
  bus: { programs: ['dbus-daemon'], package: 'dbus' },
  screenReader: { programs: ['orca'], package: 'orca' },
  // The shell that the journeys of `npm test` prefer has no window that a screen reader could read.
  browser: {
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    package: 'chromium',
  },
} as const;

export type NeededPrograms = Readonly<Record<keyof typeof NEEDED, string>>;

/** Where each of them is; or, where one is missing, what to do about it. */
export function findNeededPrograms(): NeededPrograms | { readonly missing: string } {
  const found = Object.entries(NEEDED).map(
    ([role, { programs }]) => [role, findProgram(programs, process.env['PATH'])] as const,
  );
  const missing = found.filter(([, path]) => path === undefined).map(([role]) => role as keyof typeof NEEDED);
  if (missing.length === 0) return Object.fromEntries(found) as Record<keyof typeof NEEDED, string>;
  const names = missing.map((role) => NEEDED[role].programs[0]).join(', ');
  const packages = missing.map((role) => NEEDED[role].package).join(' ');
  return {
    missing: `Not found: ${names}. A screen reader cannot be listened to without. Install what is missing, for example: apt-get install --no-install-recommends at-spi2-core ${packages}`,
  };
}
