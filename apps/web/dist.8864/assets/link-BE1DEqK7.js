import { b as a, r as c, _ as i, t as l, f as o, g as s, v as u } from './matchContext-lDGf1e_Y.js';
import { c as e, s as n, u as r, o as t } from './store-Dce9iz3t.js';
import { t as d } from './useRouter-DJecVYJ5.js'; /* empty css               */
var f = `Error preloading route! ☝️`,
  p = r(e(), 1),
  m = t();
function h(...e) {
  let t = p.useRef(e),
    n = t.current;
  return (
    e.forEach((e, t) => {
      s(n[t], e, !1, !0) || (n[t] = e);
    }),
    t.current
  );
}
function g(e, t) {
  e.preloadRoute(t).catch((e) => {
    console.warn(e), console.warn(f);
  });
}
function _(e, t) {
  let n = typeof e == `string` && u(e);
  if (n) return t.has(n) ? e : null;
}
function v(e, t, n, r) {
  let i = o(e.pathname, r),
    a = o(t.pathname, r);
  return (n?.exact ? i !== a : !i.startsWith(a) || (i.length !== a.length && i[a.length] !== `/`)) ||
    ((n?.includeSearch ?? !0) && !s(e.search, t.search, !n?.exact, n?.explicitUndefined))
    ? !1
    : !n?.includeHash || e.hash === t.hash;
}
function y(e, t, n) {
  let r = d(),
    i = p.useRef(null),
    a = p.useCallback(
      (e) => {
        if (((i.current = e), typeof t == `function`)) return t(e);
        t && (t.current = e);
      },
      [t],
    ),
    {
      activeOptions: o,
      to: s,
      preload: f,
      preloadDelay: m,
      disabled: y,
      target: b,
      onClick: x,
      onBlur: S,
      onFocus: O,
      onMouseEnter: k,
      onMouseLeave: A,
      onTouchStart: j,
    } = e,
    [M, N, P] = h(e.search, e.params, o),
    F = p.useContext(c),
    I = ((r.stores._linkScopes ??= {})[F] ??= l(r, F)),
    [L, R, z] = p.useMemo(() => {
      let t = _(s, r.protocolAllowlist);
      if (t !== void 0) {
        let n = [t ?? void 0];
        return [e, () => n];
      }
      let n = { ...e },
        i,
        a,
        o,
        c = () => {
          let e = I[0]();
          if (e !== i) {
            n._fromLocation = e;
            let t = r.buildLocation(n),
              o = D(t, r, y),
              s = y || (o && !u(o)) ? v(e, t, P, r.basepath) : void 0;
            (a && a[0] === o && a[1] === s) || (a = [o, s]), (i = e);
          }
          return a;
        };
      return [
        n,
        c,
        P?.includeHash &&
          (() => {
            let e = c();
            return e[1] ? (o ??= [e[0], !1]) : e;
          }),
      ];
    }, [r, I, e.from, e.hash, e.href, s, M, N, e.state, e.mask, e.unsafeRelative, P, y]),
    [B, V] = p.useSyncExternalStore(I[1], R, z || R),
    H = V === void 0 && B,
    U = y || B === void 0,
    W = p.useRef(!1),
    G = e.reloadDocument || H || U ? !1 : (f ?? r.options.defaultPreload),
    K = m ?? r.options.defaultPreloadDelay ?? 0,
    q = p.useCallback(
      (e) => {
        let t = e?.isIntersecting;
        (t ?? G === `intent`)
          ? K
            ? (i.t ??= setTimeout(() => {
                (i.t = void 0), g(r, L);
              }, K))
            : g(r, L)
          : t === !1 && T(i);
      },
      [r, L, i, G, K],
    );
  p.useEffect(() => {
    if (!G) return;
    G === `render` && !W.current && ((W.current = !0), g(r, L));
    let e = !0,
      t;
    return (
      G === `viewport` &&
        i.current &&
        typeof IntersectionObserver == `function` &&
        ((t = new IntersectionObserver(
          (t) => {
            e && q(t.pop());
          },
          { rootMargin: `100px` },
        )),
        t.observe(i.current)),
      () => {
        (e = !1), t?.disconnect(), T(i);
      }
    );
  }, [r, L, G, q, i]);
  let J = C(e, n);
  if (((J.ref = t ? a : i), H)) return (J.href = H), J;
  let Y = (t) => {
      let n = b ?? t.currentTarget.getAttribute(`target`);
      U ||
        t.metaKey ||
        t.altKey ||
        t.ctrlKey ||
        t.shiftKey ||
        t.defaultPrevented ||
        (n && n !== `_self`) ||
        t.button !== 0 ||
        (t.preventDefault(), T(i), r.navigate({ ...e, _fromLocation: L._fromLocation }));
    },
    X = () => {
      G === `intent` && g(r, L);
    },
    Z = () => {
      G === `intent` && T(i);
    };
  return (
    (J.onClick = E(x, Y)),
    (J.onBlur = E(S, Z)),
    (J.onFocus = E(O, q)),
    (J.onMouseEnter = E(k, q)),
    (J.onMouseLeave = E(A, Z)),
    (J.onTouchStart = E(j, X)),
    w(J, e, V, B, U, n)
  );
}
var b = {},
  x = { className: `active` },
  S = new Set([
    `to`,
    `params`,
    `search`,
    `hash`,
    `state`,
    `mask`,
    `from`,
    `unsafeRelative`,
    `reloadDocument`,
    `preload`,
    `preloadDelay`,
    `preloadIntentProximity`,
    `hashScrollIntoView`,
    `replace`,
    `startTransition`,
    `resetScroll`,
    `viewTransition`,
    `ignoreBlocker`,
    `activeProps`,
    `inactiveProps`,
    `activeOptions`,
    `_asChild`,
  ]);
