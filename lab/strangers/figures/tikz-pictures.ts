import type { Random } from '../../shared/random.ts';

/** The source of a picture, with the words that it shows. */
export interface TikzPicture {
  readonly source: string;
  readonly words: readonly string[];
}

/** Pictures as teachers draw them with TikZ, in the forms and with the tips of arrows that its manual shows. */
export const TIKZ_PICTURES: Readonly<Record<string, (random: Random) => TikzPicture>> = {
  'right-triangle': (random) => {
    const [a, b] = [random.between(3, 5), random.between(2, 4)];
    return {
      words: ['A', 'B', 'C', `${a} cm`, `${b} cm`],
      source: `\\draw[thick] (0,0) node[below left] {$A$} -- node[below] {${a} cm} (${a},0) node[below right] {$B$} -- (${a},${b}) node[above right] {$C$} -- cycle; \\node[right] at (${a},${b / 2}) {${b} cm}; \\draw (${a - 0.3},0) -- (${a - 0.3},0.3) -- (${a},0.3);`,
    };
  },
  'number-line': (random) => {
    const from = -random.between(2, 4);
    const numbers = Array.from({ length: 7 }, (_, at) => from + at);
    return {
      words: numbers.map((one) => String(one).replace('-', '−')),
      source: `\\draw[->,thick] (${from - 0.5},0) -- (${from + 6.7},0); \\foreach \\x in {${numbers.join(',')}} \\draw (\\x,0.12) -- (\\x,-0.12) node[below] {$\\x$}; \\fill[red] (${from + random.between(1, 5)},0) circle (0.12);`,
    };
  },
  plane: (random) => {
    const shift = random.between(0, 3);
    const points = random.shuffle(['P', 'Q', 'R']).map((name, at) => ({
      name,
      x: 1 + ((shift + at) % 4),
      y: random.between(1, 4),
    }));
    return {
      words: ['x', 'y', ...points.map(({ name }) => name)],
      source: `\\draw[step=1,gray!40,very thin] (-0.2,-0.2) grid (4.8,4.8); \\draw[-{Stealth[length=3mm]},thick] (-0.5,0) -- (5.2,0) node[right] {$x$}; \\draw[-{Stealth[length=3mm]},thick] (0,-0.5) -- (0,5.2) node[above] {$y$}; ${points.map(({ name, x, y }) => `\\fill (${x},${y}) circle (2pt) node[above right] {$${name}$};`).join(' ')}`,
    };
  },
  flow: (random) => {
    const [first = '', second = '', third = ''] = random.shuffle(['Read', 'Sort', 'Print', 'Count']);
    return {
      words: [first, second, third],
      source: `\\tikzset{box/.style={draw,rounded corners,fill=blue!10,minimum width=2.6cm,minimum height=0.9cm}} \\node[box] (a) {${first}}; \\node[box,below=1.2cm of a] (b) {${second}}; \\node[box,below=1.2cm of b] (c) {${third}}; \\draw[->,thick] (a) -- (b); \\draw[->,thick] (b) -- (c);`,
    };
  },
  forces: (random) => {
    const [push, weight] = [random.pick(['Push', 'Pull', 'Wind']), random.pick(['Weight', 'Gravity'])];
    return {
      words: [push, weight, 'Box'],
      source: `\\draw[thick] (-3,0) -- (4,0); \\draw[fill=brown!40] (0,0) rectangle (2,1.4) node[midway] {Box}; \\draw[-{Latex[length=4mm]},very thick,red] (2,0.7) -- (4,0.7) node[above] {${push}}; \\draw[-{Latex[length=4mm]},very thick,blue] (1,-0.1) -- (1,-2) node[right] {${weight}};`,
    };
  },
  venn: (random) => {
    const [one = '', other = ''] = random.shuffle(['Cats', 'Pets', 'Birds', 'Fish']);
    return {
      words: [one, other, 'Both'],
      source: `\\draw[thick,fill=red!20,fill opacity=0.6,text opacity=1] (0,0) circle (1.8); \\draw[thick,fill=blue!20,fill opacity=0.6,text opacity=1] (2.2,0) circle (1.8); \\node at (-0.8,0) {${one}}; \\node at (3,0) {${other}}; \\node at (1.1,0) {Both};`,
    };
  },
  cuboid: (random) => {
    const [a, b, c] = [random.between(4, 6), random.between(2, 3), random.between(2, 3)];
    return {
      words: [`${a} m`, `${b} m`, `${c} m`],
      source: `\\draw[thick] (0,0) -- node[below] {${a} m} (${a},0) -- (${a},${b}) -- (0,${b}) -- node[left] {${b} m} cycle; \\draw[thick] (0,${b}) -- (1.2,${b + 1}) -- (${a + 1.2},${b + 1}) -- (${a},${b}); \\draw[thick] (${a},0) -- node[below right] {${c} m} (${a + 1.2},1) -- (${a + 1.2},${b + 1}); \\draw[dashed] (0,0) -- (1.2,1) -- (${a + 1.2},1); \\draw[dashed] (1.2,1) -- (1.2,${b + 1});`,
    };
  },
  tree: (random) => {
    const [first = '', second = ''] = random.shuffle(['Red', 'Blue', 'Green']);
    return {
      words: ['Start', first, second, '1/2'],
      source: `\\node (s) {Start}; \\node (a) at (3,1.2) {${first}}; \\node (b) at (3,-1.2) {${second}}; \\draw[->] (s) -- node[above left] {1/2} (a); \\draw[->] (s) -- node[below left] {1/2} (b);`,
    };
  },
  lens: (random) => {
    const f = random.between(2, 3);
    return {
      words: ['F', 'Lens', 'Object'],
      source: `\\draw (-5,0) -- (5,0); \\draw[thick,fill=cyan!15] (0,-2) .. controls (0.7,-1) and (0.7,1) .. (0,2) .. controls (-0.7,1) and (-0.7,-1) .. (0,-2); \\draw[-{Latex[length=3mm]},very thick] (-4,0) -- (-4,1.2) node[above] {Object}; \\draw[red,thick,->] (-4,1.2) -- (0,1.2) -- (${f * 2},-1.2); \\fill (${f},0) circle (2pt) node[below left] {$F$}; \\node at (0,2.4) {Lens};`,
    };
  },
  atom: (random) => {
    const shells = random.between(2, 3);
    return {
      words: ['Nucleus', 'Electron'],
      source: `\\fill[red!70] (0,0) circle (0.4); ${Array.from({ length: shells }, (_, at) => `\\draw (0,0) circle (${1.1 + at * 0.7}); \\fill[blue] (${90 + at * 75}:${1.1 + at * 0.7}) circle (0.13);`).join(' ')} \\draw[thin] (0.2,0.2) -- (3.2,1.6) node[right] {Nucleus}; \\draw[thin] (90:1.1) -- (-2.6,2.8) node[above] {Electron};`,
    };
  },
};

/** Writes a page of LaTeX that is as large as the picture, with a margin around it. */
export function writeTikzPage({ source }: TikzPicture): string {
  return [
    '\\documentclass{article}',
    '\\usepackage{tikz}',
    '\\usetikzlibrary{arrows.meta,positioning}',
    '\\begin{document}',
    '\\renewcommand{\\familydefault}{\\sfdefault}\\sffamily',
    `\\newbox\\picture\\setbox\\picture=\\hbox{\\begin{tikzpicture}${source}\\end{tikzpicture}}`,
    '\\pdfhorigin=12pt\\pdfvorigin=12pt',
    '\\pdfpagewidth=\\dimexpr\\wd\\picture+24pt\\pdfpageheight=\\dimexpr\\ht\\picture+\\dp\\picture+24pt',
    '\\shipout\\box\\picture',
    '\\end{document}',
    '',
  ].join('\n');
}
