import { useLingui } from '@lingui/react/macro';
import { callOf, kindOf, listThingsAt } from '@relievo/graphic/editing';
import type { Point } from '@relievo/graphic/model';
import { markAuthorsWords } from '@relievo/words';
import type { KeyboardEvent } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { toPhrases } from '../../../lib/speaking/phrase.ts';
import { useThingWords } from '../../../lib/words/use-thing-words.ts';
import { cursorOf, type Editor } from '../state/editor.ts';
import { soundThings } from '../state/sound-things.ts';

/** Millimetres at a key press; with Shift, the width of a line. */
const STEP = 5;
const SMALL_STEP = 1;
/** As wide as the tip of a finger reads. */
export const REACH = 2;

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A finger for the keyboard: it goes over the sheet, and what it meets is said. */
export function useSheetCursor(editor: Editor) {
  const { t } = useLingui();
  const { call } = useThingWords();
  const say = (point: Point) => {
    const { drawing } = editor.store.get().history;
    const met = listThingsAt(drawing, point, REACH);
    if (editor.store.get().isSounding) soundThings(met);
    const place = `${point.x}, ${point.y}`;
    if (met.length === 0) return announce(t`Empty. ${place}`, 'exploring');
    const things = met.map((item) => call(kindOf(item), markAuthorsWords(callOf(item))));
    announce(toPhrases(`${things.join(', ')}. ${place}`, drawing.language), 'exploring');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { drawing } = editor.store.get().history;
    const { width, height } = drawing.sheet;
    const here = cursorOf(editor.store.get());
    const way = WAYS[event.key];
    if (way) {
      event.preventDefault();
      const step = event.shiftKey ? SMALL_STEP : STEP;
      const next = {
        x: Math.min(width, Math.max(0, here.x + way[0] * step)),
        y: Math.min(height, Math.max(0, here.y + way[1] * step)),
      };
      editor.set({ cursor: next });
      say(next);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const [met] = listThingsAt(drawing, here, REACH);
      if (!met) return say(here);
      editor.choose([met.id]);
      const thing = call(kindOf(met), markAuthorsWords(callOf(met)));
      announce(toPhrases(t`Selected: ${thing}`, drawing.language));
    }
  };
  return { onKeyDown };
}
