import { takeAnchors } from '../html/anchors.ts';
import type { Walk } from './reading.ts';
import { createScanner, type Source, VERBATIM } from './source/scanner.ts';

/** Reads an environment whose body is shown as it is typed, and those that print nothing. */
export function readCode(name: string, body: Source, walk: Walk): boolean {
  const { reading } = walk;
  if (name === 'comment') return true;
  if (name.startsWith('filecontents')) {
    const file = /\{([^{}\n]{0,200})\}/.exec(body.text)?.[1] ?? '';
    reading.notes.add('latex_file_left_out', { file, line: body.line });
    return true;
  }
  const isColored = name === 'Highlighting' || name === 'alltt';
  if (!VERBATIM.has(name) && !isColored) return false;
  const scanner = createScanner(body);
  const options = scanner.takeOptional()?.text ?? '';
  const language = name === 'minted' ? (scanner.takeArgument()?.text ?? '') : readOption(options, 'language');
  const caption = readOption(options, 'caption');
  const typed = scanner.takeRest().text;
  const code = (isColored ? dropColors(typed) : typed).replace(/^[ \t]*\n/, '').trimEnd();
  walk.writer.endParagraph();
  if (caption !== '')
    walk.writer.add({
      kind: 'paragraph',
      id: reading.newId('p'),
      content: [{ kind: 'text', text: caption }],
    });
  if (code.trim() === '') return true;
  const id = reading.newId('code');
  takeAnchors(id, reading);
  const programming = language
    .replaceAll(/[^\w+#. -]/g, '')
    .toLowerCase()
    .slice(0, 40);
  walk.writer.add({ kind: 'code', id, code, programming });
  return true;
}

function readOption(options: string, name: string): string {
  const found = new RegExp(String.raw`\b${name}\s*=\s*(?:\{([^{}]*)\}|([^,]*))`).exec(options);
  return (found?.[1] ?? found?.[2] ?? '').replace(/^\[[^\]]*\]/, '').trim();
}

/** Takes the commands off code that has them for its colours. */
function dropColors(text: string): string {
  return text
    .replaceAll(/\\textbackslash\{\}/g, '\u0001')
    .replaceAll(/\\[a-zA-Z]+\{/g, '{')
    .replaceAll(/\\([{}%&#$_~^ ])/g, (_, sign: string) => ({ '{': '\u0002', '}': '\u0003' })[sign] ?? sign)
    .replaceAll(/[{}]/g, '')
    .replaceAll('\u0001', '\\')
    .replaceAll('\u0002', '{')
    .replaceAll('\u0003', '}');
}
