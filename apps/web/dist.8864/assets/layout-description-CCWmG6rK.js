import { t as f } from './button-DWjgUMPu.js';
import { G as c, q as l, w as u } from './Dialog-OgfpF0mO.js';
import { t as p } from './dialog-B3O226P2.js';
import { t as o } from './dist-DWEAm9Yk.js';
import { t as h, n as m } from './layout-description-state-CQMDahbO.js';
import { t as d } from './page-description-BZ1tiqzy.js';
import { u as a, c as e, s as i, o as n, r, i as t } from './store-Dce9iz3t.js';
import { t as s } from './useLocation-DhFbSSXL.js';
var g = a(e(), 1),
  _ = i(),
  v = {
    banner: `header.header, [role="banner"]`,
    navigation: `nav, [role="navigation"]`,
    search: `search, [role="search"]`,
    main: `main`,
    complementary: `aside, [role="complementary"]`,
    form: `form[aria-label]:not([role]), form[aria-labelledby]:not([role])`,
    region: `section[aria-label], section[aria-labelledby], [role="region"][aria-label]`,
    contentinfo: `footer.footer, [role="contentinfo"]`,
  },
  y = `a[href], button:not([disabled]), input:not([type="hidden"]), select, textarea, summary`;
function b(e) {
  let t = Object.entries(v);
  return [...e.querySelectorAll(Object.values(v).join(`, `))]
    .filter((e) => !e.closest(`[hidden], [inert], [role="dialog"]`))
    .map((n) => ({
      kind: t.find(([, e]) => n.matches(e))?.[0] ?? `region`,
      name: x(n, e),
      controls: [...n.querySelectorAll(y)].length,
    }));
}
function x(e, t) {
  return (
    e.getAttribute(`aria-label`) ||
    (e.getAttribute(`aria-labelledby`)?.split(/\s+/) ?? [])
      .map((e) => t.querySelector(`#${CSS.escape(e)}`)?.textContent.trim() ?? ``)
      .filter(Boolean)
      .join(` `)
  );
}
var S = n(),
  C = 5e3;
function w() {
  let e = (0, _.c)(13),
    { _: n } = t(),
    i = l(m),
    a = l(d),
    { enabled: o } = l(u).layoutDescriber,
    s = a !== void 0 && o,
    v,
    y;
  if (
    (e[0] !== s || e[1] !== i || e[2] !== n
      ? ((v = () => {
          i && !s && (h(), c.show(n({ id: `L_ez4u` }), `error`, C));
        }),
        (y = [i, s, n]),
        (e[0] = s),
        (e[1] = i),
        (e[2] = n),
        (e[3] = v),
        (e[4] = y))
      : ((v = e[3]), (y = e[4])),
    (0, g.useEffect)(v, y),
    !i || !s)
  )
    return null;
  let b;
  e[5] === n ? (b = e[6]) : ((b = n({ id: `Sx0Iwi` })), (e[5] = n), (e[6] = b));
  let x;
  e[7] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((x = (0, S.jsx)(f, { variant: `primary`, onPress: h, children: (0, S.jsx)(r, { id: `zga9sT` }) })),
      (e[7] = x))
    : (x = e[7]);
  let w;
  e[8] === a ? (w = e[9]) : ((w = (0, S.jsx)(E, { description: a })), (e[8] = a), (e[9] = w));
  let T;
  return (
    e[10] !== b || e[11] !== w
      ? ((T = (0, S.jsx)(p, { title: b, isOpen: !0, onClose: h, shape: `drawer`, actions: x, children: w })),
        (e[10] = b),
        (e[11] = w),
        (e[12] = T))
      : (T = e[12]),
    T
  );
}
var T = {
  banner: { id: `udPwLB` },
  navigation: { id: `UxKoFf` },
  search: { id: `A1taO8` },
  main: { id: `80t-Kg` },
  region: { id: `BhZ5PL` },
  complementary: { id: `zQkUne` },
  form: { id: `QRAWTO` },
  contentinfo: { id: `qwJuVW` },
};
function E(e) {
  let n = (0, _.c)(24),
    { description: i } = e,
    { i18n: a } = t(),
    c;
  n[0] === Symbol.for(`react.memo_cache_sentinel`) ? ((c = { select: O }), (n[0] = c)) : (c = n[0]);
  let d = s(c),
    f = l(u).layoutDescriber.customDescriptions[d];
  if (f) {
    let e;
    return n[1] === f ? (e = n[2]) : ((e = (0, S.jsx)(`p`, { children: f })), (n[1] = f), (n[2] = e)), e;
  }
  let { title: p, contents: m, mainAction: h, keys: g } = i,
    v;
  n[3] === g ? (v = n[4]) : ((v = g === void 0 ? [] : g), (n[3] = g), (n[4] = v));
  let y = v,
    x;
  n[5] === p
    ? (x = n[6])
    : ((x = (0, S.jsx)(`p`, { children: (0, S.jsx)(`strong`, { children: p }) })), (n[5] = p), (n[6] = x));
  let C;
  n[7] === m ? (C = n[8]) : ((C = (0, S.jsx)(`p`, { children: m })), (n[7] = m), (n[8] = C));
  let w;
  n[9] === h
    ? (w = n[10])
    : ((w = h
        ? (0, S.jsx)(`p`, { children: (0, S.jsx)(r, { id: `OrL0Dl`, values: { mainAction: h } }) })
        : null),
      (n[9] = h),
      (n[10] = w));
  let E;
  n[11] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((E = (0, S.jsx)(`h3`, { children: (0, S.jsx)(r, { id: `BgjyxO` }) })), (n[11] = E))
    : (E = n[11]);
  let k;
  n[12] === a
    ? (k = n[13])
    : ((k = b(document).map((e, t) => {
        let { kind: n, name: r, controls: i } = e;
        return (0, S.jsxs)(
          `li`,
          {
            'data-region': n,
            children: [
              r ? `${a._(T[n])}, ${r}` : a._(T[n]),
              `: ${o._({ id: `xSnozp`, values: { controls: i } })}`,
            ],
          },
          `${t} ${n}`,
        );
      })),
      (n[12] = a),
      (n[13] = k));
  let A;
  n[14] === k ? (A = n[15]) : ((A = (0, S.jsx)(`ol`, { children: k })), (n[14] = k), (n[15] = A));
  let j;
  n[16] === y
    ? (j = n[17])
    : ((j =
        y.length > 0
          ? (0, S.jsxs)(S.Fragment, {
              children: [
                (0, S.jsx)(`h3`, { children: (0, S.jsx)(r, { id: `HiQqOV` }) }),
                (0, S.jsx)(`ul`, { children: y.map(D) }),
              ],
            })
          : null),
      (n[16] = y),
      (n[17] = j));
  let M;
  return (
    n[18] !== j || n[19] !== x || n[20] !== C || n[21] !== w || n[22] !== A
      ? ((M = (0, S.jsxs)(`div`, { className: `layout-description`, children: [x, C, w, E, A, j] })),
        (n[18] = j),
        (n[19] = x),
        (n[20] = C),
        (n[21] = w),
        (n[22] = A),
        (n[23] = M))
      : (M = n[23]),
    M
  );
}
function D(e) {
  let { keys: t, does: n } = e;
  return (0, S.jsxs)(`li`, { children: [(0, S.jsx)(`kbd`, { children: t }), ` `, n] }, t);
}
function O(e) {
  let { pathname: t } = e;
  return t;
}
export { w as LayoutDescription };
//# sourceMappingURL=layout-description-CCWmG6rK.js.map
