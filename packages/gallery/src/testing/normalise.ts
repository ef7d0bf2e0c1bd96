/** Numbers to 0.001, so that a difference in a snapshot is one that a hand could feel. */
export function normaliseText(text: string): string {
  return text.replace(/-?\d+\.\d+(?:e[-+]?\d+)?/g, (number) => {
    const rounded = Math.round(Number(number) * 1000) / 1000;
    return `${rounded + 0}`;
  });
}
