/** A file that shall do harm, or that nobody meant to send. */
export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly make: () => Uint8Array;
  /** How it is refused, where there is one way. */
  readonly code?: string;
  /** What can be read of it is read all the same. */
  readonly isMade?: true;
}
