/** What was done, and all that the screen reader said until it was silent again. */
export interface Step {
  readonly did: string;
  readonly said: readonly string[];
}

export interface Told {
  readonly title: string;
  readonly steps: readonly Step[];
  /** Why it ended before its end. */
  readonly stopped: string | null;
}

const HEAD = `# Accessibility: what a screen reader says

Four journeys with Orca, the screen reader of Linux desktops, in a window of Chromium. \`npm run lab -- screen-reader\` starts the product, a screen that nobody sees, a browser and Orca, presses keys, and goes on by what is said alone. It writes this page; it needs packages of the system, and names them where they are missing. It is no part of \`npm test\`: what the sweep sees there is told in [0164](decisions/0164-what-the-sweep-sees.md).

On the left is what was pressed or, in quotation marks, typed; on the right everything that Orca handed to its voice, line by line, as it came. Three things are set otherwise than Orca comes: keys are not spoken back, a page is not read to its end by itself, and the voice writes and is never interrupted, so that some of what stands here would be cut off by the next key. 1 and 3 lead to the next heading of that level, Insert and A from the mode in which keys go to a field to the one in which they lead through the page.

## What it tells

- **Errors.** The number of problems is said when the form is sent, then all of them, a sentence each; each link of the summary leads into its field, which says its name, that it is invalid, and its error. Typing goes on in the field, and an error that is mended is silent.
- **Search.** A plural finds what is meant. The page is announced, then how many were found.
- **Names.** The window has the name of its page before the app has started.
- **Parts.** That the list has come is said, with how many there are, and each part where it lies and what it touches.
- **Points.** Tab comes to them with their name and the keys that lead through them, and the keys are theirs at once. Each says its name, its value, and which of how many it is. A drawing is walked in the same way, part by part.

What is not as it should be:

- **A list with a drop-down choice switches Orca to its mode for fields.** When a list arrives, Chromium reports its choices (the order, the items on a page) as if somebody had just made them; Orca says them and follows. Insert and A leads back.
- **The stop after the points is silent.** Orca takes a place whose keys are its own for a page: it says nothing of the first stop outside, and goes on with the next. It said nothing of the place itself either, and kept its keys, until that lay in another one.
`;

export function writeAccessibilityPage(told: readonly Told[]): string {
  const journeys = told.map(
    ({ title, steps, stopped }) =>
      `## ${title}\n\n\`\`\`text\n${steps.map(writeStep).join('\n')}\n\`\`\`\n${stopped === null ? '' : `\nIt ended before its end: ${stopped}\n`}`,
  );
  return [HEAD, ...journeys].join('\n');
}

export function writeStep({ did, said }: Step): string {
  const [first = '(silence)', ...others] = said;
  return [`${did.padEnd(26)} ${first}`, ...others.map((each) => `${''.padEnd(26)} ${each}`)].join('\n');
}
