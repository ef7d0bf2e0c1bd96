import { settingsStore } from '../../lib/settings/display.ts';
import { findOwnVoice, speakBy, stopOwnVoice } from '../../lib/speaking/own-voice.ts';
import { createStore } from '../../lib/stores/store.ts';
import { collectPassages, type Passage, splitSentences } from './passages.ts';
import { wantsReadingStore } from './toggle-reading.ts';

/** Reading a page aloud by a voice of the device, for whoever reads better by ear and has no screen reader on. */
export interface Reading {
  readonly passages: readonly Passage[];
  readonly at: number;
  readonly state: 'reading' | 'paused';
  /** The language of the current passage, if the device has no voice for it: it is shown and not spoken. */
  readonly withoutVoice: string | undefined;
}

export const readingStore = createStore<Reading | undefined>(undefined);

const SHOWN_ATTRIBUTE = 'data-read-aloud';

/** Each start, move and stop makes what was said before it old. */
let turn = 0;

export function startReading(root: Element): void {
  const passages = collectPassages(root);
  goTo(passages, 0);
}

export function stopReading(): void {
  turn += 1;
  stopOwnVoice();
  markPassage(undefined);
  readingStore.set(undefined);
  wantsReadingStore.set(false);
}

export function pauseReading(): void {
  const reading = readingStore.get();
  if (!reading) return;
  turn += 1;
  stopOwnVoice();
  readingStore.set({ ...reading, state: 'paused' });
}

/** From the beginning of the passage at which it was paused. */
export function goOnReading(): void {
  const reading = readingStore.get();
  if (reading) goTo(reading.passages, reading.at);
}

export function moveReading(by: 1 | -1): void {
  const reading = readingStore.get();
  const at = reading ? reading.at + by : -1;
  if (reading?.passages[at]) goTo(reading.passages, at);
}

function goTo(passages: readonly Passage[], at: number): void {
  const passage = passages[at];
  turn += 1;
  stopOwnVoice();
  if (!passage) {
    stopReading();
    return;
  }
  markPassage(passage.element);
  readingStore.set({ passages, at, state: 'reading', withoutVoice: undefined });
  void speakPassage(passages, at, passage, turn);
}

async function speakPassage(
  passages: readonly Passage[],
  at: number,
  { text, language }: Passage,
  own: number,
): Promise<void> {
  const voice = await findOwnVoice(language);
  if (own !== turn) return;
  if (!voice) {
    // A voice of another language would say it wrong: the reader sees what was not said, and goes on.
    readingStore.set({ passages, at, state: 'paused', withoutVoice: language });
    return;
  }
  for (const sentence of splitSentences(text, language)) {
    await speakBy(voice, sentence, settingsStore.get().readAloudSpeed);
    if (own !== turn) return;
  }
  goTo(passages, at + 1);
}

function markPassage(element: Element | undefined): void {
  for (const marked of document.querySelectorAll(`[${SHOWN_ATTRIBUTE}]`))
    marked.removeAttribute(SHOWN_ATTRIBUTE);
  element?.setAttribute(SHOWN_ATTRIBUTE, '');
  element?.scrollIntoView?.({ block: 'center' });
}
