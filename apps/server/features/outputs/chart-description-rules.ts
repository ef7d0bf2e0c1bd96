import type { Chart } from '@relievo/chart/model';
import { joinDescription, sayWhat, writeDescription } from '@relievo/chart/words';

/** What is said of a drawn chart, with its numbers: worked out from its data, in the place of the sentence that frames them. */
export function describeChart(description: string, chart: Chart): string {
  const told = joinDescription(writeDescription(chart));
  if (description.includes(told)) return description;
  const frame = sayWhat(chart);
  if (description.includes(frame)) return description.replace(frame, () => told);
  return [description, told].filter((words) => words.trim() !== '').join('\n\n');
}
