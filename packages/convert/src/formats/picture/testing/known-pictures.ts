/** Pictures of which it is known what they are, as SVG of 800 x 600; painted by a program that is not ours. */
export interface KnownPicture {
  readonly name: string;
  readonly kind: 'line-drawing' | 'chart' | 'map' | 'diagram' | 'text-page' | 'mathematics' | 'photograph';
  readonly svg: string;
}

const INK = 'fill="none" stroke="#000" stroke-width="3"';
const THIN = 'fill="none" stroke="#000" stroke-width="2"';

function page(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><rect width="800" height="600" fill="#fff"/>${content}</svg>`;
}

export function writeText(
  x: number,
  y: number,
  words: string,
  { size = 18, anchor = 'middle' } = {},
): string {
  return `<text x="${x}" y="${y}" font-family="DejaVu Sans" font-size="${size}" text-anchor="${anchor}">${words}</text>`;
}

function drawAxes(): string {
  return `<path ${INK} d="M90 40V500H760"/>`;
}

function drawScale(most: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const y = 500 - 85 * i;
    return `<path ${THIN} d="M80 ${y}H90"/>${writeText(74, y + 6, String((most * i) / 5), { anchor: 'end' })}`;
  }).join('');
}

function drawCategories(names: readonly string[]): string {
  return names.map((name, i) => writeText(90 + (670 / names.length) * (i + 0.5), 528, name)).join('');
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export function drawBars(values: readonly number[], { fill = '#1f77b4', most = 100 } = {}): string {
  const step = 670 / values.length;
  const bars = values.map((value, i) => {
    const height = (425 * value) / most;
    return `<rect x="${90 + step * (i + 0.2)}" y="${500 - height}" width="${step * 0.6}" height="${height}" fill="${fill}"/>`;
  });
  return page(
    `${bars.join('')}${drawAxes()}${drawScale(most)}${drawCategories(MONTHS.slice(0, values.length))}${writeText(420, 26, 'Visitors by month')}`,
  );
}

export function drawLine(values: readonly number[], { most = 100, stroke = '#c00' } = {}): string {
  const points = values.map(
    (value, i) => `${90 + (670 * (i + 0.5)) / values.length} ${500 - (425 * value) / most}`,
  );
  return page(
    `<polyline fill="none" stroke="${stroke}" stroke-width="4" points="${points.join(' ')}"/>${drawAxes()}${drawScale(most)}${drawCategories(MONTHS.slice(0, values.length))}`,
  );
}

export function drawPoints(points: readonly (readonly [number, number])[], { most = 100 } = {}): string {
  const marks = points.map(
    ([x, y]) => `<circle cx="${90 + (670 * x) / 100}" cy="${500 - (425 * y) / most}" r="6" fill="#2a6"/>`,
  );
  return page(
    `${marks.join('')}${drawAxes()}${drawScale(most)}${drawCategories(['0', '20', '40', '60', '80', '100'])}`,
  );
}

/** Draws dots of black ink on lines of a grid that all begin and end together. */
export function drawGrid(points: readonly (readonly [number, number])[]): string {
  const grid = [0, 1, 2, 3, 4].map((i) => `<path ${THIN} d="M90 ${75 + 85 * i}H760"/>`);
  const dots = points.map(
    ([x, y]) => `<circle cx="${90 + (670 * x) / 100}" cy="${500 - (425 * y) / 100}" r="4" fill="#000"/>`,
  );
  return page(
    `${grid.join('')}${dots.join('')}${drawAxes()}${drawScale(100)}${drawCategories(['0', '20', '40', '60', '80', '100'])}`,
  );
}

/** Draws clouds of every tone, as a camera sees the sky: noise of Perlin's kind, which librsvg makes. */
export function drawClouds(seed: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><filter id="f" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.008" numOctaves="6" seed="${seed}"/><feColorMatrix values="3 0 0 0 -1  0 3 0 0 -1  0 0 3 0 -0.9  0 0 0 0 1"/></filter><rect width="800" height="600" fill="#fff" filter="url(#f)"/></svg>`;
}

const PIE_COLORS = ['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728', '#9467bd'];

export function drawPie(shares: readonly number[]): string {
  let turn = 0;
  const at = (share: number): string =>
    `${400 + 200 * Math.sin(2 * Math.PI * share)} ${300 - 200 * Math.cos(2 * Math.PI * share)}`;
  const slices = shares.map((share, i) => {
    const from = turn;
    turn += share;
    return `<path d="M400 300L${at(from)}A200 200 0 ${share > 0.5 ? 1 : 0} 1 ${at(turn)}Z" fill="${PIE_COLORS[i % 5]}"/>`;
  });
  return page(`${slices.join('')}${writeText(400, 50, 'How pupils come to school', { size: 24 })}`);
}

