import { isMadeOfTexts } from '@relievo/contracts/library/files';
import { listDevicesOf, readDevice, type Studio, type TakeWay } from '@relievo/contracts/people';

interface Sheet {
  readonly format: string;
  readonly profile: string;
}

/** Nobody has said how they read: a sheet that is felt. */
const USUAL_WAY: TakeWay = 'swell';

/** In which form somebody has a sheet in hand: of the ways in which they read, the one they chose first. */
export function chooseSheet(studio: Studio, isText: boolean): Sheet {
  const way = studio.ways[0] ?? USUAL_WAY;
  const wanted = readDevice(deviceOf(way, studio));
  if (wanted && (!isText || isMadeOfTexts(wanted.format))) return wanted;
  const others = [...listDevicesOf(way), ...listDevicesOf('text')].map(readDevice);
  const fit = others.find((device) => device && (!isText || isMadeOfTexts(device.format)));
  if (!fit) throw new Error('No form is offered for a text.');
  return fit;
}

function deviceOf(way: TakeWay, studio: Studio): string {
  if (way === 'embosser') return studio.embosser;
  if (way === 'display') return studio.display;
  if (way === 'swell') return `swell/${studio.paper}`;
  return listDevicesOf(way)[0] ?? '';
}
