import { Trans, useLingui } from '@lingui/react/macro';
import { type ExplorerCommand, keysOf, type Spot } from '@relievo/chart/explore';
import type { ChartContent } from '@relievo/contracts/library/files';
import { type KeyboardEvent, useRef, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { tellKeys } from '../../../lib/words/key-words.ts';
import { KeyPlace } from '../../../ui/actions/key-place.tsx';
import { Phrases } from '../../../ui/said/phrases.tsx';
import { SaidField } from '../../../ui/said/said-field.tsx';
import { BrailleLine } from '../braille/braille-line.tsx';
import '../explorer.css';
import { MarkList } from '../marks/mark-list.tsx';
import { NoteField } from '../marks/note-field.tsx';
import { useMarks } from '../marks/use-marks.ts';
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
  resourceId: string | undefined;
  /** Where the description and the data table are, for the keys that go there. */
  onGoTo: (place: 'info' | 'table') => void;
}

/** A chart point by point: by keys, by touch and on a braille display, in words and in sound. */
export function ChartExplorer({ chart, resourceId, onGoTo }: ChartExplorerProps) {
  const { t, i18n } = useLingui();
  const { hasBraille, keys } = useStore(explorerSettings);
  const helpKey = tellKeys(keysOf('help', keys), i18n);
  const place = useRef<HTMLDivElement>(null);
  const review = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'help' | 'options' | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const toggle = useToggles();
  const marks = useMarks(chart, resourceId);
  const [noted, setNoted] = useState<Spot | null>(null);
  const perform = (command: ExplorerCommand) => {
    if (command === 'help' || command === 'options') setOpen(command);
    else if (command === 'info' || command === 'table') onGoTo(command);
    else if (command === 'go_to' || command === 'filter') setQuestion(command);
    else if (command === 'review')
      (document.activeElement === review.current ? place : review).current?.focus();
    else if (command === 'mark' || command === 'next_mark' || command === 'note') performMark(command);
    else toggle(command);
  };
  const performMark = (command: 'mark' | 'next_mark' | 'note') => {
    const spot = explorer.spot ?? { series: 0, point: 0 };
    if (!marks) announce(t`Sign in and open the chart in the library to mark points.`, 'exploring');
    else if (command === 'mark') marks.toggle(spot);
    else if (command === 'note') setNoted(spot);
    else {
      const next = marks.findNext(spot);
      if (next) explorer.arrive(next, true);
      else announce(t`No point is marked.`, 'exploring');
    }
  };
  const explorer = useExplorer(chart, perform, (spot) => marks?.tellAt(spot) ?? '');
  const back = () => {
    setQuestion(null);
    setNoted(null);
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
      <KeyPlace
        ref={place}
        around={t`Chart`}
        className="chart-walk"
        aria-labelledby="chart-points"
        aria-describedby="chart-keys"
        help={t`Press ${helpKey} for all keys.`}
        onKeyDown={explorer.press}
      >
        <p>
          {explorer.words.length > 0 ? (
            <Phrases said={explorer.words} />
          ) : (
            t`Press the right arrow key to start.`
          )}
        </p>
      </KeyPlace>
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
      {noted && marks ? <NoteField chart={chart} marks={marks} spot={noted} onDone={back} /> : null}
      <ExplorerTools
        explorer={explorer}
        onPerform={perform}
        isMarked={marks && marks.isMarked(explorer.spot ?? { series: 0, point: 0 })}
      />
      {marks ? (
        <MarkList
          chart={chart}
          marks={marks}
          onGoTo={(spot) => {
            place.current?.focus();
            explorer.arrive(spot, true);
          }}
          onRemoved={() => place.current?.focus()}
        />
      ) : null}
      {explorer.words.length > 0 ? (
        <SaidField label={t`What was said`} field={review} said={explorer.words} onKeyDown={pressInReview} />
      ) : null}
      <TouchBoard explorer={explorer} />
      {hasBraille ? <BrailleLine explorer={explorer} onPress={explorer.press} /> : null}
      <HelpDialog isOpen={open === 'help'} onClose={() => setOpen(null)} />
      <OptionsDialog isOpen={open === 'options'} onClose={() => setOpen(null)} />
    </>
  );
}
