import { readFileSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';
import config from './lingui.config.ts';

const cwd = import.meta.dirname;

/** The texts as a catalogue's file holds them, each folded over as many lines as it likes. */
function extractTexts(file: string): string[] {
  return [...file.matchAll(/^msgid ((?:".*"\n)+)/gm)]
    .map(([, folded = '']) =>
      folded
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as string)
        .join(''),
    )
    .filter(Boolean)
    .toSorted();
}

test.each(config.locales)(
  'the %s catalogue holds the messages of the code, and nothing else',
  async (locale) => {
    const [catalogue] = await getCatalogs(getConfig({ cwd }));
    // What outputs say of themselves is its own name in the catalogue.
    const said = Object.entries((await catalogue?.collect()) ?? {}).map(([id, { message = id }]) => message);
    const kept = [...new Set(extractTexts(readFileSync(`${cwd}/locales/${locale}/messages.po`, 'utf8')))];
    expect(said.length).toBeGreaterThan(100);
    expect(kept).toEqual([...new Set(said)].toSorted());
  },
  60_000,
);
