/** The signs of North American braille ASCII, in the order of the dots that they stand for. */
const SIGNS = ' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=';

/** Reads the lines of braille ASCII as Unicode cells, alone and joined with the next, since words run over. */
export function readBrf(text: string): readonly string[] {
  const lines = text.split(/\r?\n|\f/).map((line) => [...line.trimEnd()].map(toCell).join(''));
  const joined = lines.map(
    (line, at) => `${line.replaceAll(/^⠀+/g, '')}⠀${(lines[at + 1] ?? '').replaceAll(/^⠀+/g, '')}`,
  );
  return [...lines.map((line) => line.replaceAll(/^⠀+/g, '')), ...joined].filter((line) => line.length > 1);
}

function toCell(sign: string): string {
  return String.fromCodePoint(0x2800 + Math.max(0, SIGNS.indexOf(sign.toUpperCase())));
}
