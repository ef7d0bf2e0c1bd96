import { o as e, s as t } from './store-Dce9iz3t.js';
var n = t(),
  r = e();
function i(e) {
  let t = (0, n.c)(2),
    { children: i } = e,
    a;
  return (
    t[0] === i
      ? (a = t[1])
      : ((a = (0, r.jsx)(`div`, { className: `prose flow`, children: i })), (t[0] = i), (t[1] = a)),
    a
  );
}
function a(e) {
  let t = (0, n.c)(5),
    { title: i, children: a } = e,
    o;
  t[0] === i ? (o = t[1]) : ((o = (0, r.jsx)(`h2`, { children: i })), (t[0] = i), (t[1] = o));
  let s;
  return (
    t[2] !== a || t[3] !== o
      ? ((s = (0, r.jsxs)(`section`, { className: `flow`, children: [o, a] })),
        (t[2] = a),
        (t[3] = o),
        (t[4] = s))
      : (s = t[4]),
    s
  );
}
export { a as n, i as t };
//# sourceMappingURL=prose-Lod6IT4A.js.map
