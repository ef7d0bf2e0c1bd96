import { createBundledEngine, createTranslator } from '../../braille/index.ts';

/** The engine that comes along, so that a test says the same on every machine. */
export const translator = createTranslator(createBundledEngine());
