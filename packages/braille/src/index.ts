export * from './cells.ts';
export * from './letters.ts';
export * from './metrics.ts';
