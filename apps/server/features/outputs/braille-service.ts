import { type BrailleCodeId, BrailleError } from '@relievo/braille';
import {
  type AskedText,
  type OpenedBraille,
  openBraille,
  type TranslatedTexts,
  translateLabels,
  translateTexts,
} from '@relievo/convert';
import { refuse } from '../../platform/http/refusals/refuse.ts';

let opened: OpenedBraille | undefined;

/** What a child asks for, by the engine that the command line takes as well: the system's where it is new enough. */
function translateAsked(asked: readonly AskedText[]): TranslatedTexts {
  opened ??= openBraille();
  return translateTexts(opened, asked);
}

/** Labels as the files that are made of them have them; null where no code writes their language. */
export function writeLabels(language: string, texts: readonly string[], code?: BrailleCodeId) {
  opened ??= openBraille();
  try {
    return translateLabels(opened, language, texts, code);
  } catch (error) {
    throw error instanceof BrailleError ? refuse('braille_not_written') : error;
  }
}

/** Braille is asked for once, and once more where names were shortened, there are more pages
 * than were foreseen, or a chart has other sheets. */
export const MOST_BRAILLE_TASKS = 6;

/** A child says what there is to translate, for no engine is in it, and is given its task again with the cells. */
export async function performWithBraille<Made extends object>(
  perform: (braille: TranslatedTexts) => Promise<Made>,
): Promise<Exclude<Made, { readonly asked: readonly AskedText[] }>> {
  let braille: TranslatedTexts = { engine: '', texts: [] };
  for (let task = 0; task < MOST_BRAILLE_TASKS; task += 1) {
    const made = await perform(braille);
    if (!isAsking(made)) return made as Exclude<Made, { readonly asked: readonly AskedText[] }>;
    const more = translateAsked(made.asked);
    braille = { engine: more.engine, texts: [...braille.texts, ...more.texts] };
  }
  throw new Error('The child asks for more and more braille.');
}

function isAsking(made: object): made is { readonly asked: readonly AskedText[] } {
  return 'asked' in made;
}
