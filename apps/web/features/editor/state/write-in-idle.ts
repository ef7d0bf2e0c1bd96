import { type Drawing, writeAhead } from '@relievo/graphic';

/** How much of the time between two pictures is left to what the person does next. */
const LEAST_LEFT = 3;
const PAUSE = 50;

/**
 * The file form of each object, made while nothing else is to be done: the first change among thousands would wait for
 * all of them. Ends by what it gives back.
 */
export function writeInIdle(drawing: Drawing): () => void {
  const work = writeAhead(drawing);
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
    while (deadline.timeRemaining() > LEAST_LEFT) if (work.next().done) return;
    waiting = requestIdleCallback(goOn);
  };
  waiting = requestIdleCallback(goOn);
  return () => cancelIdleCallback(waiting);
}
