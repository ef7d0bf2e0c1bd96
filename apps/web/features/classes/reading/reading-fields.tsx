import { useLingui } from '@lingui/react/macro';
import type { ReadingProfile } from '@relievo/contracts/classes';
import {
  BRAILLE_GRADES,
  DETAILS,
  listDevicesOf,
  MATHEMATICS,
  PAPERS,
  readDevice,
  TAKE_WAYS,
  type TakeWay,
  VOICE_SPEEDS,
  VOICES,
} from '@relievo/contracts/people';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useTakeWords } from '../../resource/index.ts';

interface ReadingFieldsProps {
  profile: ReadingProfile;
  onChange: (change: Partial<ReadingProfile>) => void;
}

const CONTRASTS = ['normal', 'high'] as const;
const NONE = 'none';

export function ReadingFields({ profile, onChange }: ReadingFieldsProps) {
  const { t, i18n } = useLingui();
  const words = useTakeWords();
  const devicesOf = (way: TakeWay) =>
    listDevicesOf(way).map((value) => {
      const device = readDevice(value);
      return { value, label: device ? words.deviceName(way, device) : value };
    });
  /** A choice of the list, and nothing else. */
  const choose =
    <Value extends string>(values: readonly Value[], change: (value: Value) => Partial<ReadingProfile>) =>
    (chosen: unknown) => {
      const found = values.find((one) => one === chosen);
      if (found !== undefined) onChange(change(found));
    };
  return (
    <>
      <RadioGroup
        label={t`Opens first as`}
        value={profile.ways[0] ?? NONE}
        onChange={(chosen) => onChange({ ways: TAKE_WAYS.filter((way) => way === chosen) })}
        options={[
          { value: NONE, label: t`No choice` },
          ...TAKE_WAYS.map((way) => ({ value: way, label: words.wayName(way) })),
        ]}
      />
      <RadioGroup
        label={t`Braille`}
        value={profile.braille}
        onChange={choose(BRAILLE_GRADES, (braille) => ({ braille }))}
        options={[
          { value: 'contracted', label: t`Contracted (grade 2)` },
          { value: 'uncontracted', label: t`Uncontracted (grade 1)` },
        ]}
      />
      <RadioGroup
        label={t`Formulas in braille`}
        value={profile.mathematics}
        onChange={choose(MATHEMATICS, (mathematics) => ({ mathematics }))}
        options={[
          { value: 'ueb', label: t`Unified English Braille` },
          { value: 'nemeth', label: t`Nemeth code` },
        ]}
      />
      <Select
        label={t`Swell paper`}
        value={`swell/${profile.paper}`}
        onChange={(chosen) => {
          const paper = PAPERS.find((one) => `swell/${one}` === chosen);
          if (paper) onChange({ paper });
        }}
        options={devicesOf('swell')}
      />
      <Select
        label={t`Embosser`}
        value={profile.embosser}
        onChange={choose(listDevicesOf('embosser'), (embosser) => ({ embosser }))}
        options={devicesOf('embosser')}
      />
      <Select
        label={t`Display`}
        value={profile.display}
        onChange={choose(listDevicesOf('display'), (display) => ({ display }))}
        options={devicesOf('display')}
      />
      <RadioGroup
        label={t`Voice of sound files`}
        value={profile.voice}
        onChange={choose(VOICES, (voice) => ({ voice }))}
        options={[
          { value: 'slt', label: t`Higher voice` },
          { value: 'kal16', label: t`Lower voice` },
        ]}
      />
      <Select
        label={t`Speed of the voice`}
        value={String(profile.voiceSpeed)}
        onChange={(chosen) => {
          const voiceSpeed = VOICE_SPEEDS.find((one) => String(one) === chosen);
          if (voiceSpeed) onChange({ voiceSpeed });
        }}
        options={VOICE_SPEEDS.map((speed) => ({
          value: String(speed),
          label: i18n.number(speed, { style: 'percent' }),
        }))}
      />
      <RadioGroup
        label={t`What sound files say`}
        value={profile.detail}
        onChange={choose(DETAILS, (detail) => ({ detail }))}
        options={[
          { value: 'full', label: t`Everything: title, description and data` },
          { value: 'short', label: t`Only the title and what it shows` },
        ]}
      />
      <RadioGroup
        label={t`Contrast on the screen`}
        value={profile.contrast}
        onChange={choose(CONTRASTS, (contrast) => ({ contrast }))}
        options={[
          { value: 'normal', label: t`Normal` },
          { value: 'high', label: t`High` },
        ]}
      />
    </>
  );
}
