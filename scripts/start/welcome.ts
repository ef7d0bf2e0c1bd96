import type { Config } from '../../apps/server/config.ts';
import { demoSignIns } from './demo.ts';

/** What "npm start" prints when everything runs. */
export function welcome({ http, demo }: Config, url: string, milliseconds: number): string {
  const port = Number(new URL(url).port);
  const moved = !http.portIsFixed && port !== http.port;
  const lines = [
    ...(moved ? [`Port ${http.port} is in use, so this is another one.`] : []),
    `Relievo runs at ${http.publicUrl ?? url} (started in ${(milliseconds / 1000).toFixed(1)} s). Ctrl+C stops it.`,
    ...(demo ? demoSignIns() : []),
  ];
  return `${lines.join('\n')}\n`;
}
