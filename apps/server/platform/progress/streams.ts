import { refuse } from '../http/refusals/refuse.ts';
import type { Changes } from './changes.ts';
import { createPlaces } from './places.ts';

/** Events that people follow, so many each at a time. */
export interface Streams {
  /** Begins what is followed; it gets a signal for when nobody follows it any more. */
  open<Event>(
    person: string,
    signal: AbortSignal | undefined,
    begin: (gone: AbortSignal) => AsyncIterable<Event>,
  ): AsyncGenerator<Event>;
}

export function createStreams(each: number): Streams {
  const places = createPlaces(each);
  return {
    open(person, signal, begin) {
      const leave = places.take(person);
      if (!leave) throw refuse('too_many_streams');
      const gone = signal ?? new AbortController().signal;
      gone.addEventListener('abort', leave);
      return leaveAtTheEnd(begin(gone), leave);
    },
  };
}

async function* leaveAtTheEnd<Event>(events: AsyncIterable<Event>, leave: () => void): AsyncGenerator<Event> {
  try {
    yield* events;
  } finally {
    leave();
  }
}

/** What somebody finds who looks now and after every change, without saying the same twice; ends where nothing is. */
export async function* lookAfterChanges<Found>(
  changes: Changes,
  id: string,
  signal: AbortSignal,
  look: () => Promise<Found | undefined>,
): AsyncGenerator<Found> {
  let found = await look();
  if (found === undefined) return;
  yield found;
  // The first of these says only that changes are heard from here on: one may have come before.
  for await (const _ of changes.of(id, signal)) {
    const before = JSON.stringify(found);
    found = await look();
    if (found === undefined) return;
    if (JSON.stringify(found) !== before) yield found;
  }
}
