/**
 * Asks for work that is asked for faster than it is done: what comes while it is busy waits, and only the latest of that is
 * done. Each piece that is done is told, so that whoever drags a slider sees it follow.
 */
export function keepLatest<Input, Output>(
  work: (input: Input) => Promise<Output>,
  tell: (output: Output) => void,
): (input: Input) => void {
  let isBusy = false;
  let next: { readonly input: Input } | null = null;
  const run = async (input: Input): Promise<void> => {
    isBusy = true;
    try {
      tell(await work(input));
    } catch {
      // What failed is not shown; the next input is another try.
    }
    isBusy = false;
    if (!next) return;
    const waiting = next;
    next = null;
    void run(waiting.input);
  };
  return (input) => {
    if (isBusy) next = { input };
    else void run(input);
  };
}
