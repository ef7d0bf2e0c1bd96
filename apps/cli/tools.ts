import { type OpenedBraille, openBraille, openSpeech, type Speech } from '@relievo/convert';

export interface Tools {
  readonly translator: OpenedBraille;
  readonly speech: Speech;
}

export function openTools(): Tools {
  return { translator: openBraille(), speech: openSpeech() };
}
