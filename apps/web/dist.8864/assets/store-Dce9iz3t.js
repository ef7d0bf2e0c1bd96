var e = Object.create,
  t = Object.defineProperty,
  n = Object.getOwnPropertyDescriptor,
  r = Object.getOwnPropertyNames,
  i = Object.getPrototypeOf,
  a = Object.prototype.hasOwnProperty,
  o = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), (e = null)), t.exports),
  s = (e, i, o, s) => {
    if ((i && typeof i == `object`) || typeof i == `function`)
      for (var c = r(i), l = 0, u = c.length, d; l < u; l++)
        (d = c[l]),
          !a.call(e, d) &&
            d !== o &&
            t(e, d, { get: ((e) => i[e]).bind(null, d), enumerable: !(s = n(i, d)) || s.enumerable });
    return e;
  },
  c = (n, r, o) => (
    (o = n == null ? {} : e(i(n))),
    s(
      r || !n || !n.__esModule || !a.call(n, `default`) ? t(o, `default`, { value: n, enumerable: !0 }) : o,
      n,
    )
  ),
  l = o((e) => {
    var t = Symbol.for(`react.transitional.element`),
      n = Symbol.for(`react.portal`),
      r = Symbol.for(`react.fragment`),
      i = Symbol.for(`react.strict_mode`),
      a = Symbol.for(`react.profiler`),
      o = Symbol.for(`react.consumer`),
      s = Symbol.for(`react.context`),
      c = Symbol.for(`react.forward_ref`),
      l = Symbol.for(`react.suspense`),
      u = Symbol.for(`react.memo`),
      d = Symbol.for(`react.lazy`),
      f = Symbol.for(`react.activity`),
      p = Symbol.for(`react.view_transition`),
      m = Symbol.iterator;
    function h(e) {
      return typeof e != `object` || !e
        ? null
        : ((e = (m && e[m]) || e[`@@iterator`]), typeof e == `function` ? e : null);
    }
    var g = {
        isMounted: function () {
          return !1;
        },
        enqueueForceUpdate: function () {},
        enqueueReplaceState: function () {},
        enqueueSetState: function () {},
      },
      _ = Object.assign,
      v = {};
    function y(e, t, n) {
      (this.props = e), (this.context = t), (this.refs = v), (this.updater = n || g);
    }
    (y.prototype.isReactComponent = {}),
      (y.prototype.setState = function (e, t) {
        if (typeof e != `object` && typeof e != `function` && e != null)
          throw Error(
            `takes an object of state variables to update or a function which returns an object of state variables.`,
          );
        this.updater.enqueueSetState(this, e, t, `setState`);
      }),
      (y.prototype.forceUpdate = function (e) {
        this.updater.enqueueForceUpdate(this, e, `forceUpdate`);
      });
    function b() {}
    b.prototype = y.prototype;
    function x(e, t, n) {
      (this.props = e), (this.context = t), (this.refs = v), (this.updater = n || g);
    }
    var S = (x.prototype = new b());
    (S.constructor = x), _(S, y.prototype), (S.isPureReactComponent = !0);
    var C = Array.isArray;
    function w() {}
    var T = { H: null, A: null, T: null, S: null },
      E = Object.prototype.hasOwnProperty;
    function D(e, n, r) {
      var i = r.ref;
      return { $$typeof: t, type: e, key: n, ref: i === void 0 ? null : i, props: r };
    }
    function O(e, t) {
      return D(e.type, t, e.props);
    }
    function k(e) {
      return typeof e == `object` && !!e && e.$$typeof === t;
    }
    function A(e) {
      var t = { '=': `=0`, ':': `=2` };
      return (
        `$` +
        e.replace(/[=:]/g, function (e) {
          return t[e];
        })
      );
    }
    var j = /\/+/g;
    function M(e, t) {
      return typeof e == `object` && e && e.key != null ? A(`` + e.key) : t.toString(36);
    }
    function N(e) {
      switch (e.status) {
        case `fulfilled`:
          return e.value;
        case `rejected`:
          throw e.reason;
        default:
          switch (
            (typeof e.status == `string`
              ? e.then(w, w)
              : ((e.status = `pending`),
                e.then(
                  function (t) {
                    e.status === `pending` && ((e.status = `fulfilled`), (e.value = t));
                  },
                  function (t) {
                    e.status === `pending` && ((e.status = `rejected`), (e.reason = t));
                  },
                )),
            e.status)
          ) {
            case `fulfilled`:
              return e.value;
            case `rejected`:
              throw e.reason;
          }
      }
      throw e;
    }
    function P(e, r, i, a, o) {
      var s = typeof e;
      (s === `undefined` || s === `boolean`) && (e = null);
      var c = !1;
      if (e === null) c = !0;
      else
        switch (s) {
          case `bigint`:
          case `string`:
          case `number`:
            c = !0;
            break;
          case `object`:
            switch (e.$$typeof) {
              case t:
              case n:
                c = !0;
                break;
              case d:
                return (c = e._init), P(c(e._payload), r, i, a, o);
            }
        }
      if (c)
        return (
          (o = o(e)),
          (c = a === `` ? `.` + M(e, 0) : a),
          C(o)
            ? ((i = ``),
              c != null && (i = c.replace(j, `$&/`) + `/`),
              P(o, r, i, ``, function (e) {
                return e;
              }))
            : o != null &&
              (k(o) &&
                (o = O(
                  o,
                  i +
                    (o.key == null || (e && e.key === o.key) ? `` : (`` + o.key).replace(j, `$&/`) + `/`) +
                    c,
                )),
              r.push(o)),
          1
        );
      c = 0;
      var l = a === `` ? `.` : a + `:`;
      if (C(e)) for (var u = 0; u < e.length; u++) (a = e[u]), (s = l + M(a, u)), (c += P(a, r, i, s, o));
      else if (((u = h(e)), typeof u == `function`))
        for (e = u.call(e), u = 0; !(a = e.next()).done; )
          (a = a.value), (s = l + M(a, u++)), (c += P(a, r, i, s, o));
      else if (s === `object`) {
        if (typeof e.then == `function`) return P(N(e), r, i, a, o);
        throw (
          ((r = String(e)),
          Error(
            `Objects are not valid as a React child (found: ` +
              (r === `[object Object]` ? `object with keys {` + Object.keys(e).join(`, `) + `}` : r) +
              `). If you meant to render a collection of children, use an array instead.`,
          ))
        );
      }
      return c;
    }
    function F(e, t, n) {
      if (e == null) return e;
      var r = [],
        i = 0;
      return (
        P(e, r, ``, ``, function (e) {
          return t.call(n, e, i++);
        }),
        r
      );
    }
    function I(e) {
      if (e._status === -1) {
        var t = e._result,
          n = t();
        n.then(
          function (t) {
            (e._status === 0 || e._status === -1) &&
              ((e._status = 1),
              (e._result = t),
              n.status === void 0 && ((n.status = `fulfilled`), (n.value = t)));
          },
          function (t) {
            (e._status === 0 || e._status === -1) &&
              ((e._status = 2),
              (e._result = t),
              n.status === void 0 && ((n.status = `rejected`), (n.reason = t)));
          },
        ),
          e._status === -1 && ((e._status = 0), (e._result = n));
      }
      if (e._status === 1) return e._result.default;
      throw e._result;
    }
    var L =
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
          };
    function R(e) {
      var t = T.T,
        n = {};
      (n.types = t === null ? null : t.types), (T.T = n);
      try {
        var r = e(),
          i = T.S;
        i !== null && i(n, r), typeof r == `object` && r && typeof r.then == `function` && r.then(w, L);
      } catch (e) {
        L(e);
      } finally {
        t !== null && n.types !== null && (t.types = n.types), (T.T = t);
      }
    }
    function z(e) {
      var t = T.T;
      if (t !== null) {
        var n = t.types;
        n === null ? (t.types = [e]) : n.indexOf(e) === -1 && n.push(e);
      } else R(z.bind(null, e));
    }
    var B = {
      map: F,
      forEach: function (e, t, n) {
        F(
          e,
          function () {
            t.apply(this, arguments);
          },
          n,
        );
      },
      count: function (e) {
        var t = 0;
        return (
          F(e, function () {
            t++;
          }),
          t
        );
      },
      toArray: function (e) {
        return (
          F(e, function (e) {
            return e;
          }) || []
        );
      },
      only: function (e) {
        if (!k(e)) throw Error(`React.Children.only expected to receive a single React element child.`);
        return e;
      },
    };
    (e.Activity = f),
      (e.Children = B),
      (e.Component = y),
      (e.Fragment = r),
      (e.Profiler = a),
      (e.PureComponent = x),
      (e.StrictMode = i),
      (e.Suspense = l),
      (e.ViewTransition = p),
      (e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = T),
      (e.__COMPILER_RUNTIME = {
        __proto__: null,
        c: function (e) {
          return T.H.useMemoCache(e);
        },
      }),
      (e.addTransitionType = z),
      (e.cache = function (e) {
        return function () {
          return e.apply(null, arguments);
        };
      }),
      (e.cacheSignal = function () {
        return null;
      }),
      (e.cloneElement = function (e, t, n) {
        if (e == null) throw Error(`The argument must be a React element, but you passed ` + e + `.`);
        var r = _({}, e.props),
          i = e.key;
        if (t != null)
          for (a in (t.key !== void 0 && (i = `` + t.key), t))
            !E.call(t, a) ||
              a === `key` ||
              a === `__self` ||
              a === `__source` ||
              (a === `ref` && t.ref === void 0) ||
              (r[a] = t[a]);
        var a = arguments.length - 2;
        if (a === 1) r.children = n;
        else if (1 < a) {
          for (var o = Array(a), s = 0; s < a; s++) o[s] = arguments[s + 2];
          r.children = o;
        }
        return D(e.type, i, r);
      }),
      (e.createContext = function (e) {
        return (
          (e = {
            $$typeof: s,
            _currentValue: e,
            _currentValue2: e,
            _threadCount: 0,
            Provider: null,
            Consumer: null,
          }),
          (e.Provider = e),
          (e.Consumer = { $$typeof: o, _context: e }),
          e
        );
      }),
      (e.createElement = function (e, t, n) {
        var r,
          i = {},
          a = null;
        if (t != null)
          for (r in (t.key !== void 0 && (a = `` + t.key), t))
            E.call(t, r) && r !== `key` && r !== `__self` && r !== `__source` && (i[r] = t[r]);
        var o = arguments.length - 2;
        if (o === 1) i.children = n;
        else if (1 < o) {
          for (var s = Array(o), c = 0; c < o; c++) s[c] = arguments[c + 2];
          i.children = s;
        }
        if (e && e.defaultProps) for (r in ((o = e.defaultProps), o)) i[r] === void 0 && (i[r] = o[r]);
        return D(e, a, i);
      }),
      (e.createRef = function () {
        return { current: null };
      }),
      (e.forwardRef = function (e) {
        return { $$typeof: c, render: e };
      }),
      (e.isValidElement = k),
      (e.lazy = function (e) {
        return { $$typeof: d, _payload: { _status: -1, _result: e }, _init: I };
      }),
      (e.memo = function (e, t) {
        return { $$typeof: u, type: e, compare: t === void 0 ? null : t };
      }),
      (e.startTransition = R),
      (e.unstable_useCacheRefresh = function () {
        return T.H.useCacheRefresh();
      }),
      (e.use = function (e) {
        return T.H.use(e);
      }),
      (e.useActionState = function (e, t, n) {
        return T.H.useActionState(e, t, n);
      }),
      (e.useCallback = function (e, t) {
        return T.H.useCallback(e, t);
      }),
      (e.useContext = function (e) {
        return T.H.useContext(e);
      }),
      (e.useDebugValue = function () {}),
      (e.useDeferredValue = function (e, t) {
        return T.H.useDeferredValue(e, t);
      }),
      (e.useEffect = function (e, t) {
        return T.H.useEffect(e, t);
      }),
      (e.useEffectEvent = function (e) {
        return T.H.useEffectEvent(e);
      }),
      (e.useId = function () {
        return T.H.useId();
      }),
      (e.useImperativeHandle = function (e, t, n) {
        return T.H.useImperativeHandle(e, t, n);
      }),
      (e.useInsertionEffect = function (e, t) {
        return T.H.useInsertionEffect(e, t);
      }),
      (e.useLayoutEffect = function (e, t) {
        return T.H.useLayoutEffect(e, t);
      }),
      (e.useMemo = function (e, t) {
        return T.H.useMemo(e, t);
      }),
      (e.useOptimistic = function (e, t) {
        return T.H.useOptimistic(e, t);
      }),
      (e.useReducer = function (e, t, n) {
        return T.H.useReducer(e, t, n);
      }),
      (e.useRef = function (e) {
        return T.H.useRef(e);
      }),
      (e.useState = function (e) {
        return T.H.useState(e);
      }),
      (e.useSyncExternalStore = function (e, t, n) {
        return T.H.useSyncExternalStore(e, t, n);
      }),
      (e.useTransition = function () {
        return T.H.useTransition();
      }),
      (e.version = `19.3.1`);
  }),
  u = o((e, t) => {
    t.exports = l();
  }),
  d = o((e) => {
    var t = u().__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
    e.c = function (e) {
      return t.H.useMemoCache(e);
    };
  }),
  f = o((e, t) => {
    t.exports = d();
  }),
  p = o((e) => {
    var t = Symbol.for(`react.transitional.element`),
      n = Symbol.for(`react.fragment`);
    function r(e, n, r) {
      var i = null;
      if ((r !== void 0 && (i = `` + r), n.key !== void 0 && (i = `` + n.key), `key` in n))
        for (var a in ((r = {}), n)) a !== `key` && (r[a] = n[a]);
      else r = n;
      return (n = r.ref), { $$typeof: t, type: e, key: i, ref: n === void 0 ? null : n, props: r };
    }
    (e.Fragment = n), (e.jsx = r), (e.jsxs = r);
  }),
  m = o((e, t) => {
    t.exports = p();
  }),
  h = o((e) => {
    var t = u();
    function n(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t);
    }
    var r = typeof Object.is == `function` ? Object.is : n,
      i = t.useState,
      a = t.useEffect,
      o = t.useLayoutEffect,
      s = t.useDebugValue;
    function c(e, t) {
      var n = t(),
        r = i({ inst: { value: n, getSnapshot: t } }),
        c = r[0].inst,
        u = r[1];
      return (
        o(
          function () {
            (c.value = n), (c.getSnapshot = t), l(c) && u({ inst: c });
          },
          [e, n, t],
        ),
        a(
          function () {
            return (
              l(c) && u({ inst: c }),
              e(function () {
                l(c) && u({ inst: c });
              })
            );
          },
          [e],
        ),
        s(n),
        n
      );
    }
    function l(e) {
      var t = e.getSnapshot;
      e = e.value;
      try {
        var n = t();
        return !r(e, n);
      } catch {
        return !0;
      }
    }
    function d(e, t) {
      return t();
    }
    var f =
      typeof window > `u` || window.document === void 0 || window.document.createElement === void 0 ? d : c;
    e.useSyncExternalStore = t.useSyncExternalStore === void 0 ? f : t.useSyncExternalStore;
  }),
  g = o((e, t) => {
    t.exports = h();
  }),
  _ = g(),
  v = m(),
  y = c(u(), 1),
  b = /<([a-zA-Z0-9_](?:[\w.-]*\w)?)>([\s\S]*?)<\/\1>|<([a-zA-Z0-9_](?:[\w.-]*\w)?)\/>/,
  x = {
    area: !0,
    base: !0,
    br: !0,
    col: !0,
    embed: !0,
    hr: !0,
    img: !0,
    input: !0,
    keygen: !0,
    link: !0,
    meta: !0,
    param: !0,
    source: !0,
    track: !0,
    wbr: !0,
    menuitem: !0,
  };
