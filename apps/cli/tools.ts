import { type OpenedBraille, openBraille } from '@relievo/convert/braille';
import { openSpeech, type Speech } from '@relievo/convert/speech';

export interface Tools {
  readonly translator: OpenedBraille;
  readonly speech: Speech;
}

export function openTools(): Tools {
  return { translator: openBraille(), speech: openSpeech() };
}
