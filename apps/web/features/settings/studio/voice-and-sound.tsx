import { useLingui } from '@lingui/react/macro';
import {
  DETAILS,
  SOUND_SPEEDS,
  SOUND_TIMBRES,
  type Studio,
  VOICE_SPEEDS,
  VOICES,
} from '@relievo/contracts/people';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Part } from '../part/part.tsx';
import type { StudioPartProps } from './studio-part.ts';

/** How sound files speak, and how the data of a chart sound. */
export function VoiceAndSound({ studio, onChange }: StudioPartProps) {
  const { t, i18n } = useLingui();
  const voices: Readonly<Record<Studio['voice'], string>> = { slt: t`Higher voice`, kal16: t`Lower voice` };
  const details: Readonly<Record<Studio['detail'], string>> = {
    full: t`Everything: title, description and data`,
    short: t`Only the title and what it shows`,
  };
  const timbres: Readonly<Record<Studio['timbre'], string>> = {
    sine: t`Pure tone`,
    organ: t`Organ`,
    clarinet: t`Clarinet`,
    strings: t`Strings`,
    bell: t`Bell`,
  };
  const speeds: Readonly<Record<Studio['soundSpeed'], string>> = {
    1: t`Slowest`,
    2: t`Slow`,
    3: t`Medium`,
    4: t`Fast`,
    5: t`Fastest`,
  };
  return (
    <Part id="studio-sound" title={t`Voice and sound`}>
      <RadioGroup
        label={t`Voice of sound files`}
        value={studio.voice}
        onChange={(chosen) => {
          const voice = VOICES.find((one) => one === chosen);
          if (voice) onChange({ voice });
        }}
        options={VOICES.map((value) => ({ value, label: voices[value] }))}
      />
      <Select
        label={t`Speed of the voice`}
        value={String(studio.voiceSpeed)}
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
        value={studio.detail}
        onChange={(chosen) => {
          const detail = DETAILS.find((one) => one === chosen);
          if (detail) onChange({ detail });
        }}
        options={DETAILS.map((value) => ({ value, label: details[value] }))}
      />
      <Select
        label={t`Sound of charts`}
        value={studio.timbre}
        onChange={(chosen) => {
          const timbre = SOUND_TIMBRES.find((one) => one === chosen);
          if (timbre) onChange({ timbre });
        }}
        options={SOUND_TIMBRES.map((value) => ({ value, label: timbres[value] }))}
      />
      <Select
        label={t`Speed of charts`}
        value={String(studio.soundSpeed)}
        onChange={(chosen) => {
          const soundSpeed = SOUND_SPEEDS.find((one) => String(one) === chosen);
          if (soundSpeed) onChange({ soundSpeed });
        }}
        options={SOUND_SPEEDS.map((speed) => ({ value: String(speed), label: speeds[speed] }))}
      />
    </Part>
  );
}
