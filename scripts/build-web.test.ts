import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildWeb } from './build-web.ts';

test.each(['#', '?'])(
  'a folder with %s in its path is refused in one sentence before anything is built',
  async (character) => {
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const root = join(folder, `a${character}b`);
    mkdirSync(root);
    const said: string[] = [];
    await expect(buildWeb((line) => said.push(line), root)).rejects.toThrow(
      `The web app cannot be built in ${root}, because its path has a # or a ?: move Relievo to another folder.`,
    );
    expect(said).toEqual([]);
  },
);
