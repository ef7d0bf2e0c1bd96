import type { Random } from '../../shared/random.ts';
import { drawFigure, type Figure } from './pen.ts';

/** Draws a triangle with its corners and the lengths of its sides. */
export function drawTriangle(random: Random): Figure {
  const [a, b, c] = random.pick([
    ['A', 'B', 'C'],
    ['P', 'Q', 'R'],
    ['K', 'L', 'M'],
  ] as const);
  const [p, q, r] = [
    [random.between(50, 110), 300],
    [random.between(330, 410), 300],
    [random.between(120, 330), random.between(50, 110)],
  ] as const;
  const unit = random.pick(['cm', 'm']);
  return drawFigure(460, 360, ({ draw, write }) => {
    draw(
      `<polygon points="${p} ${q} ${r}" fill="${random.pick(['none', '#e8f0ff'])}" stroke="#000" stroke-width="2.5"/>`,
    );
    write(a, p[0] - 14, p[1] + 14, { of: 'corner', at: p });
    write(b, q[0] + 14, q[1] + 14, { of: 'corner', at: q });
    write(c, r[0], r[1] - 10, { of: 'corner', at: r });
    for (const [from, to, dx, dy] of [
      [p, q, 0, 24],
      [q, r, 32, 0],
      [r, p, -32, 0],
    ] as const)
      write(`${random.between(3, 12)} ${unit}`, (from[0] + to[0]) / 2 + dx, (from[1] + to[1]) / 2 + dy, {
        of: 'side',
        at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
      });
    return undefined;
  });
}

export function drawNumberLine(random: Random): Figure {
  const [min, step] = random.pick([
    [-5, 1],
    [-10, 2],
    [0, 1],
    [0, 10],
    [-3, 1],
  ] as const);
  const count = random.between(7, 11);
  return drawFigure(620, 140, ({ line, write, arrow, draw }) => {
    arrow(20, 70, 605, 70);
    const gap = 540 / (count - 1);
    for (let at = 0; at < count; at += 1) {
      const x = 40 + gap * at;
      line(x, 60, x, 80);
      write(String(min + step * at).replace('-', '−'), x, 105, { of: 'tick', at: [x, 70] });
    }
    const marked = 40 + gap * random.between(1, count - 2);
    draw(`<circle cx="${marked}" cy="70" r="6" fill="#c00"/>`);
    write('P', marked, 45, { of: 'point', at: [marked, 70] });
    return undefined;
  });
}

export function drawPlane(random: Random): Figure {
  return drawFigure(420, 420, ({ line, write, arrow, draw }) => {
    for (let at = -4; at <= 4; at += 1) {
      const place = 210 + at * 42;
      line(place, 30, place, 390, 'style="stroke:#ccc;stroke-width:1"');
      line(30, place, 390, place, 'style="stroke:#ccc;stroke-width:1"');
      if (at !== 0 && at % 2 === 0) {
        write(String(at).replace('-', '−'), place, 228, { size: 13, of: 'tick of x', at: [place, 210] });
        write(String(-at).replace('-', '−'), 195, place + 5, { size: 13, of: 'tick of y', at: [210, place] });
      }
    }
    arrow(20, 210, 405, 210);
    arrow(210, 400, 210, 15);
    write('x', 408, 200);
    write('y', 226, 22);
    const letters = random.pick([
      ['A', 'B', 'C'],
      ['D', 'E', 'F'],
    ]);
    const places = random.shuffle([
      [-3, 2],
      [2, 3],
      [3, -2],
      [-2, -3],
      [1, 1],
    ] as const);
    for (const [i, letter] of letters.entries()) {
      const [x, y] = places[i] ?? [0, 0];
      draw(`<circle cx="${210 + x * 42}" cy="${210 - y * 42}" r="5"/>`);
      write(letter, 210 + x * 42 + 14, 210 - y * 42 - 8, { of: 'point', at: [210 + x * 42, 210 - y * 42] });
    }
    return undefined;
  });
}

