import { t as o } from './page-CpDydSm6.js';
import { t as c, n as s } from './prose-Lod6IT4A.js';
import { u as a, c as e, s as i, o as n, r, i as t } from './store-Dce9iz3t.js';
var l = i(),
  u = a(e(), 1),
  d = n(),
  f = [`main-content`, `navigation`, `search`, `user-menu`];
function p() {
  let e = (0, l.c)(36),
    { _: n } = t(),
    [i, a] = (0, u.useState)(``),
    p;
  e[0] === Symbol.for(`react.memo_cache_sentinel`) ? ((p = []), (e[0] = p)) : (p = e[0]);
  let [h, g] = (0, u.useState)(p),
    _,
    v;
  e[1] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((_ = () => {
        g(f.filter(m));
        let e = (e) => {
          e.target instanceof Element && e.target.id && a(e.target.id);
        };
        return addEventListener(`focusin`, e), () => removeEventListener(`focusin`, e);
      }),
      (v = []),
      (e[1] = _),
      (e[2] = v))
    : ((_ = e[1]), (v = e[2])),
    (0, u.useEffect)(_, v);
  let y;
  e[3] === n ? (y = e[4]) : ((y = n({ id: `lBnKu-` })), (e[3] = n), (e[4] = y));
  let b;
  e[5] === n ? (b = e[6]) : ((b = n({ id: `EWT1fB` })), (e[5] = n), (e[6] = b));
  let x;
  e[7] === n ? (x = e[8]) : ((x = n({ id: `Dal9Zk` })), (e[7] = n), (e[8] = x));
  let S;
  e[9] === x ? (S = e[10]) : ((S = { contents: x }), (e[9] = x), (e[10] = S));
  let C;
  e[11] === n ? (C = e[12]) : ((C = n({ id: `eSWj0R` })), (e[11] = n), (e[12] = C));
  let w;
  e[13] !== h || e[14] !== n
    ? ((w = f.map((e) =>
        (0, d.jsxs)(
          `li`,
          {
            children: [
              (0, d.jsx)(`code`, { children: `#${e}` }),
              ` `,
              h.includes(e) ? n({ id: `LVoqy1` }) : n({ id: `pYA5TU` }),
            ],
          },
          e,
        ),
      )),
      (e[13] = h),
      (e[14] = n),
      (e[15] = w))
    : (w = e[15]);
  let T;
  e[16] === w ? (T = e[17]) : ((T = (0, d.jsx)(`ul`, { children: w })), (e[16] = w), (e[17] = T));
  let E;
  e[18] !== C || e[19] !== T
    ? ((E = (0, d.jsx)(s, { title: C, children: T })), (e[18] = C), (e[19] = T), (e[20] = E))
    : (E = e[20]);
  let D;
  e[21] === n ? (D = e[22]) : ((D = n({ id: `-RXu4D` })), (e[21] = n), (e[22] = D));
  let O;
  e[23] === i
    ? (O = e[24])
    : ((O = (0, d.jsx)(`p`, {
        children: i
          ? (0, d.jsx)(r, { id: `M3f8Di`, values: { focused: i } })
          : (0, d.jsx)(r, { id: `-gPaLF` }),
      })),
      (e[23] = i),
      (e[24] = O));
  let k;
  e[25] !== D || e[26] !== O
    ? ((k = (0, d.jsx)(s, { title: D, children: O })), (e[25] = D), (e[26] = O), (e[27] = k))
    : (k = e[27]);
  let A;
  e[28] !== E || e[29] !== k
    ? ((A = (0, d.jsxs)(c, { children: [E, k] })), (e[28] = E), (e[29] = k), (e[30] = A))
    : (A = e[30]);
  let j;
  return (
    e[31] !== A || e[32] !== y || e[33] !== b || e[34] !== S
      ? ((j = (0, d.jsx)(o, { title: y, lead: b, describe: S, children: A })),
        (e[31] = A),
        (e[32] = y),
        (e[33] = b),
        (e[34] = S),
        (e[35] = j))
      : (j = e[35]),
    j
  );
}
function m(e) {
  return document.querySelector(`#${e}`);
}
export { p as SkipLinkTestPage };
//# sourceMappingURL=skip-link-test-page-D2fn3-We.js.map
