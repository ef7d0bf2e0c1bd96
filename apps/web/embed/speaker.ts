import { splitAuthorsWords, type WordedPiece } from '@relievo/words';
import { find } from './find.ts';
import { createSaidField, writePieces } from './said-field.ts';

/** A live region that is empty between two messages speaks the same words twice. */
const EMPTY_MS = 60;

/** Says words where they can be read, in a field that stays, and in a live region; an author's in their own language. */
export function createSpeaker(language: string) {
  const words = find('words', HTMLElement);
  const said = find('said', HTMLElement);
  const field = createSaidField('review', language);
  let isOn = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const speak = (pieces: readonly WordedPiece[]) => {
    clearTimeout(waiting);
    said.textContent = '';
    waiting = setTimeout(() => writePieces(said, pieces, language), EMPTY_MS);
  };
  /** Says the state of a switch, also where speech is off: a key that seems to do nothing is pressed again. */
  const tell = (text: string) => speak(splitAuthorsWords(text));
  return {
    tell,
    say: (told: string | readonly WordedPiece[], isSaid: boolean) => {
      const pieces = typeof told === 'string' ? splitAuthorsWords(told) : told;
      writePieces(words, pieces, language);
      field.write(pieces);
      if (isOn && isSaid) return speak(pieces);
      clearTimeout(waiting);
      said.textContent = '';
    },
    toggle: () => {
      isOn = !isOn;
      tell(`Speech is ${isOn ? 'on' : 'off'}`);
    },
  };
}