function S(e, t = {}) {
  let n = e.split(b);
  if (n.length === 1) return e;
  let r = w(0, `$lingui$`),
    i = [],
    a = n.shift();
  a && i.push(a);
  for (let [e, a, o] of C(n)) {
    let n = e === void 0 ? void 0 : t[e];
    (!n || (x[n.type] && a)) &&
      (console.error(
        n
          ? `${n.type} is a void element tag therefore it must have no children`
          : `Can't use element at index '${e}' as it is not declared in the original translation`,
      ),
      (n = (0, v.jsx)(v.Fragment, {}))),
      Array.isArray(n) && (n = (0, v.jsx)(v.Fragment, { children: n })),
      i.push((0, y.cloneElement)(n, { key: r() }, a ? S(a, t) : n.props.children)),
      o && i.push(o);
  }
  return i.length === 1 ? i[0] : i;
}
function C(e) {
  if (!e.length) return [];
  let [t, n, r, i] = e.slice(0, 4);
  return [[t || r, n || ``, i]].concat(C(e.slice(4, e.length)));
}
var w =
  (e = 0, t = ``) =>
  () =>
    `${t}_${e++}`;
function T(e) {
  let {
      render: t,
      component: n,
      id: r,
      message: i,
      formats: a,
      lingui: { i18n: o, defaultComponent: s },
    } = e,
    { values: c, components: l } = D(e),
    u = o && typeof o._ == `function` ? o._(r, c, { message: i, formats: a }) : r,
    d = u ? S(u, l) : null;
  if (t === null || n === null) return d;
  let f = s || E,
    p = { id: r, message: i, translation: d, children: d };
  if (t && n)
    console.error(
      "You can't use both `component` and `render` prop at the same time. `component` is ignored.",
    );
  else if (t && typeof t != `function`)
    console.error(`Invalid value supplied to prop \`render\`. It must be a function, provided ${t}`);
  else if (n && typeof n != `function`)
    return (
      console.error(
        `Invalid value supplied to prop \`component\`. It must be a React component, provided ${n}`,
      ),
      (0, v.jsx)(f, { ...p, children: d })
    );
  return typeof t == `function` ? t(p) : (0, v.jsx)(n || f, { ...p, children: d });
}
var E = ({ children: e }) => e,
  D = (e) => {
    if (!e.values) return { values: void 0, components: e.components };
    let t = { ...e.values },
      n = { ...e.components };
    return (
      Object.entries(e.values).forEach(([e, r]) => {
        if (typeof r == `string` || typeof r == `number`) return;
        let i = Object.keys(n).length;
        (n[i] = (0, v.jsx)(v.Fragment, { children: r })), (t[e] = `<${i}/>`);
      }),
      { values: t, components: n }
    );
  },
  O = (0, y.createContext)(null),
  k = (e) => (0, y.useContext)(O);
