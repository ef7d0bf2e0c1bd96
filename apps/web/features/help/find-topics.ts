/** Every word of the question must stand somewhere in the topic; case and accents make no difference. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export function findTopics<Topic extends { readonly text: string }>(
  topics: readonly Topic[],
  question: string,
): readonly Topic[] {
  const words = foldText(question).split(/\s+/).filter(Boolean);
  return topics.filter(({ text }) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  });
}
