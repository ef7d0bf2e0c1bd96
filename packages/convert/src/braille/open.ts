import type { Translator } from '@relievo/braille';
import { createBundledEngine } from './bundled/engine.ts';
import type { Engine } from './engine.ts';
import { createSystemEngine } from './system/engine.ts';
import { createTranslator } from './translator.ts';

export type OpenedBraille = Translator & {
  readonly kind: Engine['kind'];
  /** Which engine is in use and what would be better, in one line for whoever runs the product. */
  readonly note: string;
};

/** The system's liblouis where it is new enough, else the one that comes along. */
export function openBraille(engine: Engine = createSystemEngine() ?? createBundledEngine()): OpenedBraille {
  return {
    ...createTranslator(engine),
    kind: engine.kind,
    note: noteOf(engine),
  };
}

function noteOf({ kind, name }: Engine): string {
  return kind === 'system'
    ? `Braille is translated by this system's ${name}.`
    : `Braille is translated by ${name}, which comes along. Newer tables: install liblouis 3.24 or later (npm run setup:system) and start again.`;
}
