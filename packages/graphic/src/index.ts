export * from './model/drawing.ts';
export * from './model/geometry.ts';
export * from './model/result.ts';
export type * from './outputs/output.ts';
export type * from './raster/height-map.ts';
export type * from './rules/profile.ts';
export type * from './rules/rule.ts';
