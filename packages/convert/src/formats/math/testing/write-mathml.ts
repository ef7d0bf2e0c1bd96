/** Writes letters, numbers and signs, each in its element: 2x+1. */
export function row(signs: string): string {
  const pieces = signs.match(/\d+(?:\.\d+|,\d{3})*|\p{L}|\S/gu) ?? [];
  return pieces
    .map((one) => {
      const name = /^\d/.test(one) ? 'mn' : /^\p{L}/u.test(one) ? 'mi' : 'mo';
      return `<${name}>${one.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
    })
    .join('');
}

export function wrap(name: string, ...parts: readonly string[]): string {
  const inside = parts.map((part) => `<mrow>${part.startsWith('<') ? part : row(part)}</mrow>`);
  return `<${name}>${inside.join('')}</${name}>`;
}

export function name(letters: string): string {
  return `<mi>${letters}</mi>`;
}

export function fraction(above: string, below: string): string {
  return wrap('mfrac', above, below);
}

export function raised(base: string, above: string): string {
  return wrap('msup', base, above);
}

export function lowered(base: string, below: string): string {
  return wrap('msub', base, below);
}

export function over(base: string, mark: string): string {
  return wrap('mover', base, mark);
}

export function root(inside: string): string {
  return `<msqrt>${inside.startsWith('<') ? inside : row(inside)}</msqrt>`;
}
