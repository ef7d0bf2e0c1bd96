/** Periods after these words end no sentence. */
const SHORTENED = /(?:\b(?:approx|ca|cf|e\.g|etc|fig|i\.e|max|min|mr|mrs|no|st|vs)|\b\p{L})\.$/iu;

/** Splits a text into its sentences, each with its own marks: ends of lines and full stops part them. */
export function splitSentences(text: string): readonly string[] {
  const sentences: string[] = [];
  for (const line of text.split(/\n+/)) {
    let open = '';
    for (const piece of line.split(/(?<=[.!?]["”’)]?)\s{1,30}/u)) {
      open = open === '' ? piece : `${open} ${piece}`;
      if (isShortened(open)) continue;
      sentences.push(open);
      open = '';
    }
    sentences.push(open);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Tells whether a sentence continues behind a short form; a capital ends one: “… from A to B.” */
function isShortened(text: string): boolean {
  return SHORTENED.test(text) && !/(?:^|[\s“"])\p{Lu}\.$/u.test(text);
}
