import type { Drawing } from '../model/drawing.ts';
import { foldName } from './fold-name.ts';
import type { DrawingClaim } from './messages.ts';
import { foldLines, type NamedPart } from './parts.ts';
import type { Reading } from './reading.ts';
import { listTexts } from './things.ts';
import { judge, type Verdict } from './verdict.ts';

const SHOWN = 12;
const WORD = String.raw`(?:words?|labels?|names?|texts?|captions?|letters?|labelled|labeled|named|called|marked|lettered|written|reads|says)`;

/** Judges whether a word is on the sheet. */
export function judgeWords(
  { text, quotes, things }: Reading<NamedPart>,
  sentence: string,
  drawing: Drawing,
): Verdict<DrawingClaim> | null {
  if (/\b(?:not|no|never|without|missing|nothing)\b/.test(text)) return null;
  const words = listTexts(drawing).map(({ print }) => foldLines(print));
  if (words.length === 0) return null;
  const isOn = (said: string): boolean => {
    const folded = foldName(said);
    return [...words, drawing.title].some((one) => {
      const own = foldName(one);
      return (
        own === folded ||
        new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeWords(folded)}(?![\p{L}\p{N}])`, 'u').test(own)
      );
    });
  };
  const right: DrawingClaim = { code: 'claim_words', parameters: { words: words.slice(0, SHOWN) } };
  const quoted =
    new RegExp(String.raw`\b${WORD}(?: [a-z]{1,30}){0,3}? \^(\d{1,30})`).exec(text)?.[1] ??
    new RegExp(
      String.raw`\^(\d{1,30})(?: [a-z]{1,30}){0,3}? (?:is|are|stands|appears) (?:written|on the (?:sheet|drawing|page)|printed|a label|one of the (?:labels|words))`,
    ).exec(text)?.[1];
  if (quoted !== undefined) return judge(isOn(quotes[Number(quoted)] ?? ''), right);
  if (
    things.length > 0 &&
    new RegExp(String.raw`(?<!\w)(?:the|a|one|#\d{1,30}) (?:word|label|name)(?: [a-z]{1,30}){0,2}? @`).test(
      text,
    ) &&
    !/\b(?:above|below|left|right|beside|near|belongs|points|names|marks|under)\b/.test(text)
  )
    return { outcome: 'true' };
  const proper = new RegExp(
    String.raw`\b(?:word|label|name|labelled|labeled|named|called)\s{1,30}(\p{Lu}\p{Ll}+)\b`,
    'u',
  ).exec(sentence)?.[1];
  return proper === undefined || isOn(proper) || /@/.test(text) ? null : judge(false, right);
}

function escapeWords(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

const BELONGS =
  /\b(?:label|word|name|text|caption)(?: [a-z]{1,30})? (@|\^)(\d{1,30})(?: [a-z]{1,30}){0,2}? (?:belongs to|names|marks|is (?:the name|the label) of|refers to|is for|labels|stands for)(?: [a-z]{1,30}){0,2}? @(\d{1,30})/;

/** Judges which part a label belongs to. */
export function judgeLabel(
  { text, quotes, things }: Reading<NamedPart>,
  drawing: Drawing,
  parts: readonly NamedPart[],
): Verdict<DrawingClaim> | null {
  const [, sign, at, target] = BELONGS.exec(text) ?? [];
  const named = things[Number(target ?? -1)];
  if (at === undefined || !named || /\bnot\b/.test(text)) return null;
  const given = sign === '@' ? (things[Number(at)]?.map(({ id }) => id) ?? []) : [];
  const labels = listTexts(drawing).filter(
    ({ print, labels: of }) =>
      of !== undefined && (given.includes(of) || foldName(print) === foldName(quotes[Number(at)] ?? '')),
  );
  const owners = parts.filter(({ id }) => labels.some(({ labels: of }) => of === id));
  const [owner] = owners;
  const label = labels[0];
  if (!owner || !label) return null;
  return judge(
    owners.some((one) => named.includes(one)),
    { code: 'claim_label_of', parameters: { label: foldLines(label.print), name: owner.name } },
  );
}
