import {
  type Catalogue,
  type Message,
  markParameters,
  splitAuthorsWords,
  tell,
  type WordedPiece,
} from '@relievo/words';
import type { EditMessage, Wording } from '../messages.ts';
import { ENGLISH_EDITS, type ToldEdits } from './en.ts';

/** What a step was, in as many words as its author wants to hear. */
export function tellEdit(
  { code, parameters }: EditMessage,
  wording: Wording,
  catalogue: Catalogue<ToldEdits> = ENGLISH_EDITS,
): string {
  return tell({ code, parameters: { ...parameters, wording } } as Message<ToldEdits>, catalogue);
}

/** Which parameters are words of the drawing, in its language. */
const OF_THE_DRAWING: ReadonlySet<string> = new Set(['layer', 'name', 'other', 'print', 'title']);
const OF_A_NAME: ReadonlySet<string> = new Set([...OF_THE_DRAWING, 'to']);

/** The same, with what the drawing itself says told apart from the sentence around it. */
export function tellEditInPieces(
  { code, parameters }: EditMessage,
  wording: Wording,
  catalogue?: Catalogue<ToldEdits>,
): readonly WordedPiece[] {
  const names = code === 'edit_named' ? OF_A_NAME : OF_THE_DRAWING;
  const marked = { code, parameters: markParameters(parameters, names) } as EditMessage;
  return splitAuthorsWords(tellEdit(marked, wording, catalogue));
}
