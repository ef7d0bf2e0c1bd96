import type { Block } from '@relievo/document/model';
import { aDocument } from '@relievo/document/testing';
import { expect } from 'vitest';
import { makePages } from './make-volumes.ts';

/** The title of the documents is on the first line of their pages. */
export const HEAD = '               ,A DOCU;T';
export const END = '            ,5D ( ,VOLUME #A';

/** Makes the text of one page, without the running head and the end of the volume. */
export async function makePage(...blocks: readonly Block[]): Promise<readonly string[]> {
  const [page = [], ...others] = await makePages(aDocument(blocks));
  expect(others).toEqual([]);
  expect([page[0], page.at(-1)]).toEqual([HEAD, END]);
  return page.slice(1, -2);
}

/** Takes the lines of braille, each with or without the print that a person compares it with. */
export function besidePrint(
  lines: readonly (string | readonly [braille: string, print: string])[],
): readonly string[] {
  return lines.map((line) => (typeof line === 'string' ? line : line[0]));
}
