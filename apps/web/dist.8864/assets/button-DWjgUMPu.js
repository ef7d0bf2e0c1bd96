import { n } from './Button-BnvK8yTV.js'; /* empty css               */
import { o as e, s as t } from './store-Dce9iz3t.js';
var r = t(),
  i = e();
function a(e) {
  let t = (0, r.c)(12),
    a,
    o,
    s,
    c;
  t[0] === e
    ? ((a = t[1]), (o = t[2]), (s = t[3]), (c = t[4]))
    : (({ variant: c, icon: o, children: a, ...s } = e),
      (t[0] = e),
      (t[1] = a),
      (t[2] = o),
      (t[3] = s),
      (t[4] = c));
  let l = c === void 0 ? `secondary` : c,
    u;
  t[5] === a ? (u = t[6]) : ((u = (0, i.jsx)(`span`, { children: a })), (t[5] = a), (t[6] = u));
  let d;
  return (
    t[7] !== o || t[8] !== s || t[9] !== u || t[10] !== l
      ? ((d = (0, i.jsxs)(n, { ...s, className: `button`, 'data-variant': l, children: [o, u] })),
        (t[7] = o),
        (t[8] = s),
        (t[9] = u),
        (t[10] = l),
        (t[11] = d))
      : (d = t[11]),
    d
  );
}
export { a as t };
//# sourceMappingURL=button-DWjgUMPu.js.map
