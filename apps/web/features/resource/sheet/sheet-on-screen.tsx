import { Trans, useLingui } from '@lingui/react/macro';
import { hasOwnVoice } from '../../../lib/speaking/own-voice.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { KeyPlace } from '../../../ui/actions/key-place.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { Parts } from '../query/parts-query.ts';
import './sheet-on-screen.css';
import { useLaidSheet } from './use-laid-sheet.ts';

interface SheetOnScreenProps {
  parts: Parts;
  isOpen: boolean;
  onClose: () => void;
}

/** A printed sheet on the screen of a tablet: three of its corners are touched, then every part says and sounds what it is. */
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
  const { words, isOfSheet, hasVoice, setHasVoice, press, move, layAnew } = useLaidSheet(parts);
  return (
    <div className="sheet-on-screen">
      <p id="sheet-how">
        <Trans>
          Print the sheet as large as fits on this screen, and lay it on the field below. Any size works. A
          screen reader keeps touches for itself: switch it off, or let its gestures through, while you feel
          the sheet.
        </Trans>
      </p>
      {hasOwnVoice() ? (
        <Switch isSelected={hasVoice} onChange={setHasVoice}>
          <Trans>Speak with the voice of this device</Trans>
        </Switch>
      ) : null}
      <KeyPlace
        around={t`Drawing`}
        className="sheet-place"
        aria-label={t`Field for the sheet`}
        aria-describedby="sheet-how"
        onPointerDown={press}
        onPointerMove={move}
      >
        <p className="sheet-words" lang={isOfSheet ? parts.language : undefined}>
          {words}
        </p>
      </KeyPlace>
      <p>
        <Button onPress={layAnew}>
          <Trans>Lay the sheet again</Trans>
        </Button>
      </p>
    </div>
  );
}