function drawBox(x: number, y: number, words: string, shape = 'rect'): string {
  const form =
    shape === 'rect'
      ? `<rect ${INK} x="${x}" y="${y}" width="180" height="80"/>`
      : `<ellipse ${INK} cx="${x + 90}" cy="${y + 40}" rx="100" ry="45"/>`;
  return `${form}${writeText(x + 90, y + 46, words)}`;
}

function drawArrow(x1: number, y1: number, x2: number, y2: number): string {
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return `<path ${INK} d="M${x1} ${y1}L${x2} ${y2}"/><path transform="translate(${x2} ${y2}) rotate(${turn})" d="M0 0L-16 -7V7Z"/>`;
}

const FLOW = page(
  `${drawBox(80, 60, 'Sunlight')}${drawBox(530, 60, 'Grass')}${drawBox(80, 400, 'Fox')}${drawBox(530, 400, 'Rabbit')}` +
    `${drawArrow(262, 100, 526, 100)}${drawArrow(620, 142, 620, 396)}${drawArrow(528, 440, 264, 440)}`,
);

/** Draws boxes with words side by side, each joined with the next. */
export function drawRow(count: number): string {
  const step = 760 / count;
  const boxes = Array.from({ length: count }, (_, i) => {
    const [x, width] = [20 + step * i, step * 0.68];
    const join = i > 0 ? `<path ${INK} d="M${x - step + width} 300H${x}"/>` : '';
    return `<rect ${INK} x="${x}" y="240" width="${width}" height="120"/>${writeText(x + width / 2, 306, 'Leaf')}${join}`;
  });
  return page(boxes.join(''));
}

/** Draws rounds with words that lines join to a circle: the paper between them is nearly a box. */
export function drawCycle(count: number): string {
  const places = Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * i) / count;
    return { x: 400 + 270 * Math.sin(turn), y: 300 - 200 * Math.cos(turn) };
  });
  const parts = places.map(({ x, y }, i) => {
    const to = places[(i + 1) % count] ?? { x, y };
    const length = Math.hypot(to.x - x, to.y - y);
    const [u, v] = [(65 * (to.x - x)) / length, (65 * (to.y - y)) / length];
    return `<circle ${INK} cx="${x}" cy="${y}" r="65"/>${writeText(x, y + 6, 'Sprout')}<path ${INK} d="M${x + u} ${y + v}L${to.x - u} ${to.y - v}"/>`;
  });
  return page(parts.join(''));
}

const TREE = page(
  `${drawBox(310, 40, 'Animals', 'ellipse')}${drawBox(60, 250, 'Mammals', 'ellipse')}${drawBox(310, 250, 'Birds', 'ellipse')}` +
    `${drawBox(560, 250, 'Fish', 'ellipse')}${drawBox(60, 460, 'Whales', 'ellipse')}` +
    `<path ${INK} d="M350 122L190 206M400 126V204M450 122L610 206M150 336V414"/>`,
);

