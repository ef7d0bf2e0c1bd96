/** How much of the time between two pictures is left to what the person does next. */
const LEAST_LEFT = 3;
/** While no picture is asked for a browser gives much more, but what a person does then waits for its end. */
const LONGEST = 6;
const PAUSE = 50;

/** Does work of many parts while nothing else is to be done, and ends by what it gives back. */
export function workInIdle(work: Iterator<unknown>): () => void {
  // Safari has no idle callbacks, and is told of a short turn instead.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setInterval(() => {
      const end = performance.now() + LEAST_LEFT;
      while (performance.now() < end) if (work.next().done) return clearInterval(timer);
    }, PAUSE);
    return () => clearInterval(timer);
  }
  let waiting = 0;
  const goOn = (deadline: IdleDeadline) => {
    const end = performance.now() + LONGEST;
    while (deadline.timeRemaining() > LEAST_LEFT && performance.now() < end) if (work.next().done) return;
    waiting = requestIdleCallback(goOn);
  };
  waiting = requestIdleCallback(goOn);
  return () => cancelIdleCallback(waiting);
}
