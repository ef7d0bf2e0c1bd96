import {
  type Explorable,
  type ExplorablePart,
  listNearParts,
  type PartStep,
  stepToPart,
} from '@relievo/graphic/explore';
import type { Drawing } from '@relievo/graphic/model';
import { createPartNote, type Tone } from '../lib/sound/part-note.ts';
import { playScore } from '../lib/sound/play-score.ts';
import { vibrateFor } from '../lib/sound/vibrate.ts';
import { createBrailleName } from './braille-name.ts';
import { find } from './find.ts';
import { describeNear, describePart, ENDS } from './part-words.ts';
import { leadBack } from './said-field.ts';
import { createSpeaker } from './speaker.ts';
import { createUnknownKeys } from './unknown-keys.ts';

export interface DrawnParts extends Explorable {
  readonly toneOf: (id: string) => Tone | null;
}

type Asked = PartStep | 'near' | 'repeat' | 'review' | 'braille' | 'speech' | 'sound' | 'help';

/** The keys that the page of a drawing has as well. */
const KEYS: Readonly<Record<string, readonly [command: Asked, does: string]>> = {
  ArrowLeft: ['left', 'The next part to the left'],
  ArrowRight: ['right', 'The next part to the right'],
  ArrowUp: ['up', 'The next part above'],
  ArrowDown: ['down', 'The next part below'],
  PageDown: ['next', 'The next part in order'],
  PageUp: ['previous', 'The part before in order'],
  Home: ['first', 'The first part'],
  End: ['last', 'The last part'],
  Enter: ['in', 'Into a part that is made of parts'],
  Backspace: ['out', 'Out to the part around it'],
  n: ['near', 'What is near, on which side and how far'],
  ' ': ['repeat', 'Say and play it again'],
  r: ['review', 'To what was said, and back'],
  b: ['braille', 'Braille line on or off'],
  s: ['sound', 'Sound on or off'],
  t: ['speech', 'Speech on or off'],
  h: ['help', 'These keys'],
};

const VOLUME = 0.8;
const MOST_NEAR = 3;
/** Shortly, whatever the part is. */
const SHAKE = 0.2;
/** Half of a fingertip, in millimetres of the sheet. */
const REACH = 4;

/** Binds keys, buttons, the list and the picture of the page to the parts of a drawing. */
export function exploreDrawing(
  drawn: DrawnParts,
  { sheet, language }: Pick<Drawing, 'sheet' | 'language'>,
): void {
  const { parts, partAt } = drawn;
  const walk = find('walk', HTMLElement);
  const picture = find('picture', HTMLImageElement);
  const speaker = createSpeaker(language);
  const braille = createBrailleName(language);
  const tellUnknown = createUnknownKeys(walk, (words) => speaker.say(words, true));
  let chosen: string | null = null;
  let isHeard = true;

  const nameOf = (id: string): string => parts.find((part) => part.id === id)?.name ?? '';
  const arrive = (part: ExplorablePart) => {
    chosen = part.id;
    braille.show(part.name);
    speaker.say(describePart(part, nameOf), true);
    if (!isHeard) return;
    vibrateFor(SHAKE);
    const note = createPartNote(part, sheet, drawn.toneOf(part.id));
    try {
      playScore({ duration: note.duration, events: [note] }, VOLUME, () => {});
    } catch {
      // What cannot be heard here is said all the same.
    }
  };
  const perform = (command: Asked) => {
    const here = parts.find(({ id }) => id === chosen);
    if (command === 'help') openHelp();
    else if (command === 'speech') speaker.toggle();
    else if (command === 'sound') {
      isHeard = !isHeard;
      speaker.tell(`Sound is ${isHeard ? 'on' : 'off'}`);
    } else if (command === 'braille')
      speaker.tell(`The braille line is ${braille.toggle() ? 'on, below what was said' : 'off'}`);
    else if (command === 'review') find('review', HTMLElement).focus();
    else if (command === 'repeat') {
      if (here) arrive(here);
      else speaker.say('Go to a part first.', true);
    } else if (command === 'near')
      speaker.say(
        here ? describeNear(listNearParts(drawn, here.id, MOST_NEAR)) : 'Go to a part first.',
        true,
      );
    else {
      const part = stepToPart(parts, chosen, command);
      if (part) arrive(part);
      else speaker.say(ENDS[command], true);
    }
  };
  leadBack('review', ['r', 'escape'], walk);
  leadBack('name-cells', ['escape'], walk);
  walk.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const [command] = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? [];
    if (!command) return tellUnknown(event);
    event.preventDefault();
    perform(command);
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-step]'))
    button.addEventListener('click', () => perform(button.dataset['step'] as Asked));
  // A finger that slides over the picture meets what lies under it.
  picture.addEventListener('pointermove', ({ offsetX, offsetY }) => {
    const scale = sheet.width / picture.clientWidth;
    const part = partAt({ x: offsetX * scale, y: offsetY * scale }, REACH);
    if (part && part.id !== chosen) arrive(part);
  });
  find('part-list', HTMLElement).append(
    ...parts.map((part) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = part.name;
      button.lang = language;
      button.addEventListener('click', () => arrive(part));
      const item = document.createElement('li');
      item.append(button);
      return item;
    }),
  );
  find('keys', HTMLElement).textContent = find('drawing-keys', HTMLTemplateElement).content.textContent;
  find('key-list', HTMLElement).append(
    ...Object.entries(KEYS).flatMap(([key, [, does]]) => [
      createText('dt', key === ' ' ? 'Space' : key),
      createText('dd', does),
    ]),
  );
  find('drawing-tools', HTMLElement).hidden = false;
  find('explorer', HTMLElement).hidden = false;
}

function openHelp(): void {
  const help = find('help', HTMLDetailsElement);
  help.open = true;
  help.querySelector('summary')?.focus();
}

function createText(name: 'dt' | 'dd', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
