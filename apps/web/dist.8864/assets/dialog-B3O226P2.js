import {
  Z as A,
  L as D,
  G as E,
  lt as F,
  rt as I,
  at as j,
  Y as k,
  ct as M,
  et as N,
  X as O,
  it as P,
  E as T,
  A as w,
} from './Button-BnvK8yTV.js';
import {
  r as _,
  F as a,
  u as b,
  z as C,
  R as c,
  f as d,
  g as f,
  p as g,
  n as h,
  _ as l,
  l as m,
  K as o,
  i as p,
  x as S,
  L as s,
  a as u,
  s as v,
  v as x,
  t as y,
} from './Dialog-OgfpF0mO.js';
import { c as e, u as i, o as n, s as r, i as t } from './store-Dce9iz3t.js';
var L = i(e(), 1);
function R(e, t, n) {
  let { overlayProps: r, underlayProps: i } = g({ ...e, isOpen: t.isOpen, onClose: t.close }, n);
  m({ isDisabled: !t.isOpen, UNSTABLE_overrideFocus: e.UNSTABLE_overrideFocus }), p();
  let { isEntering: a } = e;
  return (
    (0, L.useEffect)(() => {
      if (t.isOpen && n.current) return a ? f(n.current) : l([n.current], { shouldUseInert: !0 });
    }, [t.isOpen, a, n]),
    { modalProps: P(r), underlayProps: i }
  );
}
var z = typeof document < `u` && window.visualViewport;
function B() {
  let e = M(),
    t = (0, L.useRef)(null),
    [n, r] = (0, L.useState)(() => (e ? { width: 0, height: 0 } : V()));
  return (
    (0, L.useEffect)(() => {
      let e = (e) => {
          r((t) => (e.width === t.width && e.height === t.height ? t : e));
        },
        n = () => {
          (z && z.scale > 1) || e(V());
        },
        i = (n) => {
          (z && z.scale > 1) ||
            (S(D(n)) &&
              (t.current = b((t) => {
                t ||
                  e({
                    width: document.documentElement.clientWidth,
                    height: document.documentElement.clientHeight,
                  });
              })));
        };
      return (
        e(V()),
        w() && T() && window.addEventListener(`blur`, i, !0),
        z ? z.addEventListener(`resize`, n) : window.addEventListener(`resize`, n),
        () => {
          t.current?.(),
            w() && T() && window.removeEventListener(`blur`, i, !0),
            z ? z.removeEventListener(`resize`, n) : window.removeEventListener(`resize`, n);
        }
      );
    }, []),
    n
  );
}
function V() {
  return {
    width: z
      ? Math.min(z.width * z.scale, document.documentElement.clientWidth)
      : document.documentElement.clientWidth,
    height: z ? z.height * z.scale : document.documentElement.clientHeight,
  };
}
var H = (0, L.createContext)(null),
  U = (0, L.createContext)(null),
  W = (0, L.forwardRef)(function (e, t) {
    if ((0, L.useContext)(U)) return L.createElement(Y, { ...e, modalRef: t }, e.children);
    let {
      isDismissable: n,
      isKeyboardDismissDisabled: r,
      isOpen: i,
      defaultOpen: a,
      onOpenChange: o,
      children: s,
      isEntering: c,
      isExiting: l,
      UNSTABLE_portalContainer: u,
      shouldCloseOnInteractOutside: d,
      ...f
    } = e;
    return L.createElement(
      K,
      {
        isDismissable: n,
        isKeyboardDismissDisabled: r,
        isOpen: i,
        defaultOpen: a,
        onOpenChange: o,
        isEntering: c,
        isExiting: l,
        UNSTABLE_portalContainer: u,
        shouldCloseOnInteractOutside: d,
      },
      L.createElement(Y, { ...f, modalRef: t }, s),
    );
  });