export function drawClock(random: Random): Figure {
  const [hour, minute] = [random.between(1, 12), random.pick([0, 15, 30, 45, 10, 50])];
  return drawFigure(360, 360, ({ line, write, draw }) => {
    draw('<circle cx="180" cy="180" r="160" fill="none" stroke="#000" stroke-width="4"/>');
    for (let at = 1; at <= 12; at += 1) {
      const [dx, dy] = turn(at / 12);
      line(180 + 150 * dx, 180 + 150 * dy, 180 + 160 * dx, 180 + 160 * dy);
      write(String(at), 180 + 130 * dx, 187 + 130 * dy, {
        size: 20,
        of: 'hour',
        at: [180 + 155 * dx, 180 + 155 * dy],
      });
    }
    const [hx, hy] = turn((hour + minute / 60) / 12);
    const [mx, my] = turn(minute / 60);
    line(180, 180, 180 + 70 * hx, 180 + 70 * hy, 'style="stroke-width:7"');
    line(180, 180, 180 + 108 * mx, 180 + 108 * my, 'style="stroke-width:4"');
    return undefined;
  });
}

function turn(share: number): readonly [number, number] {
  return [Math.sin(2 * Math.PI * share), -Math.cos(2 * Math.PI * share)];
}

/** Draws bars cut into parts, some of them filled. */
export function drawFractions(random: Random): Figure {
  return drawFigure(460, 300, ({ draw, write }) => {
    for (let row = 0; row < 3; row += 1) {
      const parts = random.between(2, 8);
      const filled = random.between(1, parts - 1);
      for (let at = 0; at < parts; at += 1)
        draw(
          `<rect x="${20 + (340 / parts) * at}" y="${30 + 90 * row}" width="${340 / parts}" height="50" fill="${at < filled ? '#7aa6d8' : '#fff'}" stroke="#000" stroke-width="2"/>`,
        );
      write(`${filled}/${parts}`, 410, 62 + 90 * row, { size: 20, of: 'bar', at: [190, 55 + 90 * row] });
    }
    return undefined;
  });
}

export function drawAngle(random: Random): Figure {
  const degrees = random.pick([35, 50, 70, 110, 130]);
  const angle = (degrees * Math.PI) / 180;
  return drawFigure(420, 320, ({ line, write, draw }) => {
    const [x, y] = [random.between(150, 200), 260];
    line(x, y, x + 190, y);
    line(x, y, x + 200 * Math.cos(angle), y - 200 * Math.sin(angle));
    draw(
      `<path d="M${x + 60} ${y}A60 60 0 0 0 ${x + 60 * Math.cos(angle)} ${y - 60 * Math.sin(angle)}" fill="none" stroke="#000" stroke-width="1.5"/>`,
    );
    write(`${degrees}°`, x + 85 * Math.cos(angle / 2), y - 80 * Math.sin(angle / 2), {
      of: 'angle',
      at: [x, y],
    });
    write('S', x - 12, y + 20, { of: 'corner', at: [x, y] });
    return undefined;
  });
}

/** Draws two circles that overlap, with words in their parts. */
export function drawVenn(random: Random): Figure {
  const [left, right, both, one, two] = random.pick([
    ['Birds', 'Swimmers', 'Duck', 'Eagle', 'Trout'],
    ['Even', 'Threes', '12', '8', '15'],
    ['Fruit', 'Red', 'Cherry', 'Banana', 'Rose'],
  ] as const);
  return drawFigure(520, 340, ({ draw, write }) => {
    draw(
      '<circle cx="195" cy="185" r="125" fill="#f5d6d6" fill-opacity="0.6" stroke="#000" stroke-width="2"/>',
    );
    draw(
      '<circle cx="325" cy="185" r="125" fill="#d6e2f5" fill-opacity="0.6" stroke="#000" stroke-width="2"/>',
    );
    write(left, 130, 45, { size: 18, of: 'circle', at: [195, 185] });
    write(right, 390, 45, { size: 18, of: 'circle', at: [325, 185] });
    write(one, 135, 190, { of: 'left part', at: [135, 185] });
    write(both, 260, 190, { of: 'middle part', at: [260, 185] });
    write(two, 385, 190, { of: 'right part', at: [385, 185] });
    return undefined;
  });
}
