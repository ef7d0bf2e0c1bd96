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
  /** What leads from one sheet of a graphic to the next. */
  readonly guide: string;
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
  guide: string,
): DocumentWords {
  return { description, key, data, graphic, parts, contents, page, notes, guide };
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
  'Guide to the sheets',
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
    'Guide des feuilles',
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
    'Guía de las hojas',
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
    'Wegweiser durch die Blätter',
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
    'Guida ai fogli',
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
    'Guia das folhas',
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
    'Gids bij de bladen',
  ),
};

/** English where the language is none of ours: better a foreign heading than none. */
export function findWords(language: string): DocumentWords {
  return WORDS[language.toLowerCase().split('-')[0] ?? ''] ?? ENGLISH;
}
