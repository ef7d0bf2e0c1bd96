import { k as a, D as i } from './Dialog-OgfpF0mO.js';
import { c as e, u as n, t } from './store-Dce9iz3t.js';
import { t as r } from './useRouter-DJecVYJ5.js';
var o = n(e(), 1);
function s(e) {
  let t = r();
  return o.useCallback((n) => t.navigate({ ...n, from: n.from ?? e?.from }), [e?.from, t]);
}
var c = (0, o.createContext)(() => !0),
  l = () => (0, o.use)(c),
  u = `relievo-sidebar`,
  d = t(`expanded`),
  f = t(!1);
function p() {
  d.set(i(`relievo-sidebar`) === `collapsed` ? `collapsed` : `expanded`);
}
function m(e) {
  d.set(e), a(u, e, 7);
}
export { c as a, d as r, f as t, l as o, m as n, p as i, s };
//# sourceMappingURL=sidebar-state-vvKy5hW8.js.map
