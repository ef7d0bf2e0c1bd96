import { t as o } from './announcer-BJJ2D8qB.js';
import {
  i as A,
  G as C,
  Z as D,
  Y as E,
  r as F,
  rt as I,
  it as j,
  et as k,
  st as L,
  lt as M,
  o as N,
  at as O,
  p as P,
  tt as R,
  X as T,
  L as w,
} from './Button-BnvK8yTV.js';
import { t as x } from './button-DWjgUMPu.js';
import { q as b, B as v, c as y } from './Dialog-OgfpF0mO.js';
import { t as S } from './dialog-B3O226P2.js';
import { o as z } from './sidebar-state-vvKy5hW8.js';
import { u as a, c as e, s as i, o as n, r, i as t } from './store-Dce9iz3t.js';
import {
  u as _,
  c,
  i as d,
  n as f,
  t as g,
  s as h,
  d as l,
  r as m,
  p,
  a as s,
  f as u,
} from './useFormValidation-BkqWPhLq.js';
var B = a(e(), 1);
function V(e = !0) {
  let [t, n] = (0, B.useState)(e),
    r = (0, B.useRef)(!1),
    i = (0, B.useCallback)((e) => {
      (r.current = !0), n(!!e);
    }, []);
  return (
    M(() => {
      r.current || n(!1);
    }, []),
    [i, t]
  );
}
function H(e = !0) {
  let t = L(),
    [n, r] = V(e);
  return { id: r ? t : void 0, ref: n };
}
function U(e, t, n) {
  let {
      isDisabled: r = !1,
      isReadOnly: i = !1,
      value: a,
      name: o,
      form: s,
      children: c,
      isRequired: l,
      validationBehavior: u = `aria`,
      'aria-label': p,
      'aria-labelledby': h,
      'aria-describedby': _,
      onPressStart: v,
      onPressEnd: y,
      onPressChange: b,
      onPress: x,
      onPressUp: S,
      onClick: T,
    } = e,
    E = d({ ...e, value: t.isSelected }),
    { isInvalid: D, validationErrors: O, validationDetails: k } = E.displayValidation;
  g(e, E, n);
  let A = (e) => {
      e.stopPropagation(), t.setSelected(w(e).checked);
    },
    { pressProps: M, isPressed: F } = N({
      onPressStart: v,
      onPressEnd: y,
      onPressChange: b,
      onPress: x,
      onPressUp: S,
      onClick: T,
      isDisabled: r,
    }),
    [I, L] = (0, B.useState)(!1),
    { pressProps: R } = N({
      onPressStart(e) {
        e.pointerType === `keyboard` || e.pointerType === `virtual`
          ? e.continuePropagation()
          : (v?.(e), b?.(!0), L(!0));
      },
      onPressEnd(e) {
        e.pointerType === `keyboard` || e.pointerType === `virtual`
          ? e.continuePropagation()
          : (y?.(e), b?.(!1), L(!1));
      },
      onPressUp(e) {
        e.pointerType === `keyboard` || e.pointerType === `virtual` ? e.continuePropagation() : S?.(e);
      },
      onClick: T,
      onPress(r) {
        if (r.pointerType === `keyboard` || r.pointerType === `virtual`) {
          r.continuePropagation();
          return;
        }
        x?.(r), t.toggle(), n.current?.focus();
        let { [m]: i } = e,
          { commitValidation: a } = i || E;
        a();
      },
      isDisabled: r || i,
    }),
    { focusableProps: z } = P(e, n),
    V = j(M, z),
    U = C(e, { labelable: !0 });
  f(n, t.defaultSelected, t.setSelected);
  let W = H(),
    G = H();
  return {
    labelProps: j(R, { onClick: (e) => e.preventDefault() }),
    inputProps: j(U, {
      checked: t.isSelected,
      'aria-required': (l && u === `aria`) || void 0,
      required: l && u === `native`,
      'aria-invalid': D || e.validationState === `invalid` || void 0,
      'aria-errormessage': e[`aria-errormessage`],
      'aria-controls': e[`aria-controls`],
      'aria-readonly': i || void 0,
      'aria-describedby': [W.id, G.id, _].filter(Boolean).join(` `) || void 0,
      onChange: A,
      disabled: r,
      ...(a == null ? {} : { value: a }),
      name: o,
      form: s,
      type: `checkbox`,
      ...V,
    }),
    descriptionProps: W,
    errorMessageProps: G,
    isSelected: t.isSelected,
    isPressed: F || I,
    isDisabled: r,
    isReadOnly: i,
    isInvalid: D || e.validationState === `invalid`,
    validationErrors: O,
    validationDetails: k,
  };
}
function W(e, t, n) {
  let { labelProps: r, inputProps: i, isSelected: a, ...o } = U(e, t, n);
  return { labelProps: r, inputProps: { ...i, role: `switch`, checked: a }, isSelected: a, ...o };
}
function G(e = {}) {
  let { isReadOnly: t } = e,
    [n, r] = v(e.isSelected, e.defaultSelected || !1, e.onChange),
    [i] = (0, B.useState)(n);
  function a(e) {
    t || r(e);
  }
  function o() {
    t || r(!n);
  }
  return { isSelected: n, defaultSelected: e.defaultSelected ?? i, setSelected: a, toggle: o };
}
var K = (0, B.createContext)(null),
  q = (0, B.createContext)(null),
  J = (0, B.forwardRef)(function (e, t) {
    let { inputRef: n = null, ...r } = e;
    [e, t] = T(r, t, K);
    let i = I((0, B.useMemo)(() => O(n, e.inputRef === void 0 ? null : e.inputRef), [n, e.inputRef])),
      a = G(e),
      o = W({ ...R(e), children: typeof e.children == `function` || e.children }, a, i);
    return B.createElement(
      E,
      {
        values: [
          [q, a],
          [Y, { ...o, inputRef: i, defaultClassName: `react-aria-Switch` }],
        ],
      },
      B.createElement(X, { ...e, ref: t }),
    );
  }),
  Y = (0, B.createContext)(null),
  X = (0, B.forwardRef)(function (e, t) {
    let {
        labelProps: n,
        inputProps: r,
        isSelected: i,
        isDisabled: a,
        isReadOnly: o,
        isPressed: s,
        isInvalid: c,
        inputRef: l,
        defaultClassName: u,
        isRequired: d,
      } = (0, B.useContext)(Y),
      { isFocused: f, isFocusVisible: p, focusProps: m } = A(),
      h = a || o,
      g = (0, B.useContext)(q),
      { hoverProps: _, isHovered: v } = F({ ...e, isDisabled: h }),
      b = D({
        ...e,
        defaultClassName: u,
        values: {
          isSelected: i,
          isPressed: s,
          isHovered: v,
          isFocused: f,
          isFocusVisible: p,
          isDisabled: a,
          isReadOnly: o,
          isInvalid: c,
          isRequired: d || !1,
          state: g,
        },
      }),
      x = C(e, { global: !0 });
    return (
      delete x.id,
      delete x.onClick,
      B.createElement(
        k.label,
        {
          ...j(x, n, _, b),
          ref: t,
          slot: e.slot || void 0,
          'data-selected': i || void 0,
          'data-pressed': s || void 0,
          'data-hovered': v || void 0,
          'data-focused': f || void 0,
          'data-focus-visible': p || void 0,
          'data-disabled': a || void 0,
          'data-readonly': o || void 0,
          'data-invalid': c || void 0,
          'data-required': d || void 0,
        },
        B.createElement(y, { elementType: `span` }, B.createElement(`input`, { ...j(r, m), ref: l })),
        b.children,
      )
    );
  }),
  Z = i(),
  Q = n();
