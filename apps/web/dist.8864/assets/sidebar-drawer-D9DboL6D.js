import { t as r } from './dialog-B3O226P2.js';
import { n as i } from './sidebar-D80ahQOG.js';
import { t as a } from './sidebar-state-vvKy5hW8.js';
import { i as e, s as n, o as t } from './store-Dce9iz3t.js';
var o = n(),
  s = t();
function c() {
  let t = (0, o.c)(5),
    { _: n } = e(),
    a = l,
    c;
  t[0] === n ? (c = t[1]) : ((c = n({ id: `zucql-` })), (t[0] = n), (t[1] = c));
  let u;
  t[2] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((u = (0, s.jsx)(i, { onNavigate: a })), (t[2] = u))
    : (u = t[2]);
  let d;
  return (
    t[3] === c
      ? (d = t[4])
      : ((d = (0, s.jsx)(r, { title: c, isOpen: !0, onClose: a, shape: `side`, children: u })),
        (t[3] = c),
        (t[4] = d)),
    d
  );
}
function l() {
  return a.set(!1);
}
export { c as SidebarDrawer };
//# sourceMappingURL=sidebar-drawer-D9DboL6D.js.map
