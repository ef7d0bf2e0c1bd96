import { t as r } from './button-DWjgUMPu.js';
import { t as i } from './createLucideIcon-BeqN0YpU.js';
import { o as e, s as n, r as t } from './store-Dce9iz3t.js';
var a = n(),
  o = e(),
  s = [1, 4, 2, 5, 3, 6];
function c(e) {
  let t = (0, a.c)(4),
    { raised: n } = e,
    r;
  t[0] === n
    ? (r = t[1])
    : ((r = s.map((e) => (0, o.jsx)(`span`, { 'data-raised': n.includes(e) || void 0 }, e))),
      (t[0] = n),
      (t[1] = r));
  let i;
  return (
    t[2] === r
      ? (i = t[3])
      : ((i = (0, o.jsx)(`span`, { className: `cell`, 'aria-hidden': `true`, children: r })),
        (t[2] = r),
        (t[3] = i)),
    i
  );
}
function l(e) {
  let n = (0, a.c)(15),
    { title: i, message: s, reference: l, onRetry: u, action: d } = e,
    f;
  n[0] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((f = (0, o.jsx)(c, { raised: [1, 2, 3, 4, 5, 6] })), (n[0] = f))
    : (f = n[0]);
  let p;
  n[1] === i ? (p = n[2]) : ((p = (0, o.jsx)(`h2`, { children: i })), (n[1] = i), (n[2] = p));
  let m;
  n[3] === s ? (m = n[4]) : ((m = (0, o.jsx)(`p`, { children: s })), (n[3] = s), (n[4] = m));
  let h;
  n[5] === l
    ? (h = n[6])
    : ((h = l
        ? (0, o.jsx)(`p`, {
            className: `field-help`,
            children: (0, o.jsx)(t, {
              id: `gf7k7V`,
              values: { reference: l },
              components: { 0: (0, o.jsx)(`code`, {}) },
            }),
          })
        : null),
      (n[5] = l),
      (n[6] = h));
  let g;
  n[7] === u
    ? (g = n[8])
    : ((g = u
        ? (0, o.jsx)(r, { variant: `primary`, onPress: u, children: (0, o.jsx)(t, { id: `KDw4GX` }) })
        : null),
      (n[7] = u),
      (n[8] = g));
  let _;
  return (
    n[9] !== d || n[10] !== p || n[11] !== m || n[12] !== h || n[13] !== g
      ? ((_ = (0, o.jsxs)(`section`, {
          className: `state-message`,
          'data-tone': `error`,
          children: [f, p, m, h, g, d],
        })),
        (n[9] = d),
        (n[10] = p),
        (n[11] = m),
        (n[12] = h),
        (n[13] = g),
        (n[14] = _))
      : (_ = n[14]),
    _
  );
}
function u(e) {
  let t = (0, a.c)(3),
    { label: n } = e,
    r;
  t[0] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((r = (0, o.jsx)(c, { raised: [1, 2, 3] })), (t[0] = r))
    : (r = t[0]);
  let i;
  return (
    t[1] === n
      ? (i = t[2])
      : ((i = (0, o.jsxs)(`div`, {
          className: `loading`,
          role: `status`,
          children: [r, (0, o.jsx)(`span`, { children: n })],
        })),
        (t[1] = n),
        (t[2] = i)),
    i
  );
}
var d = {
  name: `circle-check`,
  size: 24,
  node: [
    [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
    [`path`, { d: `m16 9-5.5 5.5L8 12`, key: `xofnsj` }],
  ],
  aliases: [`check-circle-2`],
};
d.node;
var f = i(d);
export { f as t, l as r, u as n };
//# sourceMappingURL=circle-check-DUtfloGX.js.map
