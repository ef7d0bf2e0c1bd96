import { msg } from '@lingui/core/macro';
import { shareOf } from '@relievo/words';
import type { Command } from '../../../lib/commands/command.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { i18n } from '../../../lib/words/i18n.ts';
import { createQuantityWords } from '../../../lib/words/use-quantities.ts';
import type { Editor } from '../state/editor.ts';
import { findZoom } from '../state/zooms.ts';

/** How large the sheet is on the screen. */
export function createZoomCommands(editor: Editor): readonly Command[] {
  const zoom = () => editor.store.get().zoom;
  const zoomTo = (next: number | undefined) => {
    if (next === undefined) return;
    editor.set({ zoom: next });
    announce(i18n._(msg`Zoom ${createQuantityWords(i18n).share(shareOf(next, 1), 0)}`));
  };
  return [
    {
      name: 'zoom-in',
      label: msg`Zoom in`,
      group: 'view',
      keys: 'Alt+ArrowUp',
      when: () => findZoom(zoom(), 1) !== undefined,
      perform: () => zoomTo(findZoom(zoom(), 1)),
    },
    {
      name: 'zoom-out',
      label: msg`Zoom out`,
      group: 'view',
      keys: 'Alt+ArrowDown',
      when: () => findZoom(zoom(), -1) !== undefined,
      perform: () => zoomTo(findZoom(zoom(), -1)),
    },
    {
      name: 'zoom-whole',
      label: msg`Show the whole sheet`,
      group: 'view',
      keys: 'Alt+0',
      perform: () => zoomTo(1),
    },
  ];
}
