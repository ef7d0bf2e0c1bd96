import type { ListItem } from '@relievo/document/model';
import { readBlocks, readInto } from './inside.ts';
import { addHeading } from './read-section.ts';
import type { Walk } from './reading.ts';
import { createScanner, type Source } from './source/scanner.ts';
import { writePlain } from './source/shown.ts';
import { splitSource } from './source/split.ts';

/** Reads the works that a text cites, each with its mark in brackets. */
export function readBibliography(body: Source, walk: Walk): void {
  const { reading, writer } = walk;
  const scanner = createScanner(body);
  scanner.takeArgument();
  const [head, ...pieces] = splitSource(scanner.takeRest(), String.raw`\\bibitem(?![a-zA-Z])`);
  const section = reading.preamble.usesChapters ? 'chapter' : 'section';
  addHeading(section, { text: reading.words.references, line: body.line }, true, walk);
  if (head) readInto(head, walk);
  const items = pieces.map((piece, at): ListItem => {
    const own = createScanner(piece);
    const label = writePlain(own.takeOptional()?.text ?? '') || String(at + 1);
    const key = `cite:${own.takeArgument()?.text.trim() ?? ''}`;
    reading.openAnchors.push(key);
    reading.labels.set(key, { id: null, number: label, kind: 'item' });
    return { id: reading.newId('item'), mark: `[${label}]`, blocks: readBlocks(own.takeRest(), walk) };
  });
  const marks = { kind: 'numbers', style: 'decimal', start: 1, before: '[', after: ']' } as const;
  const plain = items.map((item, at): ListItem => {
    const { mark, ...rest } = item;
    return mark === `[${at + 1}]` ? rest : item;
  });
  if (items.length > 0) writer.add({ kind: 'list', id: reading.newId('list'), marks, items: plain });
}
