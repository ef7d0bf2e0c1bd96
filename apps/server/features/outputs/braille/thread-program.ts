import { BrailleError, findUncontractedCode } from '@relievo/braille';
import { DEFAULT_SETTINGS } from '@relievo/convert';
import { type OpenedBraille, openBraille, translateLabels, translateTexts } from '@relievo/convert/braille';
import { createTextSource } from '@relievo/convert/documents';
import { createOutputs } from '@relievo/convert/outputs';
import { flite, openSpeech } from '@relievo/convert/speech';
import { findProfile } from '@relievo/graphic/profiles';
import { answerTasks } from '../../../platform/threads/inside-thread.ts';
import type { BrailleAnswer, BrailleTask, TextPrint } from './answer-rules.ts';

/** In which words are spelt out where their language has no braille code here: its letters are read as these. */
const USUAL_LANGUAGE = 'en';

/**
 * The one engine of this process, which the command line takes as well: the system's where it is new enough. It is
 * native and holds one text at a time, so whatever needs braille is done here.
 */
let opened: OpenedBraille | undefined;

answerTasks(async (task: BrailleTask): Promise<BrailleAnswer<BrailleTask['kind']>> => {
  opened ??= openBraille();
  try {
    switch (task.kind) {
      case 'asked':
        return { made: translateTexts(opened, task.asked) };
      case 'labels':
        return { made: translateLabels(opened, task.language, task.texts, task.code) };
      case 'print':
        return { made: await printText(opened, task.print) };
    }
  } catch (error) {
    if (error instanceof BrailleError) return { isNotWritten: true };
    throw error;
  }
});

/** Spelt out letter by letter; null where there is no such medium or no code. */
async function printText(braille: OpenedBraille, print: TextPrint): Promise<Uint8Array | null> {
  const { format, profile: medium, title, language, blocks, date } = print;
  const profile = findProfile(medium);
  const table = findUncontractedCode(language) ?? findUncontractedCode(USUAL_LANGUAGE);
  if (!profile || table === null) return null;
  const outputs = createOutputs(
    { translator: braille, speech: openSpeech([flite]) },
    { ...DEFAULT_SETTINGS, table, date },
  );
  const made = await outputs[format].make(createTextSource({ title, language, blocks }), profile);
  return made.ok ? (made.value.files[0]?.bytes ?? null) : null;
}
