/** The words that braille adds to a document, in the document's language. */
export interface VolumeWords {
  readonly contents: string;
  readonly volume: (volume: number) => string;
  readonly volumeOf: (volume: number, count: number) => string;
  readonly endOfVolume: (volume: number) => string;
  readonly printPages: (first: string, last: string) => string;
  readonly braillePages: (ranges: readonly string[]) => string;
  readonly madeBy: (name: string) => string;
  /** Names the code of the language by its grade; null if its own name is used. */
  readonly codeName: ((grade: 1 | 2) => string) | null;
  readonly remarks: string;
  readonly drawings: (count: number) => string;
  readonly descriptions: (count: number) => string;
  readonly key: string;
  readonly figure: string;
  /** It is in front of the number of the page of a drawing. */
  readonly seeDrawing: string;
  readonly undescribed: string;
  readonly wordsInFigure: string;
  readonly listed: string;
  readonly stairstep: string;
  readonly answerLines: (count: number) => string;
  readonly answerRoom: string;
}

const ENGLISH: VolumeWords = {
  contents: 'Contents',
  volume: (volume) => `Volume ${volume}`,
  volumeOf: (volume, count) => `Volume ${volume} of ${count}`,
  endOfVolume: (volume) => `End of Volume ${volume}`,
  printPages: (first, last) => (first === last ? `Print page ${first}` : `Print pages ${first}-${last}`),
  braillePages: (ranges) => `Braille pages ${ranges.join(', ')}`,
  codeName: null,
  madeBy: (name) => `Transcribed by the program ${name}`,
  remarks: "Transcriber's Notes",
  drawings: (count) =>
    count === 1
      ? 'One figure is a tactile graphic on its own page, after the page that names it.'
      : `${count} figures are tactile graphics on their own pages, each after the page that names it.`,
  descriptions: (count) =>
    count === 1
      ? 'One figure is described in words instead of drawn.'
      : `${count} figures are described in words instead of drawn.`,
  key: 'Key',
  figure: 'Figure',
  seeDrawing: 'See the tactile graphic on page',
  undescribed: 'A picture without a description.',
  wordsInFigure: 'Words in the figure:',
  listed:
    'The table is written as a list. Each row begins in cell 1, and under it is each column with its heading.',
  stairstep:
    'The table is written in steps. Each column begins two cells to the right of the column before it.',
  answerLines: (count) => (count === 1 ? 'A line for the answer.' : `${count} lines for the answer.`),
  answerRoom: 'Room for the answer.',
};

const GERMAN: VolumeWords = {
  contents: 'Inhalt',
  volume: (volume) => `Band ${volume}`,
  volumeOf: (volume, count) => `Band ${volume} von ${count}`,
  endOfVolume: (volume) => `Ende von Band ${volume}`,
  printPages: (first, last) =>
    first === last ? `Schwarzschriftseite ${first}` : `Schwarzschriftseiten ${first}-${last}`,
  braillePages: (ranges) => `Brailleseiten ${ranges.join(', ')}`,
  codeName: (grade) => (grade === 1 ? 'Deutsche Vollschrift' : 'Deutsche Kurzschrift'),
  madeBy: (name) => `Übertragen vom Programm ${name}`,
  remarks: 'Anmerkungen zur Übertragung',
  drawings: (count) =>
    count === 1
      ? 'Eine Abbildung ist eine tastbare Grafik auf eigener Seite, nach der Seite, die sie nennt.'
      : `${count} Abbildungen sind tastbare Grafiken auf eigenen Seiten, jede nach der Seite, die sie nennt.`,
  descriptions: (count) =>
    count === 1
      ? 'Eine Abbildung ist in Worten beschrieben und nicht gezeichnet.'
      : `${count} Abbildungen sind in Worten beschrieben und nicht gezeichnet.`,
  key: 'Legende',
  figure: 'Abbildung',
  seeDrawing: 'Siehe die tastbare Grafik auf Seite',
  undescribed: 'Ein Bild ohne Beschreibung.',
  wordsInFigure: 'Wörter in der Abbildung:',
  listed:
    'Die Tabelle ist als Liste geschrieben. Jede Zeile beginnt in Form 1, darunter steht jede Spalte mit ihrer Überschrift.',
  stairstep:
    'Die Tabelle ist in Stufen geschrieben. Jede Spalte beginnt zwei Formen weiter rechts als die vorige.',
  answerLines: (count) => (count === 1 ? 'Eine Zeile für die Antwort.' : `${count} Zeilen für die Antwort.`),
  answerRoom: 'Platz für die Antwort.',
};

