import type { HostileFile } from './hostile-file.ts';

const MANY = 20_000;

/** Lists sources of LaTeX that nest, expand, or ask for files. */
export function listHostileLatex(): readonly HostileFile[] {
  const file = (what: string, body: string): HostileFile => ({
    what,
    name: 'source.tex',
    make: () =>
      new TextEncoder().encode(
        `\\documentclass{article}\n\\begin{document}\nHello there. ${body}\n\\end{document}`,
      ),
    isMade: true,
  });
  return [
    file('LaTeX with groups inside each other that never close', '{'.repeat(MANY)),
    file('LaTeX with commands inside each other that never close', '\\textbf{'.repeat(MANY)),
    file('LaTeX with environments that never end', '\\begin{quote}'.repeat(MANY)),
    file(
      'LaTeX with lists inside each other',
      '\\begin{itemize}\\item '.repeat(1000) + '\\end{itemize}'.repeat(1000),
    ),
    file('LaTeX with brackets that never close', '\\item['.repeat(MANY)),
    file('LaTeX with formulas that never end', '\\[ '.repeat(MANY)),
    file('LaTeX with a command that calls itself twice', '\\newcommand{\\a}{\\a\\a}\\a'),
    file(
      'LaTeX with a command that doubles its argument 40 times',
      `\\newcommand{\\b}[1]{#1#1}${'\\b{'.repeat(40)}x${'}'.repeat(40)}`,
    ),
    file('LaTeX that asks for files of the system', '\\input{/etc/passwd}\\includegraphics{/etc/hostname}'),
    file('LaTeX that runs programs', '\\write18{touch /tmp/relievo-latex}\\openout0=a \\read0 to \\x'),
  ];
}