/** An edge that no ruler drew: the same one every time. */
function drawCoast(cx: number, cy: number, radius: number, seed: number): string {
  const points = Array.from({ length: 48 }, (_, i) => {
    const turn = (2 * Math.PI * i) / 48;
    const wave =
      1 + 0.16 * Math.sin(3 * turn + seed) + 0.1 * Math.sin(7 * turn + 2 * seed) + 0.06 * Math.sin(13 * turn);
    return `${(cx + radius * wave * Math.cos(turn)).toFixed(1)} ${(cy + 0.75 * radius * wave * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const ISLANDS = page(
  [
    [220, 200, 150, 1],
    [560, 180, 130, 2],
    [240, 460, 120, 3],
    [570, 440, 150, 4],
  ]
    .map(([x = 0, y = 0, radius = 0, seed = 0]) => `<path ${INK} d="${drawCoast(x, y, radius, seed)}"/>`)
    .join('') +
    ['Northland', 'Eastland', 'Westland', 'Southland']
      .map((name, i) => writeText(i % 2 ? 565 : 225, i < 2 ? 195 : 455, name))
      .join(''),
);

const COUNTRIES = page(
  ['#cde', '#edc', '#dec', '#ecd']
    .map((fill, i) => {
      const [x, y] = [i % 2 ? 560 : 250, i < 2 ? 190 : 420];
      return `<path fill="${fill}" stroke="#333" stroke-width="2" d="${drawCoast(x, y, 150, i + 5)}"/>`;
    })
    .join('') +
    `<path fill="none" stroke="#36c" stroke-width="4" d="M40 60C160 160 180 90 300 240S420 420 520 330S700 420 780 560"/>${writeText(250, 190, 'Arden')}${writeText(560, 190, 'Borso')}${writeText(560, 440, 'Corva')}`,
);

const TEXT = page(
  Array.from({ length: 18 }, (_, i) =>
    writeText(
      50,
      50 + 29 * i,
      i % 6 === 5 ? 'So it was all along.' : 'The water rises from the sea and falls again as rain on land',
      {
        anchor: 'start',
        size: 20,
      },
    ),
  ).join(''),
);

const EXERCISES = page(
  `${writeText(50, 60, 'Name ____________  Class ______', { anchor: 'start', size: 22 })}${Array.from(
    { length: 9 },
    (_, i) =>
      writeText(50, 130 + 48 * i, `${i + 1}. Which animals live in the forest near the river?`, {
        anchor: 'start',
        size: 22,
      }),
  ).join('')}`,
);

function index(x: number, y: number, words: string): string {
  return writeText(x, y, words, { size: 34, anchor: 'start' });
}

const QUADRATIC = page(
  `${writeText(120, 310, 'x =', { size: 56, anchor: 'start' })}<path ${INK} d="M240 292H640"/>${writeText(250, 270, '-b + b', { size: 56, anchor: 'start' })}${index(432, 240, '2')}${writeText(470, 270, '- 4ac', { size: 56, anchor: 'start' })}${writeText(400, 350, '2a', { size: 56, anchor: 'start' })}`,
);

const POWERS = page(
  [120, 260, 400]
    .map(
      (y, i) =>
        `${writeText(120, y, 'a', { size: 60, anchor: 'start' })}${index(158, y - 28, String(i + 2))}${writeText(200, y, '+ b', { size: 60, anchor: 'start' })}${index(308, y - 28, String(i + 3))}${writeText(350, y, '= c', { size: 60, anchor: 'start' })}${index(450, y - 28, String(i + 4))}`,
    )
    .join(''),
);

export const KNOWN_PICTURES: readonly KnownPicture[] = [
  { name: 'a bar chart', kind: 'chart', svg: drawBars([35, 60, 80, 45, 20, 70]) },
  { name: 'a grey bar chart of four bars', kind: 'chart', svg: drawBars([90, 30, 55, 75], { fill: '#888' }) },
  { name: 'a line chart', kind: 'chart', svg: drawLine([20, 45, 30, 70, 65, 90]) },
  {
    name: 'a scatter plot',
    kind: 'chart',
    svg: drawPoints([10, 18, 25, 33, 41, 50, 58, 66, 75, 83].map((x, i) => [x, 20 + 7 * i + (i % 3) * 6])),
  },
  { name: 'a pie chart', kind: 'chart', svg: drawPie([0.4, 0.25, 0.2, 0.15]) },
  { name: 'a cycle of boxes', kind: 'diagram', svg: FLOW },
  { name: 'a tree of rounds', kind: 'diagram', svg: TREE },
  { name: 'a map of islands', kind: 'map', svg: ISLANDS },
  { name: 'a map of countries with a river', kind: 'map', svg: COUNTRIES },
  { name: 'a page of text', kind: 'text-page', svg: TEXT },
  { name: 'a page of exercises', kind: 'text-page', svg: EXERCISES },
  { name: 'a fraction', kind: 'mathematics', svg: QUADRATIC },
  { name: 'powers', kind: 'mathematics', svg: POWERS },
  {
    name: 'a triangle with its height',
    kind: 'line-drawing',
    svg: page(`<path ${INK} d="M100 500L700 500L300 100ZM300 100V500"/>`),
  },
  {
    name: 'two circles that cross',
    kind: 'line-drawing',
    svg: page(`<circle ${INK} cx="300" cy="300" r="180"/><circle ${INK} cx="500" cy="300" r="180"/>`),
  },
  {
    name: 'a house',
    kind: 'line-drawing',
    svg: page(
      `<path ${INK} d="M200 550V250L400 80L600 250V550ZM200 250H600"/><rect ${INK} x="360" y="400" width="80" height="150"/><rect ${INK} x="250" y="300" width="80" height="80"/>`,
    ),
  },
  {
    name: 'dots on a grid',
    kind: 'chart',
    svg: drawGrid([12, 22, 31, 43, 52, 63, 72, 85].map((x, i) => [x, 13 + 9 * i + (i % 3) * 3])),
  },
  { name: 'a photograph of clouds', kind: 'photograph', svg: drawClouds(5) },
];
