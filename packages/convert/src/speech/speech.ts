import { fail, type Refuse, type Result } from '@relievo/graphic/model';
import type { VoiceSettings } from '../settings.ts';
import type { SpeechReports } from '../words/reports.ts';
import { openEspeak } from './espeak.ts';
import { flite } from './flite/flite.ts';
import { spellOutForVoice } from './spoken/spoken-text.ts';
import type { Spoken, Synthesiser } from './voice.ts';

const refuse: Refuse<SpeechReports> = fail;

export interface Speech {
  readonly say: (text: string, language: string, settings: VoiceSettings) => Promise<Result<Spoken>>;
}

/** About twenty minutes. */
export const MOST_SPOKEN = 20_000;

/** The built-in English voice, and those of espeak-ng where it is installed. */
export function openSpeech(given?: readonly Synthesiser[]): Speech {
  let known = given;
  // The system is asked when something is first said.
  const synthesisers = (): readonly Synthesiser[] => {
    known ??= [flite, ...[openEspeak()].filter((one) => one !== null)];
    return known;
  };
  return { say: (text, language, settings) => sayText(synthesisers, text, language, settings) };
}

async function sayText(
  synthesisers: () => readonly Synthesiser[],
  text: string,
  language: string,
  settings: VoiceSettings,
): Promise<Result<Spoken>> {
  if (text.length > MOST_SPOKEN)
    return refuse({
      code: 'spoken_text_too_long',
      parameters: { characters: text.length, most: MOST_SPOKEN },
    });
  if (!isInRange(settings.speed) || !isInRange(settings.pitch))
    return refuse({ code: 'voice_settings_out_of_range', parameters: { least: LEAST, most: MOST } });
  for (const one of synthesisers()) {
    const voice = one.voiceFor(language, settings.name);
    if (voice !== null) return one.speak(spellOutForVoice(text, language), voice, settings);
  }
  return refuse({
    code: 'voice_missing',
    parameters: { language: language.slice(0, 40), name: settings.name?.slice(0, 40) ?? null },
  });
}

/** As many times the usual speed and pitch. */
const LEAST = 0.5;
const MOST = 2;

function isInRange(value: number): boolean {
  return value >= LEAST && value <= MOST;
}
