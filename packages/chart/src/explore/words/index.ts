export { ENGLISH_COMMANDS } from './commands-en.ts';
export { ENGLISH_EXPLORER } from './en.ts';
