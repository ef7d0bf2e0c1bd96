import type { Source } from './source.ts';

/** A word of a tab, a section or a dialog, with the files that show it. */
export interface ShownWord {
  readonly name: string;
  readonly files: readonly string[];
}

const FOLDERS = ['apps/web/app', 'apps/web/features'];
/** The workshop shows examples, and its words are on no other screen. */
const EXAMPLES = /^apps\/web\/features\/workshop\//u;
/** States of a page repeat its name, and a table shows its headings in place. */
const STATE = /^(?:No |Nobody|Nothing|Error|Something)|could not|does not|cannot|not found|\?$/u;
const TITLE = /\btitle=\{t`([^`$]+)`\}/gu;
const TAB = /\blabel: (?:t|msg)`([^`$]+)`/gu;

/** Reads the titles of sections and dialogs, and the labels of tabs with the files of their contents. */
export function readShownWords(source: Source): readonly ShownWord[] {
  const found = new Map<string, Set<string>>();
  const add = (name: string, file: string) => {
    if (!STATE.test(name)) found.set(name, (found.get(name) ?? new Set()).add(file));
  };
  for (const file of FOLDERS.flatMap((folder) => source.list(folder))) {
    if (EXAMPLES.test(file)) continue;
    const { text, names } = source.read(file);
    for (const [, name = ''] of text.matchAll(TITLE)) add(name, file);
    if (!/tabs?\.tsx?$/u.test(file) && !text.includes('<Tabs')) continue;
    for (const { 1: name = '', index, 0: label } of text.matchAll(TAB)) {
      const [after = ''] = text.slice(index + label.length).split('label:');
      const content = [...after.matchAll(/<([A-Z]\w+)/gu)].flatMap(
        ([, component = '']) => names.get(component) ?? [],
      );
      add(name, content.find((path) => path.includes('/features/')) ?? file);
    }
  }
  return [...found].map(([name, files]) => ({ name, files: [...files].toSorted() }));
}
