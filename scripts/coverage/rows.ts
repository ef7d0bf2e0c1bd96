/** A test that shows a requirement: its file and its title. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

export interface Row {
  readonly number: string;
  readonly requirement: string;
  readonly state: string;
  readonly proofs: readonly Proof[];
  /** The line in the page, for messages. */
  readonly line: number;
}

/** The rows of a page: | 2.3 | requirement | shown | `file` title<br>`file` title | */
export function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [, number = '', requirement = '', state = '', proofs = ''] = cells;
    if (!/^\d+(?:\.\d+)?$/.test(number)) return [];
    return [{ number, requirement, state, proofs: proofsOf(proofs), line: index + 1 }];
  });
}

export function proofsOf(cell: string): Proof[] {
  return cell
    .split('<br>')
    .filter((proof) => proof.trim())
    .map((proof) => {
      const [, file = '', title = ''] = /^\s*`([^`]+)`\s+(.*?)\s*$/.exec(proof) ?? [];
      return { file, title };
    });
}
