import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ExplorerCommand, WORDINGS } from '@relievo/chart/explore';
import { announce } from '../../../lib/speaking/announcer.ts';
import { changeExplorer, changeSound, explorerSettings } from './explorer-settings.ts';
import { toSpeed, WORDING_WORDS } from './option-words.ts';

/** The keys that change how one explores; each says what is so from now on. */
export function useToggles(): (command: ExplorerCommand) => void {
  const { i18n } = useLingui();
  return (command) => {
    const { isSpoken, isHeard, hasBraille, wording, sound } = explorerSettings.get();
    const say = (words: MessageDescriptor) => announce(i18n._(words), 'exploring');
    if (command === 'text') {
      changeExplorer({ isSpoken: !isSpoken });
      say(isSpoken ? msg`Speech is off` : msg`Speech is on`);
    } else if (command === 'sound') {
      changeExplorer({ isHeard: !isHeard });
      say(isHeard ? msg`Sound is off` : msg`Sound is on`);
    } else if (command === 'braille') {
      changeExplorer({ hasBraille: !hasBraille });
      say(hasBraille ? msg`The braille line is off` : msg`The braille line is on, below the points`);
    } else if (command === 'wording') {
      const next = WORDINGS[(WORDINGS.indexOf(wording) + 1) % WORDINGS.length] ?? 'normal';
      changeExplorer({ wording: next });
      const label = WORDING_WORDS.find(({ id }) => id === next)?.label;
      if (label) say(label);
    } else if (command === 'slower' || command === 'faster') {
      const speed = toSpeed(Math.min(5, Math.max(1, sound.speed + (command === 'faster' ? 1 : -1))));
      changeSound({ speed });
      say(msg`Speed ${speed} of 5`);
    }
  };
}
