import { createRequire } from 'node:module';

/** What speech-rule-engine makes available: one engine for the whole program, whose settings are the last ones set. */
interface SpeechRuleEngine {
  readonly version: string;
  readonly setupEngine: (settings: MathSettings) => Promise<unknown>;
  readonly toSpeech: (mathml: string) => string;
}

export interface MathSettings {
  /** 'nemeth' with braille, else a language: 'en', 'fr', 'de' ... */
  readonly locale: string;
  readonly modality: 'braille' | 'speech';
  readonly domain: 'default' | 'mathspeak' | 'clearspeak';
}

const require = createRequire(import.meta.url);

let engine: SpeechRuleEngine | null = null;
/** It takes a fifth of a second to load: only who meets a formula pays for it. */
function loadEngine(): SpeechRuleEngine {
  engine ??= require('speech-rule-engine') as SpeechRuleEngine;
  return engine;
}

let last: Promise<unknown> = Promise.resolve();

/** Formulas in one form, one batch after the other, so that no batch works under the settings of another. */
export function sayFormulas(
  mathml: readonly string[],
  settings: MathSettings,
): Promise<{ readonly texts: readonly string[]; readonly engine: string }> {
  const work = last.then(async () => {
    const engine = loadEngine();
    await engine.setupEngine(settings);
    return {
      texts: mathml.map((one) => engine.toSpeech(one)),
      engine: `speech-rule-engine ${engine.version}`,
    };
  });
  last = work.catch(() => undefined);
  return work;
}
