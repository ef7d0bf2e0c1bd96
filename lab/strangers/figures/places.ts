import type { Random } from '../../shared/random.ts';
import { drawFigure, type Figure } from './pen.ts';

export function drawFloorPlan(random: Random): Figure {
  const rooms = random.shuffle(['Kitchen', 'Bath', 'Bedroom', 'Hall', 'Living room']);
  return drawFigure(560, 400, ({ draw, write }) => {
    const boxes = [
      [30, 30, 220, 160],
      [250, 30, 140, 160],
      [390, 30, 140, 160],
      [30, 190, 300, 170],
      [330, 190, 200, 170],
    ] as const;
    for (const [i, [x, y, width, height]] of boxes.entries()) {
      draw(
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#000" stroke-width="5"/>`,
      );
      draw(
        `<rect x="${x + width / 2 - 20}" y="${y < 100 ? y + height - 4 : y + height - 4}" width="40" height="8" fill="#fff"/>`,
      );
      write(rooms[i] ?? '', x + width / 2, y + height / 2, {
        of: 'room',
        at: [x + width / 2, y + height / 2],
      });
    }
    return undefined;
  });
}

export function drawMap(random: Random): Figure {
  const towns = random.shuffle(['Arden', 'Belford', 'Corin', 'Delby', 'Elmsey', 'Farrow']).slice(0, 4);
  const river = random.pick(['Tamen', 'Osk', 'Wend']);
  return drawFigure(600, 420, ({ draw, write, arrow }) => {
    draw(
      '<path d="M40 80Q140 30 260 60T480 50Q570 110 560 230T470 380Q330 400 220 370T60 330Q20 200 40 80Z" fill="#f4efdd" stroke="#555" stroke-width="2.5"/>',
    );
    draw(
      '<path d="M150 50C200 140 180 190 260 220S380 280 400 390" fill="none" stroke="#3a7fc1" stroke-width="5"/>',
    );
    draw(
      '<path d="M430 110q50 -20 80 20t-30 70q-50 10 -60 -30z" fill="#bcd9a5" stroke="#585" stroke-width="1.5"/>',
    );
    write('Forest', 468, 158, { of: 'forest', at: [468, 150] });
    write(river, 245, 190, { turn: 20, of: 'river', at: [262, 220] });
    const places = [
      [110, 160],
      [330, 110],
      [180, 310],
      [480, 290],
    ] as const;
    for (const [i, town] of towns.entries()) {
      const [x, y] = places[i] ?? [0, 0];
      draw(`<circle cx="${x}" cy="${y}" r="7" fill="#c22"/>`);
      write(town, x, y - 14, { of: 'town', at: [x, y] });
    }
    arrow(560, 410, 560, 360);
    write('N', 575, 375);
    return 'Map of an island';
  });
}

export function drawTimeLine(random: Random): Figure {
  const first = random.pick([1400, 1700, 1900]);
  const names = random.shuffle(['Press', 'Railway', 'Telephone', 'Radio', 'Airship']).slice(0, 4);
  return drawFigure(640, 190, ({ draw, write, line, arrow }) => {
    arrow(20, 110, 620, 110);
    for (const [i, name] of names.entries()) {
      const x = 80 + 150 * i;
      line(x, 100, x, 120);
      write(String(first + 20 * i), x, 145, { of: 'tick', at: [x, 110] });
      draw(`<circle cx="${x}" cy="110" r="5"/>`);
      write(name, x, i % 2 === 0 ? 85 : 60, { of: 'event', at: [x, 110] });
    }
    return undefined;
  });
}

/** Draws boxes below each other, joined by arrows, as in a plan of work or an organization. */
export function drawFlow(random: Random): Figure {
  const steps = random.pick([
    ['Ask', 'Guess', 'Test', 'Report'],
    ['Wash', 'Cut', 'Boil', 'Serve'],
    ['Start', 'Input', 'Check', 'Stop'],
  ]);
  return drawFigure(360, 460, ({ draw, write, arrow }) => {
    for (const [i, name] of steps.entries()) {
      const y = 50 + 110 * i;
      draw(
        i === 2
          ? `<path d="M180 ${y - 40}L270 ${y}L180 ${y + 40}L90 ${y}Z" fill="#eaf3ff" stroke="#000" stroke-width="2"/>`
          : `<rect x="100" y="${y - 28}" width="160" height="56" rx="6" fill="#eaf3ff" stroke="#000" stroke-width="2"/>`,
      );
      write(name, 180, y + 6, { of: 'box', at: [180, y] });
      if (i > 0) arrow(180, y - 82 + (i === 3 ? 12 : 0), 180, y - (i === 2 ? 42 : 30));
    }
    return undefined;
  });
}

export function drawSymmetry(random: Random): Figure {
  const name = random.pick(['Mirror line', 'Axis']);
  return drawFigure(420, 340, ({ draw, write, line }) => {
    line(210, 20, 210, 300, 'stroke-dasharray="10 6"');
    draw(
      '<path d="M210 80L130 60L70 150L120 240L210 220Z" fill="#ffe9c7" stroke="#000" stroke-width="2.5"/><path d="M210 80L290 60L350 150L300 240L210 220Z" fill="none" stroke="#000" stroke-width="2.5"/>',
    );
    write(name, 210, 325, { of: 'dashed line', at: [210, 160] });
    write('Shape', 140, 155, { of: 'left half', at: [140, 150] });
    write('Image', 285, 155, { of: 'right half', at: [285, 150] });
    return undefined;
  });
}
