export { flite } from './flite/flite.ts';
export { openSpeech, type Speech } from './speech.ts';
export { spellOutForVoice } from './spoken/spoken-text.ts';
