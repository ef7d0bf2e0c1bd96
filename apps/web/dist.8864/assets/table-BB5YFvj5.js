import { t as n } from './createLucideIcon-BeqN0YpU.js';
import { o as e, s as t } from './store-Dce9iz3t.js';
var r = {
  name: `arrow-down`,
  size: 24,
  node: [
    [`path`, { d: `M12 5v14`, key: `s699le` }],
    [`path`, { d: `m19 12-7 7-7-7`, key: `1idqje` }],
  ],
};
r.node;
var i = n(r),
  a = {
    name: `arrow-up-down`,
    size: 24,
    node: [
      [`path`, { d: `m21 16-4 4-4-4`, key: `f6ql7i` }],
      [`path`, { d: `M17 20V4`, key: `1ejh1v` }],
      [`path`, { d: `m3 8 4-4 4 4`, key: `11wl7u` }],
      [`path`, { d: `M7 4v16`, key: `1glfcx` }],
    ],
  };
a.node;
var o = n(a),
  s = {
    name: `arrow-up`,
    size: 24,
    node: [
      [`path`, { d: `m5 12 7-7 7 7`, key: `hav0vg` }],
      [`path`, { d: `M12 19V5`, key: `x0mq9r` }],
    ],
  };
s.node;
var c = n(s),
  l = t(),
  u = e(),
  d = (e, t) =>
    e?.column === t && e.direction === `descending`
      ? { column: t, direction: `ascending` }
      : { column: t, direction: `descending` };
function f(e) {
  let t = (0, l.c)(27),
    { caption: n, columns: r, rows: i, rowKey: a, sort: o, onSort: s } = e,
    c;
  t[0] === n ? (c = t[1]) : ((c = (0, u.jsx)(`caption`, { children: n })), (t[0] = n), (t[1] = c));
  let f;
  if (t[2] !== r || t[3] !== s || t[4] !== o) {
    let e;
    t[6] !== s || t[7] !== o
      ? ((e = (e) =>
          (0, u.jsx)(
            `th`,
            {
              scope: `col`,
              'data-numeric': e.numeric || void 0,
              ...p(e, o),
              children:
                e.sortable && s
                  ? (0, u.jsxs)(`button`, {
                      type: `button`,
                      className: `table-sort`,
                      onClick: () => s(d(o, e.id)),
                      children: [
                        (0, u.jsx)(`span`, { children: e.label }),
                        (0, u.jsx)(m, { direction: o?.column === e.id ? o.direction : void 0 }),
                      ],
                    })
                  : e.label,
            },
            e.id,
          )),
        (t[6] = s),
        (t[7] = o),
        (t[8] = e))
      : (e = t[8]),
      (f = r.map(e)),
      (t[2] = r),
      (t[3] = s),
      (t[4] = o),
      (t[5] = f);
  } else f = t[5];
  let h;
  t[9] === f
    ? (h = t[10])
    : ((h = (0, u.jsx)(`thead`, { children: (0, u.jsx)(`tr`, { children: f }) })), (t[9] = f), (t[10] = h));
  let g;
  if (t[11] !== r || t[12] !== a || t[13] !== i) {
    let e;
    t[15] !== r || t[16] !== a
      ? ((e = (e) =>
          (0, u.jsx)(
            `tr`,
            {
              children: r.map((t, n) =>
                n === 0
                  ? (0, u.jsx)(`th`, { scope: `row`, children: t.cell(e) }, t.id)
                  : (0, u.jsx)(`td`, { 'data-numeric': t.numeric || void 0, children: t.cell(e) }, t.id),
              ),
            },
            a(e),
          )),
        (t[15] = r),
        (t[16] = a),
        (t[17] = e))
      : (e = t[17]),
      (g = i.map(e)),
      (t[11] = r),
      (t[12] = a),
      (t[13] = i),
      (t[14] = g);
  } else g = t[14];
  let _;
  t[18] === g ? (_ = t[19]) : ((_ = (0, u.jsx)(`tbody`, { children: g })), (t[18] = g), (t[19] = _));
  let v;
  t[20] !== c || t[21] !== h || t[22] !== _
    ? ((v = (0, u.jsxs)(`table`, { className: `table`, children: [c, h, _] })),
      (t[20] = c),
      (t[21] = h),
      (t[22] = _),
      (t[23] = v))
    : (v = t[23]);
  let y;
  return (
    t[24] !== n || t[25] !== v
      ? ((y = (0, u.jsx)(`div`, {
          className: `table-scroll`,
          role: `region`,
          'aria-label': n,
          tabIndex: 0,
          children: v,
        })),
        (t[24] = n),
        (t[25] = v),
        (t[26] = y))
      : (y = t[26]),
    y
  );
}
function p(e, t) {
  return e.sortable ? { 'aria-sort': t?.column === e.id ? t.direction : `none` } : {};
}
function m(e) {
  let t = (0, l.c)(2),
    { direction: n } = e,
    r = n === `ascending` ? c : n === `descending` ? i : o,
    a;
  return (
    t[0] === r
      ? (a = t[1])
      : ((a = (0, u.jsx)(r, { 'aria-hidden': `true`, size: 18 })), (t[0] = r), (t[1] = a)),
    a
  );
}
export { f as t };
//# sourceMappingURL=table-BB5YFvj5.js.map
