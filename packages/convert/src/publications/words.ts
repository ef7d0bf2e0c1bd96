/** The few words that a publication adds to a document, in the language of the document. */
interface PublicationWords {
  readonly contents: string;
  readonly pages: string;
  readonly page: string;
  readonly titlePage: string;
  readonly start: string;
  readonly data: string;
  readonly description: string;
  readonly figure: string;
  readonly drawing: string;
  readonly picture: string;
  readonly drawingWithWords: string;
  readonly pictureWithWords: string;
  readonly wordsInFigure: string;
  readonly blank: string;
  readonly answer: string;
  readonly note: string;
  readonly backToText: string;
}

/** Words with the language that they are in. */
export type FoundWords = PublicationWords & { readonly language: string };

const ENGLISH: PublicationWords = {
  contents: 'Contents',
  pages: 'Pages',
  page: 'Page',
  titlePage: 'Title page',
  start: 'Start of the text',
  data: 'Data',
  description: 'Description',
  figure: 'Figure',
  drawing: 'Drawing',
  picture: 'Picture',
  drawingWithWords: 'Drawing with the words',
  pictureWithWords: 'Picture with the words',
  wordsInFigure: 'Words in the figure',
  blank: 'blank',
  answer: 'Room for an answer',
  note: 'Note',
  backToText: 'Back to the text',
};

const WORDS: Readonly<Record<string, PublicationWords>> = {
  en: ENGLISH,
  de: {
    contents: 'Inhalt',
    pages: 'Seiten',
    page: 'Seite',
    titlePage: 'Titelseite',
    start: 'Beginn des Textes',
    data: 'Daten',
    description: 'Beschreibung',
    figure: 'Abbildung',
    drawing: 'Zeichnung',
    picture: 'Bild',
    drawingWithWords: 'Zeichnung mit den Wörtern',
    pictureWithWords: 'Bild mit den Wörtern',
    wordsInFigure: 'Wörter in der Abbildung',
    blank: 'Lücke',
    answer: 'Platz für eine Antwort',
    note: 'Anmerkung',
    backToText: 'Zurück zum Text',
  },
  fr: {
    contents: 'Sommaire',
    pages: 'Pages',
    page: 'Page',
    titlePage: 'Page de titre',
    start: 'Début du texte',
    data: 'Données',
    description: 'Description',
    figure: 'Figure',
    drawing: 'Dessin',
    picture: 'Image',
    drawingWithWords: 'Dessin avec les mots',
    pictureWithWords: 'Image avec les mots',
    wordsInFigure: 'Mots dans la figure',
    blank: 'espace à remplir',
    answer: 'Place pour une réponse',
    note: 'Note',
    backToText: 'Retour au texte',
  },
  es: {
    contents: 'Índice',
    pages: 'Páginas',
    page: 'Página',
    titlePage: 'Portada',
    start: 'Inicio del texto',
    data: 'Datos',
    description: 'Descripción',
    figure: 'Figura',
    drawing: 'Dibujo',
    picture: 'Imagen',
    drawingWithWords: 'Dibujo con las palabras',
    pictureWithWords: 'Imagen con las palabras',
    wordsInFigure: 'Palabras en la figura',
    blank: 'espacio en blanco',
    answer: 'Espacio para la respuesta',
    note: 'Nota',
    backToText: 'Volver al texto',
  },
};

/** Finds the words of a language. A language without words here has the English ones, marked as English. */
export function findPublicationWords(language: string): FoundWords {
  const primary = language.toLowerCase().split('-')[0] ?? '';
  const words = WORDS[primary];
  return words ? { ...words, language } : { ...ENGLISH, language: 'en' };
}
