/** Words that name a part of a page by its colour or its place alone, in the languages that are known here. */
interface References {
  readonly colour: RegExp;
  readonly place: RegExp;
}

const REFERENCES: Readonly<Record<string, References>> = {
  en: {
    colour:
      /\b(?:the|in|see) (?:red|green|blue|yellow|orange|purple|pink|brown|grey|gray) (?:line|bar|area|text|arrow|box|dot|circle|word|part|region|column|row|curve|shape)s?\b|\b(?:shown|marked|highlighted|printed|coloured|colored) in (?:red|green|blue|yellow|orange|purple|pink|brown|grey|gray)\b/iu,
    place:
      /\b(?:in the )?(?:picture|figure|diagram|table|box|chart|graph|map|text) (?:on the (?:left|right)|to the (?:left|right))\b|\b(?:on|to) the (?:left|right)(?:-hand)? (?:side|of the page|margin)\b/iu,
  },
  de: {
    colour:
      /\b(?:der|die|das|den|dem) (?:rote|grüne|blaue|gelbe)[nrs]? (?:Linie|Balken|Fläche|Text|Pfeil|Kasten|Punkt|Kreis|Wort|Teil|Spalte|Zeile|Kurve)n?\b|\b(?:rot|grün|blau|gelb) (?:markiert|gedruckt|hervorgehoben|eingezeichnet)\b/iu,
    place:
      /\b(?:Bild|Abbildung|Tabelle|Kasten|Karte|Diagramm|Text) (?:rechts|links)\b|\b(?:rechts|links) (?:im Bild|auf der Seite|am Rand)\b/iu,
  },
  fr: {
    colour:
      /\b(?:la|le|les) (?:ligne|barre|zone|flèche|case|courbe|colonne|partie)s? (?:rouge|verte?|bleue?|jaune)s?\b|\ben (?:rouge|vert|bleu|jaune)\b/iu,
    place: /\b(?:figure|image|tableau|carte|schéma|texte) (?:à|de) (?:droite|gauche)\b|\bci-contre\b/iu,
  },
  es: {
    colour:
      /\b(?:la|el|las|los) (?:línea|barra|zona|flecha|curva|columna|parte)s? (?:roja|rojo|verde|azul|amarill[ao])s?\b|\ben (?:rojo|verde|azul|amarillo)\b/iu,
    place: /\b(?:figura|imagen|tabla|mapa|texto) (?:de la|a la) (?:derecha|izquierda)\b/iu,
  },
};

export function refersByColour(text: string, language: string): string | null {
  return findIn(text, language, 'colour');
}

export function refersByPlace(text: string, language: string): string | null {
  return findIn(text, language, 'place');
}

function findIn(text: string, language: string, by: keyof References): string | null {
  const [primary = ''] = language.toLowerCase().split('-');
  return REFERENCES[primary]?.[by].exec(text)?.[0] ?? null;
}
