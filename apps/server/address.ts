import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

type Settings = Pick<Config, 'http' | 'dataDirectory'>;

function fileOf({ dataDirectory }: Settings) {
  return join(dataDirectory, 'address');
}

/**
 * Without PUBLIC_URL the server takes the next free port when the usual one is in use, and a worker that writes links
 * into letters has to know which. Both then work on one data folder.
 */
export function rememberAddress(config: Settings, url: string): void {
  if (config.http.publicUrl !== undefined) return;
  const unfinished = `${fileOf(config)}.${process.pid}`;
  mkdirSync(config.dataDirectory, { recursive: true });
  writeFileSync(unfinished, url);
  renameSync(unfinished, fileOf(config));
}

/** The address that people use: the one of the settings, else where the server of this data folder answered last. */
export function choosePublicAddress(config: Settings): string {
  return config.http.publicUrl ?? readRememberedAddress(config) ?? `http://localhost:${config.http.port}`;
}

function readRememberedAddress(config: Settings): string | undefined {
  try {
    return readFileSync(fileOf(config), 'utf8');
  } catch {
    return undefined;
  }
}
