import { createBundledEngine, type OpenedBraille, openBraille } from '@relievo/convert/braille';
import type { Translate } from '@relievo/graphic/labels';

let opened: OpenedBraille | undefined;

/** Uncontracted English by the engine that comes along: the same cells on every machine. */
export const toBraille: Translate = (text) => {
  opened ??= openBraille(createBundledEngine());
  const [translation] = opened.translate([text], 'ueb-1');
  if (!translation || translation.findings.length > 0) throw new Error(`“${text}” has no braille.`);
  const { cells, engine, table } = translation;
  return { cells, engine, table };
};