function C(e, t) {
  let n = {};
  for (let r in e)
    S.has(r) || (r === `type` && t !== void 0) || (r === `disabled` && t === `a`) || (n[r] = e[r]);
  return n;
}
function w(e, t, n, r, a, o) {
  let { activeProps: s, inactiveProps: c, className: l, style: u, target: d } = t,
    f = i(n ? s : c, {}) ?? (n ? x : b);
  Object.assign(e, f), (e.href = r), o !== `a` && (e.disabled = a), (e.target = d);
  let p = f.style;
  (u || p) && (e.style = u && p ? { ...u, ...p } : u || p);
  let m = f.className;
  return (
    (l || m) && (e.className = l ? (m ? `${l} ${m}` : l) : m),
    a && ((e.role = `link`), (e[`aria-disabled`] = !0)),
    n && ((e[`data-status`] = `active`), (e[`aria-current`] = `page`)),
    e
  );
}
var T = (e) => {
    clearTimeout(e.t), (e.t = void 0);
  },
  E = (e, t) => (e ? (n) => n.defaultPrevented || (e(n), n.defaultPrevented || t(n)) : t);
function D(e, t, n) {
  if (n) return;
  let r = e.maskedLocation ?? e,
    i = r.external ? r.publicHref : t.history.createHref(r.publicHref) || `/`;
  if ((!r.external && i === r.publicHref) || !a(i, t.protocolAllowlist)) return i;
}
function O(e) {
  return p.forwardRef(function (t, n) {
    return (0, m.jsx)(k, { ...t, _asChild: e, ref: n });
  });
}
var k = p.memo(
  p.forwardRef((e, t) => {
    let n = e._asChild || `a`,
      r = y(e, t, n),
      i =
        typeof e.children == `function`
          ? e.children({ isActive: r[`data-status`] === `active` })
          : e.children;
    return p.createElement(n, r, i);
  }),
  A,
);
function A(e, t) {
  let n = 0;
  for (let r in t) if ((n++, e[r] !== t[r] && (!S.has(r) || !s(e[r], t[r], !1, !0)))) return !1;
  for (let t in e) n--;
  return n === 0;
}
var j = n();
function M(e) {
  let t = (0, j.c)(6),
    n,
    r;
  t[0] === e ? ((n = t[1]), (r = t[2])) : (({ children: n, ...r } = e), (t[0] = e), (t[1] = n), (t[2] = r));
  let i;
  return (
    t[3] !== n || t[4] !== r
      ? ((i = (0, m.jsx)(`a`, { ...r, children: n })), (t[3] = n), (t[4] = r), (t[5] = i))
      : (i = t[5]),
    i
  );
}
function N(e) {
  let t = (0, j.c)(12),
    n,
    r,
    i,
    a;
  t[0] === e
    ? ((n = t[1]), (r = t[2]), (i = t[3]), (a = t[4]))
    : (({ variant: a, icon: r, children: n, ...i } = e),
      (t[0] = e),
      (t[1] = n),
      (t[2] = r),
      (t[3] = i),
      (t[4] = a));
  let o = a === void 0 ? `secondary` : a,
    s;
  t[5] === n ? (s = t[6]) : ((s = (0, m.jsx)(`span`, { children: n })), (t[5] = n), (t[6] = s));
  let c;
  return (
    t[7] !== r || t[8] !== i || t[9] !== s || t[10] !== o
      ? ((c = (0, m.jsxs)(`a`, { ...i, className: `button`, 'data-variant': o, children: [r, s] })),
        (t[7] = r),
        (t[8] = i),
        (t[9] = s),
        (t[10] = o),
        (t[11] = c))
      : (c = t[11]),
    c
  );
}
var P = O(M),
  F = O(N),
  I = (e) => e;
function L(e) {
  let t = (0, j.c)(4),
    n;
  t[0] === e ? (n = t[1]) : ((n = I(e)), (t[0] = e), (t[1] = n));
  let r;
  return t[2] === n ? (r = t[3]) : ((r = (0, m.jsx)(P, { ...n })), (t[2] = n), (t[3] = r)), r;
}
function R(e) {
  let t = (0, j.c)(4),
    n;
  t[0] === e ? (n = t[1]) : ((n = I(e)), (t[0] = e), (t[1] = n));
  let r;
  return t[2] === n ? (r = t[3]) : ((r = (0, m.jsx)(F, { ...n })), (t[2] = n), (t[3] = r)), r;
}
export { k as r, L as n, R as t };
//# sourceMappingURL=link-BE1DEqK7.js.map
