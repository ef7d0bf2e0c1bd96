import {
  I as _,
  d as _e,
  V as A,
  ot as Ae,
  $ as a,
  X as ae,
  u as Be,
  Lr as b,
  fi as be,
  O as C,
  hn as Ce,
  B as c,
  Z as ce,
  R as D,
  m as De,
  Dr as d,
  a as de,
  Qt as E,
  l as Ee,
  P as ee,
  rt as Fe,
  E as f,
  ar as fe,
  H as g,
  ct as ge,
  v as He,
  Gn as h,
  c as he,
  st as Ie,
  Wr as ie,
  it as j,
  p as je,
  Un as k,
  n as ke,
  t as Le,
  Bt as l,
  Zn as le,
  lt as M,
  qn as Me,
  G as m,
  bn as me,
  z as N,
  r as Ne,
  Ur as ne,
  U as O,
  mt as Oe,
  A as o,
  Y as oe,
  ri as Pe,
  F as p,
  b as pe,
  ti as Re,
  Vt as re,
  N as S,
  h as Se,
  Ar as s,
  Yr as se,
  Qn as T,
  kr as Te,
  T as te,
  D as u,
  _ as ue,
  ut as Ve,
  Kt as v,
  et as ve,
  Or as w,
  j as we,
  M as x,
  g as xe,
  L as y,
  f as ye,
  tr as ze,
} from './Button-BnvK8yTV.js';
import { t as Ue } from './createLucideIcon-BeqN0YpU.js';
import { c as e, u as i, s as n, t as r, o as t } from './store-Dce9iz3t.js';
var P = i(e(), 1),
  We = i(be(), 1),
  Ge = n(),
  Ke = t();
function qe(e, t) {
  let { id: n, 'aria-label': r, 'aria-labelledby': i } = e;
  return (
    (n = Ie(n)),
    i && r
      ? (i = [...new Set([n, ...i.trim().split(/\s+/)])].join(` `))
      : (i &&= i.trim().split(/\s+/).join(` `)),
    !r && !i && t && (r = t),
    { id: n, 'aria-label': r, 'aria-labelledby': i }
  );
}
var Je = new Set([`Arab`, `Syrc`, `Samr`, `Mand`, `Thaa`, `Mend`, `Nkoo`, `Adlm`, `Rohg`, `Hebr`]),
  Ye = new Set([
    `ae`,
    `ar`,
    `arc`,
    `bcc`,
    `bqi`,
    `ckb`,
    `dv`,
    `fa`,
    `glk`,
    `he`,
    `ku`,
    `mzn`,
    `nqo`,
    `pnb`,
    `ps`,
    `sd`,
    `ug`,
    `ur`,
    `yi`,
  ]);
function Xe(e) {
  if (Intl.Locale) {
    let t = new Intl.Locale(e).maximize(),
      n = typeof t.getTextInfo == `function` ? t.getTextInfo() : t.textInfo;
    if (n) return n.direction === `rtl`;
    if (t.script) return Je.has(t.script);
  }
  let t = e.split(`-`)[0];
  return Ye.has(t);
}
var Ze = Symbol.for(`react-aria.i18n.locale`);
function Qe() {
  let e =
    (typeof window < `u` && window[Ze]) ||
    (typeof navigator < `u` && (navigator.language || navigator.userLanguage)) ||
    `en-US`;
  try {
    Intl.DateTimeFormat.supportedLocalesOf([e]);
  } catch {
    e = `en-US`;
  }
  return { locale: e, direction: Xe(e) ? `rtl` : `ltr` };
}
var $e = Qe(),
  et = new Set();
function tt() {
  $e = Qe();
  for (let e of et) e($e);
}
function nt() {
  let e = ge(),
    [t, n] = (0, P.useState)($e);
  return (
    (0, P.useEffect)(
      () => (
        et.size === 0 && window.addEventListener(`languagechange`, tt),
        et.add(n),
        () => {
          et.delete(n), et.size === 0 && window.removeEventListener(`languagechange`, tt);
        }
      ),
      [],
    ),
    e ? { locale: (typeof window < `u` && window[Ze]) || `en-US`, direction: `ltr` } : t
  );
}
var rt = P.createContext(null);
function it() {
  let e = nt();
  return (0, P.useContext)(rt) || e;
}
function at(e, t = -1 / 0, n = 1 / 0) {
  return Math.min(Math.max(e, t), n);
}
var ot = (e) => (0, P.useSyncExternalStore)(e.subscribe, e.get),
  st = {
    name: `x`,
    size: 24,
    node: [
      [`path`, { d: `M18 6 6 18`, key: `1bl5f8` }],
      [`path`, { d: `m6 6 12 12`, key: `d8bk6v` }],
    ],
  };
st.node;
var ct = Ue(st),
  lt = 8e3,
  ut = 50;
function dt(e = Date.now) {
  let t = [],
    n = [],
    r = 1,
    i = new Set(),
    a = () => {
      for (let e of i) e();
    };
  return {
    show: (i, o = `info`, s = lt) => {
      let c = { id: r++, tone: o, text: i, stays: s, at: e() };
      return (t = [...t, c]), (n = [c, ...n].slice(0, ut)), a(), c.id;
    },
    close: (e) => {
      (t = t.filter((t) => t.id !== e)), a();
    },
    visible: () => t,
    history: () => n,
    subscribe: (e) => (
      i.add(e),
      () => {
        i.delete(e);
      }
    ),
  };
}
var ft = dt(),
  pt = (0, P.createContext)({ placement: `bottom` }),
  F = { top: `top`, bottom: `top`, left: `left`, right: `left` },
  mt = { top: `bottom`, bottom: `top`, left: `right`, right: `left` },
  ht = { top: `left`, left: `top` },
  gt = { top: `height`, left: `width` },
  _t = { width: `totalWidth`, height: `totalHeight` },
  vt = {},
  yt = () => (typeof document < `u` ? window.visualViewport : null);
