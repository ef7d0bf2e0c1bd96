import { t as i } from './page-CpDydSm6.js';
import { n as a, t as o } from './prose-Lod6IT4A.js';
import { i as e, r as n, s as r, o as t } from './store-Dce9iz3t.js';
import { t as s } from './table-BB5YFvj5.js';
var c = r(),
  l = t();
function u() {
  let t = (0, c.c)(72),
    { _: r } = e(),
    u;
  t[0] === r ? (u = t[1]) : ((u = r({ id: `2POOFK` })), (t[0] = r), (t[1] = u));
  let h;
  t[2] === r ? (h = t[3]) : ((h = r({ id: `EudxKM` })), (t[2] = r), (t[3] = h));
  let g;
  t[4] === r ? (g = t[5]) : ((g = r({ id: `7BrrxF` })), (t[4] = r), (t[5] = g));
  let _;
  t[6] !== u || t[7] !== h || t[8] !== g
    ? ((_ = { id: `free`, name: u, forWhom: h, paid: g }), (t[6] = u), (t[7] = h), (t[8] = g), (t[9] = _))
    : (_ = t[9]);
  let v;
  t[10] === r ? (v = t[11]) : ((v = r({ id: `0wJVK-` })), (t[10] = r), (t[11] = v));
  let y;
  t[12] === r ? (y = t[13]) : ((y = r({ id: `hoHAe2` })), (t[12] = r), (t[13] = y));
  let b;
  t[14] === r ? (b = t[15]) : ((b = r({ id: `AY67Jj` })), (t[14] = r), (t[15] = b));
  let x;
  t[16] !== v || t[17] !== y || t[18] !== b
    ? ((x = { id: `basic`, name: v, forWhom: y, paid: b }),
      (t[16] = v),
      (t[17] = y),
      (t[18] = b),
      (t[19] = x))
    : (x = t[19]);
  let S;
  t[20] !== _ || t[21] !== x ? ((S = [_, x]), (t[20] = _), (t[21] = x), (t[22] = S)) : (S = t[22]);
  let C = S,
    w;
  t[23] === r ? (w = t[24]) : ((w = r({ id: `nNGGkA` })), (t[23] = r), (t[24] = w));
  let T;
  t[25] === w ? (T = t[26]) : ((T = { id: `name`, label: w, cell: m }), (t[25] = w), (t[26] = T));
  let E;
  t[27] === r ? (E = t[28]) : ((E = r({ id: `uxMFgT` })), (t[27] = r), (t[28] = E));
  let D;
  t[29] === E ? (D = t[30]) : ((D = { id: `forWhom`, label: E, cell: p }), (t[29] = E), (t[30] = D));
  let O;
  t[31] === r ? (O = t[32]) : ((O = r({ id: `beogAo` })), (t[31] = r), (t[32] = O));
  let k;
  t[33] === O ? (k = t[34]) : ((k = { id: `paid`, label: O, cell: f }), (t[33] = O), (t[34] = k));
  let A;
  t[35] !== T || t[36] !== D || t[37] !== k
    ? ((A = [T, D, k]), (t[35] = T), (t[36] = D), (t[37] = k), (t[38] = A))
    : (A = t[38]);
  let j = A,
    M;
  t[39] === r ? (M = t[40]) : ((M = r({ id: `aHCEmh` })), (t[39] = r), (t[40] = M));
  let N;
  t[41] === r ? (N = t[42]) : ((N = r({ id: `9PCGCE` })), (t[41] = r), (t[42] = N));
  let P;
  t[43] === r ? (P = t[44]) : ((P = r({ id: `uvXBMm` })), (t[43] = r), (t[44] = P));
  let F;
  t[45] === P ? (F = t[46]) : ((F = { contents: P }), (t[45] = P), (t[46] = F));
  let I;
  t[47] === r ? (I = t[48]) : ((I = r({ id: `S2ieYL` })), (t[47] = r), (t[48] = I));
  let L;
  t[49] !== j || t[50] !== C || t[51] !== I
    ? ((L = (0, l.jsx)(s, { caption: I, columns: j, rows: C, rowKey: d })),
      (t[49] = j),
      (t[50] = C),
      (t[51] = I),
      (t[52] = L))
    : (L = t[52]);
  let R;
  t[53] === r ? (R = t[54]) : ((R = r({ id: `DNgWTI` })), (t[53] = r), (t[54] = R));
  let z;
  t[55] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((z = (0, l.jsx)(`p`, { children: (0, l.jsx)(n, { id: `bYB8jr` }) })), (t[55] = z))
    : (z = t[55]);
  let B;
  t[56] === R ? (B = t[57]) : ((B = (0, l.jsx)(a, { title: R, children: z })), (t[56] = R), (t[57] = B));
  let V;
  t[58] === r ? (V = t[59]) : ((V = r({ id: `oyIs-l` })), (t[58] = r), (t[59] = V));
  let H;
  t[60] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((H = (0, l.jsx)(`p`, { children: (0, l.jsx)(n, { id: `2XbcQK` }) })), (t[60] = H))
    : (H = t[60]);
  let U;
  t[61] === V ? (U = t[62]) : ((U = (0, l.jsx)(a, { title: V, children: H })), (t[61] = V), (t[62] = U));
  let W;
  t[63] !== L || t[64] !== B || t[65] !== U
    ? ((W = (0, l.jsxs)(o, { children: [L, B, U] })), (t[63] = L), (t[64] = B), (t[65] = U), (t[66] = W))
    : (W = t[66]);
  let G;
  return (
    t[67] !== M || t[68] !== N || t[69] !== F || t[70] !== W
      ? ((G = (0, l.jsx)(i, { title: M, lead: N, describe: F, children: W })),
        (t[67] = M),
        (t[68] = N),
        (t[69] = F),
        (t[70] = W),
        (t[71] = G))
      : (G = t[71]),
    G
  );
}
function d(e) {
  let { id: t } = e;
  return t;
}
function f(e) {
  let { paid: t } = e;
  return t;
}
function p(e) {
  let { forWhom: t } = e;
  return t;
}
function m(e) {
  let { name: t } = e;
  return t;
}
export { u as PricingPage };
//# sourceMappingURL=pricing-page-pXLmdgM2.js.map
