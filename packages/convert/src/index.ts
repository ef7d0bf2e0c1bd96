export * from './braille/index.ts';
