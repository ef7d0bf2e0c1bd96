/** Returns the name of an axis in both numbers, as parts of a pattern: “Animal” and “animals”. */
export function dataNouns(name: string): readonly string[] {
  const noun = name.toLowerCase().trim();
  if (!/^[a-z][a-z ]*$/.test(noun)) return [];
  const one = noun
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/(?<=[^s])s$/, '');
  const many = /(?:ch|sh|ss|x)$/.test(one)
    ? `${one}es`
    : /[^aeiou]y$/.test(one)
      ? `${one.slice(0, -1)}ies`
      : `${one}s`;
  return [...new Set([one, many, noun])];
}
