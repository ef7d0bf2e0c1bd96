/** Does work after a while, unless it is called off before. */
export function startTimer(work: () => void, delay: number): () => void {
  const timer = setTimeout(work, delay);
  return () => clearTimeout(timer);
}
