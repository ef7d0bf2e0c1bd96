import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  CircleQuestionMark,
  LocateFixed,
  SkipBack,
  SkipForward,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { textOf } from '../../../lib/speaking/phrase.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { KeyPlace } from '../../../ui/actions/key-place.tsx';
import { BrailleName } from '../../../ui/said/braille-name.tsx';
import { Phrases } from '../../../ui/said/phrases.tsx';
import { SaidField } from '../../../ui/said/said-field.tsx';
import type { Parts } from '../query/parts-query.ts';
import { PartHelp } from './part-help.tsx';
import { findPartCommand, type PartCommand } from './part-keys.ts';
import { usePartWalk } from './use-part-walk.ts';

const ICON = { 'aria-hidden': true, size: 20 } as const;

interface PartWalkProps {
  parts: Parts;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** A drawing part by part: to what lies on a side, in order, and in and out of groups, in words and in sound. */
export function PartWalk({ parts, chosen, onChoose }: PartWalkProps) {
  const { t } = useLingui();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const review = useRef<HTMLDivElement>(null);
  const { words, here, hasBraille, perform } = usePartWalk(parts, chosen, onChoose);
  const hasWords = textOf(words) !== '';
  const press = (event: KeyboardEvent) => {
    const command = findPartCommand(event);
    if (!command) return;
    event.preventDefault();
    run(command);
  };
  const run = (command: PartCommand) => {
    if (command === 'help') setIsHelpOpen(true);
    else if (command === 'review') review.current?.focus();
    else perform(command);
  };
  const pressInReview = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key.toLowerCase() !== 'r') return;
    event.preventDefault();
    place.current?.focus();
  };
  const tool = (command: PartCommand, label: string, icon: ReactNode) => (
    <IconButton label={label} icon={icon} onPress={() => run(command)} />
  );
  return (
    <section className="flow part-section" role="group" aria-labelledby="part-by-part">
      <h2 id="part-by-part">
        <Trans>Part by part</Trans>
      </h2>
      <p id="part-keys">
        <Trans>
          Use the arrow keys to go to the nearest part on that side, and page up and page down to go through
          all parts in order. Press N for what is near, and H for all keys.
        </Trans>
      </p>
      <KeyPlace
        ref={place}
        around={t`Drawing`}
        className="part-walk"
        aria-labelledby="part-by-part"
        aria-describedby="part-keys"
        help={t`Press H for all keys.`}
        onKeyDown={press}
      >
        <p>{hasWords ? <Phrases said={words} /> : t`Press an arrow key to start.`}</p>
      </KeyPlace>
      {hasWords ? (
        <SaidField label={t`What was said`} field={review} said={words} onKeyDown={pressInReview} />
      ) : null}
      {hasBraille ? <BrailleName name={here?.name ?? ''} language={parts.language} /> : null}
      <div className="part-tools" role="group" aria-label={t`Move through the drawing`}>
        {tool('left', t`To the left`, <ArrowLeft {...ICON} />)}
        {tool('right', t`To the right`, <ArrowRight {...ICON} />)}
        {tool('up', t`Up`, <ArrowUp {...ICON} />)}
        {tool('down', t`Down`, <ArrowDown {...ICON} />)}
        {tool('previous', t`Part before`, <SkipBack {...ICON} />)}
        {tool('next', t`Next part`, <SkipForward {...ICON} />)}
        <Button icon={<LocateFixed {...ICON} />} onPress={() => run('near')}>
          <Trans>What is near</Trans>
        </Button>
        <Button icon={<CircleQuestionMark {...ICON} />} onPress={() => run('help')}>
          <Trans>Keys</Trans>
        </Button>
      </div>
      <PartHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </section>
  );
}
