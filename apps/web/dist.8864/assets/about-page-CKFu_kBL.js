import { t as i } from './page-CpDydSm6.js';
import { n as a, t as o } from './prose-Lod6IT4A.js';
import { i as e, r as n, s as r, o as t } from './store-Dce9iz3t.js';
var s = r(),
  c = t();
function l() {
  let t = (0, s.c)(39),
    { _: r } = e(),
    l;
  t[0] === r ? (l = t[1]) : ((l = r({ id: `uyJsf6` })), (t[0] = r), (t[1] = l));
  let u;
  t[2] === r ? (u = t[3]) : ((u = r({ id: `TGxU3C` })), (t[2] = r), (t[3] = u));
  let d;
  t[4] === r ? (d = t[5]) : ((d = r({ id: `IylFvP` })), (t[4] = r), (t[5] = d));
  let f;
  t[6] === d ? (f = t[7]) : ((f = { contents: d }), (t[6] = d), (t[7] = f));
  let p;
  t[8] === r ? (p = t[9]) : ((p = r({ id: `f5LAJF` })), (t[8] = r), (t[9] = p));
  let m;
  t[10] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((m = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `YuXGIE` }) })), (t[10] = m))
    : (m = t[10]);
  let h;
  t[11] === p ? (h = t[12]) : ((h = (0, c.jsx)(a, { title: p, children: m })), (t[11] = p), (t[12] = h));
  let g;
  t[13] === r ? (g = t[14]) : ((g = r({ id: `cgIvnp` })), (t[13] = r), (t[14] = g));
  let _, v;
  t[15] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((_ = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `DguOMH` }) })),
      (v = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `8ReRVw` }) })),
      (t[15] = _),
      (t[16] = v))
    : ((_ = t[15]), (v = t[16]));
  let y;
  t[17] === g
    ? (y = t[18])
    : ((y = (0, c.jsxs)(a, { title: g, children: [_, v] })), (t[17] = g), (t[18] = y));
  let b;
  t[19] === r ? (b = t[20]) : ((b = r({ id: `hMV3Zm` })), (t[19] = r), (t[20] = b));
  let x;
  t[21] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((x = (0, c.jsxs)(`ul`, {
        children: [
          (0, c.jsx)(`li`, { children: (0, c.jsx)(n, { id: `u8eYLH` }) }),
          (0, c.jsx)(`li`, { children: (0, c.jsx)(n, { id: `fDpfg7` }) }),
          (0, c.jsx)(`li`, { children: (0, c.jsx)(n, { id: `sm-7XW` }) }),
          (0, c.jsx)(`li`, { children: (0, c.jsx)(n, { id: `rCqQIi` }) }),
        ],
      })),
      (t[21] = x))
    : (x = t[21]);
  let S;
  t[22] === b ? (S = t[23]) : ((S = (0, c.jsx)(a, { title: b, children: x })), (t[22] = b), (t[23] = S));
  let C;
  t[24] === r ? (C = t[25]) : ((C = r({ id: `v-Wp--` })), (t[24] = r), (t[25] = C));
  let w;
  t[26] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((w = (0, c.jsx)(`p`, { children: (0, c.jsx)(n, { id: `fPVffz` }) })), (t[26] = w))
    : (w = t[26]);
  let T;
  t[27] === C ? (T = t[28]) : ((T = (0, c.jsx)(a, { title: C, children: w })), (t[27] = C), (t[28] = T));
  let E;
  t[29] !== y || t[30] !== S || t[31] !== T || t[32] !== h
    ? ((E = (0, c.jsxs)(o, { children: [h, y, S, T] })),
      (t[29] = y),
      (t[30] = S),
      (t[31] = T),
      (t[32] = h),
      (t[33] = E))
    : (E = t[33]);
  let D;
  return (
    t[34] !== l || t[35] !== u || t[36] !== E || t[37] !== f
      ? ((D = (0, c.jsx)(i, { title: l, lead: u, describe: f, children: E })),
        (t[34] = l),
        (t[35] = u),
        (t[36] = E),
        (t[37] = f),
        (t[38] = D))
      : (D = t[38]),
    D
  );
}
export { l as AboutPage };
//# sourceMappingURL=about-page-CKFu_kBL.js.map
