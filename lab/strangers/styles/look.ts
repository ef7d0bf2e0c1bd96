/** Colours as the programs and their users choose them. */
export const PALETTES: readonly (readonly string[])[] = [
  ['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728', '#9467bd', '#8c564b', '#e377c2'],
  ['#4e79a7', '#f28e2b', '#e15759', '#76b7b2', '#59a14f', '#edc948', '#b07aa1'],
  ['#66c2a5', '#fc8d62', '#8da0cb', '#e78ac3', '#a6d854', '#ffd92f', '#e5c494'],
  ['#222222', '#888888', '#bbbbbb', '#555555', '#dddddd', '#444444', '#999999'],
];
export const FONTS: readonly string[] = [
  'Liberation Sans, sans-serif',
  'DejaVu Sans, sans-serif',
  'Liberation Serif, serif',
];
