import type { Random } from '../../shared/random.ts';
import { drawFigure, type Figure } from './pen.ts';

export function drawCircuit(random: Random): Figure {
  const parts = random.shuffle(['Lamp', 'Switch', 'Resistor']);
  return drawFigure(480, 330, ({ draw, line, write }) => {
    draw('<path d="M220 60H60V270H420V60H260" fill="none" stroke="#000" stroke-width="2.5"/>');
    line(220, 35, 220, 85, 'style="stroke-width:3"');
    line(260, 45, 260, 75, 'style="stroke-width:6"');
    write('Battery', 240, 25, { of: 'battery', at: [240, 60] });
    for (const [i, part] of parts.entries()) {
      const [x, y] = (
        [
          [60, 165],
          [240, 270],
          [420, 165],
        ] as const
      )[i] ?? [0, 0];
      if (part === 'Lamp')
        draw(
          `<circle cx="${x}" cy="${y}" r="24" fill="#fff" stroke="#000" stroke-width="2.5"/><path d="M${x - 17} ${y - 17}l34 34m0-34l-34 34" stroke="#000" stroke-width="2"/>`,
        );
      else if (part === 'Resistor')
        draw(
          `<rect x="${x - (i === 1 ? 35 : 14)}" y="${y - (i === 1 ? 14 : 35)}" width="${i === 1 ? 70 : 28}" height="${i === 1 ? 28 : 70}" fill="#fff" stroke="#000" stroke-width="2.5"/>`,
        );
      else
        draw(
          `<circle cx="${x}" cy="${y}" r="16" fill="#fff"/><path d="M${x - 14} ${y - 8}l28 -14" stroke="#000" stroke-width="3"/>`,
        );
      const [dx, dy] = (
        [
          [70, 5],
          [0, 48],
          [-75, 5],
        ] as const
      )[i] ?? [0, 0];
      write(part, x + dx, y + dy, { of: part, at: [x, y] });
    }
    return undefined;
  });
}

export function drawCell(random: Random): Figure {
  const isPlant = random.pick([true, false]);
  return drawFigure(560, 380, ({ draw, line, write }) => {
    draw(
      isPlant
        ? '<rect x="120" y="50" width="300" height="260" rx="20" fill="#e6f4d8" stroke="#264" stroke-width="5"/><rect x="132" y="62" width="276" height="236" rx="14" fill="none" stroke="#264" stroke-width="2"/>'
        : '<ellipse cx="270" cy="180" rx="155" ry="125" fill="#fbe9e2" stroke="#622" stroke-width="3"/>',
    );
    draw(
      '<circle cx="230" cy="160" r="46" fill="#c9b7e0" stroke="#000" stroke-width="2"/><circle cx="238" cy="152" r="14" fill="#6b4fa0"/>',
    );
    draw('<ellipse cx="340" cy="230" rx="34" ry="17" fill="#f2b267" stroke="#000" stroke-width="1.5"/>');
    if (isPlant)
      draw('<ellipse cx="330" cy="120" rx="50" ry="34" fill="#d5ecf7" stroke="#000" stroke-width="1.5"/>');
    const names: readonly (readonly [string, number, number, number, number])[] = [
      [isPlant ? 'Cell wall' : 'Membrane', 60, 345, 160, isPlant ? 308 : 270],
      ['Nucleus', 60, 30, 205, 130],
      ['Mitochondrion', 490, 330, 362, 238],
      ...(isPlant
        ? ([['Vacuole', 490, 40, 360, 105]] as const)
        : ([['Cytoplasm', 490, 40, 350, 120]] as const)),
    ];
    for (const [text, x, y, toX, toY] of names) {
      line(x + (x < 280 ? 20 : -20), y + (y < 180 ? 6 : -16), toX, toY, 'style="stroke-width:1.2"');
      write(text, x, y, { of: text, at: [toX, toY] });
    }
    return isPlant ? 'A plant cell' : 'An animal cell';
  });
}