function G(e, t) {
  [e, t] = O(e, t, H);
  let n = (0, L.useContext)(_),
    r = C(e),
    i = e.isOpen != null || e.defaultOpen != null || !n ? r : n,
    a = I(t),
    o = (0, L.useRef)(null),
    c = s(a, i.isOpen, e.onExit),
    l = (0, L.useRef)(null),
    u = s(o, i.isOpen, (e) => l.current?.(e)),
    d = c || u || e.isExiting || !1,
    f = M();
  return (!i.isOpen && !d) || f
    ? null
    : L.createElement(q, { ...e, state: i, isExiting: d, overlayRef: a, modalRef: o, onExitRef: l });
}
var K = (0, L.forwardRef)(G);
function q({ UNSTABLE_portalContainer: e, UNSTABLE_deferUntilEntered: t, ...n }) {
  let r = n.modalRef,
    { state: i } = n,
    [a, o] = (0, L.useState)(!1),
    s = c(n.overlayRef, a, n.onEnter) || n.isEntering || !1,
    l = !!t && (!a || s),
    { modalProps: f, underlayProps: p } = R({ ...n, isEntering: l }, i, r),
    m = (0, L.useContext)(h),
    g = t ? J(m, { isEntering: l }) : m,
    v = A({
      ...n,
      defaultClassName: `react-aria-ModalOverlay`,
      values: { isEntering: s, isExiting: n.isExiting, state: i },
    }),
    y = B(),
    x,
    S;
  if (typeof document < `u`) {
    let e = d(document.body) ? document.body : document.scrollingElement || document.documentElement,
      t = e.getBoundingClientRect().width % 1,
      n = e.getBoundingClientRect().height % 1;
    (x = e.scrollWidth - t), (S = e.scrollHeight - n);
  }
  let C = {
    ...v.style,
    '--visual-viewport-width': y.width + `px`,
    '--visual-viewport-height': y.height + `px`,
    '--page-width': x === void 0 ? void 0 : x + `px`,
    '--page-height': S === void 0 ? void 0 : S + `px`,
  };
  return (
    F(() => b(() => o(!0)), []),
    L.createElement(
      u,
      { isExiting: n.isExiting, portalContainer: e },
      L.createElement(
        N.div,
        {
          ...P(E(n, { global: !0 }), p),
          ...v,
          style: C,
          ref: n.overlayRef,
          'data-entering': s || void 0,
          'data-exiting': n.isExiting || void 0,
        },
        L.createElement(
          k,
          {
            values: [
              [
                U,
                {
                  modalProps: f,
                  modalRef: r,
                  isExiting: n.isExiting,
                  onExitRef: n.onExitRef,
                  isOpen: a,
                  isDismissable: n.isDismissable,
                },
              ],
              [_, i],
              [h, g],
            ],
          },
          v.children,
        ),
      ),
    )
  );
}
function J(e, t) {
  if (e && `slots` in e && e.slots) {
    let n = {};
    for (let r in e.slots) n[r] = { ...e.slots[r], ...t };
    return { ...e, slots: n };
  }
  return { ...e, ...t };
}
function Y(e) {
  let {
      modalProps: t,
      modalRef: n,
      isExiting: r,
      onExitRef: i,
      isDismissable: a,
      isOpen: o,
    } = (0, L.useContext)(U),
    s = (0, L.useContext)(_),
    l = (0, L.useMemo)(() => j(e.modalRef, n), [e.modalRef, n]),
    u = I(l),
    d = c(u, o, e.onEnter),
    f = A({ ...e, defaultClassName: `react-aria-Modal`, values: { isEntering: d, isExiting: r, state: s } });
  return (
    F(() => {
      i && (i.current = e.onExit);
    }),
    L.createElement(
      N.div,
      {
        ...P(E(e, { global: !0 }), t),
        ...f,
        ref: u,
        'data-entering': d || void 0,
        'data-exiting': r || void 0,
      },
      a && L.createElement(v, { onDismiss: s.close }),
      f.children,
    )
  );
}
var X = r();
function Z(e, t) {
  let n = (0, X.c)(12),
    r = (0, L.useRef)(null),
    i;
  n[0] === t ? (i = n[1]) : ((i = (e) => (t === `down` ? e.clientY : e.clientX)), (n[0] = t), (n[1] = i));
  let a = i,
    o;
  n[2] === a
    ? (o = n[3])
    : ((o = (e) => {
        e.pointerType === `touch` && (r.current = { id: e.pointerId, at: a(e) });
      }),
      (n[2] = a),
      (n[3] = o));
  let s;
  n[4] !== a || n[5] !== t || n[6] !== e
    ? ((s = (n) => {
        let i = r.current;
        if (((r.current = null), !i || i.id !== n.pointerId)) return;
        let o = a(n) - i.at;
        (t === `down` ? o > 100 : Math.abs(o) > 100) && e();
      }),
      (n[4] = a),
      (n[5] = t),
      (n[6] = e),
      (n[7] = s))
    : (s = n[7]);
  let c;
  n[8] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((c = () => {
        r.current = null;
      }),
      (n[8] = c))
    : (c = n[8]);
  let l;
  return (
    n[9] !== o || n[10] !== s
      ? ((l = { onPointerDown: o, onPointerUp: s, onPointerCancel: c }), (n[9] = o), (n[10] = s), (n[11] = l))
      : (l = n[11]),
    l
  );
}
var Q = n();
function $(e) {
  let n = (0, X.c)(35),
    { title: r, isOpen: i, onClose: s, shape: c, role: l, children: u, actions: d } = e,
    f = c === void 0 ? `modal` : c,
    p = l === void 0 ? `dialog` : l,
    { _: m } = t(),
    h = Z(s, f === `side` ? `side` : `down`),
    g = p === `dialog`,
    _;
  n[0] === s
    ? (_ = n[1])
    : ((_ = (e) => {
        e || s();
      }),
      (n[0] = s),
      (n[1] = _));
  let v;
  n[2] !== f || n[3] !== h ? ((v = f === `modal` ? {} : h), (n[2] = f), (n[3] = h), (n[4] = v)) : (v = n[4]);
  let b;
  n[5] === r
    ? (b = n[6])
    : ((b = (0, Q.jsx)(x, { slot: `title`, level: 2, children: r })), (n[5] = r), (n[6] = b));
  let S;
  n[7] === m ? (S = n[8]) : ((S = m({ id: `yz7wBu` })), (n[7] = m), (n[8] = S));
  let C;
  n[9] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((C = (0, Q.jsx)(o, { 'aria-hidden': `true` })), (n[9] = C))
    : (C = n[9]);
  let w;
  n[10] !== s || n[11] !== S
    ? ((w = (0, Q.jsx)(a, { label: S, icon: C, onPress: s })), (n[10] = s), (n[11] = S), (n[12] = w))
    : (w = n[12]);
  let T;
  n[13] !== v || n[14] !== b || n[15] !== w
    ? ((T = (0, Q.jsxs)(`header`, { className: `dialog-head`, ...v, children: [b, w] })),
      (n[13] = v),
      (n[14] = b),
      (n[15] = w),
      (n[16] = T))
    : (T = n[16]);
  let E;
  n[17] === u
    ? (E = n[18])
    : ((E = (0, Q.jsx)(`div`, { className: `dialog-body`, children: u })), (n[17] = u), (n[18] = E));
  let D;
  n[19] === d
    ? (D = n[20])
    : ((D = d ? (0, Q.jsx)(`footer`, { className: `dialog-actions`, children: d }) : null),
      (n[19] = d),
      (n[20] = D));
  let O;
  n[21] !== p || n[22] !== T || n[23] !== E || n[24] !== D
    ? ((O = (0, Q.jsxs)(y, { role: p, className: `dialog`, children: [T, E, D] })),
      (n[21] = p),
      (n[22] = T),
      (n[23] = E),
      (n[24] = D),
      (n[25] = O))
    : (O = n[25]);
  let k;
  n[26] !== f || n[27] !== O
    ? ((k = (0, Q.jsx)(W, { className: `dialog-frame`, 'data-shape': f, children: O })),
      (n[26] = f),
      (n[27] = O),
      (n[28] = k))
    : (k = n[28]);
  let A;
  return (
    n[29] !== i || n[30] !== f || n[31] !== k || n[32] !== g || n[33] !== _
      ? ((A = (0, Q.jsx)(K, {
          className: `dialog-veil`,
          'data-shape': f,
          isOpen: i,
          isDismissable: g,
          onOpenChange: _,
          children: k,
        })),
        (n[29] = i),
        (n[30] = f),
        (n[31] = k),
        (n[32] = g),
        (n[33] = _),
        (n[34] = A))
      : (A = n[34]),
    A
  );
}
export { $ as t };
//# sourceMappingURL=dialog-B3O226P2.js.map
