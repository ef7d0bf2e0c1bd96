import { type OpenedBraille, openBraille, openSpeech, type Speech } from '@relievo/convert';

export type Tools = { readonly translator: OpenedBraille; readonly speech: Speech };

export const openTools = (): Tools => ({ translator: openBraille(), speech: openSpeech() });
