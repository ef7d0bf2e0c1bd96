import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from './topic.ts';

export const shortcutsTopic: HelpTopic = {
  id: 'shortcuts',
  title: msg`Use, change or turn off keyboard shortcuts`,
  summary: msg`Press the question mark to list the shortcuts and to choose your own.`,
  words: msg`keys hotkeys alt ctrl question mark remap speech input command palette find`,
  Body: () => (
    <>
      <p>
        <Trans>
          Press <kbd>?</kbd> outside a text field. A window opens, and the shortcuts on this page are
          announced.
        </Trans>
      </p>
      <p>
        <Trans>
          Press <kbd>Ctrl</kbd> and <kbd>K</kbd>, on a Mac <kbd>Command</kbd> and <kbd>K</kbd>, to search all
          commands. Type a few letters, choose a command with the arrow keys and press Enter. Recently used
          commands come first.
        </Trans>
      </p>
      <p>
        <Trans>To change a shortcut:</Trans>
      </p>
      <ol>
        <li>
          <Trans>Go to the shortcut you want to change and choose Change.</Trans>
        </li>
        <li>
          <Trans>Press the new keys. Escape cancels.</Trans>
        </li>
        <li>
          <Trans>If the keys are already used by another shortcut, you are told and nothing changes.</Trans>
        </li>
      </ol>
      <p>
        <Trans>
          If you use speech input, or your screen reader uses the same keys, turn the shortcuts off at the top
          of that window. You can do everything without them.
        </Trans>
      </p>
    </>
  ),
};
