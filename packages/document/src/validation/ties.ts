import type { Problem } from '@relievo/graphic/model';
import type { Figure } from '../model/block.ts';
import type { Document } from '../model/document.ts';
import type { Inline } from '../model/inline.ts';
import { LIMITS } from '../model/limits.ts';
import { listIds } from '../model/list-ids.ts';
import { placeCells } from '../model/table-grid.ts';
import { walkParts } from '../model/walk.ts';
import { countCharacters } from '../text/words-of.ts';
import type { DocumentReports } from './reports.ts';

type Found = Problem<DocumentReports>;

/** Finds faults that no single field shows: ids used twice, references to nothing, and a document that is too large. */
export function findBrokenTies({ blocks, pictures }: Document): readonly Found[] {
  const found: Found[] = [];
  const ids = new Set<string>();
  const notes = new Set<string>();
  const references: Inline[] = [];
  const known = new Set(pictures.map(({ id }) => id));
  const take = (id: string): void => {
    if (ids.has(id)) found.push({ code: 'document_id_twice', parameters: { id } });
    ids.add(id);
  };
  for (const { id } of pictures) take(id);
  let figures = 0;
  for (const part of walkParts(blocks)) {
    if (part.kind === 'inlines') {
      for (const inline of part.inlines) if (isTied(inline)) references.push(inline);
      continue;
    }
    const { block, depth } = part.visit;
    for (const id of listIds(block)) take(id);
    if (ids.size > LIMITS.blocks) return [tooMany('blocks', LIMITS.blocks)];
    if (depth > LIMITS.nesting)
      return [{ code: 'document_nested_too_deep', parameters: { max: LIMITS.nesting } }];
    if (block.kind === 'note') notes.add(block.id);
    if (block.kind === 'table' && !placeCells(block).isWhole)
      found.push({ code: 'document_table_not_whole', parameters: { id: block.id } });
    if (block.kind === 'figure') {
      figures += 1;
      for (const one of checkFigure(block, known)) found.push(one);
    }
  }
  if (figures > LIMITS.figures) found.push(tooMany('figures', LIMITS.figures));
  if (countCharacters(blocks) > LIMITS.characters) found.push(tooMany('characters', LIMITS.characters));
  return [...found, ...references.flatMap((inline) => checkTie(inline, { ids, notes, known }))];
}

function tooMany(what: 'blocks' | 'characters' | 'figures', max: number): Found {
  return { code: 'document_too_many', parameters: { what, max } };
}

function checkFigure({ id, shows, treatment }: Figure, known: ReadonlySet<string>): readonly Found[] {
  const { picture, drawing, chart } = shows;
  const isShown =
    (treatment !== 'tactile' || drawing !== undefined) && (treatment !== 'chart' || chart !== undefined);
  return [
    ...(isShown ? [] : [{ code: 'document_figure_without_content' as const, parameters: { id, treatment } }]),
    ...(picture === undefined || known.has(picture)
      ? []
      : [{ code: 'document_picture_missing' as const, parameters: { picture } }]),
  ];
}

function isTied(inline: Inline): boolean {
  return (
    inline.kind === 'note-reference' ||
    inline.kind === 'picture' ||
    (inline.kind === 'text' && inline.link?.startsWith('#') === true)
  );
}

interface Known {
  readonly ids: ReadonlySet<string>;
  readonly notes: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
}

function checkTie(inline: Inline, { ids, notes, known }: Known): readonly Found[] {
  if (inline.kind === 'note-reference' && !notes.has(inline.note))
    return [{ code: 'document_note_missing', parameters: { note: inline.note } }];
  if (inline.kind === 'picture' && !known.has(inline.picture))
    return [{ code: 'document_picture_missing', parameters: { picture: inline.picture } }];
  if (inline.kind === 'text' && inline.link?.startsWith('#') && !ids.has(inline.link.slice(1)))
    return [{ code: 'document_link_missing', parameters: { link: inline.link } }];
  return [];
}
