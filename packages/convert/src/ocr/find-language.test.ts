import { expect, test } from 'vitest';
import { findLanguage } from './find-language.ts';

const TEXTS = {
  en: 'The water of the sea is warmed by the sun, and it rises to where the air is colder.',
  de: 'Das Wasser des Meeres wird von der Sonne erwärmt, und es steigt in die Höhe, wo die Luft kälter ist.',
  fr: 'L’eau de la mer est chauffée par le soleil, et elle monte dans l’air qui est plus froid.',
  es: 'El agua del mar se calienta con el sol y sube hasta donde el aire es más frío.',
  it: 'L’acqua del mare è riscaldata dal sole e sale in alto, dove l’aria è più fredda, come il vapore.',
  pt: 'A água do mar é aquecida pelo sol e não fica no mar: sobe para onde o ar é mais frio.',
  nl: 'Het water van de zee wordt door de zon verwarmd en stijgt naar waar het kouder is.',
  pl: 'Woda w morzu ogrzewa się od słońca i unosi się tam, gdzie jest chłodniej, jak para.',
  tr: 'Deniz suyu bu güneş ile ısınır ve daha soğuk olan bir yere çıkar, sonra yağmur olarak düşer.',
  el: 'Το νερό της θάλασσας ζεσταίνεται από τον ήλιο και ανεβαίνει ψηλά, όπου ο αέρας είναι κρύος.',
  uk: 'Вода в морі нагрівається, і пара піднімається на висоту, де повітря холодніше, як це є в горах.',
  ru: 'Вода в море нагревается от солнца, и пар поднимается туда, где холоднее, как это бывает в горах.',
};

test.each(Object.entries(TEXTS))(
  'a sentence in the language %s is recognised by its small words',
  (language, text) => {
    expect(findLanguage(text.split(' '))).toBe(language);
  },
);

test('German is recognised after a reader of English has read its accents wrong', () => {
  const read = 'Nach dem Essen réumen wir die Kiiche auf. Sie wohnt seit einem Jahr bei der Gro&mutter.';
  expect(findLanguage(read.split(' '))).toBe('de');
});

test('names and numbers have no language', () => {
  expect(findLanguage(['Rhine', '1230', 'Danube', '2850', 'Elbe', '1094', 'km'])).toBeNull();
});
