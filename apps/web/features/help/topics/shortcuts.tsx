import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from './topic.ts';

export const shortcutsTopic: HelpTopic = {
  id: 'shortcuts',
  title: msg`Use, change or switch off keyboard shortcuts`,
  summary: msg`Press the question mark to hear them all and to choose keys of your own.`,
  words: msg`keys hotkeys alt ctrl question mark remap speech input command palette find`,
  Body: () => (
    <>
      <p>
        <Trans>
          Press <kbd>?</kbd> outside a text field. A window opens, and all shortcuts that work now are said.
        </Trans>
      </p>
      <p>
        <Trans>
          Press <kbd>Ctrl</kbd> and <kbd>K</kbd>, on a Mac <kbd>Command</kbd> and <kbd>K</kbd>, to find
          everything that can be done here by its words: type some of them, go to a command with the arrow
          keys, and press Enter. What you used last stands first.
        </Trans>
      </p>
      <p>
        <Trans>To have other keys for a shortcut:</Trans>
      </p>
      <ol>
        <li>
          <Trans>Move to the shortcut that you want to change and choose Change.</Trans>
        </li>
        <li>
          <Trans>Press the keys that you want instead. Escape leaves it as it was.</Trans>
        </li>
        <li>
          <Trans>If another shortcut has these keys already, you are told and nothing changes.</Trans>
        </li>
      </ol>
      <p>
        <Trans>
          If you speak to your computer or your screen reader uses the same keys, switch the shortcuts off at
          the top of that window. Everything they do can be done without them.
        </Trans>
      </p>
    </>
  ),
};
