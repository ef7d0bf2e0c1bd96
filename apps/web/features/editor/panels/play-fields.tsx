import { Trans, useLingui } from '@lingui/react/macro';
import type { HapticPattern, Item, Play } from '@relievo/graphic/model';
import { Select } from '../../../ui/fields/select.tsx';
import { soundThings } from '../state/sound-things.ts';
import { useEditor } from '../state/use-editor.ts';
import { WordsField } from './words-field.tsx';

const NOTHING = '';
const OWN = 'own';
/** An octave apart, so that nobody takes one for another. */
const TONES = [220, 440, 880] as const;
const TONE_SECONDS = 0.5;
/** Milliseconds of pause and vibration in turn. */
const PATTERNS: Readonly<Record<'short' | 'long' | 'twice', HapticPattern>> = {
  short: { durations: [0, 150] },
  long: { durations: [0, 600] },
  twice: { durations: [0, 150, 150, 150] },
};
type Pattern = keyof typeof PATTERNS;
const PATTERN_NAMES: readonly Pattern[] = ['short', 'long', 'twice'];

/** What a learner hears and feels when they come to it. */
export function PlayFields({ item }: { item: Item }) {
  const { t } = useLingui();
  const editor = useEditor();
  const { id, plays = {} } = item;
  const { tone, speech, haptic } = plays;
  const change = (next: Play) => {
    const isAnything = next.tone ?? next.speech ?? next.haptic;
    editor.perform({ do: 'set-plays', id, plays: isAnything === undefined ? null : next });
  };
  const tones: Readonly<Record<(typeof TONES)[number], string>> = {
    220: t`Low, 220 Hz`,
    440: t`Middle, 440 Hz`,
    880: t`High, 880 Hz`,
  };
  const patterns: Readonly<Record<Pattern, string>> = { short: t`Short`, long: t`Long`, twice: t`Twice` };
  const ownTone = tone && !TONES.some((one) => one === tone.frequency);
  const pattern = haptic && PATTERN_NAMES.find((name) => isSame(PATTERNS[name], haptic));
  return (
    <fieldset className="editor-numbers">
      <legend>
        <Trans>What it plays</Trans>
      </legend>
      <Select
        label={t`Tone`}
        options={[
          { value: NOTHING, label: t`No tone` },
          ...TONES.map((one) => ({ value: String(one), label: tones[one] })),
          ...(ownTone ? [{ value: String(tone.frequency), label: t`${tone.frequency} Hz` }] : []),
        ]}
        selectedKey={tone ? String(tone.frequency) : NOTHING}
        onSelectionChange={(key) => {
          const { tone: before, ...rest } = plays;
          const frequency = Number(key);
          if (key === NOTHING) return change(rest);
          const next = { ...rest, tone: { frequency, duration: before?.duration ?? TONE_SECONDS } };
          change(next);
          soundThings([{ ...item, plays: next }]);
        }}
      />
      <Select
        label={t`Vibration`}
        options={[
          { value: NOTHING, label: t`No vibration` },
          ...PATTERN_NAMES.map((name) => ({ value: name, label: patterns[name] })),
          ...(haptic && !pattern ? [{ value: OWN, label: t`A pattern of its own` }] : []),
        ]}
        selectedKey={haptic ? (pattern ?? OWN) : NOTHING}
        onSelectionChange={(key) => {
          const { haptic: before, ...rest } = plays;
          const name = PATTERN_NAMES.find((one) => one === key);
          const next = name ? PATTERNS[name] : key === OWN ? before : undefined;
          change(next ? { ...rest, haptic: next } : rest);
        }}
      />
      <WordsField
        label={t`Spoken words`}
        help={t`Instead of its name, where they are different`}
        value={speech ?? ''}
        onWords={(words) => {
          const { speech: _before, ...rest } = plays;
          change(words ? { ...rest, speech: words } : rest);
        }}
      />
    </fieldset>
  );
}

function isSame(one: HapticPattern, other: HapticPattern): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