function bt(e, t) {
  let n = 0,
    r = 0,
    i = 0,
    a = 0,
    o = 0,
    s = 0,
    c = {},
    l = (t?.scale ?? 1) > 1;
  if (e.tagName === `BODY` || e.tagName === `HTML`) {
    let l = document.documentElement;
    (i = l.clientWidth),
      (a = l.clientHeight),
      (n = t?.width ?? i),
      (r = t?.height ?? a),
      (c.top = l.scrollTop || e.scrollTop),
      (c.left = l.scrollLeft || e.scrollLeft),
      t && ((o = Math.max(0, t.pageTop - (c.top ?? 0))), (s = Math.max(0, t.pageLeft - (c.left ?? 0))));
  } else
    ({ width: n, height: r, top: o, left: s } = jt(e, !1)),
      (c.top = e.scrollTop),
      (c.left = e.scrollLeft),
      (i = n),
      (a = r);
  return (
    f() &&
      (e.tagName === `BODY` || e.tagName === `HTML`) &&
      l &&
      ((c.top = 0), (c.left = 0), (o = t?.pageTop ?? 0), (s = t?.pageLeft ?? 0)),
    { width: n, height: r, totalWidth: i, totalHeight: a, scroll: c, top: o, left: s }
  );
}
function xt(e) {
  return { top: e.scrollTop, left: e.scrollLeft, width: e.scrollWidth, height: e.scrollHeight };
}
function St(e, t, n, r, i, a, o) {
  let s = i.scroll[e] ?? 0,
    c = r[gt[e]],
    l = o[e] + r.scroll[F[e]] + a,
    u = o[e] + r.scroll[F[e]] + c - a,
    d = t - s + r.scroll[F[e]] + o[e] - r[F[e]],
    f = t - s + n + r.scroll[F[e]] + o[e] - r[F[e]];
  return d < l ? l - d : f > u ? Math.max(u - f, l - d) : 0;
}
function Ct(e) {
  let t = window.getComputedStyle(e);
  return {
    top: parseInt(t.marginTop, 10) || 0,
    bottom: parseInt(t.marginBottom, 10) || 0,
    left: parseInt(t.marginLeft, 10) || 0,
    right: parseInt(t.marginRight, 10) || 0,
  };
}
function wt(e) {
  if (vt[e]) return vt[e];
  let [t, n] = e.split(` `),
    r = F[t] || `right`,
    i = ht[r];
  F[n] || (n = `center`);
  let a = gt[r],
    o = gt[i];
  return (vt[e] = { placement: t, crossPlacement: n, axis: r, crossAxis: i, size: a, crossSize: o }), vt[e];
}
function Tt(e, t, n, r, i, a, o, s, c, l, u) {
  let { placement: d, crossPlacement: f, axis: p, crossAxis: m, size: h, crossSize: g } = r,
    _ = {};
  (_[m] = e[m] ?? 0),
    f === `center`
      ? (_[m] += ((e[g] ?? 0) - (n[g] ?? 0)) / 2)
      : f !== m && (_[m] += (e[g] ?? 0) - (n[g] ?? 0)),
    (_[m] += a);
  let v = e[m] - n[g] + c + l,
    y = e[m] + e[g] - c - l;
  if (((_[m] = at(_[m], v, y)), d === p)) {
    let t = s ? u[h] : u[_t[h]];
    _[mt[p]] = Math.floor(t - e[p] + i);
  } else _[p] = Math.floor(e[p] + e[h] + i);
  return _;
}
function Et(e, t, n, r, i, a, o, s, c, l, u) {
  let d = (e.top == null ? c[_t.height] - (e.bottom ?? 0) - o : e.top) - (c.scroll.top ?? 0),
    f = l ? n.top : 0,
    p = {
      top: Math.max(t.top + f, (u?.offsetTop ?? t.top) + f),
      bottom: Math.min(t.top + t.height + f, (u?.offsetTop ?? 0) + (u?.height ?? 0)),
    };
  return s === `top`
    ? Math.max(0, d + o - p.top - ((i.top ?? 0) + (i.bottom ?? 0) + a))
    : Math.max(0, p.bottom - d - ((i.top ?? 0) + (i.bottom ?? 0) + a));
}
function Dt(e, t, n, r, i, a, o, s) {
  let { placement: c, axis: l, size: u } = a;
  return c === l
    ? Math.max(0, n[l] - (o.scroll[l] ?? 0) - (e[l] + (s ? t[l] : 0)) - (r[l] ?? 0) - r[mt[l]] - i)
    : Math.max(
        0,
        e[u] + e[l] + (s ? t[l] : 0) - n[l] - n[u] + (o.scroll[l] ?? 0) - (r[l] ?? 0) - r[mt[l]] - i,
      );
}
function Ot(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h, g, _) {
  let v = wt(e),
    { size: y, crossAxis: b, crossSize: x, placement: S, crossPlacement: C } = v,
    w = Tt(t, s, n, v, u, d, l, f, m, h, c),
    ee = u,
    T = Dt(s, l, t, i, a + u, v, c, g);
  if (o && n[y] > T) {
    let e = wt(`${mt[S]} ${C}`),
      r = Tt(t, s, n, e, u, d, l, f, m, h, c);
    Dt(s, l, t, i, a + u, e, c, g) > T && ((v = e), (w = r), (ee = u));
  }
  let E = `bottom`;
  v.axis === `top`
    ? v.placement === `top`
      ? (E = `top`)
      : v.placement === `bottom` && (E = `bottom`)
    : v.crossAxis === `top` &&
      (v.crossPlacement === `top` ? (E = `bottom`) : v.crossPlacement === `bottom` && (E = `top`));
  let D = St(b, w[b], n[x], s, c, a, l);
  w[b] += D;
  let te = Et(w, s, l, f, i, a, n.height, E, c, g, _);
  p && p < te && (te = p),
    (n.height = Math.min(n.height, te)),
    (w = Tt(t, s, n, v, ee, d, l, f, m, h, c)),
    (D = St(b, w[b], n[x], s, c, a, l)),
    (w[b] += D);
  let O = {},
    k = t[b] - w[b] - i[F[b]],
    ne = k + 0.5 * t[x],
    A = m / 2 + h,
    re = F[b] === `left` ? (i.left ?? 0) + (i.right ?? 0) : (i.top ?? 0) + (i.bottom ?? 0),
    ie = n[x] - re - m / 2 - h;
  (O[b] = at(at(ne, t[b] + m / 2 - (w[b] + i[F[b]]), t[b] + t[x] - m / 2 - (w[b] + i[F[b]])), A, ie)),
    ({ placement: S, crossPlacement: C } = v),
    m ? (k = O[b]) : C === `right` ? (k += t[x]) : C === `center` && (k += t[x] / 2);
  let ae = S === `left` || S === `top` ? n[y] : 0,
    oe = { x: S === `top` || S === `bottom` ? k : ae, y: S === `left` || S === `right` ? k : ae };
  return {
    position: w,
    maxHeight: te,
    arrowOffsetLeft: O.left,
    arrowOffsetTop: O.top,
    placement: S,
    triggerAnchorPoint: oe,
  };
}
function kt(e) {
  let {
      placement: t,
      targetNode: n,
      overlayNode: r,
      scrollNode: i,
      padding: a,
      shouldFlip: o,
      boundaryElement: s,
      offset: c,
      crossOffset: l,
      maxHeight: u,
      arrowSize: d = 0,
      arrowBoundaryOffset: f = 0,
      targetRect: p,
    } = e,
    m = yt(),
    h = r instanceof HTMLElement ? Nt(r) : document.documentElement,
    g = h === document.documentElement,
    _ = window.getComputedStyle(h).position,
    v = !!_ && _ !== `static`,
    y = g ? jt(n, !1, p) : Mt(n, h, !1, p);
  if (!g) {
    let { marginTop: e, marginLeft: t } = window.getComputedStyle(n);
    (y.top += parseInt(e, 10) || 0), (y.left += parseInt(t, 10) || 0);
  }
  let b = jt(r, !0),
    x = Ct(r);
  (b.width += (x.left ?? 0) + (x.right ?? 0)), (b.height += (x.top ?? 0) + (x.bottom ?? 0));
  let C = xt(i),
    w = bt(s, m),
    ee = bt(h, m),
    T;
  if ((s.tagName === `BODY` || s.tagName === `HTML`) && !g) {
    let e = At(h, !1);
    T = { top: -(e.top - w.top), left: -(e.left - w.left), width: 0, height: 0 };
  } else
    T =
      (s.tagName === `BODY` || s.tagName === `HTML`) && g
        ? { top: 0, left: 0, width: 0, height: 0 }
        : Mt(s, h, !1);
  let E = S(s, h);
  return Ot(t, y, b, C, x, a, o, w, ee, T, c, l, v, u, d, f, E, m);
}
function At(e, t) {
  let { top: n, left: r, width: i, height: a } = e.getBoundingClientRect();
  return (
    t && e instanceof e.ownerDocument.defaultView.HTMLElement && ((i = e.offsetWidth), (a = e.offsetHeight)),
    { top: n, left: r, width: i, height: a }
  );
}
function jt(e, t, n) {
  let { top: r, left: i, width: a, height: o } = n || At(e, t),
    { scrollTop: s, scrollLeft: c, clientTop: l, clientLeft: u } = document.documentElement;
  return { top: r + s - l, left: i + c - u, width: a, height: o };
}
function Mt(e, t, n, r) {
  let i = window.getComputedStyle(e),
    a;
  if (i.position === `fixed`) a = r || At(e, n);
  else {
    a = jt(e, n, r);
    let i = jt(t, n),
      o = window.getComputedStyle(t);
    (i.top += (parseInt(o.borderTopWidth, 10) || 0) - t.scrollTop),
      (i.left += (parseInt(o.borderLeftWidth, 10) || 0) - t.scrollLeft),
      (a.top -= i.top),
      (a.left -= i.left);
  }
  return (a.top -= parseInt(i.marginTop, 10) || 0), (a.left -= parseInt(i.marginLeft, 10) || 0), a;
}
function Nt(e) {
  let t = e.offsetParent;
  if (
    (t &&
      t === document.body &&
      window.getComputedStyle(t).position === `static` &&
      !Pt(t) &&
      (t = document.documentElement),
    t == null)
  )
    for (t = e.parentElement; t && !Pt(t); ) t = t.parentElement;
  return t || document.documentElement;
}
function Pt(e) {
  let t = window.getComputedStyle(e);
  return (
    t.transform !== `none` ||
    /transform|perspective/.test(t.willChange) ||
    t.filter !== `none` ||
    t.contain === `paint` ||
    (`backdropFilter` in t && t.backdropFilter !== `none`) ||
    (`WebkitBackdropFilter` in t && t.WebkitBackdropFilter !== `none`)
  );
}
var Ft = new WeakMap();
function It(e) {
  let { triggerRef: t, isOpen: n, onClose: r } = e;
  (0, P.useEffect)(
    () =>
      !n || r === null
        ? void 0
        : O(
            _(t.current),
            `scroll`,
            (e) => {
              let n = y(e);
              if (
                !t.current ||
                (n instanceof Node && !S(n, t.current)) ||
                n instanceof HTMLInputElement ||
                n instanceof HTMLTextAreaElement
              )
                return;
              let i = r || Ft.get(t.current);
              i && i();
            },
            !0,
          ),
    [n, r, t],
  );
}
function Lt() {
  return window.ResizeObserver !== void 0;
}
function Rt(e) {
  let { ref: t, box: n, onResize: r } = e,
    i = he(r);
  (0, P.useEffect)(() => {
    let e = t?.current;
    if (e) {
      if (Lt()) {
        let t = new window.ResizeObserver((e) => {
          e.length && i();
        });
        return (
          t.observe(e, { box: n }),
          () => {
            e && t.unobserve(e);
          }
        );
      }
      return (
        window.addEventListener(`resize`, i, !1),
        () => {
          window.removeEventListener(`resize`, i, !1);
        }
      );
    }
  }, [t, n]);
}
var I = typeof document < `u` ? window.visualViewport : null;
function zt(e) {
  let { direction: t } = it(),
    {
      arrowSize: n,
      targetRef: r,
      overlayRef: i,
      arrowRef: a,
      scrollRef: o = i,
      placement: s = `bottom`,
      containerPadding: c = 12,
      shouldFlip: l = !0,
      boundaryElement: u = typeof document < `u` ? document.body : null,
      offset: d = 0,
      crossOffset: f = 0,
      shouldUpdatePosition: m = !0,
      isOpen: h = !0,
      onClose: g,
      maxHeight: v,
      arrowBoundaryOffset: y = 0,
      getTargetRect: b,
    } = e,
    [x, S] = (0, P.useState)(null),
    C = [m, s, i.current, r.current, a?.current, o.current, c, l, u, d, f, h, t, v, y, n],
    w = (0, P.useRef)(I?.scale);
  (0, P.useEffect)(() => {
    h && (w.current = I?.scale);
  }, [h]);
  let T = (0, P.useCallback)(() => {
    if (m === !1 || !h || !i.current || !r.current || !u || I?.scale !== w.current) return;
    let e = null;
    if (o.current && ee(o.current)) {
      let t = p()?.getBoundingClientRect(),
        n = o.current.getBoundingClientRect();
      (e = { type: `top`, offset: (t?.top ?? 0) - n.top }),
        e.offset > n.height / 2 && ((e.type = `bottom`), (e.offset = (t?.bottom ?? 0) - n.bottom));
    }
    let g = i.current;
    !v &&
      i.current &&
      ((g.style.top = `0px`),
      (g.style.bottom = ``),
      (g.style.maxHeight = (window.visualViewport?.height ?? window.innerHeight) + `px`));
    let _ = kt({
      placement: Vt(s, t),
      overlayNode: i.current,
      targetNode: r.current,
      scrollNode: o.current || i.current,
      padding: c,
      shouldFlip: l,
      boundaryElement: u,
      offset: d,
      crossOffset: f,
      maxHeight: v,
      arrowSize: n ?? (a?.current ? At(a.current, !0).width : 0),
      arrowBoundaryOffset: y,
      targetRect: b?.(r.current),
    });
    if (!_.position) return;
    (g.style.top = ``),
      (g.style.bottom = ``),
      (g.style.left = ``),
      (g.style.right = ``),
      Object.keys(_.position).forEach((e) => (g.style[e] = _.position[e] + `px`)),
      (g.style.maxHeight = _.maxHeight == null ? `` : _.maxHeight + `px`);
    let x = p();
    if (e && x && o.current) {
      let t = x.getBoundingClientRect(),
        n = o.current.getBoundingClientRect(),
        r = t[e.type] - n[e.type];
      o.current.scrollTop += r - e.offset;
    }
    S(_);
  }, C);
  M(T, C), Bt(T), Rt({ ref: i, onResize: T }), Rt({ ref: r, onResize: T });
  let E = (0, P.useRef)(!1);
  M(() => {
    let e,
      t = () => {
        (E.current = !0),
          clearTimeout(e),
          (e = setTimeout(() => {
            E.current = !1;
          }, 500)),
          T();
      },
      n = () => {
        E.current && t();
      };
    I?.addEventListener(`resize`, t), I?.addEventListener(`scroll`, n);
    let r = O(_(window), `scroll`, n);
    return () => {
      I?.removeEventListener(`resize`, t), I?.removeEventListener(`scroll`, n), r();
    };
  }, [T]);
  let D = (0, P.useCallback)(() => {
    E.current || g?.();
  }, [g, E]);
  return (
    It({ triggerRef: r, isOpen: h, onClose: g && D }),
    {
      overlayProps: {
        style: {
          position: x ? `absolute` : `fixed`,
          top: x ? void 0 : 0,
          left: x ? void 0 : 0,
          zIndex: 1e5,
          ...x?.position,
          maxHeight: x?.maxHeight ?? `100vh`,
        },
      },
      placement: x?.placement ?? null,
      triggerAnchorPoint: x?.triggerAnchorPoint ?? null,
      arrowProps: {
        'aria-hidden': `true`,
        role: `presentation`,
        style: { left: x?.arrowOffsetLeft, top: x?.arrowOffsetTop },
      },
      updatePosition: T,
    }
  );
}
function Bt(e) {
  M(
    () => (
      window.addEventListener(`resize`, e, !1),
      () => {
        window.removeEventListener(`resize`, e, !1);
      }
    ),
    [e],
  );
}
function Vt(e, t) {
  return t === `rtl`
    ? e.replace(`start`, `right`).replace(`end`, `left`)
    : e.replace(`start`, `left`).replace(`end`, `right`);
}
var Ht = (0, P.createContext)({});
function Ut() {
  return (0, P.useContext)(Ht) ?? {};
}
var Wt = P.createContext(null);
function Gt(e) {
  let { children: t } = e,
    n = (0, P.useContext)(Wt),
    [r, i] = (0, P.useState)(0),
    a = (0, P.useMemo)(
      () => ({
        parent: n,
        modalCount: r,
        addModal() {
          i((e) => e + 1), n && n.addModal();
        },
        removeModal() {
          i((e) => e - 1), n && n.removeModal();
        },
      }),
      [n, r],
    );
  return P.createElement(Wt.Provider, { value: a }, t);
}
function Kt() {
  let e = (0, P.useContext)(Wt);
  return { modalProviderProps: { 'aria-hidden': e && e.modalCount > 0 ? !0 : void 0 } };
}
function qt(e) {
  let { modalProviderProps: t } = Kt();
  return P.createElement(`div`, { 'data-overlay-container': !0, ...e, ...t });
}
function Jt(e) {
  return P.createElement(Gt, null, P.createElement(qt, e));
}
function Yt(e) {
  let t = ge(),
    { portalContainer: n = t ? null : document.body, ...r } = e,
    { getContainer: i } = Ut();
  if (
    (!e.portalContainer && i && (n = i()),
    P.useEffect(() => {
      if (n?.closest(`[data-overlay-container]`))
        throw Error(
          `An OverlayContainer must not be inside another container. Please change the portalContainer prop.`,
        );
    }, [n]),
    !n)
  )
    return null;
  let a = P.createElement(Jt, r);
  return We.createPortal(a, n);
}
var Xt = P.useInsertionEffect ?? P.useLayoutEffect;
function Zt(e, t, n) {
  let [r, i] = (0, P.useState)(e || t),
    a = (0, P.useRef)(r),
    o = (0, P.useRef)(e !== void 0),
    s = e !== void 0;
  (0, P.useEffect)(() => {
    o.current, (o.current = s);
  }, [s]);
  let c = s ? e : r;
  Xt(() => {
    a.current = c;
  });
  let [, l] = (0, P.useReducer)(() => ({}), {});
  return [
    c,
    (0, P.useCallback)(
      (e, ...t) => {
        let r = typeof e == `function` ? e(a.current) : e;
        Object.is(a.current, r) || ((a.current = r), i(r), l(), n?.(r, ...t));
      },
      [n],
    ),
  ];
}
function Qt(e) {
  let [t, n] = Zt(e.isOpen, e.defaultOpen || !1, e.onOpenChange),
    [r, i] = (0, P.useState)(null);
  return {
    isOpen: t,
    setOpen: n,
    open: (0, P.useCallback)(() => {
      n(!0);
    }, [n]),
    close: (0, P.useCallback)(() => {
      n(!1);
    }, [n]),
    toggle: (0, P.useCallback)(() => {
      n(!t);
    }, [n, t]),
    point: r,
    setPoint: i,
  };
}
var $t = 1500,
  en = 500,
  L = {},
  tn = 0,
  R = !1,
  z = null,
  nn = null;
