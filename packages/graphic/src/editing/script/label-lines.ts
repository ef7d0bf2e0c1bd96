import type { LabelRequest } from '../../labels/request.ts';
import type { Drawing } from '../../model/drawing.ts';
import { fail, type Refuse, type Result, succeed } from '../../model/result.ts';
import { findItem } from '../../model/walk.ts';
import { freeLabelIds } from '../../operations/ids.ts';
import type { Cursor } from './cursor.ts';
import type { ScriptReports } from './reports.ts';

const refuse: Refuse<ScriptReports> = fail;

/** The first words of a line whose words belong to something, and find their place by themselves. */
export const LABELLING = ['label', 'key'] as const;
type Labelling = (typeof LABELLING)[number];

/** Between the words and the id of what they belong to. */
const BEFORE_ID: Readonly<Record<Labelling, string>> = { label: 'for', key: 'explains' };

/** A line that told of words for something. */
export interface LabelLine {
  readonly labelling: Labelling;
  readonly print: string;
  readonly of: string;
  readonly line: number;
}

export function readLabel(cursor: Cursor, labelling: Labelling): LabelLine {
  const { line } = cursor;
  const before = BEFORE_ID[labelling];
  const print = cursor.words(labelling);
  if (print.trim() === '')
    cursor.fail({ code: 'script_words_missing', parameters: { line, after: labelling } });
  cursor.choice([before], labelling);
  const of = cursor.words(before);
  const more = cursor.take();
  if (more) cursor.fail({ code: 'script_clause_unknown', parameters: { line, word: more.text } });
  return { labelling, print, of, line };
}

/** The drawing with what is to be placed on it, each under an id that nothing of it has. */
export function requestLabels(
  drawing: Drawing,
  lines: readonly LabelLine[],
): Result<{ readonly drawing: Drawing; readonly labels: readonly LabelRequest[] }> {
  const nextId = freeLabelIds(drawing);
  const labels: LabelRequest[] = [];
  for (const { labelling, print, of, line } of lines) {
    const item = findItem(drawing, of);
    if (!item) return refuse({ code: 'script_label_of_nothing', parameters: { line, word: of } });
    if (labelling === 'key' && item.kind !== 'shape')
      return refuse({ code: 'script_key_without_sample', parameters: { line, word: of } });
    const target = labelling === 'key' ? { sample: of } : { target: { item: of } };
    labels.push({ id: nextId(), print, ...target });
  }
  return succeed({ drawing, labels });
}