export function drawFoodChain(random: Random): Figure {
  const chain = random.pick([
    ['Grass', 'Rabbit', 'Fox'],
    ['Algae', 'Shrimp', 'Herring', 'Seal'],
    ['Leaf', 'Snail', 'Thrush', 'Hawk'],
    ['Wheat', 'Mouse', 'Owl'],
  ]);
  return drawFigure(150 * chain.length, 170, ({ draw, write, arrow }) => {
    for (const [i, name] of chain.entries()) {
      const x = 75 + 150 * i;
      draw(
        `<rect x="${x - 48}" y="55" width="96" height="60" rx="10" fill="#fff8e1" stroke="#000" stroke-width="2"/>`,
      );
      write(name, x, 91, { of: 'box', at: [x, 85] });
      if (i > 0) arrow(x - 102, 85, x - 50, 85);
    }
    return undefined;
  });
}

export function drawWaterCycle(random: Random): Figure {
  const [sun, cloud, rain, sea, hill] = random.pick([
    ['Sun', 'Cloud', 'Rain', 'Sea', 'Mountain'],
    ['Heat', 'Vapour', 'Snow', 'Lake', 'Hills'],
  ]);
  return drawFigure(600, 380, ({ draw, write, arrow, line }) => {
    draw('<circle cx="80" cy="70" r="36" fill="#ffe28a" stroke="#000" stroke-width="2"/>');
    draw('<path d="M340 330L450 130L580 330Z" fill="#d9cbb5" stroke="#000" stroke-width="2.5"/>');
    draw(
      '<path d="M0 330Q50 318 100 330T200 330T340 330V380H0Z" fill="#bfe0f5" stroke="#000" stroke-width="2"/>',
    );
    draw(
      '<path d="M270 110a30 30 0 0 1 10-58a40 40 0 0 1 75-8a34 34 0 0 1 25 66Z" fill="#eef" stroke="#000" stroke-width="2"/>',
    );
    for (const x of [290, 320, 350]) line(x, 122, x - 10, 150);
    arrow(170, 300, 235, 150);
    write(sun ?? '', 80, 130, { of: 'sun', at: [80, 70] });
    write(cloud ?? '', 325, 90, { of: 'cloud', at: [325, 80] });
    write(rain ?? '', 385, 150, { of: 'rain', at: [320, 136] });
    write(sea ?? '', 120, 362, { of: 'sea', at: [120, 355] });
    write(hill ?? '', 455, 290, { of: 'mountain', at: [455, 250] });
    write('Evaporation', 150, 215, { anchor: 'end', of: 'arrow', at: [200, 225] });
    return 'The water cycle';
  });
}

export function drawPulley(random: Random): Figure {
  const load = random.between(2, 9) * 10;
  return drawFigure(360, 400, ({ draw, write, arrow, line }) => {
    line(60, 30, 300, 30, 'style="stroke-width:5"');
    line(180, 30, 180, 80);
    draw(
      '<circle cx="180" cy="110" r="40" fill="none" stroke="#000" stroke-width="3"/><circle cx="180" cy="110" r="4"/>',
    );
    line(140, 110, 140, 270);
    arrow(220, 110, 220, 240);
    draw('<rect x="105" y="270" width="70" height="60" fill="#ddd" stroke="#000" stroke-width="2.5"/>');
    write(`${load} kg`, 140, 306, { of: 'load', at: [140, 300] });
    write('Pulley', 275, 105, { of: 'wheel', at: [180, 110] });
    write('Force', 260, 235, { of: 'arrow', at: [220, 200] });
    write('Load', 140, 355, { of: 'load', at: [140, 300] });
    return undefined;
  });
}

export function drawLever(random: Random): Figure {
  const near = random.between(1, 3);
  return drawFigure(560, 260, ({ draw, write, arrow }) => {
    draw('<rect x="50" y="120" width="460" height="12" fill="#c8a46a" stroke="#000" stroke-width="2"/>');
    const x = 120 + 60 * near;
    draw(`<path d="M${x} 132l-28 60h56Z" fill="none" stroke="#000" stroke-width="2.5"/>`);
    draw('<rect x="60" y="70" width="60" height="50" fill="#ddd" stroke="#000" stroke-width="2"/>');
    arrow(490, 40, 490, 116);
    write('Load', 90, 58, { of: 'load', at: [90, 95] });
    write('Effort', 490, 28, { of: 'arrow', at: [490, 80] });
    write('Fulcrum', x, 218, { of: 'fulcrum', at: [x, 165] });
    write(`${near} m`, (90 + x) / 2, 108, { of: 'near arm', at: [(90 + x) / 2, 126] });
    return undefined;
  });
}

