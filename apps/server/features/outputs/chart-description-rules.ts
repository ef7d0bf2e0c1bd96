import { type Chart, descriptionOf, descriptionText, whatOf } from '@relievo/chart';

/** What is said of a drawn chart, with its numbers: worked out from its data, in the place of the sentence that frames them. */
export function describeChart(description: string, chart: Chart): string {
  const told = descriptionText(descriptionOf(chart));
  if (description.includes(told)) return description;
  const frame = whatOf(chart);
  if (description.includes(frame)) return description.replace(frame, () => told);
  return [description, told].filter((words) => words.trim() !== '').join('\n\n');
}
