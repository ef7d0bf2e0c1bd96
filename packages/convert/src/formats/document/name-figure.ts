import type { Figure } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';

/** Names a figure by its caption without the number, which stays in the caption. */
export function nameFigure({ caption, description, number }: Figure): string {
  const words = textOfInlines(caption).replace(NUMBER, '').trim();
  return words || description.short || number || 'Figure';
}

const NUMBER =
  /^\s*(?:figure|fig\.|abbildung|abb\.|figura|graphique|illustration)\s*\d+(?:\.\d+)?\s*[.:–-]?\s*/iu;
