import { t as i } from './link-BE1DEqK7.js';
import { t as a } from './page-CpDydSm6.js';
import { n as o, t as s } from './prose-Lod6IT4A.js';
import { i as e, r as n, s as r, o as t } from './store-Dce9iz3t.js';
var c = r(),
  l = t();
function u() {
  let t = (0, c.c)(42),
    { _: r } = e(),
    u;
  t[0] === r ? (u = t[1]) : ((u = r({ id: `AnNF5e` })), (t[0] = r), (t[1] = u));
  let d;
  t[2] === r ? (d = t[3]) : ((d = r({ id: `uIeIaF` })), (t[2] = r), (t[3] = d));
  let f;
  t[4] === r ? (f = t[5]) : ((f = r({ id: `bx3F3U` })), (t[4] = r), (t[5] = f));
  let p;
  t[6] === r ? (p = t[7]) : ((p = r({ id: `t_Yi4J` })), (t[6] = r), (t[7] = p));
  let m;
  t[8] !== f || t[9] !== p
    ? ((m = { contents: f, mainAction: p }), (t[8] = f), (t[9] = p), (t[10] = m))
    : (m = t[10]);
  let h;
  t[11] === r ? (h = t[12]) : ((h = r({ id: `1BRhrn` })), (t[11] = r), (t[12] = h));
  let g;
  t[13] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((g = (0, l.jsxs)(`ul`, {
        children: [
          (0, l.jsx)(`li`, { children: (0, l.jsx)(n, { id: `zsOCaQ` }) }),
          (0, l.jsx)(`li`, { children: (0, l.jsx)(n, { id: `oukMyZ` }) }),
          (0, l.jsx)(`li`, { children: (0, l.jsx)(n, { id: `oTzsy3` }) }),
          (0, l.jsx)(`li`, { children: (0, l.jsx)(n, { id: `A6WWqk` }) }),
          (0, l.jsx)(`li`, { children: (0, l.jsx)(n, { id: `fV78RA` }) }),
          (0, l.jsx)(`li`, { children: (0, l.jsx)(n, { id: `9xajnh` }) }),
        ],
      })),
      (t[13] = g))
    : (g = t[13]);
  let _;
  t[14] === h ? (_ = t[15]) : ((_ = (0, l.jsx)(o, { title: h, children: g })), (t[14] = h), (t[15] = _));
  let v;
  t[16] === r ? (v = t[17]) : ((v = r({ id: `0b5DsY` })), (t[16] = r), (t[17] = v));
  let y;
  t[18] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((y = (0, l.jsx)(`p`, { children: (0, l.jsx)(n, { id: `ba_1w1` }) })), (t[18] = y))
    : (y = t[18]);
  let b;
  t[19] === v ? (b = t[20]) : ((b = (0, l.jsx)(o, { title: v, children: y })), (t[19] = v), (t[20] = b));
  let x;
  t[21] === r ? (x = t[22]) : ((x = r({ id: `gvo9NL` })), (t[21] = r), (t[22] = x));
  let S;
  t[23] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((S = (0, l.jsxs)(`ul`, {
        children: [
          (0, l.jsx)(`li`, { children: (0, l.jsx)(n, { id: `K_pdfB` }) }),
          (0, l.jsx)(`li`, { children: (0, l.jsx)(n, { id: `tUtU0u` }) }),
          (0, l.jsx)(`li`, { children: (0, l.jsx)(n, { id: `wHv2Qg` }) }),
        ],
      })),
      (t[23] = S))
    : (S = t[23]);
  let C;
  t[24] === x ? (C = t[25]) : ((C = (0, l.jsx)(o, { title: x, children: S })), (t[24] = x), (t[25] = C));
  let w;
  t[26] === r ? (w = t[27]) : ((w = r({ id: `8d26Kk` })), (t[26] = r), (t[27] = w));
  let T;
  t[28] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((T = (0, l.jsx)(`p`, { children: (0, l.jsx)(n, { id: `bJzHdq` }) })), (t[28] = T))
    : (T = t[28]);
  let E;
  t[29] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((E = (0, l.jsx)(i, {
        to: `/accessibility-validation`,
        variant: `secondary`,
        children: (0, l.jsx)(n, { id: `t_Yi4J` }),
      })),
      (t[29] = E))
    : (E = t[29]);
  let D;
  t[30] === w
    ? (D = t[31])
    : ((D = (0, l.jsxs)(o, { title: w, children: [T, E] })), (t[30] = w), (t[31] = D));
  let O;
  t[32] !== b || t[33] !== C || t[34] !== D || t[35] !== _
    ? ((O = (0, l.jsxs)(s, { children: [_, b, C, D] })),
      (t[32] = b),
      (t[33] = C),
      (t[34] = D),
      (t[35] = _),
      (t[36] = O))
    : (O = t[36]);
  let k;
  return (
    t[37] !== u || t[38] !== d || t[39] !== O || t[40] !== m
      ? ((k = (0, l.jsx)(a, { title: u, lead: d, describe: m, children: O })),
        (t[37] = u),
        (t[38] = d),
        (t[39] = O),
        (t[40] = m),
        (t[41] = k))
      : (k = t[41]),
    k
  );
}
export { u as AccessibilityPage };
//# sourceMappingURL=accessibility-page-CBhpTusr.js.map
