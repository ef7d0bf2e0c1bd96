/** The files of one task, which all begin with its place: a path in the folder of the child, and a number. */
export interface TaskFiles {
  readonly request: string;
  readonly input: string;
  readonly answer: string;
  made(name: string): string;
}

export function taskFiles(place: string): TaskFiles {
  return {
    request: `${place}-request.json`,
    input: `${place}-input`,
    answer: `${place}-answer.json`,
    made: (name) => `${place}-made-${name}`,
  };
}
