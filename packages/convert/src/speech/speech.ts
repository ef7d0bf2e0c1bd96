import { fail, type Result } from '@relievo/graphic';
import type { VoiceSettings } from '../settings.ts';
import { openEspeak } from './espeak.ts';
import { flite } from './flite/flite.ts';
import { spokenText } from './spoken/spoken-text.ts';
import type { Spoken, Synthesiser } from './voice.ts';

export type Speech = {
  readonly say: (text: string, language: string, settings: VoiceSettings) => Promise<Result<Spoken>>;
};

/** About twenty minutes. */
export const MOST_SPOKEN = 20_000;

/** The built-in English voice, and those of espeak-ng where it is installed. */
export const openSpeech = (given?: readonly Synthesiser[]): Speech => {
  let known = given;
  // The system is asked when something is first said.
  const synthesisers = (): readonly Synthesiser[] => {
    known ??= [flite, ...[openEspeak()].filter((one) => one !== null)];
    return known;
  };
  return { say: (text, language, settings) => say(synthesisers, text, language, settings) };
};

const say = async (
  synthesisers: () => readonly Synthesiser[],
  text: string,
  language: string,
  settings: VoiceSettings,
): Promise<Result<Spoken>> => {
  if (text.length > MOST_SPOKEN)
    return fail({
      code: 'text-too-long',
      message: `The text has ${text.length} characters, and at most ${MOST_SPOKEN} are spoken. Shorten the description.`,
    });
  if (!inRange(settings.speed) || !inRange(settings.pitch))
    return fail({ code: 'voice-settings', message: 'Speed and pitch of a voice lie between 0.5 and 2.' });
  for (const one of synthesisers()) {
    const voice = one.voiceFor(language, settings.name);
    if (voice !== null) return one.speak(spokenText(text, language), voice, settings);
  }
  return fail(noVoice(language, settings.name));
};

const inRange = (value: number): boolean => value >= 0.5 && value <= 2;

const noVoice = (language: string, name: string | undefined): { code: string; message: string } => ({
  code: 'no-voice',
  message:
    name === undefined
      ? `There is no voice for the language “${language.slice(0, 40)}” here, so nothing was spoken. Install espeak-ng for more languages.`
      : `There is no voice “${name.slice(0, 40)}” for the language “${language.slice(0, 40)}” here. Leave the name out to hear the usual one.`,
});
