import { Trans, useLingui } from '@lingui/react/macro';
import { TIMBRE_NAMES } from '@relievo/sound';
import { percent } from '@relievo/words';
import { useStore } from '../../../lib/stores/use-store.ts';
import { useQuantities } from '../../../lib/words/use-quantities.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { changeExplorer, changeSound, explorerSettings, PITCH_RANGES } from './explorer-settings.ts';
import { PITCH_RANGE_NAMES, TIMBRE_WORDS, toSpeed, WORDING_WORDS } from './option-words.ts';

/** How the explorer speaks, sounds and writes braille; every change is kept at once. */
export function OptionsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { wording, isSpoken, isHeard, hasBraille, dots, sound } = useStore(explorerSettings);
  const say = useQuantities();
  const range = PITCH_RANGES.find(({ low, high }) => low === sound.pitch.low && high === sound.pitch.high);
  return (
    <Dialog title={t`Options of the explorer`} isOpen={isOpen} onClose={onClose}>
      <div className="explorer-options">
        <RadioGroup
          label={t`How much is said`}
          value={wording}
          onChange={(value) => {
            const chosen = WORDING_WORDS.find(({ id }) => id === value);
            if (chosen) changeExplorer({ wording: chosen.id });
          }}
          options={WORDING_WORDS.map(({ id, label }) => ({ value: id, label: i18n._(label) }))}
        />
        <Switch isSelected={isSpoken} onChange={(is) => changeExplorer({ isSpoken: is })}>
          <Trans>Speak each point</Trans>
        </Switch>
        <Switch isSelected={isHeard} onChange={(is) => changeExplorer({ isHeard: is })}>
          <Trans>Play each point</Trans>
        </Switch>
        <Switch isSelected={hasBraille} onChange={(is) => changeExplorer({ hasBraille: is })}>
          <Trans>Show the braille line</Trans>
        </Switch>
        <RadioGroup
          label={t`Dots of your braille display`}
          value={String(dots)}
          onChange={(value) => changeExplorer({ dots: value === '6' ? 6 : 8 })}
          options={[
            { value: '8', label: t`8 dots` },
            { value: '6', label: t`6 dots` },
          ]}
        />
        <Slider
          label={t`Volume`}
          value={Math.round(sound.volume * 100)}
          from={0}
          to={100}
          step={10}
          format={(value) => say.share(percent(value))}
          onChange={(value) => changeSound({ volume: value / 100 })}
        />
        <Slider
          label={t`Speed`}
          value={sound.speed}
          from={1}
          to={5}
          step={1}
          format={(value) => t`${value} of 5`}
          onChange={(value) => changeSound({ speed: toSpeed(value) })}
        />
        <Select
          label={t`Sound of the first series`}
          help={t`Every other series has another sound.`}
          options={TIMBRE_NAMES.map((name) => ({ value: name, label: i18n._(TIMBRE_WORDS[name]) }))}
          selectedKey={sound.timbre}
          onSelectionChange={(key) => {
            const timbre = TIMBRE_NAMES.find((name) => name === key);
            if (timbre) changeSound({ timbre });
          }}
        />
        <Select
          label={t`Pitches from the lowest to the highest value`}
          options={PITCH_RANGES.map(({ id }) => ({ value: id, label: i18n._(PITCH_RANGE_NAMES[id]) }))}
          selectedKey={range?.id ?? 'usual'}
          onSelectionChange={(key) => {
            const chosen = PITCH_RANGES.find(({ id }) => id === key);
            if (chosen) changeSound({ pitch: { low: chosen.low, high: chosen.high } });
          }}
        />
        <Switch isSelected={sound.inverted} onChange={(is) => changeSound({ inverted: is })}>
          <Trans>Higher values sound lower</Trans>
        </Switch>
        <Switch isSelected={sound.ticks ?? false} onChange={(is) => changeSound({ ticks: is })}>
          <Trans>A click at every fifth point while playing</Trans>
        </Switch>
        <Switch isSelected={sound.signals ?? true} onChange={(is) => changeSound({ signals: is })}>
          <Trans>Signals at ends, crossings and zero</Trans>
        </Switch>
      </div>
    </Dialog>
  );
}
