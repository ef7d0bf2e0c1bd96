export * from './cells.ts';
export * from './metrics.ts';
