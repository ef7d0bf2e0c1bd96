import { type Catalogue, type Message, tell } from '@relievo/words';
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
