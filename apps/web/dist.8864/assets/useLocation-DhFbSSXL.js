import { x as i, n, r, h as t } from './matchContext-lDGf1e_Y.js';
import { a, u as c, c as o, l as s } from './store-Dce9iz3t.js';
import { t as e } from './useRouter-DJecVYJ5.js';
var l = s((e) => {
    var t = o(),
      n = a();
    function r(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t);
    }
    var i = typeof Object.is == `function` ? Object.is : r,
      s = n.useSyncExternalStore,
      c = t.useRef,
      l = t.useEffect,
      u = t.useMemo,
      d = t.useDebugValue;
    e.useSyncExternalStoreWithSelector = function (e, t, n, r, a) {
      var o = c(null);
      if (o.current === null) {
        var f = { hasValue: !1, value: null };
        o.current = f;
      } else f = o.current;
      o = u(
        function () {
          function e(e) {
            if (!o) {
              if (((o = !0), (s = e), (e = r(e)), a !== void 0 && f.hasValue)) {
                var t = f.value;
                if (a(t, e)) return (c = t);
              }
              return (c = e);
            }
            if (((t = c), i(s, e))) return t;
            var n = r(e);
            return a !== void 0 && a(t, n) ? ((s = e), t) : ((s = e), (c = n));
          }
          var o = !1,
            s,
            c,
            l = n === void 0 ? null : n;
          return [
            function () {
              return e(t());
            },
            l === null
              ? void 0
              : function () {
                  return e(l());
                },
          ];
        },
        [t, n, r, a],
      );
      var p = s(e, o[0], o[1]);
      return (
        l(
          function () {
            (f.hasValue = !0), (f.value = p);
          },
          [p],
        ),
        d(p),
        p
      );
    };
  }),
  u = s((e, t) => {
    t.exports = l();
  }),
  d = c(o(), 1),
  f = u();
function p(e, t) {
  return e === t;
}
function m(e, t = (e) => e, n) {
  let r = n?.compare ?? p,
    i = (0, d.useCallback)(
      (t) => {
        let { unsubscribe: n } = e.subscribe(t);
        return n;
      },
      [e],
    ),
    a = (0, d.useCallback)(() => e.get(), [e]);
  return (0, f.useSyncExternalStoreWithSelector)(i, a, a, t, r);
}
var h = {};
function g(e, t) {
  let n = d.useRef();
  return (r) => {
    let a = e?.select ? e.select(r) : r;
    return (e?.structuralSharing ?? t.options.defaultStructuralSharing) ? (n.current = i(n.current, a)) : a;
  };
}
function _(i) {
  let a = e(),
    o = d.useContext(i.from ? n : r),
    s = i.from ?? o,
    c = a.stores.getMatchStore(s),
    l = g(i, a),
    u = m(c, (e) => (e ? l(e) : h));
  if (u !== h) return u;
  (i.shouldThrow ?? !0) && t();
}
function v(t) {
  let n = e();
  return m(n.stores.location, g(t, n));
}
export { _ as n, m as r, v as t };
//# sourceMappingURL=useLocation-DhFbSSXL.js.map
