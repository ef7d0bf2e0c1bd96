/** The few words that a document adds of its own, in the languages that braille is written in. */
export interface DocumentWords {
  readonly description: string;
  readonly key: string;
  readonly data: string;
  readonly graphic: string;
  readonly parts: string;
  readonly contents: string;
  readonly page: string;
  /** What the speaker of a slide noted. */
  readonly notes: string;
}

function createWords(
  description: string,
  key: string,
  data: string,
  graphic: string,
  parts: string,
  contents: string,
  page: string,
  notes: string,
): DocumentWords {
  return { description, key, data, graphic, parts, contents, page, notes };
}

const ENGLISH = createWords(
  'Description',
  'Key',
  'Data',
  'Graphic',
  'Parts of the graphic',
  'Contents',
  'Page',
  'Notes',
);

const WORDS: Readonly<Record<string, DocumentWords>> = {
  en: ENGLISH,
  fr: createWords(
    'Description',
    'Légende',
    'Données',
    'Graphique',
    'Éléments du graphique',
    'Sommaire',
    'Page',
    'Notes',
  ),
  es: createWords(
    'Descripción',
    'Leyenda',
    'Datos',
    'Gráfico',
    'Partes del gráfico',
    'Contenido',
    'Página',
    'Notas',
  ),
  de: createWords(
    'Beschreibung',
    'Legende',
    'Daten',
    'Grafik',
    'Teile der Grafik',
    'Inhalt',
    'Seite',
    'Notizen',
  ),
  it: createWords(
    'Descrizione',
    'Legenda',
    'Dati',
    'Grafico',
    'Parti del grafico',
    'Indice',
    'Pagina',
    'Note',
  ),
  pt: createWords(
    'Descrição',
    'Legenda',
    'Dados',
    'Gráfico',
    'Partes do gráfico',
    'Índice',
    'Página',
    'Notas',
  ),
  nl: createWords(
    'Beschrijving',
    'Legenda',
    'Gegevens',
    'Afbeelding',
    'Delen van de afbeelding',
    'Inhoud',
    'Pagina',
    'Notities',
  ),
};

/** English where the language is none of ours: better a foreign heading than none. */
export function findWords(language: string): DocumentWords {
  return WORDS[language.toLowerCase().split('-')[0] ?? ''] ?? ENGLISH;
}
