const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/about-page-CKFu_kBL.js',
      'assets/store-Dce9iz3t.js',
      'assets/page-CpDydSm6.js',
      'assets/announcer-BJJ2D8qB.js',
      'assets/page-description-BZ1tiqzy.js',
      'assets/page-BJwsdBQv.css',
      'assets/prose-Lod6IT4A.js',
      'assets/prose-B92XU70Z.css',
      'assets/pricing-page-pXLmdgM2.js',
      'assets/table-BB5YFvj5.js',
      'assets/createLucideIcon-BeqN0YpU.js',
      'assets/table-C_TaMPGj.css',
      'assets/privacy-page-B6g_Cz19.js',
      'assets/terms-page-hiGnkrmU.js',
      'assets/status-page-CU4b_LZj.js',
      'assets/client-AvKH-hld.js',
      'assets/Button-BnvK8yTV.js',
      'assets/circle-check-DUtfloGX.js',
      'assets/button-DWjgUMPu.js',
      'assets/button-CW2eHRZd.css',
      'assets/circle-check-CpJcRIpw.css',
      'assets/status-page-rIajS5R9.css',
      'assets/accessibility-page-CBhpTusr.js',
      'assets/link-BE1DEqK7.js',
      'assets/matchContext-lDGf1e_Y.js',
      'assets/useRouter-DJecVYJ5.js',
      'assets/skip-link-test-page-D2fn3-We.js',
      'assets/sidebar-drawer-D9DboL6D.js',
      'assets/dialog-B3O226P2.js',
      'assets/Dialog-OgfpF0mO.js',
      'assets/Dialog-B06J53pd.css',
      'assets/dialog-D0CBoAXH.css',
      'assets/sidebar-D80ahQOG.js',
      'assets/sidebar-state-vvKy5hW8.js',
      'assets/useLocation-DhFbSSXL.js',
      'assets/sidebar-BEJY1llx.css',
      'assets/layout-description-CCWmG6rK.js',
      'assets/dist-DWEAm9Yk.js',
      'assets/layout-description-state-CQMDahbO.js',
      'assets/layout-description-Bi9DD1CG.css',
      'assets/shortcut-help-ByUkUTb4.js',
      'assets/useFormValidation-BkqWPhLq.js',
      'assets/shortcut-help-pRypLKuS.css',
    ]),
) => i.map((i) => d[i]);
import { n as Cn, t as wn } from './announcer-BJJ2D8qB.js';
import {
  J as _,
  p as _e,
  rt as A,
  b as ae,
  M as b,
  st as be,
  V as C,
  ut as Ce,
  fi as ce,
  a as D,
  C as d,
  k as de,
  Y as E,
  y as Ee,
  N as ee,
  D as f,
  lt as fe,
  H as g,
  ot as ge,
  G as h,
  o as he,
  _ as ie,
  s as j,
  it as k,
  $ as l,
  g as le,
  w as M,
  F as m,
  nt as me,
  S as ne,
  c as O,
  ct as oe,
  E as p,
  m as pe,
  Z as re,
  U as S,
  tt as Se,
  et as se,
  X as T,
  x as Te,
  Q as te,
  A as u,
  i as ue,
  K as v,
  q as ve,
  W as w,
  v as we,
  P as x,
  t as xe,
  L as y,
  r as ye,
} from './Button-BnvK8yTV.js';
import { t as kn } from './button-DWjgUMPu.js';
import { t as Ct, r as St, n as xt } from './circle-check-DUtfloGX.js';
import {
  b as Ae,
  p as Be,
  C as De,
  h as Fe,
  x as Ge,
  t as He,
  l as Ie,
  c as je,
  y as Ke,
  _ as ke,
  m as Le,
  d as Me,
  f as Ne,
  S as Oe,
  g as Pe,
  n as Re,
  u as Ue,
  s as Ve,
  v as We,
  o as ze,
} from './client-AvKH-hld.js';
import { t as Tn } from './createLucideIcon-BeqN0YpU.js';
import {
  r as _n,
  T as $t,
  _ as an,
  w as bn,
  d as cn,
  h as dn,
  U as en,
  l as fn,
  E as Gt,
  q as gn,
  p as hn,
  H as Jt,
  F as Kt,
  f as ln,
  o as mn,
  L as N,
  W as nn,
  a as on,
  m as pn,
  S as Qt,
  G as qt,
  Y as rn,
  z as Sn,
  b as sn,
  V as tn,
  B as Ut,
  g as un,
  s as vn,
  C as Wt,
  K as Xt,
  y as xn,
  J as Yt,
  u as yn,
  R as Zt,
} from './Dialog-OgfpF0mO.js';
import { t as lt } from './dist-DWEAm9Yk.js';
import { r as Dn, n as En } from './layout-description-state-CQMDahbO.js';
import { n as _t, r as vt, t as yt } from './link-BE1DEqK7.js';
import {
  i as $e,
  y as at,
  l as et,
  u as it,
  p as nt,
  h as Qe,
  r as rt,
  m as tt,
  c as Xe,
  a as Ye,
  d as Ze,
} from './matchContext-lDGf1e_Y.js';
import { t as bt } from './page-CpDydSm6.js';
import { t as On } from './page-description-BZ1tiqzy.js';
import {
  o as At,
  f as Dt,
  d as Et,
  r as jt,
  l as kt,
  s as Mt,
  t as Nt,
  i as Ot,
  u as Pt,
  c as Tt,
  a as wt,
} from './sidebar-D80ahQOG.js';
import { i as dt, n as ft, t as gt, s as ht, r as mt, o as pt, a as ut } from './sidebar-state-vvKy5hW8.js';
import { o as a, u as c, a as e, n as i, i as n, r as o, l as r, s, c as t } from './store-Dce9iz3t.js';
import {
  o as Bt,
  h as Ft,
  t as Ht,
  i as It,
  l as Lt,
  m as Rt,
  p as Vt,
  n as zt,
} from './useFormValidation-BkqWPhLq.js';
import { t as ct, n as ot, r as st } from './useLocation-DhFbSSXL.js';
import { t as Je, n as qe } from './useRouter-DJecVYJ5.js';
(function () {
  let e = document.createElement(`link`).relList;
  if (e && e.supports && e.supports(`modulepreload`)) return;
  for (let e of document.querySelectorAll(`link[rel="modulepreload"]`)) n(e);
  new MutationObserver((e) => {
    for (let t of e)
      if (t.type === `childList`)
        for (let e of t.addedNodes) e.tagName === `LINK` && e.rel === `modulepreload` && n(e);
  }).observe(document, { childList: !0, subtree: !0 });
  function t(e) {
    let t = {};
    return (
      e.integrity && (t.integrity = e.integrity),
      e.referrerPolicy && (t.referrerPolicy = e.referrerPolicy),
      (t.credentials =
        e.crossOrigin === `use-credentials`
          ? `include`
          : e.crossOrigin === `anonymous`
            ? `omit`
            : `same-origin`),
      t
    );
  }
  function n(e) {
    if (e.ep) return;
    e.ep = !0;
    let n = t(e);
    fetch(e.href, n);
  }
})();
var An = r((e) => {
    function t(e, t) {
      var n = e.length;
      e.push(t);
      a: for (; 0 < n; ) {
        var r = (n - 1) >>> 1,
          a = e[r];
        if (0 < i(a, t)) (e[r] = t), (e[n] = a), (n = r);
        else break a;
      }
    }
    function n(e) {
      return e.length === 0 ? null : e[0];
    }
    function r(e) {
      if (e.length === 0) return null;
      var t = e[0],
        n = e.pop();
      if (n !== t) {
        e[0] = n;
        a: for (var r = 0, a = e.length, o = a >>> 1; r < o; ) {
          var s = 2 * (r + 1) - 1,
            c = e[s],
            l = s + 1,
            u = e[l];
          if (0 > i(c, n))
            l < a && 0 > i(u, c) ? ((e[r] = u), (e[l] = n), (r = l)) : ((e[r] = c), (e[s] = n), (r = s));
          else if (l < a && 0 > i(u, n)) (e[r] = u), (e[l] = n), (r = l);
          else break a;
        }
      }
      return t;
    }
    function i(e, t) {
      var n = e.sortIndex - t.sortIndex;
      return n === 0 ? e.id - t.id : n;
    }
    if (((e.unstable_now = void 0), typeof performance == `object` && typeof performance.now == `function`)) {
      var a = performance;
      e.unstable_now = function () {
        return a.now();
      };
    } else {
      var o = Date,
        s = o.now();
      e.unstable_now = function () {
        return o.now() - s;
      };
    }
    var c = [],
      l = [],
      u = 1,
      d = null,
      f = 3,
      p = !1,
      m = !1,
      h = !1,
      g = !1,
      _ = typeof setTimeout == `function` ? setTimeout : null,
      v = typeof clearTimeout == `function` ? clearTimeout : null,
      y = typeof setImmediate < `u` ? setImmediate : null;
    function b(e) {
      for (var i = n(l); i !== null; ) {
        if (i.callback === null) r(l);
        else if (i.startTime <= e) r(l), (i.sortIndex = i.expirationTime), t(c, i);
        else break;
        i = n(l);
      }
    }
    function ee(e) {
      if (((h = !1), b(e), !m)) {
        if (n(c) !== null) (m = !0), x || ((x = !0), T());
        else {
          var t = n(l);
          t !== null && ie(ee, t.startTime - e);
        }
      }
    }
    var x = !1,
      te = -1,
      ne = 5,
      S = -1;
    function C() {
      return g ? !0 : !(e.unstable_now() - S < ne);
    }
    function w() {
      if (((g = !1), x)) {
        var t = e.unstable_now();
        S = t;
        var i = !0;
        try {
          a: {
            (m = !1), h && ((h = !1), v(te), (te = -1)), (p = !0);
            var a = f;
            try {
              b: {
                for (b(t), d = n(c); d !== null && !(d.expirationTime > t && C()); ) {
                  var o = d.callback;
                  if (typeof o == `function`) {
                    (d.callback = null), (f = d.priorityLevel);
                    var s = o(d.expirationTime <= t);
                    if (((t = e.unstable_now()), typeof s == `function`)) {
                      (d.callback = s), b(t), (i = !0);
                      break b;
                    }
                    d === n(c) && r(c), b(t);
                  } else r(c);
                  d = n(c);
                }
                if (d !== null) i = !0;
                else {
                  var u = n(l);
                  u !== null && ie(ee, u.startTime - t), (i = !1);
                }
              }
              break a;
            } finally {
              (d = null), (f = a), (p = !1);
            }
            i = void 0;
          }
        } finally {
          i ? T() : (x = !1);
        }
      }
    }
    var T;
    if (typeof y == `function`)
      T = function () {
        y(w);
      };
    else if (typeof MessageChannel < `u`) {
      var E = new MessageChannel(),
        re = E.port2;
      (E.port1.onmessage = w),
        (T = function () {
          re.postMessage(null);
        });
    } else
      T = function () {
        _(w, 0);
      };
    function ie(t, n) {
      te = _(function () {
        t(e.unstable_now());
      }, n);
    }
    (e.unstable_IdlePriority = 5),
      (e.unstable_ImmediatePriority = 1),
      (e.unstable_LowPriority = 4),
      (e.unstable_NormalPriority = 3),
      (e.unstable_Profiling = null),
      (e.unstable_UserBlockingPriority = 2),
      (e.unstable_cancelCallback = function (e) {
        e.callback = null;
      }),
      (e.unstable_forceFrameRate = function (e) {
        0 > e || 125 < e
          ? console.error(
              `forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported`,
            )
          : (ne = 0 < e ? Math.floor(1e3 / e) : 5);
      }),
      (e.unstable_getCurrentPriorityLevel = function () {
        return f;
      }),
      (e.unstable_next = function (e) {
        switch (f) {
          case 1:
          case 2:
          case 3:
            var t = 3;
            break;
          default:
            t = f;
        }
        var n = f;
        f = t;
        try {
          return e();
        } finally {
          f = n;
        }
      }),
      (e.unstable_requestPaint = function () {
        g = !0;
      }),
      (e.unstable_runWithPriority = function (e, t) {
        switch (e) {
          case 1:
          case 2:
          case 3:
          case 4:
          case 5:
            break;
          default:
            e = 3;
        }
        var n = f;
        f = e;
        try {
          return t();
        } finally {
          f = n;
        }
      }),
      (e.unstable_scheduleCallback = function (r, i, a) {
        var o = e.unstable_now();
        switch (
          (typeof a == `object` && a
            ? ((a = a.delay), (a = typeof a == `number` && 0 < a ? o + a : o))
            : (a = o),
          r)
        ) {
          case 1:
            var s = -1;
            break;
          case 2:
            s = 250;
            break;
          case 5:
            s = 1073741823;
            break;
          case 4:
            s = 1e4;
            break;
          default:
            s = 5e3;
        }
        return (
          (s = a + s),
          (r = { id: u++, callback: i, priorityLevel: r, startTime: a, expirationTime: s, sortIndex: -1 }),
          a > o
            ? ((r.sortIndex = a),
              t(l, r),
              n(c) === null && r === n(l) && (h ? (v(te), (te = -1)) : (h = !0), ie(ee, a - o)))
            : ((r.sortIndex = s), t(c, r), m || p || ((m = !0), x || ((x = !0), T()))),
          r
        );
      }),
      (e.unstable_shouldYield = C),
      (e.unstable_wrapCallback = function (e) {
        var t = f;
        return function () {
          var n = f;
          f = t;
          try {
            return e.apply(this, arguments);
          } finally {
            f = n;
          }
        };
      });
  }),
  jn = r((e, t) => {
    t.exports = An();
  }),
  Mn = r((e) => {
    var n = jn(),
      r = t(),
      i = ce();
    function a(e) {
      var t = `https://react.dev/errors/` + e;
      if (1 < arguments.length) {
        t += `?args[]=` + encodeURIComponent(arguments[1]);
        for (var n = 2; n < arguments.length; n++) t += `&args[]=` + encodeURIComponent(arguments[n]);
      }
      return (
        `Minified React error #` +
        e +
        `; visit ` +
        t +
        ` for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`
      );
    }
    function o(e) {
      return !(!e || (e.nodeType !== 1 && e.nodeType !== 9 && e.nodeType !== 11));
    }
    function s(e) {
      for (var t = e, n = t; n && !n.alternate; ) (t = n), t.flags & 4098 && (e = t.return), (n = t.return);
      for (; t.return; ) t = t.return;
      return t.tag === 3 ? e : null;
    }
    function c(e) {
      if (e.tag === 13) {
        var t = e.memoizedState;
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null))
          return t.dehydrated;
      }
      return null;
    }
    function l(e) {
      if (e.tag === 31) {
        var t = e.memoizedState;
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null))
          return t.dehydrated;
      }
      return null;
    }
    function u(e) {
      if (s(e) !== e) throw Error(a(188));
    }
    function d(e) {
      var t = e.alternate;
      if (!t) {
        if (((t = s(e)), t === null)) throw Error(a(188));
        return t === e ? e : null;
      }
      for (var n = e, r = t; ; ) {
        var i = n.return;
        if (i === null) break;
        var o = i.alternate;
        if (o === null) {
          if (((r = i.return), r !== null)) {
            n = r;
            continue;
          }
          break;
        }
        if (i.child === o.child) {
          for (o = i.child; o; ) {
            if (o === n) return u(i), e;
            if (o === r) return u(i), t;
            o = o.sibling;
          }
          throw Error(a(188));
        }
        if (n.return !== r.return) (n = i), (r = o);
        else {
          for (var c = !1, l = i.child; l; ) {
            if (l === n) {
              (c = !0), (n = i), (r = o);
              break;
            }
            if (l === r) {
              (c = !0), (r = i), (n = o);
              break;
            }
            l = l.sibling;
          }
          if (!c) {
            for (l = o.child; l; ) {
              if (l === n) {
                (c = !0), (n = o), (r = i);
                break;
              }
              if (l === r) {
                (c = !0), (r = o), (n = i);
                break;
              }
              l = l.sibling;
            }
            if (!c) throw Error(a(189));
          }
        }
        if (n.alternate !== r) throw Error(a(190));
      }
      if (n.tag !== 3) throw Error(a(188));
      return n.stateNode.current === n ? e : t;
    }
    function f(e) {
      var t = e.tag;
      if (t === 5 || t === 26 || t === 27 || t === 6) return e;
      for (e = e.child; e !== null; ) {
        if (((t = f(e)), t !== null)) return t;
        e = e.sibling;
      }
      return null;
    }
    function p(e, t, n, r, i, a) {
      for (; e !== null; ) {
        if (
          ((e.tag === 5 || e.tag === 27 || e.tag === 6) && n(e, r, i, a)) ||
          ((e.tag !== 22 || e.memoizedState === null) &&
            (t || (e.tag !== 5 && e.tag !== 27)) &&
            p(e.child, t, n, r, i, a))
        )
          return !0;
        e = e.sibling;
      }
      return !1;
    }
    function m(e) {
      for (e = e.return; e !== null; ) {
        if (e.tag === 3 || e.tag === 5 || e.tag === 27) return e;
        e = e.return;
      }
      return null;
    }
    function h(e) {
      var t = !1;
      for (
        e = e.return;
        e !== null && (e.tag === 4 && (t = !0), e.tag !== 3 && e.tag !== 5 && e.tag !== 27);
      )
        e = e.return;
      return t;
    }
    function g(e) {
      var t = [null, null],
        n = m(e);
      return n === null || _(t, e, n.child, { foundSelf: !1 }), t;
    }
    function _(e, t, n, r) {
      for (; n !== null; ) {
        if (n === t) r.foundSelf = !0;
        else if (n.tag === 5 || n.tag === 27 || n.tag === 6) {
          if (r.foundSelf) return (e[1] = n), !0;
          e[0] = n;
        } else if ((n.tag !== 22 || n.memoizedState === null) && _(e, t, n.child, r)) return !0;
        n = n.sibling;
      }
      return !1;
    }
    function v(e) {
      switch (e.tag) {
        case 5:
        case 27:
        case 6:
          return e.stateNode;
        case 3:
          return e.stateNode.containerInfo;
        default:
          throw Error(a(559));
      }
    }
    var y = null,
      b = null;
    function ee(e, t, n) {
      return e === n || (e === t && ((y = e), !0));
    }
    function x(e, t, n) {
      return e === n ? ((b = e), !1) : e === t && (b !== null && (y = e), !0);
    }
    function te(e) {
      if (e === null) return null;
      do e = e === null ? null : e.return;
      while (e && e.tag !== 5 && e.tag !== 27 && e.tag !== 3);
      return e || null;
    }
    function ne(e, t, n) {
      for (var r = 0, i = e; i; i = n(i)) r++;
      i = 0;
      for (var a = t; a; a = n(a)) i++;
      for (; 0 < r - i; ) (e = n(e)), r--;
      for (; 0 < i - r; ) (t = n(t)), i--;
      for (; r--; ) {
        if (e === t || (t !== null && e === t.alternate)) return e;
        (e = n(e)), (t = n(t));
      }
      return null;
    }
    var S = Object.assign,
      C = Symbol.for(`react.element`),
      w = Symbol.for(`react.transitional.element`),
      T = Symbol.for(`react.portal`),
      E = Symbol.for(`react.fragment`),
      re = Symbol.for(`react.strict_mode`),
      ie = Symbol.for(`react.profiler`),
      D = Symbol.for(`react.consumer`),
      ae = Symbol.for(`react.context`),
      O = Symbol.for(`react.forward_ref`),
      oe = Symbol.for(`react.suspense`),
      se = Symbol.for(`react.suspense_list`),
      le = Symbol.for(`react.memo`),
      ue = Symbol.for(`react.lazy`),
      k = Symbol.for(`react.activity`),
      de = Symbol.for(`react.legacy_hidden`),
      fe = Symbol.for(`react.memo_cache_sentinel`),
      pe = Symbol.for(`react.view_transition`),
      me = Symbol.for(`react.recoverable`),
      he = Symbol.iterator;
    function ge(e) {
      return typeof e != `object` || !e
        ? null
        : ((e = (he && e[he]) || e[`@@iterator`]), typeof e == `function` ? e : null);
    }
    var _e = Symbol.for(`react.client.reference`);
    function ve(e) {
      if (e == null) return null;
      if (typeof e == `function`) return e.$$typeof === _e ? null : e.displayName || e.name || null;
      if (typeof e == `string`) return e;
      switch (e) {
        case E:
          return `Fragment`;
        case ie:
          return `Profiler`;
        case re:
          return `StrictMode`;
        case oe:
          return `Suspense`;
        case se:
          return `SuspenseList`;
        case k:
          return `Activity`;
        case pe:
          return `ViewTransition`;
      }
      if (typeof e == `object`)
        switch (e.$$typeof) {
          case T:
            return `Portal`;
          case ae:
            return e.displayName || `Context`;
          case D:
            return (e._context.displayName || `Context`) + `.Consumer`;
          case O:
            var t = e.render;
            return (
              (e = e.displayName),
              (e ||=
                ((e = t.displayName || t.name || ``), e === `` ? `ForwardRef` : `ForwardRef(` + e + `)`)),
              e
            );
          case le:
            return (t = e.displayName || null), t === null ? ve(e.type) || `Memo` : t;
          case ue:
            (t = e._payload), (e = e._init);
            try {
              return ve(e(t));
            } catch {}
        }
      return null;
    }
    var ye = Array.isArray,
      A = r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      j = i.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      be = { pending: !1, data: null, method: null, action: null },
      xe = [],
      Se = -1;
    function Ce(e) {
      return { current: e };
    }
    function we(e) {
      0 > Se || ((e.current = xe[Se]), (xe[Se] = null), Se--);
    }
    function M(e, t) {
      Se++, (xe[Se] = e.current), (e.current = t);
    }
    var Te = Ce(null),
      Ee = Ce(null),
      De = Ce(null),
      Oe = Ce(null);
    function ke(e, t) {
      switch ((M(De, t), M(Ee, e), M(Te, null), t.nodeType)) {
        case 9:
        case 11:
          e = (e = t.documentElement) && (e = e.namespaceURI) ? up(e) : 0;
          break;
        default:
          if (((e = t.tagName), (t = t.namespaceURI))) (t = up(t)), (e = dp(t, e));
          else
            switch (e) {
              case `svg`:
                e = 1;
                break;
              case `math`:
                e = 2;
                break;
              default:
                e = 0;
            }
      }
      we(Te), M(Te, e);
    }
    function Ae() {
      we(Te), we(Ee), we(De);
    }
    function je(e) {
      var t = e.memoizedState;
      t !== null && ((sh._currentValue = t.memoizedState), M(Oe, e)), (t = Te.current);
      var n = dp(t, e.type);
      t !== n && (M(Ee, e), M(Te, n));
    }
    function Me(e) {
      Ee.current === e && (we(Te), we(Ee)), Oe.current === e && (we(Oe), (sh._currentValue = be));
    }
    var Ne, Pe;
    function Fe(e) {
      if (Ne === void 0)
        try {
          throw Error();
        } catch (e) {
          var t = e.stack.trim().match(/\n( *(at )?)/);
          (Ne = (t && t[1]) || ``),
            (Pe =
              -1 <
              e.stack.indexOf(`
    at`)
                ? ` (<anonymous>)`
                : -1 < e.stack.indexOf(`@`)
                  ? `@unknown:0:0`
                  : ``);
        }
      return (
        `
` +
        Ne +
        e +
        Pe
      );
    }
    var Ie = !1;
    function Le(e, t) {
      if (!e || Ie) return ``;
      Ie = !0;
      var n = Error.prepareStackTrace;
      Error.prepareStackTrace = void 0;
      try {
        var r = {
          DetermineComponentFrameRoot: function () {
            try {
              if (t) {
                var n = function () {
                  throw Error();
                };
                if (
                  (Object.defineProperty(n.prototype, 'props', {
                    set: function () {
                      throw Error();
                    },
                  }),
                  typeof Reflect == `object` && Reflect.construct)
                ) {
                  try {
                    Reflect.construct(n, []);
                  } catch (e) {
                    var r = e;
                  }
                  Reflect.construct(e, [], n);
                } else {
                  try {
                    n.call();
                  } catch (e) {
                    r = e;
                  }
                  n = !1;
                  try {
                    var i = Object.getOwnPropertyDescriptor(e.prototype, `props`);
                    Object.defineProperty(e.prototype, 'props', {
                      configurable: !0,
                      set: function () {
                        throw Error();
                      },
                    }),
                      (n = !0),
                      new e();
                  } finally {
                    n &&
                      (i === void 0
                        ? delete e.prototype.props
                        : Object.defineProperty(e.prototype, 'props', i));
                  }
                }
              } else {
                try {
                  throw Error();
                } catch (e) {
                  r = e;
                }
                (n = e()) && typeof n.catch == `function` && n.catch(function () {});
              }
            } catch (e) {
              if (e && r && typeof e.stack == `string`) return [e.stack, r.stack];
            }
            return [null, null];
          },
        };
        r.DetermineComponentFrameRoot.displayName = `DetermineComponentFrameRoot`;
        var i = Object.getOwnPropertyDescriptor(r.DetermineComponentFrameRoot, `name`);
        i &&
          i.configurable &&
          Object.defineProperty(r.DetermineComponentFrameRoot, 'name', {
            value: `DetermineComponentFrameRoot`,
          });
        var a = r.DetermineComponentFrameRoot(),
          o = a[0],
          s = a[1];
        if (o && s) {
          var c = o.split(`
`),
            l = s.split(`
`);
          for (i = r = 0; r < c.length && !c[r].includes(`DetermineComponentFrameRoot`); ) r++;
          for (; i < l.length && !l[i].includes(`DetermineComponentFrameRoot`); ) i++;
          if (r === c.length || i === l.length)
            for (r = c.length - 1, i = l.length - 1; 1 <= r && 0 <= i && c[r] !== l[i]; ) i--;
          for (; 1 <= r && 0 <= i; r--, i--)
            if (c[r] !== l[i]) {
              if (r !== 1 || i !== 1)
                do
                  if ((r--, i--, 0 > i || c[r] !== l[i])) {
                    var u =
                      `
` + c[r].replace(` at new `, ` at `);
                    return (
                      e.displayName &&
                        u.includes(`<anonymous>`) &&
                        (u = u.replace(`<anonymous>`, e.displayName)),
                      u
                    );
                  }
                while (1 <= r && 0 <= i);
              break;
            }
        }
      } finally {
        (Ie = !1), (Error.prepareStackTrace = n);
      }
      return (n = e ? e.displayName || e.name : ``) ? Fe(n) : ``;
    }
    function Re(e, t) {
      switch (e.tag) {
        case 26:
        case 27:
        case 5:
          return Fe(e.type);
        case 16:
          return Fe(`Lazy`);
        case 13:
          return e.child !== t && t !== null ? Fe(`Suspense Fallback`) : Fe(`Suspense`);
        case 19:
          return Fe(`SuspenseList`);
        case 0:
        case 15:
          return Le(e.type, !1);
        case 11:
          return Le(e.type.render, !1);
        case 1:
          return Le(e.type, !0);
        case 31:
          return Fe(`Activity`);
        case 30:
          return Fe(`ViewTransition`);
        default:
          return ``;
      }
    }
    function ze(e) {
      try {
        var t = ``,
          n = null;
        do (t += Re(e, n)), (n = e), (e = e.return);
        while (e);
        return t;
      } catch (e) {
        return (
          `
Error generating stack: ` +
          e.message +
          `
` +
          e.stack
        );
      }
    }
    var Be = Object.prototype.hasOwnProperty,
      Ve = n.unstable_scheduleCallback,
      He = n.unstable_cancelCallback,
      Ue = n.unstable_shouldYield,
      We = n.unstable_requestPaint,
      Ge = n.unstable_now,
      Ke = n.unstable_getCurrentPriorityLevel,
      qe = n.unstable_ImmediatePriority,
      Je = n.unstable_UserBlockingPriority,
      Ye = n.unstable_NormalPriority,
      Xe = n.unstable_LowPriority,
      Ze = n.unstable_IdlePriority,
      Qe = n.log,
      $e = n.unstable_setDisableYieldValue,
      et = null,
      tt = null;
    function nt(e) {
      if ((typeof Qe == `function` && $e(e), tt && typeof tt.setStrictMode == `function`))
        try {
          tt.setStrictMode(et, e);
        } catch {}
    }
    var rt = Math.clz32 ? Math.clz32 : ot,
      it = Math.log,
      at = Math.LN2;
    function ot(e) {
      return (e >>>= 0), e === 0 ? 32 : (31 - ((it(e) / at) | 0)) | 0;
    }
    var st = 256,
      ct = 262144,
      lt = 4194304;
    function ut(e) {
      var t = e & 42;
      if (t !== 0) return t;
      switch (e & -e) {
        case 1:
          return 1;
        case 2:
          return 2;
        case 4:
          return 4;
        case 8:
          return 8;
        case 16:
          return 16;
        case 32:
          return 32;
        case 64:
          return 64;
        case 128:
          return 128;
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
          return e & -e;
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return e & 3932160;
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return e & 62914560;
        case 67108864:
          return 67108864;
        case 134217728:
          return 134217728;
        case 268435456:
          return 268435456;
        case 536870912:
          return 536870912;
        case 1073741824:
          return 0;
        default:
          return e;
      }
    }
    function dt(e, t, n) {
      var r = e.pendingLanes;
      if (r === 0) return 0;
      var i = 0,
        a = e.suspendedLanes,
        o = e.pingedLanes;
      e = e.warmLanes;
      var s = r & 134217727;
      return (
        s === 0
          ? ((s = r & ~a),
            s === 0 ? (o === 0 ? n || ((n = r & ~e), n !== 0 && (i = ut(n))) : (i = ut(o))) : (i = ut(s)))
          : ((r = s & ~a),
            r === 0
              ? ((o &= s), o === 0 ? n || ((n = s & ~e), n !== 0 && (i = ut(n))) : (i = ut(o)))
              : (i = ut(r))),
        i === 0
          ? 0
          : t !== 0 &&
              t !== i &&
              (t & a) === 0 &&
              ((a = i & -i), (n = t & -t), a >= n || (a === 32 && n & 4194048))
            ? t
            : i
      );
    }
    function ft(e, t) {
      return (e.pendingLanes & ~(e.suspendedLanes & ~e.pingedLanes) & t) === 0;
    }
    function pt(e, t) {
      t & 8 && (t |= t & 32);
      var n = e.entangledLanes;
      if (n !== 0)
        for (e = e.entanglements, n &= t; 0 < n; ) {
          var r = 31 - rt(n),
            i = 1 << r;
          (t |= e[r]), (n &= ~i);
        }
      return t;
    }
    function mt(e, t) {
      switch (e) {
        case 1:
        case 2:
        case 4:
        case 8:
        case 64:
          return t + 250;
        case 16:
        case 32:
        case 128:
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return t + 5e3;
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return -1;
        case 67108864:
        case 134217728:
        case 268435456:
        case 536870912:
        case 1073741824:
          return -1;
        default:
          return -1;
      }
    }
    function ht() {
      var e = lt;
      return (lt <<= 1), !(lt & 62914560) && (lt = 4194304), e;
    }
    function gt(e) {
      for (var t = [], n = 0; 31 > n; n++) t.push(e);
      return t;
    }
    function _t(e, t) {
      (e.pendingLanes |= t),
        t !== 268435456 && ((e.suspendedLanes = 0), (e.pingedLanes = 0), (e.warmLanes = 0));
    }
    function vt(e, t, n, r, i, a) {
      var o = e.pendingLanes;
      (e.pendingLanes = n),
        (e.suspendedLanes = 0),
        (e.pingedLanes = 0),
        (e.warmLanes = 0),
        (e.expiredLanes &= n),
        (e.entangledLanes &= n),
        (e.errorRecoveryDisabledLanes &= n),
        (e.shellSuspendCounter = 0);
      var s = e.entanglements,
        c = e.expirationTimes,
        l = e.hiddenUpdates;
      for (n = o & ~n; 0 < n; ) {
        var u = 31 - rt(n),
          d = 1 << u;
        (s[u] = 0), (c[u] = -1);
        var f = l[u];
        if (f !== null)
          for (l[u] = null, u = 0; u < f.length; u++) {
            var p = f[u];
            p !== null && (p.lane &= -536870913);
          }
        n &= ~d;
      }
      r !== 0 && yt(e, r, 0), a !== 0 && i === 0 && e.tag !== 0 && (e.suspendedLanes |= a & ~(o & ~t));
    }
    function yt(e, t, n) {
      (e.pendingLanes |= t), (e.suspendedLanes &= ~t);
      var r = 31 - rt(t);
      (e.entangledLanes |= t), (e.entanglements[r] = e.entanglements[r] | 1073741824 | (n & 261930));
    }
    function bt(e, t) {
      var n = (e.entangledLanes |= t);
      for (e = e.entanglements; n; ) {
        var r = 31 - rt(n),
          i = 1 << r;
        (i & t) | (e[r] & t) && (e[r] |= t), (n &= ~i);
      }
    }
    function xt(e, t) {
      var n = t & -t;
      return (n = n & 42 ? 1 : St(n)), (n & (e.suspendedLanes | t)) === 0 ? n : 0;
    }
    function St(e) {
      switch (e) {
        case 2:
          e = 1;
          break;
        case 8:
          e = 4;
          break;
        case 32:
          e = 16;
          break;
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          e = 128;
          break;
        case 268435456:
          e = 134217728;
          break;
        default:
          e = 0;
      }
      return e;
    }
    function Ct(e) {
      return (e &= -e), 2 < e ? (8 < e ? (e & 134217727 ? 32 : 268435456) : 8) : 2;
    }
    function wt() {
      var e = j.p;
      return e === 0 ? ((e = window.event), e === void 0 ? 32 : Ch(e.type)) : e;
    }
    function Tt(e, t) {
      var n = j.p;
      try {
        return (j.p = e), t();
      } finally {
        j.p = n;
      }
    }
    var Et = Math.random().toString(36).slice(2),
      Dt = `__reactFiber$` + Et,
      Ot = `__reactProps$` + Et,
      kt = `__reactContainer$` + Et,
      At = `__reactEvents$` + Et,
      jt = `__reactListeners$` + Et,
      Mt = `__reactHandles$` + Et,
      Nt = `__reactResources$` + Et,
      Pt = `__reactMarker$` + Et,
      Ft = `__reactLoad$` + Et;
    function It(e) {
      delete e[Dt], delete e[Ot], delete e[jt], delete e[Mt];
    }
    function Lt(e) {
      var t;
      if ((t = e[Dt])) return t;
      for (var n = e.parentNode; n; ) {
        if ((t = n[kt] || n[Dt])) {
          if (((n = t.alternate), t.child !== null || (n !== null && n.child !== null)))
            for (e = fm(e); e !== null; ) {
              if ((n = e[Dt])) return n;
              e = fm(e);
            }
          return t;
        }
        (e = n), (n = e.parentNode);
      }
      return null;
    }
    function Rt(e) {
      if ((e = e[Dt] || e[kt])) {
        var t = e.tag;
        if (t === 5 || t === 6 || t === 13 || t === 31 || t === 26 || t === 27 || t === 3) return e;
      }
      return null;
    }
    function zt(e) {
      var t = e.tag;
      if (t === 5 || t === 26 || t === 27 || t === 6) return e.stateNode;
      throw Error(a(33));
    }
    function Bt(e) {
      var t = e[Nt];
      return (t ||= e[Nt] = { hoistableStyles: new Map(), hoistableScripts: new Map() }), t;
    }
    function Vt(e) {
      e[Pt] = !0;
    }
    function Ht(e) {
      e[Ft] = void 0;
    }
    var Ut = new Set(),
      Wt = {};
    function Gt(e, t) {
      Kt(e, t), Kt(e + `Capture`, t);
    }
    function Kt(e, t) {
      for (Wt[e] = t, e = 0; e < t.length; e++) Ut.add(t[e]);
    }
    var qt = RegExp(
        `^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$`,
      ),
      Jt = {},
      Yt = {};
    function Xt(e) {
      return Be.call(Yt, e) ? !0 : Be.call(Jt, e) ? !1 : qt.test(e) ? (Yt[e] = !0) : ((Jt[e] = !0), !1);
    }
    var N = !1;
    function Zt() {
      var e = N;
      return (N = !1), e;
    }
    function Qt(e, t, n) {
      if (Xt(t)) {
        if (n === null) e.removeAttribute(t);
        else {
          switch (typeof n) {
            case `undefined`:
            case `function`:
            case `symbol`:
              e.removeAttribute(t);
              return;
            case `boolean`:
              var r = t.toLowerCase().slice(0, 5);
              if (r !== `data-` && r !== `aria-`) {
                e.removeAttribute(t);
                return;
              }
          }
          e.setAttribute(t, n);
        }
      }
    }
    function $t(e, t, n) {
      if (n === null) e.removeAttribute(t);
      else {
        switch (typeof n) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(t);
            return;
        }
        e.setAttribute(t, n);
      }
    }
    function en(e, t, n, r) {
      if (r === null) e.removeAttribute(n);
      else {
        switch (typeof r) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(n);
            return;
        }
        e.setAttributeNS(t, n, r);
      }
    }
    function tn(e) {
      switch (typeof e) {
        case `bigint`:
        case `boolean`:
        case `number`:
        case `string`:
        case `undefined`:
          return e;
        case `object`:
          return e;
        default:
          return ``;
      }
    }
    function nn(e) {
      var t = e.type;
      return (e = e.nodeName) && e.toLowerCase() === `input` && (t === `checkbox` || t === `radio`);
    }
    function rn(e, t, n) {
      var r = Object.getOwnPropertyDescriptor(e.constructor.prototype, t);
      if (!e.hasOwnProperty(t) && r !== void 0 && typeof r.get == `function` && typeof r.set == `function`) {
        var i = r.get,
          a = r.set;
        return (
          Object.defineProperty(e, t, {
            configurable: !0,
            get: function () {
              return i.call(this);
            },
            set: function (e) {
              (n = `` + e), a.call(this, e);
            },
          }),
          Object.defineProperty(e, t, { enumerable: r.enumerable }),
          {
            getValue: function () {
              return n;
            },
            setValue: function (e) {
              n = `` + e;
            },
            stopTracking: function () {
              (e._valueTracker = null), delete e[t];
            },
          }
        );
      }
    }
    function an(e) {
      if (!e._valueTracker) {
        var t = nn(e) ? `checked` : `value`;
        e._valueTracker = rn(e, t, `` + e[t]);
      }
    }
    function on(e) {
      if (!e) return !1;
      var t = e._valueTracker;
      if (!t) return !0;
      var n = t.getValue(),
        r = ``;
      return (
        e && (r = nn(e) ? (e.checked ? `true` : `false`) : e.value), (e = r), e !== n && (t.setValue(e), !0)
      );
    }
    var sn = /[\n"\\]/g;
    function cn(e) {
      return e.replace(sn, function (e) {
        return `\\` + e.charCodeAt(0).toString(16) + ` `;
      });
    }
    function ln(e, t, n, r, i, a, o, s) {
      (e.name = ``),
        o != null && typeof o != `function` && typeof o != `symbol` && typeof o != `boolean`
          ? (e.type = o)
          : e.removeAttribute(`type`),
        t == null
          ? (o !== `submit` && o !== `reset`) || e.removeAttribute(`value`)
          : o === `number`
            ? ((t === 0 && e.value === ``) || e.value != t) && (e.value = `` + tn(t))
            : e.value !== `` + tn(t) && (e.value = `` + tn(t)),
        t == null
          ? n == null
            ? r != null && e.removeAttribute(`value`)
            : dn(e, tn(n))
          : o === `number` && e.value == t
            ? dn(e, tn(e.value))
            : dn(e, tn(t)),
        i == null && a != null && (e.defaultChecked = !!a),
        i != null && (e.checked = i && typeof i != `function` && typeof i != `symbol`),
        s != null && typeof s != `function` && typeof s != `symbol` && typeof s != `boolean`
          ? (e.name = `` + tn(s))
          : e.removeAttribute(`name`);
    }
    function un(e, t, n, r, i, a, o, s) {
      if (
        (a != null && typeof a != `function` && typeof a != `symbol` && typeof a != `boolean` && (e.type = a),
        t != null || n != null)
      ) {
        if (!((a !== `submit` && a !== `reset`) || t != null)) {
          an(e);
          return;
        }
        (n = n == null ? `` : `` + tn(n)),
          (t = t == null ? n : `` + tn(t)),
          s || t === e.value || (e.value = t),
          (e.defaultValue = t);
      }
      (r ??= i),
        (r = typeof r != `function` && typeof r != `symbol` && !!r),
        (e.checked = s ? e.checked : !!r),
        (e.defaultChecked = !!r),
        o != null && typeof o != `function` && typeof o != `symbol` && typeof o != `boolean` && (e.name = o),
        an(e);
    }
    function dn(e, t) {
      e.defaultValue !== `` + t && (e.defaultValue = `` + t);
    }
    function fn(e, t, n, r) {
      if (((e = e.options), t)) {
        t = {};
        for (var i = 0; i < n.length; i++) t[`$` + n[i]] = !0;
        for (n = 0; n < e.length; n++)
          (i = t.hasOwnProperty(`$` + e[n].value)),
            e[n].selected !== i && (e[n].selected = i),
            i && r && (e[n].defaultSelected = !0);
      } else {
        for (n = `` + tn(n), t = null, i = 0; i < e.length; i++) {
          if (e[i].value === n) {
            (e[i].selected = !0), r && (e[i].defaultSelected = !0);
            return;
          }
          t !== null || e[i].disabled || (t = e[i]);
        }
        t !== null && (t.selected = !0);
      }
    }
    function pn(e, t, n) {
      t != null && ((t = `` + tn(t)), t !== e.value && (e.value = t), n == null)
        ? e.defaultValue !== t && (e.defaultValue = t)
        : (e.defaultValue = n == null ? `` : `` + tn(n));
    }
    function mn(e, t, n, r) {
      if (t == null) {
        if (r != null) {
          if (n != null) throw Error(a(92));
          if (ye(r)) {
            if (1 < r.length) throw Error(a(93));
            r = r[0];
          }
          n = r;
        }
        (n ??= ``), (t = n);
      }
      (n = tn(t)),
        (e.defaultValue = n),
        (r = e.textContent),
        r === n && r !== `` && r !== null && (e.value = r),
        an(e);
    }
    function hn(e, t) {
      if (t) {
        var n = e.firstChild;
        if (n && n === e.lastChild && n.nodeType === 3) {
          n.nodeValue = t;
          return;
        }
      }
      e.textContent = t;
    }
    var gn = new Set(
      `animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp`.split(
        ` `,
      ),
    );
    function _n(e, t, n) {
      var r = t.indexOf(`--`) === 0;
      n == null || typeof n == `boolean` || n === ``
        ? r
          ? e.setProperty(t, ``)
          : t === `float`
            ? (e.cssFloat = ``)
            : (e[t] = ``)
        : r
          ? e.setProperty(t, n)
          : typeof n != `number` || n === 0 || gn.has(t)
            ? t === `float`
              ? (e.cssFloat = n)
              : (e[t] = (`` + n).trim())
            : (e[t] = n + `px`);
    }
    function vn(e, t, n) {
      if (t != null && typeof t != `object`) throw Error(a(62));
      if (((e = e.style), n != null)) {
        for (var r in n)
          !n.hasOwnProperty(r) ||
            (t != null && t.hasOwnProperty(r)) ||
            (r.indexOf(`--`) === 0 ? e.setProperty(r, ``) : r === `float` ? (e.cssFloat = ``) : (e[r] = ``),
            (N = !0));
        for (var i in t) (r = t[i]), t.hasOwnProperty(i) && n[i] !== r && (_n(e, i, r), (N = !0));
      } else for (var o in t) t.hasOwnProperty(o) && _n(e, o, t[o]);
    }
    function yn(e) {
      if (e.indexOf(`-`) === -1) return !1;
      switch (e) {
        case `annotation-xml`:
        case `color-profile`:
        case `font-face`:
        case `font-face-src`:
        case `font-face-uri`:
        case `font-face-format`:
        case `font-face-name`:
        case `missing-glyph`:
          return !1;
        default:
          return !0;
      }
    }
    var bn = new Map([
        [`acceptCharset`, `accept-charset`],
        [`htmlFor`, `for`],
        [`httpEquiv`, `http-equiv`],
        [`crossOrigin`, `crossorigin`],
        [`accentHeight`, `accent-height`],
        [`alignmentBaseline`, `alignment-baseline`],
        [`arabicForm`, `arabic-form`],
        [`baselineShift`, `baseline-shift`],
        [`capHeight`, `cap-height`],
        [`clipPath`, `clip-path`],
        [`clipRule`, `clip-rule`],
        [`colorInterpolation`, `color-interpolation`],
        [`colorInterpolationFilters`, `color-interpolation-filters`],
        [`colorProfile`, `color-profile`],
        [`colorRendering`, `color-rendering`],
        [`dominantBaseline`, `dominant-baseline`],
        [`enableBackground`, `enable-background`],
        [`fillOpacity`, `fill-opacity`],
        [`fillRule`, `fill-rule`],
        [`floodColor`, `flood-color`],
        [`floodOpacity`, `flood-opacity`],
        [`fontFamily`, `font-family`],
        [`fontSize`, `font-size`],
        [`fontSizeAdjust`, `font-size-adjust`],
        [`fontStretch`, `font-stretch`],
        [`fontStyle`, `font-style`],
        [`fontVariant`, `font-variant`],
        [`fontWeight`, `font-weight`],
        [`glyphName`, `glyph-name`],
        [`glyphOrientationHorizontal`, `glyph-orientation-horizontal`],
        [`glyphOrientationVertical`, `glyph-orientation-vertical`],
        [`horizAdvX`, `horiz-adv-x`],
        [`horizOriginX`, `horiz-origin-x`],
        [`imageRendering`, `image-rendering`],
        [`letterSpacing`, `letter-spacing`],
        [`lightingColor`, `lighting-color`],
        [`markerEnd`, `marker-end`],
        [`markerMid`, `marker-mid`],
        [`markerStart`, `marker-start`],
        [`maskType`, `mask-type`],
        [`overlinePosition`, `overline-position`],
        [`overlineThickness`, `overline-thickness`],
        [`paintOrder`, `paint-order`],
        [`panose-1`, `panose-1`],
        [`pointerEvents`, `pointer-events`],
        [`renderingIntent`, `rendering-intent`],
        [`shapeRendering`, `shape-rendering`],
        [`stopColor`, `stop-color`],
        [`stopOpacity`, `stop-opacity`],
        [`strikethroughPosition`, `strikethrough-position`],
        [`strikethroughThickness`, `strikethrough-thickness`],
        [`strokeDasharray`, `stroke-dasharray`],
        [`strokeDashoffset`, `stroke-dashoffset`],
        [`strokeLinecap`, `stroke-linecap`],
        [`strokeLinejoin`, `stroke-linejoin`],
        [`strokeMiterlimit`, `stroke-miterlimit`],
        [`strokeOpacity`, `stroke-opacity`],
        [`strokeWidth`, `stroke-width`],
        [`textAnchor`, `text-anchor`],
        [`textDecoration`, `text-decoration`],
        [`textRendering`, `text-rendering`],
        [`transformOrigin`, `transform-origin`],
        [`underlinePosition`, `underline-position`],
        [`underlineThickness`, `underline-thickness`],
        [`unicodeBidi`, `unicode-bidi`],
        [`unicodeRange`, `unicode-range`],
        [`unitsPerEm`, `units-per-em`],
        [`vAlphabetic`, `v-alphabetic`],
        [`vHanging`, `v-hanging`],
        [`vIdeographic`, `v-ideographic`],
        [`vMathematical`, `v-mathematical`],
        [`vectorEffect`, `vector-effect`],
        [`vertAdvY`, `vert-adv-y`],
        [`vertOriginX`, `vert-origin-x`],
        [`vertOriginY`, `vert-origin-y`],
        [`wordSpacing`, `word-spacing`],
        [`writingMode`, `writing-mode`],
        [`xmlnsXlink`, `xmlns:xlink`],
        [`xHeight`, `x-height`],
      ]),
      xn =
        /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
    function Sn(e) {
      return xn.test(`` + e)
        ? `javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')`
        : e;
    }
    function Cn() {}
    var wn = null;
    function Tn(e) {
      return (
        (e = e.target || e.srcElement || window),
        e.correspondingUseElement && (e = e.correspondingUseElement),
        e.nodeType === 3 ? e.parentNode : e
      );
    }
    var En = null,
      Dn = null;
    function On(e) {
      var t = Rt(e);
      if (t && (e = t.stateNode)) {
        var n = e[Ot] || null;
        a: switch (((e = t.stateNode), t.type)) {
          case `input`:
            if (
              (ln(e, n.value, n.defaultValue, n.defaultValue, n.checked, n.defaultChecked, n.type, n.name),
              (t = n.name),
              n.type === `radio` && t != null)
            ) {
              for (n = e; n.parentNode; ) n = n.parentNode;
              for (
                n = n.querySelectorAll(`input[name="` + cn(`` + t) + `"][type="radio"]`), t = 0;
                t < n.length;
                t++
              ) {
                var r = n[t];
                if (r !== e && r.form === e.form) {
                  var i = r[Ot] || null;
                  if (!i) throw Error(a(90));
                  ln(r, i.value, i.defaultValue, i.defaultValue, i.checked, i.defaultChecked, i.type, i.name);
                }
              }
              for (t = 0; t < n.length; t++) (r = n[t]), r.form === e.form && on(r);
            }
            break a;
          case `textarea`:
            pn(e, n.value, n.defaultValue);
            break a;
          case `select`:
            (t = n.value), t != null && fn(e, !!n.multiple, t, !1);
        }
      }
    }
    var kn = !1;
    function An(e, t, n) {
      if (kn) return e(t, n);
      kn = !0;
      try {
        return e(t);
      } finally {
        if (
          ((kn = !1),
          (En !== null || Dn !== null) && (zd(), En && ((t = En), (e = Dn), (Dn = En = null), On(t), e)))
        )
          for (t = 0; t < e.length; t++) On(e[t]);
      }
    }
    function Mn(e, t) {
      var n = e.stateNode;
      if (n === null) return null;
      var r = n[Ot] || null;
      if (r === null) return null;
      n = r[t];
      a: switch (t) {
        case `onClick`:
        case `onClickCapture`:
        case `onDoubleClick`:
        case `onDoubleClickCapture`:
        case `onMouseDown`:
        case `onMouseDownCapture`:
        case `onMouseMove`:
        case `onMouseMoveCapture`:
        case `onMouseUp`:
        case `onMouseUpCapture`:
        case `onMouseEnter`:
          (r = !r.disabled) ||
            ((e = e.type), (r = e !== `button` && e !== `input` && e !== `select` && e !== `textarea`)),
            (e = !r);
          break a;
        default:
          e = !1;
      }
      if (e) return null;
      if (n && typeof n != `function`) throw Error(a(231, t, typeof n));
      return n;
    }
    var Nn = typeof window < `u` && window.document !== void 0 && window.document.createElement !== void 0,
      Pn = !1;
    if (Nn)
      try {
        var Fn = {};
        Object.defineProperty(Fn, 'passive', {
          get: function () {
            Pn = !0;
          },
        }),
          window.addEventListener(`test`, Fn, Fn),
          window.removeEventListener(`test`, Fn, Fn);
      } catch {
        Pn = !1;
      }
    var In = null,
      Ln = null,
      Rn = null;
    function zn() {
      if (Rn) return Rn;
      var e,
        t = Ln,
        n = t.length,
        r,
        i = `value` in In ? In.value : In.textContent,
        a = i.length;
      for (e = 0; e < n && t[e] === i[e]; e++);
      var o = n - e;
      for (r = 1; r <= o && t[n - r] === i[a - r]; r++);
      return (Rn = i.slice(e, 1 < r ? 1 - r : void 0));
    }
    function P(e) {
      var t = e.keyCode;
      return (
        `charCode` in e ? ((e = e.charCode), e === 0 && t === 13 && (e = 13)) : (e = t),
        e === 10 && (e = 13),
        32 <= e || e === 13 ? e : 0
      );
    }
    function Bn() {
      return !0;
    }
    function Vn() {
      return !1;
    }
    function Hn(e) {
      function t(t, n, r, i, a) {
        for (var o in ((this._reactName = t),
        (this._targetInst = r),
        (this.type = n),
        (this.nativeEvent = i),
        (this.target = a),
        (this.currentTarget = null),
        e))
          e.hasOwnProperty(o) && ((t = e[o]), (this[o] = t ? t(i) : i[o]));
        return (
          (this.isDefaultPrevented = (i.defaultPrevented == null ? !1 === i.returnValue : i.defaultPrevented)
            ? Bn
            : Vn),
          (this.isPropagationStopped = Vn),
          this
        );
      }
      return (
        S(t.prototype, {
          preventDefault: function () {
            this.defaultPrevented = !0;
            var e = this.nativeEvent;
            e &&
              (e.preventDefault
                ? e.preventDefault()
                : typeof e.returnValue != `unknown` && (e.returnValue = !1),
              (this.isDefaultPrevented = Bn));
          },
          stopPropagation: function () {
            var e = this.nativeEvent;
            e &&
              (e.stopPropagation
                ? e.stopPropagation()
                : typeof e.cancelBubble != `unknown` && (e.cancelBubble = !0),
              (this.isPropagationStopped = Bn));
          },
          persist: function () {},
          isPersistent: Bn,
        }),
        t
      );
    }
    var F = {
        eventPhase: 0,
        bubbles: 0,
        cancelable: 0,
        timeStamp: function (e) {
          return e.timeStamp || Date.now();
        },
        defaultPrevented: 0,
        isTrusted: 0,
      },
      Un = Hn(F),
      Wn = S({}, F, { view: 0, detail: 0 }),
      Gn = Hn(Wn),
      Kn,
      qn,
      Jn,
      Yn = S({}, Wn, {
        screenX: 0,
        screenY: 0,
        clientX: 0,
        clientY: 0,
        pageX: 0,
        pageY: 0,
        ctrlKey: 0,
        shiftKey: 0,
        altKey: 0,
        metaKey: 0,
        getModifierState: or,
        button: 0,
        buttons: 0,
        relatedTarget: function (e) {
          return e.relatedTarget === void 0
            ? e.fromElement === e.srcElement
              ? e.toElement
              : e.fromElement
            : e.relatedTarget;
        },
        movementX: function (e) {
          return `movementX` in e
            ? e.movementX
            : (e !== Jn &&
                (Jn && e.type === `mousemove`
                  ? ((Kn = e.screenX - Jn.screenX), (qn = e.screenY - Jn.screenY))
                  : (qn = Kn = 0),
                (Jn = e)),
              Kn);
        },
        movementY: function (e) {
          return `movementY` in e ? e.movementY : qn;
        },
      }),
      Xn = Hn(Yn),
      Zn = Hn(S({}, Yn, { dataTransfer: 0 })),
      Qn = Hn(S({}, Wn, { relatedTarget: 0 })),
      $n = Hn(S({}, F, { animationName: 0, elapsedTime: 0, pseudoElement: 0 })),
      er = Hn(
        S({}, F, {
          clipboardData: function (e) {
            return `clipboardData` in e ? e.clipboardData : window.clipboardData;
          },
        }),
      ),
      tr = Hn(S({}, F, { data: 0 })),
      nr = {
        Esc: `Escape`,
        Spacebar: ` `,
        Left: `ArrowLeft`,
        Up: `ArrowUp`,
        Right: `ArrowRight`,
        Down: `ArrowDown`,
        Del: `Delete`,
        Win: `OS`,
        Menu: `ContextMenu`,
        Apps: `ContextMenu`,
        Scroll: `ScrollLock`,
        MozPrintableKey: `Unidentified`,
      },
      rr = {
        8: `Backspace`,
        9: `Tab`,
        12: `Clear`,
        13: `Enter`,
        16: `Shift`,
        17: `Control`,
        18: `Alt`,
        19: `Pause`,
        20: `CapsLock`,
        27: `Escape`,
        32: ` `,
        33: `PageUp`,
        34: `PageDown`,
        35: `End`,
        36: `Home`,
        37: `ArrowLeft`,
        38: `ArrowUp`,
        39: `ArrowRight`,
        40: `ArrowDown`,
        45: `Insert`,
        46: `Delete`,
        112: `F1`,
        113: `F2`,
        114: `F3`,
        115: `F4`,
        116: `F5`,
        117: `F6`,
        118: `F7`,
        119: `F8`,
        120: `F9`,
        121: `F10`,
        122: `F11`,
        123: `F12`,
        144: `NumLock`,
        145: `ScrollLock`,
        224: `Meta`,
      },
      ir = { Alt: `altKey`, Control: `ctrlKey`, Meta: `metaKey`, Shift: `shiftKey` };
    function ar(e) {
      var t = this.nativeEvent;
      return t.getModifierState ? t.getModifierState(e) : (e = ir[e]) ? !!t[e] : !1;
    }
    function or() {
      return ar;
    }
    var sr = Hn(
        S({}, Wn, {
          key: function (e) {
            if (e.key) {
              var t = nr[e.key] || e.key;
              if (t !== `Unidentified`) return t;
            }
            return e.type === `keypress`
              ? ((e = P(e)), e === 13 ? `Enter` : String.fromCharCode(e))
              : e.type === `keydown` || e.type === `keyup`
                ? rr[e.keyCode] || `Unidentified`
                : ``;
          },
          code: 0,
          location: 0,
          ctrlKey: 0,
          shiftKey: 0,
          altKey: 0,
          metaKey: 0,
          repeat: 0,
          locale: 0,
          getModifierState: or,
          charCode: function (e) {
            return e.type === `keypress` ? P(e) : 0;
          },
          keyCode: function (e) {
            return e.type === `keydown` || e.type === `keyup` ? e.keyCode : 0;
          },
          which: function (e) {
            return e.type === `keypress` ? P(e) : e.type === `keydown` || e.type === `keyup` ? e.keyCode : 0;
          },
        }),
      ),
      cr = Hn(
        S({}, Yn, {
          pointerId: 0,
          width: 0,
          height: 0,
          pressure: 0,
          tangentialPressure: 0,
          tiltX: 0,
          tiltY: 0,
          twist: 0,
          pointerType: 0,
          isPrimary: 0,
        }),
      ),
      lr = Hn(S({}, F, { submitter: 0 })),
      ur = Hn(
        S({}, Wn, {
          touches: 0,
          targetTouches: 0,
          changedTouches: 0,
          altKey: 0,
          metaKey: 0,
          ctrlKey: 0,
          shiftKey: 0,
          getModifierState: or,
        }),
      ),
      dr = Hn(S({}, F, { propertyName: 0, elapsedTime: 0, pseudoElement: 0 })),
      fr = Hn(
        S({}, Yn, {
          deltaX: function (e) {
            return `deltaX` in e ? e.deltaX : `wheelDeltaX` in e ? -e.wheelDeltaX : 0;
          },
          deltaY: function (e) {
            return `deltaY` in e
              ? e.deltaY
              : `wheelDeltaY` in e
                ? -e.wheelDeltaY
                : `wheelDelta` in e
                  ? -e.wheelDelta
                  : 0;
          },
          deltaZ: 0,
          deltaMode: 0,
        }),
      ),
      pr = Hn(S({}, F, { newState: 0, oldState: 0, source: 0 })),
      mr = [9, 13, 27, 32],
      hr = Nn && `CompositionEvent` in window,
      gr = null;
    Nn && `documentMode` in document && (gr = document.documentMode);
    var _r = Nn && `TextEvent` in window && !gr,
      vr = Nn && (!hr || (gr && 8 < gr && 11 >= gr)),
      yr = ` `,
      br = !1;
    function xr(e, t) {
      switch (e) {
        case `keyup`:
          return mr.indexOf(t.keyCode) !== -1;
        case `keydown`:
          return t.keyCode !== 229;
        case `keypress`:
        case `mousedown`:
        case `focusout`:
          return !0;
        default:
          return !1;
      }
    }
    function Sr(e) {
      return (e = e.detail), typeof e == `object` && `data` in e ? e.data : null;
    }
    var Cr = !1;
    function wr(e, t) {
      switch (e) {
        case `compositionend`:
          return Sr(t);
        case `keypress`:
          return t.which === 32 ? ((br = !0), yr) : null;
        case `textInput`:
          return (e = t.data), e === yr && br ? null : e;
        default:
          return null;
      }
    }
    function Tr(e, t) {
      if (Cr)
        return e === `compositionend` || (!hr && xr(e, t))
          ? ((e = zn()), (Rn = Ln = In = null), (Cr = !1), e)
          : null;
      switch (e) {
        case `paste`:
          return null;
        case `keypress`:
          if (!(t.ctrlKey || t.altKey || t.metaKey) || (t.ctrlKey && t.altKey)) {
            if (t.char && 1 < t.char.length) return t.char;
            if (t.which) return String.fromCharCode(t.which);
          }
          return null;
        case `compositionend`:
          return vr && t.locale !== `ko` ? null : t.data;
        default:
          return null;
      }
    }
    var Er = {
      color: !0,
      date: !0,
      datetime: !0,
      'datetime-local': !0,
      email: !0,
      month: !0,
      number: !0,
      password: !0,
      range: !0,
      search: !0,
      tel: !0,
      text: !0,
      time: !0,
      url: !0,
      week: !0,
    };
    function Dr(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase();
      return t === `input` ? !!Er[e.type] : t === `textarea`;
    }
    function Or(e, t, n, r) {
      En ? (Dn ? Dn.push(r) : (Dn = [r])) : (En = r),
        (t = Jf(t, `onChange`)),
        0 < t.length && ((n = new Un(`onChange`, `change`, null, n, r)), e.push({ event: n, listeners: t }));
    }
    var kr = null,
      Ar = null;
    function jr(e) {
      Vf(e, 0);
    }
    function Mr(e) {
      if (on(zt(e))) return e;
    }
    function Nr(e, t) {
      if (e === `change`) return t;
    }
    var Pr = !1;
    if (Nn) {
      var Fr;
      if (Nn) {
        var Ir = `oninput` in document;
        if (!Ir) {
          var Lr = document.createElement(`div`);
          Lr.setAttribute(`oninput`, `return;`), (Ir = typeof Lr.oninput == `function`);
        }
        Fr = Ir;
      } else Fr = !1;
      Pr = Fr && (!document.documentMode || 9 < document.documentMode);
    }
    function Rr() {
      kr && (kr.detachEvent(`onpropertychange`, zr), (Ar = kr = null));
    }
    function zr(e) {
      if (e.propertyName === `value` && Mr(Ar)) {
        var t = [];
        Or(t, Ar, e, Tn(e)), An(jr, t);
      }
    }
    function Br(e, t, n) {
      e === `focusin`
        ? (Rr(), (kr = t), (Ar = n), kr.attachEvent(`onpropertychange`, zr))
        : e === `focusout` && Rr();
    }
    function Vr(e) {
      if (e === `selectionchange` || e === `keyup` || e === `keydown`) return Mr(Ar);
    }
    function Hr(e, t) {
      if (e === `click`) return Mr(t);
    }
    function I(e, t) {
      if (e === `input` || e === `change`) return Mr(t);
    }
    function Ur(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t);
    }
    var Wr = typeof Object.is == `function` ? Object.is : Ur;
    function Gr(e, t) {
      if (Wr(e, t)) return !0;
      if (typeof e != `object` || !e || typeof t != `object` || !t) return !1;
      var n = Object.keys(e),
        r = Object.keys(t);
      if (n.length !== r.length) return !1;
      for (r = 0; r < n.length; r++) {
        var i = n[r];
        if (!Be.call(t, i) || !Wr(e[i], t[i])) return !1;
      }
      return !0;
    }
    function Kr(e) {
      if (((e ||= typeof document < `u` ? document : void 0), e === void 0)) return null;
      try {
        return e.activeElement || e.body;
      } catch {
        return e.body;
      }
    }
    function qr(e) {
      for (; e && e.firstChild; ) e = e.firstChild;
      return e;
    }
    function Jr(e, t) {
      var n = qr(e);
      e = 0;
      for (var r; n; ) {
        if (n.nodeType === 3) {
          if (((r = e + n.textContent.length), e <= t && r >= t)) return { node: n, offset: t - e };
          e = r;
        }
        a: {
          for (; n; ) {
            if (n.nextSibling) {
              n = n.nextSibling;
              break a;
            }
            n = n.parentNode;
          }
          n = void 0;
        }
        n = qr(n);
      }
    }
    function Yr(e, t) {
      return e && t
        ? e === t
          ? !0
          : e && e.nodeType === 3
            ? !1
            : t && t.nodeType === 3
              ? Yr(e, t.parentNode)
              : `contains` in e
                ? e.contains(t)
                : e.compareDocumentPosition
                  ? !!(e.compareDocumentPosition(t) & 16)
                  : !1
        : !1;
    }
    function Xr(e) {
      e =
        e != null && e.ownerDocument != null && e.ownerDocument.defaultView != null
          ? e.ownerDocument.defaultView
          : window;
      for (var t = Kr(e.document); t instanceof e.HTMLIFrameElement; ) {
        try {
          var n = typeof t.contentWindow.location.href == `string`;
        } catch {
          n = !1;
        }
        if (n) e = t.contentWindow;
        else break;
        t = Kr(e.document);
      }
      return t;
    }
    function Zr(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase();
      return (
        t &&
        ((t === `input` &&
          (e.type === `text` ||
            e.type === `search` ||
            e.type === `tel` ||
            e.type === `url` ||
            e.type === `password`)) ||
          t === `textarea` ||
          e.contentEditable === `true`)
      );
    }
    var Qr = Nn && `documentMode` in document && 11 >= document.documentMode,
      $r = null,
      ei = null,
      ti = null,
      ni = !1;
    function ri(e, t, n) {
      var r = n.window === n ? n.document : n.nodeType === 9 ? n : n.ownerDocument;
      ni ||
        $r == null ||
        $r !== Kr(r) ||
        ((r = $r),
        `selectionStart` in r && Zr(r)
          ? (r = { start: r.selectionStart, end: r.selectionEnd })
          : ((r = ((r.ownerDocument && r.ownerDocument.defaultView) || window).getSelection()),
            (r = {
              anchorNode: r.anchorNode,
              anchorOffset: r.anchorOffset,
              focusNode: r.focusNode,
              focusOffset: r.focusOffset,
            })),
        (ti && Gr(ti, r)) ||
          ((ti = r),
          (r = Jf(ei, `onSelect`)),
          0 < r.length &&
            ((t = new Un(`onSelect`, `select`, null, t, n)),
            e.push({ event: t, listeners: r }),
            (t.target = $r))));
    }
    function ii(e, t) {
      var n = {};
      return (
        (n[e.toLowerCase()] = t.toLowerCase()),
        (n[`Webkit` + e] = `webkit` + t),
        (n[`Moz` + e] = `moz` + t),
        n
      );
    }
    var ai = {
        animationend: ii(`Animation`, `AnimationEnd`),
        animationiteration: ii(`Animation`, `AnimationIteration`),
        animationstart: ii(`Animation`, `AnimationStart`),
        transitionrun: ii(`Transition`, `TransitionRun`),
        transitionstart: ii(`Transition`, `TransitionStart`),
        transitioncancel: ii(`Transition`, `TransitionCancel`),
        transitionend: ii(`Transition`, `TransitionEnd`),
      },
      oi = {},
      si = {};
    Nn &&
      ((si = document.createElement(`div`).style),
      `AnimationEvent` in window ||
        (delete ai.animationend.animation,
        delete ai.animationiteration.animation,
        delete ai.animationstart.animation),
      `TransitionEvent` in window || delete ai.transitionend.transition);
    function ci(e) {
      if (oi[e]) return oi[e];
      if (!ai[e]) return e;
      var t = ai[e],
        n;
      for (n in t) if (t.hasOwnProperty(n) && n in si) return (oi[e] = t[n]);
      return e;
    }
    var li = ci(`animationend`),
      ui = ci(`animationiteration`),
      di = ci(`animationstart`),
      fi = ci(`transitionrun`),
      pi = ci(`transitionstart`),
      mi = ci(`transitioncancel`),
      hi = ci(`transitionend`),
      gi = new Map(),
      _i =
        `abort auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel`.split(
          ` `,
        );
    _i.push(`scrollEnd`);
    function vi(e, t) {
      gi.set(e, t), Gt(t, [e]);
    }
    var yi = 0;
    function bi(e, t) {
      if (e.name != null && e.name !== `auto`) return e.name;
      if (t.autoName !== null) return t.autoName;
      e = bd.identifierPrefix;
      var n = yi++;
      return (e = `_` + e + `t_` + n.toString(32) + `_`), (t.autoName = e);
    }
    function xi(e) {
      if (e == null || typeof e == `string`) return e;
      var t = null,
        n = Od;
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = e[n[r]];
          if (i != null) {
            if (i === `none`) return `none`;
            t = t == null ? i : t + (` ` + i);
          }
        }
      return t ?? e.default;
    }
    function Si(e, t) {
      return (e = xi(e)), (t = xi(t)), t == null ? (e === `auto` ? null : e) : t === `auto` ? null : t;
    }
    var Ci =
        typeof reportError == `function`
          ? reportError
          : function (e) {
              if (typeof window == `object` && typeof window.ErrorEvent == `function`) {
                var t = new window.ErrorEvent(`error`, {
                  bubbles: !0,
                  cancelable: !0,
                  message:
                    typeof e == `object` && e && typeof e.message == `string` ? String(e.message) : String(e),
                  error: e,
                });
                if (!window.dispatchEvent(t)) return;
              } else if (typeof process == `object` && typeof process.emit == `function`) {
                process.emit(`uncaughtException`, e);
                return;
              }
              console.error(e);
            },
      wi = [],
      Ti = 0,
      Ei = 0;
    function Di() {
      for (var e = Ti, t = (Ei = Ti = 0); t < e; ) {
        var n = wi[t];
        wi[t++] = null;
        var r = wi[t];
        wi[t++] = null;
        var i = wi[t];
        wi[t++] = null;
        var a = wi[t];
        if (((wi[t++] = null), r !== null && i !== null)) {
          var o = r.pending;
          o === null ? (i.next = i) : ((i.next = o.next), (o.next = i)), (r.pending = i);
        }
        a !== 0 && ji(n, i, a);
      }
    }
    function Oi(e, t, n, r) {
      (wi[Ti++] = e),
        (wi[Ti++] = t),
        (wi[Ti++] = n),
        (wi[Ti++] = r),
        (Ei |= r),
        (e.lanes |= r),
        (e = e.alternate),
        e !== null && (e.lanes |= r);
    }
    function ki(e, t, n, r) {
      return Oi(e, t, n, r), Mi(e);
    }
    function Ai(e, t) {
      return Oi(e, null, null, t), Mi(e);
    }
    function ji(e, t, n) {
      e.lanes |= n;
      var r = e.alternate;
      r !== null && (r.lanes |= n);
      for (var i = !1, a = e.return; a !== null; )
        (a.childLanes |= n),
          (r = a.alternate),
          r !== null && (r.childLanes |= n),
          a.tag === 22 && ((e = a.stateNode), e === null || e._visibility & 1 || (i = !0)),
          (e = a),
          (a = a.return);
      return e.tag === 3
        ? ((a = e.stateNode),
          i &&
            t !== null &&
            ((i = 31 - rt(n)),
            (e = a.hiddenUpdates),
            (r = e[i]),
            r === null ? (e[i] = [t]) : r.push(t),
            (t.lane = n | 536870912)),
          a)
        : null;
    }
    function Mi(e) {
      if (50 < kd) throw ((kd = 0), (Ad = null), Error(a(185)));
      for (var t = e.return; t !== null; ) (e = t), (t = e.return);
      return e.tag === 3 ? e.stateNode : null;
    }
    var Ni = {};
    function Pi(e, t, n, r) {
      (this.tag = e),
        (this.key = n),
        (this.sibling = this.child = this.return = this.stateNode = this.type = this.elementType = null),
        (this.index = 0),
        (this.refCleanup = this.ref = null),
        (this.pendingProps = t),
        (this.dependencies = this.memoizedState = this.updateQueue = this.memoizedProps = null),
        (this.mode = r),
        (this.subtreeFlags = this.flags = 0),
        (this.deletions = null),
        (this.childLanes = this.lanes = 0),
        (this.alternate = null);
    }
    function Fi(e, t, n, r) {
      return new Pi(e, t, n, r);
    }
    function Ii(e) {
      return (e = e.prototype), !(!e || !e.isReactComponent);
    }
    function Li(e, t) {
      var n = e.alternate;
      return (
        n === null
          ? ((n = Fi(e.tag, t, e.key, e.mode)),
            (n.elementType = e.elementType),
            (n.type = e.type),
            (n.stateNode = e.stateNode),
            (n.alternate = e),
            (e.alternate = n))
          : ((n.pendingProps = t),
            (n.type = e.type),
            (n.flags = 0),
            (n.subtreeFlags = 0),
            (n.deletions = null)),
        (n.flags = e.flags & 1206910976),
        (n.childLanes = e.childLanes),
        (n.lanes = e.lanes),
        (n.child = e.child),
        (n.memoizedProps = e.memoizedProps),
        (n.memoizedState = e.memoizedState),
        (n.updateQueue = e.updateQueue),
        (t = e.dependencies),
        (n.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext }),
        (n.sibling = e.sibling),
        (n.index = e.index),
        (n.ref = e.ref),
        (n.refCleanup = e.refCleanup),
        n
      );
    }
    function Ri(e, t) {
      e.flags &= 1206910978;
      var n = e.alternate;
      return (
        n === null
          ? ((e.childLanes = 0),
            (e.lanes = t),
            (e.child = null),
            (e.subtreeFlags = 0),
            (e.memoizedProps = null),
            (e.memoizedState = null),
            (e.updateQueue = null),
            (e.dependencies = null),
            (e.stateNode = null))
          : ((e.childLanes = n.childLanes),
            (e.lanes = n.lanes),
            (e.child = n.child),
            (e.subtreeFlags = 0),
            (e.deletions = null),
            (e.memoizedProps = n.memoizedProps),
            (e.memoizedState = n.memoizedState),
            (e.updateQueue = n.updateQueue),
            (e.type = n.type),
            (t = n.dependencies),
            (e.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext })),
        e
      );
    }
    function zi(e, t, n, r, i, o) {
      var s = 0;
      if (((r = e), typeof r == `function`)) Ii(r) && (s = 1);
      else if (typeof r == `string`)
        s = qm(e, n, Te.current) ? 26 : e === `html` || e === `head` || e === `body` ? 27 : 5;
      else
        a: switch (r) {
          case k:
            return (e = Fi(31, n, t, i)), (e.elementType = k), (e.lanes = o), e;
          case E:
            return Bi(n.children, i, o, t);
          case re:
            (s = 8), (i |= 24);
            break;
          case ie:
            return (e = Fi(12, n, t, i | 2)), (e.elementType = ie), (e.lanes = o), e;
          case oe:
            return (e = Fi(13, n, t, i)), (e.elementType = oe), (e.lanes = o), e;
          case se:
            return (e = Fi(19, n, t, i)), (e.elementType = se), (e.lanes = o), e;
          case de:
          case pe:
            return (
              (e = i | 32),
              (e = Fi(30, n, t, e)),
              (e.elementType = pe),
              (e.lanes = o),
              (e.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
              e
            );
          default:
            if (typeof r == `object` && r)
              switch (r.$$typeof) {
                case ae:
                  s = 10;
                  break a;
                case D:
                  s = 9;
                  break a;
                case O:
                  s = 11;
                  break a;
                case le:
                  s = 14;
                  break a;
                case ue:
                  (s = 16), (r = null);
                  break a;
              }
            (s = 29), (n = Error(a(130, e === null ? `null` : typeof e, ``))), (r = null);
        }
      return (t = Fi(s, n, t, i)), (t.elementType = e), (t.type = r), (t.lanes = o), t;
    }
    function Bi(e, t, n, r) {
      return (e = Fi(7, e, r, t)), (e.lanes = n), e;
    }
    function Vi(e, t, n) {
      return (e = Fi(6, e, null, t)), (e.lanes = n), e;
    }
    function Hi(e) {
      var t = Fi(18, null, null, 0);
      return (t.stateNode = e), t;
    }
    function Ui(e, t, n) {
      return (
        (t = Fi(4, e.children === null ? [] : e.children, e.key, t)),
        (t.lanes = n),
        (t.stateNode = {
          containerInfo: e.containerInfo,
          pendingChildren: null,
          implementation: e.implementation,
        }),
        t
      );
    }
    var Wi = new WeakMap();
    function Gi(e, t) {
      if (typeof e == `object` && e) {
        var n = Wi.get(e);
        return n === void 0 ? ((t = { value: e, source: t, stack: ze(t) }), Wi.set(e, t), t) : n;
      }
      return { value: e, source: t, stack: ze(t) };
    }
    var Ki = [],
      qi = 0,
      Ji = null,
      Yi = 0,
      Xi = [],
      Zi = 0,
      Qi = null,
      $i = 1,
      ea = ``;
    function ta(e, t) {
      (Ki[qi++] = Yi), (Ki[qi++] = Ji), (Ji = e), (Yi = t);
    }
    function na(e, t, n) {
      (Xi[Zi++] = $i), (Xi[Zi++] = ea), (Xi[Zi++] = Qi), (Qi = e);
      var r = $i;
      e = ea;
      var i = 32 - rt(r) - 1;
      (r &= ~(1 << i)), (n += 1);
      var a = 32 - rt(t) + i;
      if (30 < a) {
        var o = i - (i % 5);
        (a = (r & ((1 << o) - 1)).toString(32)),
          (r >>= o),
          (i -= o),
          ($i = (1 << (32 - rt(t) + i)) | (n << i) | r),
          (ea = a + e);
      } else ($i = (1 << a) | (n << i) | r), (ea = e);
    }
    function ra(e) {
      e.return !== null && (ta(e, 1), na(e, 1, 0));
    }
    function ia(e) {
      for (; e === Ji; ) (Ji = Ki[--qi]), (Ki[qi] = null), (Yi = Ki[--qi]), (Ki[qi] = null);
      for (; e === Qi; )
        (Qi = Xi[--Zi]), (Xi[Zi] = null), (ea = Xi[--Zi]), (Xi[Zi] = null), ($i = Xi[--Zi]), (Xi[Zi] = null);
    }
    function aa(e, t) {
      (Xi[Zi++] = $i), (Xi[Zi++] = ea), (Xi[Zi++] = Qi), ($i = t.id), (ea = t.overflow), (Qi = e);
    }
    var oa = null,
      L = null,
      R = !1,
      sa = null,
      ca = !1,
      la = Error(a(519));
    function ua(e) {
      throw (
        (ga(
          Gi(
            Error(
              a(418, 1 < arguments.length && arguments[1] !== void 0 && arguments[1] ? `text` : `HTML`, ``),
            ),
            e,
          ),
        ),
        la)
      );
    }
    function da(e) {
      var t = e.stateNode,
        n = e.type,
        r = e.memoizedProps;
      switch (((t[Dt] = e), (t[Ot] = r), n)) {
        case `dialog`:
          Q(`cancel`, t), Q(`close`, t);
          break;
        case `iframe`:
        case `object`:
        case `embed`:
          Q(`load`, t);
          break;
        case `video`:
        case `audio`:
          for (n = 0; n < zf.length; n++) Q(zf[n], t);
          break;
        case `source`:
          Q(`error`, t);
          break;
        case `img`:
        case `image`:
        case `link`:
          Q(`error`, t), Q(`load`, t);
          break;
        case `details`:
          Q(`toggle`, t);
          break;
        case `input`:
          Q(`invalid`, t), un(t, r.value, r.defaultValue, r.checked, r.defaultChecked, r.type, r.name, !0);
          break;
        case `select`:
          Q(`invalid`, t);
          break;
        case `textarea`:
          Q(`invalid`, t), mn(t, r.value, r.defaultValue, r.children);
      }
      (n = r.children),
        (typeof n != `string` && typeof n != `number` && typeof n != `bigint`) ||
        t.textContent === `` + n ||
        !0 === r.suppressHydrationWarning ||
        ep(t.textContent, n)
          ? (r.popover != null && (Q(`beforetoggle`, t), Q(`toggle`, t)),
            r.onScroll != null && Q(`scroll`, t),
            r.onScrollEnd != null && Q(`scrollend`, t),
            r.onClick != null && (t.onclick = Cn),
            (t = !0))
          : (t = !1),
        t || ua(e, !0);
    }
    function fa(e) {
      for (oa = e.return; oa; )
        switch (oa.tag) {
          case 5:
          case 31:
          case 13:
            ca = !1;
            return;
          case 27:
          case 3:
            ca = !0;
            return;
          default:
            oa = oa.return;
        }
    }
    function pa(e) {
      if (e !== oa) return !1;
      if (!R) return fa(e), (R = !0), !1;
      var t = e.tag,
        n;
      if (
        ((n = t !== 3 && t !== 27) &&
          ((n = t === 5) &&
            ((n = e.type), (n = n === `form` || n === `button` || pp(e.type, e.memoizedProps))),
          (n = !n)),
        n && L && ua(e),
        fa(e),
        t === 13)
      ) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(a(317));
        L = dm(e);
      } else if (t === 31) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(a(317));
        L = dm(e);
      } else
        t === 27
          ? ((t = L), Sp(e.type) ? ((e = um), (um = null), (L = e)) : (L = t))
          : (L = oa ? lm(e.stateNode.nextSibling) : null);
      return !0;
    }
    function ma() {
      (L = oa = null), (R = !1);
    }
    function ha() {
      var e = sa;
      return e !== null && (fd === null ? (fd = e) : fd.push.apply(fd, e), (sa = null)), e;
    }
    function ga(e) {
      sa === null ? (sa = [e]) : sa.push(e);
    }
    var _a = Ce(null),
      va = null,
      ya = null;
    function ba(e, t, n) {
      M(_a, t._currentValue), (t._currentValue = n);
    }
    function xa(e) {
      (e._currentValue = _a.current), we(_a);
    }
    function Sa(e, t, n) {
      for (; e !== null; ) {
        var r = e.alternate;
        if (
          ((e.childLanes & t) === t
            ? r !== null && (r.childLanes & t) !== t && (r.childLanes |= t)
            : ((e.childLanes |= t), r !== null && (r.childLanes |= t)),
          e === n)
        )
          break;
        e = e.return;
      }
    }
    function Ca(e, t, n, r) {
      var i = e.child;
      for (i !== null && (i.return = e); i !== null; ) {
        var o = i.dependencies;
        if (o !== null) {
          var s = i.child;
          o = o.firstContext;
          a: for (; o !== null; ) {
            var c = o;
            o = i;
            for (var l = 0; l < t.length; l++)
              if (c.context === t[l]) {
                (o.lanes |= n),
                  (c = o.alternate),
                  c !== null && (c.lanes |= n),
                  Sa(o.return, n, e),
                  r || (s = null);
                break a;
              }
            o = c.next;
          }
        } else if (i.tag === 18) {
          if (((s = i.return), s === null)) throw Error(a(341));
          (s.lanes |= n), (o = s.alternate), o !== null && (o.lanes |= n), Sa(s, n, e), (s = null);
        } else
          i.tag === 13 && i.memoizedState !== null && i.memoizedState.dehydrated === null
            ? ((i.lanes |= n),
              (s = i.alternate),
              s !== null && (s.lanes |= n),
              Sa(i.return, n, e),
              (s = i.child),
              (s = s === null ? null : s.sibling))
            : (s = i.child);
        if (s !== null) s.return = i;
        else
          for (s = i; s !== null; ) {
            if (s === e) {
              s = null;
              break;
            }
            if (((i = s.sibling), i !== null)) {
              (i.return = s.return), (s = i);
              break;
            }
            s = s.return;
          }
        i = s;
      }
    }
    function wa(e, t, n, r) {
      e = null;
      for (var i = t, o = !1; i !== null; ) {
        if (!o) {
          if (i.flags & 524288) o = !0;
          else if (i.flags & 262144) break;
        }
        if (i.tag === 10) {
          var s = i.alternate;
          if (s === null) throw Error(a(387));
          if (((s = s.memoizedProps), s !== null)) {
            var c = i.type;
            Wr(i.pendingProps.value, s.value) || (e === null ? (e = [c]) : e.push(c));
          }
        } else if (i === Oe.current) {
          if (((s = i.alternate), s === null)) throw Error(a(387));
          s.memoizedState.memoizedState !== i.memoizedState.memoizedState &&
            (e === null ? (e = [sh]) : e.push(sh));
        }
        i = i.return;
      }
      return e !== null && Ca(t, e, n, r), (t.flags |= 262144), e !== null;
    }
    function Ta(e) {
      for (e = e.firstContext; e !== null; ) {
        if (!Wr(e.context._currentValue, e.memoizedValue)) return !0;
        e = e.next;
      }
      return !1;
    }
    function Ea(e) {
      (va = e), (ya = null), (e = e.dependencies), e !== null && (e.firstContext = null);
    }
    function Da(e) {
      return ka(va, e);
    }
    function Oa(e, t) {
      return va === null && Ea(e), ka(e, t);
    }
    function ka(e, t) {
      var n = t._currentValue;
      if (((t = { context: t, memoizedValue: n, next: null }), ya === null)) {
        if (e === null) throw Error(a(308));
        (ya = t), (e.dependencies = { lanes: 0, firstContext: t }), (e.flags |= 524288);
      } else ya = ya.next = t;
      return n;
    }
    var Aa =
        typeof AbortController < `u`
          ? AbortController
          : function () {
              var e = [],
                t = (this.signal = {
                  aborted: !1,
                  addEventListener: function (t, n) {
                    e.push(n);
                  },
                });
              this.abort = function () {
                (t.aborted = !0),
                  e.forEach(function (e) {
                    return e();
                  });
              };
            },
      ja = n.unstable_scheduleCallback,
      Ma = n.unstable_NormalPriority,
      Na = {
        $$typeof: ae,
        Consumer: null,
        Provider: null,
        _currentValue: null,
        _currentValue2: null,
        _threadCount: 0,
      };
    function Pa() {
      return { controller: new Aa(), data: new Map(), refCount: 0 };
    }
    function Fa(e) {
      e.refCount--,
        e.refCount === 0 &&
          ja(Ma, function () {
            e.controller.abort();
          });
    }
    function Ia(e, t) {
      if (e.pendingLanes & 4194048) {
        var n = e.transitionTypes;
        for (n === null && (n = e.transitionTypes = []), e = 0; e < t.length; e++) {
          var r = t[e];
          n.indexOf(r) === -1 && n.push(r);
        }
      }
    }
    var La = null;
    function Ra(e) {
      var t = e.transitionTypes;
      return (e.transitionTypes = null), t;
    }
    var za = null,
      Ba = 0,
      Va = 0,
      Ha = null;
    function Ua(e, t) {
      if (za === null) {
        var n = (za = []);
        (Ba = 0),
          (Va = Pf()),
          (Ha = {
            status: `pending`,
            value: void 0,
            then: function (e) {
              n.push(e);
            },
          });
      }
      return Ba++, t.then(Wa, Wa), t;
    }
    function Wa() {
      if (--Ba === 0 && ((La = null), za !== null)) {
        Ha !== null && (Ha.status = `fulfilled`);
        var e = za;
        (za = null), (Va = 0), (Ha = null);
        for (var t = 0; t < e.length; t++) (0, e[t])();
      }
    }
    function Ga(e, t) {
      var n = [],
        r = {
          status: `pending`,
          value: null,
          reason: null,
          then: function (e) {
            n.push(e);
          },
        };
      return (
        e.then(
          function () {
            (r.status = `fulfilled`), (r.value = t);
            for (var e = 0; e < n.length; e++) (0, n[e])(t);
          },
          function (e) {
            for (r.status = `rejected`, r.reason = e, e = 0; e < n.length; e++) (0, n[e])(void 0);
          },
        ),
        r
      );
    }
    var Ka = A.S;
    A.S = function (e, t) {
      if (((hd = Ge()), typeof t == `object` && t && typeof t.then == `function` && Ua(e, t), La !== null))
        for (var n = bf; n !== null; ) Ia(n, La), (n = n.next);
      if (((n = e.types), n !== null)) {
        for (var r = bf; r !== null; ) Ia(r, n), (r = r.next);
        if (Va !== 0) {
          (r = La), r === null && (r = La = []);
          for (var i = 0; i < n.length; i++) {
            var a = n[i];
            r.indexOf(a) === -1 && r.push(a);
          }
        }
      }
      Ka !== null && Ka(e, t);
    };
    var qa = Ce(null);
    function Ja() {
      var e = qa.current;
      return e === null ? q.pooledCache : e;
    }
    function Ya(e, t) {
      t === null ? M(qa, qa.current) : M(qa, t.pool);
    }
    function Xa() {
      var e = Ja();
      return e === null ? null : { parent: Na._currentValue, pool: e };
    }
    var Za = Error(a(460)),
      Qa = Error(a(474)),
      $a = Error(a(542)),
      eo = { then: function () {} };
    function to(e) {
      return (e = e.status), e === `fulfilled` || e === `rejected`;
    }
    function no(e, t, n) {
      switch (((n = e[n]), n === void 0 ? e.push(t) : n !== t && (t.then(Cn, Cn), (t = n)), t.status)) {
        case `fulfilled`:
          return t.value;
        case `rejected`:
          throw ((e = t.reason), oo(e), e === void 0 && !(`reason` in t) ? Error(a(600)) : e);
        default:
          if (typeof t.status == `string`) t.then(Cn, Cn);
          else {
            if (((e = q), e !== null && 100 < e.shellSuspendCounter)) throw Error(a(482));
            (e = t),
              (e.status = `pending`),
              e.then(
                function (e) {
                  if (t.status === `pending`) {
                    var n = t;
                    (n.status = `fulfilled`), (n.value = e);
                  }
                },
                function (e) {
                  if (t.status === `pending`) {
                    var n = t;
                    (n.status = `rejected`), (n.reason = e);
                  }
                },
              );
          }
          switch (t.status) {
            case `fulfilled`:
              return t.value;
            case `rejected`:
              throw ((e = t.reason), oo(e), e);
          }
          throw ((io = t), Za);
      }
    }
    function ro(e) {
      try {
        var t = e._init;
        return t(e._payload);
      } catch (e) {
        throw typeof e == `object` && e && typeof e.then == `function` ? ((io = e), Za) : e;
      }
    }
    var io = null;
    function ao() {
      if (io === null) throw Error(a(459));
      var e = io;
      return (io = null), e;
    }
    function oo(e) {
      if (e === Za || e === $a) throw Error(a(483));
    }
    var so = null,
      co = 0;
    function lo(e) {
      var t = co;
      return (co += 1), so === null && (so = []), no(so, e, t);
    }
    function uo(e, t) {
      (t = t.props.ref), (e.ref = t === void 0 ? null : t);
    }
    function fo(e, t) {
      throw t.$$typeof === C
        ? Error(a(525))
        : ((e = Object.prototype.toString.call(t)),
          Error(a(31, e === `[object Object]` ? `object with keys {` + Object.keys(t).join(`, `) + `}` : e)));
    }
    function po(e) {
      function t(t, n) {
        if (e) {
          var r = t.deletions;
          r === null ? ((t.deletions = [n]), (t.flags |= 16)) : r.push(n);
        }
      }
      function n(n, r) {
        if (!e) return null;
        for (; r !== null; ) t(n, r), (r = r.sibling);
        return null;
      }
      function r(e) {
        for (var t = new Map(); e !== null; )
          e.key === null ? t.set(e.index, e) : t.set(e.key, e), (e = e.sibling);
        return t;
      }
      function i(e, t) {
        return (e = Li(e, t)), (e.index = 0), (e.sibling = null), e;
      }
      function o(t, n, r) {
        return (
          (t.index = r),
          e
            ? ((r = t.alternate),
              r === null ? ((t.flags |= 134217730), n) : ((r = r.index), r < n ? ((t.flags |= 2), n) : r))
            : ((t.flags |= 1048576), n)
        );
      }
      function s(t) {
        return e && t.alternate === null && (t.flags |= 134217730), t;
      }
      function c(e, t, n, r) {
        return t === null || t.tag !== 6
          ? ((t = Vi(n, e.mode, r)), (t.return = e), t)
          : ((t = i(t, n)), (t.return = e), t);
      }
      function l(e, t, n, r) {
        var a = n.type;
        return a === E
          ? ((e = d(e, t, n.props.children, r, n.key)), uo(e, n), e)
          : t !== null &&
              (t.elementType === a || (typeof a == `object` && a && a.$$typeof === ue && ro(a) === t.type))
            ? ((t = i(t, n.props)), uo(t, n), (t.return = e), t)
            : ((t = zi(n.type, n.key, n.props, null, e.mode, r)), uo(t, n), (t.return = e), t);
      }
      function u(e, t, n, r) {
        return t === null ||
          t.tag !== 4 ||
          t.stateNode.containerInfo !== n.containerInfo ||
          t.stateNode.implementation !== n.implementation
          ? ((t = Ui(n, e.mode, r)), (t.return = e), t)
          : ((t = i(t, n.children || [])), (t.return = e), t);
      }
      function d(e, t, n, r, a) {
        return t === null || t.tag !== 7
          ? ((t = Bi(n, e.mode, r, a)), (t.return = e), t)
          : ((t = i(t, n)), (t.return = e), t);
      }
      function f(e, t, n) {
        if ((typeof t == `string` && t !== ``) || typeof t == `number` || typeof t == `bigint`)
          return (t = Vi(`` + t, e.mode, n)), (t.return = e), t;
        if (typeof t == `object` && t) {
          switch (t.$$typeof) {
            case w:
              return (n = zi(t.type, t.key, t.props, null, e.mode, n)), uo(n, t), (n.return = e), n;
            case T:
              return (t = Ui(t, e.mode, n)), (t.return = e), t;
            case ue:
              return (t = ro(t)), f(e, t, n);
          }
          if (ye(t) || ge(t)) return (t = Bi(t, e.mode, n, null)), (t.return = e), t;
          if (typeof t.then == `function`) return f(e, lo(t), n);
          if (t.$$typeof === ae) return f(e, Oa(e, t), n);
          fo(e, t);
        }
        return null;
      }
      function p(e, t, n, r) {
        var i = t === null ? null : t.key;
        if ((typeof n == `string` && n !== ``) || typeof n == `number` || typeof n == `bigint`)
          return i === null ? c(e, t, `` + n, r) : null;
        if (typeof n == `object` && n) {
          switch (n.$$typeof) {
            case w:
              return n.key === i ? l(e, t, n, r) : null;
            case T:
              return n.key === i ? u(e, t, n, r) : null;
            case ue:
              return (n = ro(n)), p(e, t, n, r);
          }
          if (ye(n) || ge(n)) return i === null ? d(e, t, n, r, null) : null;
          if (typeof n.then == `function`) return p(e, t, lo(n), r);
          if (n.$$typeof === ae) return p(e, t, Oa(e, n), r);
          fo(e, n);
        }
        return null;
      }
      function m(e, t, n, r, i) {
        if ((typeof r == `string` && r !== ``) || typeof r == `number` || typeof r == `bigint`)
          return (e = e.get(n) || null), c(t, e, `` + r, i);
        if (typeof r == `object` && r) {
          switch (r.$$typeof) {
            case w:
              return (e = e.get(r.key === null ? n : r.key) || null), l(t, e, r, i);
            case T:
              return (e = e.get(r.key === null ? n : r.key) || null), u(t, e, r, i);
            case ue:
              return (r = ro(r)), m(e, t, n, r, i);
          }
          if (ye(r) || ge(r)) return (e = e.get(n) || null), d(t, e, r, i, null);
          if (typeof r.then == `function`) return m(e, t, n, lo(r), i);
          if (r.$$typeof === ae) return m(e, t, n, Oa(t, r), i);
          fo(t, r);
        }
        return null;
      }
      function h(i, a, s, c) {
        for (var l = null, u = null, d = a, h = (a = 0), g = null; d !== null && h < s.length; h++) {
          d.index > h ? ((g = d), (d = null)) : (g = d.sibling);
          var _ = p(i, d, s[h], c);
          if (_ === null) {
            d === null && (d = g);
            break;
          }
          e && d && _.alternate === null && t(i, d),
            (a = o(_, a, h)),
            u === null ? (l = _) : (u.sibling = _),
            (u = _),
            (d = g);
        }
        if (h === s.length) return n(i, d), R && ta(i, h), l;
        if (d === null) {
          for (; h < s.length; h++)
            (d = f(i, s[h], c)),
              d !== null && ((a = o(d, a, h)), u === null ? (l = d) : (u.sibling = d), (u = d));
          return R && ta(i, h), l;
        }
        for (d = r(d); h < s.length; h++)
          (g = m(d, i, h, s[h], c)),
            g !== null &&
              (e && ((_ = g.alternate), _ !== null && d.delete(_.key === null ? h : _.key)),
              (a = o(g, a, h)),
              u === null ? (l = g) : (u.sibling = g),
              (u = g));
        return (
          e &&
            d.forEach(function (e) {
              return t(i, e);
            }),
          R && ta(i, h),
          l
        );
      }
      function g(i, s, c, l) {
        if (c == null) throw Error(a(151));
        for (
          var u = null, d = null, h = s, g = (s = 0), _ = null, v = c.next();
          h !== null && !v.done;
          g++, v = c.next()
        ) {
          h.index > g ? ((_ = h), (h = null)) : (_ = h.sibling);
          var y = p(i, h, v.value, l);
          if (y === null) {
            h === null && (h = _);
            break;
          }
          e && h && y.alternate === null && t(i, h),
            (s = o(y, s, g)),
            d === null ? (u = y) : (d.sibling = y),
            (d = y),
            (h = _);
        }
        if (v.done) return n(i, h), R && ta(i, g), u;
        if (h === null) {
          for (; !v.done; g++, v = c.next())
            (v = f(i, v.value, l)),
              v !== null && ((s = o(v, s, g)), d === null ? (u = v) : (d.sibling = v), (d = v));
          return R && ta(i, g), u;
        }
        for (h = r(h); !v.done; g++, v = c.next())
          (v = m(h, i, g, v.value, l)),
            v !== null &&
              (e && ((_ = v.alternate), _ !== null && h.delete(_.key === null ? g : _.key)),
              (s = o(v, s, g)),
              d === null ? (u = v) : (d.sibling = v),
              (d = v));
        return (
          e &&
            h.forEach(function (e) {
              return t(i, e);
            }),
          R && ta(i, g),
          u
        );
      }
      function _(e, r, o, c) {
        if (
          (typeof o == `object` &&
            o &&
            o.type === E &&
            o.key === null &&
            o.props.ref === void 0 &&
            (o = o.props.children),
          typeof o == `object` && o)
        ) {
          switch (o.$$typeof) {
            case w:
              a: {
                for (var l = o.key; r !== null; ) {
                  if (r.key === l) {
                    if (((l = o.type), l === E)) {
                      if (r.tag === 7) {
                        n(e, r.sibling), (c = i(r, o.props.children)), uo(c, o), (c.return = e), (e = c);
                        break a;
                      }
                    } else if (
                      r.elementType === l ||
                      (typeof l == `object` && l && l.$$typeof === ue && ro(l) === r.type)
                    ) {
                      n(e, r.sibling), (c = i(r, o.props)), uo(c, o), (c.return = e), (e = c);
                      break a;
                    }
                    n(e, r);
                    break;
                  }
                  t(e, r), (r = r.sibling);
                }
                o.type === E
                  ? ((c = Bi(o.props.children, e.mode, c, o.key)), uo(c, o), (c.return = e), (e = c))
                  : ((c = zi(o.type, o.key, o.props, null, e.mode, c)), uo(c, o), (c.return = e), (e = c));
              }
              return s(e);
            case T:
              a: {
                for (l = o.key; r !== null; ) {
                  if (r.key === l) {
                    if (
                      r.tag === 4 &&
                      r.stateNode.containerInfo === o.containerInfo &&
                      r.stateNode.implementation === o.implementation
                    ) {
                      n(e, r.sibling), (c = i(r, o.children || [])), (c.return = e), (e = c);
                      break a;
                    }
                    n(e, r);
                    break;
                  }
                  t(e, r), (r = r.sibling);
                }
                (c = Ui(o, e.mode, c)), (c.return = e), (e = c);
              }
              return s(e);
            case ue:
              return (o = ro(o)), _(e, r, o, c);
          }
          if (ye(o)) return h(e, r, o, c);
          if (ge(o)) {
            if (((l = ge(o)), typeof l != `function`)) throw Error(a(150));
            return (o = l.call(o)), g(e, r, o, c);
          }
          if (typeof o.then == `function`) return _(e, r, lo(o), c);
          if (o.$$typeof === ae) return _(e, r, Oa(e, o), c);
          fo(e, o);
        }
        return (typeof o == `string` && o !== ``) || typeof o == `number` || typeof o == `bigint`
          ? ((o = `` + o),
            r !== null && r.tag === 6
              ? (n(e, r.sibling), (c = i(r, o)), (c.return = e), (e = c))
              : (n(e, r), (c = Vi(o, e.mode, c)), (c.return = e), (e = c)),
            s(e))
          : n(e, r);
      }
      return function (e, t, n, r) {
        try {
          co = 0;
          var i = _(e, t, n, r);
          return (so = null), i;
        } catch (t) {
          if (t === Za || t === $a) throw t;
          var a = Fi(29, t, null, e.mode);
          return (a.lanes = r), (a.return = e), a;
        }
      };
    }
    var mo = po(!0),
      ho = po(!1),
      go = !1;
    function _o(e) {
      e.updateQueue = {
        baseState: e.memoizedState,
        firstBaseUpdate: null,
        lastBaseUpdate: null,
        shared: { pending: null, lanes: 0, hiddenCallbacks: null },
        callbacks: null,
      };
    }
    function vo(e, t) {
      (e = e.updateQueue),
        t.updateQueue === e &&
          (t.updateQueue = {
            baseState: e.baseState,
            firstBaseUpdate: e.firstBaseUpdate,
            lastBaseUpdate: e.lastBaseUpdate,
            shared: e.shared,
            callbacks: null,
          });
    }
    function yo(e) {
      return { lane: e, tag: 0, payload: null, callback: null, next: null };
    }
    function bo(e, t, n) {
      var r = e.updateQueue;
      if (r === null) return null;
      if (((r = r.shared), K & 2)) {
        var i = r.pending;
        return (
          i === null ? (t.next = t) : ((t.next = i.next), (i.next = t)),
          (r.pending = t),
          (t = Mi(e)),
          ji(e, null, n),
          t
        );
      }
      return Oi(e, r, t, n), Mi(e);
    }
    function xo(e, t, n) {
      if (((t = t.updateQueue), t !== null && ((t = t.shared), n & 4194048))) {
        var r = t.lanes;
        (r &= e.pendingLanes), (n |= r), (t.lanes = n), bt(e, n);
      }
    }
    function So(e, t) {
      var n = e.updateQueue,
        r = e.alternate;
      if (r !== null && ((r = r.updateQueue), n === r)) {
        var i = null,
          a = null;
        if (((n = n.firstBaseUpdate), n !== null)) {
          do {
            var o = { lane: n.lane, tag: n.tag, payload: n.payload, callback: null, next: null };
            a === null ? (i = a = o) : (a = a.next = o), (n = n.next);
          } while (n !== null);
          a === null ? (i = a = t) : (a = a.next = t);
        } else i = a = t;
        (n = {
          baseState: r.baseState,
          firstBaseUpdate: i,
          lastBaseUpdate: a,
          shared: r.shared,
          callbacks: r.callbacks,
        }),
          (e.updateQueue = n);
      } else
        (e = n.lastBaseUpdate), e === null ? (n.firstBaseUpdate = t) : (e.next = t), (n.lastBaseUpdate = t);
    }
    var Co = !1;
    function wo() {
      if (Co) {
        var e = Ha;
        if (e !== null) throw e;
      }
    }
    function To(e, t, n, r) {
      Co = !1;
      var i = e.updateQueue;
      go = !1;
      var a = i.firstBaseUpdate,
        o = i.lastBaseUpdate,
        s = i.shared.pending;
      if (s !== null) {
        i.shared.pending = null;
        var c = s,
          l = c.next;
        (c.next = null), o === null ? (a = l) : (o.next = l), (o = c);
        var u = e.alternate;
        u !== null &&
          ((u = u.updateQueue),
          (s = u.lastBaseUpdate),
          s !== o && (s === null ? (u.firstBaseUpdate = l) : (s.next = l), (u.lastBaseUpdate = c)));
      }
      if (a !== null) {
        var d = i.baseState;
        (o = 0), (u = l = c = null), (s = a);
        do {
          var f = s.lane & -536870913,
            p = f !== s.lane;
          if (p ? (Y & f) === f : (r & f) === f) {
            f !== 0 && f === Va && (Co = !0),
              u !== null &&
                (u = u.next = { lane: 0, tag: s.tag, payload: s.payload, callback: null, next: null });
            a: {
              var m = e,
                h = s;
              f = t;
              var g = n;
              switch (h.tag) {
                case 1:
                  if (((m = h.payload), typeof m == `function`)) {
                    d = m.call(g, d, f);
                    break a;
                  }
                  d = m;
                  break a;
                case 3:
                  m.flags = (m.flags & -65537) | 128;
                case 0:
                  if (((m = h.payload), (f = typeof m == `function` ? m.call(g, d, f) : m), f == null))
                    break a;
                  d = S({}, d, f);
                  break a;
                case 2:
                  go = !0;
              }
            }
            (f = s.callback),
              f !== null &&
                ((e.flags |= 64),
                p && (e.flags |= 8192),
                (p = i.callbacks),
                p === null ? (i.callbacks = [f]) : p.push(f));
          } else
            (p = { lane: f, tag: s.tag, payload: s.payload, callback: s.callback, next: null }),
              u === null ? ((l = u = p), (c = d)) : (u = u.next = p),
              (o |= f);
          if (((s = s.next), s === null)) {
            if (((s = i.shared.pending), s === null)) break;
            (p = s), (s = p.next), (p.next = null), (i.lastBaseUpdate = p), (i.shared.pending = null);
          }
        } while (1);
        u === null && (c = d),
          (i.baseState = c),
          (i.firstBaseUpdate = l),
          (i.lastBaseUpdate = u),
          a === null && (i.shared.lanes = 0),
          (od |= o),
          (e.lanes = o),
          (e.memoizedState = d);
      }
    }
    function Eo(e, t) {
      if (typeof e != `function`) throw Error(a(191, e));
      e.call(t);
    }
    function Do(e, t) {
      var n = e.callbacks;
      if (n !== null) for (e.callbacks = null, e = 0; e < n.length; e++) Eo(n[e], t);
    }
    var Oo = Ce(null),
      ko = Ce(0);
    function Ao(e, t) {
      (e = id), M(ko, e), M(Oo, t), (id = e | t.baseLanes);
    }
    function jo() {
      M(ko, id), M(Oo, Oo.current);
    }
    function Mo() {
      (id = ko.current), we(Oo), we(ko);
    }
    var No = Ce(null),
      Po = null;
    function Fo(e) {
      var t = e.alternate;
      M(Bo, Bo.current & 1),
        M(No, e),
        Po === null && (t === null || Oo.current !== null || t.memoizedState !== null) && (Po = e);
    }
    function Io(e) {
      M(Bo, Bo.current), M(No, e), Po === null && (Po = e);
    }
    function Lo(e) {
      e.tag === 22 ? (M(Bo, Bo.current), M(No, e), Po === null && (Po = e)) : Ro();
    }
    function Ro() {
      M(Bo, Bo.current), M(No, No.current);
    }
    function zo(e) {
      we(No), Po === e && (Po = null), we(Bo);
    }
    var Bo = Ce(0);
    function Vo(e, t) {
      M(No, No.current), M(Bo, t);
    }
    function Ho(e) {
      we(Bo), we(No), Po === e && (Po = null);
    }
    function Uo(e) {
      for (var t = e; t !== null; ) {
        if (t.tag === 13) {
          var n = t.memoizedState;
          if (n !== null && ((n = n.dehydrated), n === null || om(n) || sm(n))) return t;
        } else if (t.tag === 19 && t.memoizedProps.revealOrder !== `independent`) {
          if (t.flags & 128) return t;
        } else if (t.child !== null) {
          (t.child.return = t), (t = t.child);
          continue;
        }
        if (t === e) break;
        for (; t.sibling === null; ) {
          if (t.return === null || t.return === e) return null;
          t = t.return;
        }
        (t.sibling.return = t.return), (t = t.sibling);
      }
      return null;
    }
    var Wo = 0,
      z = null,
      B = null,
      Go = null,
      Ko = !1,
      qo = !1,
      Jo = !1,
      Yo = 0,
      Xo = 0,
      Zo = null,
      Qo = 0;
    function $o() {
      throw Error(a(321));
    }
    function es(e, t) {
      if (t === null) return !1;
      for (var n = 0; n < t.length && n < e.length; n++) if (!Wr(e[n], t[n])) return !1;
      return !0;
    }
    function ts(e, t, n, r, i, a) {
      return (
        (Wo = a),
        (z = t),
        (t.memoizedState = null),
        (t.updateQueue = null),
        (t.lanes = 0),
        (A.H = e === null || e.memoizedState === null ? gc : _c),
        (Jo = !1),
        (a = n(r, i)),
        (Jo = !1),
        qo && (a = rs(t, n, r, i)),
        ns(e),
        a
      );
    }
    function ns(e) {
      A.H = hc;
      var t = B !== null && B.next !== null;
      if (((Wo = 0), (Go = B = z = null), (Ko = !1), (Xo = 0), (Zo = null), t)) throw Error(a(300));
      e === null || Pc || ((e = e.dependencies), e !== null && Ta(e) && (Pc = !0));
    }
    function rs(e, t, n, r) {
      z = e;
      var i = 0;
      do {
        if ((qo && (Zo = null), (Xo = 0), (qo = !1), 25 <= i)) throw Error(a(301));
        if (((i += 1), (Go = B = null), e.updateQueue != null)) {
          var o = e.updateQueue;
          (o.lastEffect = null),
            (o.events = null),
            (o.stores = null),
            o.memoCache != null && (o.memoCache.index = 0);
        }
        (A.H = vc), (o = t(n, r));
      } while (qo);
      return o;
    }
    function is() {
      var e = A.H,
        t = e.useState()[0];
      return (
        (t = typeof t.then == `function` ? ls(t) : t),
        (e = e.useState()[0]),
        (B === null ? null : B.memoizedState) !== e && (z.flags |= 1024),
        t
      );
    }
    function as() {
      var e = Yo !== 0;
      return (Yo = 0), e;
    }
    function os(e, t, n) {
      (t.updateQueue = e.updateQueue), (t.flags &= -2053), (e.lanes &= ~n);
    }
    function ss(e) {
      if (Ko) {
        for (e = e.memoizedState; e !== null; ) {
          var t = e.queue;
          t !== null && (t.pending = null), (e = e.next);
        }
        Ko = !1;
      }
      (Wo = 0), (Go = B = z = null), (qo = !1), (Xo = Yo = 0), (Zo = null);
    }
    function V() {
      var e = { memoizedState: null, baseState: null, baseQueue: null, queue: null, next: null };
      return Go === null ? (z.memoizedState = Go = e) : (Go = Go.next = e), Go;
    }
    function H() {
      if (B === null) {
        var e = z.alternate;
        e = e === null ? null : e.memoizedState;
      } else e = B.next;
      var t = Go === null ? z.memoizedState : Go.next;
      if (t !== null) (Go = t), (B = e);
      else {
        if (e === null) throw z.alternate === null ? Error(a(467)) : Error(a(310));
        (B = e),
          (e = {
            memoizedState: B.memoizedState,
            baseState: B.baseState,
            baseQueue: B.baseQueue,
            queue: B.queue,
            next: null,
          }),
          Go === null ? (z.memoizedState = Go = e) : (Go = Go.next = e);
      }
      return Go;
    }
    function cs() {
      return { lastEffect: null, events: null, stores: null, memoCache: null };
    }
    function ls(e) {
      var t = Xo;
      return (
        (Xo += 1),
        Zo === null && (Zo = []),
        (e = no(Zo, e, t)),
        (t = z),
        (Go === null ? t.memoizedState : Go.next) === null &&
          ((t = t.alternate), (A.H = t === null || t.memoizedState === null ? gc : _c)),
        e
      );
    }
    function us(e) {
      if (typeof e == `object` && e) {
        if (typeof e.then == `function`) return ls(e);
        if (e.$$typeof === me) return;
        if (e.$$typeof === ae) return Da(e);
      }
      throw Error(a(438, String(e)));
    }
    function ds(e) {
      var t = null,
        n = z.updateQueue;
      if ((n !== null && (t = n.memoCache), t == null)) {
        var r = z.alternate;
        r !== null &&
          ((r = r.updateQueue),
          r !== null &&
            ((r = r.memoCache),
            r != null &&
              (t = {
                data: r.data.map(function (e) {
                  return e.slice();
                }),
                index: 0,
              })));
      }
      if (
        ((t ??= { data: [], index: 0 }),
        n === null && ((n = cs()), (z.updateQueue = n)),
        (n.memoCache = t),
        (n = t.data[t.index]),
        n === void 0)
      )
        for (n = t.data[t.index] = Array(e), r = 0; r < e; r++) n[r] = fe;
      return t.index++, n;
    }
    function fs(e, t) {
      return typeof t == `function` ? t(e) : t;
    }
    function ps(e) {
      return ms(H(), B, e);
    }
    function ms(e, t, n) {
      var r = e.queue;
      if (r === null) throw Error(a(311));
      r.lastRenderedReducer = n;
      var i = e.baseQueue,
        o = r.pending;
      if (o !== null) {
        if (i !== null) {
          var s = i.next;
          (i.next = o.next), (o.next = s);
        }
        (t.baseQueue = i = o), (r.pending = null);
      }
      if (((o = e.baseState), i === null)) e.memoizedState = o;
      else {
        t = i.next;
        var c = (s = null),
          l = null,
          u = t,
          d = !1;
        do {
          var f = u.lane & -536870913;
          if (f === u.lane ? (Wo & f) === f : (Y & f) === f) {
            var p = u.revertLane;
            if (p === 0)
              l !== null &&
                (l = l.next =
                  {
                    lane: 0,
                    revertLane: 0,
                    gesture: null,
                    action: u.action,
                    hasEagerState: u.hasEagerState,
                    eagerState: u.eagerState,
                    next: null,
                  }),
                f === Va && (d = !0);
            else if ((Wo & p) === p) {
              (u = u.next), p === Va && (d = !0);
              continue;
            } else
              (f = {
                lane: 0,
                revertLane: u.revertLane,
                gesture: null,
                action: u.action,
                hasEagerState: u.hasEagerState,
                eagerState: u.eagerState,
                next: null,
              }),
                l === null ? ((c = l = f), (s = o)) : (l = l.next = f),
                (z.lanes |= p),
                (od |= p);
            (f = u.action), Jo && n(o, f), (o = u.hasEagerState ? u.eagerState : n(o, f));
          } else
            (p = {
              lane: f,
              revertLane: u.revertLane,
              gesture: u.gesture,
              action: u.action,
              hasEagerState: u.hasEagerState,
              eagerState: u.eagerState,
              next: null,
            }),
              l === null ? ((c = l = p), (s = o)) : (l = l.next = p),
              (z.lanes |= f),
              (od |= f);
          u = u.next;
        } while (u !== null && u !== t);
        if (
          (l === null ? (s = o) : (l.next = c),
          !Wr(o, e.memoizedState) && ((Pc = !0), d && ((n = Ha), n !== null)))
        )
          throw n;
        (e.memoizedState = o), (e.baseState = s), (e.baseQueue = l), (r.lastRenderedState = o);
      }
      return i === null && (r.lanes = 0), [e.memoizedState, r.dispatch];
    }
    function hs(e) {
      var t = H(),
        n = t.queue;
      if (n === null) throw Error(a(311));
      n.lastRenderedReducer = e;
      var r = n.dispatch,
        i = n.pending,
        o = t.memoizedState;
      if (i !== null) {
        n.pending = null;
        var s = (i = i.next);
        do (o = e(o, s.action)), (s = s.next);
        while (s !== i);
        Wr(o, t.memoizedState) || (Pc = !0),
          (t.memoizedState = o),
          t.baseQueue === null && (t.baseState = o),
          (n.lastRenderedState = o);
      }
      return [o, r];
    }
    function gs(e, t, n) {
      var r = z,
        i = H(),
        o = R;
      if (o) {
        if (n === void 0) throw Error(a(407));
        n = n();
      } else n = t();
      var s = !Wr((B || i).memoizedState, n);
      if (
        (s && ((i.memoizedState = n), (Pc = !0)),
        (i = i.queue),
        Vs(ys.bind(null, r, i, e), [e]),
        (e = i.getSnapshot !== t || s || (Go !== null && !!(Go.memoizedState.tag & 1))),
        Is(e ? 9 : 8, { destroy: void 0 }, vs.bind(null, r, i, n, t), null),
        e)
      ) {
        if (((r.flags |= 2048), q === null)) throw Error(a(349));
        o || Wo & 127 || _s(r, t, n);
      }
      return n;
    }
    function _s(e, t, n) {
      (e.flags |= 16384),
        (e = { getSnapshot: t, value: n }),
        (t = z.updateQueue),
        t === null
          ? ((t = cs()), (z.updateQueue = t), (t.stores = [e]))
          : ((n = t.stores), n === null ? (t.stores = [e]) : n.push(e));
    }
    function vs(e, t, n, r) {
      (t.value = n), (t.getSnapshot = r), bs(t) && xs(e);
    }
    function ys(e, t, n) {
      return n(function () {
        bs(t) && xs(e);
      });
    }
    function bs(e) {
      var t = e.getSnapshot;
      e = e.value;
      try {
        var n = t();
        return !Wr(e, n);
      } catch {
        return !0;
      }
    }
    function xs(e) {
      var t = Ai(e, 2);
      t !== null && Pd(t, e, 2);
    }
    function Ss(e) {
      var t = V();
      if (typeof e == `function`) {
        var n = e;
        if (((e = n()), Jo)) {
          nt(!0);
          try {
            n();
          } finally {
            nt(!1);
          }
        }
      }
      return (
        (t.memoizedState = t.baseState = e),
        (t.queue = {
          pending: null,
          lanes: 0,
          dispatch: null,
          lastRenderedReducer: fs,
          lastRenderedState: e,
        }),
        t
      );
    }
    function Cs(e, t, n, r) {
      return (e.baseState = n), ms(e, B, typeof r == `function` ? r : fs);
    }
    function ws(e, t, n, r, i) {
      if (fc(e)) throw Error(a(485));
      if (((e = t.action), e !== null)) {
        var o = {
          payload: i,
          action: e,
          next: null,
          isTransition: !0,
          status: `pending`,
          value: null,
          reason: null,
          listeners: [],
          then: function (e) {
            o.listeners.push(e);
          },
        };
        A.T === null ? (o.isTransition = !1) : n(!0),
          r(o),
          (n = t.pending),
          n === null ? ((o.next = t.pending = o), Ts(t, o)) : ((o.next = n.next), (t.pending = n.next = o));
      }
    }
    function Ts(e, t) {
      var n = t.action,
        r = t.payload,
        i = e.state;
      if (t.isTransition) {
        var a = A.T,
          o = {};
        (o.types = a === null ? null : a.types), (A.T = o);
        try {
          var s = n(i, r),
            c = A.S;
          c !== null && c(o, s), Es(e, t, s);
        } catch (n) {
          Os(e, t, n);
        } finally {
          a !== null && o.types !== null && (a.types = o.types), (A.T = a);
        }
      } else
        try {
          (a = n(i, r)), Es(e, t, a);
        } catch (n) {
          Os(e, t, n);
        }
    }
    function Es(e, t, n) {
      typeof n == `object` && n && typeof n.then == `function`
        ? n.then(
            function (n) {
              Ds(e, t, n);
            },
            function (n) {
              return Os(e, t, n);
            },
          )
        : Ds(e, t, n);
    }
    function Ds(e, t, n) {
      (t.status = `fulfilled`),
        (t.value = n),
        ks(t),
        (e.state = n),
        (t = e.pending),
        t !== null && ((n = t.next), n === t ? (e.pending = null) : ((n = n.next), (t.next = n), Ts(e, n)));
    }
    function Os(e, t, n) {
      var r = e.pending;
      if (((e.pending = null), r !== null)) {
        r = r.next;
        do (t.status = `rejected`), (t.reason = n), ks(t), (t = t.next);
        while (t !== r);
      }
      e.action = null;
    }
    function ks(e) {
      e = e.listeners;
      for (var t = 0; t < e.length; t++) (0, e[t])();
    }
    function As(e, t) {
      return t;
    }
    function js(e, t) {
      if (R) {
        var n = q.formState;
        if (n !== null) {
          a: {
            var r = z;
            if (R) {
              if (L) {
                b: {
                  for (var i = L, a = ca; i.nodeType !== 8; )
                    if (!a || ((i = lm(i.nextSibling)), i === null)) {
                      i = null;
                      break b;
                    }
                  (a = i.data), (i = a === `F!` || a === `F` ? i : null);
                }
                if (i) {
                  (L = lm(i.nextSibling)), (r = i.data === `F!`);
                  break a;
                }
              }
              ua(r);
            }
            r = !1;
          }
          r && (t = n[0]);
        }
      }
      return (
        (n = V()),
        (n.memoizedState = n.baseState = t),
        (r = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: As, lastRenderedState: t }),
        (n.queue = r),
        (n = lc.bind(null, z, r)),
        (r.dispatch = n),
        (r = Ss(!1)),
        (a = dc.bind(null, z, !1, r.queue)),
        (r = V()),
        (i = { state: t, dispatch: null, action: e, pending: null }),
        (r.queue = i),
        (n = ws.bind(null, z, i, a, n)),
        (i.dispatch = n),
        (r.memoizedState = e),
        [t, n, !1]
      );
    }
    function Ms(e) {
      return Ns(H(), B, e);
    }
    function Ns(e, t, n) {
      if (((t = ms(e, t, As)[0]), (e = ps(fs)[0]), typeof t == `object` && t && typeof t.then == `function`))
        try {
          var r = ls(t);
        } catch (e) {
          throw e === Za ? $a : e;
        }
      else r = t;
      t = H();
      var i = t.queue,
        a = i.dispatch;
      return (
        n !== t.memoizedState && ((z.flags |= 2048), Is(9, { destroy: void 0 }, Ps.bind(null, i, n), null)),
        [r, a, e]
      );
    }
    function Ps(e, t) {
      e.action = t;
    }
    function Fs(e) {
      var t = H(),
        n = B;
      if (n !== null) return Ns(t, n, e);
      H(), (t = t.memoizedState), (n = H());
      var r = n.queue.dispatch;
      return (n.memoizedState = e), [t, r, !1];
    }
    function Is(e, t, n, r) {
      return (
        (e = { tag: e, create: n, deps: r, inst: t, next: null }),
        (t = z.updateQueue),
        t === null && ((t = cs()), (z.updateQueue = t)),
        (n = t.lastEffect),
        n === null
          ? (t.lastEffect = e.next = e)
          : ((r = n.next), (n.next = e), (e.next = r), (t.lastEffect = e)),
        e
      );
    }
    function Ls() {
      return H().memoizedState;
    }
    function Rs(e, t, n, r) {
      var i = V();
      (z.flags |= e), (i.memoizedState = Is(1 | t, { destroy: void 0 }, n, r === void 0 ? null : r));
    }
    function zs(e, t, n, r) {
      var i = H();
      r = r === void 0 ? null : r;
      var a = i.memoizedState.inst;
      B !== null && r !== null && es(r, B.memoizedState.deps)
        ? (i.memoizedState = Is(t, a, n, r))
        : ((z.flags |= e), (i.memoizedState = Is(1 | t, a, n, r)));
    }
    function Bs(e, t) {
      Rs(8390656, 8, e, t);
    }
    function Vs(e, t) {
      zs(2048, 8, e, t);
    }
    function Hs(e) {
      z.flags |= 4;
      var t = z.updateQueue;
      if (t === null) (t = cs()), (z.updateQueue = t), (t.events = [e]);
      else {
        var n = t.events;
        n === null ? (t.events = [e]) : n.push(e);
      }
    }
    function Us(e) {
      var t = H().memoizedState;
      return (
        Hs({ ref: t, nextImpl: e }),
        function () {
          if (K & 2) throw Error(a(440));
          return t.impl.apply(void 0, arguments);
        }
      );
    }
    function Ws(e, t) {
      return zs(4, 2, e, t);
    }
    function Gs(e, t) {
      return zs(4, 4, e, t);
    }
    function Ks(e, t) {
      if (typeof t == `function`) {
        e = e();
        var n = t(e);
        return function () {
          typeof n == `function` ? n() : t(null);
        };
      }
      if (t != null)
        return (
          (e = e()),
          (t.current = e),
          function () {
            t.current = null;
          }
        );
    }
    function qs(e, t, n) {
      (n = n == null ? null : n.concat([e])), zs(4, 4, Ks.bind(null, t, e), n);
    }
    function Js() {}
    function Ys(e, t) {
      var n = H();
      t = t === void 0 ? null : t;
      var r = n.memoizedState;
      return t !== null && es(t, r[1]) ? r[0] : ((n.memoizedState = [e, t]), e);
    }
    function Xs(e, t) {
      var n = H();
      t = t === void 0 ? null : t;
      var r = n.memoizedState;
      if (t !== null && es(t, r[1])) return r[0];
      if (((r = e()), Jo)) {
        nt(!0);
        try {
          e();
        } finally {
          nt(!1);
        }
      }
      return (n.memoizedState = [r, t]), r;
    }
    function Zs(e, t, n) {
      return n === void 0 || (Wo & 1073741824 && !(Y & 261930))
        ? (e.memoizedState = t)
        : ((e.memoizedState = n), (e = Md()), (z.lanes |= e), (od |= e), n);
    }
    function Qs(e, t, n, r) {
      return Wr(n, t)
        ? n
        : Oo.current === null
          ? !(Wo & 106) || (Wo & 1073741824 && !(Y & 261930))
            ? ((Pc = !0), (e.memoizedState = n))
            : ((e = Md()), (z.lanes |= e), (od |= e), t)
          : ((e = Zs(e, n, r)), Wr(e, t) || (Pc = !0), e);
    }
    function $s(e, t, n, r, i) {
      var a = j.p;
      j.p = a !== 0 && 8 > a ? a : 8;
      var o = A.T,
        s = {};
      (s.types = o === null ? null : o.types), (A.T = s), dc(e, !1, t, n);
      try {
        var c = i(),
          l = A.S;
        l !== null && l(s, c),
          typeof c == `object` && c && typeof c.then == `function`
            ? uc(e, t, Ga(c, r), jd(e))
            : uc(e, t, r, jd(e));
      } catch (n) {
        uc(e, t, { then: function () {}, status: `rejected`, reason: n }, jd());
      } finally {
        (j.p = a), o !== null && s.types !== null && (o.types = s.types), (A.T = o);
      }
    }
    function ec() {}
    function tc(e, t, n, r) {
      if (e.tag !== 5) throw Error(a(476));
      var i = nc(e).queue;
      $s(
        e,
        i,
        t,
        be,
        n === null
          ? ec
          : function () {
              return rc(e), n(r);
            },
      );
    }
    function nc(e) {
      var t = e.memoizedState;
      if (t !== null) return t;
      t = {
        memoizedState: be,
        baseState: be,
        baseQueue: null,
        queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: fs, lastRenderedState: be },
        next: null,
      };
      var n = {};
      return (
        (t.next = {
          memoizedState: n,
          baseState: n,
          baseQueue: null,
          queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: fs, lastRenderedState: n },
          next: null,
        }),
        (e.memoizedState = t),
        (e = e.alternate),
        e !== null && (e.memoizedState = t),
        t
      );
    }
    function rc(e) {
      var t = nc(e);
      t.next === null && (t = e.alternate.memoizedState), uc(e, t.next.queue, {}, jd());
    }
    function ic() {
      return Da(sh);
    }
    function ac() {
      return H().memoizedState;
    }
    function oc() {
      return H().memoizedState;
    }
    function sc(e) {
      for (var t = e.return; t !== null; ) {
        switch (t.tag) {
          case 24:
          case 3:
            var n = jd();
            e = yo(n);
            var r = bo(t, e, n);
            r !== null && (Pd(r, t, n), xo(r, t, n)), (t = { cache: Pa() }), (e.payload = t);
            return;
        }
        t = t.return;
      }
    }
    function cc(e, t, n) {
      var r = jd();
      (n = {
        lane: r,
        revertLane: 0,
        gesture: null,
        action: n,
        hasEagerState: !1,
        eagerState: null,
        next: null,
      }),
        fc(e) ? pc(t, n) : ((n = ki(e, t, n, r)), n !== null && (Pd(n, e, r), mc(n, t, r)));
    }
    function lc(e, t, n) {
      uc(e, t, n, jd());
    }
    function uc(e, t, n, r) {
      var i = {
        lane: r,
        revertLane: 0,
        gesture: null,
        action: n,
        hasEagerState: !1,
        eagerState: null,
        next: null,
      };
      if (fc(e)) pc(t, i);
      else {
        var a = e.alternate;
        if (e.lanes === 0 && (a === null || a.lanes === 0) && ((a = t.lastRenderedReducer), a !== null))
          try {
            var o = t.lastRenderedState,
              s = a(o, n);
            if (((i.hasEagerState = !0), (i.eagerState = s), Wr(s, o)))
              return Oi(e, t, i, 0), q === null && Di(), !1;
          } catch {}
        if (((n = ki(e, t, i, r)), n !== null)) return Pd(n, e, r), mc(n, t, r), !0;
      }
      return !1;
    }
    function dc(e, t, n, r) {
      if (
        ((r = {
          lane: 2,
          revertLane: Pf(),
          gesture: null,
          action: r,
          hasEagerState: !1,
          eagerState: null,
          next: null,
        }),
        fc(e))
      ) {
        if (t) throw Error(a(479));
      } else (t = ki(e, n, r, 2)), t !== null && Pd(t, e, 2);
    }
    function fc(e) {
      var t = e.alternate;
      return e === z || (t !== null && t === z);
    }
    function pc(e, t) {
      qo = Ko = !0;
      var n = e.pending;
      n === null ? (t.next = t) : ((t.next = n.next), (n.next = t)), (e.pending = t);
    }
    function mc(e, t, n) {
      if (n & 4194048) {
        var r = t.lanes;
        (r &= e.pendingLanes), (n |= r), (t.lanes = n), bt(e, n);
      }
    }
    var hc = {
        readContext: Da,
        use: us,
        useCallback: $o,
        useContext: $o,
        useEffect: $o,
        useImperativeHandle: $o,
        useLayoutEffect: $o,
        useInsertionEffect: $o,
        useMemo: $o,
        useReducer: $o,
        useRef: $o,
        useState: $o,
        useDebugValue: $o,
        useDeferredValue: $o,
        useTransition: $o,
        useSyncExternalStore: $o,
        useId: $o,
        useHostTransitionStatus: $o,
        useFormState: $o,
        useActionState: $o,
        useOptimistic: $o,
        useMemoCache: $o,
        useCacheRefresh: $o,
        useEffectEvent: $o,
      },
      gc = {
        readContext: Da,
        use: us,
        useCallback: function (e, t) {
          return (V().memoizedState = [e, t === void 0 ? null : t]), e;
        },
        useContext: Da,
        useEffect: Bs,
        useImperativeHandle: function (e, t, n) {
          (n = n == null ? null : n.concat([e])), Rs(4194308, 4, Ks.bind(null, t, e), n);
        },
        useLayoutEffect: function (e, t) {
          return Rs(4194308, 4, e, t);
        },
        useInsertionEffect: function (e, t) {
          Rs(4, 2, e, t);
        },
        useMemo: function (e, t) {
          var n = V();
          t = t === void 0 ? null : t;
          var r = e();
          if (Jo) {
            nt(!0);
            try {
              e();
            } finally {
              nt(!1);
            }
          }
          return (n.memoizedState = [r, t]), r;
        },
        useReducer: function (e, t, n) {
          var r = V();
          if (n !== void 0) {
            var i = n(t);
            if (Jo) {
              nt(!0);
              try {
                n(t);
              } finally {
                nt(!1);
              }
            }
          } else i = t;
          return (
            (r.memoizedState = r.baseState = i),
            (e = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: e, lastRenderedState: i }),
            (r.queue = e),
            (e = e.dispatch = cc.bind(null, z, e)),
            [r.memoizedState, e]
          );
        },
        useRef: function (e) {
          var t = V();
          return (e = { current: e }), (t.memoizedState = e);
        },
        useState: function (e) {
          e = Ss(e);
          var t = e.queue,
            n = lc.bind(null, z, t);
          return (t.dispatch = n), [e.memoizedState, n];
        },
        useDebugValue: Js,
        useDeferredValue: function (e, t) {
          return Zs(V(), e, t);
        },
        useTransition: function () {
          var e = Ss(!1);
          return (e = $s.bind(null, z, e.queue, !0, !1)), (V().memoizedState = e), [!1, e];
        },
        useSyncExternalStore: function (e, t, n) {
          var r = z,
            i = V();
          if (R) {
            if (n === void 0) throw Error(a(407));
            n = n();
          } else {
            if (((n = t()), q === null)) throw Error(a(349));
            Y & 127 || _s(r, t, n);
          }
          i.memoizedState = n;
          var o = { value: n, getSnapshot: t };
          return (
            (i.queue = o),
            Bs(ys.bind(null, r, o, e), [e]),
            (r.flags |= 2048),
            Is(9, { destroy: void 0 }, vs.bind(null, r, o, n, t), null),
            n
          );
        },
        useId: function () {
          var e = V(),
            t = q.identifierPrefix;
          if (R) {
            var n = ea,
              r = $i;
            (n = (r & ~(1 << (32 - rt(r) - 1))).toString(32) + n),
              (t = `_` + t + `R_` + n),
              (n = Yo++),
              0 < n && (t += `H` + n.toString(32)),
              (t += `_`);
          } else (n = Qo++), (t = `_` + t + `r_` + n.toString(32) + `_`);
          return (e.memoizedState = t);
        },
        useHostTransitionStatus: ic,
        useFormState: js,
        useActionState: js,
        useOptimistic: function (e) {
          var t = V();
          t.memoizedState = t.baseState = e;
          var n = {
            pending: null,
            lanes: 0,
            dispatch: null,
            lastRenderedReducer: null,
            lastRenderedState: null,
          };
          return (t.queue = n), (t = dc.bind(null, z, !0, n)), (n.dispatch = t), [e, t];
        },
        useMemoCache: ds,
        useCacheRefresh: function () {
          return (V().memoizedState = sc.bind(null, z));
        },
        useEffectEvent: function (e) {
          var t = V(),
            n = { impl: e };
          return (
            (t.memoizedState = n),
            function () {
              if (K & 2) throw Error(a(440));
              return n.impl.apply(void 0, arguments);
            }
          );
        },
      },
      _c = {
        readContext: Da,
        use: us,
        useCallback: Ys,
        useContext: Da,
        useEffect: Vs,
        useImperativeHandle: qs,
        useInsertionEffect: Ws,
        useLayoutEffect: Gs,
        useMemo: Xs,
        useReducer: ps,
        useRef: Ls,
        useState: function () {
          return ps(fs);
        },
        useDebugValue: Js,
        useDeferredValue: function (e, t) {
          return Qs(H(), B.memoizedState, e, t);
        },
        useTransition: function () {
          var e = ps(fs)[0],
            t = H().memoizedState;
          return [typeof e == `boolean` ? e : ls(e), t];
        },
        useSyncExternalStore: gs,
        useId: ac,
        useHostTransitionStatus: ic,
        useFormState: Ms,
        useActionState: Ms,
        useOptimistic: function (e, t) {
          return Cs(H(), B, e, t);
        },
        useMemoCache: ds,
        useCacheRefresh: oc,
        useEffectEvent: Us,
      },
      vc = {
        readContext: Da,
        use: us,
        useCallback: Ys,
        useContext: Da,
        useEffect: Vs,
        useImperativeHandle: qs,
        useInsertionEffect: Ws,
        useLayoutEffect: Gs,
        useMemo: Xs,
        useReducer: hs,
        useRef: Ls,
        useState: function () {
          return hs(fs);
        },
        useDebugValue: Js,
        useDeferredValue: function (e, t) {
          var n = H();
          return B === null ? Zs(n, e, t) : Qs(n, B.memoizedState, e, t);
        },
        useTransition: function () {
          var e = hs(fs)[0],
            t = H().memoizedState;
          return [typeof e == `boolean` ? e : ls(e), t];
        },
        useSyncExternalStore: gs,
        useId: ac,
        useHostTransitionStatus: ic,
        useFormState: Fs,
        useActionState: Fs,
        useOptimistic: function (e, t) {
          var n = H();
          return B === null ? ((n.baseState = e), [e, n.queue.dispatch]) : Cs(n, B, e, t);
        },
        useMemoCache: ds,
        useCacheRefresh: oc,
        useEffectEvent: Us,
      };
    function yc(e, t, n, r) {
      (t = e.memoizedState),
        (n = n(r, t)),
        (n = n == null ? t : S({}, t, n)),
        (e.memoizedState = n),
        e.lanes === 0 && (e.updateQueue.baseState = n);
    }
    var bc = {
      enqueueSetState: function (e, t, n) {
        e = e._reactInternals;
        var r = jd(),
          i = yo(r);
        (i.payload = t),
          n != null && (i.callback = n),
          (t = bo(e, i, r)),
          t !== null && (Pd(t, e, r), xo(t, e, r));
      },
      enqueueReplaceState: function (e, t, n) {
        e = e._reactInternals;
        var r = jd(),
          i = yo(r);
        (i.tag = 1),
          (i.payload = t),
          n != null && (i.callback = n),
          (t = bo(e, i, r)),
          t !== null && (Pd(t, e, r), xo(t, e, r));
      },
      enqueueForceUpdate: function (e, t) {
        e = e._reactInternals;
        var n = jd(),
          r = yo(n);
        (r.tag = 2),
          t != null && (r.callback = t),
          (t = bo(e, r, n)),
          t !== null && (Pd(t, e, n), xo(t, e, n));
      },
    };
    function xc(e, t, n, r, i, a, o) {
      return (
        (e = e.stateNode),
        typeof e.shouldComponentUpdate == `function`
          ? e.shouldComponentUpdate(r, a, o)
          : t.prototype && t.prototype.isPureReactComponent
            ? !Gr(n, r) || !Gr(i, a)
            : !0
      );
    }
    function Sc(e, t, n, r) {
      (e = t.state),
        typeof t.componentWillReceiveProps == `function` && t.componentWillReceiveProps(n, r),
        typeof t.UNSAFE_componentWillReceiveProps == `function` && t.UNSAFE_componentWillReceiveProps(n, r),
        t.state !== e && bc.enqueueReplaceState(t, t.state, null);
    }
    function Cc(e, t) {
      var n = t;
      if (`ref` in t) for (var r in ((n = {}), t)) r !== `ref` && (n[r] = t[r]);
      if ((e = e.defaultProps))
        for (var i in (n === t && (n = S({}, n)), e)) n[i] === void 0 && (n[i] = e[i]);
      return n;
    }
    function wc(e) {
      Ci(e);
    }
    function Tc(e) {
      console.error(e);
    }
    function Ec(e) {
      Ci(e);
    }
    function Dc(e, t) {
      try {
        var n = e.onUncaughtError;
        n(t.value, { componentStack: t.stack });
      } catch (e) {
        setTimeout(function () {
          throw e;
        });
      }
    }
    function Oc(e, t, n) {
      try {
        var r = e.onCaughtError;
        r(n.value, { componentStack: n.stack, errorBoundary: t.tag === 1 ? t.stateNode : null });
      } catch (e) {
        setTimeout(function () {
          throw e;
        });
      }
    }
    function kc(e, t, n) {
      return (
        (n = yo(n)),
        (n.tag = 3),
        (n.payload = { element: null }),
        (n.callback = function () {
          Dc(e, t);
        }),
        n
      );
    }
    function Ac(e) {
      return (e = yo(e)), (e.tag = 3), e;
    }
    function jc(e, t, n, r) {
      var i = n.type.getDerivedStateFromError;
      if (typeof i == `function`) {
        var a = r.value;
        (e.payload = function () {
          return i(a);
        }),
          (e.callback = function () {
            Oc(t, n, r);
          });
      }
      var o = n.stateNode;
      o !== null &&
        typeof o.componentDidCatch == `function` &&
        (e.callback = function () {
          Oc(t, n, r), typeof i != `function` && (vd === null ? (vd = new Set([this])) : vd.add(this));
          var e = r.stack;
          this.componentDidCatch(r.value, { componentStack: e === null ? `` : e });
        });
    }
    function Mc(e, t, n, r, i) {
      if (((n.flags |= 32768), typeof r == `object` && r && typeof r.then == `function`)) {
        if (((t = n.alternate), t !== null && wa(t, n, i, !0), (n = No.current), n !== null)) {
          switch (n.tag) {
            case 31:
            case 13:
            case 19:
              return (
                Po === null ? Kd() : n.alternate === null && ad === 0 && (ad = 3),
                (n.flags &= -257),
                (n.flags |= 65536),
                (n.lanes = i),
                r === eo
                  ? (n.flags |= 16384)
                  : ((t = n.updateQueue),
                    t === null ? (n.updateQueue = new Set([r])) : t.add(r),
                    mf(e, r, i)),
                !1
              );
            case 22:
              return (
                (n.flags |= 65536),
                r === eo
                  ? (n.flags |= 16384)
                  : ((t = n.updateQueue),
                    t === null
                      ? ((t = { transitions: null, markerInstances: null, retryQueue: new Set([r]) }),
                        (n.updateQueue = t))
                      : ((n = t.retryQueue), n === null ? (t.retryQueue = new Set([r])) : n.add(r)),
                    mf(e, r, i)),
                !1
              );
          }
          throw Error(a(435, n.tag));
        }
        return mf(e, r, i), Kd(), !1;
      }
      if (R)
        return (
          (t = No.current),
          t === null
            ? (r !== la && ((t = Error(a(423), { cause: r })), ga(Gi(t, n))),
              (e = e.current.alternate),
              (e.flags |= 65536),
              (i &= -i),
              (e.lanes |= i),
              (r = Gi(r, n)),
              (i = kc(e.stateNode, r, i)),
              So(e, i),
              ad !== 4 && (ad = 2))
            : (!(t.flags & 65536) && (t.flags |= 256),
              (t.flags |= 65536),
              (t.lanes = i),
              r !== la && ((e = Error(a(422), { cause: r })), ga(Gi(e, n)))),
          !1
        );
      var o = Error(a(520), { cause: r });
      if (((o = Gi(o, n)), dd === null ? (dd = [o]) : dd.push(o), ad !== 4 && (ad = 2), t === null))
        return !0;
      (r = Gi(r, n)), (n = t);
      do {
        switch (n.tag) {
          case 3:
            return (
              (n.flags |= 65536), (e = i & -i), (n.lanes |= e), (e = kc(n.stateNode, r, e)), So(n, e), !1
            );
          case 1:
            if (
              ((t = n.type),
              (o = n.stateNode),
              !(n.flags & 128) &&
                (typeof t.getDerivedStateFromError == `function` ||
                  (o !== null && typeof o.componentDidCatch == `function` && (vd === null || !vd.has(o)))))
            )
              return (n.flags |= 65536), (i &= -i), (n.lanes |= i), (i = Ac(i)), jc(i, e, n, r), So(n, i), !1;
            break;
          case 22:
            if (n.memoizedState !== null) return (n.flags |= 65536), !1;
        }
        n = n.return;
      } while (n !== null);
      return !1;
    }
    var Nc = Error(a(461)),
      Pc = !1;
    function Fc(e, t, n, r) {
      t.child = e === null ? ho(t, null, n, r) : mo(t, e.child, n, r);
    }
    function Ic(e, t, n, r, i) {
      n = n.render;
      var a = t.ref;
      if (`ref` in r) {
        var o = {};
        for (var s in r) s !== `ref` && (o[s] = r[s]);
      } else o = r;
      return (
        Ea(t),
        (r = ts(e, t, n, o, a, i)),
        (s = as()),
        e !== null && !Pc
          ? (os(e, t, i), ul(e, t, i))
          : (R && s && ra(t), (t.flags |= 1), Fc(e, t, r, i), t.child)
      );
    }
    function Lc(e, t, n, r, i) {
      if (e === null) {
        var a = n.type;
        return typeof a == `function` && !Ii(a) && a.defaultProps === void 0 && n.compare === null
          ? ((t.tag = 15), (t.type = a), Rc(e, t, a, r, i))
          : ((e = zi(n.type, null, r, t, t.mode, i)), (e.ref = t.ref), (e.return = t), (t.child = e));
      }
      if (((a = e.child), !dl(e, i))) {
        var o = a.memoizedProps;
        if (((n = n.compare), (n = n === null ? Gr : n), n(o, r) && e.ref === t.ref)) return ul(e, t, i);
      }
      return (t.flags |= 1), (e = Li(a, r)), (e.ref = t.ref), (e.return = t), (t.child = e);
    }
    function Rc(e, t, n, r, i) {
      if (e !== null) {
        var a = e.memoizedProps;
        if (Gr(a, r) && e.ref === t.ref) {
          if (((Pc = !1), (t.pendingProps = r = a), dl(e, i))) e.flags & 131072 && (Pc = !0);
          else return (t.lanes = e.lanes), ul(e, t, i);
        }
      }
      return Kc(e, t, n, r, i);
    }
    function zc(e, t, n, r) {
      var i = r.children,
        a = e === null ? null : e.memoizedState;
      if (
        (e === null &&
          t.stateNode === null &&
          (t.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
        r.mode === `hidden`)
      ) {
        if (t.flags & 128) {
          if (((a = a === null ? n : a.baseLanes | n), e !== null)) {
            for (r = t.child = e.child, i = 0; r !== null; )
              (i = i | r.lanes | r.childLanes), (r = r.sibling);
            r = i & ~a;
          } else (r = 0), (t.child = null);
          return Vc(e, t, a, n, r);
        }
        if (n & 536870912)
          (t.memoizedState = { baseLanes: 0, cachePool: null }),
            e !== null && Ya(t, a === null ? null : a.cachePool),
            a === null ? jo() : Ao(t, a),
            Lo(t);
        else return (r = t.lanes = 536870912), Vc(e, t, a === null ? n : a.baseLanes | n, n, r);
      } else
        a === null
          ? (e !== null && Ya(t, null), jo(), Ro())
          : (Ya(t, a.cachePool), Ao(t, a), Ro(), (t.memoizedState = null));
      return Fc(e, t, i, n), t.child;
    }
    function Bc(e, t) {
      return (
        (e !== null && e.tag === 22) ||
          t.stateNode !== null ||
          (t.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
        t.sibling
      );
    }
    function Vc(e, t, n, r, i) {
      var a = Ja();
      return (
        (a = a === null ? null : { parent: Na._currentValue, pool: a }),
        (t.memoizedState = { baseLanes: n, cachePool: a }),
        e !== null && Ya(t, null),
        jo(),
        Lo(t),
        e !== null && wa(e, t, r, !0),
        (t.childLanes = i),
        null
      );
    }
    function Hc(e, t) {
      return (
        (t = tl({ mode: t.mode, children: t.children }, e.mode)),
        (t.ref = e.ref),
        (e.child = t),
        (t.return = e),
        t
      );
    }
    function Uc(e, t, n) {
      return (
        mo(t, e.child, null, n),
        (e = Hc(t, t.pendingProps)),
        (e.flags |= 2),
        zo(t),
        (t.memoizedState = null),
        e
      );
    }
    function Wc(e, t, n) {
      var r = t.pendingProps,
        i = !!(t.flags & 128);
      if (((t.flags &= -129), e === null)) {
        if (R) {
          if (r.mode === `hidden`)
            return (
              (e = Hc(t, r)),
              (t.lanes = 536870912),
              (e.memoizedState = { baseLanes: 0, cachePool: null }),
              Bc(null, e)
            );
          if (
            (Io(t),
            (e = L)
              ? ((e = am(e, ca)),
                (e = e !== null && e.data === `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: Qi === null ? null : { id: $i, overflow: ea },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = Hi(e)),
                  (n.return = t),
                  (t.child = n),
                  (oa = t),
                  (L = null)))
              : (e = null),
            e === null)
          )
            throw ua(t);
          return (t.lanes = 536870912), null;
        }
        return Hc(t, r);
      }
      var o = e.memoizedState;
      if (o !== null) {
        var s = o.dehydrated;
        if ((Io(t), i)) {
          if (t.flags & 256) (t.flags &= -257), (t = Uc(e, t, n));
          else if (t.memoizedState !== null) (t.child = e.child), (t.flags |= 128), (t = null);
          else throw Error(a(558));
        } else if ((Pc || wa(e, t, n, !1), (i = (n & e.childLanes) !== 0), Pc || i)) {
          if (Oo.current === null) {
            if (((r = q), r !== null && ((s = xt(r, n)), s !== 0 && s !== o.retryLane)))
              throw ((o.retryLane = s), Ai(e, s), Pd(r, e, s), Nc);
            Kd();
          }
          t = Uc(e, t, n);
        } else
          (e = o.treeContext),
            (L = lm(s.nextSibling)),
            (oa = t),
            (R = !0),
            (sa = null),
            (ca = !1),
            e !== null && aa(t, e),
            (t = Hc(t, r)),
            (t.flags |= 134221824);
        return t;
      }
      return (
        (e = Li(e.child, { mode: r.mode, children: r.children })),
        (e.ref = t.ref),
        (t.child = e),
        (e.return = t),
        e
      );
    }
    function Gc(e, t) {
      var n = t.ref;
      if (n === null) e !== null && e.ref !== null && (t.flags |= 4194816);
      else {
        if (typeof n != `function` && typeof n != `object`) throw Error(a(284));
        (e === null || e.ref !== n) && (t.flags |= 4194816);
      }
    }
    function Kc(e, t, n, r, i) {
      return (
        Ea(t),
        (n = ts(e, t, n, r, void 0, i)),
        (r = as()),
        e !== null && !Pc
          ? (os(e, t, i), ul(e, t, i))
          : (R && r && ra(t), (t.flags |= 1), Fc(e, t, n, i), t.child)
      );
    }
    function qc(e, t, n, r, i, a) {
      return (
        Ea(t),
        (t.updateQueue = null),
        (n = rs(t, r, n, i)),
        ns(e),
        (r = as()),
        e !== null && !Pc
          ? (os(e, t, a), ul(e, t, a))
          : (R && r && ra(t), (t.flags |= 1), Fc(e, t, n, a), t.child)
      );
    }
    function Jc(e, t, n, r, i) {
      if ((Ea(t), t.stateNode === null)) {
        var a = Ni,
          o = n.contextType;
        typeof o == `object` && o && (a = Da(o)),
          (a = new n(r, a)),
          (t.memoizedState = a.state !== null && a.state !== void 0 ? a.state : null),
          (a.updater = bc),
          (t.stateNode = a),
          (a._reactInternals = t),
          (a = t.stateNode),
          (a.props = r),
          (a.state = t.memoizedState),
          (a.refs = {}),
          _o(t),
          (o = n.contextType),
          (a.context = typeof o == `object` && o ? Da(o) : Ni),
          (a.state = t.memoizedState),
          (o = n.getDerivedStateFromProps),
          typeof o == `function` && (yc(t, n, o, r), (a.state = t.memoizedState)),
          typeof n.getDerivedStateFromProps == `function` ||
            typeof a.getSnapshotBeforeUpdate == `function` ||
            (typeof a.UNSAFE_componentWillMount != `function` && typeof a.componentWillMount != `function`) ||
            ((o = a.state),
            typeof a.componentWillMount == `function` && a.componentWillMount(),
            typeof a.UNSAFE_componentWillMount == `function` && a.UNSAFE_componentWillMount(),
            o !== a.state && bc.enqueueReplaceState(a, a.state, null),
            To(t, r, a, i),
            wo(),
            (a.state = t.memoizedState)),
          typeof a.componentDidMount == `function` && (t.flags |= 4194308),
          (r = !0);
      } else if (e === null) {
        a = t.stateNode;
        var s = t.memoizedProps,
          c = Cc(n, s);
        a.props = c;
        var l = a.context,
          u = n.contextType;
        (o = Ni), typeof u == `object` && u && (o = Da(u));
        var d = n.getDerivedStateFromProps;
        (u = typeof d == `function` || typeof a.getSnapshotBeforeUpdate == `function`),
          (s = t.pendingProps !== s),
          u ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` &&
              typeof a.componentWillReceiveProps != `function`) ||
            ((s || l !== o) && Sc(t, a, r, o)),
          (go = !1);
        var f = t.memoizedState;
        (a.state = f),
          To(t, r, a, i),
          wo(),
          (l = t.memoizedState),
          s || f !== l || go
            ? (typeof d == `function` && (yc(t, n, d, r), (l = t.memoizedState)),
              (c = go || xc(t, n, c, r, f, l, o))
                ? (u ||
                    (typeof a.UNSAFE_componentWillMount != `function` &&
                      typeof a.componentWillMount != `function`) ||
                    (typeof a.componentWillMount == `function` && a.componentWillMount(),
                    typeof a.UNSAFE_componentWillMount == `function` && a.UNSAFE_componentWillMount()),
                  typeof a.componentDidMount == `function` && (t.flags |= 4194308))
                : (typeof a.componentDidMount == `function` && (t.flags |= 4194308),
                  (t.memoizedProps = r),
                  (t.memoizedState = l)),
              (a.props = r),
              (a.state = l),
              (a.context = o),
              (r = c))
            : (typeof a.componentDidMount == `function` && (t.flags |= 4194308), (r = !1));
      } else {
        (a = t.stateNode),
          vo(e, t),
          (o = t.memoizedProps),
          (u = Cc(n, o)),
          (a.props = u),
          (d = t.pendingProps),
          (f = a.context),
          (l = n.contextType),
          (c = Ni),
          typeof l == `object` && l && (c = Da(l)),
          (s = n.getDerivedStateFromProps),
          (l = typeof s == `function` || typeof a.getSnapshotBeforeUpdate == `function`) ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` &&
              typeof a.componentWillReceiveProps != `function`) ||
            ((o !== d || f !== c) && Sc(t, a, r, c)),
          (go = !1),
          (f = t.memoizedState),
          (a.state = f),
          To(t, r, a, i),
          wo();
        var p = t.memoizedState;
        o !== d || f !== p || go || (e !== null && e.dependencies !== null && Ta(e.dependencies))
          ? (typeof s == `function` && (yc(t, n, s, r), (p = t.memoizedState)),
            (u =
              go || xc(t, n, u, r, f, p, c) || (e !== null && e.dependencies !== null && Ta(e.dependencies)))
              ? (l ||
                  (typeof a.UNSAFE_componentWillUpdate != `function` &&
                    typeof a.componentWillUpdate != `function`) ||
                  (typeof a.componentWillUpdate == `function` && a.componentWillUpdate(r, p, c),
                  typeof a.UNSAFE_componentWillUpdate == `function` && a.UNSAFE_componentWillUpdate(r, p, c)),
                typeof a.componentDidUpdate == `function` && (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate == `function` && (t.flags |= 1024))
              : (typeof a.componentDidUpdate != `function` ||
                  (o === e.memoizedProps && f === e.memoizedState) ||
                  (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate != `function` ||
                  (o === e.memoizedProps && f === e.memoizedState) ||
                  (t.flags |= 1024),
                (t.memoizedProps = r),
                (t.memoizedState = p)),
            (a.props = r),
            (a.state = p),
            (a.context = c),
            (r = u))
          : (typeof a.componentDidUpdate != `function` ||
              (o === e.memoizedProps && f === e.memoizedState) ||
              (t.flags |= 4),
            typeof a.getSnapshotBeforeUpdate != `function` ||
              (o === e.memoizedProps && f === e.memoizedState) ||
              (t.flags |= 1024),
            (r = !1));
      }
      return (
        (a = r),
        Gc(e, t),
        (r = !!(t.flags & 128)),
        a || r
          ? ((a = t.stateNode),
            (n = r && typeof n.getDerivedStateFromError != `function` ? null : a.render()),
            (t.flags |= 1),
            e !== null && r
              ? ((t.child = mo(t, e.child, null, i)), (t.child = mo(t, null, n, i)))
              : Fc(e, t, n, i),
            (t.memoizedState = a.state),
            (e = t.child))
          : (e = ul(e, t, i)),
        e
      );
    }
    function Yc(e, t, n, r) {
      return ma(), (t.flags |= 256), Fc(e, t, n, r), t.child;
    }
    var Xc = { dehydrated: null, treeContext: null, retryLane: 0, hydrationErrors: null };
    function Zc(e) {
      return { baseLanes: e, cachePool: Xa() };
    }
    function Qc(e, t, n) {
      return (e = e === null ? 0 : e.childLanes & ~n), t && (e |= ld), e;
    }
    function $c(e, t, n) {
      var r = t.pendingProps,
        i = !1,
        a = !!(t.flags & 128),
        o;
      if (
        ((o = a) || (o = e !== null && e.memoizedState === null ? !1 : !!(Bo.current & 2)),
        o && ((i = !0), (t.flags &= -129)),
        (o = !!(t.flags & 32)),
        (t.flags &= -33),
        e === null)
      ) {
        if (R) {
          if (
            (i ? Fo(t) : Ro(),
            (e = L)
              ? ((e = am(e, ca)),
                (e = e !== null && e.data !== `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: Qi === null ? null : { id: $i, overflow: ea },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = Hi(e)),
                  (n.return = t),
                  (t.child = n),
                  (oa = t),
                  (L = null)))
              : (e = null),
            e === null)
          )
            throw ua(t);
          return (t.lanes = sm(e) ? 32 : 536870912), null;
        }
        return (
          (a = r.children),
          (r = r.fallback),
          i
            ? (Ro(),
              (i = t.mode),
              (a = tl({ mode: `hidden`, children: a }, i)),
              (r = Bi(r, i, n, null)),
              (a.return = t),
              (r.return = t),
              (a.sibling = r),
              (t.child = a),
              (r = t.child),
              (r.memoizedState = Zc(n)),
              (r.childLanes = Qc(e, o, n)),
              (t.memoizedState = Xc),
              Bc(null, r))
            : (Fo(t), el(t, a))
        );
      }
      var s = e.memoizedState;
      if (s !== null) {
        var c = s.dehydrated;
        if (c !== null) return rl(e, t, a, o, r, c, s, n);
      }
      return i
        ? (Ro(),
          (i = r.fallback),
          (a = t.mode),
          (s = e.child),
          (c = s.sibling),
          (r = Li(s, { mode: `hidden`, children: r.children })),
          (r.subtreeFlags = s.subtreeFlags & 1206910976),
          c === null ? ((i = Bi(i, a, n, null)), (i.flags |= 2)) : (i = Li(c, i)),
          (i.return = t),
          (r.return = t),
          (r.sibling = i),
          (t.child = r),
          Bc(null, r),
          (r = t.child),
          (i = e.child.memoizedState),
          i === null
            ? (i = Zc(n))
            : ((a = i.cachePool),
              a === null
                ? (a = Xa())
                : ((s = Na._currentValue), (a = a.parent === s ? a : { parent: s, pool: s })),
              (i = { baseLanes: i.baseLanes | n, cachePool: a })),
          (r.memoizedState = i),
          (r.childLanes = Qc(e, o, n)),
          (t.memoizedState = Xc),
          Bc(e.child, r))
        : (Fo(t),
          (n = e.child),
          (e = n.sibling),
          (n = Li(n, { mode: `visible`, children: r.children })),
          (n.return = t),
          (n.sibling = null),
          e !== null && ((o = t.deletions), o === null ? ((t.deletions = [e]), (t.flags |= 16)) : o.push(e)),
          (t.child = n),
          (t.memoizedState = null),
          n);
    }
    function el(e, t) {
      return (t = tl({ mode: `visible`, children: t }, e.mode)), (t.return = e), (e.child = t);
    }
    function tl(e, t) {
      return (e = Fi(22, e, null, t)), (e.lanes = 0), e;
    }
    function nl(e, t, n) {
      return (
        mo(t, e.child, null, n),
        (e = el(t, t.pendingProps.children)),
        (e.flags |= 2),
        (t.memoizedState = null),
        e
      );
    }
    function rl(e, t, n, r, i, o, s, c) {
      if (n)
        return t.flags & 256
          ? (Fo(t), (t.flags &= -257), nl(e, t, c))
          : t.memoizedState === null
            ? (Ro(),
              (o = i.fallback),
              (s = t.mode),
              (i = tl({ mode: `visible`, children: i.children }, s)),
              (o = Bi(o, s, c, null)),
              (o.flags |= 2),
              (i.return = t),
              (o.return = t),
              (i.sibling = o),
              (t.child = i),
              mo(t, e.child, null, c),
              (i = t.child),
              (i.memoizedState = Zc(c)),
              (i.childLanes = Qc(e, r, c)),
              (t.memoizedState = Xc),
              Bc(null, i))
            : (Ro(), (t.child = e.child), (t.flags |= 128), null);
      if ((Fo(t), sm(o))) {
        if (((r = o.nextSibling && o.nextSibling.dataset), r)) var l = r.dgst;
        return (
          (r = l),
          r !== `` &&
            ((i = Error(a(419))),
            (i.stack = ``),
            (i.digest = r),
            ga({ value: i, source: null, stack: null })),
          nl(e, t, c)
        );
      }
      if ((Pc || wa(e, t, c, !1), (r = (c & e.childLanes) !== 0), Pc || r)) {
        if (Oo.current !== null) return nl(e, t, c);
        if (((r = q), r !== null && ((i = xt(r, c)), i !== 0 && i !== s.retryLane)))
          throw ((s.retryLane = i), Ai(e, i), Pd(r, e, i), Nc);
        return om(o) || Kd(), nl(e, t, c);
      }
      return om(o)
        ? ((t.flags |= 192), (t.child = e.child), null)
        : ((e = s.treeContext),
          (L = lm(o.nextSibling)),
          (oa = t),
          (R = !0),
          (sa = null),
          (ca = !1),
          e !== null && aa(t, e),
          (t = el(t, i.children)),
          (t.flags |= 134221824),
          t);
    }
    function il(e, t, n) {
      e.lanes |= t;
      var r = e.alternate;
      r !== null && (r.lanes |= t), Sa(e.return, t, n);
    }
    function al(e) {
      for (var t = null; e !== null; ) {
        var n = e.alternate;
        n !== null && Uo(n) === null && (t = e), (e = e.sibling);
      }
      return t;
    }
    function ol(e, t, n, r, i, a) {
      var o = e.memoizedState;
      o === null
        ? (e.memoizedState = {
            isBackwards: t,
            rendering: null,
            renderingStartTime: 0,
            last: r,
            tail: n,
            tailMode: i,
            treeForkCount: a,
          })
        : ((o.isBackwards = t),
          (o.rendering = null),
          (o.renderingStartTime = 0),
          (o.last = r),
          (o.tail = n),
          (o.tailMode = i),
          (o.treeForkCount = a));
    }
    function sl(e) {
      var t = e.child;
      for (e.child = null; t !== null; ) {
        var n = t.sibling;
        (t.sibling = e.child), (e.child = t), (t = n);
      }
    }
    function cl(e, t, n) {
      var r = t.pendingProps,
        i = r.revealOrder,
        a = r.tail;
      r = r.children;
      var o = Bo.current;
      if (t.flags & 128) return Vo(t, o), null;
      var s = !!(o & 2);
      if (
        (s ? ((o = (o & 1) | 2), (t.flags |= 128)) : (o &= 1),
        Vo(t, o),
        i === `backwards` && e !== null ? (sl(e), Fc(e, t, r, n), sl(e)) : Fc(e, t, r, n),
        (r = R ? Yi : 0),
        !s && e !== null && e.flags & 128)
      )
        a: for (e = t.child; e !== null; ) {
          if (e.tag === 13) e.memoizedState !== null && il(e, n, t);
          else if (e.tag === 19) il(e, n, t);
          else if (e.child !== null) {
            (e.child.return = e), (e = e.child);
            continue;
          }
          if (e === t) break a;
          for (; e.sibling === null; ) {
            if (e.return === null || e.return === t) break a;
            e = e.return;
          }
          (e.sibling.return = e.return), (e = e.sibling);
        }
      switch (i) {
        case `backwards`:
          (n = al(t.child)),
            n === null ? ((i = t.child), (t.child = null)) : ((i = n.sibling), (n.sibling = null), sl(t)),
            ol(t, !0, i, null, a, r);
          break;
        case `unstable_legacy-backwards`:
          for (n = null, i = t.child, t.child = null; i !== null; ) {
            if (((e = i.alternate), e !== null && Uo(e) === null)) {
              t.child = i;
              break;
            }
            (e = i.sibling), (i.sibling = n), (n = i), (i = e);
          }
          ol(t, !0, n, null, a, r);
          break;
        case `together`:
          ol(t, !1, null, null, void 0, r);
          break;
        case `independent`:
          t.memoizedState = null;
          break;
        default:
          (n = al(t.child)),
            n === null ? ((i = t.child), (t.child = null)) : ((i = n.sibling), (n.sibling = null)),
            ol(t, !1, i, n, a, r);
      }
      return t.child;
    }
    function ll(e, t, n) {
      var r = t.pendingProps;
      return ba(t, t.type, r.value), Fc(e, t, r.children, n), t.child;
    }
    function ul(e, t, n) {
      if ((e !== null && (t.dependencies = e.dependencies), (od |= t.lanes), (n & t.childLanes) === 0)) {
        if (e !== null) {
          if ((wa(e, t, n, !1), (n & t.childLanes) === 0)) return null;
        } else return null;
      }
      if (e !== null && t.child !== e.child) throw Error(a(153));
      if (t.child !== null) {
        for (e = t.child, n = Li(e, e.pendingProps), t.child = n, n.return = t; e.sibling !== null; )
          (e = e.sibling), (n = n.sibling = Li(e, e.pendingProps)), (n.return = t);
        n.sibling = null;
      }
      return t.child;
    }
    function dl(e, t) {
      return (e.lanes & t) !== 0 || ((e = e.dependencies), !!(e !== null && Ta(e)));
    }
    function fl(e, t, n) {
      switch (t.tag) {
        case 3:
          ke(t, t.stateNode.containerInfo), ba(t, Na, e.memoizedState.cache), ma();
          break;
        case 27:
        case 5:
          je(t);
          break;
        case 4:
          ke(t, t.stateNode.containerInfo);
          break;
        case 10:
          ba(t, t.type, t.memoizedProps.value);
          break;
        case 31:
          if (t.memoizedState !== null) return (t.flags |= 128), Io(t), null;
          break;
        case 13:
          var r = t.memoizedState;
          if (r !== null) {
            if (r.dehydrated !== null) return Fo(t), (t.flags |= 128), null;
            r = wa(e, t, n, !1);
            var i = t.child.childLanes;
            return r || (n & i) !== 0
              ? $c(e, t, n)
              : (Fo(t), (e = ul(e, t, n)), e === null ? null : e.sibling);
          }
          Fo(t);
          break;
        case 19:
          if (t.flags & 128) return cl(e, t, n);
          if (
            ((i = !!(e.flags & 128)),
            (r = (n & t.childLanes) !== 0),
            (r ||= (wa(e, t, n, !1), (n & t.childLanes) !== 0)),
            i)
          ) {
            if (r) return cl(e, t, n);
            t.flags |= 128;
          }
          if (
            ((i = t.memoizedState),
            i !== null && ((i.rendering = null), (i.tail = null), (i.lastEffect = null)),
            Vo(t, Bo.current),
            r)
          )
            break;
          return null;
        case 22:
          return (t.lanes = 0), zc(e, t, n, t.pendingProps);
        case 24:
          ba(t, Na, e.memoizedState.cache);
      }
      return ul(e, t, n);
    }
    function pl(e, t, n) {
      if (e !== null) {
        if (e.memoizedProps !== t.pendingProps) Pc = !0;
        else {
          if (!dl(e, n) && !(t.flags & 128)) return (Pc = !1), fl(e, t, n);
          Pc = !!(e.flags & 131072);
        }
      } else (Pc = !1), R && t.flags & 1048576 && na(t, Yi, t.index);
      switch (((t.lanes = 0), t.tag)) {
        case 16:
          a: {
            var r = t.pendingProps;
            if (((e = ro(t.elementType)), (t.type = e), typeof e == `function`))
              Ii(e)
                ? ((r = Cc(e, r)), (t.tag = 1), (t = Jc(null, t, e, r, n)))
                : ((t.tag = 0), (t = Kc(null, t, e, r, n)));
            else {
              if (e != null) {
                var i = e.$$typeof;
                if (i === O) {
                  (t.tag = 11), (t = Ic(null, t, e, r, n));
                  break a;
                }
                if (i === le) {
                  (t.tag = 14), (t = Lc(null, t, e, r, n));
                  break a;
                }
                if (i === ae) {
                  (t.tag = 10), (t.type = e), (t = ll(null, t, n));
                  break a;
                }
              }
              throw ((t = ve(e) || e), Error(a(306, t, ``)));
            }
          }
          return t;
        case 0:
          return Kc(e, t, t.type, t.pendingProps, n);
        case 1:
          return (r = t.type), (i = Cc(r, t.pendingProps)), Jc(e, t, r, i, n);
        case 3:
          a: {
            if ((ke(t, t.stateNode.containerInfo), e === null)) throw Error(a(387));
            r = t.pendingProps;
            var o = t.memoizedState;
            (i = o.element), vo(e, t), To(t, r, null, n);
            var s = t.memoizedState;
            if (
              ((r = s.cache),
              ba(t, Na, r),
              r !== o.cache && Ca(t, [Na], n, !0),
              wo(),
              (r = s.element),
              o.isDehydrated)
            ) {
              if (
                ((o = { element: r, isDehydrated: !1, cache: s.cache }),
                (t.updateQueue.baseState = o),
                (t.memoizedState = o),
                t.flags & 256)
              ) {
                t = Yc(e, t, r, n);
                break a;
              }
              if (r !== i) {
                (i = Gi(Error(a(424)), t)), ga(i), (t = Yc(e, t, r, n));
                break a;
              }
              switch (((e = t.stateNode.containerInfo), e.nodeType)) {
                case 9:
                  e = e.body;
                  break;
                default:
                  e = e.nodeName === `HTML` ? e.ownerDocument.body : e;
              }
              for (
                L = lm(e.firstChild), oa = t, R = !0, sa = null, ca = !0, n = ho(t, null, r, n), t.child = n;
                n;
              )
                (n.flags = (n.flags & -3) | 134221824), (n = n.sibling);
            } else {
              if ((ma(), r === i)) {
                t = ul(e, t, n);
                break a;
              }
              Fc(e, t, r, n);
            }
            t = t.child;
          }
          return t;
        case 26:
          return (
            Gc(e, t),
            e === null
              ? (n = Nm(t.type, null, t.pendingProps, null))
                ? (t.memoizedState = n)
                : R || (t.stateNode = fp(t.type, t.pendingProps, De.current, t))
              : (t.memoizedState = Nm(t.type, e.memoizedProps, t.pendingProps, e.memoizedState)),
            null
          );
        case 27:
          return (
            je(t),
            e === null &&
              R &&
              ((r = t.stateNode = hm(t.type, t.pendingProps, De.current)),
              (oa = t),
              (ca = !0),
              (i = L),
              Sp(t.type) ? ((um = i), (L = lm(r.firstChild))) : (L = i)),
            Fc(e, t, t.pendingProps.children, n),
            Gc(e, t),
            e === null && (t.flags |= 4194304),
            t.child
          );
        case 5:
          return (
            e === null &&
              R &&
              ((i = r = L) &&
                ((r = rm(r, t.type, t.pendingProps, ca)),
                r === null
                  ? (i = !1)
                  : ((t.stateNode = r), (oa = t), (L = lm(r.firstChild)), (ca = !1), (i = !0))),
              i || ua(t)),
            je(t),
            (i = t.type),
            (o = t.pendingProps),
            (s = e === null ? null : e.memoizedProps),
            (r = o.children),
            pp(i, o) ? (r = null) : s !== null && pp(i, s) && (t.flags |= 32),
            t.memoizedState !== null && ((i = ts(e, t, is, null, null, n)), (sh._currentValue = i)),
            Gc(e, t),
            Fc(e, t, r, n),
            t.child
          );
        case 6:
          return (
            e === null &&
              R &&
              ((e = n = L) &&
                ((n = im(n, t.pendingProps, ca)),
                n === null ? (e = !1) : ((t.stateNode = n), (oa = t), (L = null), (e = !0))),
              e || ua(t)),
            null
          );
        case 13:
          return $c(e, t, n);
        case 4:
          return (
            ke(t, t.stateNode.containerInfo),
            (r = t.pendingProps),
            e === null ? (t.child = mo(t, null, r, n)) : Fc(e, t, r, n),
            t.child
          );
        case 11:
          return Ic(e, t, t.type, t.pendingProps, n);
        case 7:
          return (r = t.pendingProps), Gc(e, t), Fc(e, t, r, n), t.child;
        case 8:
          return Fc(e, t, t.pendingProps.children, n), t.child;
        case 12:
          return Fc(e, t, t.pendingProps.children, n), t.child;
        case 10:
          return ll(e, t, n);
        case 9:
          return (
            (i = t.type._context),
            (r = t.pendingProps.children),
            Ea(t),
            (i = Da(i)),
            (r = r(i)),
            (t.flags |= 1),
            Fc(e, t, r, n),
            t.child
          );
        case 14:
          return Lc(e, t, t.type, t.pendingProps, n);
        case 15:
          return Rc(e, t, t.type, t.pendingProps, n);
        case 19:
          return cl(e, t, n);
        case 31:
          return Wc(e, t, n);
        case 22:
          return zc(e, t, n, t.pendingProps);
        case 24:
          return (
            Ea(t),
            (r = Da(Na)),
            e === null
              ? ((i = Ja()),
                i === null &&
                  ((i = q),
                  (o = Pa()),
                  (i.pooledCache = o),
                  o.refCount++,
                  o !== null && (i.pooledCacheLanes |= n),
                  (i = o)),
                (t.memoizedState = { parent: r, cache: i }),
                _o(t),
                ba(t, Na, i))
              : ((e.lanes & n) !== 0 && (vo(e, t), To(t, null, null, n), wo()),
                (i = e.memoizedState),
                (o = t.memoizedState),
                i.parent === r
                  ? ((r = o.cache), ba(t, Na, r), r !== i.cache && Ca(t, [Na], n, !0))
                  : ((i = { parent: r, cache: r }),
                    (t.memoizedState = i),
                    t.lanes === 0 && (t.memoizedState = t.updateQueue.baseState = i),
                    ba(t, Na, r))),
            Fc(e, t, t.pendingProps.children, n),
            t.child
          );
        case 30:
          return (
            t.stateNode === null && (t.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
            (r = t.pendingProps),
            r.name != null && r.name !== `auto` ? (t.flags |= e === null ? 18882560 : 18874368) : R && ra(t),
            e !== null && e.memoizedProps.name !== r.name ? (t.flags |= 4194816) : Gc(e, t),
            Fc(e, t, r.children, n),
            t.child
          );
        case 29:
          throw t.pendingProps;
      }
      throw Error(a(156, t.tag));
    }
    function ml(e) {
      e.flags |= 4;
    }
    function hl(e, t, n, r, i) {
      var a;
      if (
        ((a = !!(e.mode & 32)) &&
          (a = n === null ? Jm(t, r) : Jm(t, r) && (r.src !== n.src || r.srcSet !== n.srcSet)),
        a)
      ) {
        if (((e.flags |= 16777216), (i & 335544128) === i)) {
          if (e.stateNode.complete) e.flags |= 8192;
          else if (Ud()) e.flags |= 8192;
          else throw ((io = eo), Qa);
        }
      } else e.flags &= -16777217;
    }
    function gl(e, t) {
      if (t.type !== `stylesheet` || t.state.loading & 4) e.flags &= -16777217;
      else if (((e.flags |= 16777216), !Ym(t))) {
        if (Ud()) e.flags |= 8192;
        else throw ((io = eo), Qa);
      }
    }
    function _l(e, t) {
      t !== null && (e.flags |= 4),
        e.flags & 16384 && ((t = e.tag === 22 ? 536870912 : ht()), (e.lanes |= t), (ud |= t));
    }
    function vl(e, t) {
      if (!R)
        switch (e.tailMode) {
          case `visible`:
            break;
          case `collapsed`:
            for (var n = e.tail, r = null; n !== null; ) n.alternate !== null && (r = n), (n = n.sibling);
            r === null
              ? t || e.tail === null
                ? (e.tail = null)
                : (e.tail.sibling = null)
              : (r.sibling = null);
            break;
          default:
            for (t = e.tail, n = null; t !== null; ) t.alternate !== null && (n = t), (t = t.sibling);
            n === null ? (e.tail = null) : (n.sibling = null);
        }
    }
    function U(e) {
      var t = e.alternate !== null && e.alternate.child === e.child,
        n = 0,
        r = 0;
      if (t)
        for (var i = e.child; i !== null; )
          (n |= i.lanes | i.childLanes),
            (r |= i.subtreeFlags & 1206910976),
            (r |= i.flags & 1206910976),
            (i.return = e),
            (i = i.sibling);
      else
        for (i = e.child; i !== null; )
          (n |= i.lanes | i.childLanes),
            (r |= i.subtreeFlags),
            (r |= i.flags),
            (i.return = e),
            (i = i.sibling);
      return (e.subtreeFlags |= r), (e.childLanes = n), t;
    }
    function yl(e, t, n) {
      var r = t.pendingProps;
      switch ((ia(t), t.tag)) {
        case 16:
        case 15:
        case 0:
        case 11:
        case 7:
        case 8:
        case 12:
        case 9:
        case 14:
          return U(t), null;
        case 1:
          return U(t), null;
        case 3:
          return (
            (n = t.stateNode),
            (r = null),
            e !== null && (r = e.memoizedState.cache),
            t.memoizedState.cache !== r && (t.flags |= 2048),
            xa(Na),
            Ae(),
            n.pendingContext && ((n.context = n.pendingContext), (n.pendingContext = null)),
            (e === null || e.child === null) &&
              (pa(t)
                ? ml(t)
                : e === null ||
                  (e.memoizedState.isDehydrated && !(t.flags & 256)) ||
                  ((t.flags |= 1024), ha())),
            U(t),
            null
          );
        case 26:
          var i = t.type,
            o = t.memoizedState;
          return (
            e === null
              ? (ml(t), o === null ? (U(t), hl(t, i, null, r, n)) : (U(t), gl(t, o)))
              : o
                ? o === e.memoizedState
                  ? (U(t), (t.flags &= -16777217))
                  : (ml(t), U(t), gl(t, o))
                : ((e = e.memoizedProps), e !== r && ml(t), U(t), hl(t, i, e, r, n)),
            null
          );
        case 27:
          if ((Me(t), (n = De.current), (i = t.type), e !== null && t.stateNode != null))
            e.memoizedProps !== r && ml(t);
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(a(166));
              return U(t), (t.subtreeFlags &= -33554433), null;
            }
            (e = Te.current), pa(t) ? da(t, e) : ((e = hm(i, r, n)), (t.stateNode = e), ml(t));
          }
          return U(t), (t.subtreeFlags &= -33554433), null;
        case 5:
          if ((Me(t), (i = t.type), e !== null && t.stateNode != null)) e.memoizedProps !== r && ml(t);
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(a(166));
              return U(t), (t.subtreeFlags &= -33554433), null;
            }
            if (((o = Te.current), pa(t))) da(t, o);
            else {
              var s = lp(De.current);
              switch (o) {
                case 1:
                  o = s.createElementNS(`http://www.w3.org/2000/svg`, i);
                  break;
                case 2:
                  o = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, i);
                  break;
                default:
                  switch (i) {
                    case `svg`:
                      o = s.createElementNS(`http://www.w3.org/2000/svg`, i);
                      break;
                    case `math`:
                      o = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, i);
                      break;
                    case `script`:
                      (o = s.createElement(`div`)),
                        (o.innerHTML = `<script><\/script>`),
                        (o = o.removeChild(o.firstChild));
                      break;
                    case `select`:
                      (o =
                        typeof r.is == `string`
                          ? s.createElement(`select`, { is: r.is })
                          : s.createElement(`select`)),
                        r.multiple ? (o.multiple = !0) : r.size && (o.size = r.size);
                      break;
                    default:
                      o = typeof r.is == `string` ? s.createElement(i, { is: r.is }) : s.createElement(i);
                  }
              }
              (o[Dt] = t), (o[Ot] = r);
              a: for (s = t.child; s !== null; ) {
                if (s.tag === 5 || s.tag === 6) o.appendChild(s.stateNode);
                else if (s.tag !== 4 && s.tag !== 27 && s.child !== null) {
                  (s.child.return = s), (s = s.child);
                  continue;
                }
                if (s === t) break a;
                for (; s.sibling === null; ) {
                  if (s.return === null || s.return === t) break a;
                  s = s.return;
                }
                (s.sibling.return = s.return), (s = s.sibling);
              }
              t.stateNode = o;
              a: switch ((np(o, i, r), i)) {
                case `button`:
                case `input`:
                case `select`:
                case `textarea`:
                  r = !!r.autoFocus;
                  break a;
                case `img`:
                  r = !0;
                  break a;
                default:
                  r = !1;
              }
              r && ml(t);
            }
          }
          return (
            U(t),
            (t.subtreeFlags &= -33554433),
            hl(t, t.type, e === null ? null : e.memoizedProps, t.pendingProps, n),
            null
          );
        case 6:
          if (e && t.stateNode != null) e.memoizedProps !== r && ml(t);
          else {
            if (typeof r != `string` && t.stateNode === null) throw Error(a(166));
            if (((e = De.current), pa(t))) {
              if (((e = t.stateNode), (n = t.memoizedProps), (r = null), (i = oa), i !== null))
                switch (i.tag) {
                  case 27:
                  case 5:
                    r = i.memoizedProps;
                }
              (e[Dt] = t),
                (e = !!(
                  e.nodeValue === n ||
                  (r !== null && !0 === r.suppressHydrationWarning) ||
                  ep(e.nodeValue, n)
                )),
                e || ua(t, !0);
            } else (e = lp(e).createTextNode(r)), (e[Dt] = t), (t.stateNode = e);
          }
          return U(t), null;
        case 31:
          if (((n = t.memoizedState), e === null || e.memoizedState !== null)) {
            if (((r = pa(t)), n !== null)) {
              if (e === null) {
                if (!r) throw Error(a(318));
                if (((e = t.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(a(557));
                e[Dt] = t;
              } else ma(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4);
              U(t), (e = !1);
            } else
              (n = ha()),
                e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = n),
                (e = !0);
            if (!e) return t.flags & 256 ? (zo(t), t) : (zo(t), null);
            if (t.flags & 128) throw Error(a(558));
          }
          return U(t), null;
        case 13:
          if (
            ((r = t.memoizedState),
            e === null || (e.memoizedState !== null && e.memoizedState.dehydrated !== null))
          ) {
            if (((i = pa(t)), r !== null && r.dehydrated !== null)) {
              if (e === null) {
                if (!i) throw Error(a(318));
                if (((i = t.memoizedState), (i = i === null ? null : i.dehydrated), !i)) throw Error(a(317));
                i[Dt] = t;
              } else ma(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4);
              U(t), (i = !1);
            } else
              (i = ha()),
                e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = i),
                (i = !0);
            if (!i) return t.flags & 256 ? (zo(t), t) : (zo(t), null);
          }
          return (
            zo(t),
            t.flags & 128
              ? ((t.lanes = n), t)
              : ((n = r !== null),
                (e = e !== null && e.memoizedState !== null),
                n &&
                  ((r = t.child),
                  (i = null),
                  r.alternate !== null &&
                    r.alternate.memoizedState !== null &&
                    r.alternate.memoizedState.cachePool !== null &&
                    (i = r.alternate.memoizedState.cachePool.pool),
                  (o = null),
                  r.memoizedState !== null &&
                    r.memoizedState.cachePool !== null &&
                    (o = r.memoizedState.cachePool.pool),
                  o !== i && (r.flags |= 2048)),
                n !== e && n && (t.child.flags |= 8192),
                _l(t, t.updateQueue),
                U(t),
                null)
          );
        case 4:
          return Ae(), e === null && Wf(t.stateNode.containerInfo), (t.flags |= 67108864), U(t), null;
        case 10:
          return xa(t.type), U(t), null;
        case 19:
          if ((Ho(t), (r = t.memoizedState), r === null)) return U(t), null;
          if (((i = !!(t.flags & 128)), (o = r.rendering), o === null)) {
            if (i) vl(r, !1);
            else {
              if (ad !== 0 || (e !== null && e.flags & 128))
                for (e = t.child; e !== null; ) {
                  if (((o = Uo(e)), o !== null)) {
                    for (
                      t.flags |= 128,
                        vl(r, !1),
                        e = o.updateQueue,
                        t.updateQueue = e,
                        _l(t, e),
                        t.subtreeFlags = 0,
                        e = n,
                        n = t.child;
                      n !== null;
                    )
                      Ri(n, e), (n = n.sibling);
                    return Vo(t, (Bo.current & 1) | 2), R && ta(t, r.treeForkCount), t.child;
                  }
                  e = e.sibling;
                }
              r.tail !== null && Ge() > gd && ((t.flags |= 128), (i = !0), vl(r, !1), (t.lanes = 4194304));
            }
          } else {
            if (!i) {
              if (((e = Uo(o)), e !== null)) {
                if (
                  ((t.flags |= 128),
                  (i = !0),
                  (e = e.updateQueue),
                  (t.updateQueue = e),
                  _l(t, e),
                  vl(r, !0),
                  r.tail === null &&
                    r.tailMode !== `collapsed` &&
                    r.tailMode !== `visible` &&
                    !o.alternate &&
                    !R)
                )
                  return U(t), null;
              } else
                2 * Ge() - r.renderingStartTime > gd &&
                  n !== 536870912 &&
                  ((t.flags |= 128), (i = !0), vl(r, !1), (t.lanes = 4194304));
            }
            r.isBackwards
              ? ((o.sibling = t.child), (t.child = o))
              : ((e = r.last), e === null ? (t.child = o) : (e.sibling = o), (r.last = o));
          }
          if (r.tail !== null) {
            e = r.tail;
            a: {
              for (n = e; n !== null; ) {
                if (n.alternate !== null) {
                  n = !1;
                  break a;
                }
                n = n.sibling;
              }
              n = !0;
            }
            return (
              (r.rendering = e),
              (r.tail = e.sibling),
              (r.renderingStartTime = Ge()),
              (e.sibling = null),
              (o = Bo.current),
              (o = i ? (o & 1) | 2 : o & 1),
              r.tailMode === `visible` || r.tailMode === `collapsed` || !n || R
                ? Vo(t, o)
                : ((n = o), M(No, t), M(Bo, n), Po === null && (Po = t)),
              R && ta(t, r.treeForkCount),
              e
            );
          }
          return U(t), null;
        case 22:
        case 23:
          return (
            zo(t),
            Mo(),
            (r = t.memoizedState !== null),
            e === null ? r && (t.flags |= 8192) : (e.memoizedState !== null) !== r && (t.flags |= 8192),
            r ? n & 536870912 && !(t.flags & 128) && (U(t), t.subtreeFlags & 6 && (t.flags |= 8192)) : U(t),
            (n = t.updateQueue),
            n !== null && _l(t, n.retryQueue),
            (n = null),
            e !== null &&
              e.memoizedState !== null &&
              e.memoizedState.cachePool !== null &&
              (n = e.memoizedState.cachePool.pool),
            (r = null),
            t.memoizedState !== null &&
              t.memoizedState.cachePool !== null &&
              (r = t.memoizedState.cachePool.pool),
            r !== n && (t.flags |= 2048),
            e !== null && we(qa),
            null
          );
        case 24:
          return (
            (n = null),
            e !== null && (n = e.memoizedState.cache),
            t.memoizedState.cache !== n && (t.flags |= 2048),
            xa(Na),
            U(t),
            null
          );
        case 25:
          return null;
        case 30:
          return (t.flags |= 33554432), U(t), null;
      }
      throw Error(a(156, t.tag));
    }
    function bl(e, t) {
      switch ((ia(t), t.tag)) {
        case 1:
          return (e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null;
        case 3:
          return (
            xa(Na), Ae(), (e = t.flags), e & 65536 && !(e & 128) ? ((t.flags = (e & -65537) | 128), t) : null
          );
        case 26:
        case 27:
        case 5:
          return Me(t), null;
        case 31:
          if (t.memoizedState !== null) {
            if ((zo(t), t.alternate === null)) throw Error(a(340));
            ma();
          }
          return (e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null;
        case 13:
          if ((zo(t), (e = t.memoizedState), e !== null && e.dehydrated !== null)) {
            if (t.alternate === null) throw Error(a(340));
            ma();
          }
          return (e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null;
        case 19:
          return (
            Ho(t),
            (e = t.flags),
            e & 65536
              ? ((t.flags = (e & -65537) | 128),
                (e = t.memoizedState),
                e !== null && ((e.rendering = null), (e.tail = null)),
                (t.flags |= 4),
                t)
              : null
          );
        case 4:
          return Ae(), null;
        case 10:
          return xa(t.type), null;
        case 22:
        case 23:
          return (
            zo(t),
            Mo(),
            e !== null && we(qa),
            (e = t.flags),
            e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null
          );
        case 24:
          return xa(Na), null;
        case 25:
          return null;
        default:
          return null;
      }
    }
    function xl(e, t) {
      switch ((ia(t), t.tag)) {
        case 3:
          xa(Na), Ae();
          break;
        case 26:
        case 27:
        case 5:
          Me(t);
          break;
        case 4:
          Ae();
          break;
        case 31:
          t.memoizedState !== null && zo(t);
          break;
        case 13:
          zo(t);
          break;
        case 19:
          Ho(t);
          break;
        case 10:
          xa(t.type);
          break;
        case 22:
        case 23:
          zo(t), Mo(), e !== null && we(qa);
          break;
        case 24:
          xa(Na);
      }
    }
    function Sl(e, t) {
      try {
        var n = t.updateQueue,
          r = n === null ? null : n.lastEffect;
        if (r !== null) {
          var i = r.next;
          n = i;
          do {
            if ((n.tag & e) === e) {
              r = void 0;
              var a = n.create,
                o = n.inst;
              (r = a()), (o.destroy = r);
            }
            n = n.next;
          } while (n !== i);
        }
      } catch (e) {
        Z(t, t.return, e);
      }
    }
    function Cl(e, t, n) {
      try {
        var r = t.updateQueue,
          i = r === null ? null : r.lastEffect;
        if (i !== null) {
          var a = i.next;
          r = a;
          do {
            if ((r.tag & e) === e) {
              var o = r.inst,
                s = o.destroy;
              if (s !== void 0) {
                (o.destroy = void 0), (i = t);
                var c = n,
                  l = s;
                try {
                  l();
                } catch (e) {
                  Z(i, c, e);
                }
              }
            }
            r = r.next;
          } while (r !== a);
        }
      } catch (e) {
        Z(t, t.return, e);
      }
    }
    function wl(e) {
      var t = e.updateQueue;
      if (t !== null) {
        var n = e.stateNode;
        try {
          Do(t, n);
        } catch (t) {
          Z(e, e.return, t);
        }
      }
    }
    function Tl(e, t, n) {
      (n.props = Cc(e.type, e.memoizedProps)), (n.state = e.memoizedState);
      try {
        n.componentWillUnmount();
      } catch (n) {
        Z(e, t, n);
      }
    }
    function El(e, t) {
      try {
        var n = e.ref;
        if (n !== null) {
          switch (e.tag) {
            case 26:
            case 27:
            case 5:
              var r = e.stateNode;
              break;
            case 30:
              var i = e.stateNode,
                a = bi(e.memoizedProps, i);
              (i.ref === null || i.ref.name !== a) && (i.ref = Pp(a)), (r = i.ref);
              break;
            case 7:
              if (e.stateNode === null) {
                var o = new Fp(e);
                p(e.child, !1, Qp, o, void 0, void 0), (e.stateNode = o);
              }
              r = e.stateNode;
              break;
            default:
              r = e.stateNode;
          }
          typeof n == `function` ? (e.refCleanup = n(r)) : (n.current = r);
        }
      } catch (n) {
        Z(e, t, n);
      }
    }
    function Dl(e, t) {
      var n = e.ref,
        r = e.refCleanup;
      if (n !== null) {
        if (typeof r == `function`)
          try {
            r();
          } catch (n) {
            Z(e, t, n);
          } finally {
            (e.refCleanup = null), (e = e.alternate), e != null && (e.refCleanup = null);
          }
        else if (typeof n == `function`)
          try {
            n(null);
          } catch (n) {
            Z(e, t, n);
          }
        else n.current = null;
      }
    }
    function Ol(e, t) {
      if ((e.tag === 5 || e.tag === 27 || e.tag === 6) && e.alternate === null && t !== null)
        for (var n = 0; n < t.length; n++) em(e.stateNode, t[n]);
    }
    function kl(e) {
      for (var t = e.return; t !== null && (Ml(t) && em(e.stateNode, t.stateNode), !jl(t)); ) t = t.return;
    }
    function Al(e) {
      for (var t = e.return; t !== null && (Ml(t) && tm(e.stateNode, t.stateNode), !jl(t)); ) t = t.return;
    }
    function jl(e) {
      return e.tag === 5 || e.tag === 3 || e.tag === 27;
    }
    function Ml(e) {
      return e && e.tag === 7 && e.stateNode !== null;
    }
    function Nl(e) {
      var t = e.type,
        n = e.memoizedProps,
        r = e.stateNode;
      try {
        a: switch (t) {
          case `button`:
          case `input`:
          case `select`:
          case `textarea`:
            n.autoFocus && r.focus();
            break a;
          case `img`:
            n.src ? (r.src = n.src) : n.srcSet && (r.srcset = n.srcSet);
        }
      } catch (t) {
        Z(e, e.return, t);
      }
    }
    function Pl(e, t, n) {
      try {
        var r = e.stateNode;
        ip(r, e.type, n, t), (r[Ot] = t);
      } catch (t) {
        Z(e, e.return, t);
      }
    }
    function Fl(e) {
      return e.tag === 5 || e.tag === 3 || e.tag === 26 || (e.tag === 27 && Sp(e.type)) || e.tag === 4;
    }
    function Il(e) {
      a: for (;;) {
        for (; e.sibling === null; ) {
          if (e.return === null || Fl(e.return)) return null;
          e = e.return;
        }
        for (e.sibling.return = e.return, e = e.sibling; e.tag !== 5 && e.tag !== 6 && e.tag !== 18; ) {
          if ((e.tag === 27 && Sp(e.type)) || e.flags & 2 || e.child === null || e.tag === 4) continue a;
          (e.child.return = e), (e = e.child);
        }
        if (!(e.flags & 2)) return e.stateNode;
      }
    }
    function Ll(e, t, n, r) {
      var i = e.tag;
      if (i === 5 || i === 6)
        (i = e.stateNode),
          t
            ? (n.nodeType === 9 ? n.body : n.nodeName === `HTML` ? n.ownerDocument.body : n).insertBefore(
                i,
                t,
              )
            : ((t = n.nodeType === 9 ? n.body : n.nodeName === `HTML` ? n.ownerDocument.body : n),
              t.appendChild(i),
              (n = n._reactRootContainer),
              n != null || t.onclick !== null || (t.onclick = Cn)),
          Ol(e, r),
          (N = !0);
      else if (
        i !== 4 &&
        (i === 27 && (Ol(e, r), (r = null), Sp(e.type) && ((n = e.stateNode), (t = null))),
        (e = e.child),
        e !== null)
      )
        for (Ll(e, t, n, r), e = e.sibling; e !== null; ) Ll(e, t, n, r), (e = e.sibling);
    }
    function Rl(e, t, n, r) {
      var i = e.tag;
      if (i === 5 || i === 6)
        (i = e.stateNode), t ? n.insertBefore(i, t) : n.appendChild(i), Ol(e, r), (N = !0);
      else if (
        i !== 4 &&
        (i === 27 && (Ol(e, r), (r = null), Sp(e.type) && (n = e.stateNode)), (e = e.child), e !== null)
      )
        for (Rl(e, t, n, r), e = e.sibling; e !== null; ) Rl(e, t, n, r), (e = e.sibling);
    }
    function zl(e) {
      var t = e.stateNode,
        n = e.memoizedProps;
      try {
        for (var r = e.type, i = t.attributes; i.length; ) t.removeAttributeNode(i[0]);
        np(t, r, n), (t[Dt] = e), (t[Ot] = n);
      } catch (t) {
        Z(e, e.return, t);
      }
    }
    var Bl = !1,
      Vl = null;
    function Hl(e) {
      (e.tag === 30 || e.subtreeFlags & 33554432) && (Bl = !0);
    }
    var Ul = null;
    function Wl() {
      var e = Ul;
      return (Ul = null), e;
    }
    var Gl = 0;
    function Kl(e, t, n, r, i) {
      return (Gl = 0), ql(e.child, t, n, r, i);
    }
    function ql(e, t, n, r, i) {
      for (var a = !1; e !== null; ) {
        if (e.tag === 5) {
          var o = e.stateNode;
          if (r !== null) {
            var s = Op(o);
            r.push(s), s.view && (a = !0);
          } else a || (Op(o).view && (a = !0));
          (Bl = !0), Tp(o, Gl === 0 ? t : t + `_` + Gl, n), Gl++;
        } else
          (e.tag === 22 && e.memoizedState !== null) ||
            (e.tag === 30 && i) ||
            (ql(e.child, t, n, r, i) && (a = !0));
        e = e.sibling;
      }
      return a;
    }
    function Jl(e, t) {
      for (; e !== null; )
        e.tag === 5
          ? Ep(e.stateNode, e.memoizedProps)
          : (e.tag === 22 && e.memoizedState !== null) || (e.tag === 30 && t) || Jl(e.child, t),
          (e = e.sibling);
    }
    function Yl(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null; ) {
          if (
            (e.tag !== 22 || e.memoizedState === null) &&
            (Yl(e), e.tag === 30 && e.flags & 18874368 && e.stateNode.paired)
          ) {
            var t = e.memoizedProps;
            if (t.name == null || t.name === `auto`) throw Error(a(544));
            var n = t.name;
            (t = Si(t.default, t.share)), t !== `none` && (Kl(e, n, t, null, !1) || Jl(e.child, !1));
          }
          e = e.sibling;
        }
    }
    function Xl(e, t) {
      if (e.tag === 30) {
        var n = e.stateNode,
          r = e.memoizedProps,
          i = bi(r, n),
          a = Si(r.default, n.paired ? r.share : r.enter);
        a === `none`
          ? Yl(e)
          : Kl(e, i, a, null, !1)
            ? (Yl(e), n.paired || t || Nd(e, r.onEnter))
            : Jl(e.child, !1);
      } else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null; ) Xl(e, t), (e = e.sibling);
      else Yl(e);
    }
    function Zl(e) {
      if (Vl !== null && Vl.size !== 0) {
        var t = Vl;
        if (e.subtreeFlags & 18874368)
          for (e = e.child; e !== null; ) {
            if (e.tag !== 22 || e.memoizedState === null) {
              if (e.tag === 30 && e.flags & 18874368) {
                var n = e.memoizedProps,
                  r = n.name;
                if (r != null && r !== `auto`) {
                  var i = t.get(r);
                  if (i !== void 0) {
                    var a = Si(n.default, n.share);
                    if (
                      (a !== `none` &&
                        (Kl(e, r, a, null, !1)
                          ? ((a = e.stateNode), (i.paired = a), (a.paired = i), Nd(e, n.onShare))
                          : Jl(e.child, !1)),
                      t.delete(r),
                      t.size === 0)
                    )
                      break;
                  }
                }
              }
              Zl(e);
            }
            e = e.sibling;
          }
      }
    }
    function Ql(e) {
      if (e.tag === 30) {
        var t = e.memoizedProps,
          n = bi(t, e.stateNode),
          r = Vl === null ? void 0 : Vl.get(n),
          i = Si(t.default, r === void 0 ? t.exit : t.share);
        i !== `none` &&
          (Kl(e, n, i, null, !1)
            ? r === void 0
              ? Nd(e, t.onExit)
              : ((i = e.stateNode), (r.paired = i), (i.paired = r), Vl.delete(n), Nd(e, t.onShare))
            : Jl(e.child, !1)),
          Vl !== null && Zl(e);
      } else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null; ) Ql(e), (e = e.sibling);
      else Vl !== null && Zl(e);
    }
    function $l(e) {
      for (e = e.child; e !== null; ) {
        if (e.tag === 30) {
          var t = e.memoizedProps,
            n = bi(t, e.stateNode);
          (t = Si(t.default, t.update)),
            (e.flags &= -5),
            t !== `none` && Kl(e, n, t, (e.memoizedState = []), !1);
        } else e.subtreeFlags & 33554432 && $l(e);
        e = e.sibling;
      }
    }
    function eu(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null; ) {
          if (e.tag !== 22 || e.memoizedState === null) {
            if (e.tag === 30 && e.flags & 18874368) {
              var t = e.stateNode;
              t.paired !== null && ((t.paired = null), Jl(e.child, !1));
            }
            eu(e);
          }
          e = e.sibling;
        }
    }
    function tu(e) {
      if (e.tag === 30) (e.stateNode.paired = null), Jl(e.child, !1), eu(e);
      else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null; ) tu(e), (e = e.sibling);
      else eu(e);
    }
    function nu(e) {
      for (e = e.child; e !== null; )
        e.tag === 30 ? Jl(e.child, !1) : e.subtreeFlags & 33554432 && nu(e), (e = e.sibling);
    }
    function ru(e, t, n, r, i, a, o) {
      for (var s = !1; t !== null; ) {
        if (t.tag === 5) {
          var c = t.stateNode;
          if (a !== null && Gl < a.length) {
            var l = a[Gl],
              u = Op(c);
            (l.view || u.view) && (s = !0);
            var d;
            if ((d = !(e.flags & 4))) {
              if (u.clip) d = !0;
              else {
                d = l.rect;
                var f = u.rect;
                d = d.y !== f.y || d.x !== f.x || d.height !== f.height || d.width !== f.width;
              }
            }
            d && (e.flags |= 4),
              u.abs
                ? (u = !l.abs)
                : ((l = l.rect), (u = u.rect), (u = l.height !== u.height || l.width !== u.width)),
              u && (e.flags |= 32);
          } else e.flags |= 32;
          e.flags & 4 && Tp(c, Gl === 0 ? n : n + `_` + Gl, i),
            (s && e.flags & 4) ||
              (Ul === null && (Ul = []), Ul.push(c, Gl === 0 ? r : r + `_` + Gl, t.memoizedProps)),
            Gl++;
        } else
          (t.tag !== 22 || t.memoizedState === null) &&
            (t.tag === 30 && o ? (e.flags |= t.flags & 32) : ru(e, t.child, n, r, i, a, o) && (s = !0));
        t = t.sibling;
      }
      return s;
    }
    function iu(e, t) {
      for (e = e.child; e !== null; ) {
        if (e.tag === 30) {
          var n = e.memoizedProps,
            r = e.stateNode,
            i = bi(n, r),
            a = Si(n.default, n.update);
          if (t) {
            r = r.clones;
            var o = r === null ? null : r.map(kp);
          } else (o = e.memoizedState), (e.memoizedState = null);
          r = e;
          var s = e.child;
          (Gl = 0), (i = ru(r, s, i, i, a, o, !1)), e.flags & 4 && i && (t || Nd(e, n.onUpdate));
        } else e.subtreeFlags & 33554432 && iu(e, t);
        e = e.sibling;
      }
    }
    var au = !1,
      W = !1,
      ou = !1,
      su = !1,
      cu = typeof WeakSet == `function` ? WeakSet : Set,
      lu = null,
      uu = !1,
      du = !1,
      fu = !1,
      pu = !1;
    function mu(e, t, n) {
      if (((e = e.containerInfo), (sp = gh), (e = Xr(e)), Zr(e))) {
        if (`selectionStart` in e) var r = { start: e.selectionStart, end: e.selectionEnd };
        else
          a: {
            r = ((r = e.ownerDocument) && r.defaultView) || window;
            var i = r.getSelection && r.getSelection();
            if (i && i.rangeCount !== 0) {
              r = i.anchorNode;
              var a = i.anchorOffset,
                o = i.focusNode;
              i = i.focusOffset;
              try {
                r.nodeType, o.nodeType;
              } catch {
                r = null;
                break a;
              }
              var s = 0,
                c = -1,
                l = -1,
                u = 0,
                d = 0,
                f = e,
                p = null;
              b: for (;;) {
                for (
                  var m;
                  f !== r || (a !== 0 && f.nodeType !== 3) || (c = s + a),
                    f !== o || (i !== 0 && f.nodeType !== 3) || (l = s + i),
                    f.nodeType === 3 && (s += f.nodeValue.length),
                    (m = f.firstChild) !== null;
                )
                  (p = f), (f = m);
                for (;;) {
                  if (f === e) break b;
                  if (
                    (p === r && ++u === a && (c = s),
                    p === o && ++d === i && (l = s),
                    (m = f.nextSibling) !== null)
                  )
                    break;
                  (f = p), (p = f.parentNode);
                }
                f = m;
              }
              r = c === -1 || l === -1 ? null : { start: c, end: l };
            } else r = null;
          }
        r ||= { start: 0, end: 0 };
      } else r = null;
      for (
        cp = { focusedElem: e, selectionRange: r },
          gh = !1,
          n = (n & 335544064) === n,
          lu = t,
          t = n ? 9270 : 1024;
        lu !== null;
      ) {
        if (((e = lu), n && ((r = e.deletions), r !== null))) for (a = 0; a < r.length; a++) n && Ql(r[a]);
        if (e.alternate === null && e.flags & 2) n && Hl(e), hu(n);
        else {
          if (e.tag === 22) {
            if (((r = e.alternate), e.memoizedState !== null)) {
              r !== null && r.memoizedState === null && n && Ql(r), hu(n);
              continue;
            }
            if (r !== null && r.memoizedState !== null) {
              n && Hl(e), hu(n);
              continue;
            }
          }
          (r = e.child),
            (e.subtreeFlags & t) !== 0 && r !== null ? ((r.return = e), (lu = r)) : (n && $l(e), hu(n));
        }
      }
      Vl = null;
    }
    function hu(e) {
      for (; lu !== null; ) {
        var t = lu,
          n = e,
          r = t.alternate,
          i = t.flags;
        switch (t.tag) {
          case 0:
          case 11:
          case 15:
            break;
          case 1:
            if (i & 1024 && r !== null) {
              (n = void 0), (i = r.memoizedProps), (r = r.memoizedState);
              var o = t.stateNode;
              try {
                var s = Cc(t.type, i);
                (n = o.getSnapshotBeforeUpdate(s, r)), (o.__reactInternalSnapshotBeforeUpdate = n);
              } catch (e) {
                Z(t, t.return, e);
              }
            }
            break;
          case 3:
            if (i & 1024) {
              if (((r = t.stateNode.containerInfo), (n = r.nodeType), n === 9)) nm(r);
              else if (n === 1)
                switch (r.nodeName) {
                  case `HEAD`:
                  case `HTML`:
                  case `BODY`:
                    nm(r);
                    break;
                  default:
                    r.textContent = ``;
                }
            }
            break;
          case 5:
          case 26:
          case 27:
          case 6:
          case 4:
          case 17:
            break;
          case 30:
            n &&
              r !== null &&
              ((n = bi(r.memoizedProps, r.stateNode)),
              (i = t.memoizedProps),
              (i = Si(i.default, i.update)),
              i !== `none` && Kl(r, n, i, (r.memoizedState = []), !0));
            break;
          default:
            if (i & 1024) throw Error(a(163));
        }
        if (((r = t.sibling), r !== null)) {
          (r.return = t.return), (lu = r);
          break;
        }
        lu = t.return;
      }
    }
    function gu(e, t, n) {
      var r = n.flags;
      switch (n.tag) {
        case 0:
        case 11:
        case 15:
          Fu(e, n), r & 4 && Sl(5, n);
          break;
        case 1:
          if ((Fu(e, n), r & 4)) {
            if (((e = n.stateNode), t === null))
              try {
                e.componentDidMount();
              } catch (e) {
                Z(n, n.return, e);
              }
            else {
              var i = Cc(n.type, t.memoizedProps);
              t = t.memoizedState;
              try {
                e.componentDidUpdate(i, t, e.__reactInternalSnapshotBeforeUpdate);
              } catch (e) {
                Z(n, n.return, e);
              }
            }
          }
          r & 64 && wl(n), r & 512 && El(n, n.return);
          break;
        case 3:
          if ((Fu(e, n), r & 64 && ((e = n.updateQueue), e !== null))) {
            if (((t = null), n.child !== null))
              switch (n.child.tag) {
                case 27:
                case 5:
                  t = n.child.stateNode;
                  break;
                case 1:
                  t = n.child.stateNode;
              }
            try {
              Do(e, t);
            } catch (e) {
              Z(n, n.return, e);
            }
          }
          break;
        case 27:
          t === null && r & 4 && zl(n);
        case 26:
        case 5:
          Fu(e, n), t === null && r & 4 && Nl(n), r & 512 && El(n, n.return);
          break;
        case 12:
          Fu(e, n);
          break;
        case 31:
          Fu(e, n), r & 4 && wu(e, n);
          break;
        case 13:
          Fu(e, n),
            r & 4 && Tu(e, n),
            r & 64 &&
              ((e = n.memoizedState),
              e !== null && ((e = e.dehydrated), e !== null && ((n = _f.bind(null, n)), cm(e, n))));
          break;
        case 22:
          if (((r = n.memoizedState !== null || au), !r)) {
            var a = (t !== null && t.memoizedState !== null) || W;
            (t = au),
              (i = W),
              (au = r),
              (W = a) && !i ? ((r = 2), n.subtreeFlags & 8772 && (r |= 1), Lu(e, n, r)) : Fu(e, n),
              (au = t),
              (W = i);
          }
          break;
        case 30:
          Fu(e, n), r & 512 && El(n, n.return);
          break;
        case 7:
          r & 512 && El(n, n.return);
        default:
          Fu(e, n);
      }
    }
    function _u(e, t) {
      for (e = e.child; e !== null; ) vu(e, t), (e = e.sibling);
    }
    function vu(e, t) {
      switch (e.tag) {
        case 5:
        case 26:
          try {
            var n = e.stateNode;
            if (t) {
              var r = n.style;
              typeof r.setProperty == `function`
                ? r.setProperty(`display`, `none`, `important`)
                : (r.display = `none`);
            } else {
              var i = e.stateNode,
                a = e.memoizedProps.style,
                o = a != null && a.hasOwnProperty(`display`) ? a.display : null;
              i.style.display = o == null || typeof o == `boolean` ? `` : (`` + o).trim();
            }
          } catch (t) {
            Z(e, e.return, t);
          }
          yu(e, t);
          break;
        case 6:
          try {
            (e.stateNode.nodeValue = t ? `` : e.memoizedProps), (N = !0);
          } catch (t) {
            Z(e, e.return, t);
          }
          break;
        case 18:
          try {
            var s = e.stateNode;
            t ? wp(s, !0) : wp(e.stateNode, !1);
          } catch (t) {
            Z(e, e.return, t);
          }
          break;
        case 22:
        case 23:
          e.memoizedState === null && _u(e, t);
          break;
        default:
          _u(e, t);
      }
    }
    function yu(e, t) {
      if (e.subtreeFlags & 67108864)
        for (e = e.child; e !== null; ) {
          a: {
            var n = e,
              r = t;
            switch (n.tag) {
              case 4:
                vu(n, r);
                break a;
              case 22:
                n.memoizedState === null && yu(n, r);
                break a;
              default:
                yu(n, r);
            }
          }
          e = e.sibling;
        }
    }
    function bu(e) {
      var t = e.alternate;
      t !== null && ((e.alternate = null), bu(t)),
        (e.child = null),
        (e.deletions = null),
        (e.sibling = null),
        e.tag === 5 && ((t = e.stateNode), t !== null && It(t)),
        (e.stateNode = null),
        (e.return = null),
        (e.dependencies = null),
        (e.memoizedProps = null),
        (e.memoizedState = null),
        (e.pendingProps = null),
        (e.stateNode = null),
        (e.updateQueue = null);
    }
    var G = null,
      xu = !1;
    function Su(e, t, n) {
      for (n = n.child; n !== null; ) Cu(e, t, n), (n = n.sibling);
    }
    function Cu(e, t, n) {
      if (tt && typeof tt.onCommitFiberUnmount == `function`)
        try {
          tt.onCommitFiberUnmount(et, n);
        } catch {}
      switch (n.tag) {
        case 26:
          W || Dl(n, t),
            Su(e, t, n),
            n.memoizedState
              ? n.memoizedState.count--
              : n.stateNode && !W && ((n = n.stateNode), n.parentNode.removeChild(n));
          break;
        case 27:
          W || Dl(n, t), Al(n);
          var r = G,
            i = xu;
          Sp(n.type) && ((G = n.stateNode), (xu = !1)),
            Su(e, t, n),
            gm(n.stateNode, n.type, n.memoizedProps),
            (G = r),
            (xu = i);
          break;
        case 5:
          W || Dl(n, t), Al(n);
        case 6:
          if (
            (n.tag === 6 && Al(n), (r = G), (i = xu), (G = null), Su(e, t, n), (G = r), (xu = i), G !== null)
          ) {
            if (xu)
              try {
                (G.nodeType === 9 ? G.body : G.nodeName === `HTML` ? G.ownerDocument.body : G).removeChild(
                  n.stateNode,
                ),
                  (N = !0);
              } catch (e) {
                Z(n, t, e);
              }
            else
              try {
                G.removeChild(n.stateNode), (N = !0);
              } catch (e) {
                Z(n, t, e);
              }
          }
          break;
        case 18:
          G !== null &&
            (xu
              ? ((e = G),
                Cp(e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e, n.stateNode),
                Hh(e))
              : Cp(G, n.stateNode));
          break;
        case 4:
          (r = G), (i = xu), (G = n.stateNode.containerInfo), (xu = !0), Su(e, t, n), (G = r), (xu = i);
          break;
        case 0:
        case 11:
        case 14:
        case 15:
          Cl(2, n, t), W || Cl(4, n, t), Su(e, t, n);
          break;
        case 1:
          W || (Dl(n, t), (r = n.stateNode), typeof r.componentWillUnmount == `function` && Tl(n, t, r)),
            Su(e, t, n);
          break;
        case 21:
          Su(e, t, n);
          break;
        case 22:
          (W = (r = W) || n.memoizedState !== null), Su(e, t, n), (W = r);
          break;
        case 30:
          Dl(n, t), Su(e, t, n);
          break;
        case 7:
          W || Dl(n, t), Su(e, t, n);
          break;
        default:
          Su(e, t, n);
      }
    }
    function wu(e, t) {
      if (
        t.memoizedState === null &&
        ((e = t.alternate), e !== null && ((e = e.memoizedState), e !== null))
      ) {
        e = e.dehydrated;
        try {
          Hh(e);
        } catch (e) {
          Z(t, t.return, e);
        }
      }
    }
    function Tu(e, t) {
      if (
        t.memoizedState === null &&
        ((e = t.alternate),
        e !== null && ((e = e.memoizedState), e !== null && ((e = e.dehydrated), e !== null)))
      )
        try {
          Hh(e);
        } catch (e) {
          Z(t, t.return, e);
        }
    }
    function Eu(e) {
      switch (e.tag) {
        case 31:
        case 13:
        case 19:
          var t = e.stateNode;
          return t === null && (t = e.stateNode = new cu()), t;
        case 22:
          return (e = e.stateNode), (t = e._retryCache), t === null && (t = e._retryCache = new cu()), t;
        default:
          throw Error(a(435, e.tag));
      }
    }
    function Du(e, t) {
      var n = Eu(e);
      t.forEach(function (t) {
        if (!n.has(t)) {
          n.add(t);
          var r = vf.bind(null, e, t);
          t.then(r, r);
        }
      });
    }
    function Ou(e, t, n) {
      var r = t.deletions;
      if (r !== null)
        for (var i = 0; i < r.length; i++) {
          var o = r[i],
            s = e,
            c = t,
            l = c;
          a: for (; l !== null; ) {
            switch (l.tag) {
              case 27:
                if (Sp(l.type)) {
                  (G = l.stateNode), (xu = !1);
                  break a;
                }
                break;
              case 5:
                (G = l.stateNode), (xu = !1);
                break a;
              case 3:
              case 4:
                (G = l.stateNode.containerInfo), (xu = !0);
                break a;
            }
            l = l.return;
          }
          if (G === null) throw Error(a(160));
          Cu(s, c, o),
            (G = null),
            (xu = !1),
            (s = o.alternate),
            s !== null && (s.return = null),
            (o.return = null);
        }
      if (t.subtreeFlags & 13886) for (t = t.child; t !== null; ) Au(t, e, n), (t = t.sibling);
    }
    var ku = null;
    function Au(e, t, n) {
      var r = e.alternate,
        i = e.flags;
      switch (e.tag) {
        case 0:
        case 11:
        case 14:
        case 15:
          if (i & 4 && ((r = e.updateQueue), (r = r === null ? null : r.events), r !== null))
            for (var o = 0; o < r.length; o++) {
              var s = r[o];
              s.ref.impl = s.nextImpl;
            }
          Ou(t, e, n), ju(e), i & 4 && (Cl(3, e, e.return), Sl(3, e), Cl(5, e, e.return));
          break;
        case 1:
          Ou(t, e, n),
            ju(e),
            i & 512 && (W || r === null || Dl(r, r.return)),
            i & 64 &&
              au &&
              ((e = e.updateQueue),
              e !== null &&
                ((t = e.callbacks),
                t !== null &&
                  ((n = e.shared.hiddenCallbacks),
                  (e.shared.hiddenCallbacks = n === null ? t : n.concat(t)))));
          break;
        case 26:
          if (((o = ku), Ou(t, e, n), ju(e), i & 512 && (W || r === null || Dl(r, r.return)), i & 4)) {
            if (((i = r === null ? null : r.memoizedState), (n = e.memoizedState), r === null)) {
              if (n === null) {
                if (e.stateNode === null) {
                  if (au) e.stateNode = fp(e.type, e.memoizedProps, t.containerInfo, e);
                  else {
                    a: {
                      (t = e.type), (n = e.memoizedProps), (i = o.ownerDocument || o);
                      b: switch (t) {
                        case `title`:
                          (r = i.getElementsByTagName(`title`)[0]),
                            (!r ||
                              r[Pt] ||
                              r[Dt] ||
                              r.namespaceURI === `http://www.w3.org/2000/svg` ||
                              r.hasAttribute(`itemprop`)) &&
                              ((r = i.createElement(t)),
                              i.head.insertBefore(r, i.querySelector(`head > title`))),
                            np(r, t, n),
                            (r[Dt] = e),
                            Vt(r),
                            (t = r);
                          break a;
                        case `link`:
                          if ((o = Gm(`link`, `href`, i).get(t + (n.href || ``)))) {
                            for (s = 0; s < o.length; s++)
                              if (
                                ((r = o[s]),
                                r.getAttribute(`href`) ===
                                  (n.href == null || n.href === `` ? null : n.href) &&
                                  r.getAttribute(`rel`) === (n.rel == null ? null : n.rel) &&
                                  r.getAttribute(`title`) === (n.title == null ? null : n.title) &&
                                  r.getAttribute(`crossorigin`) ===
                                    (n.crossOrigin == null ? null : n.crossOrigin))
                              ) {
                                o.splice(s, 1);
                                break b;
                              }
                          }
                          (r = i.createElement(t)), np(r, t, n), i.head.appendChild(r);
                          break;
                        case `meta`:
                          if ((o = Gm(`meta`, `content`, i).get(t + (n.content || ``)))) {
                            for (s = 0; s < o.length; s++)
                              if (
                                ((r = o[s]),
                                r.getAttribute(`content`) === (n.content == null ? null : `` + n.content) &&
                                  r.getAttribute(`name`) === (n.name == null ? null : n.name) &&
                                  r.getAttribute(`property`) === (n.property == null ? null : n.property) &&
                                  r.getAttribute(`http-equiv`) ===
                                    (n.httpEquiv == null ? null : n.httpEquiv) &&
                                  r.getAttribute(`charset`) === (n.charSet == null ? null : n.charSet))
                              ) {
                                o.splice(s, 1);
                                break b;
                              }
                          }
                          (r = i.createElement(t)), np(r, t, n), i.head.appendChild(r);
                          break;
                        default:
                          throw Error(a(468, t));
                      }
                      (r[Dt] = e), Vt(r), (t = r);
                    }
                    e.stateNode = t;
                  }
                } else au || Km(o, e.type, e.stateNode);
              } else e.stateNode = Bm(o, n, e.memoizedProps);
            } else
              i === n
                ? n === null && e.stateNode !== null && Pl(e, e.memoizedProps, r.memoizedProps)
                : (i === null
                    ? ((t = r.stateNode), t === null || W || t.parentNode.removeChild(t))
                    : i.count--,
                  n === null ? au || Km(o, e.type, e.stateNode) : Bm(o, n, e.memoizedProps));
          }
          break;
        case 27:
          Ou(t, e, n),
            ju(e),
            i & 512 && (W || r === null || Dl(r, r.return)),
            r !== null && i & 4 && Pl(e, e.memoizedProps, r.memoizedProps);
          break;
        case 5:
          if (
            ((o = ou),
            (ou = !1),
            Ou(t, e, n),
            (ou = o),
            ju(e),
            i & 512 && (W || r === null || Dl(r, r.return)),
            e.flags & 32)
          ) {
            t = e.stateNode;
            try {
              hn(t, ``), (N = !0);
            } catch (t) {
              Z(e, e.return, t);
            }
          }
          i & 4 && e.stateNode != null && ((t = e.memoizedProps), Pl(e, t, r === null ? t : r.memoizedProps)),
            i & 1024 && (su = !0);
          break;
        case 6:
          if ((Ou(t, e, n), ju(e), i & 4)) {
            if (e.stateNode === null) throw Error(a(162));
            (t = e.memoizedProps), (n = e.stateNode);
            try {
              (n.nodeValue = t), (N = !0);
            } catch (t) {
              Z(e, e.return, t);
            }
          }
          break;
        case 3:
          if (
            ((N = !1),
            (Wm = null),
            (o = ku),
            (ku = bm(t.containerInfo)),
            Ou(t, e, n),
            (ku = o),
            ju(e),
            i & 4 && r !== null && r.memoizedState.isDehydrated)
          )
            try {
              Hh(t.containerInfo);
            } catch (t) {
              Z(e, e.return, t);
            }
          su && ((su = !1), Mu(e)), (N = !1);
          break;
        case 4:
          (i = ou),
            (ou = au),
            (r = Zt()),
            (o = ku),
            (ku = bm(e.stateNode.containerInfo)),
            Ou(t, e, n),
            ju(e),
            (ku = o),
            N && du && (fu = !0),
            (N = r),
            (ou = i);
          break;
        case 12:
          Ou(t, e, n), ju(e);
          break;
        case 31:
          Ou(t, e, n),
            ju(e),
            i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), Du(e, t)));
          break;
        case 13:
          Ou(t, e, n),
            ju(e),
            e.child.flags & 8192 &&
              (e.memoizedState !== null) != (r !== null && r.memoizedState !== null) &&
              (md = Ge()),
            i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), Du(e, t)));
          break;
        case 22:
          (o = e.memoizedState !== null), (s = r !== null && r.memoizedState !== null);
          var c = au,
            l = W,
            u = ou;
          (au = c || o),
            (ou = u || o),
            (W = l || s),
            Ou(t, e, n),
            (W = l),
            (ou = u),
            (au = c),
            ju(e),
            i & 8192 &&
              ((t = e.stateNode),
              (t._visibility = o ? t._visibility & -2 : t._visibility | 1),
              !o ||
                r === null ||
                s ||
                au ||
                W ||
                ((t = s || W), (n = au), (r = W), (au = o || au), (W = t), Iu(e, 2), (au = n), (W = r)),
              (!o && ou) || _u(e, o)),
            i & 4 &&
              ((t = e.updateQueue),
              t !== null && ((n = t.retryQueue), n !== null && ((t.retryQueue = null), Du(e, n))));
          break;
        case 19:
          Ou(t, e, n),
            ju(e),
            i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), Du(e, t)));
          break;
        case 30:
          i & 512 && (W || r === null || Dl(r, r.return)),
            (i = Zt()),
            (o = du),
            (s = (n & 335544064) === n),
            (c = e.memoizedProps),
            (du = s && Si(c.default, c.update) !== `none`),
            Ou(t, e, n),
            ju(e),
            s && r !== null && N && (e.flags |= 4),
            (du = o),
            (N = i);
          break;
        case 21:
          break;
        case 7:
          i & 512 && (W || r === null || Dl(r, r.return)),
            r && r.stateNode !== null && (r.stateNode._fragmentFiber = e);
        default:
          Ou(t, e, n), ju(e);
      }
    }
    function ju(e) {
      var t = e.flags;
      if (t & 2) {
        try {
          for (var n, r = e.return; r !== null; ) {
            if (Fl(r)) {
              n = r;
              break;
            }
            r = r.return;
          }
          r = null;
          for (var i = e.return; i !== null; ) {
            if (Ml(i)) {
              var o = i.stateNode;
              r === null ? (r = [o]) : r.push(o);
            }
            if (jl(i)) break;
            i = i.return;
          }
          var s = r;
          if (n == null) throw Error(a(160));
          switch (n.tag) {
            case 27:
              var c = n.stateNode;
              Rl(e, Il(e), c, s);
              break;
            case 5:
              var l = n.stateNode;
              n.flags & 32 && (hn(l, ``), (n.flags &= -33)), Rl(e, Il(e), l, s);
              break;
            case 3:
            case 4:
              var u = n.stateNode.containerInfo;
              Ll(e, Il(e), u, s);
              break;
            default:
              throw Error(a(161));
          }
        } catch (t) {
          Z(e, e.return, t);
        }
        e.flags &= -3;
      }
      t & 4096 && (e.flags &= -4097);
    }
    function Mu(e) {
      if (e.subtreeFlags & 1024)
        for (e = e.child; e !== null; ) {
          var t = e;
          Mu(t),
            t.tag === 5 && t.flags & 1024 && ((t = t.stateNode), (gh = !0), t.reset(), (gh = !1)),
            (e = e.sibling);
        }
    }
    function Nu(e, t) {
      if (t.subtreeFlags & 9270) for (t = t.child; t !== null; ) Pu(t, e), (t = t.sibling);
      else iu(t, !1);
    }
    function Pu(e, t) {
      var n = e.alternate;
      if (n === null) Xl(e, !1);
      else
        switch (e.tag) {
          case 3:
            if (((pu = uu = !1), Wl(), Nu(t, e), !uu && !fu)) {
              if (((e = Ul), e !== null))
                for (var r = 0; r < e.length; r += 3) {
                  n = e[r];
                  var i = e[r + 1];
                  Ep(n, e[r + 2]),
                    (n = n.ownerDocument.documentElement),
                    n !== null &&
                      n.animate(
                        { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                        {
                          duration: 0,
                          fill: `forwards`,
                          pseudoElement: `::view-transition-group(` + i + `)`,
                        },
                      );
                }
              (e = t.containerInfo),
                (e = e.nodeType === 9 ? e.documentElement : e.ownerDocument.documentElement),
                e !== null &&
                  e.style.viewTransitionName === `` &&
                  ((e.style.viewTransitionName = `none`),
                  e.animate(
                    { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                    { duration: 0, fill: `forwards`, pseudoElement: `::view-transition-group(root)` },
                  ),
                  e.animate(
                    { width: [0, 0], height: [0, 0] },
                    { duration: 0, fill: `forwards`, pseudoElement: `::view-transition` },
                  )),
                (pu = !0);
            }
            Ul = null;
            break;
          case 5:
            Nu(t, e);
            break;
          case 4:
            (r = uu), (uu = !1), Nu(t, e), uu && (fu = !0), (uu = r);
            break;
          case 22:
            e.memoizedState === null && (n.memoizedState === null ? Nu(t, e) : Xl(e, !1));
            break;
          case 30:
            (r = uu), (i = Wl()), (uu = !1), Nu(t, e), uu && (e.flags |= 4);
            var a = e.memoizedProps,
              o = e.stateNode;
            (t = bi(a, o)), (o = bi(n.memoizedProps, o));
            var s = Si(a.default, a.update);
            s === `none`
              ? (t = !1)
              : ((a = n.memoizedState),
                (n.memoizedState = null),
                (n = e.child),
                (Gl = 0),
                (t = ru(e, n, t, o, s, a, !0)),
                Gl !== (a === null ? 0 : a.length) && (e.flags |= 32)),
              e.flags & 4 && t
                ? (Nd(e, e.memoizedProps.onUpdate), (Ul = i))
                : i !== null && (i.push.apply(i, Ul), (Ul = i)),
              (uu = e.flags & 32 ? !0 : r);
            break;
          default:
            Nu(t, e);
        }
    }
    function Fu(e, t) {
      if (t.subtreeFlags & 8772) for (t = t.child; t !== null; ) gu(e, t.alternate, t), (t = t.sibling);
    }
    function Iu(e, t) {
      for (e = e.child; e !== null; ) {
        var n = e,
          r = t;
        switch (n.tag) {
          case 0:
          case 11:
          case 14:
          case 15:
            Cl(4, n, n.return), Iu(n, r);
            break;
          case 1:
            Dl(n, n.return);
            var i = n.stateNode;
            typeof i.componentWillUnmount == `function` && Tl(n, n.return, i), Iu(n, r);
            break;
          case 27:
            r & 2 && gm(n.stateNode, n.type, n.memoizedProps);
          case 5:
            Dl(n, n.return), (n.tag !== 5 && n.tag !== 27) || Al(n), Iu(n, r);
            break;
          case 6:
            Al(n);
            break;
          case 26:
            Dl(n, n.return),
              (i = n.stateNode),
              n.memoizedState !== null || i === null || W || i.parentNode.removeChild(i),
              Iu(n, r);
            break;
          case 22:
            n.memoizedState === null && Iu(n, r);
            break;
          case 30:
            Dl(n, n.return), Iu(n, r);
            break;
          case 7:
            Dl(n, n.return);
          default:
            Iu(n, r);
        }
        e = e.sibling;
      }
    }
    function Lu(e, t, n) {
      for (n = t.subtreeFlags & 8772 ? n : n & -2, t = t.child; t !== null; ) {
        var r = t.alternate,
          i = e,
          a = t,
          o = a.flags,
          s = !!(n & 1);
        switch (a.tag) {
          case 0:
          case 11:
          case 15:
            Lu(i, a, n), Sl(4, a);
            break;
          case 1:
            if ((Lu(i, a, n), (r = a), (i = r.stateNode), typeof i.componentDidMount == `function`))
              try {
                i.componentDidMount();
              } catch (e) {
                Z(r, r.return, e);
              }
            if (((r = a), (i = r.updateQueue), i !== null)) {
              var c = r.stateNode;
              try {
                var l = i.shared.hiddenCallbacks;
                if (l !== null) for (i.shared.hiddenCallbacks = null, i = 0; i < l.length; i++) Eo(l[i], c);
              } catch (e) {
                Z(r, r.return, e);
              }
            }
            s && o & 64 && wl(a), El(a, a.return);
            break;
          case 27:
            n & 2 && zl(a);
          case 5:
            (a.tag !== 5 && a.tag !== 27) || kl(a),
              Lu(i, a, n),
              s && r === null && o & 4 && Nl(a),
              El(a, a.return);
            break;
          case 6:
            kl(a);
            break;
          case 26:
            (c = a.stateNode),
              a.memoizedState !== null || c === null || au || Km(bm(c.ownerDocument), a.type, c),
              Lu(i, a, n),
              s && r === null && o & 4 && Nl(a),
              El(a, a.return);
            break;
          case 12:
            Lu(i, a, n);
            break;
          case 31:
            Lu(i, a, n), s && o & 4 && wu(i, a);
            break;
          case 13:
            Lu(i, a, n), s && o & 4 && Tu(i, a);
            break;
          case 22:
            a.memoizedState === null && Lu(i, a, n), El(a, a.return);
            break;
          case 30:
            Lu(i, a, n), El(a, a.return);
            break;
          case 7:
            El(a, a.return);
          default:
            Lu(i, a, n);
        }
        t = t.sibling;
      }
    }
    function Ru(e, t) {
      var n = null;
      e !== null &&
        e.memoizedState !== null &&
        e.memoizedState.cachePool !== null &&
        (n = e.memoizedState.cachePool.pool),
        (e = null),
        t.memoizedState !== null &&
          t.memoizedState.cachePool !== null &&
          (e = t.memoizedState.cachePool.pool),
        e !== n && (e != null && e.refCount++, n != null && Fa(n));
    }
    function zu(e, t) {
      (e = null),
        t.alternate !== null && (e = t.alternate.memoizedState.cache),
        (t = t.memoizedState.cache),
        t !== e && (t.refCount++, e != null && Fa(e));
    }
    function Bu(e, t, n, r) {
      var i = (n & 335544064) === n;
      if (t.subtreeFlags & (i ? 10262 : 10256))
        for (t = t.child; t !== null; ) Vu(e, t, n, r), (t = t.sibling);
      else i && nu(t);
    }
    function Vu(e, t, n, r) {
      var i = (n & 335544064) === n;
      i && t.alternate === null && t.return !== null && t.return.alternate !== null && tu(t);
      var a = t.flags;
      switch (t.tag) {
        case 0:
        case 11:
        case 15:
          Bu(e, t, n, r), a & 2048 && Sl(9, t);
          break;
        case 1:
          Bu(e, t, n, r);
          break;
        case 3:
          Bu(e, t, n, r),
            i &&
              pu &&
              ((e = e.containerInfo),
              (e = e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e),
              e.style.viewTransitionName === `root` && (e.style.viewTransitionName = ``),
              (e = e.ownerDocument.documentElement),
              e !== null && e.style.viewTransitionName === `none` && (e.style.viewTransitionName = ``)),
            a & 2048 &&
              ((a = null),
              t.alternate !== null && (a = t.alternate.memoizedState.cache),
              (t = t.memoizedState.cache),
              t !== a && (t.refCount++, a != null && Fa(a)));
          break;
        case 12:
          if (a & 2048) {
            Bu(e, t, n, r), (a = t.stateNode);
            try {
              var o = t.memoizedProps,
                s = o.id,
                c = o.onPostCommit;
              typeof c == `function` &&
                c(s, t.alternate === null ? `mount` : `update`, a.passiveEffectDuration, -0);
            } catch (e) {
              Z(t, t.return, e);
            }
          } else Bu(e, t, n, r);
          break;
        case 31:
          Bu(e, t, n, r);
          break;
        case 13:
          Bu(e, t, n, r);
          break;
        case 23:
          break;
        case 22:
          (o = t.stateNode),
            (s = t.alternate),
            t.memoizedState === null
              ? (i && s !== null && s.memoizedState !== null && tu(t),
                o._visibility & 2
                  ? Bu(e, t, n, r)
                  : ((o._visibility |= 2), Hu(e, t, n, r, !!(t.subtreeFlags & 10256) || !1)))
              : (i && s !== null && s.memoizedState === null && tu(s),
                o._visibility & 2 ? Bu(e, t, n, r) : Uu(e, t)),
            a & 2048 && Ru(s, t);
          break;
        case 24:
          Bu(e, t, n, r), a & 2048 && zu(t.alternate, t);
          break;
        case 30:
          i && ((a = t.alternate), a !== null && (Jl(a.child, !0), Jl(t.child, !0))), Bu(e, t, n, r);
          break;
        default:
          Bu(e, t, n, r);
      }
    }
    function Hu(e, t, n, r, i) {
      for (i &&= !!(t.subtreeFlags & 10256) || !1, t = t.child; t !== null; ) {
        var a = e,
          o = t,
          s = n,
          c = r,
          l = o.flags;
        switch (o.tag) {
          case 0:
          case 11:
          case 15:
            Hu(a, o, s, c, i), Sl(8, o);
            break;
          case 23:
            break;
          case 22:
            var u = o.stateNode;
            o.memoizedState === null
              ? ((u._visibility |= 2), Hu(a, o, s, c, i))
              : u._visibility & 2
                ? Hu(a, o, s, c, i)
                : Uu(a, o),
              i && l & 2048 && Ru(o.alternate, o);
            break;
          case 24:
            Hu(a, o, s, c, i), i && l & 2048 && zu(o.alternate, o);
            break;
          default:
            Hu(a, o, s, c, i);
        }
        t = t.sibling;
      }
    }
    function Uu(e, t) {
      if (t.subtreeFlags & 10256)
        for (t = t.child; t !== null; ) {
          var n = e,
            r = t,
            i = r.flags;
          switch (r.tag) {
            case 22:
              Uu(n, r), i & 2048 && Ru(r.alternate, r);
              break;
            case 24:
              Uu(n, r), i & 2048 && zu(r.alternate, r);
              break;
            default:
              Uu(n, r);
          }
          t = t.sibling;
        }
    }
    var Wu = 8192;
    function Gu(e, t, n) {
      if (e.subtreeFlags & Wu) for (e = e.child; e !== null; ) Ku(e, t, n), (e = e.sibling);
    }
    function Ku(e, t, n) {
      switch (e.tag) {
        case 26:
          Gu(e, t, n),
            e.flags & Wu &&
              (e.memoizedState === null
                ? ((e = e.stateNode), (t & 335544128) === t && Zm(n, e))
                : Qm(n, ku, e.memoizedState, e.memoizedProps));
          break;
        case 5:
          Gu(e, t, n), e.flags & Wu && ((e = e.stateNode), (t & 335544128) === t && Zm(n, e));
          break;
        case 3:
        case 4:
          var r = ku;
          (ku = bm(e.stateNode.containerInfo)), Gu(e, t, n), (ku = r);
          break;
        case 22:
          e.memoizedState === null &&
            ((r = e.alternate),
            r !== null && r.memoizedState !== null
              ? ((r = Wu), (Wu = 16777216), Gu(e, t, n), (Wu = r))
              : Gu(e, t, n));
          break;
        case 30:
          if ((e.flags & Wu) !== 0 && ((r = e.memoizedProps.name), r != null && r !== `auto`)) {
            var i = e.stateNode;
            (i.paired = null), Vl === null && (Vl = new Map()), Vl.set(r, i);
          }
          Gu(e, t, n);
          break;
        default:
          Gu(e, t, n);
      }
    }
    function qu(e) {
      var t = e.alternate;
      if (t !== null && ((e = t.child), e !== null)) {
        t.child = null;
        do (t = e.sibling), (e.sibling = null), (e = t);
        while (e !== null);
      }
    }
    function Ju(e) {
      var t = e.deletions;
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n];
            (lu = r), Zu(r, e);
          }
        qu(e);
      }
      if (e.subtreeFlags & 10256) for (e = e.child; e !== null; ) Yu(e), (e = e.sibling);
    }
    function Yu(e) {
      switch (e.tag) {
        case 0:
        case 11:
        case 15:
          Ju(e), e.flags & 2048 && Cl(9, e, e.return);
          break;
        case 3:
          Ju(e);
          break;
        case 12:
          Ju(e);
          break;
        case 22:
          var t = e.stateNode;
          e.memoizedState !== null && t._visibility & 2 && (e.return === null || e.return.tag !== 13)
            ? ((t._visibility &= -3), Xu(e))
            : Ju(e);
          break;
        default:
          Ju(e);
      }
    }
    function Xu(e) {
      var t = e.deletions;
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n];
            (lu = r), Zu(r, e);
          }
        qu(e);
      }
      for (e = e.child; e !== null; ) {
        switch (((t = e), t.tag)) {
          case 0:
          case 11:
          case 15:
            Cl(8, t, t.return), Xu(t);
            break;
          case 22:
            (n = t.stateNode), n._visibility & 2 && ((n._visibility &= -3), Xu(t));
            break;
          default:
            Xu(t);
        }
        e = e.sibling;
      }
    }
    function Zu(e, t) {
      for (; lu !== null; ) {
        var n = lu;
        switch (n.tag) {
          case 0:
          case 11:
          case 15:
            Cl(8, n, t);
            break;
          case 23:
          case 22:
            if (n.memoizedState !== null && n.memoizedState.cachePool !== null) {
              var r = n.memoizedState.cachePool.pool;
              r != null && r.refCount++;
            }
            break;
          case 24:
            Fa(n.memoizedState.cache);
        }
        if (((r = n.child), r !== null)) (r.return = n), (lu = r);
        else
          a: for (n = e; lu !== null; ) {
            r = lu;
            var i = r.sibling,
              a = r.return;
            if ((bu(r), r === n)) {
              lu = null;
              break a;
            }
            if (i !== null) {
              (i.return = a), (lu = i);
              break a;
            }
            lu = a;
          }
      }
    }
    var Qu = {
        getCacheForType: function (e) {
          var t = Da(Na),
            n = t.data.get(e);
          return n === void 0 && ((n = e()), t.data.set(e, n)), n;
        },
        cacheSignal: function () {
          return Da(Na).controller.signal;
        },
      },
      $u = typeof WeakMap == `function` ? WeakMap : Map,
      K = 0,
      q = null,
      J = null,
      Y = 0,
      X = 0,
      ed = null,
      td = !1,
      nd = !1,
      rd = !1,
      id = 0,
      ad = 0,
      od = 0,
      sd = 0,
      cd = 0,
      ld = 0,
      ud = 0,
      dd = null,
      fd = null,
      pd = !1,
      md = 0,
      hd = 0,
      gd = 1 / 0,
      _d = null,
      vd = null,
      yd = 0,
      bd = null,
      xd = null,
      Sd = 0,
      Cd = 0,
      wd = null,
      Td = null,
      Ed = null,
      Dd = null,
      Od = null,
      kd = 0,
      Ad = null;
    function jd() {
      return K & 2 && Y !== 0 ? Y & -Y : A.T === null ? wt() : Pf();
    }
    function Md() {
      if (ld === 0) {
        if (!(Y & 536870912) || R) {
          var e = ct;
          (ct <<= 1), !(ct & 3932160) && (ct = 262144), (ld = e);
        } else ld = 536870912;
      }
      return (e = No.current), e !== null && (e.flags |= 32), ld;
    }
    function Nd(e, t) {
      if (t != null) {
        var n = e.stateNode,
          r = n.ref;
        r === null && (r = n.ref = Pp(bi(e.memoizedProps, n))),
          Dd === null && (Dd = []),
          Dd.push(t.bind(null, r));
      }
    }
    function Pd(e, t, n) {
      ((e === q && (X === 2 || X === 9)) || e.cancelPendingCommit !== null) && (Vd(e, 0), Rd(e, Y, ld, !1)),
        _t(e, n),
        (K & 2 && e === q) || (e === q && (!(K & 2) && (sd |= n), ad === 4 && Rd(e, Y, ld, !1)), Ef(e));
    }
    function Fd(e, t, n) {
      if (K & 6) throw Error(a(327));
      var r = (!n && !(t & 127) && (t & e.expiredLanes) === 0) || ft(e, t),
        i = r ? Yd(e, t) : qd(e, t, !0),
        o = r;
      do {
        if (i === 0) {
          nd && !r && Rd(e, t, 0, !1);
          break;
        }
        if (((n = e.current.alternate), o && !Ld(n))) (i = qd(e, t, !1)), (o = !1);
        else {
          if (i === 2) {
            if (((o = t), e.errorRecoveryDisabledLanes & o)) var s = 0;
            else (s = e.pendingLanes & -536870913), (s = s === 0 ? (s & 536870912 ? 536870912 : 0) : s);
            if (s !== 0) {
              t = s;
              a: {
                var c = e;
                i = dd;
                var l = c.current.memoizedState.isDehydrated;
                if ((l && (Vd(c, s).flags |= 256), (s = qd(c, s, !1)), s !== 2 && s !== 6)) {
                  if (rd && !l) {
                    (c.errorRecoveryDisabledLanes |= o), (sd |= o), (i = 4);
                    break a;
                  }
                  (o = fd), (fd = i), o !== null && (fd === null ? (fd = o) : fd.push.apply(fd, o));
                }
                i = s;
              }
              if (((o = !1), i !== 2)) continue;
            }
          }
          if (i === 1) {
            Vd(e, 0), Rd(e, t, 0, !0);
            break;
          }
          a: {
            switch (((r = e), (o = i), o)) {
              case 0:
              case 1:
                throw Error(a(345));
              case 4:
                if ((t & 4194048) !== t && (t & 62914560) !== t) break;
              case 6:
                Rd(r, t, ld, !td);
                break a;
              case 2:
                fd = null;
                break;
              case 3:
              case 5:
                break;
              default:
                throw Error(a(329));
            }
            if ((t & 62914560) === t && ((i = md + 300 - Ge()), 10 < i)) {
              if ((Rd(r, t, ld, !td), dt(r, 0, !0) !== 0)) break a;
              (Sd = t),
                (r.timeoutHandle = gp(
                  Id.bind(null, r, n, fd, _d, pd, t, ld, sd, ud, td, o, `Throttled`, -0, 0),
                  i,
                ));
              break a;
            }
            Id(r, n, fd, _d, pd, t, ld, sd, ud, td, o, null, -0, 0);
          }
          break;
        }
      } while (1);
      Ef(e);
    }
    function Id(e, t, n, r, i, a, o, s, c, l, u, d, f, p) {
      e.timeoutHandle = -1;
      var m = t.subtreeFlags,
        h = (a & 335544064) === a;
      (d = null),
        (h || m & 8192 || (m & 16785408) == 16785408) &&
        ((d = {
          stylesheets: null,
          count: 0,
          imgCount: 0,
          imgBytes: 0,
          suspenseyImages: [],
          waitingForImages: !0,
          waitingForViewTransition: !1,
          unsuspend: Cn,
        }),
        (Vl = null),
        Ku(t, a, d),
        h &&
          ((m = d),
          (h = e.containerInfo),
          (h = (h.nodeType === 9 ? h : h.ownerDocument).__reactViewTransition),
          h != null &&
            (m.count++, (m.waitingForViewTransition = !0), (m = nh.bind(m)), h.finished.then(m, m))),
        (m = (a & 62914560) === a ? md - Ge() : (a & 4194048) === a ? hd - Ge() : 0),
        (m = eh(d, m)),
        m !== null)
          ? ((Sd = a),
            (e.cancelPendingCommit = m(nf.bind(null, e, t, a, n, r, i, o, s, c, l, u, d, null, f, p))),
            Rd(e, a, o, !l))
          : nf(e, t, a, n, r, i, o, s, c, l, u, d);
    }
    function Ld(e) {
      for (var t = e; ; ) {
        var n = t.tag;
        if (
          (n === 0 || n === 11 || n === 15) &&
          t.flags & 16384 &&
          ((n = t.updateQueue), n !== null && ((n = n.stores), n !== null))
        )
          for (var r = 0; r < n.length; r++) {
            var i = n[r],
              a = i.getSnapshot;
            i = i.value;
            try {
              if (!Wr(a(), i)) return !1;
            } catch {
              return !1;
            }
          }
        if (((n = t.child), t.subtreeFlags & 16384 && n !== null)) (n.return = t), (t = n);
        else {
          if (t === e) break;
          for (; t.sibling === null; ) {
            if (t.return === null || t.return === e) return !0;
            t = t.return;
          }
          (t.sibling.return = t.return), (t = t.sibling);
        }
      }
      return !0;
    }
    function Rd(e, t, n, r) {
      (t = pt(e, t)),
        (t &= ~cd),
        (t &= ~sd),
        (e.suspendedLanes |= t),
        (e.pingedLanes &= ~t),
        r && (e.warmLanes |= t),
        (r = e.expirationTimes);
      for (var i = t; 0 < i; ) {
        var a = 31 - rt(i),
          o = 1 << a;
        (r[a] = -1), (i &= ~o);
      }
      n !== 0 && yt(e, n, t);
    }
    function zd() {
      return K & 6 ? !0 : (Df(0, !1), !1);
    }
    function Bd() {
      if (J !== null) {
        if (X === 0) var e = J.return;
        else (e = J), (ya = va = null), ss(e), (so = null), (co = 0), (e = J);
        for (; e !== null; ) xl(e.alternate, e), (e = e.return);
        J = null;
      }
    }
    function Vd(e, t) {
      var n = e.timeoutHandle;
      return (
        n !== -1 && ((e.timeoutHandle = -1), _p(n)),
        (n = e.cancelPendingCommit),
        n !== null && ((e.cancelPendingCommit = null), n()),
        (Sd = 0),
        Bd(),
        (q = e),
        (J = n = Li(e.current, null)),
        (Y = t),
        (X = 0),
        (ed = null),
        (td = !1),
        (nd = ft(e, t)),
        (rd = !1),
        (ud = ld = cd = sd = od = ad = 0),
        (fd = dd = null),
        (pd = !1),
        (id = pt(e, t)),
        Di(),
        n
      );
    }
    function Hd(e, t) {
      (z = null),
        (A.H = hc),
        t === Za || t === $a
          ? ((t = ao()), (X = 3))
          : t === Qa
            ? ((t = ao()), (X = 4))
            : (X = t === Nc ? 8 : typeof t == `object` && t && typeof t.then == `function` ? 6 : 1),
        (ed = t),
        J === null && ((ad = 1), Dc(e, Gi(t, e.current)));
    }
    function Ud() {
      var e = No.current;
      return e === null
        ? !0
        : (Y & 4194048) === Y
          ? Po === null
          : (Y & 62914560) === Y || Y & 536870912
            ? e === Po
            : !1;
    }
    function Wd() {
      var e = A.H;
      return (A.H = hc), e === null ? hc : e;
    }
    function Gd() {
      var e = A.A;
      return (A.A = Qu), e;
    }
    function Kd() {
      (ad = 4),
        td || ((Y & 4194048) !== Y && No.current !== null) || (nd = !0),
        (!(od & 134217727) && !(sd & 134217727)) || q === null || Rd(q, Y, ld, !1);
    }
    function qd(e, t, n) {
      var r = K;
      K |= 2;
      var i = Wd(),
        a = Gd();
      (q !== e || Y !== t) && ((_d = null), Vd(e, t)), (t = !1);
      var o = ad;
      a: do
        try {
          if (X !== 0 && J !== null) {
            var s = J,
              c = ed;
            switch (X) {
              case 8:
                Bd(), (o = 6);
                break a;
              case 3:
              case 2:
              case 9:
              case 6:
                No.current === null && (t = !0);
                var l = X;
                if (((X = 0), (ed = null), $d(e, s, c, l), n && nd)) {
                  o = 0;
                  break a;
                }
                break;
              default:
                (l = X), (X = 0), (ed = null), $d(e, s, c, l);
            }
          }
          Jd(), (o = ad);
          break;
        } catch (t) {
          Hd(e, t);
        }
      while (1);
      return (
        t && e.shellSuspendCounter++,
        (ya = va = null),
        (K = r),
        (A.H = i),
        (A.A = a),
        J === null && ((q = null), (Y = 0), Di()),
        o
      );
    }
    function Jd() {
      for (; J !== null; ) Zd(J);
    }
    function Yd(e, t) {
      var n = K;
      K |= 2;
      var r = Wd(),
        i = Gd();
      q !== e || Y !== t ? ((_d = null), (gd = Ge() + 500), Vd(e, t)) : (nd = ft(e, t));
      a: do
        try {
          if (X !== 0 && J !== null) {
            t = J;
            var o = ed;
            b: switch (X) {
              case 1:
                (X = 0), (ed = null), $d(e, t, o, 1);
                break;
              case 2:
              case 9:
                if (to(o)) {
                  (X = 0), (ed = null), Qd(t);
                  break;
                }
                (t = function () {
                  (X !== 2 && X !== 9) || q !== e || (X = 7), Ef(e);
                }),
                  o.then(t, t);
                break a;
              case 3:
                X = 7;
                break a;
              case 4:
                X = 5;
                break a;
              case 7:
                to(o) ? ((X = 0), (ed = null), Qd(t)) : ((X = 0), (ed = null), $d(e, t, o, 7));
                break;
              case 5:
                var s = null;
                switch (J.tag) {
                  case 26:
                    s = J.memoizedState;
                  case 5:
                  case 27:
                    var c = J;
                    if (s ? Ym(s) : c.stateNode.complete) {
                      (X = 0), (ed = null);
                      var l = c.sibling;
                      if (l !== null) J = l;
                      else {
                        var u = c.return;
                        u === null ? (J = null) : ((J = u), ef(u));
                      }
                      break b;
                    }
                }
                (X = 0), (ed = null), $d(e, t, o, 5);
                break;
              case 6:
                (X = 0), (ed = null), $d(e, t, o, 6);
                break;
              case 8:
                Bd(), (ad = 6);
                break a;
              default:
                throw Error(a(462));
            }
          }
          Xd();
          break;
        } catch (t) {
          Hd(e, t);
        }
      while (1);
      return (
        (ya = va = null), (A.H = r), (A.A = i), (K = n), J === null ? ((q = null), (Y = 0), Di(), ad) : 0
      );
    }
    function Xd() {
      for (; J !== null && !Ue(); ) Zd(J);
    }
    function Zd(e) {
      var t = pl(e.alternate, e, id);
      (e.memoizedProps = e.pendingProps), t === null ? ef(e) : (J = t);
    }
    function Qd(e) {
      var t = e,
        n = t.alternate;
      switch (t.tag) {
        case 15:
        case 0:
          t = qc(n, t, t.pendingProps, t.type, void 0, Y);
          break;
        case 11:
          t = qc(n, t, t.pendingProps, t.type.render, t.ref, Y);
          break;
        case 5:
          ss(t);
          var r = t;
          r === oa &&
            (R ? (fa(r), r.tag === 5 && r.stateNode != null && (L = r.stateNode)) : (fa(r), (R = !0)));
        default:
          xl(n, t), (t = J = Ri(t, id)), (t = pl(n, t, id));
      }
      (e.memoizedProps = e.pendingProps), t === null ? ef(e) : (J = t);
    }
    function $d(e, t, n, r) {
      (ya = va = null), ss(t), (so = null), (co = 0);
      var i = t.return;
      try {
        if (Mc(e, i, t, n, Y)) {
          (ad = 1), Dc(e, Gi(n, e.current)), (J = null);
          return;
        }
      } catch (t) {
        if (i !== null) throw ((J = i), t);
        (ad = 1), Dc(e, Gi(n, e.current)), (J = null);
        return;
      }
      t.flags & 32768
        ? (R || r === 1
            ? (e = !0)
            : nd || Y & 536870912
              ? (e = !1)
              : ((td = e = !0),
                (r === 2 || r === 9 || r === 3 || r === 6) &&
                  ((r = No.current), r !== null && r.tag === 13 && (r.flags |= 16384))),
          tf(t, e))
        : ef(t);
    }
    function ef(e) {
      var t = e;
      do {
        if (t.flags & 32768) {
          tf(t, td);
          return;
        }
        e = t.return;
        var n = yl(t.alternate, t, id);
        if (n !== null) {
          J = n;
          return;
        }
        if (((t = t.sibling), t !== null)) {
          J = t;
          return;
        }
        J = t = e;
      } while (t !== null);
      ad === 0 && (ad = 5);
    }
    function tf(e, t) {
      do {
        var n = bl(e.alternate, e);
        if (n !== null) {
          (n.flags &= 32767), (J = n);
          return;
        }
        if (
          ((n = e.return),
          n !== null && ((n.flags |= 32768), (n.subtreeFlags = 0), (n.deletions = null)),
          !t && ((e = e.sibling), e !== null))
        ) {
          J = e;
          return;
        }
        J = e = n;
      } while (e !== null);
      (ad = 6), (J = null);
    }
    function nf(e, t, n, r, i, o, s, c, l, u, d, f) {
      e.cancelPendingCommit = null;
      do df();
      while (yd !== 0);
      if (K & 6) throw Error(a(327));
      if (t !== null) {
        if (t === e.current) throw Error(a(177));
        e === q && ((J = q = null), (Y = 0)),
          (xd = t),
          (bd = e),
          (Sd = n),
          (wd = i),
          (Td = r),
          rf(e, t, n, s, c, l, f);
      }
    }
    function rf(e, t, n, r, i, a, o) {
      var s = t.lanes | t.childLanes;
      if (
        ((Cd = s),
        (s |= Ei),
        vt(e, n, s, r, i, a),
        (Dd = null),
        (n & 335544064) === n ? ((Od = Ra(e)), (r = 10262)) : ((Od = null), (r = 10256)),
        (t.subtreeFlags & r) !== 0 || (t.flags & r) !== 0
          ? ((e.callbackNode = null),
            (e.callbackPriority = 0),
            yf(Ye, function () {
              return ff(), null;
            }))
          : ((e.callbackNode = null), (e.callbackPriority = 0)),
        (Bl = !1),
        (r = !!(t.flags & 13878)),
        t.subtreeFlags & 13878 || r)
      ) {
        (r = A.T), (A.T = null), (i = j.p), (j.p = 2), (a = K), (K |= 4);
        try {
          mu(e, t, n);
        } finally {
          (K = a), (j.p = i), (A.T = r);
        }
      }
      (yd = 1),
        Bl ? (Ed = Mp(o, e.containerInfo, Od, sf, cf, of, lf, ff, af, null, null)) : (sf(), cf(), lf());
    }
    function af(e) {
      if (yd !== 0) {
        var t = bd.onRecoverableError;
        t(e, { componentStack: null });
      }
    }
    function of() {
      yd === 3 && ((yd = 0), Pu(xd, bd), (yd = 4));
    }
    function sf() {
      if (yd === 1) {
        yd = 0;
        var e = bd,
          t = xd,
          n = Sd,
          r = !!(t.flags & 13878);
        if (t.subtreeFlags & 13878 || r) {
          (r = A.T), (A.T = null);
          var i = j.p;
          j.p = 2;
          var a = K;
          K |= 4;
          try {
            (du = fu = !1), Au(t, e, n), (n = cp);
            var o = Xr(e.containerInfo),
              s = n.focusedElem,
              c = n.selectionRange;
            if (o !== s && s && s.ownerDocument && Yr(s.ownerDocument.documentElement, s)) {
              if (c !== null && Zr(s)) {
                var l = c.start,
                  u = c.end;
                if ((u === void 0 && (u = l), `selectionStart` in s))
                  (s.selectionStart = l), (s.selectionEnd = Math.min(u, s.value.length));
                else {
                  var d = s.ownerDocument || document,
                    f = (d && d.defaultView) || window;
                  if (f.getSelection) {
                    var p = f.getSelection(),
                      m = s.textContent.length,
                      h = Math.min(c.start, m),
                      g = c.end === void 0 ? h : Math.min(c.end, m);
                    !p.extend && h > g && ((o = g), (g = h), (h = o));
                    var _ = Jr(s, h),
                      v = Jr(s, g);
                    if (
                      _ &&
                      v &&
                      (p.rangeCount !== 1 ||
                        p.anchorNode !== _.node ||
                        p.anchorOffset !== _.offset ||
                        p.focusNode !== v.node ||
                        p.focusOffset !== v.offset)
                    ) {
                      var y = d.createRange();
                      y.setStart(_.node, _.offset),
                        p.removeAllRanges(),
                        h > g
                          ? (p.addRange(y), p.extend(v.node, v.offset))
                          : (y.setEnd(v.node, v.offset), p.addRange(y));
                    }
                  }
                }
              }
              for (d = [], p = s; (p = p.parentNode); )
                p.nodeType === 1 && d.push({ element: p, left: p.scrollLeft, top: p.scrollTop });
              for (typeof s.focus == `function` && s.focus(), s = 0; s < d.length; s++) {
                var b = d[s];
                (b.element.scrollLeft = b.left), (b.element.scrollTop = b.top);
              }
            }
            (gh = !!sp), (cp = sp = null);
          } finally {
            (K = a), (j.p = i), (A.T = r);
          }
        }
        (e.current = t), (yd = 2);
      }
    }
    function cf() {
      if (yd === 2) {
        yd = 0;
        var e = bd,
          t = xd,
          n = !!(t.flags & 8772);
        if (t.subtreeFlags & 8772 || n) {
          (n = A.T), (A.T = null);
          var r = j.p;
          j.p = 2;
          var i = K;
          K |= 4;
          try {
            gu(e, t.alternate, t);
          } finally {
            (K = i), (j.p = r), (A.T = n);
          }
        }
        yd = 3;
      }
    }
    function lf() {
      if (yd === 4 || yd === 3) {
        yd = 0;
        var e = Ed;
        (Ed = null), We();
        var t = bd,
          n = xd,
          r = Sd,
          i = Td,
          a = (r & 335544064) === r ? 10262 : 10256;
        if (
          ((n.subtreeFlags & a) !== 0 || (n.flags & a) !== 0
            ? (yd = 5)
            : ((yd = 0), (xd = bd = null), uf(t, t.pendingLanes)),
          (a = t.pendingLanes),
          a === 0 && (vd = null),
          Ct(r),
          (n = n.stateNode),
          tt && typeof tt.onCommitFiberRoot == `function`)
        )
          try {
            tt.onCommitFiberRoot(et, n, void 0, (n.current.flags & 128) == 128);
          } catch {}
        if (i !== null) {
          (n = A.T), (a = j.p), (j.p = 2), (A.T = null);
          try {
            for (var o = t.onRecoverableError, s = 0; s < i.length; s++) {
              var c = i[s];
              o(c.value, { componentStack: c.stack });
            }
          } finally {
            (A.T = n), (j.p = a);
          }
        }
        if (
          ((i = Dd), (o = Od), (Od = null), i !== null && ((Dd = null), o === null && (o = []), e !== null))
        )
          for (c = 0; c < i.length; c++) (n = (0, i[c])(o)), n !== void 0 && e.finished.finally(n);
        Sd & 3 && df(),
          Ef(t),
          (a = t.pendingLanes),
          r & 261930 && a & 42 ? (t === Ad ? kd++ : ((kd = 0), (Ad = t))) : ((kd = 0), (Ad = null)),
          Df(0, !1);
      }
    }
    function uf(e, t) {
      (e.pooledCacheLanes &= t) === 0 && ((t = e.pooledCache), t != null && ((e.pooledCache = null), Fa(t)));
    }
    function df() {
      return Ed !== null && (Ed.skipTransition(), (Ed = null)), sf(), cf(), lf(), ff();
    }
    function ff() {
      if (yd !== 5) return !1;
      var e = bd,
        t = Cd;
      Cd = 0;
      var n = Ct(Sd),
        r = A.T,
        i = j.p;
      try {
        (j.p = 32 > n ? 32 : n), (A.T = null), (n = wd), (wd = null);
        var o = bd,
          s = Sd;
        if (((yd = 0), (xd = bd = null), (Sd = 0), K & 6)) throw Error(a(331));
        var c = K;
        if (
          ((K |= 4),
          Yu(o.current),
          Vu(o, o.current, s, n),
          (K = c),
          Df(0, !1),
          tt && typeof tt.onPostCommitFiberRoot == `function`)
        )
          try {
            tt.onPostCommitFiberRoot(et, o);
          } catch {}
        return !0;
      } finally {
        (j.p = i), (A.T = r), uf(e, t);
      }
    }
    function pf(e, t, n) {
      (t = Gi(n, t)), (t = kc(e.stateNode, t, 2)), (e = bo(e, t, 2)), e !== null && (_t(e, 2), Ef(e));
    }
    function Z(e, t, n) {
      if (e.tag === 3) pf(e, e, n);
      else
        for (; t !== null; ) {
          if (t.tag === 3) {
            pf(t, e, n);
            break;
          }
          if (t.tag === 1) {
            var r = t.stateNode;
            if (
              typeof t.type.getDerivedStateFromError == `function` ||
              (typeof r.componentDidCatch == `function` && (vd === null || !vd.has(r)))
            ) {
              (e = Gi(n, e)), (n = Ac(2)), (r = bo(t, n, 2)), r !== null && (jc(n, r, t, e), _t(r, 2), Ef(r));
              break;
            }
          }
          t = t.return;
        }
    }
    function mf(e, t, n) {
      var r = e.pingCache;
      if (r === null) {
        r = e.pingCache = new $u();
        var i = new Set();
        r.set(t, i);
      } else (i = r.get(t)), i === void 0 && ((i = new Set()), r.set(t, i));
      i.has(n) || ((rd = !0), i.add(n), (e = hf.bind(null, e, t, n)), t.then(e, e));
    }
    function hf(e, t, n) {
      var r = e.pingCache;
      r !== null && r.delete(t),
        (e.pingedLanes |= e.suspendedLanes & n),
        (e.warmLanes &= ~n),
        q === e &&
          (Y & n) === n &&
          (ad === 4 || (ad === 3 && (Y & 62914560) === Y && 300 > Ge() - md)
            ? K & 2
              ? (cd |= n)
              : Vd(e, 0)
            : (cd |= n),
          ud === Y && (ud = 0)),
        Ef(e);
    }
    function gf(e, t) {
      t === 0 && (t = ht()), (e = Ai(e, t)), e !== null && (_t(e, t), Ef(e));
    }
    function _f(e) {
      var t = e.memoizedState,
        n = 0;
      t !== null && (n = t.retryLane), gf(e, n);
    }
    function vf(e, t) {
      var n = 0;
      switch (e.tag) {
        case 31:
        case 13:
          var r = e.stateNode,
            i = e.memoizedState;
          i !== null && (n = i.retryLane);
          break;
        case 19:
          r = e.stateNode;
          break;
        case 22:
          r = e.stateNode._retryCache;
          break;
        default:
          throw Error(a(314));
      }
      r !== null && r.delete(t), gf(e, n);
    }
    function yf(e, t) {
      return Ve(e, t);
    }
    var bf = null,
      xf = null,
      Sf = !1,
      Cf = !1,
      wf = !1,
      Tf = 0;
    function Ef(e) {
      e !== xf && e.next === null && (xf === null ? (bf = xf = e) : (xf = xf.next = e)),
        (Cf = !0),
        Sf || ((Sf = !0), Nf());
    }
    function Df(e, t) {
      if (!wf && Cf) {
        wf = !0;
        do
          for (var n = !1, r = bf; r !== null; ) {
            if (!t) {
              if (e !== 0) {
                var i = r.pendingLanes;
                if (i === 0) var a = 0;
                else {
                  var o = r.suspendedLanes,
                    s = r.pingedLanes;
                  (a = (1 << (31 - rt(42 | e) + 1)) - 1),
                    (a &= i & ~(o & ~s)),
                    (a = a & 201326741 ? (a & 201326741) | 1 : a ? a | 2 : 0);
                }
                a !== 0 && ((n = !0), Mf(r, a));
              } else
                (a = Y),
                  (a = dt(r, r === q ? a : 0, r.cancelPendingCommit !== null || r.timeoutHandle !== -1)),
                  !(a & 3) || ft(r, a) || ((n = !0), Mf(r, a));
            }
            r = r.next;
          }
        while (n);
        wf = !1;
      }
    }
    function Of() {
      kf();
    }
    function kf() {
      Cf = Sf = !1;
      var e = 0;
      Tf !== 0 && hp() && (e = Tf);
      for (var t = Ge(), n = null, r = bf; r !== null; ) {
        var i = r.next,
          a = Af(r, t);
        a === 0
          ? ((r.next = null), n === null ? (bf = i) : (n.next = i), i === null && (xf = n))
          : ((n = r), (e !== 0 || a & 3) && (Cf = !0)),
          (r = i);
      }
      (yd !== 0 && yd !== 5) || Df(e, !1), Tf !== 0 && (Tf = 0);
    }
    function Af(e, t) {
      for (
        var n = e.suspendedLanes, r = e.pingedLanes, i = e.expirationTimes, a = e.pendingLanes & -62914561;
        0 < a;
      ) {
        var o = 31 - rt(a),
          s = 1 << o,
          c = i[o];
        c === -1 ? ((s & n) === 0 || (s & r) !== 0) && (i[o] = mt(s, t)) : c <= t && (e.expiredLanes |= s),
          (a &= ~s);
      }
      if (
        ((t = q),
        (n = Y),
        (n = dt(e, e === t ? n : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        (r = e.callbackNode),
        n === 0 || (e === t && (X === 2 || X === 9)) || e.cancelPendingCommit !== null)
      )
        return r !== null && r !== null && He(r), (e.callbackNode = null), (e.callbackPriority = 0);
      if (!(n & 3) || ft(e, n)) {
        if (((t = n & -n), t === e.callbackPriority)) return t;
        switch ((r !== null && He(r), Ct(n))) {
          case 2:
          case 8:
            n = Je;
            break;
          case 32:
            n = Ye;
            break;
          case 268435456:
            n = Ze;
            break;
          default:
            n = Ye;
        }
        return (r = jf.bind(null, e)), (n = Ve(n, r)), (e.callbackPriority = t), (e.callbackNode = n), t;
      }
      return r !== null && r !== null && He(r), (e.callbackPriority = 2), (e.callbackNode = null), 2;
    }
    function jf(e, t) {
      if (yd !== 0 && yd !== 5) return (e.callbackNode = null), (e.callbackPriority = 0), null;
      var n = e.callbackNode;
      if (df() && e.callbackNode !== n) return null;
      var r = Y;
      return (
        (r = dt(e, e === q ? r : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        r === 0
          ? null
          : (Fd(e, r, t),
            Af(e, Ge()),
            e.callbackNode != null && e.callbackNode === n ? jf.bind(null, e) : null)
      );
    }
    function Mf(e, t) {
      if (df()) return null;
      Fd(e, t, !0);
    }
    function Nf() {
      bp(function () {
        K & 6 ? Ve(qe, Of) : kf();
      });
    }
    function Pf() {
      if (Tf === 0) {
        var e = Va;
        e === 0 && ((e = st), (st <<= 1), !(st & 261888) && (st = 256)), (Tf = e);
      }
      return Tf;
    }
    function Ff(e) {
      return e == null || typeof e == `symbol` || typeof e == `boolean`
        ? null
        : typeof e == `function`
          ? e
          : Sn(e);
    }
    function If(e, t, n, r, i) {
      if (t === `submit` && n && n.stateNode === i) {
        var a = Ff((i[Ot] || null).action),
          o = r.submitter;
        o &&
          ((t = (t = o[Ot] || null) ? Ff(t.formAction) : o.getAttribute(`formAction`)),
          t !== null && ((a = t), (o = null)));
        var s = new Un(`action`, `action`, null, r, i);
        e.push({
          event: s,
          listeners: [
            {
              instance: null,
              listener: function () {
                if (r.defaultPrevented) {
                  if (Tf !== 0) {
                    var e = new FormData(i, o);
                    tc(n, { pending: !0, data: e, method: i.method, action: a }, null, e);
                  }
                } else
                  typeof a == `function` &&
                    (s.preventDefault(),
                    (e = new FormData(i, o)),
                    tc(n, { pending: !0, data: e, method: i.method, action: a }, a, e));
              },
              currentTarget: i,
            },
          ],
        });
      }
    }
    for (var Lf = 0; Lf < _i.length; Lf++) {
      var Rf = _i[Lf];
      vi(Rf.toLowerCase(), `on` + (Rf[0].toUpperCase() + Rf.slice(1)));
    }
    vi(li, `onAnimationEnd`),
      vi(ui, `onAnimationIteration`),
      vi(di, `onAnimationStart`),
      vi(`dblclick`, `onDoubleClick`),
      vi(`focusin`, `onFocus`),
      vi(`focusout`, `onBlur`),
      vi(fi, `onTransitionRun`),
      vi(pi, `onTransitionStart`),
      vi(mi, `onTransitionCancel`),
      vi(hi, `onTransitionEnd`),
      Kt(`onMouseEnter`, [`mouseout`, `mouseover`]),
      Kt(`onMouseLeave`, [`mouseout`, `mouseover`]),
      Kt(`onPointerEnter`, [`pointerout`, `pointerover`]),
      Kt(`onPointerLeave`, [`pointerout`, `pointerover`]),
      Gt(`onChange`, `change click focusin focusout input keydown keyup selectionchange`.split(` `)),
      Gt(
        `onSelect`,
        `focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange`.split(` `),
      ),
      Gt(`onBeforeInput`, [`compositionend`, `keypress`, `textInput`, `paste`]),
      Gt(`onCompositionEnd`, `compositionend focusout keydown keypress keyup mousedown`.split(` `)),
      Gt(`onCompositionStart`, `compositionstart focusout keydown keypress keyup mousedown`.split(` `)),
      Gt(`onCompositionUpdate`, `compositionupdate focusout keydown keypress keyup mousedown`.split(` `));
    var zf =
        `abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loadedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting`.split(
          ` `,
        ),
      Bf = new Set(`beforetoggle cancel close invalid load scroll scrollend toggle`.split(` `).concat(zf));
    function Vf(e, t) {
      t = !!(t & 4);
      for (var n = 0; n < e.length; n++) {
        var r = e[n],
          i = r.event;
        r = r.listeners;
        a: {
          var a = void 0;
          if (t)
            for (var o = r.length - 1; 0 <= o; o--) {
              var s = r[o],
                c = s.instance,
                l = s.currentTarget;
              if (((s = s.listener), c !== a && i.isPropagationStopped())) break a;
              (a = s), (i.currentTarget = l);
              try {
                a(i);
              } catch (e) {
                Ci(e);
              }
              (i.currentTarget = null), (a = c);
            }
          else
            for (o = 0; o < r.length; o++) {
              if (
                ((s = r[o]),
                (c = s.instance),
                (l = s.currentTarget),
                (s = s.listener),
                c !== a && i.isPropagationStopped())
              )
                break a;
              (a = s), (i.currentTarget = l);
              try {
                a(i);
              } catch (e) {
                Ci(e);
              }
              (i.currentTarget = null), (a = c);
            }
        }
      }
    }
    function Q(e, t) {
      var n = t[At];
      n === void 0 && (n = t[At] = new Set());
      var r = e + `__bubble`;
      n.has(r) || (Gf(t, e, 2, !1), n.add(r));
    }
    function Hf(e, t, n) {
      var r = 0;
      t && (r |= 4), Gf(n, e, r, t);
    }
    var Uf = `_reactListening` + Math.random().toString(36).slice(2);
    function Wf(e) {
      if (!e[Uf]) {
        (e[Uf] = !0),
          Ut.forEach(function (t) {
            t !== `selectionchange` && (Bf.has(t) || Hf(t, !1, e), Hf(t, !0, e));
          });
        var t = e.nodeType === 9 ? e : e.ownerDocument;
        t === null || t[Uf] || ((t[Uf] = !0), Hf(`selectionchange`, !1, t));
      }
    }
    function Gf(e, t, n, r) {
      switch (Ch(t)) {
        case 2:
          var i = _h;
          break;
        case 8:
          i = vh;
          break;
        default:
          i = yh;
      }
      (n = i.bind(null, t, n, e)),
        (i = void 0),
        !Pn || (t !== `touchstart` && t !== `touchmove` && t !== `wheel`) || (i = !0),
        r
          ? i === void 0
            ? e.addEventListener(t, n, !0)
            : e.addEventListener(t, n, { capture: !0, passive: i })
          : i === void 0
            ? e.addEventListener(t, n, !1)
            : e.addEventListener(t, n, { passive: i });
    }
    function Kf(e, t, n, r, i) {
      var a = r;
      if (!(t & 1) && !(t & 2) && r !== null)
        a: for (;;) {
          if (r === null) return;
          var o = r.tag;
          if (o === 3 || o === 4) {
            var c = r.stateNode.containerInfo;
            if (c === i) break;
            if (o === 4)
              for (o = r.return; o !== null; ) {
                var l = o.tag;
                if ((l === 3 || l === 4) && o.stateNode.containerInfo === i) return;
                o = o.return;
              }
            for (; c !== null; ) {
              if (((o = Lt(c)), o === null)) return;
              if (((l = o.tag), l === 5 || l === 6 || l === 26 || l === 27)) {
                r = a = o;
                continue a;
              }
              c = c.parentNode;
            }
          }
          r = r.return;
        }
      An(function () {
        var r = a,
          i = Tn(n),
          o = [];
        a: {
          var c = gi.get(e);
          if (c !== void 0) {
            var l = Un,
              u = e;
            switch (e) {
              case `keypress`:
                if (P(n) === 0) break a;
              case `keydown`:
              case `keyup`:
                l = sr;
                break;
              case `focusin`:
                (u = `focus`), (l = Qn);
                break;
              case `focusout`:
                (u = `blur`), (l = Qn);
                break;
              case `beforeblur`:
              case `afterblur`:
                l = Qn;
                break;
              case `click`:
                if (n.button === 2) break a;
              case `auxclick`:
              case `dblclick`:
              case `mousedown`:
              case `mousemove`:
              case `mouseup`:
              case `mouseout`:
              case `mouseover`:
              case `contextmenu`:
                l = Xn;
                break;
              case `drag`:
              case `dragend`:
              case `dragenter`:
              case `dragexit`:
              case `dragleave`:
              case `dragover`:
              case `dragstart`:
              case `drop`:
                l = Zn;
                break;
              case `touchcancel`:
              case `touchend`:
              case `touchmove`:
              case `touchstart`:
                l = ur;
                break;
              case li:
              case ui:
              case di:
                l = $n;
                break;
              case hi:
                l = dr;
                break;
              case `scroll`:
              case `scrollend`:
                l = Gn;
                break;
              case `wheel`:
                l = fr;
                break;
              case `copy`:
              case `cut`:
              case `paste`:
                l = er;
                break;
              case `gotpointercapture`:
              case `lostpointercapture`:
              case `pointercancel`:
              case `pointerdown`:
              case `pointermove`:
              case `pointerout`:
              case `pointerover`:
              case `pointerup`:
                l = cr;
                break;
              case `submit`:
                l = lr;
                break;
              case `toggle`:
              case `beforetoggle`:
                l = pr;
            }
            var d = !!(t & 4),
              f = !d && (e === `scroll` || e === `scrollend`),
              p = d ? (c === null ? null : c + `Capture`) : c;
            d = [];
            for (var m = r, h; m !== null; ) {
              var g = m;
              if (
                ((h = g.stateNode),
                (g = g.tag),
                (g !== 5 && g !== 26 && g !== 27) ||
                  h === null ||
                  p === null ||
                  ((g = Mn(m, p)), g != null && d.push(qf(m, g, h))),
                f)
              )
                break;
              m = m.return;
            }
            0 < d.length && ((c = new l(c, u, null, n, i)), o.push({ event: c, listeners: d }));
          }
        }
        if (!(t & 7)) {
          a: {
            if (
              ((l = e === `mouseover` || e === `pointerover`),
              (c = e === `mouseout` || e === `pointerout`),
              l && n !== wn && (u = n.relatedTarget || n.fromElement) && (Lt(u) || u[kt]))
            )
              break a;
            (c || l) &&
              ((u = i.window === i ? i : (l = i.ownerDocument) ? l.defaultView || l.parentWindow : window),
              c
                ? ((l = n.relatedTarget || n.toElement),
                  (c = r),
                  (l = l ? Lt(l) : null),
                  l !== null &&
                    ((f = s(l)), (d = l.tag), l !== f || (d !== 5 && d !== 27 && d !== 6)) &&
                    (l = null))
                : ((c = null), (l = r)),
              c !== l &&
                ((d = Xn),
                (g = `onMouseLeave`),
                (p = `onMouseEnter`),
                (m = `mouse`),
                (e === `pointerout` || e === `pointerover`) &&
                  ((d = cr), (g = `onPointerLeave`), (p = `onPointerEnter`), (m = `pointer`)),
                (f = c == null ? u : zt(c)),
                (h = l == null ? u : zt(l)),
                (u = new d(g, m + `leave`, c, n, i)),
                (u.target = f),
                (u.relatedTarget = h),
                (g = null),
                Lt(i) === r &&
                  ((d = new d(p, m + `enter`, l, n, i)), (d.target = h), (d.relatedTarget = f), (g = d)),
                (f = g),
                (d = c && l ? ne(c, l, Yf) : null),
                c !== null && Xf(o, u, c, d, !1),
                l !== null && f !== null && Xf(o, f, l, d, !0)));
          }
          a: {
            if (
              ((c = r ? zt(r) : window),
              (l = c.nodeName && c.nodeName.toLowerCase()),
              l === `select` || (l === `input` && c.type === `file`))
            )
              var _ = Nr;
            else if (Dr(c)) {
              if (Pr) _ = I;
              else {
                _ = Vr;
                var v = Br;
              }
            } else
              (l = c.nodeName),
                !l || l.toLowerCase() !== `input` || (c.type !== `checkbox` && c.type !== `radio`)
                  ? r && yn(r.elementType) && (_ = Nr)
                  : (_ = Hr);
            if ((_ &&= _(e, r))) {
              Or(o, _, n, i);
              break a;
            }
            v && v(e, c, r);
          }
          switch (((v = r ? zt(r) : window), e)) {
            case `focusin`:
              (Dr(v) || v.contentEditable === `true`) && (($r = v), (ei = r), (ti = null));
              break;
            case `focusout`:
              ti = ei = $r = null;
              break;
            case `mousedown`:
              ni = !0;
              break;
            case `contextmenu`:
            case `mouseup`:
            case `dragend`:
              (ni = !1), ri(o, n, i);
              break;
            case `selectionchange`:
              if (Qr) break;
            case `keydown`:
            case `keyup`:
              ri(o, n, i);
          }
          var y;
          if (hr)
            b: {
              switch (e) {
                case `compositionstart`:
                  var b = `onCompositionStart`;
                  break b;
                case `compositionend`:
                  b = `onCompositionEnd`;
                  break b;
                case `compositionupdate`:
                  b = `onCompositionUpdate`;
                  break b;
              }
              b = void 0;
            }
          else
            Cr
              ? xr(e, n) && (b = `onCompositionEnd`)
              : e === `keydown` && n.keyCode === 229 && (b = `onCompositionStart`);
          b &&
            (vr &&
              n.locale !== `ko` &&
              (Cr || b !== `onCompositionStart`
                ? b === `onCompositionEnd` && Cr && (y = zn())
                : ((In = i), (Ln = `value` in In ? In.value : In.textContent), (Cr = !0))),
            (v = Jf(r, b)),
            0 < v.length &&
              ((b = new tr(b, e, null, n, i)),
              o.push({ event: b, listeners: v }),
              y ? (b.data = y) : ((y = Sr(n)), y !== null && (b.data = y)))),
            (y = _r ? wr(e, n) : Tr(e, n)) &&
              ((b = Jf(r, `onBeforeInput`)),
              0 < b.length &&
                ((v = new tr(`onBeforeInput`, `beforeinput`, null, n, i)),
                o.push({ event: v, listeners: b }),
                (v.data = y))),
            If(o, e, r, n, i);
        }
        Vf(o, t);
      });
    }
    function qf(e, t, n) {
      return { instance: e, listener: t, currentTarget: n };
    }
    function Jf(e, t) {
      for (var n = t + `Capture`, r = []; e !== null; ) {
        var i = e,
          a = i.stateNode;
        if (
          ((i = i.tag),
          (i !== 5 && i !== 26 && i !== 27) ||
            a === null ||
            ((i = Mn(e, n)),
            i != null && r.unshift(qf(e, i, a)),
            (i = Mn(e, t)),
            i != null && r.push(qf(e, i, a))),
          e.tag === 3)
        )
          return r;
        e = e.return;
      }
      return [];
    }
    function Yf(e) {
      if (e === null) return null;
      do e = e.return;
      while (e && e.tag !== 5 && e.tag !== 27);
      return e || null;
    }
    function Xf(e, t, n, r, i) {
      for (var a = t._reactName, o = []; n !== null && n !== r; ) {
        var s = n,
          c = s.alternate,
          l = s.stateNode;
        if (((s = s.tag), c !== null && c === r)) break;
        (s !== 5 && s !== 26 && s !== 27) ||
          l === null ||
          ((c = l),
          i
            ? ((l = Mn(n, a)), l != null && o.unshift(qf(n, l, c)))
            : i || ((l = Mn(n, a)), l != null && o.push(qf(n, l, c)))),
          (n = n.return);
      }
      o.length !== 0 && e.push({ event: t, listeners: o });
    }
    var Zf = /\r\n?/g,
      Qf = /\u0000|\uFFFD/g;
    function $f(e) {
      return (typeof e == `string` ? e : `` + e)
        .replace(
          Zf,
          `
`,
        )
        .replace(Qf, ``);
    }
    function ep(e, t) {
      return (t = $f(t)), $f(e) === t;
    }
    function $(e, t, n, r, i, o) {
      switch (n) {
        case `children`:
          if (typeof r == `string`) t === `body` || (t === `textarea` && r === ``) || hn(e, r);
          else if (typeof r == `number` || typeof r == `bigint`) t !== `body` && hn(e, `` + r);
          else return;
          break;
        case `className`:
          $t(e, `class`, r);
          break;
        case `tabIndex`:
          $t(e, `tabindex`, r);
          break;
        case `dir`:
        case `role`:
        case `viewBox`:
        case `width`:
        case `height`:
          $t(e, n, r);
          break;
        case `style`:
          vn(e, r, o);
          return;
        case `data`:
          if (t !== `object`) {
            $t(e, `data`, r);
            break;
          }
        case `src`:
        case `href`:
          if (
            (r === `` && (t !== `a` || n !== `href`)) ||
            r == null ||
            typeof r == `function` ||
            typeof r == `symbol` ||
            typeof r == `boolean`
          ) {
            e.removeAttribute(n);
            break;
          }
          (r = Sn(r)), e.setAttribute(n, r);
          break;
        case `action`:
        case `formAction`:
          if (typeof r == `function`) {
            e.setAttribute(
              n,
              `javascript:throw new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')`,
            );
            break;
          }
          if (
            (typeof o == `function` &&
              (n === `formAction`
                ? (t !== `input` && $(e, t, `name`, i.name, i, null),
                  $(e, t, `formEncType`, i.formEncType, i, null),
                  $(e, t, `formMethod`, i.formMethod, i, null),
                  $(e, t, `formTarget`, i.formTarget, i, null))
                : ($(e, t, `encType`, i.encType, i, null),
                  $(e, t, `method`, i.method, i, null),
                  $(e, t, `target`, i.target, i, null))),
            r == null || typeof r == `symbol` || typeof r == `boolean`)
          ) {
            e.removeAttribute(n);
            break;
          }
          (r = Sn(r)), e.setAttribute(n, r);
          break;
        case `onClick`:
          r != null && (e.onclick = Cn);
          return;
        case `onScroll`:
          r != null && Q(`scroll`, e);
          return;
        case `onScrollEnd`:
          r != null && Q(`scrollend`, e);
          return;
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(a(61));
            if (((n = r.__html), n != null)) {
              if (i.children != null) throw Error(a(60));
              o?.__html !== n && (e.innerHTML = n);
            }
          }
          break;
        case `multiple`:
          e.multiple = r && typeof r != `function` && typeof r != `symbol`;
          break;
        case `muted`:
          e.muted = r && typeof r != `function` && typeof r != `symbol`;
          break;
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `defaultValue`:
        case `defaultChecked`:
        case `innerHTML`:
        case `ref`:
          break;
        case `autoFocus`:
          break;
        case `xlinkHref`:
          if (r == null || typeof r == `function` || typeof r == `boolean` || typeof r == `symbol`) {
            e.removeAttribute(`xlink:href`);
            break;
          }
          (n = Sn(r)), e.setAttributeNS(`http://www.w3.org/1999/xlink`, `xlink:href`, n);
          break;
        case `contentEditable`:
        case `spellCheck`:
        case `draggable`:
        case `value`:
        case `autoReverse`:
        case `externalResourcesRequired`:
        case `focusable`:
        case `preserveAlpha`:
          r != null && typeof r != `function` && typeof r != `symbol`
            ? e.setAttribute(n, r)
            : e.removeAttribute(n);
          break;
        case `inert`:
        case `allowFullScreen`:
        case `async`:
        case `autoPlay`:
        case `controls`:
        case `credentialless`:
        case `default`:
        case `defer`:
        case `disabled`:
        case `disablePictureInPicture`:
        case `disableRemotePlayback`:
        case `formNoValidate`:
        case `hidden`:
        case `loop`:
        case `noModule`:
        case `noValidate`:
        case `open`:
        case `playsInline`:
        case `readOnly`:
        case `required`:
        case `reversed`:
        case `scoped`:
        case `seamless`:
        case `itemScope`:
          r && typeof r != `function` && typeof r != `symbol` ? e.setAttribute(n, ``) : e.removeAttribute(n);
          break;
        case `capture`:
        case `download`:
          !0 === r
            ? e.setAttribute(n, ``)
            : !1 !== r && r != null && typeof r != `function` && typeof r != `symbol`
              ? e.setAttribute(n, r)
              : e.removeAttribute(n);
          break;
        case `cols`:
        case `rows`:
        case `size`:
        case `span`:
          r != null && typeof r != `function` && typeof r != `symbol` && !isNaN(r) && 1 <= r
            ? e.setAttribute(n, r)
            : e.removeAttribute(n);
          break;
        case `rowSpan`:
        case `start`:
          r == null || typeof r == `function` || typeof r == `symbol` || isNaN(r)
            ? e.removeAttribute(n)
            : e.setAttribute(n, r);
          break;
        case `popover`:
          Q(`beforetoggle`, e), Q(`toggle`, e), Qt(e, `popover`, r);
          break;
        case `xlinkActuate`:
          en(e, `http://www.w3.org/1999/xlink`, `xlink:actuate`, r);
          break;
        case `xlinkArcrole`:
          en(e, `http://www.w3.org/1999/xlink`, `xlink:arcrole`, r);
          break;
        case `xlinkRole`:
          en(e, `http://www.w3.org/1999/xlink`, `xlink:role`, r);
          break;
        case `xlinkShow`:
          en(e, `http://www.w3.org/1999/xlink`, `xlink:show`, r);
          break;
        case `xlinkTitle`:
          en(e, `http://www.w3.org/1999/xlink`, `xlink:title`, r);
          break;
        case `xlinkType`:
          en(e, `http://www.w3.org/1999/xlink`, `xlink:type`, r);
          break;
        case `xmlBase`:
          en(e, `http://www.w3.org/XML/1998/namespace`, `xml:base`, r);
          break;
        case `xmlLang`:
          en(e, `http://www.w3.org/XML/1998/namespace`, `xml:lang`, r);
          break;
        case `xmlSpace`:
          en(e, `http://www.w3.org/XML/1998/namespace`, `xml:space`, r);
          break;
        case `is`:
          Qt(e, `is`, r);
          break;
        case `innerText`:
        case `textContent`:
          return;
        default:
          if (!(2 < n.length) || (n[0] !== `o` && n[0] !== `O`) || (n[1] !== `n` && n[1] !== `N`))
            (n = bn.get(n) || n), Qt(e, n, r);
          else return;
      }
      N = !0;
    }
    function tp(e, t, n, r, i, o) {
      switch (n) {
        case `style`:
          vn(e, r, o);
          return;
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(a(61));
            if (((n = r.__html), n != null)) {
              if (i.children != null) throw Error(a(60));
              o?.__html !== n && (e.innerHTML = n);
            }
          }
          break;
        case `children`:
          if (typeof r == `string`) hn(e, r);
          else if (typeof r == `number` || typeof r == `bigint`) hn(e, `` + r);
          else return;
          break;
        case `onScroll`:
          r != null && Q(`scroll`, e);
          return;
        case `onScrollEnd`:
          r != null && Q(`scrollend`, e);
          return;
        case `onClick`:
          r != null && (e.onclick = Cn);
          return;
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `innerHTML`:
        case `ref`:
          return;
        case `innerText`:
        case `textContent`:
          return;
        default:
          if (!Wt.hasOwnProperty(n))
            a: {
              if (
                n[0] === `o` &&
                n[1] === `n` &&
                ((i = n.endsWith(`Capture`)),
                (o = n.slice(2, i ? n.length - 7 : void 0)),
                (t = e[Ot] || null),
                (t = t == null ? null : t[n]),
                typeof t == `function` && e.removeEventListener(o, t, i),
                typeof r == `function`)
              ) {
                typeof t != `function` &&
                  t !== null &&
                  (n in e ? (e[n] = null) : e.hasAttribute(n) && e.removeAttribute(n)),
                  e.addEventListener(o, r, i);
                break a;
              }
              (N = !0), n in e ? (e[n] = r) : !0 === r ? e.setAttribute(n, ``) : Qt(e, n, r);
            }
          return;
      }
      N = !0;
    }
    function np(e, t, n) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break;
        case `img`:
          Q(`error`, e), Q(`load`, e);
          var r = !1,
            i = !1,
            o;
          for (o in n)
            if (n.hasOwnProperty(o)) {
              var s = n[o];
              if (s != null)
                switch (o) {
                  case `src`:
                    r = !0;
                    break;
                  case `srcSet`:
                    i = !0;
                    break;
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    throw Error(a(137, t));
                  default:
                    $(e, t, o, s, n, null);
                }
            }
          i && $(e, t, `srcSet`, n.srcSet, n, null), r && $(e, t, `src`, n.src, n, null);
          return;
        case `input`:
          Q(`invalid`, e);
          var c = (o = s = i = null),
            l = null,
            u = null;
          for (r in n)
            if (n.hasOwnProperty(r)) {
              var d = n[r];
              if (d != null)
                switch (r) {
                  case `name`:
                    i = d;
                    break;
                  case `type`:
                    s = d;
                    break;
                  case `checked`:
                    l = d;
                    break;
                  case `defaultChecked`:
                    u = d;
                    break;
                  case `value`:
                    o = d;
                    break;
                  case `defaultValue`:
                    c = d;
                    break;
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    if (d != null) throw Error(a(137, t));
                    break;
                  default:
                    $(e, t, r, d, n, null);
                }
            }
          un(e, o, c, l, u, s, i, !1);
          return;
        case `select`:
          for (i in (Q(`invalid`, e), (r = s = o = null), n))
            if (n.hasOwnProperty(i) && ((c = n[i]), c != null))
              switch (i) {
                case `value`:
                  o = c;
                  break;
                case `defaultValue`:
                  s = c;
                  break;
                case `multiple`:
                  r = c;
                default:
                  $(e, t, i, c, n, null);
              }
          (t = o),
            (n = s),
            (e.multiple = !!r),
            t == null ? n != null && fn(e, !!r, n, !0) : fn(e, !!r, t, !1);
          return;
        case `textarea`:
          for (s in (Q(`invalid`, e), (o = i = r = null), n))
            if (n.hasOwnProperty(s) && ((c = n[s]), c != null))
              switch (s) {
                case `value`:
                  r = c;
                  break;
                case `defaultValue`:
                  i = c;
                  break;
                case `children`:
                  o = c;
                  break;
                case `dangerouslySetInnerHTML`:
                  if (c != null) throw Error(a(91));
                  break;
                default:
                  $(e, t, s, c, n, null);
              }
          mn(e, r, i, o);
          return;
        case `option`:
          for (l in n)
            if (n.hasOwnProperty(l) && ((r = n[l]), r != null))
              switch (l) {
                case `selected`:
                  e.selected = r && typeof r != `function` && typeof r != `symbol`;
                  break;
                default:
                  $(e, t, l, r, n, null);
              }
          return;
        case `dialog`:
          Q(`beforetoggle`, e), Q(`toggle`, e), Q(`cancel`, e), Q(`close`, e);
          break;
        case `iframe`:
        case `object`:
          Q(`load`, e);
          break;
        case `video`:
        case `audio`:
          for (r = 0; r < zf.length; r++) Q(zf[r], e);
          break;
        case `image`:
          Q(`error`, e), Q(`load`, e);
          break;
        case `details`:
          Q(`toggle`, e);
          break;
        case `embed`:
        case `source`:
        case `link`:
          Q(`error`, e), Q(`load`, e);
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (u in n)
            if (n.hasOwnProperty(u) && ((r = n[u]), r != null))
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  throw Error(a(137, t));
                default:
                  $(e, t, u, r, n, null);
              }
          return;
        default:
          if (yn(t)) {
            for (d in n) n.hasOwnProperty(d) && ((r = n[d]), r !== void 0 && tp(e, t, d, r, n, void 0));
            return;
          }
      }
      for (c in n) n.hasOwnProperty(c) && ((r = n[c]), r != null && $(e, t, c, r, n, null));
    }
    var rp = {};
    function ip(e, t, n, r) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break;
        case `input`:
          var i = null,
            o = null,
            s = null,
            c = null,
            l = null,
            u = null,
            d = null;
          for (m in n) {
            var f = n[m];
            if (n.hasOwnProperty(m) && f != null)
              switch (m) {
                case `checked`:
                  break;
                case `value`:
                  break;
                case `defaultValue`:
                  l = f;
                default:
                  r.hasOwnProperty(m) || $(e, t, m, null, r, f);
              }
          }
          for (var p in r) {
            var m = r[p];
            if (((f = n[p]), r.hasOwnProperty(p) && (m != null || f != null)))
              switch (p) {
                case `type`:
                  m !== f && (N = !0), (o = m);
                  break;
                case `name`:
                  m !== f && (N = !0), (i = m);
                  break;
                case `checked`:
                  m !== f && (N = !0), (u = m);
                  break;
                case `defaultChecked`:
                  m !== f && (N = !0), (d = m);
                  break;
                case `value`:
                  m !== f && (N = !0), (s = m);
                  break;
                case `defaultValue`:
                  m !== f && (N = !0), (c = m);
                  break;
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (m != null) throw Error(a(137, t));
                  break;
                default:
                  m !== f && $(e, t, p, m, r, f);
              }
          }
          ln(e, s, c, l, u, d, o, i);
          return;
        case `select`:
          for (o in ((m = s = c = p = null), n))
            if (((l = n[o]), n.hasOwnProperty(o) && l != null))
              switch (o) {
                case `value`:
                  break;
                case `multiple`:
                  m = l;
                default:
                  r.hasOwnProperty(o) || $(e, t, o, null, r, l);
              }
          for (i in r)
            if (((o = r[i]), (l = n[i]), r.hasOwnProperty(i) && (o != null || l != null)))
              switch (i) {
                case `value`:
                  o !== l && (N = !0), (p = o);
                  break;
                case `defaultValue`:
                  o !== l && (N = !0), (c = o);
                  break;
                case `multiple`:
                  o !== l && (N = !0), (s = o);
                default:
                  o !== l && $(e, t, i, o, r, l);
              }
          (t = c),
            (n = s),
            (r = m),
            p == null
              ? !!r != !!n && (t == null ? fn(e, !!n, n ? [] : ``, !1) : fn(e, !!n, t, !0))
              : fn(e, !!n, p, !1);
          return;
        case `textarea`:
          for (c in ((m = p = null), n))
            if (((i = n[c]), n.hasOwnProperty(c) && i != null && !r.hasOwnProperty(c)))
              switch (c) {
                case `value`:
                  break;
                case `children`:
                  break;
                default:
                  $(e, t, c, null, r, i);
              }
          for (s in r)
            if (((i = r[s]), (o = n[s]), r.hasOwnProperty(s) && (i != null || o != null)))
              switch (s) {
                case `value`:
                  i !== o && (N = !0), (p = i);
                  break;
                case `defaultValue`:
                  i !== o && (N = !0), (m = i);
                  break;
                case `children`:
                  break;
                case `dangerouslySetInnerHTML`:
                  if (i != null) throw Error(a(91));
                  break;
                default:
                  i !== o && $(e, t, s, i, r, o);
              }
          pn(e, p, m);
          return;
        case `option`:
          for (var h in n)
            if (((p = n[h]), n.hasOwnProperty(h) && p != null && !r.hasOwnProperty(h)))
              switch (h) {
                case `selected`:
                  e.selected = !1;
                  break;
                default:
                  $(e, t, h, null, r, p);
              }
          for (l in r)
            if (((p = r[l]), (m = n[l]), r.hasOwnProperty(l) && p !== m && (p != null || m != null)))
              switch (l) {
                case `selected`:
                  p !== m && (N = !0), (e.selected = p && typeof p != `function` && typeof p != `symbol`);
                  break;
                default:
                  $(e, t, l, p, r, m);
              }
          return;
        case `img`:
        case `link`:
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `embed`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `source`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (var g in n)
            (p = n[g]), n.hasOwnProperty(g) && p != null && !r.hasOwnProperty(g) && $(e, t, g, null, r, p);
          for (u in r)
            if (((p = r[u]), (m = n[u]), r.hasOwnProperty(u) && p !== m && (p != null || m != null)))
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (p != null) throw Error(a(137, t));
                  break;
                default:
                  $(e, t, u, p, r, m);
              }
          return;
        default:
          if (yn(t)) {
            for (var _ in n)
              (p = n[_]),
                n.hasOwnProperty(_) && p !== void 0 && !r.hasOwnProperty(_) && tp(e, t, _, void 0, r, p);
            for (d in r)
              (p = r[d]),
                (m = n[d]),
                !r.hasOwnProperty(d) || p === m || (p === void 0 && m === void 0) || tp(e, t, d, p, r, m);
            return;
          }
      }
      for (var v in n)
        (p = n[v]), n.hasOwnProperty(v) && p != null && !r.hasOwnProperty(v) && $(e, t, v, null, r, p);
      for (f in r)
        (p = r[f]),
          (m = n[f]),
          !r.hasOwnProperty(f) || p === m || (p == null && m == null) || $(e, t, f, p, r, m);
    }
    function ap(e) {
      switch (e) {
        case `css`:
        case `script`:
        case `font`:
        case `img`:
        case `image`:
        case `input`:
        case `link`:
          return !0;
        default:
          return !1;
      }
    }
    function op() {
      if (typeof performance.getEntriesByType == `function`) {
        for (var e = 0, t = 0, n = performance.getEntriesByType(`resource`), r = 0; r < n.length; r++) {
          var i = n[r],
            a = i.transferSize,
            o = i.initiatorType,
            s = i.duration;
          if (a && s && ap(o)) {
            for (o = 0, s = i.responseEnd, r += 1; r < n.length; r++) {
              var c = n[r],
                l = c.startTime;
              if (l > s) break;
              var u = c.transferSize,
                d = c.initiatorType;
              u && ap(d) && ((c = c.responseEnd), (o += u * (c < s ? 1 : (s - l) / (c - l))));
            }
            if ((--r, (t += (8 * (a + o)) / (i.duration / 1e3)), e++, 10 < e)) break;
          }
        }
        if (0 < e) return t / e / 1e6;
      }
      return navigator.connection && ((e = navigator.connection.downlink), typeof e == `number`) ? e : 5;
    }
    var sp = null,
      cp = null;
    function lp(e) {
      return e.nodeType === 9 ? e : e.ownerDocument;
    }
    function up(e) {
      switch (e) {
        case `http://www.w3.org/2000/svg`:
          return 1;
        case `http://www.w3.org/1998/Math/MathML`:
          return 2;
        default:
          return 0;
      }
    }
    function dp(e, t) {
      if (e === 0)
        switch (t) {
          case `svg`:
            return 1;
          case `math`:
            return 2;
          default:
            return 0;
        }
      return e === 1 && t === `foreignObject` ? 0 : e;
    }
    function fp(e, t, n, r) {
      return (n = lp(n).createElement(e)), (n[Dt] = r), (n[Ot] = t), np(n, e, t), Vt(n), n;
    }
    function pp(e, t) {
      return (
        e === `textarea` ||
        e === `noscript` ||
        typeof t.children == `string` ||
        typeof t.children == `number` ||
        typeof t.children == `bigint` ||
        (typeof t.dangerouslySetInnerHTML == `object` &&
          t.dangerouslySetInnerHTML !== null &&
          t.dangerouslySetInnerHTML.__html != null)
      );
    }
    var mp = null;
    function hp() {
      var e = window.event;
      return e && e.type === `popstate` ? e !== mp && ((mp = e), !0) : ((mp = null), !1);
    }
    var gp = typeof setTimeout == `function` ? setTimeout : void 0,
      _p = typeof clearTimeout == `function` ? clearTimeout : void 0,
      vp = typeof Promise == `function` ? Promise : void 0,
      yp = typeof requestAnimationFrame == `function` ? requestAnimationFrame : gp,
      bp =
        typeof queueMicrotask == `function`
          ? queueMicrotask
          : vp === void 0
            ? gp
            : function (e) {
                return vp.resolve(null).then(e).catch(xp);
              };
    function xp(e) {
      setTimeout(function () {
        throw e;
      });
    }
    function Sp(e) {
      return e === `head`;
    }
    function Cp(e, t) {
      var n = t,
        r = 0;
      do {
        var i = n.nextSibling;
        if ((e.removeChild(n), i && i.nodeType === 8)) {
          if (((n = i.data), n === `/$` || n === `/&`)) {
            if (r === 0) {
              e.removeChild(i), Hh(t);
              return;
            }
            r--;
          } else if (n === `$` || n === `$?` || n === `$~` || n === `$!` || n === `&`) r++;
          else if (n === `html`) _m(e.ownerDocument.documentElement);
          else if (n === `head`) {
            (n = e.ownerDocument.head), _m(n);
            for (var a = n.firstChild; a; ) {
              var o = a.nextSibling,
                s = a.nodeName;
              a[Pt] ||
                s === `SCRIPT` ||
                s === `STYLE` ||
                (s === `LINK` && a.rel.toLowerCase() === `stylesheet`) ||
                n.removeChild(a),
                (a = o);
            }
          } else n === `body` && _m(e.ownerDocument.body);
        }
        n = i;
      } while (n);
      Hh(t);
    }
    function wp(e, t) {
      var n = e;
      e = 0;
      do {
        var r = n.nextSibling;
        if (
          (n.nodeType === 1
            ? t
              ? ((n._stashedDisplay = n.style.display), (n.style.display = `none`))
              : ((n.style.display = n._stashedDisplay || ``),
                n.getAttribute(`style`) === `` && n.removeAttribute(`style`))
            : n.nodeType === 3 &&
              (t
                ? ((n._stashedText = n.nodeValue), (n.nodeValue = ``))
                : (n.nodeValue = n._stashedText || ``)),
          r && r.nodeType === 8)
        ) {
          if (((n = r.data), n === `/$`)) {
            if (e === 0) break;
            e--;
          } else (n !== `$` && n !== `$?` && n !== `$~` && n !== `$!`) || e++;
        }
        n = r;
      } while (n);
    }
    function Tp(e, t, n) {
      if (
        ((t = CSS.escape(t) === t ? t : `r-` + btoa(t).replace(/=/g, ``)),
        (e.style.viewTransitionName = t),
        n != null && (e.style.viewTransitionClass = n),
        (n = getComputedStyle(e)),
        n.display === `inline`)
      ) {
        if (((t = e.getClientRects()), t.length === 1)) var r = 1;
        else
          for (var i = (r = 0); i < t.length; i++) {
            var a = t[i];
            0 < a.width && 0 < a.height && r++;
          }
        r === 1 &&
          ((e = e.style),
          (e.display = t.length === 1 ? `inline-block` : `block`),
          (e.marginTop = `-` + n.paddingTop),
          (e.marginBottom = `-` + n.paddingBottom));
      }
    }
    function Ep(e, t) {
      (e = e.style), (t = t.style);
      var n =
        t == null
          ? null
          : t.hasOwnProperty(`viewTransitionName`)
            ? t.viewTransitionName
            : t.hasOwnProperty(`view-transition-name`)
              ? t[`view-transition-name`]
              : null;
      (e.viewTransitionName = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        (n =
          t == null
            ? null
            : t.hasOwnProperty(`viewTransitionClass`)
              ? t.viewTransitionClass
              : t.hasOwnProperty(`view-transition-class`)
                ? t[`view-transition-class`]
                : null),
        (e.viewTransitionClass = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        e.display === `inline-block` &&
          (t == null
            ? (e.display = e.margin = ``)
            : ((n = t.display),
              (e.display = n == null || typeof n == `boolean` ? `` : n),
              (n = t.margin),
              n == null
                ? ((n = t.hasOwnProperty(`marginTop`) ? t.marginTop : t[`margin-top`]),
                  (e.marginTop = n == null || typeof n == `boolean` ? `` : n),
                  (t = t.hasOwnProperty(`marginBottom`) ? t.marginBottom : t[`margin-bottom`]),
                  (e.marginBottom = t == null || typeof t == `boolean` ? `` : t))
                : (e.margin = n)));
    }
    function Dp(e, t, n) {
      return (
        (n = n.ownerDocument.defaultView),
        {
          rect: e,
          abs: t.position === `absolute` || t.position === `fixed`,
          clip:
            t.clipPath !== `none` ||
            t.overflow !== `visible` ||
            t.filter !== `none` ||
            t.mask !== `none` ||
            t.mask !== `none` ||
            t.borderRadius !== `0px`,
          view: 0 <= e.bottom && 0 <= e.right && e.top <= n.innerHeight && e.left <= n.innerWidth,
        }
      );
    }
    function Op(e) {
      return Dp(e.getBoundingClientRect(), getComputedStyle(e), e);
    }
    function kp(e) {
      var t = e.getBoundingClientRect();
      t = new DOMRect(t.x + 2e4, t.y + 2e4, t.width, t.height);
      var n = getComputedStyle(e);
      return Dp(t, n, e);
    }
    function Ap(e) {
      return e.documentElement.clientHeight;
    }
    function jp(e) {
      this.addEventListener(`load`, e), this.addEventListener(`error`, e);
    }
    function Mp(e, t, n, r, i, a, o, s, c) {
      var l = t.nodeType === 9 ? t : t.ownerDocument;
      try {
        var u = l.startViewTransition({
          update: function () {
            var t = l.defaultView,
              n = t.navigation && t.navigation.transition,
              o = l.fonts.status;
            r();
            var s = [];
            if (
              (o === `loaded` && (Ap(l), l.fonts.status === `loading` && s.push(l.fonts.ready)),
              (o = s.length),
              e !== null)
            )
              for (var c = e.suspenseyImages, u = 0, d = 0; d < c.length; d++) {
                var f = c[d];
                if (!f.complete) {
                  var p = f.getBoundingClientRect();
                  if (0 < p.bottom && 0 < p.right && p.top < t.innerHeight && p.left < t.innerWidth) {
                    if (((u += Xm(f)), u > $m)) {
                      s.length = o;
                      break;
                    }
                    (f = new Promise(jp.bind(f))), s.push(f);
                  }
                }
              }
            if (0 < s.length)
              return (
                (t = Promise.race([
                  Promise.all(s),
                  new Promise(function (e) {
                    return setTimeout(e, 500);
                  }),
                ]).then(i, i)),
                (n ? Promise.allSettled([n.finished, t]) : t).then(a, a)
              );
            if ((i(), n)) return n.finished.then(a, a);
            a();
          },
          types: n,
        });
        l.__reactViewTransition = u;
        var d = [];
        return (
          u.ready.then(
            function () {
              for (var e = l.documentElement.getAnimations({ subtree: !0 }), t = 0; t < e.length; t++) {
                var n = e[t],
                  r = n.effect,
                  i = r.pseudoElement;
                if (i != null && i.startsWith(`::view-transition`)) {
                  d.push(n), (n = r.getKeyframes());
                  for (var a = (i = void 0), s = !0, c = 0; c < n.length; c++) {
                    var u = n[c],
                      f = u.width;
                    if (i === void 0) i = f;
                    else if (i !== f) {
                      s = !1;
                      break;
                    }
                    if (((f = u.height), a === void 0)) a = f;
                    else if (a !== f) {
                      s = !1;
                      break;
                    }
                    delete u.width, delete u.height, u.transform === `none` && delete u.transform;
                  }
                  s &&
                    i !== void 0 &&
                    a !== void 0 &&
                    (r.setKeyframes(n),
                    (s = getComputedStyle(r.target, r.pseudoElement)),
                    s.width !== i || s.height !== a) &&
                    ((s = n[0]),
                    (s.width = i),
                    (s.height = a),
                    (s = n[n.length - 1]),
                    (s.width = i),
                    (s.height = a),
                    r.setKeyframes(n));
                }
              }
              o();
            },
            function (e) {
              l.__reactViewTransition === u && (l.__reactViewTransition = null);
              try {
                if (typeof e == `object` && e)
                  switch (e.name) {
                    case `InvalidStateError`:
                      (e.message ===
                        `View transition was skipped because document visibility state is hidden.` ||
                        e.message ===
                          `Skipping view transition because document visibility state has become hidden.` ||
                        e.message === `Skipping view transition because viewport size changed.` ||
                        e.message === `Transition was aborted because of invalid state`) &&
                        (e = null);
                  }
                e !== null && c(e);
              } finally {
                r(), i(), o();
              }
            },
          ),
          u.finished.finally(function () {
            for (var e = 0; e < d.length; e++) d[e].cancel();
            l.__reactViewTransition === u && (l.__reactViewTransition = null), s();
          }),
          u
        );
      } catch {
        return r(), i(), o(), null;
      }
    }
    function Np(e, t) {
      (this._scope = document.documentElement), (this._selector = `::view-transition-` + e + `(` + t + `)`);
    }
    (Np.prototype.animate = function (e, t) {
      return (
        (t = typeof t == `number` ? { duration: t } : S({}, t)),
        (t.pseudoElement = this._selector),
        this._scope.animate(e, t)
      );
    }),
      (Np.prototype.getAnimations = function () {
        for (
          var e = this._scope, t = this._selector, n = e.getAnimations({ subtree: !0 }), r = [], i = 0;
          i < n.length;
          i++
        ) {
          var a = n[i].effect;
          a !== null && a.target === e && a.pseudoElement === t && r.push(n[i]);
        }
        return r;
      }),
      (Np.prototype.getComputedStyle = function () {
        return getComputedStyle(this._scope, this._selector);
      });
    function Pp(e) {
      return {
        name: e,
        group: new Np(`group`, e),
        imagePair: new Np(`image-pair`, e),
        old: new Np(`old`, e),
        new: new Np(`new`, e),
      };
    }
    function Fp(e) {
      (this._fragmentFiber = e), (this._observers = this._eventListeners = null);
    }
    Fp.prototype.addEventListener = function (e, t, n) {
      var r = null,
        i = null;
      if (!(n != null && typeof n != `boolean` && ((r = n.signal || null), r !== null && r.aborted))) {
        this._eventListeners === null && (this._eventListeners = []);
        var a = this._eventListeners;
        if (Bp(a, e, t, n) === -1) {
          var o = this,
            s = t;
          n != null &&
            typeof n != `boolean` &&
            !0 === n.once &&
            (s = function (r) {
              o.removeEventListener(e, t, n), typeof t == `function` ? t.call(this, r) : t.handleEvent(r);
            }),
            r !== null &&
              ((i = o.removeEventListener.bind(o, e, t, n)),
              r.addEventListener(`abort`, i, { once: !0 }),
              (i = r.removeEventListener.bind(r, `abort`, i))),
            (r = Rp(n)),
            a.push({ type: e, listener: t, optionsOrUseCapture: n, attachedListener: s, cleanup: i }),
            p(this._fragmentFiber.child, !1, Ip, e, s, r);
        }
        this._eventListeners = a;
      }
    };
    function Ip(e, t, n, r) {
      return v(e).addEventListener(t, n, r), !1;
    }
    Fp.prototype.removeEventListener = function (e, t, n) {
      var r = this._eventListeners;
      if (r !== null && ((t = Bp(r, e, t, n)), t !== -1)) {
        var i = r[t];
        n = i.attachedListener;
        var a = i.cleanup;
        (i = Rp(i.optionsOrUseCapture)),
          p(this._fragmentFiber.child, !1, Lp, e, n, i),
          r.splice(t, 1),
          a !== null && a();
      }
    };
    function Lp(e, t, n, r) {
      return v(e).removeEventListener(t, n, r), !1;
    }
    function Rp(e) {
      return e != null && typeof e != `boolean` && (!0 === e.once || e.signal instanceof AbortSignal)
        ? { capture: e.capture, passive: e.passive }
        : e;
    }
    function zp(e) {
      return e == null
        ? `c=0`
        : typeof e == `boolean`
          ? `c=` + (e ? `1` : `0`)
          : `c=` + (e.capture ? `1` : `0`);
    }
    function Bp(e, t, n, r) {
      if (e.length === 0) return -1;
      r = zp(r);
      for (var i = 0; i < e.length; i++) {
        var a = e[i];
        if (a.type === t && a.listener === n && zp(a.optionsOrUseCapture) === r) return i;
      }
      return -1;
    }
    (Fp.prototype.dispatchEvent = function (e) {
      var t = m(this._fragmentFiber);
      if (t === null) return !0;
      t = v(t);
      var n = this._eventListeners;
      if ((n !== null && 0 < n.length) || !e.bubbles) {
        var r = t.nodeType === 9 ? t.createComment(``) : document.createTextNode(``);
        if (n)
          for (var i = 0; i < n.length; i++) {
            var a = n[i];
            r.addEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture));
          }
        if ((t.appendChild(r), (e = r.dispatchEvent(e)), n))
          for (i = 0; i < n.length; i++)
            (a = n[i]), r.removeEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture));
        return t.removeChild(r), e;
      }
      return t.dispatchEvent(e);
    }),
      (Fp.prototype.focus = function (e) {
        p(this._fragmentFiber.child, !0, Vp, e, void 0, void 0);
      });
    function Vp(e, t) {
      return e.tag !== 6 && ((e = v(e)), pm(e, t));
    }
    Fp.prototype.focusLast = function (e) {
      var t = [];
      p(this._fragmentFiber.child, !0, Hp, t, void 0, void 0);
      for (var n = t.length - 1; 0 <= n && !Vp(t[n], e); n--);
    };
    function Hp(e, t) {
      return t.push(e), !1;
    }
    Fp.prototype.blur = function () {
      var e = m(this._fragmentFiber);
      e !== null &&
        ((e = v(e)),
        (e = lp(e).activeElement),
        e !== null && p(this._fragmentFiber.child, !1, Up, e, void 0, void 0));
    };
    function Up(e, t) {
      return e.tag !== 6 && ((e = v(e)), e === t || e.contains(t) ? (t.blur(), !0) : !1);
    }
    Fp.prototype.observeUsing = function (e) {
      this._observers === null && (this._observers = new Set()),
        this._observers.add(e),
        p(this._fragmentFiber.child, !1, Wp, e, void 0, void 0);
    };
    function Wp(e, t) {
      return e.tag === 6 || ((e = v(e)), t.observe(e)), !1;
    }
    Fp.prototype.unobserveUsing = function (e) {
      var t = this._observers;
      if (t !== null && t.has(e)) {
        t.delete(e), p(this._fragmentFiber.child, !1, Gp, e, void 0, void 0);
        for (var n = (t = 0); n < Kp.length; n++) {
          var r = Kp[n];
          r.fragmentInstance === this && r.observer === e ? e.unobserve(r.instance) : (Kp[t++] = r);
        }
        Kp.length = t;
      }
    };
    function Gp(e, t) {
      return e.tag === 6 || ((e = v(e)), t.unobserve(e)), !1;
    }
    var Kp = [],
      qp = !1;
    function Jp(e, t, n) {
      Kp.push({ fragmentInstance: e, observer: t, instance: n }),
        qp ||
          ((qp = !0),
          mm(function () {
            qp = !1;
            var e = Kp;
            Kp = [];
            for (var t = 0; t < e.length; t++) {
              var n = e[t];
              n.observer.unobserve(n.instance);
            }
          }));
    }
    Fp.prototype.getClientRects = function () {
      var e = [];
      return p(this._fragmentFiber.child, !1, Yp, e, void 0, void 0), e;
    };
    function Yp(e, t) {
      if (e.tag === 6) {
        e = e.stateNode;
        var n = e.ownerDocument.createRange();
        n.selectNodeContents(e), t.push.apply(t, n.getClientRects());
      } else (e = v(e)), t.push.apply(t, e.getClientRects());
      return !1;
    }
    (Fp.prototype.getRootNode = function (e) {
      var t = m(this._fragmentFiber);
      return t === null ? this : v(t).getRootNode(e);
    }),
      (Fp.prototype.compareDocumentPosition = function (e) {
        var t = m(this._fragmentFiber);
        if (t === null) return Node.DOCUMENT_POSITION_DISCONNECTED;
        var n = [];
        p(this._fragmentFiber.child, !1, Hp, n, void 0, void 0);
        var r = v(t);
        if (n.length === 0) {
          if (((n = r), h(this._fragmentFiber))) {
            a: {
              for (t = this._fragmentFiber.return; t !== null; ) {
                if (t.tag === 4) {
                  t = t.stateNode.containerInfo;
                  break a;
                }
                if (t.tag === 3 || t.tag === 5 || t.tag === 27) break;
                t = t.return;
              }
              t = null;
            }
            t != null && (n = t);
          }
          t = this._fragmentFiber;
          var i = (r = n.compareDocumentPosition(e));
          return (
            n === e
              ? (i = Node.DOCUMENT_POSITION_CONTAINS)
              : r & Node.DOCUMENT_POSITION_CONTAINED_BY &&
                ((n = g(t)[1]),
                n === null
                  ? (i = Node.DOCUMENT_POSITION_PRECEDING)
                  : ((e = v(n).compareDocumentPosition(e)),
                    (i =
                      e === 0 || e & Node.DOCUMENT_POSITION_FOLLOWING
                        ? Node.DOCUMENT_POSITION_FOLLOWING
                        : Node.DOCUMENT_POSITION_PRECEDING))),
            (i |= Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC)
          );
        }
        (t = v(n[0])), (i = v(n[n.length - 1]));
        var a = h(this._fragmentFiber) ? t.parentElement : r;
        if (a == null) return Node.DOCUMENT_POSITION_DISCONNECTED;
        (r = a.compareDocumentPosition(t) & Node.DOCUMENT_POSITION_CONTAINED_BY),
          (a = a.compareDocumentPosition(i) & Node.DOCUMENT_POSITION_CONTAINED_BY);
        var o = t.compareDocumentPosition(e),
          s = i.compareDocumentPosition(e),
          c = o & Node.DOCUMENT_POSITION_CONTAINED_BY || s & Node.DOCUMENT_POSITION_CONTAINED_BY;
        return (
          (s = r && a && o & Node.DOCUMENT_POSITION_FOLLOWING && s & Node.DOCUMENT_POSITION_PRECEDING),
          (t =
            (r && t === e) || (a && i === e) || c || s
              ? Node.DOCUMENT_POSITION_CONTAINED_BY
              : (!r && t === e) || (!a && i === e)
                ? Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
                : o),
          t & Node.DOCUMENT_POSITION_DISCONNECTED ||
          t & Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC ||
          Xp(t, this._fragmentFiber, n[0], n[n.length - 1], e)
            ? t
            : Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
        );
      });
    function Xp(e, t, n, r, i) {
      var a = Lt(i);
      if (e & Node.DOCUMENT_POSITION_CONTAINED_BY) {
        if ((n = !!a))
          a: {
            for (; a !== null; ) {
              if (a.tag === 7 && (a === t || a.alternate === t)) {
                n = !0;
                break a;
              }
              a = a.return;
            }
            n = !1;
          }
        return n;
      }
      if (e & Node.DOCUMENT_POSITION_CONTAINS) {
        if (a === null) return (a = i.ownerDocument), i === a || i === a.documentElement || i === a.body;
        a: {
          for (a = t, t = m(t); a !== null; ) {
            if (!((a.tag !== 5 && a.tag !== 3 && a.tag !== 27) || (a !== t && a.alternate !== t))) {
              a = !0;
              break a;
            }
            a = a.return;
          }
          a = !1;
        }
        return a;
      }
      return e & Node.DOCUMENT_POSITION_PRECEDING
        ? ((t = !!a) &&
            !(t = a === n) &&
            ((t = ne(n, a, te)),
            t === null ? (t = !1) : (p(t, !0, ee, a, n), (a = y), (y = null), (t = a !== null))),
          t)
        : e & Node.DOCUMENT_POSITION_FOLLOWING
          ? ((t = !!a) &&
              !(t = a === r) &&
              ((t = ne(r, a, te)),
              t === null ? (t = !1) : (p(t, !0, x, a, r), (a = y), (b = y = null), (t = a !== null))),
            t)
          : !1;
    }
    function Zp(e, t) {
      var n = e.ownerDocument.createRange();
      n.selectNodeContents(e),
        (e = n.getBoundingClientRect()),
        window.scrollTo(
          window.scrollX + e.left,
          t ? window.scrollY + e.top : window.scrollY + e.bottom - window.innerHeight,
        );
    }
    Fp.prototype.scrollIntoView = function (e) {
      if (typeof e == `object`) throw Error(a(566));
      var t = [];
      p(this._fragmentFiber.child, !1, Hp, t, void 0, void 0);
      var n = !1 !== e;
      if (t.length === 0) {
        var r = g(this._fragmentFiber);
        if (((r = n ? r[1] || r[0] || m(this._fragmentFiber) : r[0] || r[1]), r === null)) return;
        if (r.tag === 6) {
          (e = v(r)), Zp(e, n);
          return;
        }
        if (((r = v(r)), r.nodeType !== 9)) {
          if (r.nodeType === 11) {
            (n = `host` in r ? r.host : null), n !== null && n.scrollIntoView(e);
            return;
          }
          r.scrollIntoView(e);
        }
      }
      for (r = n ? t.length - 1 : 0; r !== (n ? -1 : t.length); ) {
        var i = t[r];
        i.tag === 6 ? ((i = v(i)), Zp(i, n)) : v(i).scrollIntoView(e), (r += n ? -1 : 1);
      }
    };
    function Qp(e, t) {
      return (e = v(e)), $p(e, t), !1;
    }
    function $p(e, t) {
      (e.reactFragments ??= new Set()), e.reactFragments.add(t);
    }
    function em(e, t) {
      var n = t._eventListeners;
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r];
          e.addEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture));
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(function (n) {
            for (var r = 0, i = 0; i < Kp.length; i++) {
              var a = Kp[i];
              (a.fragmentInstance !== t || a.observer !== n || a.instance !== e) && (Kp[r++] = a);
            }
            (Kp.length = r), n.observe(e);
          }),
        $p(e, t));
    }
    function tm(e, t) {
      var n = t._eventListeners;
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r];
          e.removeEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture));
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(function (n) {
            typeof n.rootMargin == `string` ? Jp(t, n, e) : n.unobserve(e);
          }),
        e.reactFragments != null && e.reactFragments.delete(t));
    }
    function nm(e) {
      var t = e.firstChild;
      for (t && t.nodeType === 10 && (t = t.nextSibling); t; ) {
        var n = t;
        switch (((t = t.nextSibling), n.nodeName)) {
          case `HTML`:
          case `HEAD`:
          case `BODY`:
            nm(n), It(n);
            continue;
          case `SCRIPT`:
          case `STYLE`:
            continue;
          case `LINK`:
            if (n.rel.toLowerCase() === `stylesheet`) continue;
        }
        e.removeChild(n);
      }
    }
    function rm(e, t, n, r) {
      for (; e.nodeType === 1; ) {
        var i = n;
        if (e.nodeName.toLowerCase() !== t.toLowerCase()) {
          if (!r && (e.nodeName !== `INPUT` || e.type !== `hidden`)) break;
        } else if (!r) {
          if (t === `input` && e.type === `hidden`) {
            var a = i.name == null ? null : `` + i.name;
            if (i.type === `hidden` && e.getAttribute(`name`) === a) return e;
          } else return e;
        } else if (!e[Pt])
          switch (t) {
            case `meta`:
              if (!e.hasAttribute(`itemprop`)) break;
              return e;
            case `link`:
              if (
                ((a = e.getAttribute(`rel`)),
                (a === `stylesheet` && e.hasAttribute(`data-precedence`)) ||
                  a !== i.rel ||
                  e.getAttribute(`href`) !== (i.href == null || i.href === `` ? null : i.href) ||
                  e.getAttribute(`crossorigin`) !== (i.crossOrigin == null ? null : i.crossOrigin) ||
                  e.getAttribute(`title`) !== (i.title == null ? null : i.title))
              )
                break;
              return e;
            case `style`:
              if (e.hasAttribute(`data-precedence`)) break;
              return e;
            case `script`:
              if (
                ((a = e.getAttribute(`src`)),
                (a !== (i.src == null ? null : i.src) ||
                  e.getAttribute(`type`) !== (i.type == null ? null : i.type) ||
                  e.getAttribute(`crossorigin`) !== (i.crossOrigin == null ? null : i.crossOrigin)) &&
                  a &&
                  e.hasAttribute(`async`) &&
                  !e.hasAttribute(`itemprop`))
              )
                break;
              return e;
            default:
              return e;
          }
        if (((e = lm(e.nextSibling)), e === null)) break;
      }
      return null;
    }
    function im(e, t, n) {
      if (t === ``) return null;
      for (; e.nodeType !== 3; )
        if (
          ((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !n) ||
          ((e = lm(e.nextSibling)), e === null)
        )
          return null;
      return e;
    }
    function am(e, t) {
      for (; e.nodeType !== 8; )
        if (
          ((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !t) ||
          ((e = lm(e.nextSibling)), e === null)
        )
          return null;
      return e;
    }
    function om(e) {
      return e.data === `$?` || e.data === `$~`;
    }
    function sm(e) {
      return e.data === `$!` || (e.data === `$?` && e.ownerDocument.readyState !== `loading`);
    }
    function cm(e, t) {
      var n = e.ownerDocument;
      if (e.data === `$~`) e._reactRetry = t;
      else if (e.data !== `$?` || n.readyState !== `loading`) t();
      else {
        var r = function () {
          t(), n.removeEventListener(`DOMContentLoaded`, r);
        };
        n.addEventListener(`DOMContentLoaded`, r), (e._reactRetry = r);
      }
    }
    function lm(e) {
      for (; e != null; e = e.nextSibling) {
        var t = e.nodeType;
        if (t === 1 || t === 3) break;
        if (t === 8) {
          if (
            ((t = e.data),
            t === `$` || t === `$!` || t === `$?` || t === `$~` || t === `&` || t === `F!` || t === `F`)
          )
            break;
          if (t === `/$` || t === `/&`) return null;
        }
      }
      return e;
    }
    var um = null;
    function dm(e) {
      e = e.nextSibling;
      for (var t = 0; e; ) {
        if (e.nodeType === 8) {
          var n = e.data;
          if (n === `/$` || n === `/&`) {
            if (t === 0) return lm(e.nextSibling);
            t--;
          } else (n !== `$` && n !== `$!` && n !== `$?` && n !== `$~` && n !== `&`) || t++;
        }
        e = e.nextSibling;
      }
      return null;
    }
    function fm(e) {
      e = e.previousSibling;
      for (var t = 0; e; ) {
        if (e.nodeType === 8) {
          var n = e.data;
          if (n === `$` || n === `$!` || n === `$?` || n === `$~` || n === `&`) {
            if (t === 0) return e;
            t--;
          } else (n !== `/$` && n !== `/&`) || t++;
        }
        e = e.previousSibling;
      }
      return null;
    }
    function pm(e, t) {
      function n() {
        r = !0;
      }
      if (e.ownerDocument.activeElement === e) return !0;
      var r = !1;
      try {
        e.ownerDocument.addEventListener(`focus`, n, !0), (e.focus || HTMLElement.prototype.focus).call(e, t);
      } finally {
        e.ownerDocument.removeEventListener(`focus`, n, !0);
      }
      return r;
    }
    function mm(e) {
      yp(function () {
        yp(function (t) {
          return e(t);
        });
      });
    }
    function hm(e, t, n) {
      switch (((t = lp(n)), e)) {
        case `html`:
          if (((e = t.documentElement), !e)) throw Error(a(452));
          return e;
        case `head`:
          if (((e = t.head), !e)) throw Error(a(453));
          return e;
        case `body`:
          if (((e = t.body), !e)) throw Error(a(454));
          return e;
        default:
          throw Error(a(451));
      }
    }
    function gm(e, t, n) {
      for (var r in n) {
        var i = n[r];
        n.hasOwnProperty(r) && i != null && $(e, t, r, null, rp, i);
      }
      n.dangerouslySetInnerHTML != null && (e.textContent = ``),
        e.onclick === Cn && (e.onclick = null),
        It(e);
    }
    function _m(e) {
      for (var t = e.attributes; t.length; ) e.removeAttributeNode(t[0]);
      It(e);
    }
    var vm = new Map(),
      ym = new Set();
    function bm(e) {
      if (typeof e.getRootNode == `function`) {
        var t = e.getRootNode();
        if (t.nodeType === 9 || t.nodeType === 11) return t;
      }
      return e.nodeType === 9 ? e : e.ownerDocument;
    }
    var xm = j.d;
    j.d = { f: Sm, r: Cm, D: Em, C: Dm, L: Om, m: km, X: jm, S: Am, M: Mm };
    function Sm() {
      var e = xm.f(),
        t = zd();
      return e || t;
    }
    function Cm(e) {
      var t = Rt(e);
      t !== null && t.tag === 5 && t.type === `form` ? rc(t) : xm.r(e);
    }
    var wm = typeof document > `u` ? null : document;
    function Tm(e, t, n) {
      var r = wm;
      if (r && typeof t == `string` && t) {
        var i = cn(t);
        (i = `link[rel="` + e + `"][href="` + i + `"]`),
          typeof n == `string` && (i += `[crossorigin="` + n + `"]`),
          ym.has(i) ||
            (ym.add(i),
            (e = { rel: e, crossOrigin: n, href: t }),
            r.querySelector(i) === null &&
              ((t = r.createElement(`link`)), np(t, `link`, e), Vt(t), r.head.appendChild(t)));
      }
    }
    function Em(e) {
      xm.D(e), Tm(`dns-prefetch`, e, null);
    }
    function Dm(e, t) {
      xm.C(e, t), Tm(`preconnect`, e, t);
    }
    function Om(e, t, n) {
      xm.L(e, t, n);
      var r = wm;
      if (r && e && t) {
        var i = `link[rel="preload"][as="` + cn(t) + `"]`;
        t === `image` && n && n.imageSrcSet
          ? ((i += `[imagesrcset="` + cn(n.imageSrcSet) + `"]`),
            typeof n.imageSizes == `string` && (i += `[imagesizes="` + cn(n.imageSizes) + `"]`))
          : (i += `[href="` + cn(e) + `"]`);
        var a = i;
        switch (t) {
          case `style`:
            a = Pm(e);
            break;
          case `script`:
            a = Rm(e);
        }
        if (
          !(
            vm.has(a) ||
            ((e = S({ rel: `preload`, href: t === `image` && n && n.imageSrcSet ? void 0 : e, as: t }, n)),
            vm.set(a, e),
            r.querySelector(i) !== null ||
              (t === `style` && r.querySelector(Fm(a))) ||
              (t === `script` && r.querySelector(zm(a))))
          )
        ) {
          var o = r.createElement(`link`);
          np(o, `link`, e),
            t === `style` &&
              ((o[Ft] = !0),
              (o.onload = o.onerror =
                function () {
                  Ht(o);
                })),
            Vt(o),
            r.head.appendChild(o);
        }
      }
    }
    function km(e, t) {
      xm.m(e, t);
      var n = wm;
      if (n && e) {
        var r = t && typeof t.as == `string` ? t.as : `script`,
          i = `link[rel="modulepreload"][as="` + cn(r) + `"][href="` + cn(e) + `"]`,
          a = i;
        switch (r) {
          case `audioworklet`:
          case `paintworklet`:
          case `serviceworker`:
          case `sharedworker`:
          case `worker`:
          case `script`:
            a = Rm(e);
        }
        if (
          !vm.has(a) &&
          ((e = S({ rel: `modulepreload`, href: e }, t)), vm.set(a, e), n.querySelector(i) === null)
        ) {
          switch (r) {
            case `audioworklet`:
            case `paintworklet`:
            case `serviceworker`:
            case `sharedworker`:
            case `worker`:
            case `script`:
              if (n.querySelector(zm(a))) return;
          }
          (r = n.createElement(`link`)), np(r, `link`, e), Vt(r), n.head.appendChild(r);
        }
      }
    }
    function Am(e, t, n) {
      xm.S(e, t, n);
      var r = wm;
      if (r && e) {
        var i = Bt(r).hoistableStyles,
          a = Pm(e);
        t ||= `default`;
        var o = i.get(a);
        if (!o) {
          var s = { loading: 0, preload: null };
          if ((o = r.querySelector(Fm(a)))) s.loading = 5;
          else {
            (e = S({ rel: `stylesheet`, href: e, 'data-precedence': t }, n)), (n = vm.get(a)) && Hm(e, n);
            var c = (o = r.createElement(`link`));
            Vt(c),
              np(c, `link`, e),
              (c._p = new Promise(function (e, t) {
                (c.onload = e), (c.onerror = t);
              })),
              c.addEventListener(`load`, function () {
                s.loading |= 1;
              }),
              c.addEventListener(`error`, function () {
                s.loading |= 2;
              }),
              (s.loading |= 4),
              Vm(o, t, r);
          }
          (o = { type: `stylesheet`, instance: o, count: 1, state: s }), i.set(a, o);
        }
      }
    }
    function jm(e, t) {
      xm.X(e, t);
      var n = wm;
      if (n && e) {
        var r = Bt(n).hoistableScripts,
          i = Rm(e),
          a = r.get(i);
        a ||
          ((a = n.querySelector(zm(i))),
          a ||
            ((e = S({ src: e, async: !0 }, t)),
            (t = vm.get(i)) && Um(e, t),
            (a = n.createElement(`script`)),
            Vt(a),
            np(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a));
      }
    }
    function Mm(e, t) {
      xm.M(e, t);
      var n = wm;
      if (n && e) {
        var r = Bt(n).hoistableScripts,
          i = Rm(e),
          a = r.get(i);
        a ||
          ((a = n.querySelector(zm(i))),
          a ||
            ((e = S({ src: e, async: !0, type: `module` }, t)),
            (t = vm.get(i)) && Um(e, t),
            (a = n.createElement(`script`)),
            Vt(a),
            np(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a));
      }
    }
    function Nm(e, t, n, r) {
      var i = (i = De.current) ? bm(i) : null;
      if (!i) throw Error(a(446));
      switch (e) {
        case `meta`:
        case `title`:
          return null;
        case `style`:
          return typeof n.precedence == `string` && typeof n.href == `string`
            ? ((n = Pm(n.href)),
              (t = Bt(i).hoistableStyles),
              (r = t.get(n)),
              r || ((r = { type: `style`, instance: null, count: 0, state: null }), t.set(n, r)),
              r)
            : { type: `void`, instance: null, count: 0, state: null };
        case `link`:
          if (n.rel === `stylesheet` && typeof n.href == `string` && typeof n.precedence == `string`) {
            e = Pm(n.href);
            var o = Bt(i).hoistableStyles,
              s = o.get(e);
            if (
              (s ||
                ((i = i.ownerDocument || i),
                (s = { type: `stylesheet`, instance: null, count: 0, state: { loading: 0, preload: null } }),
                o.set(e, s),
                (o = i.querySelector(Fm(e)))
                  ? o._p || ((s.instance = o), (s.state.loading = 5))
                  : ((o = vm.get(e)),
                    o ||
                      ((o = {
                        rel: `preload`,
                        as: `style`,
                        href: n.href,
                        crossOrigin: n.crossOrigin,
                        integrity: n.integrity,
                        media: n.media,
                        hrefLang: n.hrefLang,
                        referrerPolicy: n.referrerPolicy,
                      }),
                      vm.set(e, o)),
                    Lm(i, e, o, s.state))),
              t && r === null)
            )
              throw Error(a(528, ``));
            return s;
          }
          if (t && r !== null) throw Error(a(529, ``));
          return null;
        case `script`:
          return (
            (t = n.async),
            (n = n.src),
            typeof n == `string` && t && typeof t != `function` && typeof t != `symbol`
              ? ((n = Rm(n)),
                (t = Bt(i).hoistableScripts),
                (r = t.get(n)),
                r || ((r = { type: `script`, instance: null, count: 0, state: null }), t.set(n, r)),
                r)
              : { type: `void`, instance: null, count: 0, state: null }
          );
        default:
          throw Error(a(444, e));
      }
    }
    function Pm(e) {
      return `href="` + cn(e) + `"`;
    }
    function Fm(e) {
      return `link[rel="stylesheet"][` + e + `]`;
    }
    function Im(e) {
      return S({}, e, { 'data-precedence': e.precedence, precedence: null });
    }
    function Lm(e, t, n, r) {
      if ((t = e.querySelector(`link[rel="preload"][as="style"][` + t + `]`))) {
        if (!0 !== t[Ft]) {
          r.loading = 1;
          return;
        }
      } else
        (t = e.createElement(`link`)),
          (t[Ft] = !0),
          (t.onload = t.onerror = Ht.bind(null, t)),
          np(t, `link`, n),
          Vt(t),
          e.head.appendChild(t);
      (r.preload = t),
        t.addEventListener(`load`, function () {
          return (r.loading |= 1);
        }),
        t.addEventListener(`error`, function () {
          return (r.loading |= 2);
        });
    }
    function Rm(e) {
      return `[src="` + cn(e) + `"]`;
    }
    function zm(e) {
      return `script[async]` + e;
    }
    function Bm(e, t, n) {
      if ((t.count++, t.instance === null))
        switch (t.type) {
          case `style`:
            var r = e.querySelector(`style[data-href~="` + cn(n.href) + `"]`);
            if (r) return (t.instance = r), Vt(r), r;
            var i = S({}, n, {
              'data-href': n.href,
              'data-precedence': n.precedence,
              href: null,
              precedence: null,
            });
            return (
              (r = (e.ownerDocument || e).createElement(`style`)),
              Vt(r),
              np(r, `style`, i),
              Vm(r, n.precedence, e),
              (t.instance = r)
            );
          case `stylesheet`:
            i = Pm(n.href);
            var o = e.querySelector(Fm(i));
            if (o) return (t.state.loading |= 4), (t.instance = o), Vt(o), o;
            (r = Im(n)),
              (i = vm.get(i)) && Hm(r, i),
              (o = (e.ownerDocument || e).createElement(`link`)),
              Vt(o);
            var s = o;
            return (
              (s._p = new Promise(function (e, t) {
                (s.onload = e), (s.onerror = t);
              })),
              np(o, `link`, r),
              (t.state.loading |= 4),
              Vm(o, n.precedence, e),
              (t.instance = o)
            );
          case `script`:
            return (
              (o = Rm(n.src)),
              (i = e.querySelector(zm(o)))
                ? ((t.instance = i), Vt(i), i)
                : ((r = n),
                  (i = vm.get(o)) && ((r = S({}, n)), Um(r, i)),
                  (e = e.ownerDocument || e),
                  (i = e.createElement(`script`)),
                  Vt(i),
                  np(i, `link`, r),
                  e.head.appendChild(i),
                  (t.instance = i))
            );
          case `void`:
            return null;
          default:
            throw Error(a(443, t.type));
        }
      else
        t.type === `stylesheet` &&
          !(t.state.loading & 4) &&
          ((r = t.instance), (t.state.loading |= 4), Vm(r, n.precedence, e));
      return t.instance;
    }
    function Vm(e, t, n) {
      for (
        var r = n.querySelectorAll(`link[rel="stylesheet"][data-precedence],style[data-precedence]`),
          i = r.length ? r[r.length - 1] : null,
          a = i,
          o = 0;
        o < r.length;
        o++
      ) {
        var s = r[o];
        if (s.dataset.precedence === t) a = s;
        else if (a !== i) break;
      }
      a
        ? a.parentNode.insertBefore(e, a.nextSibling)
        : ((t = n.nodeType === 9 ? n.head : n), t.insertBefore(e, t.firstChild));
    }
    function Hm(e, t) {
      (e.crossOrigin ??= t.crossOrigin), (e.referrerPolicy ??= t.referrerPolicy), (e.title ??= t.title);
    }
    function Um(e, t) {
      (e.crossOrigin ??= t.crossOrigin),
        (e.referrerPolicy ??= t.referrerPolicy),
        (e.integrity ??= t.integrity);
    }
    var Wm = null;
    function Gm(e, t, n) {
      if (Wm === null) {
        var r = new Map(),
          i = (Wm = new Map());
        i.set(n, r);
      } else (i = Wm), (r = i.get(n)), r || ((r = new Map()), i.set(n, r));
      if (r.has(e)) return r;
      for (r.set(e, null), n = n.getElementsByTagName(e), i = 0; i < n.length; i++) {
        var a = n[i];
        if (
          !(a[Pt] || a[Dt] || (e === `link` && a.getAttribute(`rel`) === `stylesheet`)) &&
          a.namespaceURI !== `http://www.w3.org/2000/svg`
        ) {
          var o = a.getAttribute(t) || ``;
          o = e + o;
          var s = r.get(o);
          s ? s.push(a) : r.set(o, [a]);
        }
      }
      return r;
    }
    function Km(e, t, n) {
      (e = e.ownerDocument || e),
        e.head.insertBefore(n, t === `title` ? e.querySelector(`head > title`) : null);
    }
    function qm(e, t, n) {
      if (n === 1 || t.itemProp != null) return !1;
      switch (e) {
        case `meta`:
        case `title`:
          return !0;
        case `style`:
          if (typeof t.precedence != `string` || typeof t.href != `string` || t.href === ``) break;
          return !0;
        case `link`:
          if (typeof t.rel != `string` || typeof t.href != `string` || t.href === `` || t.onLoad || t.onError)
            break;
          switch (t.rel) {
            case `stylesheet`:
              return (e = t.disabled), typeof t.precedence == `string` && e == null;
            default:
              return !0;
          }
        case `script`:
          if (
            t.async &&
            typeof t.async != `function` &&
            typeof t.async != `symbol` &&
            !t.onLoad &&
            !t.onError &&
            t.src &&
            typeof t.src == `string`
          )
            return !0;
      }
      return !1;
    }
    function Jm(e, t) {
      return e === `img` && t.src != null && t.src !== `` && t.onLoad == null && t.loading !== `lazy`;
    }
    function Ym(e) {
      return !(e.type === `stylesheet` && !(e.state.loading & 3));
    }
    function Xm(e) {
      return (
        (e.width || 100) *
        (e.height || 100) *
        (typeof devicePixelRatio == `number` ? devicePixelRatio : 1) *
        0.25
      );
    }
    function Zm(e, t) {
      typeof t.decode == `function` &&
        (e.imgCount++,
        t.complete || ((e.imgBytes += Xm(t)), e.suspenseyImages.push(t)),
        (e = rh.bind(e)),
        t.decode().then(e, e));
    }
    function Qm(e, t, n, r) {
      if (
        n.type === `stylesheet` &&
        (typeof r.media != `string` || !1 !== matchMedia(r.media).matches) &&
        !(n.state.loading & 4)
      ) {
        if (n.instance === null) {
          var i = Pm(r.href),
            a = t.querySelector(Fm(i));
          if (a) {
            (t = a._p),
              typeof t == `object` &&
                t &&
                typeof t.then == `function` &&
                (e.count++, (e = nh.bind(e)), t.then(e, e)),
              (n.state.loading |= 4),
              (n.instance = a),
              Vt(a);
            return;
          }
          (a = t.ownerDocument || t),
            (r = Im(r)),
            (i = vm.get(i)) && Hm(r, i),
            (a = a.createElement(`link`)),
            Vt(a);
          var o = a;
          (o._p = new Promise(function (e, t) {
            (o.onload = e), (o.onerror = t);
          })),
            np(a, `link`, r),
            (n.instance = a);
        }
        e.stylesheets === null && (e.stylesheets = new Map()),
          e.stylesheets.set(n, t),
          (t = n.state.preload) &&
            !(n.state.loading & 3) &&
            (e.count++, (n = nh.bind(e)), t.addEventListener(`load`, n), t.addEventListener(`error`, n));
      }
    }
    var $m = 0;
    function eh(e, t) {
      return (
        e.stylesheets && e.count === 0 && ah(e, e.stylesheets),
        0 < e.count || 0 < e.imgCount
          ? function (n) {
              var r = setTimeout(function () {
                if ((e.stylesheets && ah(e, e.stylesheets), e.unsuspend)) {
                  var t = e.unsuspend;
                  (e.unsuspend = null), t();
                }
              }, 6e4 + t);
              0 < e.imgBytes && $m === 0 && ($m = 62500 * op());
              var i = setTimeout(
                function () {
                  if (
                    ((e.waitingForImages = !1),
                    e.count === 0 && (e.stylesheets && ah(e, e.stylesheets), e.unsuspend))
                  ) {
                    var t = e.unsuspend;
                    (e.unsuspend = null), t();
                  }
                },
                (e.imgBytes > $m ? 50 : 800) + t,
              );
              return (
                (e.unsuspend = n),
                function () {
                  (e.unsuspend = null), clearTimeout(r), clearTimeout(i);
                }
              );
            }
          : null
      );
    }
    function th(e) {
      if (e.count === 0 && (e.imgCount === 0 || !e.waitingForImages)) {
        if (e.stylesheets) ah(e, e.stylesheets);
        else if (e.unsuspend) {
          var t = e.unsuspend;
          (e.unsuspend = null), t();
        }
      }
    }
    function nh() {
      this.count--, th(this);
    }
    function rh() {
      this.imgCount--, th(this);
    }
    var ih = null;
    function ah(e, t) {
      (e.stylesheets = null),
        e.unsuspend !== null && (e.count++, (ih = new Map()), t.forEach(oh, e), (ih = null), nh.call(e));
    }
    function oh(e, t) {
      if (!(t.state.loading & 4)) {
        var n = ih.get(e);
        if (n) var r = n.get(null);
        else {
          (n = new Map()), ih.set(e, n);
          for (
            var i = e.querySelectorAll(`link[data-precedence],style[data-precedence]`), a = 0;
            a < i.length;
            a++
          ) {
            var o = i[a];
            (o.nodeName === `LINK` || o.getAttribute(`media`) !== `not all`) &&
              (n.set(o.dataset.precedence, o), (r = o));
          }
          r && n.set(null, r);
        }
        (i = t.instance),
          (o = i.getAttribute(`data-precedence`)),
          (a = n.get(o) || r),
          a === r && n.set(null, i),
          n.set(o, i),
          this.count++,
          (r = nh.bind(this)),
          i.addEventListener(`load`, r),
          i.addEventListener(`error`, r),
          a
            ? a.parentNode.insertBefore(i, a.nextSibling)
            : ((e = e.nodeType === 9 ? e.head : e), e.insertBefore(i, e.firstChild)),
          (t.state.loading |= 4);
      }
    }
    var sh = {
      $$typeof: ae,
      Provider: null,
      Consumer: null,
      _currentValue: be,
      _currentValue2: be,
      _threadCount: 0,
    };
    function ch(e, t, n, r, i, a, o, s, c) {
      (this.tag = 1),
        (this.containerInfo = e),
        (this.pingCache = this.current = this.pendingChildren = null),
        (this.timeoutHandle = -1),
        (this.callbackNode =
          this.next =
          this.pendingContext =
          this.context =
          this.cancelPendingCommit =
            null),
        (this.callbackPriority = 0),
        (this.expirationTimes = gt(-1)),
        (this.entangledLanes =
          this.shellSuspendCounter =
          this.errorRecoveryDisabledLanes =
          this.expiredLanes =
          this.warmLanes =
          this.pingedLanes =
          this.suspendedLanes =
          this.pendingLanes =
            0),
        (this.entanglements = gt(0)),
        (this.hiddenUpdates = gt(null)),
        (this.identifierPrefix = r),
        (this.onUncaughtError = i),
        (this.onCaughtError = a),
        (this.onRecoverableError = o),
        (this.pooledCache = null),
        (this.pooledCacheLanes = 0),
        (this.formState = c),
        (this.transitionTypes = null),
        (this.incompleteTransitions = new Map());
    }
    function lh(e, t, n, r, i, a, o, s, c, l, u, d) {
      return (
        (e = new ch(e, t, n, o, c, l, u, d, s)),
        (t = 1),
        !0 === a && (t |= 24),
        (a = Fi(3, null, null, t)),
        (e.current = a),
        (a.stateNode = e),
        (t = Pa()),
        t.refCount++,
        (e.pooledCache = t),
        t.refCount++,
        (a.memoizedState = { element: r, isDehydrated: n, cache: t }),
        _o(a),
        e
      );
    }
    function uh(e) {
      return e ? ((e = Ni), e) : Ni;
    }
    function dh(e, t, n, r, i, a) {
      (i = uh(i)),
        r.context === null ? (r.context = i) : (r.pendingContext = i),
        (r = yo(t)),
        (r.payload = { element: n }),
        (a = a === void 0 ? null : a),
        a !== null && (r.callback = a),
        (n = bo(e, r, t)),
        n !== null && (Pd(n, e, t), xo(n, e, t));
    }
    function fh(e, t) {
      if (((e = e.memoizedState), e !== null && e.dehydrated !== null)) {
        var n = e.retryLane;
        e.retryLane = n !== 0 && n < t ? n : t;
      }
    }
    function ph(e, t) {
      fh(e, t), (e = e.alternate) && fh(e, t);
    }
    function mh(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = Ai(e, 67108864);
        t !== null && Pd(t, e, 67108864), ph(e, 67108864);
      }
    }
    function hh(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = jd();
        t = St(t);
        var n = Ai(e, t);
        n !== null && Pd(n, e, t), ph(e, t);
      }
    }
    var gh = !0;
    function _h(e, t, n, r) {
      var i = A.T;
      A.T = null;
      var a = j.p;
      try {
        (j.p = 2), yh(e, t, n, r);
      } finally {
        (j.p = a), (A.T = i);
      }
    }
    function vh(e, t, n, r) {
      var i = A.T;
      A.T = null;
      var a = j.p;
      try {
        (j.p = 8), yh(e, t, n, r);
      } finally {
        (j.p = a), (A.T = i);
      }
    }
    function yh(e, t, n, r) {
      if (gh) {
        var i = bh(r);
        if (i === null) Kf(e, t, r, xh, n), Mh(e, r);
        else if (Ph(i, e, t, n, r)) r.stopPropagation();
        else if ((Mh(e, r), t & 4 && -1 < jh.indexOf(e))) {
          for (; i !== null; ) {
            var a = Rt(i);
            if (a !== null)
              switch (a.tag) {
                case 3:
                  if (((a = a.stateNode), a.current.memoizedState.isDehydrated)) {
                    var o = ut(a.pendingLanes);
                    if (o !== 0) {
                      var s = a;
                      for (s.pendingLanes |= 2, s.entangledLanes |= 2; o; ) {
                        var c = 1 << (31 - rt(o));
                        (s.entanglements[1] |= c), (o &= ~c);
                      }
                      Ef(a), !(K & 6) && ((gd = Ge() + 500), Df(0, !1));
                    }
                  }
                  break;
                case 31:
                case 13:
                  (s = Ai(a, 2)), s !== null && Pd(s, a, 2), zd(), ph(a, 2);
              }
            if (((a = bh(r)), a === null && Kf(e, t, r, xh, n), a === i)) break;
            i = a;
          }
          i !== null && r.stopPropagation();
        } else Kf(e, t, r, null, n);
      }
    }
    function bh(e) {
      return (e = Tn(e)), Sh(e);
    }
    var xh = null;
    function Sh(e) {
      if (((xh = null), (e = Lt(e)), e !== null)) {
        var t = s(e);
        if (t === null) e = null;
        else {
          var n = t.tag;
          if (n === 13) {
            if (((e = c(t)), e !== null)) return e;
            e = null;
          } else if (n === 31) {
            if (((e = l(t)), e !== null)) return e;
            e = null;
          } else if (n === 3) {
            if (t.stateNode.current.memoizedState.isDehydrated)
              return t.tag === 3 ? t.stateNode.containerInfo : null;
            e = null;
          } else t !== e && (e = null);
        }
      }
      return (xh = e), null;
    }
    function Ch(e) {
      switch (e) {
        case `beforetoggle`:
        case `cancel`:
        case `click`:
        case `close`:
        case `contextmenu`:
        case `copy`:
        case `cut`:
        case `auxclick`:
        case `dblclick`:
        case `dragend`:
        case `dragstart`:
        case `drop`:
        case `focusin`:
        case `focusout`:
        case `input`:
        case `invalid`:
        case `keydown`:
        case `keypress`:
        case `keyup`:
        case `mousedown`:
        case `mouseup`:
        case `paste`:
        case `pause`:
        case `play`:
        case `pointercancel`:
        case `pointerdown`:
        case `pointerup`:
        case `ratechange`:
        case `reset`:
        case `seeked`:
        case `submit`:
        case `toggle`:
        case `touchcancel`:
        case `touchend`:
        case `touchstart`:
        case `volumechange`:
        case `change`:
        case `selectionchange`:
        case `textInput`:
        case `compositionstart`:
        case `compositionend`:
        case `compositionupdate`:
        case `beforeblur`:
        case `afterblur`:
        case `beforeinput`:
        case `blur`:
        case `fullscreenchange`:
        case `fullscreenerror`:
        case `focus`:
        case `hashchange`:
        case `popstate`:
        case `select`:
        case `selectstart`:
          return 2;
        case `drag`:
        case `dragenter`:
        case `dragexit`:
        case `dragleave`:
        case `dragover`:
        case `mousemove`:
        case `mouseout`:
        case `mouseover`:
        case `pointermove`:
        case `pointerout`:
        case `pointerover`:
        case `resize`:
        case `scroll`:
        case `touchmove`:
        case `wheel`:
        case `mouseenter`:
        case `mouseleave`:
        case `pointerenter`:
        case `pointerleave`:
          return 8;
        case `message`:
          switch (Ke()) {
            case qe:
              return 2;
            case Je:
              return 8;
            case Ye:
            case Xe:
              return 32;
            case Ze:
              return 268435456;
            default:
              return 32;
          }
        default:
          return 32;
      }
    }
    var wh = !1,
      Th = null,
      Eh = null,
      Dh = null,
      Oh = new Map(),
      kh = new Map(),
      Ah = [],
      jh =
        `mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset`.split(
          ` `,
        );
    function Mh(e, t) {
      switch (e) {
        case `focusin`:
        case `focusout`:
          Th = null;
          break;
        case `dragenter`:
        case `dragleave`:
          Eh = null;
          break;
        case `mouseover`:
        case `mouseout`:
          Dh = null;
          break;
        case `pointerover`:
        case `pointerout`:
          Oh.delete(t.pointerId);
          break;
        case `gotpointercapture`:
        case `lostpointercapture`:
          kh.delete(t.pointerId);
      }
    }
    function Nh(e, t, n, r, i, a) {
      return e === null || e.nativeEvent !== a
        ? ((e = {
            blockedOn: t,
            domEventName: n,
            eventSystemFlags: r,
            nativeEvent: a,
            targetContainers: [i],
          }),
          t !== null && ((t = Rt(t)), t !== null && mh(t)),
          e)
        : ((e.eventSystemFlags |= r),
          (t = e.targetContainers),
          i !== null && t.indexOf(i) === -1 && t.push(i),
          e);
    }
    function Ph(e, t, n, r, i) {
      switch (t) {
        case `focusin`:
          return (Th = Nh(Th, e, t, n, r, i)), !0;
        case `dragenter`:
          return (Eh = Nh(Eh, e, t, n, r, i)), !0;
        case `mouseover`:
          return (Dh = Nh(Dh, e, t, n, r, i)), !0;
        case `pointerover`:
          var a = i.pointerId;
          return Oh.set(a, Nh(Oh.get(a) || null, e, t, n, r, i)), !0;
        case `gotpointercapture`:
          return (a = i.pointerId), kh.set(a, Nh(kh.get(a) || null, e, t, n, r, i)), !0;
      }
      return !1;
    }
    function Fh(e) {
      var t = Lt(e.target);
      if (t !== null) {
        var n = s(t);
        if (n !== null) {
          if (((t = n.tag), t === 13)) {
            if (((t = c(n)), t !== null)) {
              (e.blockedOn = t),
                Tt(e.priority, function () {
                  hh(n);
                });
              return;
            }
          } else if (t === 31) {
            if (((t = l(n)), t !== null)) {
              (e.blockedOn = t),
                Tt(e.priority, function () {
                  hh(n);
                });
              return;
            }
          } else if (t === 3 && n.stateNode.current.memoizedState.isDehydrated) {
            e.blockedOn = n.tag === 3 ? n.stateNode.containerInfo : null;
            return;
          }
        }
      }
      e.blockedOn = null;
    }
    function Ih(e) {
      if (e.blockedOn !== null) return !1;
      for (var t = e.targetContainers; 0 < t.length; ) {
        var n = bh(e.nativeEvent);
        if (n === null) {
          n = e.nativeEvent;
          var r = new n.constructor(n.type, n);
          (wn = r), n.target.dispatchEvent(r), (wn = null);
        } else return (t = Rt(n)), t !== null && mh(t), (e.blockedOn = n), !1;
        t.shift();
      }
      return !0;
    }
    function Lh(e, t, n) {
      Ih(e) && n.delete(t);
    }
    function Rh() {
      (wh = !1),
        Th !== null && Ih(Th) && (Th = null),
        Eh !== null && Ih(Eh) && (Eh = null),
        Dh !== null && Ih(Dh) && (Dh = null),
        Oh.forEach(Lh),
        kh.forEach(Lh);
    }
    function zh(e, t) {
      e.blockedOn === t &&
        ((e.blockedOn = null), wh || ((wh = !0), n.unstable_scheduleCallback(n.unstable_NormalPriority, Rh)));
    }
    var Bh = null;
    function Vh(e) {
      Bh !== e &&
        ((Bh = e),
        n.unstable_scheduleCallback(n.unstable_NormalPriority, function () {
          Bh === e && (Bh = null);
          for (var t = 0; t < e.length; t += 3) {
            var n = e[t],
              r = e[t + 1],
              i = e[t + 2];
            if (typeof r != `function`) {
              if (Sh(r || n) === null) continue;
              break;
            }
            var a = Rt(n);
            a !== null &&
              (e.splice(t, 3), (t -= 3), tc(a, { pending: !0, data: i, method: n.method, action: r }, r, i));
          }
        }));
    }
    function Hh(e) {
      function t(t) {
        return zh(t, e);
      }
      Th !== null && zh(Th, e),
        Eh !== null && zh(Eh, e),
        Dh !== null && zh(Dh, e),
        Oh.forEach(t),
        kh.forEach(t);
      for (var n = 0; n < Ah.length; n++) {
        var r = Ah[n];
        r.blockedOn === e && (r.blockedOn = null);
      }
      for (; 0 < Ah.length && ((n = Ah[0]), n.blockedOn === null); )
        Fh(n), n.blockedOn === null && Ah.shift();
      if (((n = (e.ownerDocument || e).$$reactFormReplay), n != null))
        for (r = 0; r < n.length; r += 3) {
          var i = n[r],
            a = n[r + 1],
            o = i[Ot] || null;
          if (typeof a == `function`) o || Vh(n);
          else if (o) {
            var s = null;
            if (a && a.hasAttribute(`formAction`)) {
              if (((i = a), (o = a[Ot] || null))) s = o.formAction;
              else if (Sh(i) !== null) continue;
            } else s = o.action;
            typeof s == `function` ? (n[r + 1] = s) : (n.splice(r, 3), (r -= 3)), Vh(n);
          }
        }
    }
    function Uh() {
      function e(e) {
        e.canIntercept &&
          e.info === `react-transition` &&
          e.intercept({
            handler: function () {
              return new Promise(function (e) {
                return (i = e);
              });
            },
            focusReset: `manual`,
            scroll: `manual`,
          });
      }
      function t() {
        i !== null && (i(), (i = null)), r || setTimeout(n, 20);
      }
      function n() {
        if (!r && !navigation.transition) {
          var e = navigation.currentEntry;
          e &&
            e.url != null &&
            navigation.navigate(e.url, { state: e.getState(), info: `react-transition`, history: `replace` });
        }
      }
      if (typeof navigation == `object`) {
        var r = !1,
          i = null;
        return (
          navigation.addEventListener(`navigate`, e),
          navigation.addEventListener(`navigatesuccess`, t),
          navigation.addEventListener(`navigateerror`, t),
          setTimeout(n, 100),
          function () {
            (r = !0),
              navigation.removeEventListener(`navigate`, e),
              navigation.removeEventListener(`navigatesuccess`, t),
              navigation.removeEventListener(`navigateerror`, t),
              i !== null && (i(), (i = null));
          }
        );
      }
    }
    function Wh(e) {
      this._internalRoot = e;
    }
    (Gh.prototype.render = Wh.prototype.render =
      function (e) {
        var t = this._internalRoot;
        if (t === null) throw Error(a(409));
        var n = t.current;
        dh(n, jd(), e, t, null, null);
      }),
      (Gh.prototype.unmount = Wh.prototype.unmount =
        function () {
          var e = this._internalRoot;
          if (e !== null) {
            this._internalRoot = null;
            var t = e.containerInfo;
            dh(e.current, 2, null, e, null, null), zd(), (t[kt] = null);
          }
        });
    function Gh(e) {
      this._internalRoot = e;
    }
    Gh.prototype.unstable_scheduleHydration = function (e) {
      if (e) {
        var t = wt();
        e = { blockedOn: null, target: e, priority: t };
        for (var n = 0; n < Ah.length && t !== 0 && t < Ah[n].priority; n++);
        Ah.splice(n, 0, e), n === 0 && Fh(e);
      }
    };
    var Kh = r.version;
    if (Kh !== `19.3.1`) throw Error(a(527, Kh, `19.3.1`));
    j.findDOMNode = function (e) {
      var t = e._reactInternals;
      if (t === void 0)
        throw typeof e.render == `function`
          ? Error(a(188))
          : ((e = Object.keys(e).join(`,`)), Error(a(268, e)));
      return (e = d(t)), (e = e === null ? null : f(e)), (e = e === null ? null : e.stateNode), e;
    };
    var qh = {
      bundleType: 0,
      version: `19.3.1`,
      rendererPackageName: `react-dom`,
      currentDispatcherRef: A,
      reconcilerVersion: `19.3.1`,
    };
    if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u`) {
      var Jh = __REACT_DEVTOOLS_GLOBAL_HOOK__;
      if (!Jh.isDisabled && Jh.supportsFiber)
        try {
          (et = Jh.inject(qh)), (tt = Jh);
        } catch {}
    }
    e.createRoot = function (e, t) {
      if (!o(e)) throw Error(a(299));
      var n = !1,
        r = ``,
        i = wc,
        s = Tc,
        c = Ec;
      return (
        t != null &&
          (!0 === t.unstable_strictMode && (n = !0),
          t.identifierPrefix !== void 0 && (r = t.identifierPrefix),
          t.onUncaughtError !== void 0 && (i = t.onUncaughtError),
          t.onCaughtError !== void 0 && (s = t.onCaughtError),
          t.onRecoverableError !== void 0 && (c = t.onRecoverableError)),
        (t = lh(e, 1, !1, null, null, n, r, null, i, s, c, Uh)),
        (e[kt] = t.current),
        Wf(e),
        new Wh(t)
      );
    };
  }),
  Nn = r((e, t) => {
    function n() {
      if (
        typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u` &&
        typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == `function`
      )
        try {
          __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n);
        } catch (e) {
          console.error(e);
        }
    }
    n(), (t.exports = Mn());
  }),
  Pn = class extends Ve {
    #e;
    #t;
    #n;
    #r;
    constructor(e) {
      super(),
        (this.#e = e.client),
        (this.mutationId = e.mutationId),
        (this.#n = e.mutationCache),
        (this.#t = []),
        (this.state = e.state || Fn()),
        this.setOptions(e.options),
        this.scheduleGc();
    }
    setOptions(e) {
      (this.options = e), this.updateGcTime(this.options.gcTime);
    }
    get meta() {
      return this.options.meta;
    }
    addObserver(e) {
      this.#t.includes(e) ||
        (this.#t.push(e),
        this.clearGcTimeout(),
        this.#n.notify({ type: `observerAdded`, mutation: this, observer: e }));
    }
    removeObserver(e) {
      (this.#t = this.#t.filter((t) => t !== e)),
        this.scheduleGc(),
        this.#n.notify({ type: `observerRemoved`, mutation: this, observer: e });
    }
    optionalRemove() {
      this.#t.length || (this.state.status === `pending` ? this.scheduleGc() : this.#n.remove(this));
    }
    continue() {
      return (
        this.#r?.continue() ??
        (this.state.status === `pending` ? this.execute(this.state.variables) : Promise.resolve())
      );
    }
    async execute(e) {
      let t = () => {
          this.#i({ type: `continue` });
        },
        n = { client: this.#e, meta: this.options.meta, mutationKey: this.options.mutationKey },
        r = (this.#r = je({
          fn: () =>
            this.options.mutationFn
              ? this.options.mutationFn(e, n)
              : Promise.reject(Error(`No mutationFn found`)),
          onFail: (e, t) => {
            this.#i({ type: `failed`, failureCount: e, error: t });
          },
          onPause: () => {
            this.#i({ type: `pause` });
          },
          onContinue: t,
          retry: this.options.retry ?? 0,
          retryDelay: this.options.retryDelay,
          networkMode: this.options.networkMode,
          canRun: () => this.#n.canRun(this),
        })),
        i = this.state.status === `pending`,
        a = !r.canStart();
      try {
        if (i) t();
        else {
          this.#i({ type: `pending`, variables: e, isPaused: a }),
            this.#n.config.onMutate && (await this.#n.config.onMutate(e, this, n));
          let t = await this.options.onMutate?.(e, n);
          t !== this.state.context && this.#i({ type: `pending`, context: t, variables: e, isPaused: a });
        }
        this.state.isPaused && r.canStart() && t();
        let o = await r.start();
        return (
          await this.#n.config.onSuccess?.(o, e, this.state.context, this, n),
          await this.options.onSuccess?.(o, e, this.state.context, n),
          await this.#n.config.onSettled?.(o, null, this.state.variables, this.state.context, this, n),
          await this.options.onSettled?.(o, null, e, this.state.context, n),
          this.#i({ type: `success`, data: o }),
          o
        );
      } catch (t) {
        try {
          await this.#n.config.onError?.(t, e, this.state.context, this, n);
        } catch (e) {
          Promise.reject(e);
        }
        try {
          await this.options.onError?.(t, e, this.state.context, n);
        } catch (e) {
          Promise.reject(e);
        }
        try {
          await this.#n.config.onSettled?.(void 0, t, this.state.variables, this.state.context, this, n);
        } catch (e) {
          Promise.reject(e);
        }
        try {
          await this.options.onSettled?.(void 0, t, e, this.state.context, n);
        } catch (e) {
          Promise.reject(e);
        }
        throw (this.#i({ type: `error`, error: t }), t);
      } finally {
        this.#r === r && (this.#r = void 0), this.#n.runNext(this);
      }
    }
    #i(e) {
      let t = (t) => {
        switch (e.type) {
          case `failed`:
            return { ...t, failureCount: e.failureCount, failureReason: e.error };
          case `pause`:
            return { ...t, isPaused: !0 };
          case `continue`:
            return { ...t, isPaused: !1 };
          case `pending`:
            return {
              ...t,
              context: e.context,
              data: void 0,
              failureCount: 0,
              failureReason: null,
              error: null,
              isPaused: e.isPaused,
              status: `pending`,
              variables: e.variables,
              submittedAt: Date.now(),
            };
          case `success`:
            return {
              ...t,
              data: e.data,
              failureCount: 0,
              failureReason: null,
              error: null,
              status: `success`,
              isPaused: !1,
            };
          case `error`:
            return {
              ...t,
              data: void 0,
              error: e.error,
              failureCount: t.failureCount + 1,
              failureReason: e.error,
              isPaused: !1,
              status: `error`,
            };
        }
      };
      (this.state = t(this.state)),
        Ue.batch(() => {
          this.#t.forEach((t) => {
            t.onMutationUpdate(e);
          }),
            this.#n.notify({ mutation: this, type: `updated`, action: e });
        });
    }
  };
function Fn() {
  return {
    context: void 0,
    data: void 0,
    error: null,
    failureCount: 0,
    failureReason: null,
    isPaused: !1,
    status: `idle`,
    variables: void 0,
    submittedAt: 0,
  };
}
var In = class extends Ne {
  #e;
  #t;
  #n;
  constructor(e = {}) {
    super(), (this.config = e), (this.#e = new Set()), (this.#t = new Map()), (this.#n = 0);
  }
  build(e, t, n) {
    let r = new Pn({
      client: e,
      mutationCache: this,
      mutationId: ++this.#n,
      options: e.defaultMutationOptions(t),
      state: n,
    });
    return this.add(r), r;
  }
  add(e) {
    this.#e.add(e);
    let t = Ln(e);
    if (typeof t == `string`) {
      let n = this.#t.get(t);
      n ? n.push(e) : this.#t.set(t, [e]);
    }
    this.notify({ type: `added`, mutation: e });
  }
  remove(e) {
    if (this.#e.delete(e)) {
      let t = Ln(e);
      if (typeof t == `string`) {
        let n = this.#t.get(t);
        if (n) {
          if (n.length > 1) {
            let t = n.indexOf(e);
            t !== -1 && n.splice(t, 1);
          } else n[0] === e && this.#t.delete(t);
        }
      }
    }
    this.notify({ type: `removed`, mutation: e });
  }
  canRun(e) {
    let t = Ln(e);
    if (typeof t == `string`) {
      let n = this.#t.get(t)?.find((e) => e.state.status === `pending`);
      return !n || n === e;
    }
    return !0;
  }
  runNext(e) {
    let t = Ln(e);
    return typeof t == `string`
      ? (this.#t
          .get(t)
          ?.find((t) => t !== e && t.state.isPaused)
          ?.continue() ?? Promise.resolve())
      : Promise.resolve();
  }
  clear() {
    Ue.batch(() => {
      let e = this.getAll();
      this.#e.clear(),
        this.#t.clear(),
        e.forEach((e) => {
          this.notify({ type: `removed`, mutation: e });
        });
    });
  }
  getAll() {
    return Array.from(this.#e);
  }
  find(e) {
    let t = { exact: !0, ...e };
    return this.getAll().find((e) => Pe(t, e));
  }
  findAll(e = {}) {
    return this.getAll().filter((t) => Pe(e, t));
  }
  notify(e) {
    Ue.batch(() => {
      this.listeners.forEach((t) => {
        t(e);
      });
    });
  }
  resumePausedMutations() {
    let e = this.getAll().filter((e) => e.state.isPaused);
    return Ue.batch(() => Promise.all(e.map((e) => e.continue().catch(We))));
  }
};
function Ln(e) {
  return e.options.scope?.id;
}
var Rn = class extends Ne {
    #e;
    constructor(e = {}) {
      super(), (this.config = e), (this.#e = new Map());
    }
    build(e, t, n) {
      let r = t.queryKey,
        i = t.queryHash ?? Fe(r, t),
        a = this.get(i);
      return (
        a ||
          ((a = new ze({
            client: e,
            queryKey: r,
            queryHash: i,
            options: e.defaultQueryOptions(t),
            state: n,
            defaultOptions: e.getQueryDefaults(r),
          })),
          this.add(a)),
        a
      );
    }
    add(e) {
      this.#e.has(e.queryHash) || (this.#e.set(e.queryHash, e), this.notify({ type: `added`, query: e }));
    }
    remove(e) {
      this.#e.get(e.queryHash) === e &&
        (e.destroy(), this.#e.delete(e.queryHash), this.notify({ type: `removed`, query: e }));
    }
    clear() {
      Ue.batch(() => {
        this.getAll().forEach((e) => {
          this.remove(e);
        });
      });
    }
    get(e) {
      return this.#e.get(e);
    }
    getAll() {
      return [...this.#e.values()];
    }
    find(e) {
      let t = { exact: !0, ...e };
      return this.getAll().find((e) => ke(t, e));
    }
    findAll(e = {}) {
      let t = this.getAll();
      return Object.keys(e).length > 0 ? t.filter((t) => ke(e, t)) : t;
    }
    notify(e) {
      Ue.batch(() => {
        this.listeners.forEach((t) => {
          t(e);
        });
      });
    }
    onFocus() {
      Ue.batch(() => {
        this.getAll().forEach((e) => {
          e.onFocus();
        });
      });
    }
    onOnline() {
      Ue.batch(() => {
        this.getAll().forEach((e) => {
          e.onOnline();
        });
      });
    }
  },
  zn = class {
    #e;
    #t;
    #n;
    #r;
    #i;
    #a;
    #o;
    #s;
    constructor(e = {}) {
      (this.#e = e.queryCache || new Rn()),
        (this.#t = e.mutationCache || new In()),
        (this.#n = e.defaultOptions || {}),
        (this.#r = new Map()),
        (this.#i = new Map()),
        (this.#a = 0);
    }
    mount() {
      this.#a++,
        this.#a === 1 &&
          ((this.#o = Me.subscribe(async (e) => {
            e && (await this.resumePausedMutations(), this.#e.onFocus());
          })),
          (this.#s = Ie.subscribe(async (e) => {
            e && (await this.resumePausedMutations(), this.#e.onOnline());
          })));
    }
    unmount() {
      this.#a--, this.#a === 0 && (this.#o?.(), (this.#o = void 0), this.#s?.(), (this.#s = void 0));
    }
    isFetching(e) {
      return this.#e.findAll({ ...e, fetchStatus: `fetching` }).length;
    }
    isMutating(e) {
      return this.#t.findAll({ ...e, status: `pending` }).length;
    }
    getQueryData(e) {
      let t = this.defaultQueryOptions({ queryKey: e });
      return this.#e.get(t.queryHash)?.state.data;
    }
    ensureQueryData(e) {
      let t = this.defaultQueryOptions(e),
        n = this.#e.build(this, t),
        r = n.state.data;
      return r === void 0
        ? this.fetchQuery(e)
        : (e.revalidateIfStale && n.isStaleByTime(Ae(t.staleTime, n)) && this.prefetchQuery(t),
          Promise.resolve(r));
    }
    getQueriesData(e) {
      return this.#e.findAll(e).map(({ queryKey: e, state: t }) => [e, t.data]);
    }
    setQueryData(e, t, n) {
      let r = this.defaultQueryOptions({ queryKey: e }),
        i = this.#e.get(r.queryHash)?.state.data,
        a = Be(t, i);
      if (a !== void 0) return this.#e.build(this, r).setData(a, { ...n, manual: !0 });
    }
    setQueriesData(e, t, n) {
      return Ue.batch(() => this.#e.findAll(e).map(({ queryKey: e }) => [e, this.setQueryData(e, t, n)]));
    }
    getQueryState(e) {
      let t = this.defaultQueryOptions({ queryKey: e });
      return this.#e.get(t.queryHash)?.state;
    }
    removeQueries(e) {
      let t = this.#e;
      Ue.batch(() => {
        t.findAll(e).forEach((e) => {
          t.remove(e);
        });
      });
    }
    resetQueries(e, t) {
      let n = this.#e;
      return Ue.batch(() => {
        let r = n.findAll(e),
          i = new Set(r);
        return (
          r.forEach((e) => {
            e.reset();
          }),
          this.refetchQueries({ type: `active`, predicate: (e) => i.has(e) }, t)
        );
      });
    }
    cancelQueries(e, t = {}) {
      let n = { revert: !0, ...t },
        r = Ue.batch(() => this.#e.findAll(e).map((e) => e.cancel(n)));
      return Promise.all(r).then(We).catch(We);
    }
    invalidateQueries(e, t = {}) {
      return Ue.batch(
        () => (
          this.#e.findAll(e).forEach((e) => {
            e.invalidate();
          }),
          e?.refetchType === `none`
            ? Promise.resolve()
            : this.refetchQueries({ ...e, type: e?.refetchType ?? e?.type ?? `active` }, t)
        ),
      );
    }
    refetchQueries(e, t = {}) {
      let n = { ...t, cancelRefetch: t.cancelRefetch ?? !0 },
        r = Ue.batch(() =>
          this.#e
            .findAll(e)
            .filter((e) => !e.isDisabled() && !e.isStatic())
            .map((e) => {
              let t = e.fetch(void 0, n),
                r = e.state.fetchStatus === `paused`;
              return (!n.throwOnError || r) && (t = t.catch(We)), r ? Promise.resolve() : t;
            }),
        );
      return Promise.all(r).then(We);
    }
    async query(e) {
      let t = this.defaultQueryOptions(e);
      t.retry === void 0 && (t.retry = !1);
      let n = this.#e.build(this, t),
        r = n.isStaleByTime(Ae(t.staleTime, n)) ? await n.fetch(t) : n.state.data,
        i = t.select;
      return i ? i(r) : r;
    }
    fetchQuery(e) {
      let t = this.defaultQueryOptions(e);
      t.retry === void 0 && (t.retry = !1);
      let n = this.#e.build(this, t);
      return n.isStaleByTime(Ae(t.staleTime, n)) ? n.fetch(t) : Promise.resolve(n.state.data);
    }
    prefetchQuery(e) {
      return this.fetchQuery(e).then(We).catch(We);
    }
    infiniteQuery(e) {
      return (e._type = `infinite`), this.query(e);
    }
    fetchInfiniteQuery(e) {
      return (e._type = `infinite`), this.fetchQuery(e);
    }
    prefetchInfiniteQuery(e) {
      return this.fetchInfiniteQuery(e).then(We).catch(We);
    }
    ensureInfiniteQueryData(e) {
      return (e._type = `infinite`), this.ensureQueryData(e);
    }
    resumePausedMutations() {
      return Ie.isOnline() ? this.#t.resumePausedMutations() : Promise.resolve();
    }
    getQueryCache() {
      return this.#e;
    }
    getMutationCache() {
      return this.#t;
    }
    getDefaultOptions() {
      return this.#n;
    }
    setDefaultOptions(e) {
      this.#n = e;
    }
    setQueryDefaults(e, t) {
      this.#r.set(Le(e), { queryKey: e, defaultOptions: t });
    }
    getQueryDefaults(e) {
      let t = [...this.#r.values()],
        n = {};
      return (
        t.forEach((t) => {
          Ke(e, t.queryKey) && Object.assign(n, t.defaultOptions);
        }),
        n
      );
    }
    setMutationDefaults(e, t) {
      this.#i.set(Le(e), { mutationKey: e, defaultOptions: t });
    }
    getMutationDefaults(e) {
      let t = [...this.#i.values()],
        n = {};
      return (
        t.forEach((t) => {
          Ke(e, t.mutationKey) && Object.assign(n, t.defaultOptions);
        }),
        n
      );
    }
    defaultQueryOptions(e) {
      if (e._defaulted) return e;
      let t = { ...this.#n.queries, ...this.getQueryDefaults(e.queryKey), ...e, _defaulted: !0 };
      return (
        (t.queryHash ||= Fe(t.queryKey, t)),
        t.refetchOnReconnect === void 0 && (t.refetchOnReconnect = t.networkMode !== `always`),
        t.throwOnError === void 0 && (t.throwOnError = !!t.suspense),
        !t.networkMode && t.persister && (t.networkMode = `offlineFirst`),
        t.queryFn === Ge && (t.enabled = !1),
        t
      );
    }
    defaultMutationOptions(e) {
      return e?._defaulted
        ? e
        : {
            ...this.#n.mutations,
            ...(e?.mutationKey && this.getMutationDefaults(e.mutationKey)),
            ...e,
            _defaulted: !0,
          };
    }
    clear() {
      this.#e.clear(), this.#t.clear();
    }
  },
  P = c(t(), 1),
  Bn = P.useLayoutEffect,
  Vn = class {
    get to() {
      return this._to;
    }
    get id() {
      return this._id;
    }
    get path() {
      return this._path;
    }
    get fullPath() {
      return this._fullPath;
    }
    constructor(e) {
      if (
        ((this.init = (e) => {
          (this.originalIndex = e), (this._branch = void 0);
          let t = this.options,
            n = !t?.path && !t?.id;
          (this.parentRoute = this.options.getParentRoute?.()),
            n ? (this._path = et) : this.parentRoute || Qe();
          let r = n ? et : t?.path;
          r && r !== `/` && (r = nt(r));
          let i = t?.id || r,
            a = n
              ? et
              : Ze((this.parentRoute.id === `__root__` ? `` : this.parentRoute.id) + `/` + (i ?? ``));
          r === `__root__` && (r = `/`);
          let o =
            a === `__root__`
              ? `/`
              : r === void 0
                ? this.parentRoute.fullPath
                : Ze(this.parentRoute.fullPath + `/` + r);
          (this._path = r), (this._id = a), (this._fullPath = o), (this._to = tt(o));
        }),
        (this.addChildren = (e) => this._addFileChildren(e)),
        (this._addFileChildren = (e) => (
          Array.isArray(e) && (this.children = e),
          typeof e == `object` && e && (this.children = Object.values(e)),
          this
        )),
        (this._addFileTypes = () => this),
        (this.updateLoader = (e) => (Object.assign(this.options, e), this)),
        (this.update = (e) => (Object.assign(this.options, e), this)),
        (this.lazy = (e) => ((this.lazyFn = e), this)),
        (this.redirect = (e) => Xe({ from: this.fullPath, ...e })),
        (this.options = e || {}),
        (this.isRoot = !e?.getParentRoute),
        e?.id && e?.path)
      )
        throw Error(`Route cannot have both an 'id' and a 'path' option.`);
    }
  },
  Hn = class extends Vn {
    constructor(e) {
      super(e);
    }
  },
  F = a(),
  Un = class extends P.Component {
    constructor(...e) {
      super(...e),
        (this.state = { error: 0 }),
        (this.reset = () => {
          this.setState({ error: 0 });
        });
    }
    static getDerivedStateFromProps(e, t) {
      let n = e.getResetKey();
      return t.error && t.resetKey !== n ? { resetKey: n, error: 0 } : { resetKey: n };
    }
    static getDerivedStateFromError(e) {
      return { error: [e] };
    }
    componentDidCatch(e, t) {
      this.props.onCatch?.(e, t);
    }
    render() {
      let e = this.state.error;
      return e
        ? P.createElement(this.props.errorComponent ?? Wn, { error: e[0], reset: this.reset })
        : this.props.children;
    }
  };
function Wn({ error: e }) {
  let [t, n] = P.useState(!1);
  return (0, F.jsxs)(`div`, {
    style: { padding: `.5rem`, maxWidth: `100%` },
    children: [
      (0, F.jsxs)(`div`, {
        style: { display: `flex`, alignItems: `center`, gap: `.5rem` },
        children: [
          (0, F.jsx)(`strong`, { style: { fontSize: `1rem` }, children: `Something went wrong!` }),
          (0, F.jsx)(`button`, {
            style: {
              appearance: `none`,
              fontSize: `.6em`,
              border: `1px solid currentColor`,
              padding: `.1rem .2rem`,
              fontWeight: `bold`,
              borderRadius: `.25rem`,
            },
            onClick: () => n((e) => !e),
            children: t ? `Hide Error` : `Show Error`,
          }),
        ],
      }),
      (0, F.jsx)(`div`, { style: { height: `.25rem` } }),
      t
        ? (0, F.jsx)(`div`, {
            children: (0, F.jsx)(`pre`, {
              style: {
                fontSize: `.7em`,
                border: `1px solid red`,
                borderRadius: `.25rem`,
                padding: `.3rem`,
                color: `red`,
                overflow: `auto`,
              },
              children: e?.message ? (0, F.jsx)(`code`, { children: e.message }) : null,
            }),
          })
        : null,
    ],
  });
}
var Gn = () => !0,
  Kn = () => !1;
function qn({ children: e, fallback: t = null }) {
  return (0, F.jsx)(P.Fragment, { children: Jn() ? e : t });
}
function Jn(e = !0) {
  return P.useSyncExternalStore(Yn, Gn, e ? Kn : Gn);
}
function Yn() {
  return () => {};
}
function Xn({ update: e, notify: t, unwatched: n }) {
  return { link: r, unlink: i, propagate: a, checkDirty: o, shallowPropagate: s };
  function r(e, t, n) {
    let r = t.depsTail;
    if (r !== void 0 && r.dep === e) return;
    let i = r === void 0 ? t.deps : r.nextDep;
    if (i !== void 0 && i.dep === e) {
      (i.version = n), (t.depsTail = i);
      return;
    }
    let a = e.subsTail;
    if (a !== void 0 && a.version === n && a.sub === t) return;
    let o =
      (t.depsTail =
      e.subsTail =
        { version: n, dep: e, sub: t, prevDep: r, nextDep: i, prevSub: a, nextSub: void 0 });
    i !== void 0 && (i.prevDep = o),
      r === void 0 ? (t.deps = o) : (r.nextDep = o),
      a === void 0 ? (e.subs = o) : (a.nextSub = o);
  }
  function i(e, t = e.sub) {
    let r = e.dep,
      i = e.prevDep,
      a = e.nextDep,
      o = e.nextSub,
      s = e.prevSub;
    return (
      a === void 0 ? (t.depsTail = i) : (a.prevDep = i),
      i === void 0 ? (t.deps = a) : (i.nextDep = a),
      o === void 0 ? (r.subsTail = s) : (o.prevSub = s),
      s === void 0 ? (r.subs = o) === void 0 && n(r) : (s.nextSub = o),
      a
    );
  }
  function a(e) {
    let n = e.nextSub,
      r;
    top: do {
      let i = e.sub,
        a = i.flags;
      if (
        (a & 60
          ? a & 12
            ? a & 4
              ? !(a & 48) && c(e, i)
                ? ((i.flags = a | 40), (a &= 1))
                : (a = 0)
              : (i.flags = (a & -9) | 32)
            : (a = 0)
          : (i.flags = a | 32),
        a & 2 && t(i),
        a & 1)
      ) {
        let t = i.subs;
        if (t !== void 0) {
          let i = (e = t).nextSub;
          i !== void 0 && ((r = { value: n, prev: r }), (n = i));
          continue;
        }
      }
      if ((e = n) !== void 0) n = e.nextSub;
      else {
        for (; r !== void 0; )
          if (((e = r.value), (r = r.prev), e !== void 0)) {
            n = e.nextSub;
            continue top;
          }
        break;
      }
    } while (1);
  }
  function o(t, n) {
    let r,
      i = 0,
      a = !1;
    top: do {
      let o = t.dep,
        c = o.flags;
      if (n.flags & 16) a = !0;
      else if ((c & 17) == 17) {
        if (e(o)) {
          let e = o.subs;
          e.nextSub !== void 0 && s(e), (a = !0);
        }
      } else if ((c & 33) == 33) {
        (t.nextSub !== void 0 || t.prevSub !== void 0) && (r = { value: t, prev: r }),
          (t = o.deps),
          (n = o),
          ++i;
        continue;
      }
      if (!a) {
        let e = t.nextDep;
        if (e !== void 0) {
          t = e;
          continue;
        }
      }
      for (; i--; ) {
        let i = n.subs,
          o = i.nextSub !== void 0;
        if ((o ? ((t = r.value), (r = r.prev)) : (t = i), a)) {
          if (e(n)) {
            o && s(i), (n = t.sub);
            continue;
          }
          a = !1;
        } else n.flags &= -33;
        n = t.sub;
        let c = t.nextDep;
        if (c !== void 0) {
          t = c;
          continue top;
        }
      }
      return a;
    } while (1);
  }
  function s(e) {
    do {
      let n = e.sub,
        r = n.flags;
      (r & 48) == 32 && ((n.flags = r | 16), (r & 6) == 2 && t(n));
    } while ((e = e.nextSub) !== void 0);
  }
  function c(e, t) {
    let n = t.depsTail;
    for (; n !== void 0; ) {
      if (n === e) return !0;
      n = n.prevDep;
    }
    return !1;
  }
}
function Zn(e, t, n) {
  let r = typeof e == `object`,
    i = r ? e : void 0;
  return {
    next: (r ? e.next : e)?.bind(i),
    error: (r ? e.error : t)?.bind(i),
    complete: (r ? e.complete : n)?.bind(i),
  };
}
var Qn = [],
  $n = 0,
  {
    link: er,
    unlink: tr,
    propagate: nr,
    checkDirty: rr,
    shallowPropagate: ir,
  } = Xn({
    update(e) {
      return e._update();
    },
    notify(e) {
      (Qn[or++] = e), (e.flags &= -3);
    },
    unwatched(e) {
      e.depsTail !== void 0 && ((e.depsTail = void 0), (e.flags = 17), ur(e));
    },
  }),
  ar = 0,
  or = 0,
  sr,
  cr = 0;
function lr(e) {
  try {
    ++cr, e();
  } finally {
    --cr || dr();
  }
}
function ur(e) {
  let t = e.depsTail,
    n = t === void 0 ? e.deps : t.nextDep;
  for (; n !== void 0; ) n = tr(n, e);
}
function dr() {
  if (!(cr > 0)) {
    for (; ar < or; ) {
      let e = Qn[ar];
      (Qn[ar++] = void 0), e.notify();
    }
    (ar = 0), (or = 0);
  }
}
function fr(e, t) {
  let n = typeof e == `function`,
    r = e,
    i = {
      _snapshot: n ? void 0 : e,
      subs: void 0,
      subsTail: void 0,
      deps: void 0,
      depsTail: void 0,
      flags: +!n,
      get() {
        return sr !== void 0 && er(i, sr, $n), i._snapshot;
      },
      subscribe(e) {
        let t = Zn(e),
          n = { current: !1 },
          r = pr(() => {
            i.get(), n.current ? ((sr = void 0), t.next?.(i._snapshot)) : (n.current = !0);
          });
        return {
          unsubscribe: () => {
            r.stop();
          },
        };
      },
      _update(e) {
        let a = sr,
          o = t?.compare ?? Object.is;
        if (n) (sr = i), ++$n, (i.depsTail = void 0);
        else if (e === void 0) return !1;
        n && (i.flags = 5);
        try {
          let t = i._snapshot,
            a = typeof e == `function` ? e(t) : e === void 0 && n ? r(t) : e;
          return t === void 0 || !o(t, a) ? ((i._snapshot = a), !0) : !1;
        } finally {
          (sr = a), n && (i.flags &= -5), ur(i);
        }
      },
    };
  return (
    n
      ? ((i.flags = 17),
        (i.get = function () {
          let e = i.flags;
          if (e & 16 || (e & 32 && rr(i.deps, i))) {
            if (i._update()) {
              let e = i.subs;
              e !== void 0 && ir(e);
            }
          } else e & 32 && (i.flags = e & -33);
          return sr !== void 0 && er(i, sr, $n), i._snapshot;
        }))
      : (i.set = function (e) {
          if (i._update(e)) {
            let e = i.subs;
            e !== void 0 && (nr(e), ir(e), dr());
          }
        }),
    i
  );
}
function pr(e) {
  let t = () => {
      let t = sr;
      (sr = n), ++$n, (n.depsTail = void 0), (n.flags = 6);
      try {
        return e();
      } finally {
        (sr = t), (n.flags &= -5), ur(n);
      }
    },
    n = {
      deps: void 0,
      depsTail: void 0,
      subs: void 0,
      subsTail: void 0,
      flags: 6,
      notify() {
        let e = this.flags;
        e & 16 || (e & 32 && rr(this.deps, this)) ? t() : (this.flags = 2);
      },
      stop() {
        (this.flags = 0), (this.depsTail = void 0), ur(this);
      },
    };
  return t(), n;
}
function mr(e) {
  return ot({
    from: e.from,
    strict: e.strict,
    structuralSharing: e.structuralSharing,
    select: (t) => (e.select ? e.select(t.loaderData) : t.loaderData),
  });
}
function hr(e) {
  let { select: t, ...n } = e;
  return ot({ ...n, select: (e) => (t ? t(e.loaderDeps) : e.loaderDeps) });
}
function gr(e) {
  return ot({
    from: e.from,
    shouldThrow: e.shouldThrow,
    structuralSharing: e.structuralSharing,
    strict: e.strict,
    select: (t) => {
      let n = e.strict === !1 ? t.params : t._strictParams;
      return e.select ? e.select(n) : n;
    },
  });
}
function _r(e) {
  return ot({
    from: e.from,
    strict: e.strict,
    shouldThrow: e.shouldThrow,
    structuralSharing: e.structuralSharing,
    select: (t) => (e.select ? e.select(t.search) : t.search),
  });
}
function vr(e) {
  return ot({ ...e, select: (t) => (e.select ? e.select(t.context) : t.context) });
}
var yr = class extends Vn {
  constructor(e) {
    super(e),
      (this.useMatch = (e) => ot({ ...e, from: this.id })),
      (this.useRouteContext = (e) => vr({ ...e, from: this.id })),
      (this.useSearch = (e) => _r({ ...e, from: this.id })),
      (this.useParams = (e) => gr({ ...e, from: this.id })),
      (this.useLoaderDeps = (e) => hr({ ...e, from: this.id })),
      (this.useLoaderData = (e) => mr({ ...e, from: this.id })),
      (this.useNavigate = () => ht({ from: this.fullPath })),
      (this.Link = P.forwardRef((e, t) => (0, F.jsx)(vt, { ref: t, from: this.fullPath, ...e })));
  }
};
function br(e) {
  return new yr(e);
}
var xr = class extends Hn {
  constructor(e) {
    super(e),
      (this.useMatch = (e) => ot({ ...e, from: this.id })),
      (this.useRouteContext = (e) => vr({ ...e, from: this.id })),
      (this.useSearch = (e) => _r({ ...e, from: this.id })),
      (this.useParams = (e) => gr({ ...e, from: this.id })),
      (this.useLoaderDeps = (e) => hr({ ...e, from: this.id })),
      (this.useLoaderData = (e) => mr({ ...e, from: this.id })),
      (this.useNavigate = () => ht({ from: this.fullPath })),
      (this.Link = P.forwardRef((e, t) => (0, F.jsx)(vt, { ref: t, from: this.fullPath, ...e })));
  }
};
function Sr(e) {
  return new xr(e);
}
function Cr(e) {
  let t = Je(),
    n = `not-found-${st(t.stores.location, (e) => e.pathname)}-${st(t.stores.status)}`;
  return (0, F.jsx)(Un, {
    getResetKey: () => n,
    onCatch: (t, n) => {
      if (it(t)) e.onCatch?.(t, n);
      else throw t;
    },
    errorComponent: ({ error: t }) => {
      if (it(t)) return e.fallback?.(t);
      throw t;
    },
    children: e.children,
  });
}
function wr() {
  return (0, F.jsx)(`p`, { children: `Not Found` });
}
function Tr(e, t, n) {
  return t.options.notFoundComponent
    ? (0, F.jsx)(t.options.notFoundComponent, { ...n })
    : e.options.defaultNotFoundComponent
      ? (0, F.jsx)(e.options.defaultNotFoundComponent, { ...n })
      : (0, F.jsx)(wr, {});
}
function Er(e, t) {
  let n = t?.options.pendingComponent ?? e.options.defaultPendingComponent;
  return n ? (0, F.jsx)(n, {}) : null;
}
var Dr = (e, t) => e[0] === t[0] && e[1] === t[1],
  Or = (e, t, n) =>
    !t.isRoot ||
    t.options.shellComponent ||
    t.options.wrapInSuspense ||
    n === !1 ||
    n === `data-only` ||
    !e.ssr,
  kr = P.memo(function ({ routeId: e }) {
    let t = Je(),
      n = t.stores.getMatchStore(e);
    return Ar(t, st(n));
  });
function Ar(e, t) {
  let n = e.routesById[t.routeId],
    r = Er(e, n),
    i = n.options.errorComponent ?? e.options.defaultErrorComponent,
    a = n.options.onCatch ?? e.options.defaultOnCatch,
    o = n.isRoot
      ? (n.options.notFoundComponent ?? e.options.notFoundRoute?.options.component)
      : n.options.notFoundComponent,
    s = t.ssr === !1 || t.ssr === `data-only`,
    c = Or(e, n, t.ssr) && (n.options.wrapInSuspense ?? r ?? (n.options.errorComponent?.preload || s)),
    l = (0, F.jsx)(jr, { match: t });
  s && (l = (0, F.jsx)(qn, { fallback: r, children: l })),
    o &&
      (l = (0, F.jsx)(Cr, {
        fallback: (e) => {
          if (((e.routeId ??= t.routeId), e.routeId !== t.routeId)) throw e;
          return P.createElement(o, e);
        },
        children: l,
      })),
    i &&
      (l = (0, F.jsx)(Un, {
        getResetKey: () => t,
        errorComponent: i,
        onCatch: (e, n) => {
          if (it(e)) throw ((e.routeId ??= t.routeId), e);
          a?.(e, n);
        },
        children: l,
      })),
    c && (l = (0, F.jsx)(P.Suspense, { fallback: r, children: l }));
  let u = n.isRoot && n.options.shellComponent;
  return u
    ? (0, F.jsx)(rt.Provider, { value: t.routeId, children: (0, F.jsxs)(u, { children: [l, null] }) })
    : (0, F.jsxs)(rt.Provider, { value: t.routeId, children: [l, null] });
}
var jr = P.memo(function ({ match: e }) {
    let t = Je(),
      n = e.routeId,
      r = t.routesById[n],
      i = P.useMemo(() => {
        let i = (r.options.remountDeps ?? t.options.defaultRemountDeps)?.({
          routeId: n,
          loaderDeps: e.loaderDeps,
          params: e._strictParams,
          search: e._strictSearch,
        });
        return i ? JSON.stringify(i) : void 0;
      }, [
        n,
        e.loaderDeps,
        e._strictParams,
        e._strictSearch,
        r.options.remountDeps,
        t.options.defaultRemountDeps,
      ]),
      a = P.useMemo(() => {
        let e = r.options.component ?? t.options.defaultComponent;
        return e ? (0, F.jsx)(e, {}, i) : (0, F.jsx)(Mr, {});
      }, [i, r.options.component, t.options.defaultComponent]);
    if (e.status === `pending`) {
      if (t.ssr && !Or(t, r, e.ssr)) return a;
      if (t._tx) throw t._tx[5];
      return Er(t, r);
    }
    if (e.status === `notFound`) return Tr(t, r, e.error);
    if (e.status === `error`) throw e.error;
    return a;
  }),
  Mr = P.memo(function () {
    let e = Je(),
      t = P.useContext(rt),
      n,
      r,
      i;
    {
      let a = e.stores.getMatchStore(t);
      ([n, r] = st(a, (e) => [!!e._notFound, e.error], { compare: Dr })),
        (i = st(e.stores.ids, (e) => e[e.indexOf(t) + 1]));
    }
    if (n) return Tr(e, e.routesById[t], r);
    if (!i) return null;
    let a = (0, F.jsx)(kr, { routeId: i });
    return t === `__root__` ? (0, F.jsx)(P.Suspense, { fallback: Er(e), children: a }) : a;
  });
function Nr(e, t) {
  let n = e[1];
  (e.length = 0), n?.(t);
}
function Pr({ t: e }) {
  let t = Je(),
    n = (t._rendered ??= []);
  return (
    (t.startTransition = (r, i) =>
      new Promise((a) => {
        Nr(n, !1), n.push(i, a), e(t), P.startTransition(r);
      })),
    Bn(() => {
      let e = t.history.subscribe(t.load);
      t.updateLatestLocation();
      let r = t.latestLocation,
        i = t.buildLocation({
          to: r.pathname,
          search: !0,
          params: !0,
          hash: !0,
          state: !0,
          _includeValidateSearch: !0,
        });
      if (tt(r.publicHref) !== tt(i.publicHref))
        return t.commitLocation({ ...i, replace: !0, ignoreBlocker: !0 }), e;
      let a = t.stores.resolvedLocation.get();
      return (
        a?.href === r.href && a.state.__TSR_key === r.state.__TSR_key
          ? n.push(t.stores.matches.get(), (e) => {
              e && t.emit({ type: `onRendered`, ...Ye(a, a) });
            })
          : t._tx || t.load({ sync: !0 }).catch(console.error),
        e
      );
    }, [t, t.history]),
    null
  );
}
function Fr() {
  let e = Je(),
    t = e.routesById[et],
    n = Er(e, t),
    r = (0, F.jsxs)(F.Fragment, {
      children: [
        (0, F.jsx)(Pr, { t: P.useState()[1] }),
        e.ssr ? (0, F.jsx)(Ir, {}) : (0, F.jsx)(P.Suspense, { fallback: n, children: (0, F.jsx)(Ir, {}) }),
      ],
    });
  return e.options.InnerWrap ? (0, F.jsx)(e.options.InnerWrap, { children: r }) : r;
}
function Ir() {
  let e = Je(),
    t = e._rendered,
    n = st(e.stores.matches, (e) => t[0] ?? e),
    r = n[0],
    i = r?.routeId;
  Bn(() => {
    t[0] === n && Nr(t, !0);
  }, [t, n]);
  let a = i ? (0, F.jsx)(kr, { routeId: i }) : null;
  return e.options.disableGlobalCatchBoundary
    ? a
    : (0, F.jsx)(Un, { getResetKey: () => r, onCatch: void 0, children: a });
}
var Lr = (e) => ({ createMutableStore: fr, createReadonlyStore: fr, batch: lr }),
  Rr = (e) => new zr(e),
  zr = class extends $e {
    constructor(e) {
      super(e, Lr);
    }
  };
function Br({ router: e, children: t, ...n }) {
  at(n) && e.update({ ...e.options, ...n, context: { ...e.options.context, ...n.context } });
  let r = (0, F.jsx)(qe.Provider, { value: e, children: t });
  return e.options.Wrap ? (0, F.jsx)(e.options.Wrap, { children: r }) : r;
}
function Vr({ router: e, ...t }) {
  return (0, F.jsx)(Br, { router: e, ...t, children: (0, F.jsx)(Fr, {}) });
}
var Hr = Nn(),
  I = s(),
  Ur = `modulepreload`,
  Wr = function (e) {
    return `/` + e;
  },
  Gr = {},
  Kr = function (e) {
    return e.pathname.endsWith(`.css`);
  },
  qr = function (e, t, n) {
    if (t in e) return e[t];
    let r = n();
    if (!r) {
      e[t] = void 0;
      return;
    }
    let i = r.then(
      () => {
        e[t] = void 0;
      },
      (n) => {
        throw ((e[t] = void 0), n);
      },
    );
    return (e[t] = i), i;
  },
  Jr = function (e, t, n) {
    let r = Promise.resolve();
    if (t && t.length > 0) {
      let e,
        i = document.querySelector(`meta[property=csp-nonce]`),
        a = i?.nonce || i?.getAttribute(`nonce`);
      function o(e) {
        return Promise.all(
          e.map((e) =>
            Promise.resolve(e).then(
              (e) => ({ status: `fulfilled`, value: e }),
              (e) => ({ status: `rejected`, reason: e }),
            ),
          ),
        );
      }
      function s(e) {
        return import.meta.resolve ? new URL(import.meta.resolve(e)) : new URL(e, import.meta.url);
      }
      r = o(
        t
          .map((t) => {
            t = Wr(t, n);
            let r = s(t),
              i = Kr(r);
            return qr(Gr, r.href, () => {
              if (e === void 0) {
                e = { all: new Set(), styles: new Set() };
                let t = document.getElementsByTagName(`link`);
                for (let n = t.length - 1; n >= 0; n--) {
                  let r = t[n];
                  e.all.add(r.href), r.rel === `stylesheet` && e.styles.add(r.href);
                }
              }
              if ((i ? e.styles : e.all).has(r.href)) return;
              let t = document.createElement(`link`);
              if (
                ((t.rel = i ? `stylesheet` : Ur),
                i || (t.as = `script`),
                (t.crossOrigin = ``),
                (t.href = r.href),
                a && t.setAttribute(`nonce`, a),
                document.head.appendChild(t),
                i)
              )
                return new Promise((e, n) => {
                  let i = (a) => {
                    t.removeEventListener(`load`, i),
                      t.removeEventListener(`error`, i),
                      a.type === `error` ? n(Error(`Unable to preload CSS for ${r}`)) : e(a);
                  };
                  t.addEventListener(`load`, i), t.addEventListener(`error`, i);
                });
            });
          })
          .filter((e) => e !== void 0),
      );
    }
    function i(e) {
      let t = new Event(`vite:preloadError`, { cancelable: !0 });
      if (((t.payload = e), window.dispatchEvent(t), !t.defaultPrevented)) throw e;
    }
    return r.then((t) => {
      for (let e of t || []) e.status === `rejected` && i(e.reason);
      return e().catch(i);
    });
  },
  Yr = [`en`, `pseudo`],
  Xr = {
    en: () => Jr(() => import(`./messages-B7HUXV9x.js`), []),
    pseudo: () => Jr(() => import(`./messages-z8obFOim.js`), []),
  };
async function Zr(e, t = `ltr`) {
  let { messages: n } = await Xr[e]();
  lt.loadAndActivate({ locale: e, messages: n }),
    (document.documentElement.lang = e === `pseudo` ? `en` : e),
    (document.documentElement.dir = t);
}
function Qr() {
  let e = (0, I.c)(14),
    { _: t } = n(),
    r;
  e[0] === t ? (r = e[1]) : ((r = t({ id: `DhNqxD` })), (e[0] = t), (e[1] = r));
  let i;
  e[2] === t ? (i = e[3]) : ((i = t({ id: `1kYUTQ` })), (e[2] = t), (e[3] = i));
  let a;
  e[4] === t ? (a = e[5]) : ((a = t({ id: `OYOJop` })), (e[4] = t), (e[5] = a));
  let s;
  e[6] !== i || e[7] !== a
    ? ((s = { contents: i, mainAction: a }), (e[6] = i), (e[7] = a), (e[8] = s))
    : (s = e[8]);
  let c;
  e[9] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((c = (0, F.jsx)(`p`, { children: (0, F.jsx)(o, { id: `VlZP-d` }) })), (e[9] = c))
    : (c = e[9]);
  let l;
  e[10] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((l = (0, F.jsxs)(`div`, {
        className: `flow`,
        children: [
          c,
          (0, F.jsx)(yt, { to: `/`, variant: `primary`, children: (0, F.jsx)(o, { id: `OYOJop` }) }),
        ],
      })),
      (e[10] = l))
    : (l = e[10]);
  let u;
  return (
    e[11] !== r || e[12] !== s
      ? ((u = (0, F.jsx)(bt, { title: r, describe: s, children: l })), (e[11] = r), (e[12] = s), (e[13] = u))
      : (u = e[13]),
    u
  );
}
var $r = (0, P.createContext)({});
function ei(e) {
  let { id: t, label: n, 'aria-labelledby': r, 'aria-label': i, labelElementType: a = `label` } = e;
  t = be(t);
  let o = be(),
    s = {};
  n && ((r = r ? `${o} ${r}` : o), (s = { id: o, htmlFor: a === `label` ? t : void 0 }));
  let c = rn({ id: t, 'aria-label': i, 'aria-labelledby': r });
  return { labelProps: s, fieldProps: c };
}
function ti(e) {
  let t = (0, I.c)(25),
    { error: r, reset: i } = e,
    { _: a } = n(),
    o;
  t[0] === r ? (o = t[1]) : ((o = Re(r)), (t[0] = r), (t[1] = o));
  let s = o,
    c;
  t[2] === a ? (c = t[3]) : ((c = a({ id: `nwtY4N` })), (t[2] = a), (t[3] = c));
  let l;
  t[4] === a ? (l = t[5]) : ((l = a({ id: `QL_iHA` })), (t[4] = a), (t[5] = l));
  let u;
  t[6] === a ? (u = t[7]) : ((u = a({ id: `KDw4GX` })), (t[6] = a), (t[7] = u));
  let d;
  t[8] !== l || t[9] !== u
    ? ((d = { contents: l, mainAction: u }), (t[8] = l), (t[9] = u), (t[10] = d))
    : (d = t[10]);
  let f;
  t[11] === a ? (f = t[12]) : ((f = a({ id: `0hSsuF` })), (t[11] = a), (t[12] = f));
  let p;
  t[13] !== s?.message || t[14] !== a
    ? ((p = s?.message ?? a({ id: `5_Hprp` })), (t[13] = s?.message), (t[14] = a), (t[15] = p))
    : (p = t[15]);
  let m = s?.id,
    h;
  t[16] !== i || t[17] !== f || t[18] !== p || t[19] !== m
    ? ((h = (0, F.jsx)(St, { title: f, message: p, reference: m, onRetry: i })),
      (t[16] = i),
      (t[17] = f),
      (t[18] = p),
      (t[19] = m),
      (t[20] = h))
    : (h = t[20]);
  let g;
  return (
    t[21] !== c || t[22] !== d || t[23] !== h
      ? ((g = (0, F.jsx)(bt, { title: c, describe: d, children: h })),
        (t[21] = c),
        (t[22] = d),
        (t[23] = h),
        (t[24] = g))
      : (g = t[24]),
    g
  );
}
function ni() {
  let e = (0, I.c)(13),
    { _: t } = n(),
    r;
  e[0] === t ? (r = e[1]) : ((r = t({ id: `_rFgut` })), (e[0] = t), (e[1] = r));
  let i;
  e[2] === t ? (i = e[3]) : ((i = t({ id: `yQfNk7` })), (e[2] = t), (e[3] = i));
  let a;
  e[4] === i ? (a = e[5]) : ((a = { contents: i }), (e[4] = i), (e[5] = a));
  let s;
  e[6] === t ? (s = e[7]) : ((s = t({ id: `X1pR_y` })), (e[6] = t), (e[7] = s));
  let c;
  e[8] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((c = (0, F.jsx)(`p`, { children: (0, F.jsx)(o, { id: `f7S0VX` }) })), (e[8] = c))
    : (c = e[8]);
  let l;
  return (
    e[9] !== r || e[10] !== a || e[11] !== s
      ? ((l = (0, F.jsx)(bt, { title: r, describe: a, lead: s, children: c })),
        (e[9] = r),
        (e[10] = a),
        (e[11] = s),
        (e[12] = l))
      : (l = e[12]),
    l
  );
}
var ri = [500, 2e3];
async function ii(e, t = (e) => new Promise((t) => setTimeout(t, e))) {
  for (let n of ri)
    try {
      return await e();
    } catch {
      await t(n);
    }
  return e();
}
function ai(e, t) {
  let n = (0, P.lazy)(async () => ({ default: (await ii(e))[t] }));
  return () => (0, P.createElement)(n);
}
var oi = [
  { path: `/`, tier: `open`, component: ni },
  {
    path: `/about`,
    tier: `open`,
    component: ai(
      () => Jr(() => import(`./about-page-CKFu_kBL.js`), __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7])),
      `AboutPage`,
    ),
  },
  {
    path: `/pricing`,
    tier: `open`,
    component: ai(
      () =>
        Jr(() => import(`./pricing-page-pXLmdgM2.js`), __vite__mapDeps([8, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11])),
      `PricingPage`,
    ),
  },
  {
    path: `/privacy`,
    tier: `open`,
    component: ai(
      () => Jr(() => import(`./privacy-page-B6g_Cz19.js`), __vite__mapDeps([12, 1, 2, 3, 4, 5, 6, 7])),
      `PrivacyPage`,
    ),
  },
  {
    path: `/terms`,
    tier: `open`,
    component: ai(
      () => Jr(() => import(`./terms-page-hiGnkrmU.js`), __vite__mapDeps([13, 1, 2, 3, 4, 5, 6, 7])),
      `TermsPage`,
    ),
  },
  {
    path: `/status`,
    tier: `open`,
    component: ai(
      () =>
        Jr(
          () => import(`./status-page-CU4b_LZj.js`),
          __vite__mapDeps([14, 1, 15, 16, 17, 18, 19, 10, 20, 3, 2, 4, 5, 9, 11, 21]),
        ),
      `StatusPage`,
    ),
  },
  {
    path: `/accessibility`,
    tier: `open`,
    component: ai(
      () =>
        Jr(
          () => import(`./accessibility-page-CBhpTusr.js`),
          __vite__mapDeps([22, 1, 23, 24, 25, 19, 2, 3, 4, 5, 6, 7]),
        ),
      `AccessibilityPage`,
    ),
  },
  {
    path: `/test/skip-links`,
    tier: `open`,
    component: ai(
      () => Jr(() => import(`./skip-link-test-page-D2fn3-We.js`), __vite__mapDeps([26, 1, 2, 3, 4, 5, 6, 7])),
      `SkipLinkTestPage`,
    ),
  },
];
function si(e) {
  if (!e || !/^\/(?![/\\])/.test(e) || /[\p{Cc}\\]/u.test(e)) return `/`;
  let t = `https://relievo.invalid`,
    n = URL.canParse(e, t) ? new URL(e, t) : null;
  return !n || n.origin !== t || n.pathname.startsWith(`/auth`) ? `/` : n.pathname + n.search + n.hash;
}
function ci(e) {
  let t = (0, I.c)(5),
    { to: n, returnTo: r } = e,
    i = Ft(),
    a,
    o;
  return (
    t[0] !== i || t[1] !== r || t[2] !== n
      ? ((a = () => {
          i(n, { replace: !0, ...(r ? { search: { return: r } } : {}) });
        }),
        (o = [i, n, r]),
        (t[0] = i),
        (t[1] = r),
        (t[2] = n),
        (t[3] = a),
        (t[4] = o))
      : ((a = t[3]), (o = t[4])),
    (0, P.useEffect)(a, o),
    null
  );
}
function li() {
  let e = (0, I.c)(7),
    { _: t } = n(),
    r = Dt(),
    i = ct();
  if (r.status === `unknown`) {
    let n;
    e[0] === t ? (n = e[1]) : ((n = t({ id: `PBl5V1` })), (e[0] = t), (e[1] = n));
    let r;
    return e[2] === n ? (r = e[3]) : ((r = (0, F.jsx)(xt, { label: n })), (e[2] = n), (e[3] = r)), r;
  }
  if (r.status === `guest`) {
    let t;
    return (
      e[4] === i.href
        ? (t = e[5])
        : ((t = (0, F.jsx)(ci, { to: `/auth`, returnTo: i.href })), (e[4] = i.href), (e[5] = t)),
      t
    );
  }
  let a;
  return (
    e[6] === Symbol.for(`react.memo_cache_sentinel`) ? ((a = (0, F.jsx)(Mr, {})), (e[6] = a)) : (a = e[6]), a
  );
}
function ui() {
  let e = (0, I.c)(11),
    { _: t } = n(),
    r = Dt(),
    i = ct();
  if (r.status === `unknown`) {
    let n;
    e[0] === t ? (n = e[1]) : ((n = t({ id: `PBl5V1` })), (e[0] = t), (e[1] = n));
    let r;
    return e[2] === n ? (r = e[3]) : ((r = (0, F.jsx)(xt, { label: n })), (e[2] = n), (e[3] = r)), r;
  }
  if (r.status === `signed-in`) {
    let t, n;
    if (e[4] !== i.searchStr) {
      let r = new URLSearchParams(i.searchStr).get(`return`);
      (t = ci), (n = si(r)), (e[4] = i.searchStr), (e[5] = t), (e[6] = n);
    } else (t = e[5]), (n = e[6]);
    let r;
    return (
      e[7] !== t || e[8] !== n
        ? ((r = (0, F.jsx)(t, { to: n })), (e[7] = t), (e[8] = n), (e[9] = r))
        : (r = e[9]),
      r
    );
  }
  let a;
  return (
    e[10] === Symbol.for(`react.memo_cache_sentinel`) ? ((a = (0, F.jsx)(Mr, {})), (e[10] = a)) : (a = e[10]),
    a
  );
}
function di(e) {
  let t = {};
  for (let [n, r] of new URLSearchParams(e)) t[n] = t[n] === void 0 ? r : `${t[n]},${r}`;
  return t;
}
var fi = (e) =>
  encodeURIComponent(e)
    .replaceAll(`%2C`, `,`)
    .replaceAll(`%20`, `+`)
    .replaceAll(`%2F`, `/`)
    .replaceAll(`%3A`, `:`);
function pi(e) {
  let t = Object.entries(e)
    .filter(([, e]) => e != null && e !== ``)
    .map(([e, t]) => `${fi(e)}=${fi(String(t))}`)
    .join(`&`);
  return t && `?${t}`;
}
function mi() {
  let e = (0, I.c)(1),
    t;
  return (
    e[0] === Symbol.for(`react.memo_cache_sentinel`)
      ? ((t = (0, F.jsxs)(F.Fragment, {
          children: [(0, F.jsx)(hi, { politeness: `polite` }), (0, F.jsx)(hi, { politeness: `assertive` })],
        })),
        (e[0] = t))
      : (t = e[0]),
    t
  );
}
function hi(e) {
  let t = (0, I.c)(7),
    { politeness: n } = e,
    [r, i] = (0, P.useState)(``),
    a,
    o;
  t[0] === n
    ? ((a = t[1]), (o = t[2]))
    : ((a = () => Cn.subscribe(n, i)), (o = [n]), (t[0] = n), (t[1] = a), (t[2] = o)),
    (0, P.useEffect)(a, o);
  let s = n === `assertive` ? `alert` : `status`,
    c;
  return (
    t[3] !== n || t[4] !== s || t[5] !== r
      ? ((c = (0, F.jsx)(`div`, {
          className: `spoken`,
          role: s,
          'aria-live': n,
          'aria-atomic': `true`,
          children: r,
        })),
        (t[3] = n),
        (t[4] = s),
        (t[5] = r),
        (t[6] = c))
      : (c = t[6]),
    c
  );
}
var gi = { name: `check`, size: 24, node: [[`path`, { d: `M20 6 9 17l-5-5`, key: `1gmf2c` }]] };
gi.node;
var _i = Tn(gi),
  vi = {
    name: `circle-exclamation-point`,
    size: 24,
    node: [
      [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
      [`line`, { x1: `12`, x2: `12`, y1: `8`, y2: `12`, key: `1pkeuh` }],
      [`line`, { x1: `12`, x2: `12.01`, y1: `16`, y2: `16`, key: `4dfq90` }],
    ],
    aliases: [`alert-circle`, `circle-alert`],
  };
vi.node;
var yi = Tn(vi),
  bi = {
    name: `circle-user`,
    size: 24,
    node: [
      [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
      [`circle`, { cx: `12`, cy: `10`, r: `3`, key: `ilqhr7` }],
      [`path`, { d: `M7 20.662V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.662`, key: `154egf` }],
    ],
    aliases: [`user-circle`],
  };
bi.node;
var xi = Tn(bi),
  Si = {
    name: `info`,
    size: 24,
    node: [
      [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
      [`path`, { d: `M12 16v-4`, key: `1dtifu` }],
      [`path`, { d: `M12 8h.01`, key: `e9boi3` }],
    ],
  };
Si.node;
var Ci = Tn(Si),
  wi = {
    name: `menu`,
    size: 24,
    node: [
      [`path`, { d: `M4 5h16`, key: `1tepv9` }],
      [`path`, { d: `M4 12h16`, key: `1lakjw` }],
      [`path`, { d: `M4 19h16`, key: `1djgab` }],
    ],
  };
wi.node;
var Ti = Tn(wi),
  Ei = {
    name: `moon`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401`,
          key: `kfwtm`,
        },
      ],
    ],
  };
Ei.node;
var Di = Tn(Ei),
  Oi = {
    name: `panel-left-close`,
    size: 24,
    node: [
      [`rect`, { width: `18`, height: `18`, x: `3`, y: `3`, rx: `2`, key: `afitv7` }],
      [`path`, { d: `M9 3v18`, key: `fh3hqa` }],
      [`path`, { d: `m16 15-3-3 3-3`, key: `14y99z` }],
    ],
    aliases: [`sidebar-close`],
  };
Oi.node;
var ki = Tn(Oi),
  Ai = {
    name: `panel-left-open`,
    size: 24,
    node: [
      [`rect`, { width: `18`, height: `18`, x: `3`, y: `3`, rx: `2`, key: `afitv7` }],
      [`path`, { d: `M9 3v18`, key: `fh3hqa` }],
      [`path`, { d: `m14 9 3 3-3 3`, key: `8010ee` }],
    ],
    aliases: [`sidebar-open`],
  };
Ai.node;
var ji = Tn(Ai),
  Mi = {
    name: `search`,
    size: 24,
    node: [
      [`path`, { d: `m21 21-4.34-4.34`, key: `14j7rj` }],
      [`circle`, { cx: `11`, cy: `11`, r: `8`, key: `4ej97u` }],
    ],
  };
Mi.node;
var Ni = Tn(Mi),
  Pi = {
    name: `sun`,
    size: 24,
    node: [
      [`circle`, { cx: `12`, cy: `12`, r: `4`, key: `4exip2` }],
      [`path`, { d: `M12 2v2`, key: `tus03m` }],
      [`path`, { d: `M12 20v2`, key: `1lh1kg` }],
      [`path`, { d: `m4.93 4.93 1.41 1.41`, key: `149t6j` }],
      [`path`, { d: `m17.66 17.66 1.41 1.41`, key: `ptbguv` }],
      [`path`, { d: `M2 12h2`, key: `1t8f8n` }],
      [`path`, { d: `M20 12h2`, key: `1q8mjw` }],
      [`path`, { d: `m6.34 17.66-1.41 1.41`, key: `1m8zz5` }],
      [`path`, { d: `m19.07 4.93-1.41 1.41`, key: `1shlcs` }],
    ],
  };
Pi.node;
var Fi = Tn(Pi),
  Ii = { info: Ci, success: Ct, error: yi };
function Li() {
  let e = (0, I.c)(9),
    { _: t } = n(),
    r = (0, P.useSyncExternalStore)(qt.subscribe, qt.visible);
  if (r.length === 0) return null;
  let i;
  e[0] === t ? (i = e[1]) : ((i = t({ id: `iDNBZe` })), (e[0] = t), (e[1] = i));
  let a;
  e[2] === r ? (a = e[3]) : ((a = r.map(Ri)), (e[2] = r), (e[3] = a));
  let o;
  e[4] === a ? (o = e[5]) : ((o = (0, F.jsx)(`ol`, { role: `list`, children: a })), (e[4] = a), (e[5] = o));
  let s;
  return (
    e[6] !== i || e[7] !== o
      ? ((s = (0, F.jsx)(`section`, {
          id: `notifications`,
          className: `toasts`,
          'aria-label': i,
          tabIndex: -1,
          children: o,
        })),
        (e[6] = i),
        (e[7] = o),
        (e[8] = s))
      : (s = e[8]),
    s
  );
}
function Ri(e) {
  return (0, F.jsx)(`li`, { children: (0, F.jsx)(zi, { toast: e }) }, e.id);
}
function zi({ toast: e }) {
  let { _: t } = n(),
    r = Ii[e.tone],
    [i, a] = (0, P.useState)(!1),
    o = (0, P.useRef)(!1),
    { id: s, text: c, tone: l, stays: u } = e;
  return (
    (0, P.useEffect)(() => {
      o.current ||
        ((o.current = !0),
        l === `error`
          ? wn(t({ id: `PyyOIh`, values: { text: c } }), `errors`)
          : wn(l === `success` ? t({ id: `f59JBU`, values: { text: c } }) : c));
    }, [l, c, t]),
    (0, P.useEffect)(() => {
      if (i) return;
      let e = setTimeout(() => qt.close(s), u);
      return () => clearTimeout(e);
    }, [i, s, u]),
    (0, F.jsxs)(`div`, {
      className: `toast`,
      'data-tone': l,
      onPointerEnter: () => a(!0),
      onPointerLeave: () => a(!1),
      onFocus: () => a(!0),
      onBlur: () => a(!1),
      children: [
        (0, F.jsx)(r, { size: 24, 'aria-hidden': `true` }),
        (0, F.jsx)(`p`, { children: c }),
        (0, F.jsx)(Kt, {
          label: t({ id: `6T1AAi`, values: { text: c } }),
          icon: (0, F.jsx)(Xt, { 'aria-hidden': `true` }),
          onPress: () => qt.close(s),
        }),
      ],
    })
  );
}
function Bi() {
  let e = (0, I.c)(6),
    t = gn(On)?.title,
    { enabled: n, autoAnnounce: r, announceDelay: i } = gn(bn).layoutDescriber,
    a,
    o;
  e[0] !== i || e[1] !== r || e[2] !== n || e[3] !== t
    ? ((a = () => {
        if (!t || !n || !r) return;
        let e = setTimeout(Vi, i);
        return () => clearTimeout(e);
      }),
      (o = [t, n, r, i]),
      (e[0] = i),
      (e[1] = r),
      (e[2] = n),
      (e[3] = t),
      (e[4] = a),
      (e[5] = o))
    : ((a = e[4]), (o = e[5])),
    (0, P.useEffect)(a, o);
}
function Vi() {
  let e = On.get();
  e && wn(e.contents);
}
var Hi = {
    library: { id: `exYcTF` },
    categories: { id: `NUrY9o` },
    'visual-browse': { id: `CSOFYV` },
    folders: { id: `lnU-Bv` },
    curated: { id: `us1e1S` },
    collection: { id: `gPRvbR` },
    upload: { id: `hYgDIe` },
    search: { id: `A1taO8` },
    studio: { id: `oWB7T1` },
    create: { id: `GAHVzc` },
    tools: { id: `GAHVzc` },
    approve: { id: `Kb8bYy` },
    content: { id: `ZtYPpv` },
    channel: { id: `dPL4Es` },
    playlists: { id: `fI-mNw` },
    analytics: { id: `ZlwDi6` },
    earn: { id: `QIuujP` },
    settings: { id: `Tz0i8g` },
    admin: { id: `82sWFi` },
    'user-management': { id: `yDOdwQ` },
    'featured-content': { id: `bJmKPY` },
    'content-review': { id: `lA5N1k` },
    help: { id: `c3XJ18` },
    about: { id: `uyJsf6` },
    accessibility: { id: `AnNF5e` },
    privacy: { id: `LcET2C` },
    terms: { id: `PSGjEt` },
    contact: { id: `YcfUZ9` },
    status: { id: `yScTZL` },
    pricing: { id: `aHCEmh` },
  },
  Ui = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i,
  Wi = (e) =>
    e
      .split(`-`)
      .filter(Boolean)
      .map((e) => e.charAt(0).toUpperCase() + e.slice(1))
      .join(` `);
function Gi(e, t = {}) {
  let n = e.split(`/`).filter(Boolean);
  return n.map((e, r) => {
    let i = `/${n.slice(0, r + 1).join(`/`)}`;
    return i === `/organization` && t.organization
      ? { path: i, label: t.organization }
      : Ui.test(e)
        ? { path: i, label: t.page ?? `` }
        : { path: i, label: Hi[e] ?? Wi(Ki(e)) };
  });
}
function Ki(e) {
  try {
    return decodeURIComponent(e);
  } catch {
    return e;
  }
}
function qi() {
  let e = (0, I.c)(27),
    { _: t, i18n: r } = n(),
    i;
  e[0] === Symbol.for(`react.memo_cache_sentinel`) ? ((i = { select: Ji }), (e[0] = i)) : (i = e[0]);
  let a = ct(i),
    o = Dt(),
    s = gn(On),
    c = pt(),
    l = o.status === `signed-in` ? o.session.currentOrganization?.name : void 0,
    u,
    d,
    f,
    p,
    m,
    h;
  if (e[1] !== r || e[2] !== c || e[3] !== l || e[4] !== s || e[5] !== a || e[6] !== t) {
    h = Symbol.for(`react.early_return_sentinel`);
    bb0: {
      let n = Gi(a, { ...(l ? { organization: l } : {}), ...(s ? { page: s.title } : {}) });
      if (n.length === 0) {
        h = null;
        break bb0;
      }
      (p = `breadcrumbs`),
        e[13] === t ? (m = e[14]) : ((m = t({ id: `7daZEC` })), (e[13] = t), (e[14] = m)),
        (u = `list`);
      let i;
      e[15] === t ? (i = e[16]) : ((i = t({ id: `i0qMbr` })), (e[15] = t), (e[16] = i)),
        e[17] === i
          ? (d = e[18])
          : ((d = (0, F.jsx)(`li`, { children: (0, F.jsx)(_t, { to: `/`, children: i }) })),
            (e[17] = i),
            (e[18] = d)),
        (f = n.map((e, t) => {
          let { path: i, label: a } = e,
            o = typeof a == `string` ? a : r._(a),
            s = t === n.length - 1;
          return (0, F.jsx)(
            `li`,
            {
              children:
                !s && c(i)
                  ? (0, F.jsx)(_t, { to: i, children: o })
                  : (0, F.jsx)(`span`, { ...(s ? { 'aria-current': `page` } : {}), children: o }),
            },
            i,
          );
        }));
    }
    (e[1] = r),
      (e[2] = c),
      (e[3] = l),
      (e[4] = s),
      (e[5] = a),
      (e[6] = t),
      (e[7] = u),
      (e[8] = d),
      (e[9] = f),
      (e[10] = p),
      (e[11] = m),
      (e[12] = h);
  } else (u = e[7]), (d = e[8]), (f = e[9]), (p = e[10]), (m = e[11]), (h = e[12]);
  if (h !== Symbol.for(`react.early_return_sentinel`)) return h;
  let g;
  e[19] !== u || e[20] !== d || e[21] !== f
    ? ((g = (0, F.jsxs)(`ol`, { role: u, children: [d, f] })),
      (e[19] = u),
      (e[20] = d),
      (e[21] = f),
      (e[22] = g))
    : (g = e[22]);
  let _;
  return (
    e[23] !== p || e[24] !== m || e[25] !== g
      ? ((_ = (0, F.jsx)(`nav`, { className: p, 'aria-label': m, children: g })),
        (e[23] = p),
        (e[24] = m),
        (e[25] = g),
        (e[26] = _))
      : (_ = e[26]),
    _
  );
}
function Ji(e) {
  let { pathname: t } = e;
  return t;
}
var Yi = [
  {
    title: { id: `K47k8R` },
    links: [
      { path: `/library`, label: { id: `exYcTF` } },
      { path: `/tools`, label: { id: `xdA_-p` } },
      { path: `/pricing`, label: { id: `aHCEmh` } },
      { path: `/help`, label: { id: `c3XJ18` } },
    ],
  },
  {
    title: { id: `vifyyw` },
    links: [
      { path: `/privacy`, label: { id: `LcET2C` } },
      { path: `/terms`, label: { id: `PSGjEt` } },
      { path: `/accessibility`, label: { id: `AnNF5e` } },
    ],
  },
  {
    title: { id: `7i8j3G` },
    links: [
      { path: `/about`, label: { id: `uyJsf6` } },
      { path: `/contact`, label: { id: `jfC_xh` } },
    ],
  },
];
function Xi() {
  let e = (0, I.c)(11),
    { _: t, i18n: r } = n(),
    i = pt(),
    a;
  e[0] === t ? (a = e[1]) : ((a = t({ id: `ebQKK7` })), (e[0] = t), (e[1] = a));
  let s;
  e[2] !== r || e[3] !== i
    ? ((s = Yi.map((e) => {
        let { title: t, links: n } = e;
        return (0, F.jsxs)(
          `section`,
          {
            children: [
              (0, F.jsx)(`h2`, { children: r._(t) }),
              (0, F.jsx)(`ul`, {
                role: `list`,
                children: n
                  .filter((e) => {
                    let { path: t } = e;
                    return i(t);
                  })
                  .map((e) => {
                    let { path: t, label: n } = e;
                    return (0, F.jsx)(`li`, { children: (0, F.jsx)(_t, { to: t, children: r._(n) }) }, t);
                  }),
              }),
            ],
          },
          t.id,
        );
      })),
      (e[2] = r),
      (e[3] = i),
      (e[4] = s))
    : (s = e[4]);
  let c;
  e[5] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((c = (0, F.jsx)(`p`, { className: `footer-note`, children: (0, F.jsx)(o, { id: `qEirvn` }) })),
      (e[5] = c))
    : (c = e[5]);
  let l;
  e[6] === s
    ? (l = e[7])
    : ((l = (0, F.jsxs)(`div`, { className: `footer-columns`, children: [s, c] })), (e[6] = s), (e[7] = l));
  let u;
  return (
    e[8] !== a || e[9] !== l
      ? ((u = (0, F.jsx)(`footer`, { className: `footer`, 'aria-label': a, children: l })),
        (e[8] = a),
        (e[9] = l),
        (e[10] = u))
      : (u = e[10]),
    u
  );
}
var Zi = (0, P.createContext)({}),
  Qi = (e) => {
    let { onHoverStart: t, onHoverChange: n, onHoverEnd: r, ...i } = e;
    return i;
  },
  $i = v(function (e, t) {
    [e, t] = T(e, t, Zi);
    let { hoverProps: n, isHovered: r } = ye({ ...e, isDisabled: e.disabled }),
      { isFocused: i, isFocusVisible: a, focusProps: o } = ue({ isTextInput: !0, autoFocus: e.autoFocus }),
      s = !!e[`aria-invalid`] && e[`aria-invalid`] !== `false`,
      c = re({
        ...e,
        values: { isHovered: r, isFocused: i, isFocusVisible: a, isDisabled: e.disabled || !1, isInvalid: s },
        defaultClassName: `react-aria-Input`,
      });
    return P.createElement(se.input, {
      ...k(Qi(e), o, n),
      ...c,
      ref: t,
      'data-focused': i || void 0,
      'data-disabled': e.disabled || void 0,
      'data-hovered': r || void 0,
      'data-focus-visible': a || void 0,
      'data-invalid': s || void 0,
    });
  }),
  ea = (0, P.createContext)(null),
  ta = `react-aria-clear-focus`,
  na = `react-aria-focus`;
function ra(e) {
  let t = oa(C(e));
  t !== e && (t && ia(t, e), e && aa(e, t));
}
function ia(e, t) {
  e.dispatchEvent(new FocusEvent(`blur`, { relatedTarget: t })),
    e.dispatchEvent(new FocusEvent(`focusout`, { bubbles: !0, relatedTarget: t }));
}
function aa(e, t) {
  e.dispatchEvent(new FocusEvent(`focus`, { relatedTarget: t })),
    e.dispatchEvent(new FocusEvent(`focusin`, { bubbles: !0, relatedTarget: t }));
}
function oa(e) {
  let t = m(e),
    n = t?.getAttribute(`aria-activedescendant`);
  return (n && e.getElementById(n)) || t;
}
function L(e, t, n, r) {
  let i = O(n),
    a = n == null;
  (0, P.useEffect)(() => {
    if (!(a || e.current == null)) return S(e.current, t, i, r);
  }, [e, t, r, a]);
}
var R = (0, P.createContext)(null),
  sa = (0, P.createContext)(null),
  ca = (0, P.createContext)(null),
  la = (0, P.createContext)({});
function ua(e) {
  let { description: t, errorMessage: n, isInvalid: r, validationState: i } = e,
    { labelProps: a, fieldProps: o } = ei(e),
    s = ge([!!t, !!n, r, i]),
    c = ge([!!t, !!n, r, i]);
  return (
    (o = k(o, { 'aria-describedby': [s, c, e[`aria-describedby`]].filter(Boolean).join(` `) || void 0 })),
    { labelProps: a, fieldProps: o, descriptionProps: { id: s }, errorMessageProps: { id: c } }
  );
}
function da(e, t) {
  let {
      inputElementType: n = `input`,
      isDisabled: r = !1,
      isRequired: i = !1,
      isReadOnly: a = !1,
      type: o = `text`,
      validationBehavior: s = `aria`,
    } = e,
    [c, l] = Ut(e.value, e.defaultValue || ``, e.onChange),
    { focusableProps: u } = _e(e, t),
    d = It({ ...e, value: c }),
    { isInvalid: f, validationErrors: p, validationDetails: m } = d.displayValidation,
    {
      labelProps: g,
      fieldProps: _,
      descriptionProps: v,
      errorMessageProps: b,
    } = ua({ ...e, isInvalid: f, errorMessage: e.errorMessage || p }),
    ee = h(e, { labelable: !0 }),
    x = { type: o, pattern: e.pattern },
    [te] = (0, P.useState)(c);
  return (
    zt(t, e.defaultValue ?? te, l),
    Ht(e, d, t),
    {
      labelProps: g,
      inputProps: k(ee, n === `input` ? x : void 0, {
        disabled: r,
        readOnly: a,
        required: i && s === `native`,
        'aria-required': (i && s === `aria`) || void 0,
        'aria-invalid': f || void 0,
        'aria-errormessage': e[`aria-errormessage`],
        'aria-activedescendant': e[`aria-activedescendant`],
        'aria-autocomplete': e[`aria-autocomplete`],
        'aria-haspopup': e[`aria-haspopup`],
        'aria-controls': e[`aria-controls`],
        value: c,
        onChange: (e) => l(y(e).value),
        autoComplete: e.autoComplete,
        autoCapitalize: e.autoCapitalize,
        maxLength: e.maxLength,
        minLength: e.minLength,
        name: e.name,
        form: e.form,
        placeholder: e.placeholder,
        inputMode: e.inputMode,
        autoCorrect: e.autoCorrect,
        spellCheck: e.spellCheck,
        enterKeyHint: e.enterKeyHint,
        onCopy: e.onCopy,
        onCut: e.onCut,
        onPaste: e.onPaste,
        onCompositionEnd: e.onCompositionEnd,
        onCompositionStart: e.onCompositionStart,
        onCompositionUpdate: e.onCompositionUpdate,
        onSelect: e.onSelect,
        onBeforeInput: e.onBeforeInput,
        onInput: e.onInput,
        ...u,
        ..._,
      }),
      descriptionProps: v,
      errorMessageProps: b,
      isInvalid: f,
      validationErrors: p,
      validationDetails: m,
    }
  );
}
var fa = {};
fa = { 'Clear search': `Clear search` };
var pa = {};
pa = {
  'ar-AE': void 0,
  'bg-BG': void 0,
  'cs-CZ': void 0,
  'da-DK': void 0,
  'de-DE': void 0,
  'el-GR': void 0,
  'en-US': fa,
  'es-ES': void 0,
  'et-EE': void 0,
  'fi-FI': void 0,
  'fr-FR': void 0,
  'he-IL': void 0,
  'hr-HR': void 0,
  'hu-HU': void 0,
  'it-IT': void 0,
  'ja-JP': void 0,
  'ko-KR': void 0,
  'lt-LT': void 0,
  'lv-LV': void 0,
  'nb-NO': void 0,
  'nl-NL': void 0,
  'pl-PL': void 0,
  'pt-BR': void 0,
  'pt-PT': void 0,
  'ro-RO': void 0,
  'ru-RU': void 0,
  'sk-SK': void 0,
  'sl-SI': void 0,
  'sr-SP': void 0,
  'sv-SE': void 0,
  'tr-TR': void 0,
  'uk-UA': void 0,
  'zh-CN': void 0,
  'zh-TW': void 0,
};
function ma(e) {
  return e && e.__esModule ? e.default : e;
}
function ha(e, t, n) {
  let r = xn(ma(pa), `@react-aria/searchfield`),
    { isDisabled: i, isReadOnly: a, onSubmit: o, onClear: s, type: c = `search` } = e,
    { keyboardProps: l } = le({
      isDisabled: i || a,
      shortcuts: {
        Enter: () => {
          if (o) o(t.value);
          else return !1;
        },
        Escape: () => {
          if (t.value === `` && (!n.current || n.current.value === ``)) return !1;
          t.setValue(``), s?.();
        },
      },
    }),
    u = () => {
      t.setValue(``), s && s();
    },
    d = () => {
      n.current?.focus();
    },
    {
      labelProps: f,
      inputProps: p,
      descriptionProps: m,
      errorMessageProps: h,
      ...g
    } = da(
      { ...e, value: t.value, onChange: t.setValue, onKeyDown: e.onKeyDown, onKeyUp: e.onKeyUp, type: c },
      n,
    );
  return {
    labelProps: f,
    inputProps: k(l, { ...p, defaultValue: void 0 }),
    clearButtonProps: {
      'aria-label': r.format(`Clear search`),
      excludeFromTabOrder: !0,
      preventFocusOnPress: !0,
      isDisabled: i || a,
      onPress: u,
      onPressStart: d,
    },
    descriptionProps: m,
    errorMessageProps: h,
    ...g,
  };
}
function ga(e) {
  let [t, n] = Ut(_a(e.value), _a(e.defaultValue) || ``, e.onChange);
  return { value: t, setValue: n };
}
function _a(e) {
  if (e != null) return e.toString();
}
var va = (0, P.createContext)(null),
  ya = v(function (e, t) {
    [e, t] = T(e, t, va);
    let { validationBehavior: n } = me(ca) || {},
      r = e.validationBehavior ?? n ?? `native`,
      i = (0, P.useRef)(null);
    [e, i] = T(e, i, sa);
    let [a, o] = te(!e[`aria-label`] && !e[`aria-labelledby`]),
      s = ga({ ...e, validationBehavior: r }),
      {
        labelProps: c,
        inputProps: l,
        clearButtonProps: u,
        descriptionProps: d,
        errorMessageProps: f,
        ...p
      } = ha({ ...Se(e), label: o, validationBehavior: r }, s, i),
      m = re({
        ...e,
        values: {
          isEmpty: s.value === ``,
          isDisabled: e.isDisabled || !1,
          isInvalid: p.isInvalid || !1,
          isReadOnly: e.isReadOnly || !1,
          isRequired: e.isRequired || !1,
          state: s,
        },
        defaultClassName: `react-aria-SearchField`,
      }),
      g = h(e, { global: !0 });
    return (
      delete g.id,
      P.createElement(
        se.div,
        {
          ...g,
          ...m,
          ref: t,
          slot: e.slot || void 0,
          'data-empty': s.value === `` || void 0,
          'data-disabled': e.isDisabled || void 0,
          'data-invalid': p.isInvalid || void 0,
          'data-readonly': e.isReadOnly || void 0,
          'data-required': e.isRequired || void 0,
        },
        P.createElement(
          E,
          {
            values: [
              [$r, { ...c, ref: a }],
              [Zi, { ...l, ref: i }],
              [xe, u],
              [Qt, { slots: { description: d, errorMessage: f } }],
              [la, { isInvalid: p.isInvalid, isDisabled: e.isDisabled || !1 }],
              [ea, p],
            ],
          },
          m.children,
        ),
      )
    );
  });
function ba(e) {
  let t = (0, I.c)(14),
    r,
    i,
    a,
    o;
  t[0] === e
    ? ((r = t[1]), (i = t[2]), (a = t[3]), (o = t[4]))
    : (({ label: i, placeholder: a, id: r, ...o } = e),
      (t[0] = e),
      (t[1] = r),
      (t[2] = i),
      (t[3] = a),
      (t[4] = o));
  let { _: s } = n(),
    c;
  t[5] !== r || t[6] !== a || t[7] !== o || t[8] !== s
    ? ((c = (e) => {
        let { isEmpty: t } = e;
        return (0, F.jsxs)(F.Fragment, {
          children: [
            (0, F.jsx)(Ni, { 'aria-hidden': `true`, size: 20 }),
            (0, F.jsx)($i, {
              className: `search-input`,
              ...(a ? { placeholder: a } : {}),
              ...(r ? { id: r } : {}),
            }),
            t
              ? null
              : (0, F.jsx)(Kt, {
                  label: s({ id: `V8yTm6` }),
                  icon: (0, F.jsx)(Xt, { 'aria-hidden': `true`, size: 20 }),
                  slot: null,
                  onPress: () => o.onChange?.(``),
                }),
          ],
        });
      }),
      (t[5] = r),
      (t[6] = a),
      (t[7] = o),
      (t[8] = s),
      (t[9] = c))
    : (c = t[9]);
  let l;
  return (
    t[10] !== i || t[11] !== o || t[12] !== c
      ? ((l = (0, F.jsx)(ya, { ...o, 'aria-label': i, className: `search-field`, children: c })),
        (t[10] = i),
        (t[11] = o),
        (t[12] = c),
        (t[13] = l))
      : (l = t[13]),
    l
  );
}
var xa = class {
    constructor(e) {
      (this.value = null),
        (this.level = 0),
        (this.hasChildNodes = !1),
        (this.rendered = null),
        (this.textValue = ``),
        (this[`aria-label`] = void 0),
        (this.index = 0),
        (this.parentKey = null),
        (this.prevKey = null),
        (this.nextKey = null),
        (this.firstChildKey = null),
        (this.lastChildKey = null),
        (this.props = {}),
        (this.colSpan = null),
        (this.colIndex = null),
        (this.type = this.constructor.type),
        (this.key = e);
    }
    get childNodes() {
      throw Error(`childNodes is not supported`);
    }
    clone() {
      let e = new this.constructor(this.key);
      return (
        (e.value = this.value),
        (e.level = this.level),
        (e.hasChildNodes = this.hasChildNodes),
        (e.rendered = this.rendered),
        (e.textValue = this.textValue),
        (e[`aria-label`] = this[`aria-label`]),
        (e.index = this.index),
        (e.parentKey = this.parentKey),
        (e.prevKey = this.prevKey),
        (e.nextKey = this.nextKey),
        (e.firstChildKey = this.firstChildKey),
        (e.lastChildKey = this.lastChildKey),
        (e.props = this.props),
        (e.render = this.render),
        (e.colSpan = this.colSpan),
        (e.colIndex = this.colIndex),
        e
      );
    }
    filter(e, t, n) {
      let r = this.clone();
      return t.addDescendants(r, e), r;
    }
  },
  Sa = class extends xa {
    filter(e, t, n) {
      let [r, i] = Oa(e, t, this.firstChildKey, n),
        a = this.clone();
      return (a.firstChildKey = r), (a.lastChildKey = i), a;
    }
  },
  Ca = class extends xa {
    static {
      this.type = `header`;
    }
  },
  wa = class extends xa {
    static {
      this.type = `loader`;
    }
  },
  Ta = class extends Sa {
    static {
      this.type = `item`;
    }
    filter(e, t, n) {
      if (n(this.textValue, this)) {
        let n = this.clone();
        return t.addDescendants(n, e), n;
      }
      return null;
    }
  },
  Ea = class extends Sa {
    static {
      this.type = `section`;
    }
    filter(e, t, n) {
      let r = super.filter(e, t, n);
      if (r && r.lastChildKey !== null) {
        let t = e.getItem(r.lastChildKey);
        if (t && t.type !== `header`) return r;
      }
      return null;
    }
  },
  Da = class {
    get size() {
      return this.itemCount;
    }
    getKeys() {
      return this.keyMap.keys();
    }
    *[Symbol.iterator]() {
      let e = this.firstKey == null ? void 0 : this.keyMap.get(this.firstKey);
      for (; e; ) yield e, (e = e.nextKey == null ? void 0 : this.keyMap.get(e.nextKey));
    }
    getChildren(e) {
      let t = this.keyMap;
      return {
        *[Symbol.iterator]() {
          let n = t.get(e),
            r = n?.firstChildKey == null ? null : t.get(n.firstChildKey);
          for (; r; ) yield r, (r = r.nextKey == null ? void 0 : t.get(r.nextKey));
        },
      };
    }
    getKeyBefore(e) {
      let t = this.keyMap.get(e);
      if (!t) return null;
      if (t.prevKey != null) {
        for (t = this.keyMap.get(t.prevKey); t && t.type !== `item` && t.lastChildKey != null; )
          t = this.keyMap.get(t.lastChildKey);
        return t?.key ?? null;
      }
      return t.parentKey;
    }
    getKeyAfter(e) {
      let t = this.keyMap.get(e);
      if (!t) return null;
      if (t.type !== `item` && t.firstChildKey != null) return t.firstChildKey;
      for (; t; ) {
        if (t.nextKey != null) return t.nextKey;
        if (t.parentKey != null) t = this.keyMap.get(t.parentKey);
        else return null;
      }
      return null;
    }
    getFirstKey() {
      return this.firstKey;
    }
    getLastKey() {
      let e = this.lastKey == null ? null : this.keyMap.get(this.lastKey);
      for (; e?.lastChildKey != null; ) e = this.keyMap.get(e.lastChildKey);
      return e?.key ?? null;
    }
    getItem(e) {
      return this.keyMap.get(e) ?? null;
    }
    at() {
      throw Error(`Not implemented`);
    }
    clone() {
      let e = this.constructor,
        t = new e();
      return (
        (t.keyMap = new Map(this.keyMap)),
        (t.firstKey = this.firstKey),
        (t.lastKey = this.lastKey),
        (t.itemCount = this.itemCount),
        t
      );
    }
    addNode(e) {
      if (this.frozen) throw Error(`Cannot add a node to a frozen collection`);
      e.type === `item` && this.keyMap.get(e.key) == null && this.itemCount++, this.keyMap.set(e.key, e);
    }
    addDescendants(e, t) {
      this.addNode(e);
      let n = t.getChildren(e.key);
      for (let e of n) this.addDescendants(e, t);
    }
    removeNode(e) {
      if (this.frozen) throw Error(`Cannot remove a node to a frozen collection`);
      let t = this.keyMap.get(e);
      t != null && t.type === `item` && this.itemCount--, this.keyMap.delete(e);
    }
    commit(e, t, n = !1) {
      if (this.frozen) throw Error(`Cannot commit a frozen collection`);
      (this.firstKey = e), (this.lastKey = t), (this.frozen = !n);
    }
    filter(e) {
      let t = new this.constructor(),
        [n, r] = Oa(this, t, this.firstKey, e);
      return t?.commit(n, r), t;
    }
    constructor() {
      (this.keyMap = new Map()),
        (this.firstKey = null),
        (this.lastKey = null),
        (this.frozen = !1),
        (this.itemCount = 0);
    }
  };
function Oa(e, t, n, r) {
  if (n == null) return [null, null];
  let i = null,
    a = null,
    o = e.getItem(n);
  for (; o != null; ) {
    let n = o.filter(e, t, r);
    n != null &&
      ((n.nextKey = null), a && ((n.prevKey = a.key), (a.nextKey = n.key)), (i ??= n), t.addNode(n), (a = n)),
      (o = o.nextKey == null ? null : e.getItem(o.nextKey));
  }
  if (a && a.type === `separator`) {
    let e = a.prevKey;
    t.removeNode(a.key), e == null ? (a = null) : ((a = t.getItem(e)), (a.nextKey = null));
  }
  return [i?.key ?? null, a?.key ?? null];
}
var ka = class {
    constructor(e) {
      (this._firstChild = null),
        (this._lastChild = null),
        (this._previousSibling = null),
        (this._nextSibling = null),
        (this._parentNode = null),
        (this._minInvalidChildIndex = null),
        (this.ownerDocument = e);
    }
    *[Symbol.iterator]() {
      let e = this.firstChild;
      for (; e; ) yield e, (e = e.nextSibling);
    }
    get firstChild() {
      return this._firstChild;
    }
    set firstChild(e) {
      (this._firstChild = e), this.ownerDocument.markDirty(this);
    }
    get lastChild() {
      return this._lastChild;
    }
    set lastChild(e) {
      (this._lastChild = e), this.ownerDocument.markDirty(this);
    }
    get previousSibling() {
      return this._previousSibling;
    }
    set previousSibling(e) {
      (this._previousSibling = e), this.ownerDocument.markDirty(this);
    }
    get nextSibling() {
      return this._nextSibling;
    }
    set nextSibling(e) {
      (this._nextSibling = e), this.ownerDocument.markDirty(this);
    }
    get parentNode() {
      return this._parentNode;
    }
    set parentNode(e) {
      (this._parentNode = e), this.ownerDocument.markDirty(this);
    }
    get isConnected() {
      return this.parentNode?.isConnected || !1;
    }
    invalidateChildIndices(e) {
      (this._minInvalidChildIndex == null ||
        !this._minInvalidChildIndex.isConnected ||
        e.index < this._minInvalidChildIndex.index) &&
        ((this._minInvalidChildIndex = e), this.ownerDocument.markDirty(this));
    }
    updateChildIndices() {
      let e = this._minInvalidChildIndex;
      for (; e; ) (e.index = e.previousSibling ? e.previousSibling.index + 1 : 0), (e = e.nextSibling);
      this._minInvalidChildIndex = null;
    }
    appendChild(e) {
      e.parentNode && e.parentNode.removeChild(e),
        (this.firstChild ??= e),
        this.lastChild
          ? ((this.lastChild.nextSibling = e),
            (e.index = this.lastChild.index + 1),
            (e.previousSibling = this.lastChild))
          : ((e.previousSibling = null), (e.index = 0)),
        (e.parentNode = this),
        (e.nextSibling = null),
        (this.lastChild = e),
        this.ownerDocument.markDirty(this),
        this.isConnected && this.ownerDocument.queueUpdate();
    }
    insertBefore(e, t) {
      if (t == null) return this.appendChild(e);
      e.parentNode && e.parentNode.removeChild(e),
        (e.nextSibling = t),
        (e.previousSibling = t.previousSibling),
        (e.index = t.index - 1),
        this.firstChild === t
          ? (this.firstChild = e)
          : t.previousSibling && (t.previousSibling.nextSibling = e),
        (t.previousSibling = e),
        (e.parentNode = t.parentNode),
        this.invalidateChildIndices(e),
        this.isConnected && this.ownerDocument.queueUpdate();
    }
    removeChild(e) {
      e.parentNode === this &&
        (this._minInvalidChildIndex === e && (this._minInvalidChildIndex = null),
        e.nextSibling &&
          (this.invalidateChildIndices(e.nextSibling), (e.nextSibling.previousSibling = e.previousSibling)),
        e.previousSibling && (e.previousSibling.nextSibling = e.nextSibling),
        this.firstChild === e && (this.firstChild = e.nextSibling),
        this.lastChild === e && (this.lastChild = e.previousSibling),
        (e.parentNode = null),
        (e.nextSibling = null),
        (e.previousSibling = null),
        (e.index = 0),
        this.ownerDocument.markDirty(e),
        this.isConnected && this.ownerDocument.queueUpdate());
    }
    addEventListener() {}
    removeEventListener() {}
    get previousVisibleSibling() {
      let e = this.previousSibling;
      for (; e && e.isHidden; ) e = e.previousSibling;
      return e;
    }
    get nextVisibleSibling() {
      let e = this.nextSibling;
      for (; e && e.isHidden; ) e = e.nextSibling;
      return e;
    }
    get firstVisibleChild() {
      let e = this.firstChild;
      for (; e && e.isHidden; ) e = e.nextSibling;
      return e;
    }
    get lastVisibleChild() {
      let e = this.lastChild;
      for (; e && e.isHidden; ) e = e.previousSibling;
      return e;
    }
  },
  Aa = class e extends ka {
    constructor(e, t) {
      super(t),
        (this.nodeType = 8),
        (this.isMutated = !0),
        (this._index = 0),
        (this.isHidden = !1),
        (this.node = null);
    }
    get index() {
      return this._index;
    }
    set index(e) {
      (this._index = e), this.ownerDocument.markDirty(this);
    }
    get level() {
      return this.parentNode instanceof e
        ? this.parentNode.level + +(this.parentNode.node?.type === `item`)
        : 0;
    }
    getMutableNode() {
      return this.node == null
        ? null
        : ((this.isMutated ||= ((this.node = this.node.clone()), !0)),
          this.ownerDocument.markDirty(this),
          this.node);
    }
    updateNode() {
      let t = this.nextVisibleSibling,
        n = this.getMutableNode();
      if (
        n != null &&
        ((n.index = this.index),
        (n.level = this.level),
        (n.parentKey = this.parentNode instanceof e ? (this.parentNode.node?.key ?? null) : null),
        (n.prevKey = this.previousVisibleSibling?.node?.key ?? null),
        (n.nextKey = t?.node?.key ?? null),
        (n.hasChildNodes = !!this.firstChild),
        (n.firstChildKey = this.firstVisibleChild?.node?.key ?? null),
        (n.lastChildKey = this.lastVisibleChild?.node?.key ?? null),
        (n.colSpan != null || n.colIndex != null) && t)
      ) {
        let e = (n.colIndex ?? n.index) + (n.colSpan ?? 1);
        if (t.node != null && e !== t.node.colIndex) {
          let n = t.getMutableNode();
          n.colIndex = e;
        }
      }
    }
    setProps(e, t, n, r, i) {
      let a,
        { value: o, textValue: s, id: c, ...l } = e;
      if (
        (this.node == null
          ? ((a = new n(c ?? `react-aria-${++this.ownerDocument.nodeId}`)), (this.node = a))
          : (a = this.getMutableNode()),
        (l.ref = t),
        (a.props = l),
        (a.rendered = r),
        (a.render = i),
        (a.value = o),
        e[`aria-label`] && (a[`aria-label`] = e[`aria-label`]),
        (a.textValue = s || (typeof l.children == `string` ? l.children : ``) || e[`aria-label`] || ``),
        c != null && c !== a.key)
      )
        throw Error(`Cannot change the id of an item`);
      l.colSpan != null && (a.colSpan = l.colSpan), this.isConnected && this.ownerDocument.queueUpdate();
    }
    get style() {
      let e = this;
      return {
        get display() {
          return e.isHidden ? `none` : ``;
        },
        set display(t) {
          let n = t === `none`;
          if (e.isHidden !== n) {
            (e.parentNode?.firstVisibleChild === e || e.parentNode?.lastVisibleChild === e) &&
              e.ownerDocument.markDirty(e.parentNode);
            let t = e.previousVisibleSibling,
              r = e.nextVisibleSibling;
            t && e.ownerDocument.markDirty(t),
              r && e.ownerDocument.markDirty(r),
              (e.isHidden = n),
              e.ownerDocument.markDirty(e);
          }
        },
      };
    }
    hasAttribute() {}
    setAttribute() {}
    setAttributeNS() {}
    removeAttribute() {}
  },
  ja = class extends ka {
    constructor(e) {
      super(null),
        (this.nodeType = 11),
        (this.ownerDocument = this),
        (this.dirtyNodes = new Set()),
        (this.isSSR = !1),
        (this.nodeId = 0),
        (this.nodesByProps = new WeakMap()),
        (this.keyOwners = new Map()),
        (this.nextCollection = null),
        (this.subscriptions = new Set()),
        (this.queuedRender = !1),
        (this.inSubscription = !1),
        (this.collection = e),
        (this.nextCollection = e);
    }
    get isConnected() {
      return !0;
    }
    createElement(e) {
      return new Aa(e, this);
    }
    getMutableCollection() {
      return (this.nextCollection ||= this.collection.clone()), this.nextCollection;
    }
    markDirty(e) {
      this.dirtyNodes.add(e);
    }
    addNode(e) {
      if (e.isHidden || e.node == null) return;
      let t = this.getMutableCollection();
      if (!t.getItem(e.node.key)) for (let t of e) this.addNode(t);
      t.addNode(e.node);
    }
    removeNode(e) {
      for (let t of e) this.removeNode(t);
      e.node && this.getMutableCollection().removeNode(e.node.key);
    }
    getCollection() {
      return this.inSubscription || ((this.queuedRender = !1), this.updateCollection()), this.collection;
    }
    updateCollection() {
      for (let e of this.dirtyNodes)
        e instanceof Aa && (!e.isConnected || e.isHidden) ? this.removeNode(e) : e.updateChildIndices();
      for (let e of this.dirtyNodes)
        e instanceof Aa
          ? (e.isConnected && !e.isHidden && (e.updateNode(), this.addNode(e)),
            e.node && this.dirtyNodes.delete(e),
            (e.isMutated = !1))
          : this.dirtyNodes.delete(e);
      this.nextCollection &&
        (this.nextCollection.commit(
          this.firstVisibleChild?.node?.key ?? null,
          this.lastVisibleChild?.node?.key ?? null,
          this.isSSR,
        ),
        this.isSSR || ((this.collection = this.nextCollection), (this.nextCollection = null)));
    }
    queueUpdate() {
      if (!(this.dirtyNodes.size === 0 || this.queuedRender)) {
        (this.queuedRender = !0),
          (this.inSubscription = !0),
          this.isSSR || (this.collection = this.collection.clone());
        for (let e of this.subscriptions) e();
        this.inSubscription = !1;
      }
    }
    subscribe(e) {
      return this.subscriptions.add(e), this.queuedRender && e(), () => this.subscriptions.delete(e);
    }
    resetAfterSSR() {
      this.isSSR &&
        ((this.isSSR = !1),
        (this.firstChild = null),
        (this.lastChild = null),
        (this.nodeId = 0),
        this.keyOwners.clear());
    }
  };
function Ma(e) {
  let { children: t, items: n, idScope: r, addIdAndValue: i, dependencies: a = [] } = e,
    o = (0, P.useMemo)(() => void 0, [t]),
    s = (0, P.useMemo)(() => new WeakMap(), [...a, o]);
  return (0, P.useMemo)(() => {
    if (n && typeof t == `function`) {
      let e = [];
      for (let a of n) {
        let n = Na(a) ? a : null,
          o = n ? s.get(n) : null;
        if (!o) {
          o = t(a);
          let c = o.props.id ?? a?.key ?? a?.id;
          r != null && o.props.id == null && c != null && (c = r + `:` + c);
          let l = c ?? e.length;
          (o = (0, P.cloneElement)(o, i ? { key: l, id: c, value: a } : { key: l })), n && s.set(n, o);
        }
        e.push(o);
      }
      return e;
    }
    if (typeof t != `function`) return t;
  }, [t, n, s, r, i]);
}
function Na(e) {
  switch (typeof e) {
    case `object`:
      return e != null;
    case `function`:
    case `symbol`:
      return !0;
    default:
      return !1;
  }
}
var Pa = c(ce(), 1),
  Fa = e(),
  Ia = (0, P.createContext)(!1),
  La = (0, P.createContext)(null);
function Ra(e) {
  if ((0, P.useContext)(La)) return e.content;
  let { collection: t, document: n } = Ha(e.createCollection);
  return P.createElement(
    P.Fragment,
    null,
    P.createElement(ve, null, P.createElement(La.Provider, { value: n }, e.content)),
    P.createElement(za, { render: e.children, collection: t }),
  );
}
function za({ collection: e, render: t }) {
  return t(e);
}
function Ba(e, t, n) {
  let r = oe(),
    i = (0, P.useRef)(r);
  i.current = r;
  let a = (0, P.useCallback)(() => (i.current ? n() : t()), [t, n]);
  return (0, Fa.useSyncExternalStore)(e, a);
}
var Va = typeof P.useSyncExternalStore == `function` ? P.useSyncExternalStore : Ba;
function Ha(e) {
  let [t] = (0, P.useState)(() => new ja(e?.() || new Da()));
  return {
    collection: Va(
      (0, P.useCallback)((e) => t.subscribe(e), [t]),
      (0, P.useCallback)(() => {
        let e = t.getCollection();
        return t.isSSR && t.resetAfterSSR(), e;
      }, [t]),
      (0, P.useCallback)(() => ((t.isSSR = !0), t.getCollection()), [t]),
    ),
    document: t,
  };
}
var Ua = (0, P.createContext)(null);
function Wa(e) {
  return class extends xa {
    static {
      this.type = e;
    }
  };
}
function Ga(e, t, n, r, i, a) {
  typeof e == `string` && (e = Wa(e));
  let o = (0, P.useCallback)(
      (i) => {
        i?.setProps(t, n, e, r, a);
      },
      [t, n, r, a, e],
    ),
    s = (0, P.useContext)(Ua);
  if (s) {
    let o = s.ownerDocument.nodesByProps.get(t);
    return (
      o ||
        ((o = s.ownerDocument.createElement(e.type)),
        o.setProps(t, n, e, r, a),
        s.appendChild(o),
        s.ownerDocument.updateCollection(),
        s.ownerDocument.nodesByProps.set(t, o)),
      i ? P.createElement(Ua.Provider, { value: o }, i) : null
    );
  }
  return P.createElement(e.type, { ref: o }, i);
}
function Ka(e, t) {
  let n = ({ node: e }) => t(e.props, e.props.ref, e),
    r = (0, P.forwardRef)((r, i) => {
      let a = (0, P.useContext)(pe);
      if (!(0, P.useContext)(Ia)) {
        if (t.length >= 3) throw Error(t.name + ` cannot be rendered outside a collection.`);
        return t(r, i);
      }
      return Ga(e, r, i, `children` in r ? r.children : null, null, (e) =>
        P.createElement(pe.Provider, { value: a }, P.createElement(n, { node: e })),
      );
    });
  return (r.displayName = t.name), r;
}
function qa(e, t, n = Ja) {
  let r = ({ node: e }) => t(e.props, e.props.ref, e),
    i = (0, P.forwardRef)(
      (t, i) =>
        Ga(e, t, i, null, n(t), (e) => P.createElement(r, { node: e })) ?? P.createElement(P.Fragment, null),
    );
  return (i.displayName = t.name), i;
}
function Ja(e) {
  return Ma({ ...e, addIdAndValue: !0 });
}
var Ya = (0, P.createContext)(null);
function Xa(e) {
  let t = (0, P.useContext)(Ya),
    n = (t?.dependencies || []).concat(e.dependencies),
    r = e.idScope ?? t?.idScope,
    i = Ja({ ...e, idScope: r, dependencies: n });
  return (
    (0, P.useContext)(La) && (i = P.createElement(Za, null, i)),
    (t = (0, P.useMemo)(() => ({ dependencies: n, idScope: r }), [r, ...n])),
    P.createElement(Ya.Provider, { value: t }, i)
  );
}
function Za({ children: e }) {
  let t = (0, P.useContext)(La),
    n = (0, P.useMemo)(
      () => P.createElement(La.Provider, { value: null }, P.createElement(Ia.Provider, { value: !0 }, e)),
      [e],
    );
  return oe() ? P.createElement(Ua.Provider, { value: t }, n) : (0, Pa.createPortal)(n, t);
}
var Qa = (0, P.createContext)({}),
  $a = Ka(Ca, function (e, t) {
    return (
      ([e, t] = T(e, t, Qa)),
      P.createElement(se.header, { className: `react-aria-Header`, ...e, ref: t }, e.children)
    );
  }),
  eo = (0, P.createContext)(null),
  to = {
    CollectionRoot({ collection: e, renderDropIndicator: t }) {
      return no(e, null, t);
    },
    CollectionBranch({ collection: e, parent: t, renderDropIndicator: n }) {
      return no(e, t, n);
    },
  };
function no(e, t, n) {
  return Ma({
    items: t ? e.getChildren(t.key) : e,
    dependencies: [n],
    children(t) {
      if (t.type === `content`) return P.createElement(P.Fragment, null);
      let r = t.render(t);
      return !n || t.type !== `item`
        ? r
        : P.createElement(
            P.Fragment,
            null,
            n({ type: `item`, key: t.key, dropPosition: `before` }),
            r,
            ro(e, t, n),
          );
    },
  });
}
function ro(e, t, n) {
  let r = t.key,
    i = e.getKeyAfter(r),
    a = i == null ? null : e.getItem(i);
  for (; a != null && a.type !== `item`; ) (i = e.getKeyAfter(a.key)), (a = i == null ? null : e.getItem(i));
  let o = t.nextKey == null ? null : e.getItem(t.nextKey);
  for (; o != null && o.type !== `item`; ) o = o.nextKey == null ? null : e.getItem(o.nextKey);
  let s = [];
  if (o == null) {
    let r = t;
    for (; r?.type === `item` && (!a || (r.parentKey !== a.parentKey && a.level < r.level)); ) {
      let t = n({ type: `item`, key: r.key, dropPosition: `after` });
      (0, P.isValidElement)(t) && s.push((0, P.cloneElement)(t, { key: `${r.key}-after` })),
        (r = r.parentKey == null ? null : e.getItem(r.parentKey));
    }
  }
  return s;
}
var io = (0, P.createContext)(to);
function ao(e) {
  return (0, P.useMemo)(() => (e == null ? null : new Set([e])), [e]);
}
var oo = (0, P.createContext)({});
function so(e, t) {
  let {
      triggerRef: n,
      popoverRef: r,
      groupRef: i,
      isNonModal: a,
      isKeyboardDismissDisabled: o,
      shouldCloseOnInteractOutside: s,
      ...c
    } = e,
    l = c.trigger === `SubmenuTrigger`,
    { overlayProps: u, underlayProps: d } = hn(
      {
        isOpen: t.isOpen,
        onClose: t.close,
        shouldCloseOnBlur: !0,
        isDismissable: !a || l,
        isKeyboardDismissDisabled: o,
        shouldCloseOnInteractOutside: s,
      },
      i ?? r,
    ),
    {
      overlayProps: f,
      arrowProps: p,
      placement: m,
      triggerAnchorPoint: h,
    } = tn({
      ...c,
      targetRef: n,
      overlayRef: r,
      isOpen: t.isOpen,
      onClose: a && !l ? t.close : null,
      getTargetRect: c.getTargetRect ?? (t.point ? () => new DOMRect(t.point.x, t.point.y, 0, 0) : void 0),
    });
  fn({ isDisabled: a || !t.isOpen }),
    (0, P.useEffect)(() => {
      if (t.isOpen && r.current)
        return a ? un(i?.current ?? r.current) : an([i?.current ?? r.current], { shouldUseInert: !0 });
    }, [a, t.isOpen, r, i]);
  let { focusWithinProps: g } = D(e);
  return { popoverProps: k(u, f, g), arrowProps: p, underlayProps: d, placement: m, triggerAnchorPoint: h };
}
var co = (0, P.createContext)(null),
  lo = (0, P.createContext)(null),
  uo = (0, P.forwardRef)(function (e, t) {
    [e, t] = T(e, t, co);
    let n = (0, P.useContext)(_n),
      r = Sn(e),
      i = e.isOpen != null || e.defaultOpen != null || !n ? r : n,
      a = N(t, i.isOpen),
      o = e.isExiting || (!e.shouldSkipAnimation && a) || !1,
      s = _(),
      { direction: c } = Yt();
    if (s) {
      let t = e.children;
      return (
        typeof t == `function` &&
          (t = t({
            trigger: e.trigger || null,
            placement: `bottom`,
            isEntering: !1,
            isExiting: !1,
            defaultChildren: null,
          })),
        P.createElement(P.Fragment, null, t)
      );
    }
    return i && !i.isOpen && !o
      ? null
      : P.createElement(fo, {
          ...e,
          triggerRef: e.triggerRef,
          state: i,
          popoverRef: t,
          isExiting: o,
          dir: c,
        });
  });
function fo({ state: e, isExiting: t, UNSTABLE_portalContainer: n, clearContexts: r, ...i }) {
  let a = (0, P.useRef)(null),
    o = (0, P.useRef)(null),
    s = (0, P.useContext)(lo),
    c = s && i.trigger === `SubmenuTrigger`,
    [l, u] = (0, P.useState)(!1),
    {
      popoverProps: d,
      underlayProps: f,
      arrowProps: p,
      placement: m,
      triggerAnchorPoint: g,
    } = so({ ...i, offset: i.offset ?? 8, arrowRef: a, groupRef: c ? s : o }, e),
    _ = i.popoverRef,
    v = Zt(_, !!m && l),
    y = i.isEntering || (!i.shouldSkipAnimation && v) || !1,
    b = re({
      ...i,
      defaultClassName: `react-aria-Popover`,
      values: { trigger: i.trigger || null, placement: m, isEntering: y, isExiting: t },
    }),
    ee = !i.isNonModal || i.trigger === `SubmenuTrigger` || i.trigger === `PreviewTrigger`,
    [te, ne] = (0, P.useState)(i.trigger === `PreviewTrigger`);
  fe(() => {
    _.current && ne(ee && !_.current.querySelector(`[role=dialog]`));
  }, [_, ee]),
    (0, P.useEffect)(() => {
      te &&
        i.trigger !== `PreviewTrigger` &&
        (i.trigger !== `SubmenuTrigger` || we() !== `pointer`) &&
        _.current &&
        !x(_.current) &&
        ie(_.current);
    }, [te, _, i.trigger]);
  let S = (0, P.useMemo)(() => {
      let e = b.children;
      for (let t of [co, ...(r ?? [])]) e = P.createElement(t.Provider, { value: null }, e);
      return e;
    }, [b.children, r]),
    [C, w] = (0, P.useState)(null),
    T = (0, P.useCallback)(() => {
      i.triggerRef.current && w(i.triggerRef.current.getBoundingClientRect().width + `px`);
    }, [i.triggerRef]);
  fe(T, [T]), Jt({ ref: b.style?.[`--trigger-width`] ? void 0 : i.triggerRef, onResize: T });
  let E = {
    ...d.style,
    '--trigger-anchor-point': g ? `${g.x}px ${g.y}px` : void 0,
    ...b.style,
    '--trigger-width': b.style?.[`--trigger-width`] || C,
  };
  fe(() => yn(() => u(!0)), []);
  let D = P.createElement(
    se.div,
    {
      ...k(h(i, { global: !0 }), d),
      ...b,
      id: te ? i.id : void 0,
      role: te ? `dialog` : void 0,
      tabIndex: te ? -1 : void 0,
      'aria-label': i[`aria-label`],
      'aria-labelledby': i[`aria-labelledby`],
      ref: _,
      slot: i.slot || void 0,
      style: E,
      dir: i.dir,
      'data-trigger': i.trigger,
      'data-placement': m,
      'data-entering': y || void 0,
      'data-exiting': t || void 0,
    },
    !i.isNonModal && P.createElement(vn, { onDismiss: e.close }),
    P.createElement(nn.Provider, { value: { ...p, placement: m, ref: a } }, S),
    P.createElement(vn, { onDismiss: e.close }),
  );
  return c
    ? P.createElement(
        on,
        {
          ...i,
          shouldContainFocus: te && i.trigger !== `PreviewTrigger`,
          isExiting: t,
          portalContainer: n ?? s?.current ?? void 0,
        },
        D,
      )
    : P.createElement(
        on,
        { ...i, shouldContainFocus: te && i.trigger !== `PreviewTrigger`, isExiting: t, portalContainer: n },
        !i.isNonModal &&
          e.isOpen &&
          P.createElement(`div`, { 'data-testid': `underlay`, ...f, style: { position: `fixed`, inset: 0 } }),
        P.createElement(
          `div`,
          { ref: o, style: { display: `contents` } },
          P.createElement(lo.Provider, { value: o }, D),
        ),
      );
}
function po(e) {
  let t = Sn(e),
    [n, r] = (0, P.useState)(null),
    [i, a] = (0, P.useState)([]),
    o = () => {
      a([]), t.close();
    },
    s = (e, t) => {
      a((n) => (t > n.length ? n : [...n.slice(0, t), e]));
    },
    c = (e, t) => {
      a((n) => (n[t] === e ? n.slice(0, t) : n));
    };
  return {
    focusStrategy: n,
    ...t,
    open(e = null) {
      r(e), t.open();
    },
    toggle(e = null) {
      r(e), t.toggle();
    },
    close() {
      o();
    },
    expandedKeysStack: i,
    openSubmenu: s,
    closeSubmenu: c,
  };
}
function mo(e, t, n) {
  let { type: r } = e,
    { isOpen: i } = t;
  (0, P.useEffect)(() => {
    n && n.current && en.set(n.current, t.close);
  });
  let a;
  r === `menu` ? (a = !0) : r === `listbox` && (a = `listbox`);
  let o = be();
  return {
    triggerProps: {
      'aria-haspopup': a,
      'aria-expanded': i,
      'aria-controls': i ? o : void 0,
      onPress: t.toggle,
    },
    overlayProps: { id: o },
  };
}
var ho = (0, P.createContext)(null);
function go(e) {
  let t = (0, P.useRef)({});
  return P.createElement(ho.Provider, { value: t }, e.children);
}
var _o = (0, P.createContext)({ isSelected: !1 }),
  vo = (0, P.createContext)({});
(class extends xa {
  static {
    this.type = `separator`;
  }
  filter(e, t) {
    let n = t.getItem(this.prevKey);
    if (n && n.type !== `separator`) {
      let n = this.clone();
      return t.addDescendants(n, e), n;
    }
    return null;
  }
});
var yo = {};
yo = { longPressMessage: `Long press or press Alt + ArrowDown to open menu` };
var bo = {};
bo = {
  'ar-AE': void 0,
  'bg-BG': void 0,
  'cs-CZ': void 0,
  'da-DK': void 0,
  'de-DE': void 0,
  'el-GR': void 0,
  'en-US': yo,
  'es-ES': void 0,
  'et-EE': void 0,
  'fi-FI': void 0,
  'fr-FR': void 0,
  'he-IL': void 0,
  'hr-HR': void 0,
  'hu-HU': void 0,
  'it-IT': void 0,
  'ja-JP': void 0,
  'ko-KR': void 0,
  'lt-LT': void 0,
  'lv-LV': void 0,
  'nb-NO': void 0,
  'nl-NL': void 0,
  'pl-PL': void 0,
  'pt-BR': void 0,
  'pt-PT': void 0,
  'ro-RO': void 0,
  'ru-RU': void 0,
  'sk-SK': void 0,
  'sl-SI': void 0,
  'sr-SP': void 0,
  'sv-SE': void 0,
  'tr-TR': void 0,
  'uk-UA': void 0,
  'zh-CN': void 0,
  'zh-TW': void 0,
};
var xo = 0,
  So = new Map();
function Co(e) {
  let [t, n] = (0, P.useState)();
  return (
    fe(() => {
      if (!e) return;
      let t = So.get(e);
      if (t) n(t.element.id);
      else {
        let r = `react-aria-description-${xo++}`;
        n(r);
        let i = document.createElement(`div`);
        (i.id = r),
          (i.style.display = `none`),
          (i.textContent = e),
          document.body.appendChild(i),
          (t = { refCount: 0, element: i }),
          So.set(e, t);
      }
      return (
        t.refCount++,
        () => {
          t && --t.refCount === 0 && (t.element.remove(), So.delete(e));
        }
      );
    }, [e]),
    { 'aria-describedby': e ? t : void 0 }
  );
}
var wo = 500;
function To(e) {
  let {
      isDisabled: t,
      pointerType: n,
      onLongPressStart: r,
      onLongPressEnd: i,
      onLongPress: a,
      threshold: o = wo,
      accessibilityDescription: s,
    } = e,
    c = (0, P.useRef)(void 0),
    { addGlobalListener: l, removeAllGlobalListeners: u } = j(),
    d = (e) => (n ? e.pointerType === n : e.pointerType === `mouse` || e.pointerType === `touch`),
    { pressProps: f } = he({
      isDisabled: t,
      onPressStart(e) {
        if ((e.continuePropagation(), d(e))) {
          r && r({ ...e, type: `longpressstart` }),
            (c.current = setTimeout(() => {
              e.target.dispatchEvent(new PointerEvent(`pointercancel`, { bubbles: !0 })),
                l(e.target, `click`, (e) => e.preventDefault(), { once: !0 }),
                C(e.target).activeElement !== e.target && w(e.target),
                a && a({ ...e, type: `longpress` }),
                (c.current = void 0);
            }, o)),
            e.pointerType === `touch` && l(e.target, `contextmenu`, (e) => e.preventDefault(), { once: !0 });
          let t = g(e.target);
          l(
            t,
            `pointerup`,
            () => {
              setTimeout(() => {
                u();
              }, 100);
            },
            { once: !0 },
          );
        }
      },
      onPressEnd(e) {
        c.current && clearTimeout(c.current), i && d(e) && i({ ...e, type: `longpressend` });
      },
    }),
    p = Co(a && !t ? s : void 0);
  return { longPressProps: k(f, p) };
}
function Eo(e) {
  let { onContextMenu: t } = e,
    n = (0, P.useRef)(!1),
    { longPressProps: r } = To({
      onLongPressStart() {
        n.current = !1;
      },
      onLongPress(e) {
        n.current ? (n.current = !1) : t?.({ target: e.target, x: e.x, y: e.y });
      },
    });
  return t
    ? {
        contextMenuProps: k(u() ? r : {}, {
          onContextMenu(e) {
            e.stopPropagation(), e.preventDefault(), (n.current = !0);
            let r = e.currentTarget.getBoundingClientRect();
            t({ target: e.currentTarget, x: e.clientX - r.x, y: e.clientY - r.y });
          },
          onKeyDown(e) {
            if (f() && e.ctrlKey && e.key === `Enter`) {
              n.current = !1;
              let r = e.currentTarget;
              e.stopPropagation(),
                setTimeout(() => {
                  if (n.current) n.current = !1;
                  else {
                    let e = r.getBoundingClientRect();
                    t({ target: r, x: e.width / 2, y: e.height / 2 });
                  }
                }, 10);
            }
          },
        }),
      }
    : { contextMenuProps: {} };
}
function Do(e) {
  return e && e.__esModule ? e.default : e;
}
function Oo(e, t, n) {
  let { type: r = `menu`, isDisabled: i, trigger: a = `press` } = e,
    o = be(),
    { triggerProps: s, overlayProps: c } = mo({ type: r }, t, n),
    l = (e, n, r = `first`) => {
      if (!e || n.isDefaultPrevented()) return !1;
      t.toggle(r);
    },
    { keyboardProps: u } = le({
      isDisabled: i,
      shortcuts: {
        Enter: (e) => l(a !== `longPress`, e, `first`),
        ' ': (e) => l(a !== `longPress`, e, `first`),
        ArrowDown: (e) => l(a !== `longPress`, e, `first`),
        ArrowUp: (e) => l(a !== `longPress`, e, `last`),
        'Alt+Enter': (e) => l(a === `longPress`, e, `first`),
        'Alt+ ': (e) => l(a === `longPress`, e, `first`),
        'Alt+ArrowDown': (e) => l(!0, e, `first`),
        'Alt+ArrowUp': (e) => l(!0, e, `last`),
      },
    }),
    d = xn(Do(bo), `@react-aria/menu`),
    { longPressProps: f } = To({
      isDisabled: i || a !== `longPress`,
      accessibilityDescription: d.format(`longPressMessage`),
      onLongPressStart() {
        t.close();
      },
      onLongPress() {
        t.open(`first`);
      },
    }),
    p = {
      preventFocusOnPress: !0,
      onPressStart(e) {
        e.pointerType !== `touch` &&
          e.pointerType !== `keyboard` &&
          !i &&
          (w(e.target), t.open(e.pointerType === `virtual` ? `first` : null));
      },
      onPress(e) {
        e.pointerType === `touch` && !i && (w(e.target), t.toggle());
      },
    };
  delete s.onPress;
  let { contextMenuProps: m } = Eo({
    onContextMenu(e) {
      let n = e.target.getBoundingClientRect();
      t.setPoint({ x: n.x + e.x, y: n.y + e.y }), t.open();
    },
  });
  (0, P.useEffect)(() => {
    if (t.isOpen && a === `contextMenu`) {
      let e = (e) => {
        (e.button === 2 || (e.button === 0 && e.ctrlKey === !0)) && y(e) === document.body && t.close();
      };
      return document.addEventListener(`mousedown`, e), () => document.removeEventListener(`mousedown`, e);
    }
  }, [t, a]);
  let h;
  if (a === `press`) h = { ...p, ...u };
  else if (a === `longPress`) h = { ...f, ...u };
  else if (a === `contextMenu`) {
    h = m;
    let { 'aria-haspopup': e, 'aria-expanded': t, 'aria-controls': n, ...r } = s;
    s = r;
  }
  return {
    menuTriggerProps: { ...s, ...h, id: o },
    menuProps: { ...c, 'aria-labelledby': o, autoFocus: t.focusStrategy || !0, onClose: t.close },
  };
}
var ko = new WeakMap();
function Ao(e) {
  return de() ? e.altKey : e.ctrlKey;
}
function jo(e, t) {
  let n = `[data-key="${CSS.escape(String(t))}"]`,
    r = e.current?.dataset.collection;
  return r && (n = `[data-collection="${CSS.escape(r)}"]${n}`), e.current?.querySelector(n);
}
var Mo = new WeakMap();
function No(e) {
  let t = be();
  return Mo.set(e, t), t;
}
function Po(e) {
  return Mo.get(e);
}
function Fo(e, t) {
  let n = [],
    r = document.scrollingElement || document.documentElement;
  for (; e && (ln(e, t) && n.push(e), e !== r); ) e = e.parentElement;
  return n;
}
function Io(e, t, n = {}) {
  e !== t && Lo(e, t, t.getBoundingClientRect(), n);
}
function Lo(e, t, n, r = {}) {
  let { block: i = `nearest`, inline: a = `nearest` } = r,
    o = e.scrollTop,
    s = e.scrollLeft,
    c = e.getBoundingClientRect(),
    l = window.getComputedStyle(t),
    d = window.getComputedStyle(e),
    f = document.scrollingElement || document.documentElement,
    m = e === f,
    h = e === f ? 0 : c.top,
    g = e === f ? e.clientHeight : c.bottom,
    _ = e === f ? 0 : c.left,
    v = e === f ? e.clientWidth : c.right,
    y = parseFloat(l.scrollMarginTop) || 0,
    b = parseFloat(l.scrollMarginBottom) || 0,
    ee = parseFloat(l.scrollMarginLeft) || 0,
    x = parseFloat(l.scrollMarginRight) || 0,
    te = parseFloat(d.scrollPaddingTop) || 0,
    ne = parseFloat(d.scrollPaddingBottom) || 0,
    S = parseFloat(d.scrollPaddingLeft) || 0,
    C = parseFloat(d.scrollPaddingRight) || 0,
    w = parseFloat(d.borderTopWidth) || 0,
    T = parseFloat(d.borderBottomWidth) || 0,
    E = parseFloat(d.borderLeftWidth) || 0,
    re = parseFloat(d.borderRightWidth) || 0,
    ie = n.top - y,
    D = n.bottom + b,
    ae = n.left - ee,
    O = n.right + x,
    oe = e === f ? 0 : E + re,
    se = e === f ? 0 : w + T,
    ce = e === f ? 0 : e.offsetWidth - e.clientWidth - oe,
    le = e === f ? 0 : e.offsetHeight - e.clientHeight - se,
    ue = h + (m ? 0 : w) + te,
    k = g - (m ? 0 : T) - ne - le,
    de = _ + (m ? 0 : E) + S,
    fe = v - (m ? 0 : re) - C;
  (u() && p()) || d.direction === `ltr` ? (fe -= ce) : d.direction === `rtl` && (de += ce);
  let pe = ie < ue || D > k,
    me = ae < de || O > fe;
  if (pe && i === `start`) o += ie - ue;
  else if (pe && i === `center`) o += (ie + D) / 2 - (ue + k) / 2;
  else if (pe && i === `end`) o += D - k;
  else if (pe && i === `nearest`) {
    let e = ie - ue,
      t = D - k;
    o += Math.abs(e) <= Math.abs(t) ? e : t;
  }
  if (me && a === `start`) s += ae - de;
  else if (me && a === `center`) s += (ae + O) / 2 - (de + fe) / 2;
  else if (me && a === `end`) s += O - fe;
  else if (me && a === `nearest`) {
    let e = ae - de,
      t = O - fe;
    s += Math.abs(e) <= Math.abs(t) ? e : t;
  }
  e.scrollTo({ left: s, top: o });
}
function Ro(e, t = {}) {
  let { containingElement: n } = t;
  if (e && e.isConnected) {
    let t = document.scrollingElement || document.documentElement;
    if (window.getComputedStyle(t).overflow !== `hidden`) {
      let { left: t, top: r } = e.getBoundingClientRect();
      e?.scrollIntoView?.({ block: `nearest` });
      let { left: i, top: a } = e.getBoundingClientRect();
      (Math.abs(t - i) > 1 || Math.abs(r - a) > 1) &&
        (n?.scrollIntoView?.({ block: `center`, inline: `center` }),
        e.scrollIntoView?.({ block: `nearest` }));
    } else {
      let { left: t, top: r } = e.getBoundingClientRect(),
        i = Fo(e, !0);
      for (let t of i) Io(t, e);
      let { left: a, top: o } = e.getBoundingClientRect();
      if (Math.abs(t - a) > 1 || Math.abs(r - o) > 1) {
        i = n ? Fo(n, !0) : [];
        for (let e of i) Io(e, n, { block: `center`, inline: `center` });
        for (let t of Fo(e, !0)) Io(t, e);
      }
    }
  }
}
var zo = 1e3;
function Bo(e) {
  let { keyboardDelegate: t, selectionManager: n, onTypeSelect: r } = e,
    i = (0, P.useRef)({ search: ``, timeout: void 0 });
  return (
    (0, P.useEffect)(() => {
      let e = i.current.timeout;
      return () => {
        clearTimeout(e);
      };
    }, [i]),
    {
      typeSelectProps: {
        onKeyDownCapture: t.getKeyForSearch
          ? (e) => {
              if (i.current.search.length > 0 && e.key === ` `) {
                if (
                  (e.preventDefault(),
                  (!(`continuePropagation` in e) ||
                    (`continuePropagation` in e && !e.isPropagationStopped())) &&
                    e.stopPropagation(),
                  (i.current.search += ` `),
                  t.getKeyForSearch != null)
                ) {
                  let e = t.getKeyForSearch(i.current.search, n.focusedKey);
                  (e ??= t.getKeyForSearch(i.current.search)), e != null && (n.setFocusedKey(e), r && r(e));
                }
                clearTimeout(i.current.timeout),
                  (i.current.timeout = setTimeout(() => {
                    i.current.search = ``;
                  }, zo));
              }
            }
          : void 0,
        onKeyDown: t.getKeyForSearch
          ? (e) => {
              let a = Vo(e.key);
              if (
                !(
                  !a ||
                  e.ctrlKey ||
                  e.metaKey ||
                  e.altKey ||
                  !ee(e.currentTarget, y(e)) ||
                  (i.current.search.length === 0 && a === ` `)
                )
              ) {
                if (((i.current.search += a), t.getKeyForSearch != null)) {
                  let a = t.getKeyForSearch(i.current.search, n.focusedKey);
                  if (((a ??= t.getKeyForSearch(i.current.search)), a != null))
                    n.setFocusedKey(a),
                      r && r(a),
                      e.preventDefault(),
                      `continuePropagation` in e || e.stopPropagation();
                  else {
                    (i.current.search = ``), clearTimeout(i.current.timeout), (i.current.timeout = void 0);
                    return;
                  }
                }
                clearTimeout(i.current.timeout),
                  (i.current.timeout = setTimeout(() => {
                    i.current.search = ``;
                  }, zo));
              }
            }
          : void 0,
      },
    }
  );
}
function Vo(e) {
  return e.length === 1 || !/^[A-Z]/i.test(e) ? e : ``;
}
function Ho(e, t) {
  let n = (0, P.useRef)(!0),
    r = (0, P.useRef)(null);
  fe(
    () => (
      (n.current = !0),
      () => {
        n.current = !1;
      }
    ),
    [],
  ),
    fe(() => {
      n.current ? (n.current = !1) : (!r.current || t.some((e, t) => !Object.is(e, r[t]))) && e(),
        (r.current = t);
    }, t);
}
function Uo(e) {
  let {
      selectionManager: t,
      keyboardDelegate: n,
      ref: r,
      autoFocus: i = !1,
      shouldFocusWrap: a = !1,
      disallowEmptySelection: o = !1,
      disallowSelectAll: s = !1,
      escapeKeyBehavior: c = `clearSelection`,
      selectOnFocus: l = t.selectionBehavior === `replace`,
      disallowTypeAhead: u = !1,
      shouldUseVirtualFocus: d,
      allowsTabNavigation: p = !1,
      scrollRef: h = r,
      linkBehavior: g = `action`,
      UNSTABLE_focusOnEntry: _,
    } = e,
    { direction: v } = Yt(),
    te = M(),
    ne = (e, n, i) => {
      if (n != null) {
        if (t.isLink(n) && g === `selection` && l && !Ao(e)) {
          (0, Pa.flushSync)(() => {
            t.setFocusedKey(n, i);
          });
          let a = jo(r, n),
            o = t.getItemProps(n);
          if (a) {
            te.open(a, e, o.href, o.routerOptions);
            return;
          }
          return !1;
        }
        if ((t.setFocusedKey(n, i), t.isLink(n) && g === `override`)) return !1;
        if (e.shiftKey && t.selectionMode === `multiple`) {
          t.extendSelection(n);
          return;
        }
        if (l && !Ao(e)) {
          t.replaceSelection(n);
          return;
        }
      }
      return !1;
    },
    S = (e) => {
      if (n.getKeyBelow) {
        let r = t.focusedKey == null ? n.getFirstKey?.() : n.getKeyBelow?.(t.focusedKey);
        if ((r == null && a && (r = n.getFirstKey?.(t.focusedKey)), r != null)) {
          ne(e, r);
          return;
        }
      }
      return !1;
    },
    C = (e) => {
      if (n.getKeyAbove) {
        let r = t.focusedKey == null ? n.getLastKey?.() : n.getKeyAbove?.(t.focusedKey);
        if ((r == null && a && (r = n.getLastKey?.(t.focusedKey)), r != null)) {
          ne(e, r);
          return;
        }
      }
      return !1;
    },
    T = (e) => {
      if (n.getFirstKey) {
        if (t.focusedKey === null && e.shiftKey) return !1;
        let r = n.getFirstKey(t.focusedKey, sn(e));
        if ((t.setFocusedKey(r), r != null)) {
          if (sn(e) && e.shiftKey && t.selectionMode === `multiple`) {
            t.extendSelection(r);
            return;
          }
          if (l) {
            t.replaceSelection(r);
            return;
          }
        }
      }
      return !1;
    },
    E = (e) => {
      if (n.getKeyLeftOf) {
        let r = t.focusedKey == null ? n.getFirstKey?.() : n.getKeyLeftOf?.(t.focusedKey);
        if (
          (r == null && a && (r = v === `rtl` ? n.getFirstKey?.(t.focusedKey) : n.getLastKey?.(t.focusedKey)),
          r != null)
        ) {
          ne(e, r, v === `rtl` ? `first` : `last`);
          return;
        }
      }
      return !1;
    },
    re = (e) => {
      if (n.getKeyRightOf) {
        let r = t.focusedKey == null ? n.getFirstKey?.() : n.getKeyRightOf?.(t.focusedKey);
        if (
          (r == null && a && (r = v === `rtl` ? n.getLastKey?.(t.focusedKey) : n.getFirstKey?.(t.focusedKey)),
          r != null)
        ) {
          ne(e, r, v === `rtl` ? `last` : `first`);
          return;
        }
      }
      return !1;
    },
    D = (e) => {
      if (n.getLastKey) {
        if (t.focusedKey === null && e.shiftKey) return !1;
        let r = n.getLastKey(t.focusedKey, sn(e));
        if ((t.setFocusedKey(r), r != null)) {
          if (sn(e) && e.shiftKey && t.selectionMode === `multiple`) {
            t.extendSelection(r);
            return;
          }
          if (l) {
            t.replaceSelection(r);
            return;
          }
        }
      }
      return !1;
    },
    ae = (e) => {
      if (n.getKeyPageBelow && t.focusedKey != null) {
        let r = n.getKeyPageBelow(t.focusedKey);
        if (r != null) return ne(e, r);
      }
      return !1;
    },
    O = (e) => {
      if (n.getKeyPageAbove && t.focusedKey != null) {
        let r = n.getKeyPageAbove(t.focusedKey);
        if (r != null) return ne(e, r);
      }
      return !1;
    },
    oe = () => {
      if (t.selectionMode === `multiple` && s !== !0) t.selectAll();
      else return !1;
    },
    se = () => {
      if (c === `clearSelection` && !o && t.selectedKeys.size !== 0) t.clearSelection();
      else return !1;
    },
    ce = () => {
      if (!p && r.current) {
        let e = dn(r.current, { tabbable: !0 }),
          t,
          n;
        do (n = e.lastChild()), n && (t = n);
        while (n);
        let i = m();
        t && (!x(t) || (i && !b(i))) && w(t);
      }
      return { shouldContinuePropagation: !0, shouldPreventDefault: !1 };
    },
    ue = () => (
      !p && r.current && r.current.focus(), { shouldContinuePropagation: !0, shouldPreventDefault: !1 }
    ),
    de = (e, t) => ({
      [f() ? e + `+Shift+Alt` : e + `+Shift+Control`]: t,
      [e + `+Shift`]: t,
      [f() ? e + `+Alt` : e + `+Control`]: t,
      [e]: t,
    }),
    { keyboardProps: fe } = le({
      shortcuts: {
        ...de(`ArrowDown`, S),
        ...de(`ArrowUp`, C),
        ...de(`ArrowLeft`, E),
        ...de(`ArrowRight`, re),
        ...de(`PageDown`, ae),
        ...de(`PageUp`, O),
      },
      allowRepeats: !0,
    }),
    { keyboardProps: pe } = le({
      shortcuts: { ...de(`Home`, T), ...de(`End`, D), 'Mod+A': oe, Escape: se, Tab: ce, 'Tab+Shift': ue },
    }),
    me = (0, P.useRef)({ top: 0, left: 0 });
  L(h, `scroll`, () => {
    me.current = { top: h.current?.scrollTop ?? 0, left: h.current?.scrollLeft ?? 0 };
  });
  let he = (e) => {
      if (t.isFocused) {
        ee(e.currentTarget, y(e)) || t.setFocused(!1);
        return;
      }
      if (!ee(e.currentTarget, y(e))) return;
      let i = we();
      t.setFocused(!0);
      let a = (e) => {
        e != null && (t.setFocusedKey(e), l && !t.isSelected(e) && t.replaceSelection(e));
      };
      if (_ && (i === `keyboard` || i === `virtual`)) a(_ === `first` ? n.getFirstKey?.() : n.getLastKey?.());
      else if (t.focusedKey == null) {
        let r = e.relatedTarget;
        r && e.currentTarget.compareDocumentPosition(r) & Node.DOCUMENT_POSITION_FOLLOWING
          ? a(t.lastSelectedKey ?? n.getLastKey?.())
          : a(t.firstSelectedKey ?? n.getFirstKey?.());
      } else h.current && ((h.current.scrollTop = me.current.top), (h.current.scrollLeft = me.current.left));
      if (t.focusedKey != null && h.current) {
        let e = jo(r, t.focusedKey);
        e instanceof HTMLElement &&
          (!x(e) && !d && w(e),
          (i === `keyboard` || (_ && i === `virtual`)) && Ro(e, { containingElement: r.current }));
      }
    },
    ge = (e) => {
      ee(e.currentTarget, e.relatedTarget) || t.setFocused(!1);
    },
    _e = (0, P.useRef)(!1);
  L(
    r,
    na,
    d
      ? (e) => {
          let { detail: n } = e;
          e.stopPropagation(), t.setFocused(!0), n?.focusStrategy === `first` && (_e.current = !0);
        }
      : void 0,
  );
  let ve = n.getFirstKey?.() ?? null;
  Ho(() => {
    if (_e.current) {
      if (ve == null) {
        let e = m();
        ra(r.current), aa(e, null), t.collection.size > 0 && (_e.current = !1);
      } else t.setFocusedKey(ve), (_e.current = !1);
    }
  }, [ve, t.collection.size]),
    Ho(() => {
      t.collection.size > 0 && (_e.current = !1);
    }, [t.focusedKey]),
    L(
      r,
      ta,
      d
        ? (e) => {
            e.stopPropagation(), t.setFocused(!1), e.detail?.clearFocusKey && t.setFocusedKey(null);
          }
        : void 0,
    );
  let ye = (0, P.useRef)(i),
    A = (0, P.useRef)(!1);
  (0, P.useEffect)(() => {
    if (ye.current) {
      let e = null;
      i === `first` && (e = n.getFirstKey?.() ?? null), i === `last` && (e = n.getLastKey?.() ?? null);
      let a = t.selectedKeys;
      if (a.size) {
        for (let n of a)
          if (t.canSelectItem(n)) {
            e = n;
            break;
          }
      }
      t.setFocused(!0),
        t.setFocusedKey(e),
        e != null && l && !a.size && t.canSelectItem(e) && t.replaceSelection(e),
        e == null && !d && r.current && ie(r.current),
        t.collection.size > 0 && ((ye.current = !1), (A.current = !0));
    }
  });
  let j = (0, P.useRef)(t.focusedKey),
    be = (0, P.useRef)(null);
  (0, P.useEffect)(() => {
    if (
      t.isFocused &&
      t.focusedKey != null &&
      (t.focusedKey !== j.current || A.current) &&
      h.current &&
      r.current
    ) {
      let e = we(),
        n = jo(r, t.focusedKey);
      if (!(n instanceof HTMLElement)) return;
      (e === `keyboard` || A.current) &&
        (be.current && cancelAnimationFrame(be.current),
        (be.current = requestAnimationFrame(() => {
          h.current && (Io(h.current, n), e !== `virtual` && Ro(n, { containingElement: r.current }));
        })));
    }
    !d && t.isFocused && t.focusedKey == null && j.current != null && r.current && ie(r.current),
      (j.current = t.focusedKey),
      (A.current = !1);
  }),
    (0, P.useEffect)(
      () => () => {
        be.current && cancelAnimationFrame(be.current);
      },
      [],
    ),
    L(r, `react-aria-focus-scope-restore`, (e) => {
      e.preventDefault(), t.setFocused(!0);
    });
  let xe = {
      ...k(pe, fe),
      onFocus: he,
      onBlur: ge,
      onMouseDown(e) {
        h.current === y(e) && e.preventDefault();
      },
    },
    { typeSelectProps: Se } = Bo({ keyboardDelegate: n, selectionManager: t });
  u || (xe = k(Se, xe));
  let Ce;
  d || (Ce = t.focusedKey == null ? 0 : -1);
  let Te = No(t.collection);
  return { collectionProps: k(xe, { tabIndex: Ce, 'data-collection': Te }) };
}
var Wo = class {
    constructor(e) {
      this.ref = e;
    }
    getItemRect(e) {
      let t = this.ref.current;
      if (!t) return null;
      let n = e == null ? null : jo(this.ref, e);
      if (!n) return null;
      let r = t.getBoundingClientRect(),
        i = n.getBoundingClientRect();
      return {
        x: i.left - r.left - t.clientLeft + t.scrollLeft,
        y: i.top - r.top - t.clientTop + t.scrollTop,
        width: i.width,
        height: i.height,
      };
    }
    getContentSize() {
      let e = this.ref.current;
      return { width: e?.scrollWidth ?? 0, height: e?.scrollHeight ?? 0 };
    }
    getVisibleRect() {
      let e = this.ref.current;
      return {
        x: e?.scrollLeft ?? 0,
        y: e?.scrollTop ?? 0,
        width: e?.clientWidth ?? 0,
        height: e?.clientHeight ?? 0,
      };
    }
  },
  z = class {
    constructor(...e) {
      if (e.length === 1) {
        let t = e[0];
        (this.collection = t.collection),
          (this.ref = t.ref),
          (this.collator = t.collator),
          (this.disabledKeys = t.disabledKeys || new Set()),
          (this.disabledBehavior = t.disabledBehavior || `all`),
          (this.orientation = t.orientation || `vertical`),
          (this.direction = t.direction),
          (this.layout = t.layout || `stack`),
          (this.layoutDelegate = t.layoutDelegate || new Wo(t.ref));
      } else
        (this.collection = e[0]),
          (this.disabledKeys = e[1]),
          (this.ref = e[2]),
          (this.collator = e[3]),
          (this.layout = `stack`),
          (this.orientation = `vertical`),
          (this.disabledBehavior = `all`),
          (this.layoutDelegate = new Wo(this.ref));
      this.layout === `stack` &&
        this.orientation === `vertical` &&
        ((this.getKeyLeftOf = void 0), (this.getKeyRightOf = void 0));
    }
    isDisabled(e) {
      return (
        this.disabledBehavior === `all` &&
        (e.props?.isDisabled || this.disabledKeys.has(e.key)) &&
        e.props?.disabledBehavior !== `selection`
      );
    }
    findNextNonDisabled(e, t, n = !1) {
      let r = e;
      for (; r != null; ) {
        let e = this.collection.getItem(r);
        if (e?.type === `item` && (n || !this.isDisabled(e))) return r;
        r = t(r);
      }
      return null;
    }
    getNextKey(e, t) {
      let n = e;
      return (
        (n = this.collection.getKeyAfter(n)),
        this.findNextNonDisabled(n, (e) => this.collection.getKeyAfter(e), t?.includeDisabled)
      );
    }
    getPreviousKey(e, t) {
      let n = e;
      return (
        (n = this.collection.getKeyBefore(n)),
        this.findNextNonDisabled(n, (e) => this.collection.getKeyBefore(e), t?.includeDisabled)
      );
    }
    findKey(e, t, n) {
      let r = e,
        i = this.layoutDelegate.getItemRect(r);
      if (!i || r == null) return null;
      let a = i;
      do {
        if (((r = t(r)), r == null)) break;
        i = this.layoutDelegate.getItemRect(r);
      } while (i && n(a, i) && r != null);
      return r;
    }
    isSameRow(e, t) {
      return e.y === t.y || e.x !== t.x;
    }
    isSameColumn(e, t) {
      return e.x === t.x || e.y !== t.y;
    }
    isReversed(e) {
      let t = this.getNextKey(e),
        n = jo(this.ref, e);
      if (t != null) {
        let e = jo(this.ref, t);
        return !n || !e ? !1 : n.getBoundingClientRect().top > e.getBoundingClientRect().top;
      }
      let r = this.getPreviousKey(e);
      if (r != null) {
        let e = jo(this.ref, r);
        return !n || !e ? !1 : e.getBoundingClientRect().top > n.getBoundingClientRect().top;
      }
      return !1;
    }
    getKeyBelow(e, t) {
      return this.layout === `grid` && this.orientation === `vertical`
        ? this.findKey(e, (e) => this.getNextKey(e, t), this.isSameRow)
        : this.orientation === `vertical` && this.isReversed(e)
          ? this.getPreviousKey(e, t)
          : this.getNextKey(e, t);
    }
    getKeyAbove(e, t) {
      return this.layout === `grid` && this.orientation === `vertical`
        ? this.findKey(e, (e) => this.getPreviousKey(e, t), this.isSameRow)
        : this.orientation === `vertical` && this.isReversed(e)
          ? this.getNextKey(e, t)
          : this.getPreviousKey(e, t);
    }
    getNextColumn(e, t, n) {
      return t ? this.getPreviousKey(e, n) : this.getNextKey(e, n);
    }
    getKeyRightOf(e, t) {
      let n = this.direction === `ltr` ? `getKeyRightOf` : `getKeyLeftOf`;
      return this.layoutDelegate[n]
        ? ((e = this.layoutDelegate[n](e)),
          this.findNextNonDisabled(e, (e) => this.layoutDelegate[n](e), t?.includeDisabled))
        : this.layout === `grid`
          ? this.orientation === `vertical`
            ? this.getNextColumn(e, this.direction === `rtl`, t)
            : this.findKey(e, (e) => this.getNextColumn(e, this.direction === `rtl`, t), this.isSameColumn)
          : this.orientation === `horizontal`
            ? this.getNextColumn(e, this.direction === `rtl`, t)
            : null;
    }
    getKeyLeftOf(e, t) {
      let n = this.direction === `ltr` ? `getKeyLeftOf` : `getKeyRightOf`;
      return this.layoutDelegate[n]
        ? ((e = this.layoutDelegate[n](e)),
          this.findNextNonDisabled(e, (e) => this.layoutDelegate[n](e), t?.includeDisabled))
        : this.layout === `grid`
          ? this.orientation === `vertical`
            ? this.getNextColumn(e, this.direction === `ltr`, t)
            : this.findKey(e, (e) => this.getNextColumn(e, this.direction === `ltr`, t), this.isSameColumn)
          : this.orientation === `horizontal`
            ? this.getNextColumn(e, this.direction === `ltr`, t)
            : null;
    }
    getFirstKey() {
      let e = this.collection.getFirstKey();
      return this.findNextNonDisabled(e, (e) => this.collection.getKeyAfter(e));
    }
    getLastKey() {
      let e = this.collection.getLastKey();
      return this.findNextNonDisabled(e, (e) => this.collection.getKeyBefore(e));
    }
    getKeyPageAbove(e) {
      let t = this.ref.current,
        n = this.layoutDelegate.getItemRect(e);
      if (!n) return null;
      let r = this.isReversed(e);
      if (t && !ln(t)) return this.getFirstKey();
      let i = e;
      if (this.orientation === `horizontal`) {
        let e = Math.max(0, n.x + n.width - this.layoutDelegate.getVisibleRect().width);
        for (; n && n.x > e && i != null; )
          (i = this.getKeyAbove(i)), (n = i == null ? null : this.layoutDelegate.getItemRect(i));
      } else {
        let e = this.layoutDelegate.getVisibleRect(),
          t = r ? n.y - e.height : Math.max(0, n.y + n.height - e.height);
        for (; n && n.y > t && i != null; )
          (i = this.getKeyAbove(i)), (n = i == null ? null : this.layoutDelegate.getItemRect(i));
      }
      return i ?? (r ? this.getLastKey() : this.getFirstKey());
    }
    getKeyPageBelow(e) {
      let t = this.ref.current,
        n = this.layoutDelegate.getItemRect(e);
      if (!n) return null;
      let r = this.isReversed(e);
      if (t && !ln(t)) return this.getLastKey();
      let i = e;
      if (this.orientation === `horizontal`) {
        let e = Math.min(
          this.layoutDelegate.getContentSize().width,
          n.x - n.width + this.layoutDelegate.getVisibleRect().width,
        );
        for (; n && n.x < e && i != null; )
          (i = this.getKeyBelow(i)), (n = i == null ? null : this.layoutDelegate.getItemRect(i));
      } else {
        let e = Math.min(
          this.layoutDelegate.getContentSize().height,
          n.y - n.height + this.layoutDelegate.getVisibleRect().height,
        );
        for (; n && n.y < e && i != null; )
          (i = this.getKeyBelow(i)), (n = i == null ? null : this.layoutDelegate.getItemRect(i));
      }
      return i ?? (r ? this.getFirstKey() : this.getLastKey());
    }
    getKeyForSearch(e, t) {
      if (!this.collator) return null;
      let n = this.collection,
        r = t || this.getFirstKey();
      for (; r != null; ) {
        let t = n.getItem(r);
        if (!t) return null;
        let i = t.textValue.slice(0, e.length);
        if (t.textValue && this.collator.compare(i, e) === 0) return r;
        r = this.getNextKey(r);
      }
      return null;
    }
  },
  B = new Map();
function Go(e) {
  let { locale: t } = Yt(),
    n =
      t +
      (e
        ? Object.entries(e)
            .sort((e, t) => (e[0] < t[0] ? -1 : 1))
            .join()
        : ``);
  if (B.has(n)) return B.get(n);
  let r = new Intl.Collator(t, e);
  return B.set(n, r), r;
}
function Ko(e) {
  let {
      selectionManager: t,
      collection: n,
      disabledKeys: r,
      ref: i,
      keyboardDelegate: a,
      layoutDelegate: o,
      orientation: s,
    } = e,
    c = Go({ usage: `search`, sensitivity: `base` }),
    l = t.disabledBehavior,
    u = (0, P.useMemo)(
      () =>
        a ||
        new z({
          collection: n,
          disabledKeys: r,
          disabledBehavior: l,
          ref: i,
          collator: c,
          layoutDelegate: o,
          orientation: s,
        }),
      [a, o, n, r, i, c, l, s],
    ),
    { collectionProps: d } = Uo({ ...e, ref: i, selectionManager: t, keyboardDelegate: u });
  return { listProps: d };
}
function qo(e, t, n) {
  let { shouldFocusWrap: r = !0, onKeyDown: i, onKeyUp: a, ...o } = e;
  !e[`aria-label`] && e[`aria-labelledby`];
  let s = h(e, { labelable: !0 }),
    { listProps: c } = Ko({
      ...o,
      ref: n,
      selectionManager: t.selectionManager,
      collection: t.collection,
      disabledKeys: t.disabledKeys,
      shouldFocusWrap: r,
      linkBehavior: `override`,
    });
  return (
    ko.set(t, { onClose: e.onClose, onAction: e.onAction, shouldUseVirtualFocus: e.shouldUseVirtualFocus }),
    {
      menuProps: k(
        s,
        { onKeyDown: i, onKeyUp: a },
        {
          role: `menu`,
          ...c,
          onKeyDown: (t) => {
            (t.key !== `Escape` || e.shouldUseVirtualFocus) && c.onKeyDown?.(t);
          },
        },
      ),
    }
  );
}
function Jo(e) {
  let {
      id: t,
      selectionManager: n,
      key: r,
      ref: i,
      shouldSelectOnPressUp: a,
      shouldUseVirtualFocus: o,
      focus: s,
      isDisabled: c,
      onAction: l,
      allowsDifferentPressOrigin: u,
      linkBehavior: f = `action`,
    } = e,
    p = M();
  t = be(t);
  let h = (e) => {
    if (e.pointerType === `keyboard` && Ao(e)) n.toggleSelection(r);
    else {
      if (n.selectionMode === `none`) return;
      if (n.isLink(r)) {
        if (f === `selection` && i.current) {
          let t = n.getItemProps(r);
          p.open(i.current, e, t.href, t.routerOptions), n.setSelectedKeys(n.selectedKeys);
          return;
        }
        if (f === `override` || f === `none`) return;
      }
      n.selectionMode === `single`
        ? n.isSelected(r) && !n.disallowEmptySelection
          ? n.toggleSelection(r)
          : n.replaceSelection(r)
        : e && e.shiftKey
          ? n.extendSelection(r)
          : n.selectionBehavior === `toggle` ||
              (e && (sn(e) || e.pointerType === `touch` || e.pointerType === `virtual`))
            ? n.toggleSelection(r)
            : n.replaceSelection(r);
    }
  };
  (0, P.useEffect)(() => {
    r === n.focusedKey &&
      n.isFocused &&
      (o ? ra(i.current) : s ? s() : m() !== i.current && i.current && ie(i.current));
  }, [i, r, n.focusedKey, n.childFocusStrategy, n.isFocused, o]),
    (c ||= n.isDisabled(r));
  let g = {};
  !o && !c
    ? (g = {
        tabIndex: r === n.focusedKey ? 0 : -1,
        onFocus(e) {
          y(e) === i.current && n.setFocusedKey(r);
        },
      })
    : c &&
      (g.onMouseDown = (e) => {
        e.preventDefault();
      }),
    (0, P.useEffect)(() => {
      c && n.focusedKey === r && n.setFocusedKey(null);
    }, [n, c, r]);
  let _ = n.isLink(r) && f === `override`,
    v = l && e.UNSTABLE_itemBehavior === `action`,
    ee = n.isLink(r) && f !== `selection` && f !== `none`,
    x = !c && n.canSelectItem(r) && !_ && !v,
    te = (l || ee) && !c,
    ne = te && (n.selectionBehavior === `replace` ? !x : !x || n.isEmpty),
    S = te && x && n.selectionBehavior === `replace`,
    C = ne || S,
    w = (0, P.useRef)(null),
    T = C && x,
    E = (0, P.useRef)(!1),
    re = (0, P.useRef)(!1),
    D = n.getItemProps(r),
    ae = (e) => {
      l && (l(), i.current?.dispatchEvent(new CustomEvent(`react-aria-item-action`, { bubbles: !0 }))),
        ee && i.current && p.open(i.current, e, D.href, D.routerOptions);
    },
    O = { ref: i };
  a
    ? ((O.onPressStart = (e) => {
        (w.current = e.pointerType),
          (E.current = T),
          e.pointerType === `keyboard` && (!C || Xo(e.key)) && h(e);
      }),
      u
        ? ((O.onPressUp = ne
            ? void 0
            : (e) => {
                e.pointerType === `mouse` && x && h(e);
              }),
          (O.onPress = ne
            ? ae
            : (e) => {
                e.pointerType !== `keyboard` && e.pointerType !== `mouse` && x && h(e);
              }))
        : (O.onPress = (e) => {
            if (ne || (S && e.pointerType !== `mouse`)) {
              if (e.pointerType === `keyboard` && !Yo(e.key)) return;
              ae(e);
            } else e.pointerType !== `keyboard` && x && h(e);
          }))
    : ((O.onPressStart = (e) => {
        (w.current = e.pointerType),
          (E.current = T),
          (re.current = ne),
          x &&
            ((e.pointerType === `mouse` && !ne) || (e.pointerType === `keyboard` && (!te || Xo(e.key)))) &&
            h(e);
      }),
      (O.onPress = (e) => {
        (e.pointerType === `touch` ||
          e.pointerType === `pen` ||
          e.pointerType === `virtual` ||
          (e.pointerType === `keyboard` && C && Yo(e.key)) ||
          (e.pointerType === `mouse` && re.current)) &&
          (C ? ae(e) : x && h(e));
      }));
  let oe = Po(n.collection);
  if (
    ((g[`data-collection`] = oe),
    (g[`data-key`] = r),
    (O.preventFocusOnPress = o),
    o &&
      (O = k(O, {
        onPressStart(e) {
          e.pointerType !== `touch` && (n.setFocused(!0), n.setFocusedKey(r));
        },
        onPress(e) {
          e.pointerType === `touch` && (n.setFocused(!0), n.setFocusedKey(r));
        },
      })),
    D)
  )
    for (let e of [`onPressStart`, `onPressEnd`, `onPressChange`, `onPress`, `onPressUp`, `onClick`])
      D[e] && (O[e] = Ce(O[e], D[e]));
  let { pressProps: se, isPressed: ce } = he(O),
    le = S
      ? (e) => {
          w.current === `mouse` && (e.stopPropagation(), e.preventDefault(), ae(e));
        }
      : void 0,
    { longPressProps: ue } = To({
      isDisabled: !T,
      onLongPress(e) {
        e.pointerType === `touch` && (h(e), n.setSelectionBehavior(`toggle`));
      },
    }),
    de = (e) => {
      w.current === `touch` && E.current && e.preventDefault();
    },
    fe =
      f !== `none` && n.isLink(r)
        ? (e) => {
            d.isOpening || e.preventDefault();
          }
        : void 0,
    pe = k(
      g,
      x || ne || (o && !c) ? se : {},
      T ? ue : {},
      { onDoubleClick: le, onDragStartCapture: de, onClick: fe, id: t },
      o ? { onMouseDown: (e) => e.preventDefault() } : void 0,
    ),
    me = (e) => {
      let t = e;
      for (; t && t !== i.current; ) {
        let e = t.getAttribute(`data-collection`);
        if (e != null) return e !== oe;
        t = t.parentElement;
      }
      return b(e);
    },
    ge = pe.onPointerDown;
  pe.onPointerDown = (e) => {
    let t = y(e);
    t && t !== i.current && me(t) ? e.stopPropagation() : ge?.(e);
  };
  let _e = pe.onMouseDown;
  return (
    (pe.onMouseDown = (e) => {
      let t = y(e);
      t && t !== i.current && me(t) ? e.stopPropagation() : _e?.(e);
    }),
    {
      itemProps: pe,
      isPressed: ce,
      isSelected: n.isSelected(r),
      isFocused: n.isFocused && n.focusedKey === r,
      isDisabled: c,
      allowsSelection: x,
      hasAction: C,
    }
  );
}
function Yo(e) {
  return e === `Enter`;
}
function Xo(e) {
  return e === ` `;
}
function Zo(e, t) {
  return typeof t.getChildren == `function` ? t.getChildren(e.key) : e.childNodes;
}
function Qo(e) {
  return $o(e, 0);
}
function $o(e, t) {
  if (t < 0) return;
  let n = 0;
  for (let r of e) {
    if (n === t) return r;
    n++;
  }
}
function es(e, t, n) {
  if (t.parentKey === n.parentKey) return t.index - n.index;
  let r = [...ts(e, t), t],
    i = [...ts(e, n), n],
    a = r.slice(0, i.length).findIndex((e, t) => e !== i[t]);
  return a === -1
    ? r.findIndex((e) => e === n) >= 0
      ? 1
      : (i.findIndex((e) => e === t), -1)
    : ((t = r[a]), (n = i[a]), t.index - n.index);
}
function ts(e, t) {
  let n = [],
    r = t;
  for (; r?.parentKey != null; ) (r = e.getItem(r.parentKey)), r && n.unshift(r);
  return n;
}
var ns = new WeakMap();
function rs(e) {
  let t = ns.get(e);
  if (t != null) return t;
  let n = 0,
    r = (t) => {
      for (let i of t) i.type === `section` ? r(Zo(i, e)) : i.type === `item` && n++;
    };
  return r(e), ns.set(e, n), n;
}
function is(e, t, n) {
  let {
      id: r,
      key: i,
      closeOnSelect: a,
      shouldCloseOnSelect: o,
      isVirtualized: s,
      'aria-haspopup': c,
      onPressStart: l,
      onPressUp: u,
      onPress: d,
      onPressChange: f,
      onPressEnd: p,
      onClick: m,
      onHoverStart: g,
      onHoverChange: _,
      onHoverEnd: v,
      onKeyDown: b,
      onKeyUp: ee,
      onFocus: x,
      onFocusChange: te,
      onBlur: S,
      selectionManager: C = t.selectionManager,
    } = e,
    w = !!c,
    T = w && e[`aria-expanded`] === `true`,
    E = e.isDisabled ?? C.isDisabled(i),
    re = e.isSelected ?? C.isSelected(i),
    ie = ko.get(t),
    D = t.collection.getItem(i),
    O = e.onClose || ie.onClose,
    oe = M(),
    se = () => {
      if (!w && (D?.props?.onAction ? D.props.onAction() : e.onAction && e.onAction(i), ie.onAction)) {
        let e = ie.onAction;
        e(i, D?.value);
      }
    },
    ce = `menuitem`;
  w ||
    (C.selectionMode === `single`
      ? (ce = `menuitemradio`)
      : C.selectionMode === `multiple` && (ce = `menuitemcheckbox`));
  let ue = ge(),
    de = ge(),
    fe = ge(),
    pe = {
      id: r,
      'aria-disabled': E || void 0,
      role: ce,
      'aria-label': e[`aria-label`],
      'aria-labelledby': ue,
      'aria-describedby': [e[`aria-describedby`], de, fe].filter(Boolean).join(` `) || void 0,
      'aria-controls': e[`aria-controls`],
      'aria-haspopup': c,
      'aria-expanded': e[`aria-expanded`],
    };
  if ((C.selectionMode !== `none` && !w && (pe[`aria-checked`] = re), s)) {
    let e = Number(D?.index);
    (pe[`aria-posinset`] = Number.isNaN(e) ? void 0 : e + 1), (pe[`aria-setsize`] = rs(t.collection));
  }
  let me = (0, P.useRef)(!1),
    ve = (e) => {
      f?.(e), (me.current = e);
    },
    A = (0, P.useRef)(null),
    j = (e) => {
      e.pointerType !== `keyboard` && (A.current = { pointerType: e.pointerType }),
        e.pointerType === `mouse` && (me.current || e.target.click()),
        u?.(e);
    },
    be = (e) => {
      m?.(e), se(), Te(e, oe, D.props.href, D?.props.routerOptions);
      let t =
        A.current?.pointerType === `keyboard`
          ? A.current?.key === `Enter` || C.selectionMode === `none` || C.isLink(i)
          : C.selectionMode !== `multiple` || C.isLink(i);
      (t = o ?? a ?? t), O && !w && t && O(), (A.current = null);
    },
    { itemProps: xe, isFocused: Se } = Jo({
      id: r,
      selectionManager: C,
      key: i,
      ref: n,
      shouldSelectOnPressUp: !0,
      allowsDifferentPressOrigin: !0,
      linkBehavior: `none`,
      shouldUseVirtualFocus: ie.shouldUseVirtualFocus,
    }),
    { pressProps: Ce, isPressed: we } = he({
      onPressStart: l,
      onPress: d,
      onPressUp: j,
      onPressChange: ve,
      onPressEnd: p,
      isDisabled: E,
    }),
    { hoverProps: De } = ye({
      isDisabled: E,
      onHoverStart(e) {
        !ae() && !(T && c) && (C.setFocused(!0), C.setFocusedKey(i)), g?.(e);
      },
      onHoverChange: _,
      onHoverEnd: v,
    }),
    { keyboardProps: Oe } = le({
      shortcuts: {
        ' ': (e) => {
          (A.current = { pointerType: `keyboard`, key: ` ` }), y(e).click(), Ee(`keyboard`);
        },
        Enter: (e) => {
          A.current = { pointerType: `keyboard`, key: `Enter` };
          let t = y(e);
          if (t.tagName !== `A`) t.click(), Ee(`keyboard`);
          else return Ee(`keyboard`), { shouldPreventDefault: !1, shouldContinuePropagation: !1 };
        },
      },
      onKeyDown: b,
      onKeyUp: ee,
    }),
    { focusableProps: ke } = _e({ onBlur: S, onFocus: x, onFocusChange: te }, n),
    Ae = h(D?.props);
  delete Ae.id;
  let je = ne(D?.props);
  return {
    menuItemProps: {
      ...pe,
      ...k(
        Ae,
        je,
        w
          ? { onFocus: xe.onFocus, 'data-collection': xe[`data-collection`], 'data-key': xe[`data-key`] }
          : xe,
        Ce,
        De,
        Oe,
        ke,
        ie.shouldUseVirtualFocus || w ? { onMouseDown: (e) => e.preventDefault() } : void 0,
        E ? void 0 : { onClick: be },
      ),
      tabIndex: xe.tabIndex != null && T && !ie.shouldUseVirtualFocus ? -1 : xe.tabIndex,
    },
    labelProps: { id: ue },
    descriptionProps: { id: de },
    keyboardShortcutProps: { id: fe },
    isFocused: Se,
    isFocusVisible: Se && C.isFocused && ae() && !T,
    isSelected: re,
    isPressed: we,
    isDisabled: E,
  };
}
function as(e) {
  let { heading: t, 'aria-label': n } = e,
    r = be();
  return {
    itemProps: { role: `presentation` },
    headingProps: t ? { id: r, role: `presentation` } : {},
    groupProps: { role: `group`, 'aria-label': n, 'aria-labelledby': t ? r : void 0 },
  };
}
function os(e) {
  let t = P.version.split(`.`);
  return parseInt(t[0], 10) >= 19 ? e : e ? `true` : void 0;
}
function ss(e, t) {
  let { collection: n, onLoadMore: r, scrollOffset: i = 1, direction: a = `end` } = e,
    o = (0, P.useRef)(null),
    s = O((e) => {
      for (let t of e) t.isIntersecting && r && r();
    });
  fe(() => {
    if (t.current) {
      let e = 100 * i,
        n = a === `start` ? `${e}% 0px 0px 0px` : `0px ${e}% ${e}% ${e}%`;
      (o.current = new IntersectionObserver(s, { root: cn(t?.current), rootMargin: n })),
        o.current.observe(t.current);
    }
    return () => {
      o.current && o.current.disconnect();
    };
  }, [n, t, i, a]);
}
var V = class e extends Set {
    constructor(t, n, r) {
      super(t),
        t instanceof e
          ? ((this.anchorKey = n ?? t.anchorKey), (this.currentKey = r ?? t.currentKey))
          : ((this.anchorKey = n ?? null), (this.currentKey = r ?? null));
    }
  },
  H = class e {
    constructor(e, t, n) {
      (this.collection = e),
        (this.state = t),
        (this.allowsCellSelection = n?.allowsCellSelection ?? !1),
        (this._isSelectAll = null),
        (this.layoutDelegate = n?.layoutDelegate || null),
        (this.fullCollection = n?.fullCollection || null);
    }
    get selectionMode() {
      return this.state.selectionMode;
    }
    get disallowEmptySelection() {
      return this.state.disallowEmptySelection;
    }
    get selectionBehavior() {
      return this.state.selectionBehavior;
    }
    setSelectionBehavior(e) {
      this.state.setSelectionBehavior(e);
    }
    get isFocused() {
      return this.state.isFocused;
    }
    setFocused(e) {
      this.state.setFocused(e);
    }
    get focusedKey() {
      return this.state.focusedKey;
    }
    get childFocusStrategy() {
      return this.state.childFocusStrategy;
    }
    setFocusedKey(e, t) {
      (e == null || this.collection.getItem(e)) && this.state.setFocusedKey(e, t);
    }
    get selectedKeys() {
      return this.state.selectedKeys === `all` ? new Set(this.getSelectAllKeys()) : this.state.selectedKeys;
    }
    get rawSelection() {
      return this.state.selectedKeys;
    }
    isSelected(e) {
      if (this.state.selectionMode === `none`) return !1;
      let t = this.getKey(e);
      return t == null
        ? !1
        : this.state.selectedKeys === `all`
          ? this.canSelectItem(t)
          : this.state.selectedKeys.has(t);
    }
    get isEmpty() {
      return this.state.selectedKeys !== `all` && this.state.selectedKeys.size === 0;
    }
    get isSelectAll() {
      if (this.isEmpty) return !1;
      if (this.state.selectedKeys === `all`) return !0;
      if (this._isSelectAll != null) return this._isSelectAll;
      let e = this.getSelectAllKeys(),
        t = this.state.selectedKeys;
      return (this._isSelectAll = e.every((e) => t.has(e))), this._isSelectAll;
    }
    get firstSelectedKey() {
      let e = null;
      for (let t of this.state.selectedKeys) {
        let n = this.collection.getItem(t);
        (!e || (n && es(this.collection, n, e) < 0)) && (e = n);
      }
      return e?.key ?? null;
    }
    get lastSelectedKey() {
      let e = null;
      for (let t of this.state.selectedKeys) {
        let n = this.collection.getItem(t);
        (!e || (n && es(this.collection, n, e) > 0)) && (e = n);
      }
      return e?.key ?? null;
    }
    get disabledKeys() {
      return this.state.disabledKeys;
    }
    get disabledBehavior() {
      return this.state.disabledBehavior;
    }
    extendSelection(e) {
      if (this.selectionMode === `none`) return;
      if (this.selectionMode === `single`) {
        this.replaceSelection(e);
        return;
      }
      let t = this.getKey(e);
      if (t == null) return;
      let n;
      if (this.state.selectedKeys === `all`) n = new V([t], t, t);
      else {
        let e = this.state.selectedKeys,
          r = e.anchorKey ?? t;
        n = new V(e, r, t);
        for (let i of this.getKeyRange(r, e.currentKey ?? t)) n.delete(i);
        for (let e of this.getKeyRange(t, r)) this.canSelectItem(e) && n.add(e);
      }
      this.state.setSelectedKeys(n);
    }
    getKeyRange(e, t) {
      let n = this.collection.getItem(e),
        r = this.collection.getItem(t);
      return n && r
        ? es(this.collection, n, r) <= 0
          ? this.getKeyRangeInternal(e, t)
          : this.getKeyRangeInternal(t, e)
        : [];
    }
    getKeyRangeInternal(e, t) {
      if (this.layoutDelegate?.getKeyRange) return this.layoutDelegate.getKeyRange(e, t);
      let n = [],
        r = e;
      for (; r != null; ) {
        let e = this.collection.getItem(r);
        if (
          (e && (e.type === `item` || (e.type === `cell` && this.allowsCellSelection)) && n.push(r), r === t)
        )
          return n;
        r = this.collection.getKeyAfter(r);
      }
      return [];
    }
    getKey(e) {
      let t = this.collection.getItem(e);
      if (!t || (t.type === `cell` && this.allowsCellSelection)) return e;
      for (; t && t.type !== `item` && t.parentKey != null; ) t = this.collection.getItem(t.parentKey);
      return !t || t.type !== `item` ? null : t.key;
    }
    toggleSelection(e) {
      if (this.selectionMode === `none`) return;
      if (this.selectionMode === `single` && !this.isSelected(e)) {
        this.replaceSelection(e);
        return;
      }
      let t = this.getKey(e);
      if (t == null) return;
      let n = new V(this.state.selectedKeys === `all` ? this.getSelectAllKeys() : this.state.selectedKeys);
      n.has(t) ? n.delete(t) : this.canSelectItem(t) && (n.add(t), (n.anchorKey = t), (n.currentKey = t)),
        (this.disallowEmptySelection && n.size === 0) || this.state.setSelectedKeys(n);
    }
    replaceSelection(e) {
      if (this.selectionMode === `none`) return;
      let t = this.getKey(e);
      if (t == null) return;
      let n = this.canSelectItem(t) ? new V([t], t, t) : new V();
      this.state.setSelectedKeys(n);
    }
    setSelectedKeys(e) {
      if (this.selectionMode === `none`) return;
      let t = new V();
      for (let n of e) {
        let e = this.getKey(n);
        if (e != null && (t.add(e), this.selectionMode === `single`)) break;
      }
      this.state.setSelectedKeys(t);
    }
    getSelectAllKeys() {
      let e = this.fullCollection ?? this.collection,
        t = [],
        n = (r) => {
          for (; r != null; ) {
            if (this.canSelectItemIn(r, e)) {
              let i = e.getItem(r);
              i?.type === `item` && t.push(r),
                i?.hasChildNodes &&
                  (this.allowsCellSelection || i.type !== `item`) &&
                  n(Qo(Zo(i, e))?.key ?? null);
            }
            r = e.getKeyAfter(r);
          }
        };
      return n(e.getFirstKey()), t;
    }
    selectAll() {
      !this.isSelectAll && this.selectionMode === `multiple` && this.state.setSelectedKeys(`all`);
    }
    clearSelection() {
      !this.disallowEmptySelection &&
        (this.state.selectedKeys === `all` || this.state.selectedKeys.size > 0) &&
        this.state.setSelectedKeys(new V());
    }
    toggleSelectAll() {
      this.isSelectAll ? this.clearSelection() : this.selectAll();
    }
    select(e, t) {
      this.selectionMode !== `none` &&
        (this.selectionMode === `single`
          ? this.isSelected(e) && !this.disallowEmptySelection
            ? this.toggleSelection(e)
            : this.replaceSelection(e)
          : this.selectionBehavior === `toggle` ||
              (t && (t.pointerType === `touch` || t.pointerType === `virtual`))
            ? this.toggleSelection(e)
            : this.replaceSelection(e));
    }
    isSelectionEqual(e) {
      if (e === this.state.selectedKeys) return !0;
      let t = this.selectedKeys;
      if (e.size !== t.size) return !1;
      for (let n of e) if (!t.has(n)) return !1;
      for (let n of t) if (!e.has(n)) return !1;
      return !0;
    }
    canSelectItem(e) {
      return this.canSelectItemIn(e, this.collection);
    }
    canSelectItemIn(e, t) {
      if (this.state.selectionMode === `none` || this.state.disabledKeys.has(e)) return !1;
      let n = t.getItem(e);
      return !(!n || n?.props?.isDisabled || (n.type === `cell` && !this.allowsCellSelection));
    }
    isDisabled(e) {
      let t = this.collection.getItem(e);
      return (
        this.state.disabledBehavior === `all` &&
        (this.state.disabledKeys.has(e) || !!t?.props?.isDisabled) &&
        t?.props?.disabledBehavior !== `selection`
      );
    }
    isLink(e) {
      return !!this.collection.getItem(e)?.props?.href;
    }
    getItemProps(e) {
      return this.collection.getItem(e)?.props;
    }
    withCollection(t) {
      return new e(t, this.state, {
        allowsCellSelection: this.allowsCellSelection,
        layoutDelegate: this.layoutDelegate || void 0,
        fullCollection: this.fullCollection ?? this.collection,
      });
    }
  },
  cs = class {
    constructor(e, { expandedKeys: t } = {}) {
      (this.keyMap = new Map()),
        (this.firstKey = null),
        (this.lastKey = null),
        (this.iterable = e),
        (t ||= new Set());
      let n = (e) => {
        if ((this.keyMap.set(e.key, e), e.childNodes && (e.type === `section` || t.has(e.key))))
          for (let t of e.childNodes) n(t);
      };
      for (let t of e) n(t);
      let r = null,
        i = 0;
      for (let [e, t] of this.keyMap)
        r ? ((r.nextKey = e), (t.prevKey = r.key)) : ((this.firstKey = e), (t.prevKey = void 0)),
          t.type === `item` && (t.index = i++),
          (r = t),
          (r.nextKey = void 0);
      this.lastKey = r?.key ?? null;
    }
    *[Symbol.iterator]() {
      yield* this.iterable;
    }
    get size() {
      return this.keyMap.size;
    }
    getKeys() {
      return this.keyMap.keys();
    }
    getKeyBefore(e) {
      let t = this.keyMap.get(e);
      return t ? (t.prevKey ?? null) : null;
    }
    getKeyAfter(e) {
      let t = this.keyMap.get(e);
      return t ? (t.nextKey ?? null) : null;
    }
    getFirstKey() {
      return this.firstKey;
    }
    getLastKey() {
      return this.lastKey;
    }
    getItem(e) {
      return this.keyMap.get(e) ?? null;
    }
    at(e) {
      let t = [...this.getKeys()];
      return this.getItem(t[e]);
    }
  },
  ls = class {
    build(e, t) {
      return (this.context = t), us(() => this.iterateCollection(e));
    }
    *iterateCollection(e) {
      let { children: t, items: n } = e;
      if (P.isValidElement(t) && t.type === P.Fragment)
        yield* this.iterateCollection({ children: t.props.children, items: n });
      else if (typeof t == `function`) {
        if (!n) throw Error(`props.children was a function but props.items is missing`);
        let e = 0;
        for (let r of n) yield* this.getFullNode({ value: r, index: e }, { renderer: t }), e++;
      } else {
        let e = [];
        P.Children.forEach(t, (t) => {
          t && e.push(t);
        });
        let n = 0;
        for (let t of e) {
          let e = this.getFullNode({ element: t, index: n }, {});
          for (let t of e) n++, yield t;
        }
      }
    }
    getKey(e, t, n, r) {
      if (e.key != null) return e.key;
      if (t.type === `cell` && t.key != null) return `${r}${t.key}`;
      let i = t.value;
      if (i != null) {
        let e = i.key ?? i.id;
        if (e == null) throw Error(`No key found for item`);
        return e;
      }
      return r ? `${r}.${t.index}` : `$.${t.index}`;
    }
    getChildState(e, t) {
      return { renderer: t.renderer || e.renderer };
    }
    *getFullNode(e, t, n, r) {
      if (P.isValidElement(e.element) && e.element.type === P.Fragment) {
        let i = [];
        P.Children.forEach(e.element.props.children, (e) => {
          i.push(e);
        });
        let a = e.index ?? 0;
        for (let e of i) yield* this.getFullNode({ element: e, index: a++ }, t, n, r);
        return;
      }
      let i = e.element;
      if (!i && e.value && t && t.renderer) {
        let n = this.cache.get(e.value);
        if (n && (!n.shouldInvalidate || !n.shouldInvalidate(this.context))) {
          (n.index = e.index), (n.parentKey = r ? r.key : null), yield n;
          return;
        }
        i = t.renderer(e.value);
      }
      if (P.isValidElement(i)) {
        let a = i.type;
        if (typeof a != `function` && typeof a.getCollectionNode != `function`) {
          let e = i.type;
          throw Error(`Unknown element <${e}> in collection.`);
        }
        let o = a.getCollectionNode(i.props, this.context),
          s = e.index ?? 0,
          c = o.next();
        for (; !c.done && c.value; ) {
          let a = c.value;
          e.index = s;
          let l = a.key ?? null;
          l ??= a.element ? null : this.getKey(i, e, t, n);
          let u = [
            ...this.getFullNode(
              { ...a, key: l, index: s, wrapper: ds(e.wrapper, a.wrapper) },
              this.getChildState(t, a),
              n ? `${n}${i.key}` : i.key,
              r,
            ),
          ];
          for (let t of u) {
            if (
              ((t.value = a.value ?? e.value ?? null),
              t.value && this.cache.set(t.value, t),
              e.type && t.type !== e.type)
            )
              throw Error(
                `Unsupported type <${fs(t.type)}> in <${fs(r?.type ?? `unknown parent type`)}>. Only <${fs(e.type)}> is supported.`,
              );
            s++, yield t;
          }
          c = o.next(u);
        }
        return;
      }
      if (e.key == null || e.type == null) return;
      let a = this,
        o = {
          type: e.type,
          props: e.props,
          key: e.key,
          parentKey: r ? r.key : null,
          value: e.value ?? null,
          level: (r?.level ?? 0) + +(r?.type === `item`),
          index: e.index,
          rendered: e.rendered,
          textValue: e.textValue ?? ``,
          'aria-label': e[`aria-label`],
          wrapper: e.wrapper,
          shouldInvalidate: e.shouldInvalidate,
          hasChildNodes: e.hasChildNodes || !1,
          childNodes: us(function* () {
            if (!e.hasChildNodes || !e.childNodes) return;
            let n = 0;
            for (let r of e.childNodes()) {
              r.key != null && (r.key = `${o.key}${r.key}`);
              let e = a.getFullNode({ ...r, index: n }, a.getChildState(t, r), o.key, o);
              for (let t of e) n++, yield t;
            }
          }),
        };
      yield o;
    }
    constructor() {
      this.cache = new WeakMap();
    }
  };
function us(e) {
  let t = [],
    n = null;
  return {
    *[Symbol.iterator]() {
      for (let e of t) yield e;
      n ||= e();
      for (let e of n) t.push(e), yield e;
    },
  };
}
function ds(e, t) {
  if (e && t) return (n) => e(t(n));
  if (e) return e;
  if (t) return t;
}
function fs(e) {
  return e[0].toUpperCase() + e.slice(1);
}
function ps(e, t, n) {
  let r = (0, P.useMemo)(() => new ls(), []),
    { children: i, items: a, collection: o } = e;
  return (0, P.useMemo)(() => o || t(r.build({ children: i, items: a }, n)), [r, i, a, o, n, t]);
}
function ms(e, t) {
  if (e.size !== t.size) return !1;
  for (let n of e) if (!t.has(n)) return !1;
  return !0;
}
function hs(e) {
  let {
      selectionMode: t = `none`,
      disallowEmptySelection: n = !1,
      allowDuplicateSelectionEvents: r,
      selectionBehavior: i = `toggle`,
      disabledBehavior: a = `all`,
    } = e,
    o = (0, P.useRef)(!1),
    [, s] = (0, P.useState)(!1),
    c = (0, P.useRef)(null),
    l = (0, P.useRef)(null),
    [, u] = (0, P.useState)(null),
    d = (0, P.useMemo)(() => gs(e.selectedKeys), [e.selectedKeys]),
    f = (0, P.useMemo)(() => gs(e.defaultSelectedKeys, new V()), [e.defaultSelectedKeys]),
    [p, m] = Ut(d, f, e.onSelectionChange),
    h = (0, P.useMemo)(() => (e.disabledKeys ? new Set(e.disabledKeys) : new Set()), [e.disabledKeys]),
    [g, _] = (0, P.useState)(i);
  i === `replace` && g === `toggle` && typeof p == `object` && p.size === 0 && _(`replace`);
  let v = (0, P.useRef)(i);
  return (
    (0, P.useEffect)(() => {
      i !== v.current && (_(i), (v.current = i));
    }, [i]),
    {
      selectionMode: t,
      disallowEmptySelection: n,
      selectionBehavior: g,
      setSelectionBehavior: _,
      get isFocused() {
        return o.current;
      },
      setFocused(e) {
        (o.current = e), s(e);
      },
      get focusedKey() {
        return c.current;
      },
      get childFocusStrategy() {
        return l.current;
      },
      setFocusedKey(e, t = `first`) {
        (c.current = e), (l.current = t), u(e);
      },
      selectedKeys: p,
      setSelectedKeys(e) {
        (r || !ms(e, p)) && m(e);
      },
      disabledKeys: h,
      disabledBehavior: a,
    }
  );
}
function gs(e, t) {
  return e ? (e === `all` ? `all` : new V(e)) : t;
}
function _s(e) {
  let { onExpandedChange: t } = e,
    [n, r] = Ut(
      e.expandedKeys ? new Set(e.expandedKeys) : void 0,
      e.defaultExpandedKeys ? new Set(e.defaultExpandedKeys) : new Set(),
      t,
    ),
    i = hs(e),
    a = (0, P.useMemo)(() => (e.disabledKeys ? new Set(e.disabledKeys) : new Set()), [e.disabledKeys]),
    o = ps(
      e,
      (0, P.useCallback)((e) => new cs(e, { expandedKeys: n }), [n]),
      null,
    );
  return (
    (0, P.useEffect)(() => {
      i.focusedKey != null && !o.getItem(i.focusedKey) && i.setFocusedKey(null);
    }, [o, i.focusedKey]),
    {
      collection: o,
      expandedKeys: n,
      disabledKeys: a,
      toggleKey: (e) => {
        r(vs(n, e));
      },
      setExpandedKeys: r,
      selectionManager: new H(o, i),
    }
  );
}
function vs(e, t) {
  let n = new Set(e);
  return n.has(t) ? n.delete(t) : n.add(t), n;
}
var ys = (0, P.createContext)(null),
  bs = (0, P.createContext)(null),
  xs = (0, P.createContext)(null),
  Ss = (0, P.createContext)(null);
function Cs(e) {
  let t = po(e),
    n = (0, P.useRef)(null),
    { menuTriggerProps: r, menuProps: i } = Oo({ ...e, type: `menu` }, t, n),
    a = (0, P.useRef)(null);
  return _()
    ? null
    : P.createElement(
        E,
        {
          values: [
            [ys, { ...i, ref: a }],
            [_n, t],
            [xs, t],
            [
              co,
              {
                trigger: `MenuTrigger`,
                triggerRef: n,
                scrollRef: a,
                placement: `bottom start`,
                'aria-labelledby': i[`aria-labelledby`],
                offset: e.trigger === `contextMenu` ? 0 : void 0,
              },
            ],
          ],
        },
        P.createElement(mn, { ...r, ref: n, isPressed: t.isOpen }, e.children),
      );
}
var ws = (0, P.createContext)(null);
(class extends xa {
  static {
    this.type = `submenutrigger`;
  }
  filter(e, t, n) {
    let r = e.getItem(this.firstChildKey);
    if (r && n(r.textValue, this)) {
      let n = this.clone();
      return t.addDescendants(n, e), n;
    }
    return null;
  }
});
var Ts = (0, P.forwardRef)(function (e, t) {
  return (
    ([e, t] = T(e, t, ys)),
    P.createElement(Ra, { content: P.createElement(Xa, e) }, (n) =>
      P.createElement(Es, { props: e, collection: n, menuRef: t }),
    )
  );
});
function Es({ props: e, collection: t, menuRef: n }) {
  [e, n] = T(e, n, R);
  let { filter: r, ...i } = e,
    a = (0, P.useMemo)(() => (r ? t.filter(r) : t), [t, r]),
    o = _s({ ...e, collection: a, children: void 0 }),
    s = (0, P.useContext)(xs),
    { isVirtualized: c, CollectionRoot: l } = (0, P.useContext)(io),
    { menuProps: u } = qo({ ...e, isVirtualized: c, onClose: e.onClose || s?.close }, o, n),
    d = re({
      ...e,
      children: void 0,
      defaultClassName: `react-aria-Menu`,
      values: { isEmpty: o.collection.size === 0 },
    }),
    f = null;
  o.collection.size === 0 &&
    e.renderEmptyState &&
    (f = P.createElement(`div`, { role: `menuitem`, style: { display: `contents` } }, e.renderEmptyState()));
  let p = h(e, { global: !0 });
  return P.createElement(
    pn,
    null,
    P.createElement(
      se.div,
      {
        ...k(p, d, u),
        ref: n,
        slot: e.slot || void 0,
        'data-empty': o.collection.size === 0 || void 0,
        onScroll: e.onScroll,
      },
      P.createElement(
        E,
        {
          values: [
            [bs, o],
            [vo, { elementType: `div` }],
            [eo, { name: `MenuSection`, render: Os }],
            [ws, { parentMenuRef: n, shouldUseVirtualFocus: i?.shouldUseVirtualFocus }],
            [As, { shouldCloseOnSelect: e.shouldCloseOnSelect }],
            [R, null],
            [sa, null],
            [Ss, o.selectionManager],
            [xs, s ?? po({})],
          ],
        },
        P.createElement(
          go,
          null,
          P.createElement(l, {
            collection: o.collection,
            persistedKeys: ao(o.selectionManager.focusedKey),
            scrollRef: n,
          }),
        ),
      ),
      f,
    ),
  );
}
var Ds = class extends H {
  constructor(e, t) {
    super(e.collection, t), (this.parent = e);
  }
  get focusedKey() {
    return this.parent.focusedKey;
  }
  get isFocused() {
    return this.parent.isFocused;
  }
  setFocusedKey(e, t) {
    return this.parent.setFocusedKey(e, t);
  }
  setFocused(e) {
    this.parent.setFocused(e);
  }
  get childFocusStrategy() {
    return this.parent.childFocusStrategy;
  }
};
function Os(e, t, n, r = `react-aria-MenuSection`) {
  let i = (0, P.useContext)(bs),
    { CollectionBranch: a } = (0, P.useContext)(io),
    [o, s] = te(),
    { headingProps: c, groupProps: l } = as({ heading: s, 'aria-label': n.props[`aria-label`] ?? void 0 }),
    u = re({
      ...e,
      id: void 0,
      children: void 0,
      defaultClassName: r,
      className: n.props?.className,
      style: n.props?.style,
      values: void 0,
    }),
    d = (0, P.useContext)(Ss),
    f = hs(e),
    p = e.selectionMode == null ? d : new Ds(d, f),
    m = me(As)?.shouldCloseOnSelect,
    g = h(e, { global: !0 });
  return (
    delete g.id,
    P.createElement(
      se.section,
      { ...k(g, u, l), ref: t },
      P.createElement(
        E,
        {
          values: [
            [Qa, { ...c, ref: o }],
            [Ss, p],
            [As, { shouldCloseOnSelect: e.shouldCloseOnSelect ?? m }],
          ],
        },
        P.createElement(a, { collection: i.collection, parent: n }),
      ),
    )
  );
}
var ks = qa(Ea, Os),
  As = (0, P.createContext)(null),
  js = Ka(Ta, function (e, t, n) {
    [e, t] = T(e, t, As);
    let r = me(As)?.id,
      i = (0, P.useContext)(bs),
      a = A(t),
      o = (0, P.useContext)(Ss),
      { isVirtualized: s } = (0, P.useContext)(io),
      {
        menuItemProps: c,
        labelProps: u,
        descriptionProps: d,
        keyboardShortcutProps: f,
        ...p
      } = is({ ...e, id: r, key: n.key, selectionManager: o, isVirtualized: s }, i, a),
      { hoverProps: m, isHovered: g } = ye({ isDisabled: p.isDisabled }),
      _ = re({
        ...e,
        id: void 0,
        children: n.rendered,
        defaultClassName: `react-aria-MenuItem`,
        values: {
          ...p,
          isHovered: g,
          isFocusVisible: p.isFocusVisible,
          selectionMode: o.selectionMode,
          selectionBehavior: o.selectionBehavior,
          hasSubmenu: !!e[`aria-haspopup`],
          isOpen: e[`aria-expanded`] === `true`,
        },
      }),
      v = e.href ? se.a : se.div,
      y = h(e, { global: !0 });
    return (
      delete y.id,
      delete y.onClick,
      P.createElement(
        v,
        {
          ...k(y, _, c, m),
          ref: a,
          'data-disabled': p.isDisabled || void 0,
          'data-hovered': g || void 0,
          'data-focused': p.isFocused || void 0,
          'data-focus-visible': p.isFocusVisible || void 0,
          'data-pressed': p.isPressed || void 0,
          'data-selected': p.isSelected || void 0,
          'data-selection-mode': o.selectionMode === `none` ? void 0 : o.selectionMode,
          'data-has-submenu': !!e[`aria-haspopup`] || void 0,
          'data-open': e[`aria-expanded`] === `true` || void 0,
        },
        P.createElement(
          E,
          {
            values: [
              [Qt, { slots: { [l]: u, label: u, description: d } }],
              [oo, f],
              [_o, { isSelected: p.isSelected }],
            ],
          },
          _.children,
        ),
      )
    );
  });
Ka(wa, function (e, t, n) {
  let r = (0, P.useContext)(bs),
    { isLoading: i, onLoadMore: a, scrollOffset: o, ...s } = e,
    c = (0, P.useRef)(null);
  ss(
    (0, P.useMemo)(
      () => ({ onLoadMore: a, collection: r?.collection, sentinelRef: c, scrollOffset: o }),
      [a, o, r?.collection],
    ),
    c,
  );
  let l = re({
    ...s,
    id: void 0,
    children: n.rendered,
    defaultClassName: `react-aria-MenuLoadingIndicator`,
    values: void 0,
  });
  return P.createElement(
    P.Fragment,
    null,
    P.createElement(
      `div`,
      { style: { position: `relative`, width: 0, height: 0 }, inert: os(!0) },
      P.createElement(`div`, {
        'data-testid': `loadMoreSentinel`,
        ref: c,
        style: { position: `absolute`, height: 1, width: 1 },
      }),
    ),
    i &&
      l.children &&
      P.createElement(
        P.Fragment,
        null,
        P.createElement(
          se.div,
          { ...k(h(e, { global: !0 }), { tabIndex: -1 }), ...l, role: `menuitem`, ref: t },
          l.children,
        ),
      ),
  );
});
function Ms(e) {
  let t = (0, I.c)(16),
    n,
    r,
    i,
    a;
  t[0] === e
    ? ((n = t[1]), (r = t[2]), (i = t[3]), (a = t[4]))
    : (({ trigger: a, note: r, children: n, ...i } = e),
      (t[0] = e),
      (t[1] = n),
      (t[2] = r),
      (t[3] = i),
      (t[4] = a));
  let o;
  t[5] === r
    ? (o = t[6])
    : ((o = r ? (0, F.jsx)(`div`, { className: `menu-note`, children: r }) : null), (t[5] = r), (t[6] = o));
  let s;
  t[7] !== n || t[8] !== i
    ? ((s = (0, F.jsx)(Ts, { ...i, className: `menu`, children: n })), (t[7] = n), (t[8] = i), (t[9] = s))
    : (s = t[9]);
  let c;
  t[10] !== o || t[11] !== s
    ? ((c = (0, F.jsxs)(uo, { className: `popover`, placement: `bottom end`, children: [o, s] })),
      (t[10] = o),
      (t[11] = s),
      (t[12] = c))
    : (c = t[12]);
  let l;
  return (
    t[13] !== c || t[14] !== a
      ? ((l = (0, F.jsxs)(Cs, { children: [a, c] })), (t[13] = c), (t[14] = a), (t[15] = l))
      : (l = t[15]),
    l
  );
}
function Ns(e) {
  let t = (0, I.c)(11),
    n,
    r,
    i;
  t[0] === e
    ? ((n = t[1]), (r = t[2]), (i = t[3]))
    : (({ icon: r, children: n, ...i } = e), (t[0] = e), (t[1] = n), (t[2] = r), (t[3] = i));
  let a;
  t[4] === n ? (a = t[5]) : ((a = (0, F.jsx)(`span`, { children: n })), (t[4] = n), (t[5] = a));
  let o;
  return (
    t[6] !== n || t[7] !== r || t[8] !== i || t[9] !== a
      ? ((o = (0, F.jsxs)(js, { ...i, textValue: n, className: `menu-item`, children: [r, a] })),
        (t[6] = n),
        (t[7] = r),
        (t[8] = i),
        (t[9] = a),
        (t[10] = o))
      : (o = t[10]),
    o
  );
}
function Ps(e) {
  let t = (0, I.c)(5),
    { title: n, children: r } = e,
    i;
  t[0] === n
    ? (i = t[1])
    : ((i = (0, F.jsx)($a, { className: `menu-section-title`, children: n })), (t[0] = n), (t[1] = i));
  let a;
  return (
    t[2] !== r || t[3] !== i
      ? ((a = (0, F.jsxs)(ks, { children: [i, r] })), (t[2] = r), (t[3] = i), (t[4] = a))
      : (a = t[4]),
    a
  );
}
var Fs = {
    student: { id: `a0qEkS` },
    teacher: { id: `lypRAW` },
    professional: { id: `Oojfbh` },
    institution: { id: `jw3JQu` },
    admin: { id: `Faptqt` },
    super_admin: { id: `Faptqt` },
  },
  Is = (e) => Fs[e];
function Ls() {
  let e = (0, I.c)(7),
    { _: t } = n(),
    r = Dt(),
    i = pt();
  if (r.status === `signed-in`) {
    let t;
    return (
      e[0] === r.session
        ? (t = e[1])
        : ((t = (0, F.jsx)(Rs, { session: r.session })), (e[0] = r.session), (e[1] = t)),
      t
    );
  }
  if (!i(`/auth`)) return null;
  let a;
  e[2] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((a = (0, F.jsx)(Tt, { 'aria-hidden': `true`, size: 24 })), (e[2] = a))
    : (a = e[2]);
  let o;
  e[3] === t ? (o = e[4]) : ((o = t({ id: `z0t9bb` })), (e[3] = t), (e[4] = o));
  let s;
  return (
    e[5] === o
      ? (s = e[6])
      : ((s = (0, F.jsx)(yt, { to: `/auth`, id: `user-menu`, variant: `quiet`, icon: a, children: o })),
        (e[5] = o),
        (e[6] = s)),
    s
  );
}
function Rs({ session: e }) {
  let { _: t, i18n: r } = n(),
    i = Ft(),
    a = Ot(),
    o = pt(),
    s = zs(),
    { user: c, organizations: l, currentOrganization: u, accountType: d } = e;
  return (0, F.jsxs)(Ms, {
    'aria-label': t({ id: `AeXO77` }),
    trigger: (0, F.jsx)(kn, {
      id: `user-menu`,
      variant: `quiet`,
      icon: (0, F.jsx)(xi, { 'aria-hidden': `true`, size: 24 }),
      children: t({ id: `AeXO77` }),
    }),
    note: (0, F.jsxs)(`dl`, {
      className: `account-note`,
      children: [
        (0, F.jsxs)(`div`, {
          children: [
            (0, F.jsx)(`dt`, { className: `spoken`, children: t({ id: `6YtxFj` }) }),
            (0, F.jsx)(`dd`, { children: (0, F.jsx)(`strong`, { children: c.displayName }) }),
          ],
        }),
        (0, F.jsxs)(`div`, {
          children: [
            (0, F.jsx)(`dt`, { className: `spoken`, children: t({ id: `O3oNi5` }) }),
            (0, F.jsx)(`dd`, { children: c.email }),
          ],
        }),
        (0, F.jsxs)(`div`, {
          children: [
            (0, F.jsx)(`dt`, { className: `spoken`, children: t({ id: `gFCwsT` }) }),
            (0, F.jsx)(`dd`, { children: r._(Is(d)) }),
          ],
        }),
      ],
    }),
    children: [
      (0, F.jsx)(Ps, {
        title: t({ id: `ucgZ0o` }),
        children: l.map(({ organization: e }) => {
          let n = e.id === u?.id;
          return (0, F.jsx)(
            Ns,
            {
              icon: n
                ? (0, F.jsx)(_i, { 'aria-hidden': `true`, size: 20 })
                : (0, F.jsx)(kt, { 'aria-hidden': `true`, size: 20 }),
              onAction: () => void s(e.id),
              children: n ? t({ id: `ULamOC`, values: { 0: e.name } }) : e.name,
            },
            e.id,
          );
        }),
      }),
      (0, F.jsxs)(Ps, {
        title: t({ id: `kWJmRL` }),
        children: [
          o(`/organization/settings`) && Pt({ status: `signed-in`, session: e })
            ? (0, F.jsx)(Ns, {
                icon: (0, F.jsx)(wt, { 'aria-hidden': `true`, size: 20 }),
                onAction: () => i(`/organization/settings`),
                children: t({ id: `aQ_R4-` }),
              })
            : null,
          o(`/settings`)
            ? (0, F.jsx)(Ns, {
                icon: (0, F.jsx)(At, { 'aria-hidden': `true`, size: 20 }),
                onAction: () => i(`/settings`),
                children: t({ id: `Tz0i8g` }),
              })
            : null,
          (0, F.jsx)(Ns, {
            icon: (0, F.jsx)(Mt, { 'aria-hidden': `true`, size: 20 }),
            onAction: () => void a(),
            children: t({ id: `nOhz3x` }),
          }),
        ],
      }),
    ],
  });
}
function zs() {
  let { _: e } = n(),
    t = De();
  return async (n) => {
    try {
      let r = await He.organizations.switch({ organizationId: n });
      await t.invalidateQueries(),
        await t.refetchQueries({ queryKey: Et.queryKey }),
        qt.show(e({ id: `WkYMFX`, values: { 0: r.name } }), `success`);
    } catch {
      qt.show(e({ id: `CmOKUo` }), `error`);
    }
  };
}
function Bs() {
  let e = (0, I.c)(15),
    { _: t } = n(),
    r = Rt(),
    i = gn(mt),
    a = gn(gt),
    o = pt(),
    s = r === `desktop` ? i === `collapsed` : !a,
    c = !s,
    l = r !== `desktop`,
    u;
  e[0] !== c || e[1] !== l
    ? ((u = (0, F.jsx)(Vs, { isOpen: c, isDrawer: l })), (e[0] = c), (e[1] = l), (e[2] = u))
    : (u = e[2]);
  let d;
  e[3] !== r || e[4] !== s || e[5] !== t
    ? ((d =
        s && r !== `mobile`
          ? (0, F.jsx)(_t, {
              to: `/`,
              className: `header-logo`,
              'aria-label': t({ id: `cjghId` }),
              children: (0, F.jsx)(jt, {}),
            })
          : null),
      (e[3] = r),
      (e[4] = s),
      (e[5] = t),
      (e[6] = d))
    : (d = e[6]);
  let f;
  e[7] === o
    ? (f = e[8])
    : ((f = o(`/search`) ? (0, F.jsx)(Hs, {}) : (0, F.jsx)(`span`, { className: `header-space` })),
      (e[7] = o),
      (e[8] = f));
  let p, m;
  e[9] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((p = (0, F.jsx)(Us, {})), (m = (0, F.jsx)(Ls, {})), (e[9] = p), (e[10] = m))
    : ((p = e[9]), (m = e[10]));
  let h;
  return (
    e[11] !== u || e[12] !== d || e[13] !== f
      ? ((h = (0, F.jsx)(`header`, {
          className: `header`,
          children: (0, F.jsxs)(`div`, { className: `header-row`, children: [u, d, f, p, m] }),
        })),
        (e[11] = u),
        (e[12] = d),
        (e[13] = f),
        (e[14] = h))
      : (h = e[14]),
    h
  );
}
function Vs(e) {
  let t = (0, I.c)(13),
    { isOpen: r, isDrawer: i } = e,
    { _: a } = n(),
    o = i ? Ti : r ? ki : ji,
    s;
  t[0] !== r || t[1] !== a
    ? ((s = a(r ? { id: `Y544Qa` } : { id: `KYj5un` })), (t[0] = r), (t[1] = a), (t[2] = s))
    : (s = t[2]);
  let c;
  t[3] === o ? (c = t[4]) : ((c = (0, F.jsx)(o, { 'aria-hidden': `true` })), (t[3] = o), (t[4] = c));
  let l;
  t[5] !== i || t[6] !== r
    ? ((l = () => {
        i ? gt.set(!0) : ft(r ? `collapsed` : `expanded`);
      }),
      (t[5] = i),
      (t[6] = r),
      (t[7] = l))
    : (l = t[7]);
  let u;
  return (
    t[8] !== r || t[9] !== s || t[10] !== c || t[11] !== l
      ? ((u = (0, F.jsx)(Kt, { label: s, keys: `Ctrl+\\`, icon: c, 'aria-expanded': r, onPress: l })),
        (t[8] = r),
        (t[9] = s),
        (t[10] = c),
        (t[11] = l),
        (t[12] = u))
      : (u = t[12]),
    u
  );
}
function Hs() {
  let e = (0, I.c)(25),
    { _: t } = n(),
    r = Ft(),
    [i, a] = (0, P.useState)(``),
    o;
  e[0] === i ? (o = e[1]) : ((o = i.trim()), (e[0] = i), (e[1] = o));
  let s = o,
    c;
  e[2] === t ? (c = e[3]) : ((c = t({ id: `ebQKK7` })), (e[2] = t), (e[3] = c));
  let l;
  e[4] !== r || e[5] !== s
    ? ((l = (e) => {
        e.preventDefault(), s && r(`/search`, { search: { q: s } });
      }),
      (e[4] = r),
      (e[5] = s),
      (e[6] = l))
    : (l = e[6]);
  let u;
  e[7] === t ? (u = e[8]) : ((u = t({ id: `f5xu5S` })), (e[7] = t), (e[8] = u));
  let d;
  e[9] === t ? (d = e[10]) : ((d = t({ id: `f5xu5S` })), (e[9] = t), (e[10] = d));
  let f;
  e[11] !== u || e[12] !== d || e[13] !== i
    ? ((f = (0, F.jsx)(ba, { id: `search`, label: u, placeholder: d, value: i, onChange: a })),
      (e[11] = u),
      (e[12] = d),
      (e[13] = i),
      (e[14] = f))
    : (f = e[14]);
  let p = !s,
    m;
  e[15] === t ? (m = e[16]) : ((m = t({ id: `A1taO8` })), (e[15] = t), (e[16] = m));
  let h;
  e[17] !== p || e[18] !== m
    ? ((h = (0, F.jsx)(kn, { type: `submit`, isDisabled: p, children: m })),
      (e[17] = p),
      (e[18] = m),
      (e[19] = h))
    : (h = e[19]);
  let g;
  return (
    e[20] !== c || e[21] !== l || e[22] !== f || e[23] !== h
      ? ((g = (0, F.jsxs)(`form`, {
          className: `header-search`,
          role: `search`,
          'aria-label': c,
          onSubmit: l,
          children: [f, h],
        })),
        (e[20] = c),
        (e[21] = l),
        (e[22] = f),
        (e[23] = h),
        (e[24] = g))
      : (g = e[24]),
    g
  );
}
function Us() {
  let e = (0, I.c)(10),
    { _: t } = n(),
    r = gn(Gt) === `dark`,
    i,
    a;
  e[0] === r
    ? ((i = e[1]), (a = e[2]))
    : ((i = r
        ? (0, F.jsx)(Fi, { 'aria-hidden': `true`, size: 24 })
        : (0, F.jsx)(Di, { 'aria-hidden': `true`, size: 24 })),
      (a = () => Wt(r ? `light` : `dark`)),
      (e[0] = r),
      (e[1] = i),
      (e[2] = a));
  let o;
  e[3] !== r || e[4] !== t
    ? ((o = t(r ? { id: `dPpHZL` } : { id: `GtpQwI` })), (e[3] = r), (e[4] = t), (e[5] = o))
    : (o = e[5]);
  let s;
  return (
    e[6] !== i || e[7] !== a || e[8] !== o
      ? ((s = (0, F.jsx)(kn, { variant: `quiet`, icon: i, onPress: a, children: o })),
        (e[6] = i),
        (e[7] = a),
        (e[8] = o),
        (e[9] = s))
      : (s = e[9]),
    s
  );
}
function Ws(e) {
  if (e === `navigation` && !document.querySelector(`#navigation`)) {
    gt.set(!0);
    return;
  }
  let t = document.querySelector(`#${CSS.escape(e)}`);
  t
    ? (history.replaceState(history.state, ``, `#${e}`), t.focus(), t.scrollIntoView({ block: `start` }))
    : console.warn(`Skip link target "#${e}" is not on this page.`);
}
function Gs(e) {
  let t = (0, I.c)(20),
    { fullscreen: r } = e,
    i = r !== void 0 && r,
    { _: a } = n(),
    o = pt(),
    s;
  t[0] === a ? (s = t[1]) : ((s = a({ id: `wELyS0` })), (t[0] = a), (t[1] = s));
  let c;
  t[2] === s ? (c = t[3]) : ((c = { id: `main-content`, label: s }), (t[2] = s), (t[3] = c));
  let l;
  t[4] !== i || t[5] !== o || t[6] !== a
    ? ((l = i
        ? [{ id: `toolbar`, label: a({ id: `Cr3OC8` }) }]
        : [
            { id: `navigation`, label: a({ id: `OVPNoD` }) },
            ...(o(`/search`) ? [{ id: `search`, label: a({ id: `t0za0q` }) }] : []),
            { id: `user-menu`, label: a({ id: `3jYQyt` }) },
          ]),
      (t[4] = i),
      (t[5] = o),
      (t[6] = a),
      (t[7] = l))
    : (l = t[7]);
  let u;
  t[8] !== c || t[9] !== l ? ((u = [c, ...l]), (t[8] = c), (t[9] = l), (t[10] = u)) : (u = t[10]);
  let d = u,
    f;
  t[11] === d ? (f = t[12]) : ((f = d.map(qs)), (t[11] = d), (t[12] = f));
  let p;
  t[13] === a ? (p = t[14]) : ((p = a({ id: `9hGLhG` })), (t[13] = a), (t[14] = p));
  let m;
  t[15] === p
    ? (m = t[16])
    : ((m = (0, F.jsx)(`button`, { type: `button`, onClick: Ks, children: p })), (t[15] = p), (t[16] = m));
  let h;
  return (
    t[17] !== f || t[18] !== m
      ? ((h = (0, F.jsxs)(`div`, { className: `skip-links`, children: [f, m] })),
        (t[17] = f),
        (t[18] = m),
        (t[19] = h))
      : (h = t[19]),
    h
  );
}
function Ks() {
  return Dn();
}
function qs(e) {
  let { id: t, label: n } = e;
  return (0, F.jsx)(
    `a`,
    {
      href: `#${t}`,
      onClick: (e) => {
        e.preventDefault(), Ws(t);
      },
      children: n,
    },
    t,
  );
}
var Js = (0, P.lazy)(async () => ({
    default: (
      await Jr(
        async () => {
          let { SidebarDrawer: e } = await import(`./sidebar-drawer-D9DboL6D.js`);
          return { SidebarDrawer: e };
        },
        __vite__mapDeps([27, 1, 28, 29, 16, 10, 30, 31, 32, 15, 23, 24, 25, 19, 33, 34, 35]),
      )
    ).SidebarDrawer,
  })),
  Ys = (0, P.lazy)(async () => ({
    default: (
      await Jr(
        async () => {
          let { LayoutDescription: e } = await import(`./layout-description-CCWmG6rK.js`);
          return { LayoutDescription: e };
        },
        __vite__mapDeps([36, 1, 37, 34, 25, 24, 29, 16, 10, 30, 4, 18, 19, 28, 31, 38, 39]),
      )
    ).LayoutDescription,
  })),
  Xs = (0, P.lazy)(async () => ({
    default: (
      await Jr(
        async () => {
          let { ShortcutHelp: e } = await import(`./shortcut-help-ByUkUTb4.js`);
          return { ShortcutHelp: e };
        },
        __vite__mapDeps([40, 1, 3, 41, 16, 33, 25, 29, 10, 30, 38, 18, 19, 28, 31, 42]),
      )
    ).ShortcutHelp,
  }));
function Zs() {
  let e = (0, I.c)(15);
  Bt(), Bi();
  let t = Rt(),
    n;
  e[0] === Symbol.for(`react.memo_cache_sentinel`) ? ((n = (0, F.jsx)(Gs, {})), (e[0] = n)) : (n = e[0]);
  let r;
  e[1] === t ? (r = e[2]) : ((r = t === `desktop` ? (0, F.jsx)(Nt, {}) : null), (e[1] = t), (e[2] = r));
  let i;
  e[3] === Symbol.for(`react.memo_cache_sentinel`) ? ((i = (0, F.jsx)(Bs, {})), (e[3] = i)) : (i = e[3]);
  let a;
  e[4] === Symbol.for(`react.memo_cache_sentinel`) ? ((a = (0, F.jsx)(qi, {})), (e[4] = a)) : (a = e[4]);
  let o;
  e[5] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((o = (0, F.jsxs)(`div`, {
        className: `shell-page`,
        children: [
          i,
          (0, F.jsxs)(`main`, {
            id: `main-content`,
            tabIndex: -1,
            children: [a, (0, F.jsx)(P.Suspense, { children: (0, F.jsx)(Mr, {}) })],
          }),
          (0, F.jsx)(Xi, {}),
        ],
      })),
      (e[5] = o))
    : (o = e[5]);
  let s;
  e[6] === r
    ? (s = e[7])
    : ((s = (0, F.jsxs)(`div`, { className: `shell`, children: [r, o] })), (e[6] = r), (e[7] = s));
  let c = t === `desktop`,
    l;
  e[8] === c ? (l = e[9]) : ((l = (0, F.jsx)(Qs, { isDesktop: c })), (e[8] = c), (e[9] = l));
  let u, d;
  e[10] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((u = (0, F.jsx)(Li, {})), (d = (0, F.jsx)(mi, {})), (e[10] = u), (e[11] = d))
    : ((u = e[10]), (d = e[11]));
  let f;
  return (
    e[12] !== s || e[13] !== l
      ? ((f = (0, F.jsxs)(F.Fragment, { children: [n, s, l, u, d] })), (e[12] = s), (e[13] = l), (e[14] = f))
      : (f = e[14]),
    f
  );
}
function Qs(e) {
  let t = (0, I.c)(15),
    { isDesktop: n } = e,
    r = gn(gt),
    i = gn(En),
    a = gn(Vt),
    o;
  t[0] === Symbol.for(`react.memo_cache_sentinel`) ? ((o = { select: $s }), (t[0] = o)) : (o = t[0]);
  let s = ct(o),
    c,
    l;
  t[1] === s
    ? ((c = t[2]), (l = t[3]))
    : ((c = () => {
        s && gt.set(!1);
      }),
      (l = [s]),
      (t[1] = s),
      (t[2] = c),
      (t[3] = l)),
    (0, P.useEffect)(c, l);
  let u;
  t[4] !== r || t[5] !== n
    ? ((u = r && !n ? (0, F.jsx)(Js, {}) : null), (t[4] = r), (t[5] = n), (t[6] = u))
    : (u = t[6]);
  let d;
  t[7] === i ? (d = t[8]) : ((d = i ? (0, F.jsx)(Ys, {}) : null), (t[7] = i), (t[8] = d));
  let f;
  t[9] === a ? (f = t[10]) : ((f = a ? (0, F.jsx)(Xs, {}) : null), (t[9] = a), (t[10] = f));
  let p;
  return (
    t[11] !== u || t[12] !== d || t[13] !== f
      ? ((p = (0, F.jsxs)(P.Suspense, { children: [u, d, f] })),
        (t[11] = u),
        (t[12] = d),
        (t[13] = f),
        (t[14] = p))
      : (p = t[14]),
    p
  );
}
function $s(e) {
  let { pathname: t } = e;
  return t;
}
function ec() {
  let e = (0, I.c)(3),
    t;
  e[0] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((t = (0, F.jsx)(`h1`, { children: (0, F.jsx)(o, { id: `nwtY4N` }) })), (e[0] = t))
    : (t = e[0]);
  let n;
  e[1] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((n = (0, F.jsx)(`p`, { role: `alert`, children: (0, F.jsx)(o, { id: `uJ6YSh` }) })), (e[1] = n))
    : (n = e[1]);
  let r;
  return (
    e[2] === Symbol.for(`react.memo_cache_sentinel`)
      ? ((r = (0, F.jsxs)(`main`, {
          id: `main-content`,
          className: `fullscreen flow`,
          children: [
            t,
            n,
            (0, F.jsx)(kn, { variant: `primary`, onPress: tc, children: (0, F.jsx)(o, { id: `hTDMBB` }) }),
          ],
        })),
        (e[2] = r))
      : (r = e[2]),
    r
  );
}
function tc() {
  return location.reload();
}
var nc = Sr({ component: Zs, notFoundComponent: Qr, errorComponent: ec }),
  rc = {
    open: br({ getParentRoute: () => nc, id: `open` }),
    'signed-in': br({ getParentRoute: () => nc, id: `signed-in`, component: li }),
    guests: br({ getParentRoute: () => nc, id: `guests`, component: ui }),
  },
  ic = (e) =>
    oi
      .filter((t) => t.tier === e)
      .map(({ path: t, component: n }) =>
        br({ getParentRoute: () => rc[e], path: t, component: n, errorComponent: ti }),
      ),
  ac = Rr({
    routeTree: nc.addChildren([
      rc.open.addChildren(ic(`open`)),
      rc[`signed-in`].addChildren(ic(`signed-in`)),
      rc.guests.addChildren(ic(`guests`)),
    ]),
    parseSearch: di,
    stringifySearch: pi,
    scrollRestoration: !0,
  }),
  oc = (e) => oi.some((t) => RegExp(`^${t.path.replaceAll(/\$\w+/g, `[^/]+`)}$`).test(e)),
  sc = new zn({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: !0 } } });
function cc() {
  let e = (0, I.c)(1),
    t;
  return (
    e[0] === Symbol.for(`react.memo_cache_sentinel`)
      ? ((t = (0, F.jsx)(i, {
          i18n: lt,
          children: (0, F.jsx)(Oe, {
            client: sc,
            children: (0, F.jsx)(ut, { value: oc, children: (0, F.jsx)(Vr, { router: ac }) }),
          }),
        })),
        (e[0] = t))
      : (t = e[0]),
    t
  );
}
function lc(e) {
  let t = new URLSearchParams(e),
    n = t.get(`locale`);
  return { locale: Yr.find((e) => e === n) ?? `en`, direction: t.get(`dir`) === `rtl` ? `rtl` : `ltr` };
}
var uc = [`relievo-password-cache`, `password-cache`, `cached-credentials`, `remembered-password`];
async function dc() {
  try {
    for (let e of uc) localStorage.removeItem(e);
    for (let e of uc) sessionStorage.removeItem(e);
  } catch {}
  if (!(`serviceWorker` in navigator)) return;
  let e = await navigator.serviceWorker.getRegistrations().catch(() => []);
  await Promise.all(e.map((e) => e.unregister()));
}
var fc = document.querySelector(`#root`);
if (!fc) throw Error(`index.html has no #root`);
$t(), dt(), Lt();
var { locale: pc, direction: mc } = lc(location.search);
await Zr(pc, mc),
  (0, Hr.createRoot)(fc).render((0, F.jsx)(P.StrictMode, { children: (0, F.jsx)(cc, {}) })),
  dc();
//# sourceMappingURL=index-XaZFaKzp.js.map
