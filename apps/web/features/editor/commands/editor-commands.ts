import type { Command } from '../../../lib/commands/command.ts';
import type { Editor } from '../state/editor.ts';
import { createArrangeCommands } from './arrange-commands.ts';
import { createDrawCommands } from './draw-commands.ts';
import { createEditCommands, createPanelCommands } from './edit-commands.ts';
import { createPenCommands } from './pen-commands.ts';
import { createQuestions } from './questions.ts';
import { createZoomCommands } from './zoom-commands.ts';

/** Everything that the editor can do, as data: its menus, keys, palette and help are made of this one list. */
export function createEditorCommands(editor: Editor): readonly Command[] {
  return [
    ...createEditCommands(editor),
    ...createDrawCommands(editor),
    ...createPenCommands(editor),
    ...createArrangeCommands(editor),
    ...createQuestions(editor),
    ...createZoomCommands(editor),
    ...createPanelCommands(editor),
  ];
}