function rn(e = {}) {
  let { delay: t = $t, closeDelay: n = en } = e,
    { isOpen: r, open: i, close: a } = Qt(e),
    [o, s] = (0, P.useState)(!1),
    c = (0, P.useMemo)(() => `${++tn}`, []),
    l = (0, P.useRef)(null),
    u = (0, P.useRef)(a),
    d = () => {
      L[c] = m;
    },
    f = () => {
      for (let e in L) e !== c && (L[e](!0, !0), delete L[e]);
    },
    p = (e) => {
      l.current && clearTimeout(l.current),
        (l.current = null),
        f(),
        d(),
        s(!!e),
        (R = !0),
        i(),
        (z &&= (clearTimeout(z), null)),
        (nn &&= (clearTimeout(nn), null));
    },
    m = (e, t) => {
      s(!!t),
        e || n <= 0
          ? (l.current && clearTimeout(l.current), (l.current = null), u.current())
          : (l.current ||= setTimeout(() => {
              (l.current = null), u.current();
            }, n)),
        (z &&= (clearTimeout(z), null)),
        R &&
          (nn && clearTimeout(nn),
          (nn = setTimeout(
            () => {
              delete L[c], (nn = null), (R = !1);
            },
            Math.max(en, n),
          )));
    },
    h = () => {
      f(),
        d(),
        !r && !R
          ? (z && clearTimeout(z),
            (z = setTimeout(() => {
              (z = null), (R = !0), p(!1);
            }, t)))
          : r || p(!0);
    };
  return (
    (0, P.useEffect)(() => {
      u.current = a;
    }, [a]),
    (0, P.useEffect)(
      () => () => {
        l.current && clearTimeout(l.current), L[c] && delete L[c];
      },
      [c],
    ),
    {
      isOpen: r,
      shouldSkipAnimation: o,
      open: (e) => {
        !e && t > 0 && !l.current ? h() : p(R);
      },
      close: m,
    }
  );
}
function an(e, t = !0, n) {
  let [r, i] = (0, P.useState)(!0),
    a = r && t;
  return (
    M(() => {
      if (!t && e.current)
        return Ve(
          N(e.current, `opacity`, `0`),
          N(e.current, `clip`, `rect(0 0 0 0)`),
          N(e.current, `clip-path`, `inset(50%)`),
          N(e.current, `mask-image`, `linear-gradient(#0000, #0000)`),
        );
    }, [e, t]),
    M(() => {
      if (a && e.current && `getAnimations` in e.current)
        for (let t of e.current.getAnimations()) t instanceof CSSTransition && t.cancel();
    }, [e, a]),
    sn(
      e,
      a,
      n,
      (0, P.useCallback)(() => i(!1), []),
    ),
    a
  );
}
function on(e, t, n) {
  let [r, i] = (0, P.useState)(t ? `open` : `closed`);
  switch (r) {
    case `open`:
      t || i(`exiting`);
      break;
    case `closed`:
    case `exiting`:
      t && i(`open`);
  }
  let a = r === `exiting`;
  return (
    sn(
      e,
      a,
      n,
      (0, P.useCallback)(() => {
        i((e) => (e === `exiting` ? `closed` : e));
      }, []),
    ),
    a
  );
}
function sn(e, t, n, r) {
  let i = (0, P.useRef)(null),
    a = he(n);
  M(() => {
    if (t && e.current && i.current !== t) {
      if (((i.current = t), !(`getAnimations` in e.current))) {
        r();
        return;
      }
      let n = a?.(e.current),
        o = e.current
          .getAnimations()
          .filter(
            (e) =>
              (typeof DocumentTimeline > `u` || e.timeline instanceof DocumentTimeline) &&
              e.playState === `running`,
          );
      if (o.length === 0 && !n) {
        r();
        return;
      }
      Promise.all([n, ...o.map((e) => e.finished)])
        .then(() => {
          (0, We.flushSync)(() => {
            r();
          });
        })
        .catch(() => {});
    }
    i.current = t;
  }, [e, t, r]);
}
function cn(e, t) {
  let n = m(e, { labelable: !0 }),
    { hoverProps: r } = Ne({ onHoverStart: () => t?.open(!0), onHoverEnd: () => t?.close() });
  return { tooltipProps: j(n, r, { role: `tooltip` }) };
}
function ln(e, t, n) {
  let { isDisabled: r, trigger: i, shouldCloseOnPress: a = !0 } = e,
    o = Ie(),
    s = (0, P.useRef)(!1),
    c = (0, P.useRef)(!1),
    l = () => {
      (s.current || c.current) && t.open(c.current);
    },
    u = (e) => {
      !s.current && !c.current && t.close(e);
    };
  (0, P.useEffect)(() => {
    let e = (e) => {
      n && n.current && e.key === `Escape` && (e.stopPropagation(), t.close(!0));
    };
    if (t.isOpen)
      return (
        document.addEventListener(`keydown`, e, !0),
        () => {
          document.removeEventListener(`keydown`, e, !0);
        }
      );
  }, [n, t]);
  let d = () => {
      i !== `focus` && (He() === `pointer` ? (s.current = !0) : (s.current = !1), l());
    },
    f = () => {
      i !== `focus` && ((c.current = !1), (s.current = !1), u());
    },
    p = () => {
      a && ((c.current = !1), (s.current = !1), u(!0));
    },
    m = () => {
      pe() && ((c.current = !0), l());
    },
    h = () => {
      (c.current = !1), (s.current = !1), u(!0);
    },
    { hoverProps: g } = Ne({ isDisabled: r, onHoverStart: d, onHoverEnd: f }),
    { focusableProps: _ } = je({ isDisabled: r, onFocus: m, onBlur: h }, n);
  return {
    triggerProps: {
      'aria-describedby': t.isOpen ? o : void 0,
      ...j(_, g, { onPointerDown: p, onKeyDown: p }),
      tabIndex: void 0,
    },
    tooltipProps: { id: o },
  };
}
var un = (0, P.createContext)(null),
  dn = (0, P.createContext)(null);
function fn(e) {
  let t = rn(e),
    n = (0, P.useRef)(null),
    { triggerProps: r, tooltipProps: i } = ln(e, t, n);
  return P.createElement(
    oe,
    {
      values: [
        [un, t],
        [dn, { ...i, triggerRef: n }],
      ],
    },
    P.createElement(ye, { ...r, ref: n }, e.children),
  );
}
var pn = (0, P.forwardRef)(function ({ UNSTABLE_portalContainer: e, ...t }, n) {
  [t, n] = ae(t, n, dn);
  let r = (0, P.useContext)(un),
    i = rn(t),
    a = t.isOpen != null || t.defaultOpen != null || !r ? i : r,
    o = on(n, a.isOpen),
    s = t.isExiting || (!a.shouldSkipAnimation && o) || !1;
  return !a.isOpen && !s
    ? null
    : P.createElement(Yt, { portalContainer: e }, P.createElement(mn, { ...t, tooltipRef: n, isExiting: s }));
});
function mn(e) {
  let t = (0, P.useContext)(un),
    n = (0, P.useRef)(null),
    {
      overlayProps: r,
      arrowProps: i,
      placement: a,
      triggerAnchorPoint: o,
    } = zt({
      placement: e.placement || `top`,
      targetRef: e.triggerRef,
      overlayRef: e.tooltipRef,
      arrowRef: n,
      offset: e.offset,
      crossOffset: e.crossOffset,
      isOpen: t.isOpen,
      arrowBoundaryOffset: e.arrowBoundaryOffset,
      shouldFlip: e.shouldFlip,
      containerPadding: e.containerPadding,
      onClose: () => t.close(!0),
    }),
    s = an(e.tooltipRef, !!a),
    c = e.isEntering || (!t.shouldSkipAnimation && s) || !1,
    l = ce({
      ...e,
      defaultClassName: `react-aria-Tooltip`,
      values: { placement: a, isEntering: c, isExiting: e.isExiting, state: t },
    });
  e = j(e, r);
  let { tooltipProps: u } = cn(e, t),
    d = m(e, { global: !0 });
  return P.createElement(
    ve.div,
    {
      ...j(d, l, u),
      ref: e.tooltipRef,
      style: { ...r.style, '--trigger-anchor-point': o ? `${o.x}px ${o.y}px` : void 0, ...l.style },
      'data-placement': a ?? void 0,
      'data-entering': c || void 0,
      'data-exiting': e.isExiting || void 0,
    },
    P.createElement(pt.Provider, { value: { ...i, placement: a, ref: n } }, l.children),
  );
}
function hn(e) {
  let t = (0, Ge.c)(5),
    { text: n, children: r } = e,
    i;
  t[0] === n
    ? (i = t[1])
    : ((i = (0, Ke.jsx)(pn, { className: `hint`, offset: 8, children: n })), (t[0] = n), (t[1] = i));
  let a;
  return (
    t[2] !== r || t[3] !== i
      ? ((a = (0, Ke.jsxs)(fn, { delay: 400, closeDelay: 100, children: [r, i] })),
        (t[2] = r),
        (t[3] = i),
        (t[4] = a))
      : (a = t[4]),
    a
  );
}
function gn(e) {
  let t = (0, Ge.c)(15),
    n,
    r,
    i,
    a;
  t[0] === e
    ? ((n = t[1]), (r = t[2]), (i = t[3]), (a = t[4]))
    : (({ label: i, icon: n, keys: r, ...a } = e),
      (t[0] = e),
      (t[1] = n),
      (t[2] = r),
      (t[3] = i),
      (t[4] = a));
  let o = r ? `${i} (${r})` : i,
    s;
  t[5] === i
    ? (s = t[6])
    : ((s = (0, Ke.jsx)(`span`, { className: `icon-button-words`, 'aria-hidden': `true`, children: i })),
      (t[5] = i),
      (t[6] = s));
  let c;
  t[7] !== n || t[8] !== i || t[9] !== a || t[10] !== s
    ? ((c = (0, Ke.jsxs)(ke, { ...a, className: `icon-button`, 'aria-label': i, children: [n, s] })),
      (t[7] = n),
      (t[8] = i),
      (t[9] = a),
      (t[10] = s),
      (t[11] = c))
    : (c = t[11]);
  let l;
  return (
    t[12] !== o || t[13] !== c
      ? ((l = (0, Ke.jsx)(hn, { text: o, children: c })), (t[12] = o), (t[13] = c), (t[14] = l))
      : (l = t[14]),
    l
  );
}
var B = b(
    `ZodMiniType`,
    (e, t) => {
      if (!e._zod) throw Error(`Uninitialized schema in ZodMiniType.`);
      ze.init(e, t), (e.def = t), (e.type = t.type);
    },
    {
      get with() {
        return this.check;
      },
      set with(e) {
        Pe(this, `with`, e);
      },
      parse(e, t) {
        return d(this, e, t, { callee: this.parse });
      },
      parseAsync(e, t) {
        return w(this, e, t, { callee: this.parseAsync });
      },
      safeParse(e, t) {
        return Te(this, e, t);
      },
      safeParseAsync(e, t) {
        return s(this, e, t);
      },
      check(...e) {
        let t = this.def;
        return this.clone(
          {
            ...t,
            checks: [
              ...(t.checks ?? []),
              ...e.map((e) =>
                typeof e == `function` ? { _zod: { check: e, def: { check: `custom` }, onattach: [] } } : e,
              ),
            ],
          },
          { parent: !0 },
        );
      },
      clone(e, t) {
        return ne(this, e, t);
      },
      brand() {
        return this;
      },
      register(e, t) {
        return e.add(this, t), this;
      },
      apply(e, ...t) {
        return t.length === 0 ? e(this) : e(this, ...t);
      },
    },
  ),
  _n = b(`ZodMiniString`, (e, t) => {
    T.init(e, t), B.init(e, t);
  });
