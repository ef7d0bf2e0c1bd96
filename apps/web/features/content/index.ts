export { Answer, History } from './page/history.tsx';
export { Difference } from './state/changes.tsx';
export { FIELD_NAMES, formatValue } from './state/field-words.ts';
