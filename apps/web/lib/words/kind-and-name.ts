/** A name that says itself what the thing is stands alone: "Triangle ABC", and not "Triangle Triangle ABC". */
export function joinKindAndName(kind: string, name: string): string {
  if (name === '') return kind;
  const words: readonly string[] = name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.includes(kind.toLowerCase()) ? name : `${kind} ${name}`;
}
