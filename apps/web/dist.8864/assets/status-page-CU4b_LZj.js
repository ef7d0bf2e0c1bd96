import { t as p } from './announcer-BJJ2D8qB.js';
import { t as m } from './button-DWjgUMPu.js';
import { t as d, n as l, r as u } from './circle-check-DUtfloGX.js';
import { i as a, t as c, a as i, n as o, r as s } from './client-AvKH-hld.js';
import { t as f } from './createLucideIcon-BeqN0YpU.js';
import { t as h } from './page-CpDydSm6.js';
import { i as e, r as n, s as r, o as t } from './store-Dce9iz3t.js';
import { t as g } from './table-BB5YFvj5.js';
var _ = {
  name: `circle-x`,
  size: 24,
  node: [
    [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
    [`path`, { d: `m15 9-6 6`, key: `1uzhvr` }],
    [`path`, { d: `m9 9 6 6`, key: `z0biqf` }],
  ],
  aliases: [`x-circle`],
};
_.node;
var v = f(_),
  y = r();
async function b(e) {
  try {
    return await c.health.check(void 0, { signal: e });
  } catch (e) {
    let t = s.safeParse(o(e)?.data);
    if (t.success) return t.data;
    throw e;
  }
}
var x = a({ queryKey: [`health`], queryFn: ({ signal: e }) => b(e), refetchInterval: 3e4, retry: !1 }),
  S = t(),
  C = {
    database: { id: `JY5Oyv` },
    storage: { id: `8KepVk` },
    queue: { id: `R-g6Xk` },
    mail: { id: `uYWUqA` },
  };
function w() {
  let t = (0, y.c)(38),
    { _: r } = e(),
    { data: a, error: s, isPending: c, isFetching: d, refetch: f, dataUpdatedAt: g } = i(x),
    _;
  t[0] !== f || t[1] !== r
    ? ((_ = async () => {
        let { data: e } = await f();
        p(e?.status === `ok` ? r({ id: `U8AnkH` }) : r({ id: `lV9fal` }));
      }),
      (t[0] = f),
      (t[1] = r),
      (t[2] = _))
    : (_ = t[2]);
  let v = _,
    b;
  t[3] === r ? (b = t[4]) : ((b = r({ id: `yScTZL` })), (t[3] = r), (t[4] = b));
  let C;
  t[5] === r ? (C = t[6]) : ((C = r({ id: `gZ1EVY` })), (t[5] = r), (t[6] = C));
  let w;
  t[7] === r ? (w = t[8]) : ((w = r({ id: `yVbFOn` })), (t[7] = r), (t[8] = w));
  let E;
  t[9] === r ? (E = t[10]) : ((E = r({ id: `I1BZ2L` })), (t[9] = r), (t[10] = E));
  let D;
  t[11] !== w || t[12] !== E
    ? ((D = { contents: w, mainAction: E }), (t[11] = w), (t[12] = E), (t[13] = D))
    : (D = t[13]);
  let O;
  t[14] === v ? (O = t[15]) : ((O = () => void v()), (t[14] = v), (t[15] = O));
  let k;
  t[16] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((k = (0, S.jsx)(n, { id: `I1BZ2L` })), (t[16] = k))
    : (k = t[16]);
  let A;
  t[17] !== d || t[18] !== O
    ? ((A = (0, S.jsx)(m, { onPress: O, isDisabled: d, children: k })), (t[17] = d), (t[18] = O), (t[19] = A))
    : (A = t[19]);
  let j;
  t[20] !== c || t[21] !== r
    ? ((j = c ? (0, S.jsx)(l, { label: r({ id: `0y24HZ` }) }) : null), (t[20] = c), (t[21] = r), (t[22] = j))
    : (j = t[22]);
  let M;
  t[23] !== a || t[24] !== g
    ? ((M = a ? (0, S.jsx)(T, { report: a, at: g }) : null), (t[23] = a), (t[24] = g), (t[25] = M))
    : (M = t[25]);
  let N;
  t[26] !== s || t[27] !== v || t[28] !== r
    ? ((N = s
        ? (0, S.jsx)(u, {
            title: r({ id: `okb-gA` }),
            message: o(s)?.message ?? r({ id: `d7pEQu` }),
            reference: o(s)?.id,
            onRetry: () => void v(),
          })
        : null),
      (t[26] = s),
      (t[27] = v),
      (t[28] = r),
      (t[29] = N))
    : (N = t[29]);
  let P;
  return (
    t[30] !== b || t[31] !== M || t[32] !== N || t[33] !== C || t[34] !== D || t[35] !== A || t[36] !== j
      ? ((P = (0, S.jsxs)(h, { title: b, lead: C, describe: D, actions: A, children: [j, M, N] })),
        (t[30] = b),
        (t[31] = M),
        (t[32] = N),
        (t[33] = C),
        (t[34] = D),
        (t[35] = A),
        (t[36] = j),
        (t[37] = P))
      : (P = t[37]),
    P
  );
}
function T({ report: t, at: r }) {
  let { _: i, i18n: a } = e(),
    o = [
      { id: `name`, label: i({ id: `vgP-9p` }), cell: ({ name: e }) => (C[e] ? a._(C[e]) : e) },
      { id: `state`, label: i({ id: `RS0o7b` }), cell: ({ ok: e }) => (0, S.jsx)(E, { ok: e }) },
      {
        id: `time`,
        label: i({ id: `6xwCYH` }),
        numeric: !0,
        cell: ({ milliseconds: e }) => i({ id: `zKgZ4b`, values: { milliseconds: e } }),
      },
    ],
    s = a.date(new Date(r), { hour: `numeric`, minute: `2-digit`, second: `2-digit` });
  return (0, S.jsxs)(`div`, {
    className: `flow`,
    children: [
      (0, S.jsx)(`p`, {
        className: `status-whole`,
        'data-ok': t.status === `ok` || void 0,
        children: t.status === `ok` ? (0, S.jsx)(n, { id: `U8AnkH` }) : (0, S.jsx)(n, { id: `lV9fal` }),
      }),
      (0, S.jsx)(g, {
        caption: i({ id: `K5UMt1`, values: { time: s } }),
        columns: o,
        rows: t.checks,
        rowKey: ({ name: e }) => e,
      }),
    ],
  });
}
function E(e) {
  let t = (0, y.c)(7),
    { ok: r } = e,
    i = r || void 0,
    a,
    o;
  t[0] === r
    ? ((a = t[1]), (o = t[2]))
    : ((a = r
        ? (0, S.jsx)(d, { 'aria-hidden': `true`, size: 20 })
        : (0, S.jsx)(v, { 'aria-hidden': `true`, size: 20 })),
      (o = r ? (0, S.jsx)(n, { id: `b4itZn` }) : (0, S.jsx)(n, { id: `A3L_up` })),
      (t[0] = r),
      (t[1] = a),
      (t[2] = o));
  let s;
  return (
    t[3] !== i || t[4] !== a || t[5] !== o
      ? ((s = (0, S.jsxs)(`span`, { className: `status-state`, 'data-ok': i, children: [a, o] })),
        (t[3] = i),
        (t[4] = a),
        (t[5] = o),
        (t[6] = s))
      : (s = t[6]),
    s
  );
}
export { w as StatusPage };
//# sourceMappingURL=status-page-CU4b_LZj.js.map
