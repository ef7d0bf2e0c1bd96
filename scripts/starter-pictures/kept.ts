import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from '@relievo/graphic/model';
import { writeDrawing } from '@relievo/graphic/svg';
import type { ConvertedPicture } from './convert-picture.ts';

const FOLDER = join(import.meta.dirname, '../../apps/server/features/starter/pictures');

/** Where the library reads what was painted and what came of it. */
export const KEPT = {
  pictureOf: (name: string) => join(FOLDER, 'painted', `${name}.png`),
  drawingOf: (name: string) => join(FOLDER, 'converted', `${name}.svg`),
  log: join(FOLDER, 'simplifications.json'),
};

export function writeKeptDrawing(drawing: Drawing): string {
  return `${writeDrawing(drawing)}\n`;
}

type Logs = Readonly<Record<string, ConvertedPicture['log']>>;

export function readLogs(): Logs {
  return existsSync(KEPT.log) ? JSON.parse(readFileSync(KEPT.log, 'utf8')) : {};
}

/** Those that were kept, and what came of the pictures that were converted now. */
export function writeLogs(kept: Logs, converted: readonly ConvertedPicture[]): string {
  const made = Object.fromEntries(converted.map(({ drawing, log }) => [drawing.id, log]));
  return `${JSON.stringify({ ...kept, ...made }, null, 2)}\n`;
}
