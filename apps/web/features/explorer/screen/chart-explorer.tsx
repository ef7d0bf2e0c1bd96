import { Trans, useLingui } from '@lingui/react/macro';
import type { ExplorerCommand } from '@relievo/chart';
import type { ChartContent } from '@relievo/contracts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useStore } from '../../../lib/stores/use-store.ts';
import { BrailleLine } from '../braille/braille-line.tsx';
import '../explorer.css';
import { explorerSettings } from '../options/explorer-settings.ts';
import { HelpDialog } from '../options/help-dialog.tsx';
import { OptionsDialog } from '../options/options-dialog.tsx';
import { useToggles } from '../options/use-toggles.ts';
import { TouchBoard } from '../touch/touch-board.tsx';
import { AskField } from '../walk/ask-field.tsx';
import { ExplorerTools } from '../walk/explorer-tools.tsx';
import { type Question, useExplorer } from '../walk/use-explorer.ts';

interface ChartExplorerProps {
  chart: ChartContent;
  /** Where the description and the data table are, for the keys that go there. */
  onGoTo: (place: 'info' | 'table') => void;
}

/** A chart point by point: by keys, by touch and on a braille display, in words and in sound. */
export function ChartExplorer({ chart, onGoTo }: ChartExplorerProps) {
  const { t } = useLingui();
  const { hasBraille } = useStore(explorerSettings);
  const place = useRef<HTMLDivElement>(null);
  const review = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<'help' | 'options' | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const toggle = useToggles();
  const perform = (command: ExplorerCommand) => {
    if (command === 'help' || command === 'options') setOpen(command);
    else if (command === 'info' || command === 'table') onGoTo(command);
    else if (command === 'go_to' || command === 'filter') setQuestion(command);
    else if (command === 'review')
      (document.activeElement === review.current ? place : review).current?.focus();
    else toggle(command);
  };
  const explorer = useExplorer(chart, perform);
  const back = () => {
    setQuestion(null);
    place.current?.focus();
  };
  const pressInReview = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key.toLowerCase() !== 'r') return;
    event.preventDefault();
    place.current?.focus();
  };
  return (
    <>
      <h3 id="chart-points">
        <Trans>Point by point</Trans>
      </h3>
      <p id="chart-keys">
        <Trans>
          Use the left and right arrow keys to move between points, and up and down to move between series.
          Home and End go to the first and last point, [ and ] to the lowest and highest value. Press H for
          all keys.
        </Trans>
      </p>
      {/* An application, so that screen readers leave the keys to it, as they do with charts elsewhere. */}
      <div
        ref={place}
        className="chart-walk"
        role="application"
        aria-labelledby="chart-points"
        aria-describedby="chart-keys"
        tabIndex={0}
        onKeyDown={explorer.press}
      >
        <p lang={explorer.words ? chart.language : undefined}>
          {explorer.words || t`Press the right arrow key to start.`}
        </p>
      </div>
      {question ? (
        <AskField
          question={question}
          onCancel={back}
          onAnswer={(text) => {
            back();
            explorer.answer(question, text);
          }}
        />
      ) : null}
      <ExplorerTools explorer={explorer} onPerform={perform} />
      {explorer.words ? (
        <div className="field">
          <label htmlFor="explorer-review">{t`What was said`}</label>
          <input
            ref={review}
            id="explorer-review"
            className="input"
            readOnly
            lang={chart.language}
            value={explorer.words}
            onKeyDown={pressInReview}
          />
        </div>
      ) : null}
      <TouchBoard explorer={explorer} />
      {hasBraille ? <BrailleLine explorer={explorer} onPress={explorer.press} /> : null}
      <HelpDialog isOpen={open === 'help'} onClose={() => setOpen(null)} />
      <OptionsDialog isOpen={open === 'options'} onClose={() => setOpen(null)} />
    </>
  );
}
