import type { Picture } from '@relievo/graphic/png';

/** Each pixel as a round dot on paper, `step` pixels wide, so that an eye sees what hands will find. */
export function drawDots({ width, height, channels, data }: Picture, step: number): Picture {
  const wide = width * step;
  const shown = new Uint8Array(wide * height * step).fill(255);
  const middle = (step - 1) / 2;
  const radius = step * 0.42;
  for (let row = 0; row < height * step; row += 1)
    for (let column = 0; column < wide; column += 1) {
      const value = data[(Math.floor(row / step) * width + Math.floor(column / step)) * channels] ?? 255;
      const [x, y] = [(column % step) - middle, (row % step) - middle];
      if (value < 255 && Math.hypot(x, y) <= radius) shown[row * wide + column] = value;
    }
  return { width: wide, height: height * step, channels: 1, data: shown };
}
