import type { Readable } from 'node:stream';

/** A file that arrives in pieces: under which id, and how many bytes it will have. */
export interface Arrival {
  readonly id: string;
  readonly size: number;
}

/** Where files lie until their last byte is there. Nobody reads them before, and nothing of them is known. */
export interface Arrivals {
  /** Makes an empty place. */
  begin(arrival: Arrival): Promise<void>;
  /** Answers a request of the tus protocol about one: how much is there, and here is more. */
  answer(arrival: Arrival, request: Request): Promise<Response>;
  /** How many bytes are there; null where there is no such place on this machine. */
  measure(arrival: Arrival): Promise<number | null>;
  /** Its first bytes, to see what it is. */
  readHead(arrival: Arrival, bytes: number): Promise<Uint8Array>;
  read(arrival: Arrival): Readable;
  remove(arrival: Arrival): Promise<void>;
  /** Removes what has not grown since the given date; says how many there were. */
  clearIdle(options: { readonly idleSince: Date }): Promise<number>;
}
