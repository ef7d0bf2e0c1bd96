/** Whether this device has a voice of its own that pages may use. */
export function hasOwnVoice(): boolean {
  return 'speechSynthesis' in globalThis;
}

/** Speaks by the device's own voice, for who has no screen reader on; what it said before ends. */
export function speakByOwnVoice(text: string, language: string): void {
  if (!hasOwnVoice()) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

export function stopOwnVoice(): void {
  if (hasOwnVoice()) speechSynthesis.cancel();
}
