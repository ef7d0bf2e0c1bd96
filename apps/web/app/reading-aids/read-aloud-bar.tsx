import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Pause, Play, SkipBack, SkipForward, Square } from 'lucide-react';
import { useEffect } from 'react';
import { changeSettings, settingsStore } from '../../lib/settings/display.ts';
import { useStore } from '../../lib/stores/use-store.ts';
import { Button } from '../../ui/actions/button.tsx';
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
import './read-aloud-bar.css';

/** What is read now, and the buttons that hold it, move it and end it. */
export function ReadAloudBar() {
  const { t, i18n } = useLingui();
  const reading = useStore(readingStore);
  const { readAloudSpeed } = useStore(settingsStore);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const page = document.querySelector('main');
    if (page) startReading(page);
  }, []);
  // Another page is another text.
  useEffect(() => (path ? stopReading : undefined), [path]);
  if (!reading) return null;
  const isReading = reading.state === 'reading';
  return (
    <section className="read-aloud screen-only" aria-label={t`Read aloud`}>
      <p className="read-aloud-words">
        <ReadingState reading={reading} />
      </p>
      <div className="read-aloud-tools">
        <Button icon={<SkipBack aria-hidden="true" size={20} />} onPress={() => moveReading(-1)}>
          <Trans>Paragraph before</Trans>
        </Button>
        <Button
          variant="primary"
          icon={isReading ? <Pause aria-hidden="true" size={20} /> : <Play aria-hidden="true" size={20} />}
          onPress={isReading ? pauseReading : goOnReading}
        >
          {isReading ? t`Pause` : t`Go on reading`}
        </Button>
        <Button icon={<SkipForward aria-hidden="true" size={20} />} onPress={() => moveReading(1)}>
          <Trans>Next paragraph</Trans>
        </Button>
        <Button icon={<Square aria-hidden="true" size={20} />} onPress={stopReading}>
          <Trans>Stop reading</Trans>
        </Button>
        <Slider
          label={t`Speed of the voice`}
          value={readAloudSpeed}
          from={0.5}
          to={2}
          step={0.25}
          format={(speed) => i18n.number(speed, { style: 'percent' })}
          onChange={(speed) => changeSettings({ readAloudSpeed: speed })}
        />
      </div>
    </section>
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
