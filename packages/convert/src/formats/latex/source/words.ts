/** The words that LaTeX itself prints, by language. */
export interface LatexWords {
  readonly figure: string;
  readonly table: string;
  readonly section: string;
  readonly chapter: string;
  readonly part: string;
  readonly equation: string;
  readonly item: string;
  readonly theorem: string;
  readonly abstract: string;
  readonly references: string;
  readonly appendix: string;
  readonly proof: string;
  readonly and: string;
  readonly points: string;
}

function createWords(words: string): LatexWords {
  const [
    figure = '',
    table = '',
    section = '',
    chapter = '',
    part = '',
    equation = '',
    item = '',
    theorem = '',
    abstract = '',
    references = '',
    appendix = '',
    proof = '',
    and = '',
    points = '',
  ] = words.split(', ');
  return {
    figure,
    table,
    section,
    chapter,
    part,
    equation,
    item,
    theorem,
    abstract,
    references,
    appendix,
    proof,
    and,
    points,
  };
}

const ENGLISH = createWords(
  'Figure, Table, Section, Chapter, Part, Equation, Item, Theorem, Abstract, References, Appendix, Proof, and, points',
);

const WORDS: Readonly<Record<string, LatexWords>> = {
  en: ENGLISH,
  de: createWords(
    'Abbildung, Tabelle, Abschnitt, Kapitel, Teil, Gleichung, Punkt, Satz, Zusammenfassung, Literatur, Anhang, Beweis, und, Punkte',
  ),
  fr: createWords(
    'Figure, Table, Section, Chapitre, Partie, Équation, Point, Théorème, Résumé, Références, Annexe, Démonstration, et, points',
  ),
  es: createWords(
    'Figura, Cuadro, Sección, Capítulo, Parte, Ecuación, Punto, Teorema, Resumen, Referencias, Apéndice, Demostración, y, puntos',
  ),
  it: createWords(
    'Figura, Tabella, Sezione, Capitolo, Parte, Equazione, Punto, Teorema, Sommario, Riferimenti bibliografici, Appendice, Dimostrazione, e, punti',
  ),
};

export function findLatexWords(language: string): LatexWords {
  return WORDS[language.toLowerCase().split('-')[0] ?? ''] ?? ENGLISH;
}

/** These are the names of languages in babel and polyglossia. */
const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  'english en american en-US USenglish en-US british en-GB UKenglish en-GB australian en-AU canadian en-CA german de ngerman de austrian de-AT naustrian de-AT swissgerman de-CH nswissgerman de-CH french fr francais fr acadian fr-CA spanish es mexican es-MX italian it portuguese pt brazilian pt-BR brazil pt-BR dutch nl polish pl czech cs slovak sk slovene sl croatian hr serbian sr hungarian hu magyar hu romanian ro bulgarian bg russian ru ukrainian uk greek el turkish tr danish da swedish sv norsk nb nynorsk nn finnish fi icelandic is estonian et latvian lv lithuanian lt irish ga welsh cy catalan ca basque eu galician gl latin la esperanto eo arabic ar hebrew he persian fa hindi hi vietnamese vi indonesian id japanese ja'
    .split(' ')
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1] ?? '']] : [])),
);

/** Returns the language of a name or a tag; null if no language has it. */
export function findLanguage(name: string): string | null {
  const said = name.trim();
  if (Object.hasOwn(LANGUAGES, said)) return LANGUAGES[said] ?? null;
  return /^[a-z]{2}(?:-[A-Za-z0-9]{2,8})*$/.test(said) ? said : null;
}