function A() {
  return k();
}
var j = (e, t) => ({ i18n: new Proxy(e, {}), defaultComponent: t, _: e.t.bind(e) }),
  M = (e, t) => {
    let n = e.locale,
      r = j(e, t),
      i = () => {
        (n = e.locale), (r = j(e, t));
      };
    return {
      getSnapshot: () => (n !== e.locale && i(), r),
      subscribe: (t) =>
        e.on(`change`, () => {
          i(), t();
        }),
    };
  },
  N = ({ i18n: e, defaultComponent: t, children: n }) => {
    let r = (0, y.useMemo)(() => M(e, t), [e, t]),
      i = (0, _.useSyncExternalStore)(r.subscribe, r.getSnapshot, r.getSnapshot);
    return i.i18n.locale ? (0, v.jsx)(O.Provider, { value: i, children: n }) : null;
  };
function P(e) {
  let t = k(void 0);
  return (0, v.jsx)(T, { ...e, lingui: t });
}
function F(e) {
  let t = e,
    n = new Set();
  return {
    get: () => t,
    set: (e) => {
      if (!Object.is(e, t)) {
        t = e;
        for (let e of n) e();
      }
    },
    subscribe: (e) => (
      n.add(e),
      () => {
        n.delete(e);
      }
    ),
  };
}
export { A as i, c as u, F as t, f as s, g as a, m as o, N as n, o as l, P as r, u as c };
//# sourceMappingURL=store-Dce9iz3t.js.map
