/** So much of a list is unpacked within one picture of the screen; thousands of findings take longer than ten of them. */
export const PART = 500;

/** A long list in parts, each of which is sent by itself; everything else as it is. */
export function splitAnswer(output: unknown): readonly unknown[] {
  if (!Array.isArray(output) || output.length <= PART) return [output];
  return Array.from({ length: Math.ceil(output.length / PART) }, (_, at) =>
    output.slice(at * PART, (at + 1) * PART),
  );
}

/** The other end of it. */
export function joinAnswer(parts: readonly unknown[]): unknown {
  return parts.length === 1 ? parts[0] : parts.flat(1);
}