const FRENCH: VolumeWords = {
  contents: 'Sommaire',
  volume: (volume) => `Volume ${volume}`,
  volumeOf: (volume, count) => `Volume ${volume} sur ${count}`,
  endOfVolume: (volume) => `Fin du volume ${volume}`,
  printPages: (first, last) =>
    first === last ? `Page imprimée ${first}` : `Pages imprimées ${first}-${last}`,
  braillePages: (ranges) => `Pages en braille ${ranges.join(', ')}`,
  codeName: (grade) => (grade === 1 ? 'Braille intégral' : 'Braille abrégé'),
  madeBy: (name) => `Transcrit par le programme ${name}`,
  remarks: 'Notes du transcripteur',
  drawings: (count) =>
    count === 1
      ? 'Une figure est un graphique tactile sur sa propre page, après la page qui la nomme.'
      : `${count} figures sont des graphiques tactiles sur leurs propres pages, chacune après la page qui la nomme.`,
  descriptions: (count) =>
    count === 1
      ? 'Une figure est décrite en mots et non dessinée.'
      : `${count} figures sont décrites en mots et non dessinées.`,
  key: 'Légende',
  figure: 'Figure',
  seeDrawing: 'Voir le graphique tactile à la page',
  undescribed: 'Une image sans description.',
  wordsInFigure: 'Mots dans la figure :',
  listed:
    'Le tableau est écrit en liste. Chaque ligne commence à la cellule 1, suivie de chaque colonne avec son titre.',
  stairstep:
    'Le tableau est écrit en escalier. Chaque colonne commence deux cellules plus à droite que la précédente.',
  answerLines: (count) => (count === 1 ? 'Une ligne pour la réponse.' : `${count} lignes pour la réponse.`),
  answerRoom: 'Place pour la réponse.',
};

const SPANISH: VolumeWords = {
  contents: 'Índice',
  volume: (volume) => `Volumen ${volume}`,
  volumeOf: (volume, count) => `Volumen ${volume} de ${count}`,
  endOfVolume: (volume) => `Fin del volumen ${volume}`,
  printPages: (first, last) =>
    first === last ? `Página en tinta ${first}` : `Páginas en tinta ${first}-${last}`,
  braillePages: (ranges) => `Páginas en braille ${ranges.join(', ')}`,
  codeName: (grade) => (grade === 1 ? 'Braille integral' : 'Braille abreviado'),
  madeBy: (name) => `Transcrito por el programa ${name}`,
  remarks: 'Notas del transcriptor',
  drawings: (count) =>
    count === 1
      ? 'Una figura es un gráfico táctil en su propia página, después de la página que la nombra.'
      : `${count} figuras son gráficos táctiles en sus propias páginas, cada una después de la página que la nombra.`,
  descriptions: (count) =>
    count === 1
      ? 'Una figura se describe con palabras y no se dibuja.'
      : `${count} figuras se describen con palabras y no se dibujan.`,
  key: 'Leyenda',
  figure: 'Figura',
  seeDrawing: 'Véase el gráfico táctil en la página',
  undescribed: 'Una imagen sin descripción.',
  wordsInFigure: 'Palabras en la figura:',
  listed:
    'La tabla está escrita como lista. Cada fila empieza en la celda 1, y debajo está cada columna con su título.',
  stairstep:
    'La tabla está escrita en escalones. Cada columna empieza dos celdas más a la derecha que la anterior.',
  answerLines: (count) =>
    count === 1 ? 'Una línea para la respuesta.' : `${count} líneas para la respuesta.`,
  answerRoom: 'Espacio para la respuesta.',
};

const WORDS: Readonly<Record<string, VolumeWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};

/** Finds the words of a language, with the language that they are in: English if it has none here. */
export function findVolumeWords(language: string): {
  readonly words: VolumeWords;
  readonly language: string;
} {
  const words = WORDS[language.toLowerCase().split('-')[0] ?? ''];
  return words ? { words, language } : { words: ENGLISH, language: 'en' };
}
