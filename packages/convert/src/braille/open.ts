import type { Translator } from '@relievo/braille';
import { bundledEngine } from './bundled/engine.ts';
import type { Engine } from './engine.ts';
import { systemEngine } from './system/engine.ts';
import { translatorOf } from './translator.ts';

export type OpenedBraille = Translator & {
  readonly kind: Engine['kind'];
  /** Which engine is in use and what would be better, in one line for whoever runs the product. */
  readonly note: string;
};

/** The system's liblouis where it is new enough, else the one that comes along. */
export const openBraille = (engine: Engine = systemEngine() ?? bundledEngine()): OpenedBraille => ({
  ...translatorOf(engine),
  kind: engine.kind,
  note:
    engine.kind === 'system'
      ? `Braille is translated by ${engine.name} of this system.`
      : `Braille is translated by ${engine.name}, which comes along; liblouis 3.24 or newer of the system (npm run setup:system) has newer tables.`,
});
