import { createRandom, type Random } from '../../shared/random.ts';

/** Writes the texts whose numbers and words come from a seed: sums, vocabulary, long tables and a report. */
export function generateTexts(seed: number): Readonly<Record<string, string>> {
  return {
    'worksheet-sums': writeSums(createRandom(seed)),
    'worksheet-vocabulary': writeVocabulary(createRandom(seed + 1)),
    'table-long': writeLongTable(createRandom(seed + 2)),
    'report-measurements': writeReport(createRandom(seed + 3)),
    'chapter-journey': writeJourney(createRandom(seed + 4)),
  };
}

function writeSums({ between, pick }: Random): string {
  const tasks = Array.from({ length: 9 }, () => {
    const [first, second] = [between(11, 98), between(2, 9)];
    return `1. ${first} ${pick(['plus', 'minus', 'times'])} ${second} is ________`;
  });
  const rows = Array.from({ length: 4 }, () => {
    const number = between(3, 12);
    return `| ${number} | ${2 * number} | ${number * number}`;
  });
  return [
    'worksheet en',
    '# Practice for the mind',
    'Solve the tasks without a calculator and write each result on its line.',
    '## Tasks',
    ...tasks,
    '## Twice and squared',
    '|= Number | Twice | Square',
    ...rows,
    'How do the three columns grow?',
    '___ 3',
  ].join('\n');
}

const WORDS: readonly (readonly [string, string, string])[] = [
  ['bridge', 'Brücke', 'pont'],
  ['bread', 'Brot', 'pain'],
  ['cloud', 'Wolke', 'nuage'],
  ['garden', 'Garten', 'jardin'],
  ['island', 'Insel', 'île'],
  ['mirror', 'Spiegel', 'miroir'],
  ['needle', 'Nadel', 'aiguille'],
  ['owl', 'Eule', 'hibou'],
  ['river', 'Fluss', 'fleuve'],
  ['school', 'Schule', 'école'],
  ['shadow', 'Schatten', 'ombre'],
  ['window', 'Fenster', 'fenêtre'],
];

function writeVocabulary({ shuffle }: Random): string {
  const words = shuffle(WORDS);
  const rows = words.slice(0, 8).map(([en, de, fr]) => `| ${en} | {de:${de}} | {fr:${fr}}`);
  const gaps = words
    .slice(8)
    .map(([en, de]) => `1. The German word for ${en} is ________ and begins with ${de[0]}.`);
  return [
    'worksheet en',
    '# Words in three languages',
    'Learn the words of the table by heart.',
    '|# Table 1: Eight words',
    '|= English | German | French',
    ...rows,
    '## Fill in',
    ...gaps,
    '## Sentences',
    `Write a sentence with **${words[0]?.[0]}** and *${words[1]?.[0]}*.`,
    '___ 2',
  ].join('\n');
}

const TOWNS = [
  'Alder',
  'Brook',
  'Cliff',
  'Dale',
  'Elm',
  'Ford',
  'Glen',
  'Heath',
  'Isle',
  'Kirk',
  'Lea',
  'Moor',
];

function writeLongTable({ between, pick }: Random): string {
  const rows = Array.from({ length: 70 }, (_, at) => {
    const town = `${TOWNS[at % TOWNS.length]} ${pick(['North', 'South', 'Bridge', 'Hill'])}`;
    return `| ${at + 1} | ${town} | ${between(200, 9800)} | ${between(3, 31, 1)} | ${pick(['yes', 'no'])}`;
  });
  return [
    'report en',
    '# Stations of the network',
    'The table lists all stations with people who live near, degrees in July, and whether snow was seen.',
    '|# Table 1: Seventy stations',
    '|= Number | Station | People | Degrees | Snow',
    ...rows,
    'Stations without a name were left out.',
  ].join('\n');
}

function writeReport({ between }: Random): string {
  const months = ['January', 'February', 'March', 'April', 'May', 'June'];
  const series = TOWNS.slice(0, 3).map((town) => `${town}: ${months.map(() => between(5, 95)).join('; ')}`);
  const sections = TOWNS.slice(0, 3).flatMap((town, at) => [
    `## Station ${town}`,
    `The station of ${town} stands ${between(40, 900)} metres above the sea and is read ${between(2, 6)} times a day.^[Its keeper since ${between(1960, 2015)} is a volunteer of ${town}.] In the coldest night the thermometer fell to minus ${between(4, 25)} degrees.`,
    `! Map of the surroundings of ${town} with river and road | Figure ${at + 1}: Surroundings of ${town}`,
    '### Equipment',
    '- a rain gauge',
    '- two thermometers',
    '-- one in the shade',
    '-- one near the ground',
    '- a vane',
  ]);
  return [
    'report en',
    '# Half a year of rain',
    'Three stations have measured the rain from January to June.',
    `@ line | Rain in millimetres | Figure 0: Rain at three stations | ${months.join('; ')} | ${series.join(' | ')}`,
    ...sections,
  ].join('\n');
}

const PLACES = ['harbour', 'market', 'tower', 'orchard', 'quarry', 'ferry', 'chapel', 'mill'];
const DEEDS = [
  'we rested in the shade and counted the boats',
  'an old man showed us the way with his stick',
  'the rain caught us and we waited under a roof',
  'my sister drew the hills in her book',
  'we bought bread, cheese and a bag of cherries',
];

function writeJourney({ between, pick, shuffle }: Random): string {
  const days = shuffle(PLACES).flatMap((place, at) => [
    `## Day ${at + 1}: the ${place}`,
    ...Array.from(
      { length: 3 },
      () =>
        `From the ${place} we walked for ${between(2, 9)} hours towards the ${pick(PLACES)}. There ${pick(DEEDS)}. Later ${pick(DEEDS)}, and in the evening the lamp of the ${pick(PLACES)} was seen from our window.`,
    ),
    ...(at % 3 === 0 ? [`! View of the ${place} with a path | Figure ${at + 1}: The ${place}`] : []),
  ]);
  return ['chapter en', '# A journey on foot', 'This is the diary of eight days.', ...days].join('\n');
}
