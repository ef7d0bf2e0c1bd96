/** A code, and its parameters where it has any. */
type CodeAndParameters<All> = {
  [Code in keyof All & string]: object extends All[Code] ? [code: Code] : [code: Code, parameters: All[Code]];
}[keyof All & string];

/** How one feature writes its messages where there is room for one text only, such as in a schema. */
export type WriteMessage<All> = (...message: CodeAndParameters<All>) => string;

/** A message as one text: its code, and its parameters behind it. */
export function writeMessage(code: string, parameters?: object): string {
  return parameters ? `${code} ${JSON.stringify(parameters)}` : code;
}

const WRITTEN = /^([a-z]+(?:_[a-z]+)*)(?: (\{.*\}))?$/s;

/** The message that was written as this text; null where it is none. */
export function readMessage(text: string): { readonly code: string; readonly parameters: object } | null {
  const [, code, parameters] = WRITTEN.exec(text) ?? [];
  return code === undefined ? null : { code, parameters: JSON.parse(parameters ?? '{}') as object };
}
