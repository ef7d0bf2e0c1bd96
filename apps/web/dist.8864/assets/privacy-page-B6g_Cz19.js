import { t as i } from './page-CpDydSm6.js';
import { n as a, t as o } from './prose-Lod6IT4A.js';
import { i as e, r as n, s as r, o as t } from './store-Dce9iz3t.js';
var s = r(),
  c = t();
function l() {
  let t = (0, s.c)(50),
    { _: r } = e(),
    l;
  t[0] === r ? (l = t[1]) : ((l = r({ id: `LcET2C` })), (t[0] = r), (t[1] = l));
  let u;
  t[2] === r ? (u = t[3]) : ((u = r({ id: `wC8J2d` })), (t[2] = r), (t[3] = u));
  let d;
  t[4] === r ? (d = t[5]) : ((d = r({ id: `aoMPrv` })), (t[4] = r), (t[5] = d));
  let f;
  t[6] === d ? (f = t[7]) : ((f = { contents: d }), (t[6] = d), (t[7] = f));
  let p;
  t[8] === r ? (p = t[9]) : ((p = r({ id: `I9HPZM` })), (t[8] = r), (t[9] = p));
  let m;
  t[10] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((m = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `CeSF1P` }) })), (t[10] = m))
    : (m = t[10]);
  let h;
  t[11] === p ? (h = t[12]) : ((h = (0, c.jsx)(a, { title: p, children: m })), (t[11] = p), (t[12] = h));
  let g;
  t[13] === r ? (g = t[14]) : ((g = r({ id: `ymvBc2` })), (t[13] = r), (t[14] = g));
  let _;
  t[15] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((_ = (0, c.jsxs)(`ul`, {
        children: [
          (0, c.jsx)(`li`, { children: (0, c.jsx)(n, { id: `3KevlB` }) }),
          (0, c.jsx)(`li`, { children: (0, c.jsx)(n, { id: `sLQD70` }) }),
          (0, c.jsx)(`li`, { children: (0, c.jsx)(n, { id: `it9qv8` }) }),
          (0, c.jsx)(`li`, { children: (0, c.jsx)(n, { id: `cWmsb_` }) }),
          (0, c.jsx)(`li`, { children: (0, c.jsx)(n, { id: `Vkz0ne` }) }),
          (0, c.jsx)(`li`, { children: (0, c.jsx)(n, { id: `trvuEE` }) }),
          (0, c.jsx)(`li`, { children: (0, c.jsx)(n, { id: `coHR-V` }) }),
        ],
      })),
      (t[15] = _))
    : (_ = t[15]);
  let v;
  t[16] === g ? (v = t[17]) : ((v = (0, c.jsx)(a, { title: g, children: _ })), (t[16] = g), (t[17] = v));
  let y;
  t[18] === r ? (y = t[19]) : ((y = r({ id: `iueU7v` })), (t[18] = r), (t[19] = y));
  let b;
  t[20] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((b = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `RBXmZo` }) })), (t[20] = b))
    : (b = t[20]);
  let x;
  t[21] === y ? (x = t[22]) : ((x = (0, c.jsx)(a, { title: y, children: b })), (t[21] = y), (t[22] = x));
  let S;
  t[23] === r ? (S = t[24]) : ((S = r({ id: `TbhRXZ` })), (t[23] = r), (t[24] = S));
  let C;
  t[25] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((C = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `JAU8Ij` }) })), (t[25] = C))
    : (C = t[25]);
  let w;
  t[26] === S ? (w = t[27]) : ((w = (0, c.jsx)(a, { title: S, children: C })), (t[26] = S), (t[27] = w));
  let T;
  t[28] === r ? (T = t[29]) : ((T = r({ id: `gL9KKi` })), (t[28] = r), (t[29] = T));
  let E;
  t[30] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((E = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `splsWw` }) })), (t[30] = E))
    : (E = t[30]);
  let D;
  t[31] === T ? (D = t[32]) : ((D = (0, c.jsx)(a, { title: T, children: E })), (t[31] = T), (t[32] = D));
  let O;
  t[33] === r ? (O = t[34]) : ((O = r({ id: `9HVrBv` })), (t[33] = r), (t[34] = O));
  let k;
  t[35] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((k = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `N41V6n` }) })), (t[35] = k))
    : (k = t[35]);
  let A;
  t[36] === O ? (A = t[37]) : ((A = (0, c.jsx)(a, { title: O, children: k })), (t[36] = O), (t[37] = A));
  let j;
  t[38] !== x || t[39] !== w || t[40] !== D || t[41] !== A || t[42] !== h || t[43] !== v
    ? ((j = (0, c.jsxs)(o, { children: [h, v, x, w, D, A] })),
      (t[38] = x),
      (t[39] = w),
      (t[40] = D),
      (t[41] = A),
      (t[42] = h),
      (t[43] = v),
      (t[44] = j))
    : (j = t[44]);
  let M;
  return (
    t[45] !== l || t[46] !== u || t[47] !== j || t[48] !== f
      ? ((M = (0, c.jsx)(i, { title: l, lead: u, describe: f, children: j })),
        (t[45] = l),
        (t[46] = u),
        (t[47] = j),
        (t[48] = f),
        (t[49] = M))
      : (M = t[49]),
    M
  );
}
export { l as PrivacyPage };
//# sourceMappingURL=privacy-page-B6g_Cz19.js.map
