import { Trans, useLingui } from '@lingui/react/macro';
import { apply, type ExplorablePart, measureReach } from '@relievo/graphic';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Parts } from '../query/parts-query.ts';
import { type Corner, findNextCorner, type Laying, NOT_LAID, touchCorner } from './corners.ts';
import { playPart } from './play-part.ts';
import './sheet-on-screen.css';

/** In pixels: how far from a line a finger is still on it. */
const FINGER = 12;

interface SheetOnScreenProps {
  parts: Parts;
  onClose: () => void;
}

/** A printed sheet on the screen of a tablet: three of its corners are touched, then every part says and sounds what it is. */
export function SheetOnScreen({ parts, onClose }: SheetOnScreenProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [laying, setLaying] = useState<Laying>(NOT_LAID);
  const [met, setMet] = useState<ExplorablePart | null>(null);
  const asks: Readonly<Record<Corner, string>> = {
    topLeft: t`Touch the top left corner of the sheet.`,
    topRight: t`Touch the top right corner of the sheet.`,
    bottomLeft: t`Touch the bottom left corner of the sheet.`,
  };
  const tell = (now: Laying) => {
    const next = findNextCorner(now);
    if (next === null) return t`The sheet is known. Touch its parts to hear what they are.`;
    return now.isWrong ? t`These corners are too close to one line. ${asks[next]}` : asks[next];
  };
  useEffect(() => {
    place.current?.focus();
    announce(asks.topLeft, 'exploring');
    // Once, when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const touch = ({ clientX: x, clientY: y }: PointerEvent) => {
    const { calibration } = laying;
    if (calibration === null) return;
    const part = parts.partAt(apply(calibration, { x, y }), measureReach(calibration, FINGER));
    if (part?.id === met?.id) return;
    setMet(part);
    if (!part) return;
    announce(part.description ? `${part.name}. ${part.description}` : part.name, 'exploring');
    playPart(parts.toneOf(part.id));
  };
  const begin = (event: PointerEvent) => {
    if (laying.calibration !== null) return touch(event);
    const next = touchCorner(laying, { x: event.clientX, y: event.clientY }, parts.sheet);
    setLaying(next);
    announce(tell(next), 'exploring');
  };
  const words = met && laying.calibration !== null ? met.name : tell(laying);
  return (
    <div
      ref={place}
      className="sheet-on-screen"
      role="application"
      aria-label={t`A printed sheet on the screen`}
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={touch}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <p className="sheet-words" lang={met ? parts.language : undefined}>
        {words}
      </p>
      <div className="sheet-tools" onPointerDown={(event) => event.stopPropagation()}>
        <Button
          onPress={() => {
            setMet(null);
            setLaying(NOT_LAID);
            announce(asks.topLeft, 'exploring');
          }}
        >
          <Trans>Lay it anew</Trans>
        </Button>
        <Button variant="primary" onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}
