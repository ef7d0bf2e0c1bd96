import { msg } from '@lingui/core/macro';
import type { EditMessage } from '@relievo/graphic/editing';
import {
  drawCellsAt,
  findNextStop,
  tellBetween,
  tellFull,
  tellMeeting,
  tellNear,
  tellSheet,
  tellSince,
  tellStop,
  tellTour,
  tellWhere,
} from '@relievo/graphic/editing/asking';
import type { Command } from '../../../lib/commands/command.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { joinSaid } from '../../../lib/speaking/phrase.ts';
import { cursorOf, DISPLAY_CELLS, type Editor } from '../state/editor.ts';
import { soundThings } from '../state/sound-things.ts';
import { sayStep } from '../state/tell.ts';

/** Questions to the drawing, answered in words. */
export function createQuestions(editor: Editor): readonly Command[] {
  const say = (answer: EditMessage | null) => {
    if (answer) announce(sayStep(answer, 'full', now().drawing.language));
  };
  const now = () => editor.store.get().history;
  const isAnyChosen = () => now().chosen.length > 0;
  return [
    {
      name: 'ask-where',
      label: msg`Where is it?`,
      group: 'view',
      keys: 'Alt+Shift+W',
      when: isAnyChosen,
      perform: () => say(tellWhere(now().drawing, now().chosen)),
    },
    {
      name: 'ask-near',
      label: msg`What is near?`,
      group: 'view',
      keys: 'Alt+Shift+N',
      when: isAnyChosen,
      perform: () => say(tellNear(now().drawing, now().chosen)),
    },
    {
      name: 'ask-overlap',
      label: msg`What does it overlap?`,
      group: 'view',
      keys: 'Shift+F2',
      when: isAnyChosen,
      perform: () => say(tellMeeting(now().drawing, now().chosen)),
    },
    {
      name: 'ask-between',
      label: msg`How far apart are the two selected objects?`,
      group: 'view',
      keys: 'Shift+F3',
      when: () => now().chosen.length === 2,
      perform: () => {
        const [one = '', other = ''] = now().chosen;
        say(tellBetween(now().drawing, one, other));
      },
    },
    {
      name: 'ask-full',
      label: msg`How full is the sheet?`,
      group: 'view',
      keys: 'Shift+F4',
      perform: () => say(tellFull(now().drawing)),
    },
    {
      name: 'ask-sheet',
      label: msg`What is on the sheet?`,
      group: 'view',
      keys: 'Shift+F7',
      perform: () => say(tellSheet(now().drawing)),
    },
    {
      name: 'ask-changed',
      label: msg`What did I change?`,
      group: 'view',
      keys: 'Shift+F8',
      when: () => now().done.length > 0,
      perform: () => {
        const latest = now().done.slice(-3).toReversed();
        const { language } = now().drawing;
        announce(joinSaid(...latest.map(({ message }) => sayStep(message, 'medium', language))));
      },
    },
    {
      name: 'ask-since',
      label: msg`What changed since I opened it?`,
      group: 'view',
      keys: 'Shift+F9',
      perform: () => {
        const { done, drawing } = now();
        say(tellSince(done[0]?.before ?? drawing, drawing));
      },
    },
    ...createTour(editor, say),
  ];
}

/** Over the sheet thing by thing, as hands go over it: each stop is selected, heard and told. */
function createTour(editor: Editor, say: (answer: EditMessage | null) => void): readonly Command[] {
  const drawing = () => editor.store.get().history.drawing;
  const goOn = (by: 1 | -1) => {
    const stop = findNextStop(drawing(), editor.store.get().history.chosen, by);
    if (!stop) return say(tellTour(drawing()));
    editor.choose([stop.id]);
    if (editor.store.get().isSounding) soundThings([stop]);
    say(tellStop(drawing(), stop.id));
  };
  return [
    {
      name: 'tour-next',
      label: msg`Go to the next object of the tour`,
      group: 'view',
      keys: 'Alt+PageDown',
      isHeardInFields: true,
      perform: () => goOn(1),
    },
    {
      name: 'tour-previous',
      label: msg`Go to the previous object of the tour`,
      group: 'view',
      keys: 'Alt+PageUp',
      isHeardInFields: true,
      perform: () => goOn(-1),
    },
    {
      name: 'tour',
      label: msg`Tour of the whole sheet`,
      group: 'view',
      keys: 'Shift+F6',
      perform: () => say(tellTour(drawing())),
    },
    {
      name: 'ask-cells',
      label: msg`What is under the cursor, as braille cells?`,
      group: 'view',
      keys: 'Shift+F11',
      perform: () => {
        announce(drawCellsAt(drawing(), cursorOf(editor.store.get()), DISPLAY_CELLS));
      },
    },
  ];
}
