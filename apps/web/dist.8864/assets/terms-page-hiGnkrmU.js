import { t as i } from './page-CpDydSm6.js';
import { n as a, t as o } from './prose-Lod6IT4A.js';
import { i as e, r as n, s as r, o as t } from './store-Dce9iz3t.js';
var s = r(),
  c = t();
function l() {
  let t = (0, s.c)(45),
    { _: r } = e(),
    l;
  t[0] === r ? (l = t[1]) : ((l = r({ id: `PSGjEt` })), (t[0] = r), (t[1] = l));
  let u;
  t[2] === r ? (u = t[3]) : ((u = r({ id: `2wjulB` })), (t[2] = r), (t[3] = u));
  let d;
  t[4] === r ? (d = t[5]) : ((d = r({ id: `j25nTg` })), (t[4] = r), (t[5] = d));
  let f;
  t[6] === d ? (f = t[7]) : ((f = { contents: d }), (t[6] = d), (t[7] = f));
  let p;
  t[8] === r ? (p = t[9]) : ((p = r({ id: `gdRnT7` })), (t[8] = r), (t[9] = p));
  let m;
  t[10] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((m = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `Y1CGwy` }) })), (t[10] = m))
    : (m = t[10]);
  let h;
  t[11] === p ? (h = t[12]) : ((h = (0, c.jsx)(a, { title: p, children: m })), (t[11] = p), (t[12] = h));
  let g;
  t[13] === r ? (g = t[14]) : ((g = r({ id: `0EhUam` })), (t[13] = r), (t[14] = g));
  let _, v;
  t[15] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((_ = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `peQFt9` }) })),
      (v = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `fo0ByF` }) })),
      (t[15] = _),
      (t[16] = v))
    : ((_ = t[15]), (v = t[16]));
  let y;
  t[17] === g
    ? (y = t[18])
    : ((y = (0, c.jsxs)(a, { title: g, children: [_, v] })), (t[17] = g), (t[18] = y));
  let b;
  t[19] === r ? (b = t[20]) : ((b = r({ id: `Jy6JvW` })), (t[19] = r), (t[20] = b));
  let x;
  t[21] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((x = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `Mlh3zw` }) })), (t[21] = x))
    : (x = t[21]);
  let S;
  t[22] === b ? (S = t[23]) : ((S = (0, c.jsx)(a, { title: b, children: x })), (t[22] = b), (t[23] = S));
  let C;
  t[24] === r ? (C = t[25]) : ((C = r({ id: `sa7w_R` })), (t[24] = r), (t[25] = C));
  let w;
  t[26] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((w = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `zo4QbV` }) })), (t[26] = w))
    : (w = t[26]);
  let T;
  t[27] === C ? (T = t[28]) : ((T = (0, c.jsx)(a, { title: C, children: w })), (t[27] = C), (t[28] = T));
  let E;
  t[29] === r ? (E = t[30]) : ((E = r({ id: `6BDqha` })), (t[29] = r), (t[30] = E));
  let D;
  t[31] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((D = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `jOVrc1` }) })), (t[31] = D))
    : (D = t[31]);
  let O;
  t[32] === E ? (O = t[33]) : ((O = (0, c.jsx)(a, { title: E, children: D })), (t[32] = E), (t[33] = O));
  let k;
  t[34] !== y || t[35] !== S || t[36] !== T || t[37] !== O || t[38] !== h
    ? ((k = (0, c.jsxs)(o, { children: [h, y, S, T, O] })),
      (t[34] = y),
      (t[35] = S),
      (t[36] = T),
      (t[37] = O),
      (t[38] = h),
      (t[39] = k))
    : (k = t[39]);
  let A;
  return (
    t[40] !== l || t[41] !== u || t[42] !== k || t[43] !== f
      ? ((A = (0, c.jsx)(i, { title: l, lead: u, describe: f, children: k })),
        (t[40] = l),
        (t[41] = u),
        (t[42] = k),
        (t[43] = f),
        (t[44] = A))
      : (A = t[44]),
    A
  );
}
export { l as TermsPage };
//# sourceMappingURL=terms-page-hiGnkrmU.js.map
