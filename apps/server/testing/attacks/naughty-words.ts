/** Text that breaks programs, made by kinds. Each holds the mark, so that it is found again wherever it shows. */
export interface NaughtyWords {
  readonly kind: string;
  readonly text: string;
}

/** An address cannot carry half of a pair. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}

/** What a template or a formula would make of the sum in the words below, right behind the mark. */
export const WORKED_OUT = '1337';

const SUM = '7*191';

/** The name of the file that a shell would make, in the folder that is handed in. */
export const SHELL_FILE = 'made-by-a-shell';

function point(...codes: number[]) {
  return codes.map((code) => String.fromCodePoint(code)).join('');
}
function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** No text of ours holds it. */
export const MARK = 'zqvx';

export function naughtyWords(folder: string): NaughtyWords[] {
  const mark = MARK;
  const around = (codes: readonly number[]) => codes.map((code) => `${mark}${point(code)}b`);
  const kinds: Readonly<Record<string, readonly string[]>> = {
    'control characters': around([...range(0x00, 0x1f), ...range(0x7f, 0x9f)]),
    'directions of writing': around([
      0x200e,
      0x200f,
      0x061c,
      ...range(0x202a, 0x202e),
      ...range(0x2066, 0x2069),
    ]),
    'characters without width': around([
      0xad, 0x034f, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x2060, 0x3164, 0xfeff, 0xe0001,
    ]),
    'line ends of other alphabets': around([0x85, 0x0b, 0x0c, 0x2028, 0x2029]),
    'halves and non-characters': [
      `${mark}\ud800`,
      `\udc00${mark}`,
      ...around([0xfffe, 0xffff, 0xfdd0, 0xe000, 0x10ffff, 0x1f9d1]),
    ],
    'letters that look like others': [
      `${mark} ${point(0x430)}dmin`,
      `${mark} ${point(0xff41, 0xff44, 0xff4d, 0xff49, 0xff4e)}`,
      `${mark} ${point(0x1d5ee, 0x1d5f1)}`,
      `${mark} evil${point(0x3002)}example`,
      `${mark} evil${point(0xff0e)}example`,
      `${mark} evil${point(0x2024)}example`,
      `${mark} ${point(0x212a)}${point(0x17f)}${point(0x131)}`,
    ],
    'marks on marks': [
      `${mark}a${point(0x301).repeat(40)}`,
      `${mark}${point(0xfdfa)}`,
      `${mark}${point(0x1f468, 0x200d, 0x1f469, 0x200d, 0x1f467)}`,
    ],
    SQL: [
      `${mark}' or '1'='1`,
      `${mark}'; delete from users; --`,
      `${mark}" or ""="`,
      `${mark}\\'; select pg_sleep(9); --`,
      `${mark}$$; select 1; $$`,
      `${mark} % _ \\ $1`,
      `${mark}/**/union/**/select/**/null`,
    ],
    shell: [
      `${mark}$(touch ${folder}/${SHELL_FILE})`,
      `${mark}\`touch ${folder}/${SHELL_FILE}\``,
      `${mark}; touch ${folder}/${SHELL_FILE}`,
      `${mark} | touch ${folder}/${SHELL_FILE}`,
      `${mark}\ntouch ${folder}/${SHELL_FILE}\n`,
      `-o${folder}/${SHELL_FILE} ${mark}`,
      `--output=${folder}/${SHELL_FILE} ${mark}`,
    ],
    templates: [
      `${mark}{{${SUM}}}`,
      `${mark}\${${SUM}}`,
      `${mark}<%= ${SUM} %>`,
      `${mark}#{${SUM}}`,
      `${mark}%{${SUM}}`,
      `${mark}{% print(${SUM}) %}`,
      `${mark}[[${SUM}]]`,
      `${mark}@(${SUM})`,
      `${mark}%n%s%x`,
    ],
    formulas: [
      `=${SUM}&"${mark}"`,
      `+${mark}`,
      `-${mark}`,
      `@SUM(1)${mark}`,
      `\t=1${mark}`,
      `\r=1${mark}`,
      ` =1${mark}`,
    ],
    markup: [
      `${mark}<script>window.zqvx=1</script>`,
      `${mark}</script><script>window.zqvx=1</script>`,
      `${mark}<img src=x onerror=window.zqvx=1>`,
      `"><svg onload=window.zqvx=1>${mark}`,
      `'><zq-planted>${mark}`,
      `${mark}</title><zq-planted>`,
      `${mark}</textarea><zq-planted>`,
      `${mark}</style><zq-planted>`,
      `${mark}--><zq-planted><!--`,
      `${mark}]]><zq-planted/><![CDATA[`,
      `${mark}<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;`,
      `${mark}&lt;zq-planted&gt;&#60;zq-planted&#62;`,
      `" autofocus onfocus=window.zqvx=1 zq-planted="${mark}`,
      `' onmouseover='window.zqvx=1' zq-planted='${mark}`,
      `${mark}<a href="javascript:window.zqvx=1">here</a>`,
      `javascript:window.zqvx=1//${mark}`,
      `data:text/html,<script>window.zqvx=1</script>${mark}`,
      `${mark}<iframe srcdoc="<script>parent.zqvx=1</script>">`,
      `${mark}<base href="http://127.0.0.1:1/">`,
      `${mark}<meta http-equiv=refresh content=0;url=javascript:window.zqvx=1>`,
      `${mark}<style>*{display:none}</style>`,
      `${mark}<math><mtext><table><mglyph><style><img src=x onerror=window.zqvx=1>`,
      `{"${mark}":1}</script><zq-planted>`,
      `${mark}\\u003cscript\\u003ewindow.zqvx=1`,
    ],
    'lines of headers': [
      `${mark}\r\nX-Zq: planted`,
      `${mark}\nBcc: planted@example.org`,
      `${mark}\r\n\r\n<zq-planted>`,
      `${mark}%0d%0aX-Zq:%20planted`,
      `${mark}\r\n.\r\nMAIL FROM:<planted@example.org>`,
      `${mark}${point(0x560a)}${point(0x560d)}X-Zq: planted`,
    ],
    'lines of references': [
      `${mark}}\n}\n@misc{planted,`,
      `${mark}\nER  - \nTY  - JOUR`,
      `${mark}{\\input{/etc/passwd}}`,
      `${mark}\\write18{id}`,
    ],
    paths: [
      `../../../../etc/passwd${mark}`,
      `..\\..\\${mark}`,
      `/etc/passwd\0${mark}.png`,
      `file:///etc/passwd?${mark}`,
      `${mark}/../..`,
      `%2e%2e%2f${mark}`,
      `//127.0.0.1:1/${mark}`,
      `CON`,
      `.`,
      `..`,
    ],
    'words for nothing': [
      '',
      ' ',
      'null',
      'undefined',
      'NaN',
      'true',
      '0',
      '-0',
      '1e999',
      '[object Object]',
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'nil',
      'None',
    ],
    'long text': [
      `${mark}${'ü'.repeat(9_000)}`,
      `${mark}${' '.repeat(60_000)}x`,
      `${mark}${'a'.repeat(60_000)}!`,
      `${mark}${'<'.repeat(30_000)}`,
      `${mark}${'a.'.repeat(30_000)}@`,
      `${mark}${'\n'.repeat(30_000)}`,
      `${mark}${'('.repeat(30_000)}`,
    ],
  };
  return Object.entries(kinds).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })));
}
