import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Gauge, Pause, Play, SkipBack, SkipForward, Square } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDevice } from '../../lib/layout/breakpoints.ts';
import { changeSettings, settingsStore } from '../../lib/settings/display.ts';
import { useStore } from '../../lib/stores/use-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import {
  goOnReading,
  moveReading,
  pauseReading,
  type Reading,
  readingStore,
  startReading,
  stopReading,
} from './read-aloud.ts';
import { READ_ALOUD_PLACE } from './read-aloud-place.tsx';
import './read-aloud-bar.css';

const ICON = { 'aria-hidden': true, size: 20 } as const;

/**
 * What is read now, and the buttons that hold it, move it and end it: at the lower edge of the window, or on a phone below
 * the header, as low as it can be, so that it has a place of its own and nobody looks for it at the end of the page.
 */
export function ReadAloudBar() {
  const { t } = useLingui();
  const reading = useStore(readingStore);
  const isPhone = useDevice() === 'mobile';
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const page = document.querySelector('main');
    if (page) startReading(page);
  }, []);
  // Another page is another text.
  useEffect(() => (path ? stopReading : undefined), [path]);
  if (!reading) return null;
  const place = isPhone ? document.getElementById(READ_ALOUD_PLACE) : null;
  const bar = (
    <section className="read-aloud screen-only" aria-label={t`Read aloud`}>
      <p className="read-aloud-words">
        <ReadingState reading={reading} />
      </p>
      {place ? <SmallTools reading={reading} /> : <Tools reading={reading} />}
    </section>
  );
  return place ? createPortal(bar, place) : bar;
}

/** What each button does, and in which order they are. */
function useReadingSteps({ state }: Reading) {
  const { t } = useLingui();
  const isReading = state === 'reading';
  return [
    { label: t`Paragraph before`, icon: <SkipBack {...ICON} />, act: () => moveReading(-1) },
    {
      label: isReading ? t`Pause` : t`Go on reading`,
      icon: isReading ? <Pause {...ICON} /> : <Play {...ICON} />,
      act: isReading ? pauseReading : goOnReading,
      isMain: true,
    },
    { label: t`Next paragraph`, icon: <SkipForward {...ICON} />, act: () => moveReading(1) },
    { label: t`Stop reading`, icon: <Square {...ICON} />, act: stopReading },
  ] satisfies readonly { label: string; icon: ReactNode; act: () => void; isMain?: boolean }[];
}

function Tools({ reading }: { reading: Reading }) {
  const steps = useReadingSteps(reading);
  return (
    <div className="read-aloud-tools">
      {steps.map(({ label, icon, act, isMain }, place) => (
        // The buttons stay where they are: pausing changes the words of one, and the focus stays on it.
        <Button key={String(place)} {...(isMain ? { variant: 'primary' } : {})} icon={icon} onPress={act}>
          {label}
        </Button>
      ))}
      <SpeedField />
    </div>
  );
}

/** In one row, and the speed below it for whoever asks: the rest of a small screen is for the text. */
function SmallTools({ reading }: { reading: Reading }) {
  const { t } = useLingui();
  const steps = useReadingSteps(reading);
  const [hasSpeed, setHasSpeed] = useState(false);
  return (
    <>
      <div className="read-aloud-tools">
        {steps.map(({ label, icon, act }, place) => (
          <IconButton key={String(place)} label={label} icon={icon} onPress={act} />
        ))}
        <IconButton
          label={t`Speed of the voice`}
          icon={<Gauge {...ICON} />}
          aria-expanded={hasSpeed}
          onPress={() => setHasSpeed(!hasSpeed)}
        />
      </div>
      {hasSpeed ? <SpeedField /> : null}
    </>
  );
}

function SpeedField() {
  const { t, i18n } = useLingui();
  const { readAloudSpeed } = useStore(settingsStore);
  return (
    <Slider
      label={t`Speed of the voice`}
      value={readAloudSpeed}
      from={0.5}
      to={2}
      step={0.25}
      format={(speed) => i18n.number(speed, { style: 'percent' })}
      onChange={(speed) => changeSettings({ readAloudSpeed: speed })}
    />
  );
}

function ReadingState({ reading: { at, passages, state, withoutVoice } }: { reading: Reading }) {
  const { t, i18n } = useLingui();
  const place = at + 1;
  const count = passages.length;
  if (withoutVoice) {
    const language =
      new Intl.DisplayNames([i18n.locale], { type: 'language' }).of(withoutVoice) ?? withoutVoice;
    return (
      <Trans>
        Paragraph {place} of {count} is not read: this device has no voice for {language}. Add one in the
        device’s speech settings, or go on with the next paragraph.
      </Trans>
    );
  }
  return state === 'reading'
    ? t`Reading paragraph ${place} of ${count}`
    : t`Paused at paragraph ${place} of ${count}`;
}