function vn(e) {
  return E(_n, e);
}
var yn = b(`ZodMiniNumber`, (e, t) => {
  k.init(e, t), B.init(e, t);
});
function bn(e) {
  return v(yn, e);
}
var xn = b(`ZodMiniBoolean`, (e, t) => {
  Ce.init(e, t), B.init(e, t);
});
function Sn(e) {
  return Oe(xn, e);
}
var Cn = b(`ZodMiniObject`, (e, t) => {
  h.init(e, t), B.init(e, t), se(e, `shape`, (e) => e._zod.def.shape, !1);
});
function wn(e, t) {
  return new Cn({ type: `object`, shape: e ?? {}, ...Re(t) });
}
var Tn = b(`ZodMiniUnion`, (e, t) => {
  fe.init(e, t), B.init(e, t);
});
function En(e, t) {
  return new Tn({ type: `union`, options: e, ...Re(t) });
}
var Dn = b(`ZodMiniRecord`, (e, t) => {
  le.init(e, t), B.init(e, t);
});
function On(e, t, n) {
  return !t || !t._zod
    ? new Dn({ type: `record`, keyType: vn(), valueType: e, ...Re(t) })
    : new Dn({ type: `record`, keyType: e, valueType: t, ...Re(n) });
}
var kn = b(`ZodMiniOptional`, (e, t) => {
  Me.init(e, t), B.init(e, t);
});
function V(e) {
  return new kn({ type: `optional`, innerType: e });
}
var An = b(`ZodMiniCatch`, (e, t) => {
  me.init(e, t), B.init(e, t);
});
function jn(e, t) {
  return new An({ type: `catch`, innerType: e, catchValue: typeof t == `function` ? t : ie(t) });
}
var Mn = {
    lineHeight: [1.5, 2],
    letterSpacing: [0, 0.12],
    wordSpacing: [0, 0.16],
    paragraphSpacing: [1, 2],
    announceDelay: [50, 1e3],
    fontSize: [100, 200],
  },
  Nn = (e = !1) => ({
    version: 3,
    highContrast: e,
    contrastLevel: e ? `high` : `normal`,
    fontSize: 100,
    reducedMotion: !0,
    animationLevel: `none`,
    textSpacing: !1,
    lineHeight: 1.6,
    letterSpacing: 0,
    wordSpacing: 0,
    paragraphSpacing: 1,
    focusIndicatorEnhanced: !1,
    enhancedBorders: !1,
    visibleLabels: !1,
    noTimeLimits: !1,
    layoutDescriber: {
      enabled: !0,
      triggerKey: `Alt+D`,
      autoAnnounce: !1,
      customDescriptions: {},
      announceDelay: 100,
    },
  }),
  H = V(jn(V(Sn()), void 0)),
  Pn = V(jn(V(bn()), void 0)),
  Fn = V(jn(V(vn().check(re(1), l(40))), void 0)),
  In = wn({
    version: Pn,
    highContrast: H,
    fontSize: V(jn(V(En([bn(), vn()])), void 0)),
    textSpacing: H,
    lineHeight: Pn,
    letterSpacing: Pn,
    wordSpacing: Pn,
    paragraphSpacing: Pn,
    focusIndicatorEnhanced: H,
    enhancedBorders: H,
    visibleLabels: H,
    noTimeLimits: H,
    layoutDescriber: V(
      jn(
        V(
          wn({
            enabled: H,
            triggerKey: Fn,
            autoAnnounce: H,
            customDescriptions: V(jn(V(On(vn(), vn())), void 0)),
            announceDelay: Pn,
          }),
        ),
        void 0,
      ),
    ),
  }),
  Ln = { small: 100, medium: 100, large: 125, 'extra-large': 150 },
  Rn = 16;
function zn(e, t) {
  if (typeof e == `string`) return Ln[e];
  if (e !== void 0) return t === 2 ? (e / Rn) * 100 : e;
}
var Bn = (e, t, n) => {
  let [r, i] = Mn[e];
  return t === void 0 || !Number.isFinite(t) ? n : Math.min(Math.max(t, r), i);
};
function Vn(e, t) {
  let n = Te(In, e);
  if (!n.success) return Nn(t);
  let r = n.data,
    i = Nn(r.highContrast ?? t),
    a = r.layoutDescriber ?? {};
  return {
    ...i,
    fontSize: Bn(`fontSize`, zn(r.fontSize, r.version), i.fontSize),
    textSpacing: r.textSpacing ?? i.textSpacing,
    lineHeight: Bn(`lineHeight`, r.lineHeight, i.lineHeight),
    letterSpacing: Bn(`letterSpacing`, r.letterSpacing, i.letterSpacing),
    wordSpacing: Bn(`wordSpacing`, r.wordSpacing, i.wordSpacing),
    paragraphSpacing: Bn(`paragraphSpacing`, r.paragraphSpacing, i.paragraphSpacing),
    focusIndicatorEnhanced: r.focusIndicatorEnhanced ?? i.focusIndicatorEnhanced,
    enhancedBorders: r.enhancedBorders ?? i.enhancedBorders,
    visibleLabels: r.visibleLabels ?? i.visibleLabels,
    noTimeLimits: r.noTimeLimits ?? i.noTimeLimits,
    layoutDescriber: {
      enabled: a.enabled ?? i.layoutDescriber.enabled,
      triggerKey: a.triggerKey ?? i.layoutDescriber.triggerKey,
      autoAnnounce: a.autoAnnounce ?? i.layoutDescriber.autoAnnounce,
      customDescriptions: a.customDescriptions ?? i.layoutDescriber.customDescriptions,
      announceDelay: Bn(`announceDelay`, a.announceDelay, i.layoutDescriber.announceDelay),
    },
  };
}
function Hn(e) {
  try {
    let t = localStorage.getItem(e);
    return t === null ? void 0 : JSON.parse(t);
  } catch {
    return;
  }
}
function Un(e, t) {
  try {
    return localStorage.setItem(e, JSON.stringify(t)), !0;
  } catch {
    return !1;
  }
}
function Wn(e) {
  let t = `${e}=`;
  return document.cookie
    .split(`; `)
    .find((e) => e.startsWith(t))
    ?.slice(t.length);
}
function Gn(e, t, n) {
  let r = n * 24 * 60 * 60;
  document.cookie = `${e}=${t}; Path=/; Max-Age=${r}; SameSite=Lax`;
}
var Kn = `relievo-theme`,
  qn = `relievo-accessibility-settings`,
  Jn = (e) => typeof matchMedia == `function` && matchMedia(e).matches,
  Yn = () => (Jn(`(prefers-color-scheme: dark)`) ? `dark` : `light`),
  Xn = () => Jn(`(prefers-contrast: more)`);
function Zn() {
  try {
    let e = localStorage.getItem(Kn);
    return e === `light` || e === `dark` ? e : void 0;
  } catch {
    return;
  }
}
var Qn = r(`light`),
  $n = r(Nn());
function er(e) {
  Qn.set(e), (document.documentElement.dataset.theme = e);
  try {
    localStorage.setItem(Kn, e);
  } catch {}
}
function tr() {
  let e = Zn() ?? Yn();
  Qn.set(e), (document.documentElement.dataset.theme = e);
  let t = Vn(Hn(qn), Xn());
  $n.set(t), nr(t);
}
function nr(e) {
  let t = document.documentElement;
  (t.dataset.contrast = e.contrastLevel),
    (t.dataset.textSpacing = e.textSpacing ? `on` : `off`),
    (t.dataset.enhancedBorders = e.enhancedBorders ? `on` : `off`),
    (t.dataset.visibleLabels = e.visibleLabels ? `on` : `off`),
    (t.dataset.focus = e.focusIndicatorEnhanced ? `enhanced` : `normal`),
    t.style.setProperty(`--user-font-scale`, String(e.fontSize / 100)),
    t.style.setProperty(`--user-line-height`, String(e.lineHeight)),
    t.style.setProperty(`--user-letter-spacing`, String(e.letterSpacing)),
    t.style.setProperty(`--user-word-spacing`, String(e.wordSpacing)),
    t.style.setProperty(`--user-paragraph-spacing`, String(e.paragraphSpacing));
}
var rr = (0, P.createContext)({}),
  ir = 100,
  ar = 600,
  U = {
    isOpen: !1,
    screenWidth: 0,
    screenHeight: 0,
    screenAngle: 0,
    screenTimeout: 0,
    startTimeStamp: 0,
    endTimeStamp: 0,
    resizeTimeStamp: 0,
    resizeTimeout: 0,
  },
  or = new Set([`checkbox`, `radio`, `range`, `color`, `file`, `image`, `button`, `submit`, `reset`]);
