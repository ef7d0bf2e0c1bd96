const SIZE = 20;
/** A solid red triangle in every set of emoji. */
const SAMPLE = '🔺';
/** Softened edges of letters may have a breath of colour; a picture has much more, and more of it. */
const CLEARLY = 40;
const ENOUGH = 20;

let answer: boolean | undefined;

/** Whether this machine has pictures for emoji; the box that stands for a missing sign has no colours. */
export function canDrawEmoji(): boolean {
  answer ??= hasColour(drawSample());
  return answer;
}

/** Red, green, blue and opacity of each point, as a canvas tells them; what cannot be drawn is not doubted. */
export function hasColour(points: Uint8ClampedArray | undefined): boolean {
  if (!points) return true;
  let coloured = 0;
  for (let at = 0; at < points.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = points.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > CLEARLY) coloured += 1;
  }
  return coloured >= ENOUGH;
}

function drawSample(): Uint8ClampedArray | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  if (!paper) return undefined;
  paper.textBaseline = 'top';
  paper.font = `${SIZE}px sans-serif`;
  paper.fillText(SAMPLE, 0, 0);
  return paper.getImageData(0, 0, SIZE, SIZE).data;
}