export function drawThermometer(random: Random): Figure {
  const now = random.between(-15, 35);
  return drawFigure(220, 460, ({ draw, write, line }) => {
    const up = (degrees: number): number => 360 - (degrees + 20) * 5;
    draw(
      '<rect x="90" y="40" width="30" height="340" rx="15" fill="#fff" stroke="#000" stroke-width="2.5"/>',
    );
    draw(
      `<circle cx="105" cy="400" r="32" fill="#d33" stroke="#000" stroke-width="2.5"/><rect x="98" y="${up(now)}" width="14" height="${390 - up(now)}" fill="#d33"/>`,
    );
    for (let degrees = -20; degrees <= 40; degrees += 10) {
      line(122, up(degrees), 138, up(degrees));
      write(String(degrees).replace('-', '−'), 146, up(degrees) + 5, {
        anchor: 'start',
        of: 'tick',
        at: [130, up(degrees)],
      });
    }
    write('°C', 105, 28);
    return undefined;
  });
}

export function drawPlant(random: Random): Figure {
  const names = random.pick([
    ['Flower', 'Leaf', 'Stem', 'Roots'],
    ['Bloom', 'Leaf', 'Stalk', 'Root'],
  ]);
  return drawFigure(420, 480, ({ draw, write, line }) => {
    line(30, 350, 390, 350, 'style="stroke:#763;stroke-width:3"');
    draw('<path d="M200 350C196 270 204 200 200 130" fill="none" stroke="#382" stroke-width="6"/>');
    draw(
      '<path d="M200 260C240 220 290 220 310 240C280 275 240 280 200 260Z" fill="#9fd08a" stroke="#382" stroke-width="2"/>',
    );
    draw(
      '<path d="M200 350C180 390 150 400 130 440M200 350C205 400 200 420 205 455M200 350C225 390 250 400 265 435" fill="none" stroke="#763" stroke-width="3"/>',
    );
    for (let at = 0; at < 6; at += 1) {
      const angle = (at * Math.PI) / 3;
      draw(
        `<circle cx="${200 + 30 * Math.cos(angle)}" cy="${100 + 30 * Math.sin(angle)}" r="18" fill="#f5b8cf" stroke="#a35" stroke-width="1.5"/>`,
      );
    }
    draw('<circle cx="200" cy="100" r="16" fill="#ffd84a" stroke="#a35" stroke-width="1.5"/>');
    const places = [
      [330, 90, 252, 98],
      [360, 215, 300, 238],
      [90, 230, 196, 235],
      [330, 440, 258, 425],
    ] as const;
    for (const [i, name] of names.entries()) {
      const [x, y, toX, toY] = places[i] ?? [0, 0, 0, 0];
      line(x < 200 ? x + 28 : x - 30, y - 5, toX, toY, 'style="stroke-width:1"');
      write(name, x, y, { of: name, at: [toX, toY] });
    }
    return undefined;
  });
}

export function drawEye(random: Random): Figure {
  const names = random.pick([
    ['Lens', 'Retina', 'Iris', 'Nerve'],
    ['Lens', 'Retina', 'Pupil', 'Cornea'],
  ]);
  return drawFigure(560, 360, ({ draw, write, line }) => {
    draw(
      '<circle cx="280" cy="180" r="120" fill="#fff" stroke="#000" stroke-width="3"/><ellipse cx="185" cy="180" rx="18" ry="42" fill="#d8ecff" stroke="#000" stroke-width="2"/>',
    );
    draw(
      '<path d="M175 118Q130 180 175 242" fill="none" stroke="#000" stroke-width="2.5"/><path d="M396 160L470 150M396 205L470 215" stroke="#000" stroke-width="2.5"/>',
    );
    const ends = [
      [185, 200],
      [385, 120],
      [178, 130],
      names[3] === 'Nerve' ? [440, 180] : [152, 180],
    ] as const;
    const places = [[90, 330], [470, 60], [80, 60], names[3] === 'Nerve' ? [500, 290] : [60, 185]] as const;
    for (const [i, name] of names.entries()) {
      const [x, y] = places[i] ?? [0, 0];
      const [toX, toY] = ends[i] ?? [0, 0];
      line(x, y + (y < 180 ? 6 : -16), toX, toY, 'style="stroke-width:1"');
      write(name, x, y, { of: name, at: [toX, toY] });
    }
    return 'The eye';
  });
}
