/**
 * Numbers what a specification asks for: every bullet and every table row of a section, in the order of the
 * document, nested ones included. The third of section 2 is "2.3".
 */
export function bulletsOf(markdown: string): Map<string, string> {
  const bullets = new Map<string, string>();
  let section = '';
  let count = 0;
  let heading = true;
  for (const line of markdown.split('\n')) {
    const opened = /^## (\d+)\. /.exec(line);
    if (opened) {
      section = opened[1] ?? '';
      count = 0;
      continue;
    }
    const row = line.startsWith('|');
    if (!row) heading = true;
    else if (heading || /^\|[\s|:-]+$/.test(line)) {
      heading = false;
      continue;
    }
    const text = row ? line : /^\s*- (.*)$/.exec(line)?.[1];
    if (!section || text === undefined) continue;
    count += 1;
    bullets.set(`${section}.${count}`, text);
  }
  return bullets;
}
