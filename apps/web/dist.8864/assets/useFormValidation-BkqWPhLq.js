import { Bt as a, kr as c, lt as l, L as o, c as s, y as u } from './Button-BnvK8yTV.js';
import { G as _, O as b, w as C, A as g, j as S, M as v, P as x, N as y } from './Dialog-OgfpF0mO.js';
import { r as ee } from './layout-description-state-CQMDahbO.js';
import { n as d, o as f, t as h, s as m, r as p } from './sidebar-state-vvKy5hW8.js';
import { c as e, u as i, s as n, t as r, i as t } from './store-Dce9iz3t.js';
var w = n(),
  T = i(e(), 1);
function E() {
  let e = (0, w.c)(2),
    t = m(),
    n;
  return (
    e[0] === t
      ? (n = e[1])
      : ((n = (e, n) => {
          let r = { to: e, ...(n === void 0 ? {} : n) };
          t(r);
        }),
        (e[0] = t),
        (e[1] = n)),
    n
  );
}
var D = `(width < 768px)`,
  O = `(width < 1024px)`;
function k() {
  return matchMedia(D).matches ? `mobile` : matchMedia(O).matches ? `tablet` : `desktop`;
}
function A(e) {
  let t = [D, O].map((e) => matchMedia(e));
  for (let n of t) n.addEventListener(`change`, e);
  return () => {
    for (let n of t) n.removeEventListener(`change`, e);
  };
}
var j = () => (0, T.useSyncExternalStore)(A, k),
  M = r(!1),
  te = () => M.set(!0),
  ne = () => M.set(!1),
  re = [`Ctrl`, `Alt`, `Shift`];
function N(e) {
  let t = /^Key([A-Z])$/.exec(e.code)?.[1];
  if (t) return t;
  let n = /^Digit(\d)$/.exec(e.code)?.[1];
  return n && e.altKey ? n : e.key.length === 1 ? e.key.toUpperCase() : e.key;
}
function P(e) {
  let t = N(e),
    n = t.length === 1 && !/[A-Z0-9]/.test(t);
  return [
    ...[e.ctrlKey || e.metaKey ? `Ctrl` : ``, e.altKey ? `Alt` : ``, e.shiftKey && !n ? `Shift` : ``].filter(
      Boolean,
    ),
    t,
  ].join(`+`);
}
function F(e) {
  let t = e.split(`+`).map((e) => e.trim()),
    n = t.at(-1) === `` ? `+` : (t.at(-1) ?? ``),
    r = new Set(t.slice(0, -1).map((e) => e.toLowerCase())),
    i = re.filter((e) => r.has(e.toLowerCase())),
    a = n.length === 1 && !/[A-Za-z0-9]/.test(n);
  return [...i.filter((e) => !(a && e === `Shift`)), n.length === 1 ? n.toUpperCase() : n].join(`+`);
}
function ie(e) {
  return (
    e instanceof Element &&
    e.closest(
      `input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]`,
    ) !== null
  );
}
var I = `relievo-shortcuts`,
  L = { enabled: !0, keys: {} },
  ae = v({ enabled: S(), keys: y(x(), x().check(a(40))) }),
  R = r(L);
function oe() {
  let e = c(ae, b(I));
  R.set(e.success ? e.data : L);
}
function z(e) {
  let t = { ...R.get(), ...e };
  R.set(t), g(I, t);
}
var B = (e, t, n) => F(n.keys[e] ?? t),
  V = [
    { id: `home`, keys: `Alt+H`, does: { id: `rC5MFh` }, path: `/` },
    { id: `library`, keys: `Alt+L`, does: { id: `dTSsC-` }, path: `/library` },
    { id: `search-library`, keys: `Alt+S`, does: { id: `EgN6G5` }, path: `/library` },
    { id: `tools`, keys: `Alt+U`, does: { id: `KTz50w` }, path: `/tools` },
    { id: `focus-search`, keys: `/`, does: { id: `qDjfV0` }, path: `/search` },
    { id: `help`, keys: `?`, does: { id: `Njh3o8` } },
    { id: `sidebar`, keys: `Ctrl+\\`, does: { id: `Gytn0c` } },
    { id: `filters`, keys: `Ctrl+Shift+F`, does: { id: `7BGfnR` }, path: `/library` },
    { id: `notices`, keys: `Alt+N`, does: { id: `ZEgO4F` } },
    { id: `describe`, keys: `Alt+D`, does: { id: `ZwYcFK` } },
  ],
  H = 3e3;
