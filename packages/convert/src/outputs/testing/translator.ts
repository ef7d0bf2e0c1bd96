import { createBundledEngine } from '../../braille/bundled/engine.ts';
import { createTranslator } from '../../braille/translator.ts';

/** The engine that comes along, so that a test says the same on every machine. */
export const translator = createTranslator(createBundledEngine());