function sr() {
  let e = Number(window.visualViewport?.width ?? window.innerWidth),
    t = Number(window.visualViewport?.height ?? window.innerHeight),
    n = Number(window.visualViewport?.scale ?? 1);
  return { width: e * n, height: t * n, angle: window.screen.orientation?.angle ?? 0 };
}
function cr(e) {
  U.resizeTimeStamp <= e.timeStamp + 50 &&
    ((U.resizeTimeStamp = e.timeStamp + 150),
    window.clearTimeout(U.resizeTimeout),
    (U.resizeTimeout = window.setTimeout(lr, 150)));
}
function lr() {
  let e = _e(`viewport`);
  if (C() && e?.includes(`overlays-content`)) return;
  let t = performance.now(),
    n = sr(),
    r = t - U.startTimeStamp,
    i = U.screenHeight - n.height,
    a = U.screenAngle - n.angle;
  Math.abs(a) % 180 &&
    U.screenWidth - n.height < ir &&
    ((U.screenWidth = n.width), (U.screenHeight = n.height), (U.screenAngle = n.angle), (i = 0)),
    r > ar &&
      (window.clearTimeout(U.screenTimeout),
      (U.screenTimeout = window.setTimeout(() => {
        let e = mr(document.hasFocus() ? p() : null),
          t = sr();
        Math.abs(U.screenAngle - t.angle) % 180 ||
          (U.isOpen && e) ||
          ((U.screenWidth = t.width),
          (U.screenHeight = t.height),
          (U.screenAngle = t.angle),
          (U.isOpen = !1));
      }, ar))),
    r <= ar && i >= ir && (U.endTimeStamp = t),
    (U.isOpen = i >= ir);
}
function ur() {
  let e = sr(),
    t = U.screenAngle - e.angle;
  if (Math.abs(t) % 180 && !U.isOpen) {
    let e = U.screenWidth;
    (U.screenWidth = U.screenHeight), (U.screenHeight = e);
  }
  U.isOpen || (U.screenAngle = e.angle);
}
function dr(e) {
  let t = mr(y(e)),
    n = performance.now(),
    r = sr(),
    i = U.screenHeight - r.height;
  i < ir &&
    t &&
    ((U.screenWidth = r.width),
    (U.screenHeight = r.height),
    (U.screenAngle = r.angle),
    (U.startTimeStamp = n)),
    t && window.clearTimeout(U.screenTimeout),
    i >= ir && t && (U.endTimeStamp = n);
}
function fr() {
  let e = sr();
  O(window.visualViewport, `resize`, f() ? lr : cr),
    O(window.screen.orientation, `change`, ur),
    O(window, `focus`, dr, { capture: !0, passive: !0 }),
    (U.screenWidth = e.width),
    (U.screenHeight = e.height),
    (U.screenAngle = e.angle);
}
typeof document < `u` && (document.readyState === `loading` ? O(document, `DOMContentLoaded`, fr) : fr());
function pr() {
  let e = _e(`viewport`);
  return C() && e?.includes(`overlays-content`)
    ? !1
    : U.isOpen
      ? !0
      : U.startTimeStamp
        ? U.endTimeStamp >= U.startTimeStamp
          ? !0
          : performance.now() - U.startTimeStamp <= ar
            ? U.endTimeStamp > 0 || window.navigator.maxTouchPoints > 0
            : !1
        : window.navigator.maxTouchPoints > 0;
}
function mr(e) {
  if (!(e instanceof Element) || !we(e)) return !1;
  let t = e instanceof HTMLTextAreaElement,
    n = e instanceof HTMLElement && e.isContentEditable,
    r = e instanceof HTMLInputElement && !or.has(e.type);
  return t || n || r;
}
function hr(e) {
  return u() ? e.metaKey : e.ctrlKey;
}
function gr() {
  return U.isOpen;
}
var _r = Symbol.for(`react-aria.i18n.locale`),
  vr = Symbol.for(`react-aria.i18n.strings`),
  yr = void 0,
  br = class e {
    constructor(e, t = `en-US`) {
      (this.strings = Object.fromEntries(Object.entries(e).filter(([, e]) => e))), (this.defaultLocale = t);
    }
    getStringForLocale(e, t) {
      let n = this.getStringsForLocale(t)[e];
      if (!n) throw Error(`Could not find intl message ${e} in ${t} locale`);
      return n;
    }
    getStringsForLocale(e) {
      let t = this.strings[e];
      return t || ((t = xr(e, this.strings, this.defaultLocale)), (this.strings[e] = t)), t;
    }
    static getGlobalDictionaryForPackage(t) {
      if (typeof window > `u`) return null;
      let n = window[_r];
      if (yr === void 0) {
        let t = window[vr];
        if (!t) return null;
        yr = {};
        for (let r in t) yr[r] = new e({ [n]: t[r] }, n);
      }
      let r = yr?.[t];
      if (!r)
        throw Error(
          `Strings for package "${t}" were not included by LocalizedStringProvider. Please add it to the list passed to createLocalizedStringDictionary.`,
        );
      return r;
    }
  };
function xr(e, t, n = `en-US`) {
  if (t[e]) return t[e];
  let r = Sr(e),
    i = Cr(e);
  if (i && t[`${r}-${i}`]) return t[`${r}-${i}`];
  if (t[r]) return t[r];
  for (let e in t) if (e.startsWith(r + `-`)) return t[e];
  return t[n];
}
function Sr(e) {
  return Intl.Locale ? new Intl.Locale(e).language : e.split(`-`)[0];
}
function Cr(e) {
  if (Intl.Locale) return new Intl.Locale(e).script;
}
var wr = new Map(),
  Tr = new Map(),
  Er = class {
    constructor(e, t) {
      (this.locale = e), (this.strings = t);
    }
    format(e, t) {
      let n = this.strings.getStringForLocale(e, this.locale);
      return typeof n == `function` ? n(t, this) : n;
    }
    plural(e, t, n = `cardinal`) {
      let r = t[`=` + e];
      if (r) return typeof r == `function` ? r() : r;
      let i = this.locale + `:` + n,
        a = wr.get(i);
      return (
        a || ((a = new Intl.PluralRules(this.locale, { type: n })), wr.set(i, a)),
        (r = t[a.select(e)] || t.other),
        typeof r == `function` ? r() : r
      );
    }
    number(e) {
      let t = Tr.get(this.locale);
      return t || ((t = new Intl.NumberFormat(this.locale)), Tr.set(this.locale, t)), t.format(e);
    }
    select(e, t) {
      let n = e[t] || e.other;
      return typeof n == `function` ? n() : n;
    }
  },
  Dr = new WeakMap();
function Or(e) {
  let t = Dr.get(e);
  return t || ((t = new br(e)), Dr.set(e, t)), t;
}
function kr(e, t) {
  return (t && br.getGlobalDictionaryForPackage(t)) || Or(e);
}
function Ar(e, t) {
  let { locale: n } = it(),
    r = kr(e, t);
  return (0, P.useMemo)(() => new Er(n, r), [n, r]);
}
var jr = (0, P.createContext)({}),
  Mr = (0, P.forwardRef)(function (e, t) {
    [e, t] = ae(e, t, jr);
    let { children: n, level: r = 3, className: i, ...a } = e,
      o = ve[`h${r}`];
    return P.createElement(o, { ...a, ref: t, className: i ?? `react-aria-Heading` }, n);
  }),
  Nr = class {
    constructor(e, t, n, r) {
      (this._walkerStack = []),
        (this._currentSetFor = new Set()),
        (this._acceptNode = (e) => {
          if (e.nodeType === Node.ELEMENT_NODE) {
            let t = e.shadowRoot;
            if (t) {
              let e = this._doc.createTreeWalker(t, this.whatToShow, { acceptNode: this._acceptNode });
              return this._walkerStack.unshift(e), NodeFilter.FILTER_ACCEPT;
            }
            if (typeof this.filter == `function`) return this.filter(e);
            if (this.filter?.acceptNode) return this.filter.acceptNode(e);
            if (this.filter === null) return NodeFilter.FILTER_ACCEPT;
          }
          return NodeFilter.FILTER_SKIP;
        }),
        (this._doc = e),
        (this.root = t),
        (this.filter = r ?? null),
        (this.whatToShow = n ?? NodeFilter.SHOW_ALL),
        (this._currentNode = t),
        this._walkerStack.unshift(e.createTreeWalker(t, n, this._acceptNode));
      let i = t.shadowRoot;
      if (i) {
        let e = this._doc.createTreeWalker(i, this.whatToShow, { acceptNode: this._acceptNode });
        this._walkerStack.unshift(e);
      }
    }
    get currentNode() {
      return this._currentNode;
    }
    set currentNode(e) {
      if (!S(this.root, e))
        throw Error(`Cannot set currentNode to a node that is not contained by the root node.`);
      let t = [],
        n = e,
        r = e;
      for (this._currentNode = e; n && n !== this.root; )
        if (n.nodeType === Node.DOCUMENT_FRAGMENT_NODE) {
          let e = n,
            i = this._doc.createTreeWalker(e, this.whatToShow, { acceptNode: this._acceptNode });
          t.push(i), (i.currentNode = r), this._currentSetFor.add(i), (n = r = e.host);
        } else n = n.parentNode;
      let i = this._doc.createTreeWalker(this.root, this.whatToShow, { acceptNode: this._acceptNode });
      t.push(i), (i.currentNode = r), this._currentSetFor.add(i), (this._walkerStack = t);
    }
    get doc() {
      return this._doc;
    }
    firstChild() {
      let e = this.currentNode,
        t = this.nextNode();
      return S(e, t) ? (t && (this.currentNode = t), t) : ((this.currentNode = e), null);
    }
    lastChild() {
      let e = this._walkerStack[0].lastChild();
      return e && (this.currentNode = e), e;
    }
    nextNode() {
      let e = this._walkerStack[0].nextNode();
      if (e) {
        if (e.shadowRoot) {
          let t;
          if (
            (typeof this.filter == `function`
              ? (t = this.filter(e))
              : this.filter?.acceptNode && (t = this.filter.acceptNode(e)),
            t === NodeFilter.FILTER_ACCEPT)
          )
            return (this.currentNode = e), e;
          let n = this.nextNode();
          return n && (this.currentNode = n), n;
        }
        return e && (this.currentNode = e), e;
      }
      if (this._walkerStack.length > 1) {
        this._walkerStack.shift();
        let e = this.nextNode();
        return e && (this.currentNode = e), e;
      }
      return null;
    }
    previousNode() {
      let e = this._walkerStack[0];
      if (e.currentNode === e.root) {
        if (this._currentSetFor.has(e)) {
          if ((this._currentSetFor.delete(e), this._walkerStack.length > 1)) {
            this._walkerStack.shift();
            let e = this.previousNode();
            return e && (this.currentNode = e), e;
          }
          return null;
        }
        return null;
      }
      let t = e.previousNode();
      if (t) {
        if (t.shadowRoot) {
          let e;
          if (
            (typeof this.filter == `function`
              ? (e = this.filter(t))
              : this.filter?.acceptNode && (e = this.filter.acceptNode(t)),
            e === NodeFilter.FILTER_ACCEPT)
          )
            return t && (this.currentNode = t), t;
          let n = this.lastChild();
          return n && (this.currentNode = n), n;
        }
        return t && (this.currentNode = t), t;
      }
      if (this._walkerStack.length > 1) {
        this._walkerStack.shift();
        let e = this.previousNode();
        return e && (this.currentNode = e), e;
      }
      return null;
    }
    nextSibling() {
      return null;
    }
    previousSibling() {
      return null;
    }
    parentNode() {
      return null;
    }
  };
function Pr(e, t, n, r) {
  return D() ? new Nr(e, t, n, r) : e.createTreeWalker(t, n, r);
}
var Fr = typeof HTMLElement < `u` && `inert` in HTMLElement.prototype;
function Ir(e) {
  return e.dataset.liveAnnouncer === `true` || e.dataset.reactAriaTopLayer !== void 0;
}
var Lr = new WeakMap(),
  W = [];
