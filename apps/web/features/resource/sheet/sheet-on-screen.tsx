import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { hasOwnVoice } from '../../../lib/speaking/own-voice.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Phrases } from '../../../ui/said/phrases.tsx';
import type { Parts } from '../query/parts-query.ts';
import './sheet-on-screen.css';
import { SheetParts } from './sheet-parts.tsx';
import { useLaidSheet } from './use-laid-sheet.ts';

interface SheetOnScreenProps {
  parts: Parts;
  isOpen: boolean;
  onClose: () => void;
}

/** A printed sheet on the screen of a tablet: once it is known where it lies, every part says and sounds what it is. */
export function SheetOnScreen({ isOpen, onClose, parts }: SheetOnScreenProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`A printed sheet on this screen`} shape="whole" isOpen={isOpen} onClose={onClose}>
      <Laid parts={parts} />
    </Dialog>
  );
}

function Laid({ parts }: { parts: Parts }) {
  const { t } = useLingui();
  const field = useRef<HTMLDivElement>(null);
  const { words, laid, lack, hasVoice, setHasVoice, press, move, lift, layIn, layAnew, meetPart } =
    useLaidSheet(parts);
  return (
    <div className="sheet-on-screen">
      <p id="sheet-how">
        <Trans>
          Print the sheet as large as fits into the field below, and lay it there. Touch three of its corners;
          any size works then. With a screen reader on, put the sheet into the lower left corner of the field
          and press the button for that instead. Then each part is a button at its place: slide a finger over
          the sheet to hear the parts, and double-tap to hear more.
        </Trans>
      </p>
      <div className="sheet-tools">
        <Button onPress={() => field.current && layIn(field.current)}>
          <Trans>The sheet is in the lower left corner</Trans>
        </Button>
        <Button onPress={layAnew}>
          <Trans>Lay the sheet again</Trans>
        </Button>
        {hasOwnVoice() ? (
          <Switch isSelected={hasVoice} onChange={setHasVoice}>
            <Trans>Speak with the voice of this device</Trans>
          </Switch>
        ) : null}
      </div>
      <div
        ref={field}
        className="sheet-place"
        role="group"
        aria-label={t`Field for the sheet`}
        aria-describedby="sheet-how"
        // Before the buttons of the parts, which keep a press for themselves.
        onPointerDownCapture={press}
        onPointerMove={move}
        onPointerUpCapture={lift}
        onPointerCancelCapture={lift}
        // A finger that feels does not focus a part: its name would be heard beside the message.
        onMouseDownCapture={(event) => event.preventDefault()}
      >
        <p className="sheet-words">
          <Phrases said={words} />
        </p>
        {/* In the field, because a line above it would move the field away from under the sheet. */}
        {lack ? <p>{lack}</p> : null}
        {laid ? <SheetParts parts={parts} {...laid} onMeet={meetPart} /> : null}
      </div>
    </div>
  );
}
