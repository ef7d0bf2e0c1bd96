import type { Figure } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { dropNumber } from './captions.ts';

/** Names a figure by its caption without the number, which stays in the caption. */
export function nameFigure({ caption, description, number }: Figure): string {
  const words = dropNumber(textOfInlines(caption));
  return words || description.short || number || 'Figure';
}
