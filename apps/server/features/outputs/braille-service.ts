import {
  type AskedText,
  type OpenedBraille,
  openBraille,
  type TranslatedTexts,
  translateTexts,
} from '@relievo/convert';

let opened: OpenedBraille | undefined;

/** What a child asks for, by the engine that the command line takes as well: the system's where it is new enough. */
export function translateAsked(asked: readonly AskedText[]): TranslatedTexts {
  opened ??= openBraille();
  return translateTexts(opened, asked);
}

export const NOTHING_TRANSLATED: TranslatedTexts = { engine: '', texts: [] };
