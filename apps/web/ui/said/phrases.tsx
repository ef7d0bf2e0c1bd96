import { phrasesOf, type Said } from '../../lib/speaking/phrase.ts';

/** What is said, each piece in its own language, so that a voice and a braille table read it by its rules. */
export function Phrases({ said }: { said: Said }) {
  return phrasesOf(said).map(({ text, language }, index) =>
    language === undefined ? (
      text
    ) : (
      <span key={index} lang={language}>
        {text}
      </span>
    ),
  );
}
