import type { WordedPiece } from '@relievo/words';
import { find } from './find.ts';

export interface SaidField {
  readonly write: (pieces: readonly WordedPiece[]) => void;
}

/** Guards a field that stays: a braille display shows it and moves a cursor in it, and no one can type in it. */
export function createSaidField(id: string, language: string): SaidField {
  const field = find(id, HTMLElement);
  let shown: readonly WordedPiece[] = [];
  field.addEventListener('beforeinput', (event) => event.preventDefault());
  // A program that composes letters is not asked before it writes: its letters are taken out again.
  field.addEventListener('input', () => writePieces(field, shown, language));
  return {
    write: (pieces) => {
      shown = pieces;
      writePieces(field, pieces, language);
    },
  };
}

/** Leads back to the place for keys from a field beside it. */
export function leadBack(id: string, keys: readonly string[], place: HTMLElement): void {
  find(id, HTMLElement).addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !keys.includes(event.key.toLowerCase())) return;
    event.preventDefault();
    place.focus();
  });
}

/** Writes pieces into a place, those of an author in the author's language. */
export function writePieces(place: HTMLElement, pieces: readonly WordedPiece[], language: string): void {
  place.replaceChildren(
    ...pieces.map(({ text, isAuthors }) => {
      if (!isAuthors) return document.createTextNode(text);
      const piece = document.createElement('span');
      piece.lang = language;
      piece.textContent = text;
      return piece;
    }),
  );
}