function Rr(e, t) {
  let n = g(e?.[0]),
    r = t instanceof n.Element ? { root: t } : t,
    i = r?.root ?? document.body,
    a = r?.shouldUseInert && Fr,
    o = new Set(e),
    s = new Set(),
    l = (e) => (a && e instanceof n.HTMLElement ? e.inert : e.getAttribute(`aria-hidden`) === `true`),
    u = (e, t) => {
      a && e instanceof n.HTMLElement
        ? (e.inert = t)
        : t
          ? e.setAttribute(`aria-hidden`, `true`)
          : (e.removeAttribute(`aria-hidden`), e instanceof n.HTMLElement && (e.inert = !1));
    },
    d = new Set();
  if (D()) {
    let t = i.getRootNode();
    for (let n of e) {
      let e = n.getRootNode();
      for (; c(e) && e !== t; ) d.add(e), (e = e.host.getRootNode());
    }
  }
  let f = (e) => {
      for (let t of e.querySelectorAll(`[data-live-announcer], [data-react-aria-top-layer]`)) o.add(t);
      let t = (e) => {
          if (
            s.has(e) ||
            o.has(e) ||
            (e.parentElement && s.has(e.parentElement) && e.parentElement.getAttribute(`role`) !== `row`)
          )
            return NodeFilter.FILTER_REJECT;
          for (let t of o) if (S(e, t)) return NodeFilter.FILTER_SKIP;
          return NodeFilter.FILTER_ACCEPT;
        },
        n = Pr(A(e), e, NodeFilter.SHOW_ELEMENT, { acceptNode: t }),
        r = t(e);
      if ((r === NodeFilter.FILTER_ACCEPT && p(e), r !== NodeFilter.FILTER_REJECT)) {
        let e = n.nextNode();
        for (; e != null; ) p(e), (e = n.nextNode());
      }
    },
    p = (e) => {
      let t = Lr.get(e) ?? 0;
      (l(e) && t === 0) || (t === 0 && u(e, !0), s.add(e), Lr.set(e, t + 1));
    };
  W.length && W[W.length - 1].disconnect(), f(i);
  let m = new MutationObserver((e) => {
    for (let t of e)
      if (t.type === `childList`) {
        if (t.target.isConnected && ![...o, ...s].some((e) => S(e, t.target)))
          for (let e of t.addedNodes)
            (e instanceof HTMLElement || e instanceof SVGElement) && Ir(e)
              ? o.add(e)
              : e instanceof Element && f(e);
        if (D()) {
          for (let e of d)
            if (!e.isConnected) {
              m.disconnect();
              break;
            }
        }
      }
  });
  m.observe(i, { childList: !0, subtree: !0 });
  let h = new Set();
  if (D())
    for (let e of d) {
      let t = new MutationObserver((e) => {
        for (let t of e)
          if (t.type === `childList`) {
            if (t.target.isConnected && ![...o, ...s].some((e) => S(e, t.target)))
              for (let e of t.addedNodes)
                (e instanceof HTMLElement || e instanceof SVGElement) && Ir(e)
                  ? o.add(e)
                  : e instanceof Element && f(e);
            if (D()) {
              for (let e of d)
                if (!e.isConnected) {
                  m.disconnect();
                  break;
                }
            }
          }
      });
      t.observe(e, { childList: !0, subtree: !0 }), h.add(t);
    }
  let _ = {
    visibleNodes: o,
    hiddenNodes: s,
    observe() {
      m.observe(i, { childList: !0, subtree: !0 });
    },
    disconnect() {
      m.disconnect();
    },
  };
  return (
    W.push(_),
    () => {
      if ((m.disconnect(), D())) for (let e of h) e.disconnect();
      for (let e of s) {
        let t = Lr.get(e);
        t != null && (t === 1 ? (u(e, !1), Lr.delete(e)) : Lr.set(e, t - 1));
      }
      _ === W[W.length - 1] ? (W.pop(), W.length && W[W.length - 1].observe()) : W.splice(W.indexOf(_), 1);
    }
  );
}
function zr(e) {
  let t = W[W.length - 1];
  if (t && !t.visibleNodes.has(e))
    return (
      t.visibleNodes.add(e),
      () => {
        t.visibleNodes.delete(e);
      }
    );
}
var Br = P.createContext(null),
  Vr = `react-aria-focus-scope-restore`,
  G = null;
function Hr(e) {
  let { children: t, contain: n, restoreFocus: r, autoFocus: i } = e,
    a = (0, P.useRef)(null),
    o = (0, P.useRef)(null),
    s = (0, P.useRef)([]),
    { parentNode: c } = (0, P.useContext)(Br) || {},
    l = (0, P.useMemo)(() => new ai({ scopeRef: s }), [s]);
  M(() => {
    let e = c || Z.root;
    if (Z.getTreeNode(e.scopeRef) && G && !Xr(G, e.scopeRef)) {
      let t = Z.getTreeNode(G);
      t && (e = t);
    }
    e.addChild(l), Z.addNode(l);
  }, [l, c]),
    M(() => {
      let e = Z.getTreeNode(s);
      e && (e.contain = !!n);
    }, [n]),
    M(() => {
      let e = a.current?.nextSibling,
        t = [],
        n = (e) => e.stopPropagation();
      for (; e && e !== o.current; ) t.push(e), e.addEventListener(Vr, n), (e = e.nextSibling);
      return (
        (s.current = t),
        () => {
          for (let e of t) e.removeEventListener(Vr, n);
        }
      );
    }, [t]),
    ei(s, r, n),
    qr(s, n),
    ni(s, r, n),
    $r(s, i),
    (0, P.useEffect)(() => {
      let e = p(A(s.current ? s.current[0] : void 0)),
        t = null;
      if (q(e, s.current)) {
        for (let n of Z.traverse()) n.scopeRef && q(e, n.scopeRef.current) && (t = n);
        t === Z.getTreeNode(s) && (G = t.scopeRef);
      }
    }, [s]),
    M(
      () => () => {
        let e = Z.getTreeNode(s)?.parent?.scopeRef ?? null;
        (s !== G && !Xr(s, G)) || (e && !Z.getTreeNode(e)) || (G = e), Z.removeTreeNode(s);
      },
      [s],
    );
  let u = (0, P.useMemo)(() => Ur(s), []),
    d = (0, P.useMemo)(() => ({ focusManager: u, parentNode: l }), [l, u]);
  return P.createElement(
    Br.Provider,
    { value: d },
    P.createElement(`span`, { 'data-focus-scope-start': !0, hidden: !0, ref: a }),
    t,
    P.createElement(`span`, { 'data-focus-scope-end': !0, hidden: !0, ref: o }),
  );
}
function Ur(e) {
  return {
    focusNext(t = {}) {
      let n = e.current,
        { from: r, tabbable: i, wrap: a, accept: o } = t,
        s = r || p(A(n[0] ?? void 0)),
        c = n[0].previousElementSibling,
        l = X(K(n), { tabbable: i, accept: o }, n);
      l.currentNode = q(s, n) ? s : c;
      let u = l.nextNode();
      return !u && a && ((l.currentNode = c), (u = l.nextNode())), u && Y(u, !0), u;
    },
    focusPrevious(t = {}) {
      let n = e.current,
        { from: r, tabbable: i, wrap: a, accept: o } = t,
        s = r || p(A(n[0] ?? void 0)),
        c = n[n.length - 1].nextElementSibling,
        l = X(K(n), { tabbable: i, accept: o }, n);
      l.currentNode = q(s, n) ? s : c;
      let u = l.previousNode();
      return !u && a && ((l.currentNode = c), (u = l.previousNode())), u && Y(u, !0), u;
    },
    focusFirst(t = {}) {
      let n = e.current,
        { tabbable: r, accept: i } = t,
        a = X(K(n), { tabbable: r, accept: i }, n);
      a.currentNode = n[0].previousElementSibling;
      let o = a.nextNode();
      return o && Y(o, !0), o;
    },
    focusLast(t = {}) {
      let n = e.current,
        { tabbable: r, accept: i } = t,
        a = X(K(n), { tabbable: r, accept: i }, n);
      a.currentNode = n[n.length - 1].nextElementSibling;
      let o = a.previousNode();
      return o && Y(o, !0), o;
    },
  };
}
function K(e) {
  return e[0].parentElement;
}
function Wr(e) {
  let t = Z.getTreeNode(G);
  for (; t && t.scopeRef !== e; ) {
    if (t.contain) return !1;
    t = t.parent;
  }
  return !0;
}
function Gr(e) {
  if (!e.form)
    return Array.from(A(e).querySelectorAll(`input[type="radio"][name="${CSS.escape(e.name)}"]`)).filter(
      (e) => !e.form,
    );
  let t = e.form.elements.namedItem(e.name),
    n = g(e);
  return t instanceof n.RadioNodeList
    ? Array.from(t).filter((e) => e instanceof n.HTMLInputElement)
    : t instanceof n.HTMLInputElement
      ? [t]
      : [];
}
function Kr(e) {
  if (e.checked) return !0;
  let t = Gr(e);
  return t.length > 0 && !t.some((e) => e.checked);
}
function qr(e, t) {
  let n = (0, P.useRef)(void 0),
    r = (0, P.useRef)(void 0);
  M(() => {
    let i = e.current;
    if (!t) {
      r.current &&= (cancelAnimationFrame(r.current), void 0);
      return;
    }
    let a = A(i ? i[0] : void 0),
      o = (t) => {
        if (t.key !== `Tab` || t.altKey || t.ctrlKey || t.metaKey || !Wr(e) || t.isComposing) return;
        let n = p(a),
          r = e.current;
        if (!r || !q(n, r)) return;
        let i = X(K(r), { tabbable: !0 }, r);
        if (!n) return;
        i.currentNode = n;
        let o = t.shiftKey ? i.previousNode() : i.nextNode();
        (o ||=
          ((i.currentNode = t.shiftKey ? r[r.length - 1].nextElementSibling : r[0].previousElementSibling),
          t.shiftKey ? i.previousNode() : i.nextNode())),
          t.preventDefault(),
          o && (Y(o, !0), o instanceof g(o).HTMLInputElement && o.select());
      },
      s = (t) => {
        (!G || Xr(G, e)) && q(y(t), e.current)
          ? ((G = e), (n.current = y(t)))
          : Wr(e) && !J(y(t), e)
            ? n.current
              ? Y(n.current)
              : G && G.current && Qr(G.current)
            : Wr(e) && (n.current = y(t));
      },
      c = (t) => {
        r.current && cancelAnimationFrame(r.current),
          (r.current = requestAnimationFrame(() => {
            let r = He(),
              i = (r === `virtual` || r === null) && C() && te(),
              o = p(a);
            if (!i && o && Wr(e) && !J(o, e)) {
              G = e;
              let r = y(t);
              r && r.isConnected ? ((n.current = r), Y(n.current)) : G.current && Qr(G.current);
            }
          }));
      };
    return (
      a.addEventListener(`keydown`, o, !1),
      a.addEventListener(`focusin`, s, !1),
      i?.forEach((e) => e.addEventListener(`focusin`, s, !1)),
      i?.forEach((e) => e.addEventListener(`focusout`, c, !1)),
      () => {
        a.removeEventListener(`keydown`, o, !1),
          a.removeEventListener(`focusin`, s, !1),
          i?.forEach((e) => e.removeEventListener(`focusin`, s, !1)),
          i?.forEach((e) => e.removeEventListener(`focusout`, c, !1));
      }
    );
  }, [e, t]),
    M(
      () => () => {
        r.current && cancelAnimationFrame(r.current);
      },
      [r],
    );
}
function Jr(e) {
  return J(e);
}
function q(e, t) {
  return !e || !t ? !1 : t.some((t) => S(t, e));
}
function J(e, t = null) {
  if (e instanceof Element && e.closest(`[data-react-aria-top-layer]`)) return !0;
  for (let { scopeRef: n } of Z.traverse(Z.getTreeNode(t))) if (n && q(e, n.current)) return !0;
  return !1;
}
function Yr(e) {
  return J(e, G);
}
function Xr(e, t) {
  let n = Z.getTreeNode(t)?.parent;
  for (; n; ) {
    if (n.scopeRef === e) return !0;
    n = n.parent;
  }
  return !1;
}
function Y(e, t = !1) {
  if (e != null && !t)
    try {
      ue(e);
    } catch {}
  else if (e != null)
    try {
      e.focus();
    } catch {}
}
function Zr(e, t = !0) {
  let n = e[0].previousElementSibling,
    r = K(e),
    i = X(r, { tabbable: t }, e);
  i.currentNode = n;
  let a = i.nextNode();
  return t && !a && ((r = K(e)), (i = X(r, { tabbable: !1 }, e)), (i.currentNode = n), (a = i.nextNode())), a;
}
function Qr(e, t = !0) {
  Y(Zr(e, t));
}
function $r(e, t) {
  let n = P.useRef(t);
  (0, P.useEffect)(() => {
    if (n.current) {
      G = e;
      let t = A(e.current ? e.current[0] : void 0);
      !q(p(t), G.current) && e.current && Qr(e.current);
    }
    n.current = !1;
  }, [e]);
}
function ei(e, t, n) {
  M(() => {
    if (t || n) return;
    let r = e.current,
      i = A(r ? r[0] : void 0),
      a = (t) => {
        let n = y(t);
        q(n, e.current) ? (G = e) : Jr(n) || (G = null);
      };
    return (
      i.addEventListener(`focusin`, a, !1),
      r?.forEach((e) => e.addEventListener(`focusin`, a, !1)),
      () => {
        i.removeEventListener(`focusin`, a, !1), r?.forEach((e) => e.removeEventListener(`focusin`, a, !1));
      }
    );
  }, [e, t, n]);
}
function ti(e) {
  let t = Z.getTreeNode(G);
  for (; t && t.scopeRef !== e; ) {
    if (t.nodeToRestore) return !1;
    t = t.parent;
  }
  return t?.scopeRef === e;
}
function ni(e, t, n) {
  let r = (0, P.useRef)(typeof document < `u` ? p(A(e.current ? e.current[0] : void 0)) : null);
  M(() => {
    let r = e.current,
      i = A(r ? r[0] : void 0);
    if (!t || n) return;
    let a = () => {
      (!G || Xr(G, e)) && q(p(i), e.current) && (G = e);
    };
    return (
      i.addEventListener(`focusin`, a, !1),
      r?.forEach((e) => e.addEventListener(`focusin`, a, !1)),
      () => {
        i.removeEventListener(`focusin`, a, !1), r?.forEach((e) => e.removeEventListener(`focusin`, a, !1));
      }
    );
  }, [e, n]),
    M(() => {
      let r = A(e.current ? e.current[0] : void 0);
      if (!t) return;
      let i = (t) => {
        if (t.key !== `Tab` || t.altKey || t.ctrlKey || t.metaKey || !Wr(e) || t.isComposing) return;
        let n = r.activeElement;
        if (!J(n, e) || !ti(e)) return;
        let i = Z.getTreeNode(e);
        if (!i) return;
        let a = i.nodeToRestore,
          o = X(r.body, { tabbable: !0 });
        o.currentNode = n;
        let s = t.shiftKey ? o.previousNode() : o.nextNode();
        if (
          ((a && a.isConnected && a !== r.body) || ((a = void 0), (i.nodeToRestore = void 0)),
          (!s || !J(s, e)) && a)
        ) {
          o.currentNode = a;
          do s = t.shiftKey ? o.previousNode() : o.nextNode();
          while (J(s, e));
          t.preventDefault(), t.stopPropagation(), s ? Y(s, !0) : Jr(a) ? Y(a, !0) : n.blur();
        }
      };
      return (
        n || r.addEventListener(`keydown`, i, !0),
        () => {
          n || r.removeEventListener(`keydown`, i, !0);
        }
      );
    }, [e, t, n]),
    M(() => {
      let n = A(e.current ? e.current[0] : void 0);
      if (!t) return;
      let i = Z.getTreeNode(e);
      if (i)
        return (
          (i.nodeToRestore = r.current ?? void 0),
          () => {
            let r = Z.getTreeNode(e);
            if (!r) return;
            let i = r.nodeToRestore,
              a = p(n);
            if (t && i && ((a && J(a, e)) || (a === n.body && ti(e)))) {
              let t = Z.clone();
              requestAnimationFrame(() => {
                if (n.activeElement === n.body) {
                  let n = t.getTreeNode(e);
                  for (; n; ) {
                    if (n.nodeToRestore && n.nodeToRestore.isConnected) {
                      ri(n.nodeToRestore);
                      return;
                    }
                    n = n.parent;
                  }
                  for (n = t.getTreeNode(e); n; ) {
                    if (n.scopeRef && n.scopeRef.current && Z.getTreeNode(n.scopeRef)) {
                      let e = Zr(n.scopeRef.current, !0);
                      if (e) {
                        ri(e);
                        return;
                      }
                    }
                    n = n.parent;
                  }
                }
              });
            }
          }
        );
    }, [e, t]);
}
function ri(e) {
  e.dispatchEvent(new CustomEvent(Vr, { bubbles: !0, cancelable: !0 })) && Y(e);
}
function X(e, t, n) {
  let r = t?.tabbable ? x : we,
    i = e?.nodeType === Node.ELEMENT_NODE ? e : null,
    a = A(i),
    o = Pr(a, e || a, NodeFilter.SHOW_ELEMENT, {
      acceptNode(e) {
        return S(t?.from, e) ||
          (t?.tabbable &&
            e.tagName === `INPUT` &&
            e.getAttribute(`type`) === `radio` &&
            (!Kr(e) ||
              (o.currentNode.tagName === `INPUT` &&
                o.currentNode.type === `radio` &&
                o.currentNode.name === e.name)))
          ? NodeFilter.FILTER_REJECT
          : r(e) && (!n || q(e, n)) && (!t?.accept || t.accept(e))
            ? NodeFilter.FILTER_ACCEPT
            : NodeFilter.FILTER_SKIP;
      },
    });
  return t?.from && (o.currentNode = t.from), o;
}
var ii = class e {
    constructor() {
      (this.fastMap = new Map()), (this.root = new ai({ scopeRef: null })), this.fastMap.set(null, this.root);
    }
    get size() {
      return this.fastMap.size;
    }
    getTreeNode(e) {
      return this.fastMap.get(e);
    }
    addTreeNode(e, t, n) {
      let r = this.fastMap.get(t ?? null);
      if (!r) return;
      let i = new ai({ scopeRef: e });
      r.addChild(i), (i.parent = r), this.fastMap.set(e, i), n && (i.nodeToRestore = n);
    }
    addNode(e) {
      this.fastMap.set(e.scopeRef, e);
    }
    removeTreeNode(e) {
      if (e === null) return;
      let t = this.fastMap.get(e);
      if (!t) return;
      let n = t.parent;
      for (let e of this.traverse())
        e !== t &&
          t.nodeToRestore &&
          e.nodeToRestore &&
          t.scopeRef &&
          t.scopeRef.current &&
          q(e.nodeToRestore, t.scopeRef.current) &&
          (e.nodeToRestore = t.nodeToRestore);
      let r = t.children;
      n && (n.removeChild(t), r.size > 0 && r.forEach((e) => n && n.addChild(e))),
        this.fastMap.delete(t.scopeRef);
    }
    *traverse(e = this.root) {
      if ((e.scopeRef != null && (yield e), e.children.size > 0))
        for (let t of e.children) yield* this.traverse(t);
    }
    clone() {
      let t = new e();
      for (let e of this.traverse()) t.addTreeNode(e.scopeRef, e.parent?.scopeRef ?? null, e.nodeToRestore);
      return t;
    }
  },
  ai = class {
    constructor(e) {
      (this.children = new Set()), (this.contain = !1), (this.scopeRef = e.scopeRef);
    }
    addChild(e) {
      this.children.add(e), (e.parent = this);
    }
    removeChild(e) {
      this.children.delete(e), (e.parent = void 0);
    }
  },
  Z = new ii();
