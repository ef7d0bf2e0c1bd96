export { MARK_NOTE_LENGTH, type Mark, type MarkInput, type Marks, MOST_MARKS } from './marks.ts';
