import { find } from './find.ts';

/** A live region that is empty between two messages speaks the same words twice. */
const EMPTY_MS = 60;

/** What is said: where it can be read, and in a live region for screen readers. */
export function createSpeaker() {
  const words = find('words', HTMLElement);
  const said = find('said', HTMLElement);
  let isOn = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    say: (text: string, isSaid: boolean) => {
      words.textContent = text;
      clearTimeout(waiting);
      said.textContent = '';
      if (isOn && isSaid) waiting = setTimeout(() => (said.textContent = text), EMPTY_MS);
    },
    toggle: () => {
      isOn = !isOn;
    },
  };
}
