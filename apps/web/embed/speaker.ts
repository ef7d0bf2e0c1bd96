import { splitAuthorsWords, type WordedPiece } from '@relievo/words';
import { find } from './find.ts';

/** A live region that is empty between two messages speaks the same words twice. */
const EMPTY_MS = 60;

/** What is said: where it can be read, and in a live region for screen readers; what its author wrote in its own language. */
export function createSpeaker(language: string) {
  const words = find('words', HTMLElement);
  const said = find('said', HTMLElement);
  let isOn = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const write = (place: HTMLElement, pieces: readonly WordedPiece[]) =>
    place.replaceChildren(...pieces.map((piece) => toNode(piece, language)));
  return {
    say: (told: string | readonly WordedPiece[], isSaid: boolean) => {
      const pieces = typeof told === 'string' ? splitAuthorsWords(told) : told;
      write(words, pieces);
      clearTimeout(waiting);
      said.textContent = '';
      if (isOn && isSaid) waiting = setTimeout(() => write(said, pieces), EMPTY_MS);
    },
    toggle: () => {
      isOn = !isOn;
    },
  };
}

function toNode({ text, isAuthors }: WordedPiece, language: string): Node {
  if (!isAuthors) return document.createTextNode(text);
  const piece = document.createElement('span');
  piece.lang = language;
  piece.textContent = text;
  return piece;
}