function oi(e) {
  let { ref: t, onInteractOutside: n, isDisabled: r, onInteractOutsideStart: i } = e,
    a = (0, P.useRef)({ isPointerDown: !1, ignoreEmulatedMouseEvents: !1 }),
    o = he((e) => {
      n && si(e, t) && (i && i(e), (a.current.isPointerDown = !0));
    }),
    s = he((e) => {
      n && n(e);
    });
  (0, P.useEffect)(() => {
    let e = a.current;
    if (r) return;
    let n = t.current,
      i = A(n);
    if (typeof PointerEvent < `u`) {
      let n = (n) => {
        e.isPointerDown && si(n, t) && s(n), (e.isPointerDown = !1);
      };
      return (
        i.addEventListener(`pointerdown`, o, !0),
        i.addEventListener(`click`, n, !0),
        () => {
          i.removeEventListener(`pointerdown`, o, !0), i.removeEventListener(`click`, n, !0);
        }
      );
    }
  }, [t, r]);
}
function si(e, t) {
  if (e.button > 0) return !1;
  let n = y(e);
  if (n) {
    let e = n.ownerDocument;
    if (!e || !S(e.documentElement, n) || n.closest(`[data-react-aria-top-layer]`)) return !1;
  }
  return t.current ? !e.composedPath().includes(t.current) : !1;
}
var Q = [];
function ci(e, t) {
  let {
      onClose: n,
      shouldCloseOnBlur: r,
      isOpen: i,
      isDismissable: a = !1,
      isKeyboardDismissDisabled: o = !1,
      shouldCloseOnInteractOutside: s,
    } = e,
    c = (0, P.useRef)(void 0);
  (0, P.useEffect)(() => {
    if (i && !Q.includes(t))
      return (
        Q.push(t),
        () => {
          let e = Q.indexOf(t);
          e >= 0 && Q.splice(e, 1);
        }
      );
  }, [i, t]);
  let l = () => {
      Q[Q.length - 1] === t && n && n();
    },
    u = (e) => {
      let n = Q[Q.length - 1];
      (c.current = n), (!s || s(y(e))) && n === t && e.stopPropagation();
    },
    d = (e) => {
      (!s || s(y(e))) && (Q[Q.length - 1] === t && e.stopPropagation(), c.current === t && l()),
        (c.current = void 0);
    },
    { keyboardProps: f } = xe({
      shortcuts: {
        Escape: () => {
          if (!o) l();
          else return !1;
        },
      },
    });
  oi({ ref: t, onInteractOutside: a && i ? d : void 0, onInteractOutsideStart: u });
  let { focusWithinProps: p } = de({
    isDisabled: !r,
    onBlurWithin: (e) => {
      e.relatedTarget && !Yr(e.relatedTarget) && (!s || s(e.relatedTarget)) && n?.();
    },
  });
  return { overlayProps: { ...f, ...p }, underlayProps: {} };
}
function li(e, t) {
  if (!e) return !1;
  let n = window.getComputedStyle(e),
    r = document.scrollingElement || document.documentElement,
    i = /(auto|scroll)/.test(n.overflow + n.overflowX + n.overflowY);
  return (
    e === r && n.overflow !== `hidden` && (i = !0),
    i && t && (i = e.scrollHeight !== e.clientHeight || e.scrollWidth !== e.clientWidth),
    i
  );
}
function ui(e, t) {
  let n = e;
  for (li(n, t) && (n = n.parentElement); n && !li(n, t); ) n = n.parentElement;
  return n || document.scrollingElement || document.documentElement;
}
var di = 200,
  fi = 50,
  pi = 600,
  $ = new WeakMap(),
  mi = new Set(),
  hi = new Set();