function U(e, t) {
  let n = C.get().layoutDescriber.triggerKey;
  return V.filter((e) => !(`path` in e) || t(e.path)).map((t) => ({
    ...t,
    keys: B(t.id, t.id === `describe` ? n : t.keys, e),
  }));
}
function W() {
  let e = (0, w.c)(5),
    { _: n } = t(),
    r = E(),
    i = f(),
    a,
    o;
  e[0] !== r || e[1] !== i || e[2] !== n
    ? ((a = () => {
        let e = () => {
            if (k() !== `desktop`) {
              let e = !h.get();
              h.set(e), _.show(n(e ? { id: `h4hZu7` } : { id: `fxFYFv` }), `info`, H);
              return;
            }
            let e = p.get() === `collapsed`;
            d(e ? `expanded` : `collapsed`), _.show(n(e ? { id: `h4hZu7` } : { id: `fxFYFv` }), `info`, H);
          },
          t = (e, t) => () => r(e, t ? { hash: t } : {}),
          a = {
            home: t(`/`),
            library: t(`/library`),
            'search-library': t(`/library`, `library-search`),
            tools: t(`/tools`),
            'focus-search': G,
            help: te,
            sidebar: e,
            filters: t(`/library`, `filters`),
            notices: () => {
              let e = document.querySelector(`#notifications`);
              e ? e.focus() : _.show(n({ id: `mFL-P4` }), `info`, H);
            },
            describe: ee,
          },
          o = (e) => {
            let t = R.get();
            if (e.defaultPrevented || e.repeat || !t.enabled || ie(e.target)) return;
            let n = F(P(e)),
              r = U(t, i).find((e) => {
                let { keys: t } = e;
                return t === n;
              });
            r && (e.preventDefault(), a[r.id]());
          };
        return addEventListener(`keydown`, o), () => removeEventListener(`keydown`, o);
      }),
      (o = [n, r, i]),
      (e[0] = r),
      (e[1] = i),
      (e[2] = n),
      (e[3] = a),
      (e[4] = o))
    : ((a = e[3]), (o = e[4])),
    (0, T.useEffect)(a, o);
}
function G() {
  return document.querySelector(`#search`)?.focus();
}
var K = {
    badInput: !1,
    customError: !1,
    patternMismatch: !1,
    rangeOverflow: !1,
    rangeUnderflow: !1,
    stepMismatch: !1,
    tooLong: !1,
    tooShort: !1,
    typeMismatch: !1,
    valueMissing: !1,
    valid: !0,
  },
  q = { ...K, customError: !0, valid: !1 },
  J = { isInvalid: !1, validationDetails: K, validationErrors: [] },
  se = (0, T.createContext)({}),
  Y = `__reactAriaFormValidationState`;
