/** Pages of schoolbooks with figures in line, boxes, wedges and courses, of which none is a chart. */

const WORDS = ['Anna', 'Ben', 'Carla', 'David', 'Ella', 'Finn', 'Greta', 'Hugo'];

function toPage(...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="180mm" height="240mm" viewBox="0 0 180 240" font-size="4">${parts.join('')}</svg>`;
}

function write(x: number, y: number, text: string | number, more = ''): string {
  return `<text x="${x}" y="${y}" ${more}>${text}</text>`;
}

function box(x: number, y: number, width: number, height: number, fill = 'none'): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="black" stroke-width="0.3"/>`;
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="black" stroke-width="0.3"/>`;
}

function count(most: number): readonly number[] {
  return Array.from({ length: most }, (_, at) => at);
}

/** A table with numbered rows, every other one on grey. */
function drawTable(seed: number): string {
  const rows = 5 + (seed % 6);
  return toPage(
    ...count(rows).flatMap((row) => [
      ...(row % 2 ? [] : [box(20, 20 + row * 8, 140, 8, '#ddd')]),
      write(22, 26 + row * 8, row + 1),
      write(40, 26 + row * 8, WORDS[(row + seed) % 8] ?? ''),
      write(90, 26 + row * 8, 10 + ((row * 7 + seed * 3) % 40)),
    ]),
  );
}

function drawCalendar(seed: number): string {
  return toPage(
    ...count(31).flatMap((day) => {
      const at = day + (seed % 7);
      const [x, y] = [20 + (at % 7) * 18, 30 + Math.floor(at / 7) * 16];
      return [box(x, y, 18, 16, day % 9 === seed % 9 ? '#fc8' : 'none'), write(x + 2, y + 5, day + 1)];
    }),
  );
}

function drawNumberLine(seed: number): string {
  return toPage(
    line(10, 100, 170, 100),
    ...count(11).flatMap((at) => [
      line(15 + at * 15, 97, 15 + at * 15, 103),
      write(15 + at * 15, 110, at - (seed % 5), 'text-anchor="middle"'),
    ]),
    `<circle cx="${15 + (seed % 11) * 15}" cy="100" r="1.5" fill="red"/>`,
  );
}

/** A coast with towns, and a grid of degrees around it. */
function drawMap(seed: number): string {
  const coast = count(40).map((at) => {
    const turn = (at / 40) * 2 * Math.PI;
    const far = 45 + 12 * Math.sin(turn * 3 + seed) + 6 * Math.cos(turn * 7);
    return `${90 + far * Math.cos(turn)},${110 + far * Math.sin(turn)}`;
  });
  return toPage(
    `<polygon points="${coast.join(' ')}" fill="#cdb" stroke="black"/>`,
    ...count(6).flatMap((at) => [
      line(15, 40 + at * 28, 165, 40 + at * 28),
      line(20 + at * 28, 30, 20 + at * 28, 190),
      write(3, 41 + at * 28, `${54 - at}°N`),
      write(17 + at * 28, 196, `${6 + at}°E`),
    ]),
    ...count(5).flatMap((at) => [
      `<circle cx="${60 + at * 14}" cy="${90 + ((at * 17 + seed) % 40)}" r="1.5" fill="red"/>`,
      write(63 + at * 14, 91 + ((at * 17 + seed) % 40), WORDS[at] ?? ''),
    ]),
  );
}

function drawClock(seed: number): string {
  return toPage(
    '<circle cx="90" cy="100" r="60" fill="none" stroke="black"/>',
    ...count(12).map((hour) => {
      const turn = ((hour + 1) / 12) * 2 * Math.PI;
      return write(90 + 50 * Math.sin(turn), 102 - 50 * Math.cos(turn), hour + 1, 'text-anchor="middle"');
    }),
    line(90, 100, 90 + 30 * Math.sin(seed), 100 - 30 * Math.cos(seed)),
    line(90, 100, 90 + 45 * Math.sin(seed * 2), 100 - 45 * Math.cos(seed * 2)),
  );
}

/** A circle in equal parts, some of them coloured, each with its fraction. */
function drawFractions(seed: number): string {
  const parts = 3 + (seed % 6);
  const at = (part: number): string => {
    const turn = (part / parts) * 2 * Math.PI;
    return `${90 + 50 * Math.cos(turn)} ${100 + 50 * Math.sin(turn)}`;
  };
  return toPage(
    ...count(parts).map(
      (part) =>
        `<path d="M90 100L${at(part)}A50 50 0 0 1 ${at(part + 1)}Z" fill="${part <= seed % parts ? '#88f' : '#eef'}" stroke="black"/>`,
    ),
    write(70, 170, `How much of the circle is blue?`),
  );
}

function drawFlow(seed: number): string {
  return toPage(
    ...count(5).flatMap((at) => [
      box(60, 20 + at * 35, 60, 18, at % 2 ? '#def' : '#fed'),
      write(90, 31 + at * 35, `${at + 1}. ${WORDS[(at + seed) % 8]}`, 'text-anchor="middle"'),
      ...(at < 4 ? [line(90, 38 + at * 35, 90, 55 + at * 35)] : []),
    ]),
  );
}

function drawPlan(seed: number): string {
  return toPage(
    box(20, 30, 80, 60),
    box(100, 30, 50 + (seed % 10), 60),
    box(20, 90, 130, 50),
    write(60, 27, '4.20 m', 'text-anchor="middle"'),
    write(125, 27, '2.60 m', 'text-anchor="middle"'),
    write(5, 60, '3.10 m'),
    write(5, 115, '2.60 m'),
    write(50, 60, 'Kitchen'),
    write(115, 60, 'Bath'),
    write(70, 115, 'Living room'),
    `<path d="M100 80A10 10 0 0 1 110 90L100 90Z" fill="none" stroke="black"/>`,
  );
}

function drawSums(seed: number): string {
  return toPage(
    ...count(24).map((at) =>
      write(20 + (at % 3) * 55, 30 + Math.floor(at / 3) * 20, `${at + seed} + ${(at * 3) % 17} = ____`),
    ),
  );
}

/** Squared paper with axes and nothing in it. */
function drawEmptyGrid(seed: number): string {
  const most = 6 + (seed % 5);
  return toPage(
    ...count(most + 1).flatMap((at) => [
      line(20, 150 - at * 12, 20 + most * 12, 150 - at * 12),
      line(20 + at * 12, 150, 20 + at * 12, 150 - most * 12),
      write(20 + at * 12, 156, at, 'text-anchor="middle"'),
      write(16, 151.5 - at * 12, at, 'text-anchor="end"'),
    ]),
  );
}

function drawTriangle(seed: number): string {
  return toPage(
    `<polygon points="30,150 150,${140 - (seed % 20)} 80,${60 + seed}" fill="none" stroke="black"/>`,
    write(24, 156, 'A'),
    write(153, 140, 'B'),
    write(80, 55 + seed, 'C'),
    write(85, 160, '5 cm'),
    write(45, 100, '4 cm'),
    write(125, 100, '3 cm'),
  );
}

function drawStaff(seed: number): string {
  return toPage(
    ...count(5).map((at) => line(15, 60 + at * 4, 165, 60 + at * 4)),
    ...count(12).flatMap((at) => {
      const y = 60 + ((at * 5 + seed) % 9) * 2;
      return [
        `<ellipse cx="${30 + at * 11}" cy="${y}" rx="2.2" ry="1.7" fill="black"/>`,
        line(32 + at * 11, y, 32 + at * 11, y - 14),
        write(30 + at * 11, 95, (at % 4) + 1, 'text-anchor="middle"'),
      ];
    }),
  );
}

const KINDS = [
  ['table', drawTable],
  ['calendar', drawCalendar],
  ['number line', drawNumberLine],
  ['map', drawMap],
  ['clock', drawClock],
  ['circle of fractions', drawFractions],
  ['flow chart of steps', drawFlow],
  ['floor plan', drawPlan],
  ['page of sums', drawSums],
  ['empty grid', drawEmptyGrid],
  ['triangle', drawTriangle],
  ['staff of music', drawStaff],
] as const;

/** Five of each kind. */
export function listPagesWithoutCharts(): readonly { readonly name: string; readonly svg: string }[] {
  return KINDS.flatMap(([kind, draw]) =>
    [1, 2, 3, 5, 8].map((seed) => ({ name: `${kind} ${seed}`, svg: draw(seed) })),
  );
}