function $(e) {
  let t = (0, Z.c)(9),
    n,
    r;
  t[0] === e ? ((n = t[1]), (r = t[2])) : (({ children: n, ...r } = e), (t[0] = e), (t[1] = n), (t[2] = r));
  let i;
  t[3] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((i = (0, Q.jsx)(`span`, {
        className: `switch-track`,
        'aria-hidden': `true`,
        children: (0, Q.jsx)(`span`, { className: `switch-knob` }),
      })),
      (t[3] = i))
    : (i = t[3]);
  let a;
  t[4] === n ? (a = t[5]) : ((a = (0, Q.jsx)(`span`, { children: n })), (t[4] = n), (t[5] = a));
  let o;
  return (
    t[6] !== r || t[7] !== a
      ? ((o = (0, Q.jsxs)(J, { ...r, className: `choice`, children: [i, a] })),
        (t[6] = r),
        (t[7] = a),
        (t[8] = o))
      : (o = t[8]),
    o
  );
}
function ee() {
  let e = (0, Z.c)(2),
    t = b(p),
    n;
  return e[0] === t ? (n = e[1]) : ((n = t ? (0, Q.jsx)(te, {}) : null), (e[0] = t), (e[1] = n)), n;
}
function te() {
  let { _: e, i18n: n } = t(),
    i = b(c),
    a = z(),
    l = s(i, a),
    [d, f] = (0, B.useState)(null);
  return (
    (0, B.useEffect)(() => {
      let t = s(c.get(), a).map(({ keys: e, does: t }) => `${e}: ${n._(t)}`);
      o(e({ id: `pdCitN`, values: { 0: t.join(`. `) } }));
    }, [n, a, e]),
    (0, Q.jsxs)(S, {
      title: e({ id: `77Emn0` }),
      isOpen: !0,
      onClose: u,
      children: [
        (0, Q.jsx)($, {
          isSelected: i.enabled,
          onChange: (e) => h({ enabled: e }),
          children: (0, Q.jsx)(r, { id: `FXdrxz` }),
        }),
        (0, Q.jsx)(`p`, { className: `field-help`, children: (0, Q.jsx)(r, { id: `uY6Y9j` }) }),
        (0, Q.jsx)(`ul`, {
          className: `shortcut-list`,
          role: `list`,
          children: l.map(({ id: t, keys: r, does: a }) =>
            (0, Q.jsxs)(
              `li`,
              {
                children: [
                  (0, Q.jsx)(`kbd`, { children: r }),
                  (0, Q.jsx)(`span`, { children: n._(a) }),
                  (0, Q.jsx)(re, {
                    name: n._(a),
                    isListening: d === t,
                    onListen: () => f(t),
                    onKeys: (r) => {
                      if ((f(null), !r)) return;
                      let a = l.find((e) => e.keys === r && e.id !== t);
                      a
                        ? o(e({ id: `cB4RzR`, values: { 0: n._(a.does), combo: r } }), `errors`)
                        : (h({ keys: { ...i.keys, [t]: r } }), o(e({ id: `h6RnUk`, values: { combo: r } })));
                    },
                  }),
                ],
              },
              t,
            ),
          ),
        }),
        (0, Q.jsx)(x, {
          onPress: () => h({ enabled: !0, keys: {} }),
          children: (0, Q.jsx)(r, { id: `lroNTx` }),
        }),
      ],
    })
  );
}
var ne = [`Shift`, `Control`, `Alt`, `Meta`, `Tab`];
function re({ name: e, isListening: n, onListen: r, onKeys: i }) {
  let { _: a } = t();
  return (
    (0, B.useEffect)(() => {
      if (!n) return;
      let e = (e) => {
        ne.includes(e.key) ||
          (e.preventDefault(), e.stopPropagation(), i(e.key === `Escape` ? null : l(_(e))));
      };
      return (
        addEventListener(`keydown`, e, { capture: !0 }),
        () => removeEventListener(`keydown`, e, { capture: !0 })
      );
    }, [n, i]),
    (0, Q.jsx)(x, {
      variant: `quiet`,
      'aria-label': a(n ? { id: `3BCRDq` } : { id: `ZoalAU`, values: { name: e } }),
      onPress: r,
      children: a(n ? { id: `drY1M6` } : { id: `o-XJ9D` }),
    })
  );
}
export { ee as ShortcutHelp };
//# sourceMappingURL=shortcut-help-ByUkUTb4.js.map
