/** How long a browser may take to list its voices. */
const VOICES_COME_WITHIN_MS = 2000;

/** Counts texts and stops: a text whose voice is found after the next one began is not spoken. */
let turn = 0;

/** Whether this browser lets pages speak. Whether it has a voice on the device, `findOwnVoice` finds out. */
export function hasOwnVoice(): boolean {
  return 'speechSynthesis' in globalThis;
}

/**
 * Finds a voice on this device for just this language and place, else for the language. A voice of the network would send
 * the text to a stranger, so that none is ever taken, and the caller says that the language has no voice.
 */
export async function findOwnVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
  const wanted = language.toLowerCase();
  const [spoken] = wanted.split('-');
  const fitting = (await listVoices()).filter(
    ({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === spoken,
  );
  return fitting.find(({ lang }) => lang.toLowerCase().replace('_', '-') === wanted) ?? fitting[0];
}

/** Ends when the text was spoken, or could not be. */
export function speakBy(voice: SpeechSynthesisVoice, text: string, rate = 1): Promise<void> {
  return new Promise((done) => {
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = rate;
    words.addEventListener('end', () => done());
    words.addEventListener('error', () => done());
    speechSynthesis.speak(words);
  });
}

/** Speaks to a person who has no screen reader on; the text before ends. False if the device has no voice for the language. */
export async function speakByOwnVoice(text: string, language: string): Promise<boolean> {
  stopOwnVoice();
  const own = turn;
  const voice = await findOwnVoice(language);
  if (own !== turn) return true;
  if (voice) void speakBy(voice, text);
  return voice !== undefined;
}

export function stopOwnVoice(): void {
  turn += 1;
  if (hasOwnVoice()) speechSynthesis.cancel();
}

/** A browser lists its voices a moment after the first call. */
async function listVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  if (!hasOwnVoice()) return [];
  const now = speechSynthesis.getVoices();
  if (now.length > 0) return now;
  await new Promise<void>((done) => {
    speechSynthesis.addEventListener('voiceschanged', () => done(), { once: true });
    setTimeout(done, VOICES_COME_WITHIN_MS);
  });
  return speechSynthesis.getVoices();
}
