import { settingsStore } from '../../lib/settings/display.ts';
import { createStore } from '../../lib/stores/store.ts';
import { collectPassages, type Passage, splitSentences } from './passages.ts';
import { wantsReadingStore } from './toggle-reading.ts';

/** Reading a page aloud by a voice of the device, for whoever reads better by ear and has no screen reader on. */
export interface Reading {
  readonly passages: readonly Passage[];
  readonly at: number;
  readonly state: 'reading' | 'paused';
  /** The language of what is read now, where the device has no voice for it: it is shown and not spoken. */
  readonly withoutVoice: string | undefined;
}

export const readingStore = createStore<Reading | undefined>(undefined);

/** How long a browser may take to list its voices. */
const VOICES_COME_WITHIN_MS = 2000;
const SHOWN_ATTRIBUTE = 'data-read-aloud';

/** Each start, move and stop makes what was said before it old. */
let turn = 0;

export function startReading(root: Element): void {
  const passages = collectPassages(root);
  goTo(passages, 0);
}

export function stopReading(): void {
  turn += 1;
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
  markPassage(undefined);
  readingStore.set(undefined);
  wantsReadingStore.set(false);
}

export function pauseReading(): void {
  const reading = readingStore.get();
  if (!reading) return;
  turn += 1;
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
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
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
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
  const voice = findVoice(await listVoices(), language);
  if (own !== turn) return;
  if (!voice) {
    // A voice of another language would say it wrong: the reader sees what was not said, and goes on.
    readingStore.set({ passages, at, state: 'paused', withoutVoice: language });
    return;
  }
  for (const sentence of splitSentences(text, language)) {
    await speak(sentence, voice);
    if (own !== turn) return;
  }
  goTo(passages, at + 1);
}

/** Ends when the sentence was said, or could not be. */
function speak(sentence: string, voice: SpeechSynthesisVoice): Promise<void> {
  return new Promise((done) => {
    const words = new SpeechSynthesisUtterance(sentence);
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = settingsStore.get().readAloudSpeed;
    words.addEventListener('end', () => done());
    words.addEventListener('error', () => done());
    speechSynthesis.speak(words);
  });
}

/** A browser lists its voices a moment after it is first asked for them. */
async function listVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  if (!('speechSynthesis' in globalThis)) return [];
  const now = speechSynthesis.getVoices();
  if (now.length > 0) return now;
  await new Promise<void>((done) => {
    speechSynthesis.addEventListener('voiceschanged', () => done(), { once: true });
    setTimeout(done, VOICES_COME_WITHIN_MS);
  });
  return speechSynthesis.getVoices();
}

/** A voice for just this language and place, else for the language; the device's own before one from the network. */
function findVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined {
  const wanted = language.toLowerCase();
  const [spoken] = wanted.split('-');
  const fitting = voices
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === spoken)
    .toSorted((a, b) => Number(b.localService) - Number(a.localService));
  return fitting.find(({ lang }) => lang.toLowerCase().replace('_', '-') === wanted) ?? fitting[0];
}

function markPassage(element: Element | undefined): void {
  for (const marked of document.querySelectorAll(`[${SHOWN_ATTRIBUTE}]`))
    marked.removeAttribute(SHOWN_ATTRIBUTE);
  element?.setAttribute(SHOWN_ATTRIBUTE, '');
  element?.scrollIntoView?.({ block: 'center' });
}