function gi(e, t) {
  let n = gr();
  if (e !== n || t.aborted) for (let e of hi) e(n), hi.delete(e);
  if (!e && n && f() && !t.aborted) window.clearInterval($.get(window)), $.set(window, _i(di));
  else {
    if (e !== n || t.aborted) for (let e of mi) e(n), mi.delete(e);
    (hi.size + mi.size <= 0 || t.aborted) && (window.clearInterval($.get(window)), $.delete(window));
  }
}
function _i(e = pi) {
  return window.setInterval(gi, fi, gr(), AbortSignal.timeout(e));
}
function vi(e) {
  if (!pr()) return e(!1), () => {};
  let t = window.requestAnimationFrame(() => {
    t = window.requestAnimationFrame(() => {
      let t = mr(document.hasFocus() ? p() : null);
      if (gr() === t || (gr() && !t)) return e(t);
      hi.add(e), $.has(window) || $.set(window, _i());
    });
  });
  return () => {
    window.cancelAnimationFrame(t), hi.delete(e);
  };
}
function yi(e) {
  if (!pr()) return e(!1), () => {};
  let t = window.requestAnimationFrame(() => {
    t = window.requestAnimationFrame(() => {
      let t = mr(document.hasFocus() ? p() : null);
      if (gr() === t) return e(t);
      mi.add(e), $.has(window) || $.set(window, _i());
    });
  });
  return () => {
    window.cancelAnimationFrame(t), mi.delete(e);
  };
}
var bi = typeof document < `u` && window.visualViewport,
  xi = 0,
  Si;
function Ci(e = {}) {
  let { isDisabled: t, UNSTABLE_overrideFocus: n } = e;
  M(() => {
    if (!t)
      return (
        xi++,
        xi === 1 && (Si = o() && f() ? Ti() : wi(n)),
        () => {
          xi--, xi === 0 && Si();
        }
      );
  }, [t, n]);
}
function wi(e) {
  let t = window.innerWidth - document.documentElement.clientWidth;
  return Ve(
    t > 0 &&
      (`scrollbarGutter` in document.documentElement.style
        ? N(document.documentElement, `scrollbar-gutter`, `stable`)
        : N(document.documentElement, `padding-right`, `${t}px`)),
    N(document.documentElement, `overflow`, `hidden`),
    e && Di(),
    e && pr() && Ei(),
  );
}
function Ti() {
  let e = N(document.documentElement, `overflow`, `hidden`),
    t,
    n = !1,
    r = (e) => {
      let r = y(e);
      (t = li(r, !0) ? r : ui(r, !0)), (n = !1);
      let i = r.ownerDocument.defaultView.getSelection();
      i && !i.isCollapsed && i.containsNode(r, !0) && (n = !0),
        e.composedPath().some((e) => e instanceof HTMLInputElement && e.type === `range`) && (n = !0),
        `selectionStart` in r &&
          `selectionEnd` in r &&
          r.selectionStart < r.selectionEnd &&
          r.ownerDocument.activeElement === r &&
          (n = !0);
    },
    i = document.createElement(`style`),
    a = Be();
  a && (i.nonce = a),
    (i.textContent = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`),
    document.head.prepend(i);
  let o = (e) => {
      e.touches.length === 2 ||
        n ||
        ((!t ||
          t === document.documentElement ||
          t === document.body ||
          (t.scrollHeight === t.clientHeight && t.scrollWidth === t.clientWidth)) &&
          e.preventDefault());
    },
    s = Di(),
    c = Ve(
      O(document, `touchstart`, r, { passive: !1, capture: !0 }),
      O(document, `touchmove`, o, { passive: !1, capture: !0 }),
      Ei(),
    );
  return () => {
    e(), c(), i.remove(), s();
  };
}
function Ei() {
  return O(
    document,
    `blur`,
    (e) => {
      let t = y(e),
        n = e.relatedTarget;
      n && mr(n) ? n.focus() : n || t.parentElement?.closest(`[tabindex]`)?.focus({ preventScroll: !0 });
    },
    !0,
  );
}
function Di() {
  let e = HTMLElement.prototype.focus;
  return (
    Reflect.defineProperty(HTMLElement.prototype, 'focus', {
      configurable: !0,
      writable: !0,
      value: function (t) {
        if ((e.call(this, { ...t, preventScroll: !0 }), !t || !t.preventScroll)) {
          let e = () => {
            p() === this && Oi(this);
          };
          vi((t) => (t ? e() : yi(() => e())));
        }
      },
    }),
    () => {
      Reflect.defineProperty(HTMLElement.prototype, 'focus', { configurable: !0, writable: !0, value: e });
    }
  );
}
function Oi(e) {
  let t = document.scrollingElement || document.documentElement,
    n = e;
  for (; n && n !== t && n.isConnected; ) {
    let e = ui(n);
    if (e !== document.documentElement && e !== document.body && e !== n) {
      let t = e.getBoundingClientRect(),
        r = n.getBoundingClientRect();
      if (r.top < t.top || r.bottom > t.top + n.clientHeight) {
        let n = t.bottom;
        bi && (n = Math.min(n, bi.offsetTop + bi.height));
        let i = r.top - t.top - ((n - t.top) / 2 - r.height / 2);
        e.scrollTo({
          top: Math.max(0, Math.min(e.scrollHeight - e.clientHeight, e.scrollTop + i)),
          behavior: `smooth`,
        });
      }
    }
    n = e.parentElement;
  }
}
var ki = {};
ki = { dismiss: `Dismiss` };
var Ai = {};
Ai = {
  'ar-AE': void 0,
  'bg-BG': void 0,
  'cs-CZ': void 0,
  'da-DK': void 0,
  'de-DE': void 0,
  'el-GR': void 0,
  'en-US': ki,
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
var ji = {
  border: 0,
  clip: `rect(0 0 0 0)`,
  clipPath: `inset(50%)`,
  height: `1px`,
  margin: `-1px`,
  overflow: `hidden`,
  padding: 0,
  position: `absolute`,
  width: `1px`,
  whiteSpace: `nowrap`,
};
function Mi(e = {}) {
  let { style: t, isFocusable: n } = e,
    [r, i] = (0, P.useState)(!1),
    { focusWithinProps: a } = de({ isDisabled: !n, onFocusWithinChange: (e) => i(e) }),
    o = (0, P.useMemo)(() => (r ? t : t ? { ...ji, ...t } : ji), [r]);
  return { visuallyHiddenProps: { ...a, style: o } };
}
function Ni(e) {
  let { children: t, elementType: n = `div`, isFocusable: r, style: i, ...a } = e,
    { visuallyHiddenProps: o } = Mi(e);
  return P.createElement(n, j(a, o), t);
}
function Pi(e) {
  return e && e.__esModule ? e.default : e;
}
function Fi(e) {
  let { onDismiss: t, ...n } = e,
    r = qe(n, Ar(Pi(Ai), `@react-aria/overlays`).format(`dismiss`)),
    i = () => {
      t && t();
    };
  return P.createElement(
    Ni,
    null,
    P.createElement(`button`, { ...r, tabIndex: -1, onClick: i, style: { width: 1, height: 1 } }),
  );
}
var Ii = P.forwardRef(({ children: e, ...t }, n) => {
  let r = (0, P.useRef)(!1),
    i = (0, P.useContext)(Ee),
    a = j(i || {}, {
      ...t,
      register() {
        (r.current = !0), i && i.register();
      },
    });
  return (
    (a.ref = Fe(n || i?.ref)),
    Se(i, a.ref),
    (0, P.useEffect)(() => {
      r.current ||= !0;
    }, []),
    P.createElement(Ee.Provider, { value: a }, e)
  );
});
function Li({ children: e }) {
  let t = (0, P.useMemo)(() => ({ register: () => {} }), []);
  return P.createElement(Ee.Provider, { value: t }, e);
}
var Ri = P.createContext(null);
function zi(e) {
  let t = ge(),
    { portalContainer: n = t ? null : document.body, isExiting: r } = e,
    [i, a] = (0, P.useState)(!1),
    o = (0, P.useMemo)(() => ({ contain: i, setContain: a }), [i, a]),
    { getContainer: s } = Ut();
  if ((!e.portalContainer && s && (n = s()), !n)) return null;
  let c = e.children;
  return (
    e.disableFocusManagement ||
      (c = P.createElement(Hr, { restoreFocus: !0, contain: (e.shouldContainFocus || i) && !r }, c)),
    (c = P.createElement(
      Ri.Provider,
      { value: o },
      P.createElement(Li, null, P.createElement(De.Provider, { value: null }, c)),
    )),
    We.createPortal(c, n)
  );
}
function Bi() {
  let e = (0, P.useContext)(Ri)?.setContain;
  M(() => {
    e?.(!0);
  }, [e]);
}
function Vi(e, t) {
  let { role: n = `dialog`, isEntering: r } = e,
    i = Ae();
  i = e[`aria-label`] ? void 0 : i;
  let a = Ae();
  a = n === `alertdialog` && !e[`aria-describedby`] ? a : void 0;
  let o = (0, P.useRef)(!1);
  (0, P.useEffect)(() => {
    if (!r && t.current && !ee(t.current)) {
      ue(t.current);
      let e = setTimeout(() => {
        (p() === t.current || p() === document.body) &&
          ((o.current = !0), t.current && (t.current.blur(), ue(t.current)), (o.current = !1));
      }, 500);
      return () => {
        clearTimeout(e);
      };
    }
  }, [t, r]),
    Bi(),
    (0, P.useRef)(!1),
    (0, P.useEffect)(() => {});
  let s = e[`aria-describedby`] ?? a;
  return {
    dialogProps: {
      ...m(e, { labelable: !0 }),
      role: n,
      tabIndex: -1,
      'aria-labelledby': e[`aria-labelledby`] ?? i,
      'aria-describedby': s,
      onBlur: (e) => {
        o.current && e.stopPropagation();
      },
    },
    titleProps: { id: i },
    contentProps: { id: a },
  };
}
var Hi = (0, P.createContext)(null),
  Ui = (0, P.createContext)(null),
  Wi = (0, P.forwardRef)(function (e, t) {
    let n = e[`aria-labelledby`];
    [e, t] = ae(e, t, Hi);
    let { dialogProps: r, titleProps: i, contentProps: o } = Vi({ ...e, 'aria-labelledby': n }, t),
      s = (0, P.useContext)(Ui);
    !r[`aria-label`] &&
      !r[`aria-labelledby`] &&
      e[`aria-labelledby`] &&
      (r[`aria-labelledby`] = e[`aria-labelledby`]);
    let c = ce({
        defaultClassName: `react-aria-Dialog`,
        className: e.className,
        style: e.style,
        children: e.children,
        values: { close: s?.close || (() => {}) },
      }),
      l = m(e, { global: !0 });
    return P.createElement(
      ve.section,
      { ...j(l, c, r), render: e.render, ref: t, slot: e.slot || void 0 },
      P.createElement(
        oe,
        {
          values: [
            [jr, { slots: { [a]: {}, title: { ...i, level: 2 } } }],
            [rr, { slots: { [a]: {}, description: o } }],
            [Le, { slots: { [a]: {}, close: { onPress: () => s?.close() } } }],
          ],
        },
        c.children,
      ),
    );
  });
export {
  $n as w,
  Ar as y,
  an as R,
  Bi as i,
  Ci as l,
  ci as p,
  ct as K,
  er as C,
  Fi as s,
  Ft as U,
  ft as G,
  Gn as k,
  gn as F,
  Hi as n,
  Hn as O,
  Hr as m,
  hn as I,
  hr as b,
  Ii as o,
  it as J,
  li as f,
  Mr as v,
  mr as x,
  Ni as c,
  On as N,
  on as L,
  ot as q,
  pt as W,
  Qn as E,
  Qt as z,
  qe as Y,
  Rr as _,
  Rt as H,
  rr as S,
  Sn as j,
  tr as T,
  Ui as r,
  Un as A,
  ui as d,
  vi as u,
  vn as P,
  Wi as t,
  Wn as D,
  wn as M,
  X as h,
  Zt as B,
  zi as a,
  zr as g,
  zt as V,
};
//# sourceMappingURL=Dialog-OgfpF0mO.js.map
