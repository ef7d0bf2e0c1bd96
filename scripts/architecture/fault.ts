/** One broken rule: where, what, and how to mend it. */
export interface Fault {
  readonly rule: 'arrow' | 'crowding' | 'cycle' | 'dependency' | 'door' | 'drawing' | 'name' | 'reserved';
  readonly path: string;
  readonly line: number;
  readonly says: string;
  readonly mend: string;
}

export function printFault({ path, line, says, mend }: Fault): string {
  return `${path}${line ? `:${line}` : ''} ${says}\n    ${mend}`;
}
