import type { Config } from '../../apps/server/config.ts';
import { listDemoSignIns } from './demo.ts';

export interface Start {
  readonly url: string;
  readonly milliseconds: number;
  /** Where the first super administrator comes from; null where there is one. */
  readonly administratorPath: string | null;
  /** Who translates braille, and what would do it better. */
  readonly braille: string;
  /** The drawings of the starter library are made while the product runs. */
  readonly isFilling: boolean;
}

export const LIBRARY_BEGUN =
  'The starter library is being prepared: its drawings appear one after the other, and everything else works already.';
export const LIBRARY_READY = 'The starter library is ready.';

/** What "npm start" prints when everything runs. */
export function writeWelcome({ http, demo }: Config, start: Start): string {
  const { url, milliseconds, administratorPath, braille, isFilling } = start;
  const address = http.publicUrl ?? url;
  const port = Number(new URL(url).port);
  const moved = !http.portIsFixed && port !== http.port;
  const lines = [
    ...(moved ? [`Port ${http.port} is in use, so this is another one.`] : []),
    `Relievo runs at ${address} (started in ${(milliseconds / 1000).toFixed(1)} s). Ctrl+C stops it.`,
    braille,
    ...(demo ? listDemoSignIns() : []),
    ...(isFilling ? [LIBRARY_BEGUN] : []),
    ...(administratorPath === null
      ? []
      : [
          'Nobody administers this installation yet. Within a day, whoever opens this link becomes its super administrator:',
          `  ${address}${administratorPath}`,
        ]),
  ];
  return `${lines.join('\n')}\n`;
}