function ce(e) {
  if (e.__reactAriaFormValidationState) {
    let {
      realtimeValidation: t,
      displayValidation: n,
      updateValidation: r,
      resetValidation: i,
      commitValidation: a,
    } = e[Y];
    return {
      realtimeValidation: t,
      displayValidation: n,
      updateValidation: r,
      resetValidation: i,
      commitValidation: a,
    };
  }
  return X(e);
}
function X(e) {
  let {
    isInvalid: t,
    validationState: n,
    name: r,
    value: i,
    builtinValidation: a,
    validate: o,
    validationBehavior: s = `aria`,
  } = e;
  n && (t ||= n === `invalid`);
  let c = t === void 0 ? null : { isInvalid: t, validationErrors: [], validationDetails: q },
    l = (0, T.useMemo)(() => (!o || i == null ? null : Q(le(o, i))), [o, i]);
  a?.validationDetails.valid && (a = void 0);
  let u = (0, T.useContext)(se),
    d = (0, T.useMemo)(() => (r ? (Array.isArray(r) ? r.flatMap((e) => Z(u[e])) : Z(u[r])) : []), [u, r]),
    [f, p] = (0, T.useState)(u),
    [m, h] = (0, T.useState)(!1);
  u !== f && (p(u), h(!1));
  let g = (0, T.useMemo)(() => Q(m ? [] : d), [m, d]),
    _ = (0, T.useRef)(J),
    [v, y] = (0, T.useState)(J),
    b = (0, T.useRef)(J),
    x = () => {
      if (!S) return;
      C(!1);
      let e = l || a || _.current;
      $(e, b.current) || ((b.current = e), y(e));
    },
    [S, C] = (0, T.useState)(!1);
  return (
    (0, T.useEffect)(x),
    {
      realtimeValidation: c || g || l || a || J,
      displayValidation: s === `native` ? c || g || v : c || g || l || a || v,
      updateValidation(e) {
        s === `aria` && !$(v, e) ? y(e) : (_.current = e);
      },
      resetValidation() {
        let e = J;
        $(e, b.current) || ((b.current = e), y(e)), s === `native` && C(!1), h(!0);
      },
      commitValidation() {
        s === `native` && C(!0), h(!0);
      },
    }
  );
}
function Z(e) {
  return e ? (Array.isArray(e) ? e : [e]) : [];
}
function le(e, t) {
  if (typeof e == `function`) {
    let n = e(t);
    if (n && typeof n != `boolean`) return Z(n);
  }
  return [];
}
function Q(e) {
  return e.length ? { isInvalid: !0, validationErrors: e, validationDetails: q } : null;
}
function $(e, t) {
  return (
    e === t ||
    (!!e &&
      !!t &&
      e.isInvalid === t.isInvalid &&
      e.validationErrors.length === t.validationErrors.length &&
      e.validationErrors.every((e, n) => e === t.validationErrors[n]) &&
      Object.entries(e.validationDetails).every(([e, n]) => t.validationDetails[e] === n))
  );
}
function ue(e, t, n) {
  let r = s((e) => {
    n && !e.defaultPrevented && n(t);
  });
  (0, T.useEffect)(() => {
    let t = e?.current?.form;
    return (
      t?.addEventListener(`reset`, r),
      () => {
        t?.removeEventListener(`reset`, r);
      }
    );
  }, [e]);
}
function de(e, t, n) {
  let { validationBehavior: r, focus: i } = e;
  l(() => {
    if (r === `native` && n?.current && `setCustomValidity` in n.current && !n.current.disabled) {
      let e = t.realtimeValidation.isInvalid
        ? t.realtimeValidation.validationErrors.join(` `) || `Invalid value.`
        : ``;
      n.current.setCustomValidity(e),
        n.current.hasAttribute(`title`) || (n.current.title = ``),
        t.realtimeValidation.isInvalid || t.updateValidation(pe(n.current));
    }
  });
  let a = (0, T.useRef)(!1),
    c = s(() => {
      a.current || t.resetValidation();
    }),
    d = s((e) => {
      t.displayValidation.isInvalid || t.commitValidation();
      let r = n?.current?.form;
      !e.defaultPrevented && n && r && me(r) === n.current && (i ? i() : n.current?.focus(), u(`keyboard`)),
        e.preventDefault();
    }),
    f = s(() => {
      t.commitValidation();
    });
  (0, T.useEffect)(() => {
    let e = n?.current;
    if (!e) return;
    let t = e.form,
      r = t?.reset;
    return (
      t &&
        (t.reset = () => {
          (a.current =
            !window.event || (window.event.type === `message` && o(window.event) instanceof MessagePort)),
            r?.call(t),
            (a.current = !1);
        }),
      e.addEventListener(`invalid`, d),
      e.addEventListener(`change`, f),
      t?.addEventListener(`reset`, c),
      () => {
        e.removeEventListener(`invalid`, d),
          e.removeEventListener(`change`, f),
          t?.removeEventListener(`reset`, c),
          t && (t.reset = r);
      }
    );
  }, [n, r]);
}
function fe(e) {
  let t = e.validity;
  return {
    badInput: t.badInput,
    customError: t.customError,
    patternMismatch: t.patternMismatch,
    rangeOverflow: t.rangeOverflow,
    rangeUnderflow: t.rangeUnderflow,
    stepMismatch: t.stepMismatch,
    tooLong: t.tooLong,
    tooShort: t.tooShort,
    typeMismatch: t.typeMismatch,
    valueMissing: t.valueMissing,
    valid: t.valid,
  };
}
function pe(e) {
  return {
    isInvalid: !e.validity.valid,
    validationDetails: fe(e),
    validationErrors: e.validationMessage ? [e.validationMessage] : [],
  };
}
function me(e) {
  for (let t = 0; t < e.elements.length; t++) {
    let n = e.elements[t];
    if (n.validity?.valid === !1) return n;
  }
  return null;
}
export {
  ce as i,
  de as t,
  E as h,
  F as d,
  j as m,
  M as p,
  ne as f,
  oe as l,
  P as u,
  R as c,
  U as a,
  ue as n,
  W as o,
  Y as r,
  z as s,
};
//# sourceMappingURL=useFormValidation-BkqWPhLq.js.map
