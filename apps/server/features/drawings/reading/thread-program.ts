import { readDrawing, writeDrawing } from '@relievo/graphic/svg';
import { canonicalise } from '@relievo/graphic/validation';
import { graphicReportText } from '@relievo/graphic/words';
import { answerTasks } from '../../../platform/threads/inside-thread.ts';
import type { ReadAnswer, ReadTask } from './answer-rules.ts';

/** Reads drawings beside the event loop: an SVG of 2.5 million characters takes half a second. */
answerTasks(({ svg, change }: ReadTask): ReadAnswer => {
  const read = readDrawing(svg);
  if (!read.ok) return { problem: graphicReportText(read.problems[0]) };
  const { title, description, language } = read.value;
  const written = change && writeDrawing(canonicalise({ ...read.value, ...change }));
  return { title, description, language, svg: written ?? svg };
});
