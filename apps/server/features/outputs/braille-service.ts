import type { BrailleCodeId } from '@relievo/braille';
import type { AskedText, TranslatedTexts } from '@relievo/convert/braille';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { refuseLate } from '../../platform/threads/refuse-late.ts';
import { openThread } from '../../platform/threads/thread.ts';
import type { BrailleAnswer, BrailleMade, BrailleTask, TextPrint } from './braille/answer-rules.ts';

/** The words of a long book take a second, in a thread that nobody who is answered waits for. */
const thread = openThread<BrailleTask, BrailleAnswer<BrailleTask['kind']>>(
  new URL('./braille/thread-program.ts', import.meta.url),
  { seconds: 30, megabytes: 1024, waiting: 200 },
);

/** Rejects with ThreadGaveUp where it takes too long; null where no code or table writes some of the words. */
async function perform<Kind extends BrailleTask['kind']>(
  task: BrailleTask & { readonly kind: Kind },
): Promise<{ readonly made: BrailleMade[Kind] } | null> {
  const answer = (await thread.perform(task)) as BrailleAnswer<Kind>;
  return 'made' in answer ? answer : null;
}

/** What a child asks for. */
async function translateAsked(asked: readonly AskedText[]): Promise<TranslatedTexts> {
  const translated = await perform({ kind: 'asked', asked }).catch(refuseLate('braille_too_late'));
  if (!translated) throw new Error('Braille cannot be written of what a child asked for.');
  return translated.made;
}

/** Labels as the files that are made of them have them; null where no code writes their language. */
export async function writeLabels(language: string, texts: readonly string[], code?: BrailleCodeId) {
  const written = await perform({ kind: 'labels', language, texts, code }).catch(
    refuseLate('braille_too_late'),
  );
  if (!written) throw refuse('braille_not_written');
  return written.made;
}

/** A sheet of passwords as a file, letter by letter, of which nothing is kept; null where it cannot be made. */
export async function printText(print: TextPrint): Promise<Uint8Array | null> {
  const printed = await perform({ kind: 'print', print }).catch(refuseLate('sheet_too_late'));
  return printed?.made ?? null;
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
    const more = await translateAsked(made.asked);
    braille = { engine: more.engine, texts: [...braille.texts, ...more.texts] };
  }
  throw new Error('The child asks for more and more braille.');
}

function isAsking(made: object): made is { readonly asked: readonly AskedText[] } {
  return 'asked' in made;
}
