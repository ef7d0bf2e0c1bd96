import { c as e, u as n, l as t } from './store-Dce9iz3t.js';
var r = t((t) => {
    var n = e();
    function r(e) {
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
    function i() {}
    var a = {
        d: {
          f: i,
          r: function () {
            throw Error(r(522));
          },
          D: i,
          C: i,
          L: i,
          m: i,
          X: i,
          S: i,
          M: i,
        },
        p: 0,
        findDOMNode: null,
      },
      o = Symbol.for(`react.portal`),
      s = Symbol.for(`react.recoverable`),
      c = Symbol.for(`react.optimistic_key`);
    function l(e, t, n) {
      var r = 3 < arguments.length && arguments[3] !== void 0 ? arguments[3] : null;
      return {
        $$typeof: o,
        key: r == null ? null : r === c ? c : `` + r,
        children: e,
        containerInfo: t,
        implementation: n,
      };
    }
    var u = n.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
    function d(e, t) {
      if (e === `font`) return ``;
      if (typeof t == `string`) return t === `use-credentials` ? t : ``;
    }
    (t.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = a),
      (t.browser = function (e) {
        return { $$typeof: s, _reason: e };
      }),
      (t.createPortal = function (e, t) {
        var n = 2 < arguments.length && arguments[2] !== void 0 ? arguments[2] : null;
        if (!t || (t.nodeType !== 1 && t.nodeType !== 9 && t.nodeType !== 11)) throw Error(r(299));
        return l(e, t, null, n);
      }),
      (t.flushSync = function (e) {
        var t = u.T,
          n = a.p;
        try {
          if (((u.T = null), (a.p = 2), e)) return e();
        } finally {
          (u.T = t), (a.p = n), a.d.f();
        }
      }),
      (t.preconnect = function (e, t) {
        typeof e == `string` &&
          (t
            ? ((t = t.crossOrigin), (t = typeof t == `string` ? (t === `use-credentials` ? t : ``) : void 0))
            : (t = null),
          a.d.C(e, t));
      }),
      (t.prefetchDNS = function (e) {
        typeof e == `string` && a.d.D(e);
      }),
      (t.preinit = function (e, t) {
        if (typeof e == `string` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin),
            i = typeof t.integrity == `string` ? t.integrity : void 0,
            o = typeof t.fetchPriority == `string` ? t.fetchPriority : void 0;
          n === `style`
            ? a.d.S(e, typeof t.precedence == `string` ? t.precedence : void 0, {
                crossOrigin: r,
                integrity: i,
                fetchPriority: o,
              })
            : n === `script` &&
              a.d.X(e, {
                crossOrigin: r,
                integrity: i,
                fetchPriority: o,
                nonce: typeof t.nonce == `string` ? t.nonce : void 0,
              });
        }
      }),
      (t.preinitModule = function (e, t) {
        if (typeof e == `string`) {
          if (typeof t == `object` && t) {
            if (t.as == null || t.as === `script`) {
              var n = d(t.as, t.crossOrigin);
              a.d.M(e, {
                crossOrigin: n,
                integrity: typeof t.integrity == `string` ? t.integrity : void 0,
                nonce: typeof t.nonce == `string` ? t.nonce : void 0,
                fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
              });
            }
          } else t ?? a.d.M(e);
        }
      }),
      (t.preload = function (e, t) {
        if (typeof e == `string` && typeof t == `object` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin);
          a.d.L(e, n, {
            crossOrigin: r,
            integrity: typeof t.integrity == `string` ? t.integrity : void 0,
            nonce: typeof t.nonce == `string` ? t.nonce : void 0,
            type: typeof t.type == `string` ? t.type : void 0,
            fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            referrerPolicy: typeof t.referrerPolicy == `string` ? t.referrerPolicy : void 0,
            imageSrcSet: typeof t.imageSrcSet == `string` ? t.imageSrcSet : void 0,
            imageSizes: typeof t.imageSizes == `string` ? t.imageSizes : void 0,
            media: typeof t.media == `string` ? t.media : void 0,
          });
        }
      }),
      (t.preloadModule = function (e, t) {
        if (typeof e == `string`) {
          if (t) {
            var n = d(t.as, t.crossOrigin);
            a.d.m(e, {
              as: typeof t.as == `string` && t.as !== `script` ? t.as : void 0,
              crossOrigin: n,
              integrity: typeof t.integrity == `string` ? t.integrity : void 0,
              nonce: typeof t.nonce == `string` ? t.nonce : void 0,
              fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            });
          } else a.d.m(e);
        }
      }),
      (t.requestFormReset = function (e) {
        a.d.r(e);
      }),
      (t.unstable_batchedUpdates = function (e, t) {
        return e(t);
      }),
      (t.useFormState = function (e, t, n) {
        return u.H.useFormState(e, t, n);
      }),
      (t.useFormStatus = function () {
        return u.H.useHostTransitionStatus();
      }),
      (t.version = `19.3.1`);
  }),
  i = t((e, t) => {
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
    n(), (t.exports = r());
  });
function a(e) {
  let t = Object.values(e).filter((e) => typeof e == `number`);
  return Object.entries(e)
    .filter(([e, n]) => t.indexOf(+e) === -1)
    .map(([e, t]) => t);
}
function o(e, t = `|`) {
  return e.map((e) => oe(e)).join(t);
}
function s(e, t) {
  return typeof t == `bigint` ? t.toString() : t;
}
var c = class {
  constructor(e) {
    (this._getter = e), (this._value = void 0);
  }
  get value() {
    let e = this._getter;
    return e !== void 0 && ((this._value = e()), (this._getter = void 0)), this._value;
  }
};
function l(e) {
  return new c(e);
}
function u(e) {
  return e == null;
}
function d(e) {
  let t = +!!e.startsWith(`^`),
    n = e.endsWith(`$`) ? e.length - 1 : e.length;
  return e.slice(t, n);
}
function f(e, t) {
  let n = e / t,
    r = Math.round(n),
    i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
  return Math.abs(n - r) < i ? 0 : n - r;
}
function p(e, t, n) {
  Object.defineProperty(e, t, { value: n, writable: !0, enumerable: !0, configurable: !0 });
}
function m(e) {
  let t = Object.getOwnPropertyDescriptor(e, `shape`);
  return t?.get ? t.get.raw : t?.value;
}
function h(e) {
  return m(e._zod.def) ?? e._zod.def.shape;
}
function g(e, t, n) {
  Object.defineProperty(e, t, {
    get() {
      let e = n();
      return p(this, t, e), e;
    },
    enumerable: !0,
    configurable: !0,
  });
}
function _(e, t, n) {
  t in e ? p(e, t, n) : (e[t] = n);
}
function v(e, t, n, r) {
  let i = h(t);
  for (let a of n) {
    let n = Object.getOwnPropertyDescriptor(i, a);
    n.enumerable &&
      (n.get
        ? g(e, a, () => {
            let e = t._zod.def.shape[a];
            return r ? r(e, a) : e;
          })
        : _(e, a, r ? r(n.value, a) : n.value));
  }
}
function y(e, t) {
  for (let n of Reflect.ownKeys(t)) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.enumerable && (r.get ? g(e, n, () => t[n]) : _(e, n, r.value));
  }
}
function b(...e) {
  let t = {};
  for (let n of e) {
    let e = Object.getOwnPropertyDescriptors(n);
    Object.assign(t, e);
  }
  return Object.defineProperties({}, t);
}
function ee(e) {
  return JSON.stringify(e);
}
function te(e) {
  return e
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, ``)
    .replace(/[\s_-]+/g, `-`)
    .replace(/^-+|-+$/g, ``);
}
var ne = `captureStackTrace` in Error ? Error.captureStackTrace : (...e) => {};
function x(e) {
  return typeof e == `object` && !!e && !Array.isArray(e);
}
var re = l(() => {
  if (M.jitless || (typeof navigator < `u` && navigator?.userAgent?.includes(`Cloudflare`))) return !1;
  try {
    return Function(``), !0;
  } catch {
    return !1;
  }
});
function S(e) {
  if (x(e) === !1) return !1;
  let t = e.constructor;
  if (t === void 0 || typeof t != `function`) return !0;
  let n = t.prototype;
  return x(n) !== !1 && Object.prototype.hasOwnProperty.call(n, `isPrototypeOf`) !== !1;
}
function ie(e) {
  return S(e)
    ? { ...e }
    : Array.isArray(e)
      ? [...e]
      : e instanceof Map
        ? new Map(e)
        : e instanceof Set
          ? new Set(e)
          : e;
}
var ae = new Set([`string`, `number`, `symbol`]);
function C(e) {
  return e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`);
}
function w(e, t, n) {
  let r = new e._zod.constr(t ?? e._zod.def);
  return (!t || n?.parent) && (r._zod.parent = e), r;
}
function T(e) {
  let t = e;
  if (!t) return {};
  if (typeof t == `string`) return { error: () => t };
  if (t?.message !== void 0) {
    if (t?.error !== void 0) throw Error('Cannot specify both `message` and `error` params');
    t.error = t.message;
  }
  return delete t.message, typeof t.error == `string` ? { ...t, error: () => t.error } : t;
}
function oe(e) {
  return typeof e == `bigint` ? e.toString() + `n` : typeof e == `string` ? `"${e}"` : `${e}`;
}
function se(e) {
  return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === `optional`);
}
var ce = {
    safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-34028234663852886e22, 34028234663852886e22],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
  },
  le = {
    int64: [BigInt(`-9223372036854775808`), BigInt(`9223372036854775807`)],
    uint64: [BigInt(0), BigInt(`18446744073709551615`)],
  };
function ue(e, t) {
  let n = e._zod.def,
    r = n.checks;
  if (r && r.length > 0) throw Error(`.pick() cannot be used on object schemas containing refinements`);
  let i = {};
  return v(i, e, de(e, t)), w(e, b(n, { shape: i, checks: [] }));
}
function de(e, t) {
  let n = h(e),
    r = [];
  for (let e of Reflect.ownKeys(t)) {
    if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
    t[e] && r.push(e);
  }
  return r;
}
function fe(e, t) {
  let n = e._zod.def,
    r = n.checks;
  if (r && r.length > 0) throw Error(`.omit() cannot be used on object schemas containing refinements`);
  let i = new Set(de(e, t)),
    a = {};
  return (
    v(
      a,
      e,
      Reflect.ownKeys(h(e)).filter((e) => !i.has(e)),
    ),
    w(e, b(n, { shape: a, checks: [] }))
  );
}
function pe(e, t) {
  if (!S(t)) throw Error(`Invalid input to extend: expected a plain object`);
  let n = e._zod.def.checks;
  if (n && n.length > 0) {
    let n = h(e);
    for (let e of Reflect.ownKeys(t))
      if (Object.getOwnPropertyDescriptor(n, e) !== void 0)
        throw Error(
          'Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.',
        );
  }
  return w(e, b(e._zod.def, { shape: me(e, t) }));
}
function me(e, t) {
  let n = {};
  return v(n, e, Reflect.ownKeys(h(e))), y(n, t), n;
}
function he(e, t) {
  if (!S(t)) throw Error(`Invalid input to safeExtend: expected a plain object`);
  return w(e, b(e._zod.def, { shape: me(e, t) }));
}
function ge(e, t) {
  if (!t?._zod?.def)
    throw Error(
      'Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.',
    );
  if (e._zod.def.checks?.length)
    throw Error(
      `.merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.`,
    );
  let n = {};
  return (
    v(n, e, Reflect.ownKeys(h(e))),
    v(n, t, Reflect.ownKeys(h(t))),
    w(
      e,
      b(e._zod.def, {
        shape: n,
        get catchall() {
          return t._zod.def.catchall;
        },
        checks: t._zod.def.checks ?? [],
      }),
    )
  );
}
function _e(e, t, n, r = `partial`) {
  let i = t._zod.def.checks;
  if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
  let a = n ? new Set(de(t, n)) : void 0,
    o = {};
  return (
    v(
      o,
      t,
      Reflect.ownKeys(h(t)),
      e && ((t, n) => (a && !a.has(n) ? t : new e({ type: `optional`, innerType: t }))),
    ),
    w(t, b(t._zod.def, { shape: o, checks: [] }))
  );
}
function ve(e, t, n) {
  let r = n ? new Set(de(t, n)) : void 0,
    i = {};
  return (
    v(i, t, Reflect.ownKeys(h(t)), (t, n) =>
      r && !r.has(n) ? t : new e({ type: `nonoptional`, innerType: t }),
    ),
    w(t, b(t._zod.def, { shape: i }))
  );
}
function E(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
  return !1;
}
function ye(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
  return !1;
}
function be(e, t) {
  return t.map((t) => {
    var n;
    return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
  });
}
function xe(e) {
  return typeof e == `string` ? e : e?.message;
}
function Se(e) {
  let t = [];
  for (let n of e ?? []) {
    let e = n._zod.def;
    if (!/_(length|size)$|_equals$/.test(e.check)) break;
    let r = e.maximum ?? e.length ?? e.size;
    r >= 0 && t.push([r, n]);
  }
  return t;
}
function Ce(e, t, n) {
  var r;
  for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function D(e, t, n) {
  var r;
  let i = e.inst?._zod?.traits;
  i?.has(`$ZodType`) && (i.has(`$ZodCheck`) ? ((r = e).schema ?? (r.schema = e.inst)) : (e.schema = e.inst));
  let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error,
    o = e.message
      ? e.message
      : (xe(e.inst?._zod.def?.error?.(e)) ??
        xe(a?.(e)) ??
        xe(t?.error?.(e)) ??
        xe(n.customError?.(e)) ??
        xe(n.localeError?.(e)) ??
        `Invalid input`),
    s = {};
  for (let t of Object.keys(e))
    t !== `inst` && t !== `schema` && t !== `continue` && t !== `input` && t !== `__proto__` && (s[t] = e[t]);
  return (s.path ??= []), (s.message = o), t?.reportInput && (s.input = e.input), s;
}
var we = /[\uD800-\uDBFF]/;
function Te(e) {
  let t = e.length;
  if (!we.test(e)) return t;
  let n = t;
  for (let r = 0; r < t - 1; r++)
    (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
  return n;
}
function Ee(e) {
  return Array.isArray(e) ? `array` : typeof e == `string` ? `string` : `unknown`;
}
function De(e) {
  let t = typeof e;
  switch (t) {
    case `number`:
      return Number.isNaN(e) ? `nan` : `number`;
    case `object`: {
      if (e === null) return `null`;
      if (Array.isArray(e)) return `array`;
      let t = e;
      if (t && Object.getPrototypeOf(t) !== Object.prototype && `constructor` in t && t.constructor)
        return t.constructor.name;
    }
  }
  return t;
}
function Oe(...e) {
  let [t, n, r] = e;
  return typeof t == `string` ? { message: t, code: `custom`, input: n, inst: r } : { ...t };
}
function ke(e, t) {
  for (let n in t) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.get ? Object.defineProperty(e, n, { ...r, enumerable: !1 }) : Me(e, n, r.value);
  }
}
function O(e, t, n, r = !0) {
  return Object.defineProperty(e, t, { configurable: !0, writable: !0, enumerable: r, value: n }), n;
}
function Ae(e, t, n) {
  return O(e, t, n, !1);
}
function je(e, t) {
  for (let n in e) {
    let r = e[n];
    Object.defineProperty(t, n, {
      configurable: !0,
      enumerable: !0,
      get() {
        return O(this, n, r(this));
      },
      set(e) {
        O(this, n, e);
      },
    });
  }
  return t;
}
function Me(e, t, n) {
  Object.defineProperty(e, t, {
    configurable: !0,
    get() {
      return this == null ? n : O(this, t, n.bind(this));
    },
    set(e) {
      O(this, t, e);
    },
  });
}
function Ne(e, t) {
  let n = Object.getPrototypeOf(e);
  return t in n ? void 0 : n;
}
var Pe,
  Fe = !1,
  Ie = {
    configurable: !0,
    get() {
      Fe = !0;
    },
  };
function k(e, t, n) {
  let r = Object.getPrototypeOf(e._zod);
  t in r && Pe !== e._zod
    ? (Pe = void 0)
    : ((Pe = e._zod),
      Object.defineProperty(r, t, {
        configurable: !0,
        get() {
          Object.defineProperty(this, t, Ie);
          let e = Fe;
          Fe = !1;
          try {
            let r = n(this);
            return (
              Fe
                ? delete this[t]
                : Object.defineProperty(this, t, { configurable: !0, writable: !0, value: r }),
              (Fe ||= e),
              r
            );
          } catch (n) {
            throw (delete this[t], (Fe ||= e), n);
          }
        },
        set(e) {
          Object.defineProperty(this, t, { configurable: !0, writable: !0, value: e });
        },
      }));
}
function Le(e, t, n, r) {
  let i = Ne(e, t);
  i &&
    Object.defineProperty(i, t, {
      configurable: !0,
      get() {
        let e = { configurable: !0, writable: !0, enumerable: r, value: void 0 };
        return (
          Object.defineProperty(this, t, e), (e.value = n(this)), Object.defineProperty(this, t, e), e.value
        );
      },
      set(e) {
        Object.defineProperty(this, t, { configurable: !0, writable: !0, enumerable: r, value: e });
      },
    });
}
var Re = `~constantCatch`;
function ze(e) {
  let t = () => e;
  return (t[Re] = !0), t;
}
var Be,
  Ve = { value: void 0, enumerable: !1 },
  He = `captureStackTrace` in Error ? Error : null;
function Ue(e) {
  let t = He;
  if (t) {
    let n = t.stackTraceLimit;
    if (typeof n == `number`) {
      try {
        t.stackTraceLimit = 0;
      } catch {
        return (He = null), new e();
      }
      try {
        return new e();
      } finally {
        t.stackTraceLimit = n;
      }
    }
  }
  return new e();
}
function A(e, t, n, r) {
  let i = {};
  function a(e) {
    (this.def = e), (this.constr = d), (this.traits = new Set());
  }
  a.prototype = i;
  let o = n,
    s = o && new WeakSet();
  function c(n, r) {
    if (!n._zod) {
      Ve.value = new a(r);
      try {
        Object.defineProperty(n, '_zod', Ve);
      } finally {
        Ve.value = void 0;
      }
    } else if (n._zod.traits.has(e)) return;
    if ((n._zod.traits.add(e), t(n, r), s)) {
      let e = Object.getPrototypeOf(n),
        t = n._zod.constr.prototype,
        r = e;
      for (; r && r !== t; ) r = Object.getPrototypeOf(r);
      let i = r ?? e;
      s.has(i) || (s.add(i), ke(i, o));
    }
    let i = d.prototype;
    for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
  }
  let l = r?.Parent ?? Object;
  class u extends l {}
  Object.defineProperty(u, 'name', { value: e });
  function d(e) {
    let t = r?.Parent ? Ue(u) : this;
    c(t, e);
    let n = t._zod.deferred;
    if (n) {
      for (let e of n) e();
      t._zod.deferred = void 0;
    }
    let i = globalThis.__zod_globalConfig?.postProcessor;
    return i && i(t), t;
  }
  return (
    Object.defineProperty(d, 'init', { value: c }),
    Object.defineProperty(d, Symbol.hasInstance, {
      value: (t) => (r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e)),
    }),
    Object.defineProperty(d, 'name', { value: e }),
    d
  );
}
var j = class extends Error {
    constructor() {
      super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
  },
  We = class extends Error {
    constructor(e) {
      super(`Encountered unidirectional transform during encode: ${e}`), (this.name = `ZodEncodeError`);
    }
  };
(Be = globalThis).__zod_globalConfig ?? (Be.__zod_globalConfig = {});
var M = globalThis.__zod_globalConfig;
function N(e) {
  return e && Object.assign(M, e), M;
}
function Ge() {
  let e = this._zod;
  return (e.message ??= JSON.stringify(e.def, s, 2)), e.message;
}
function Ke(e) {
  this._zod.message = e;
}
var qe = { get: Ge, set: Ke, enumerable: !0, configurable: !0 },
  Je = { value: void 0, enumerable: !1 },
  Ye = new WeakSet([Object.prototype, Error.prototype]),
  Xe = (e, t) => {
    (e.name = `$ZodError`),
      (Je.value = t),
      Object.defineProperty(e, 'issues', Je),
      (Je.value = void 0),
      Object.defineProperty(e, 'message', qe);
    let n = Object.getPrototypeOf(e);
    Ye.has(n) ||
      (Ye.add(n),
      Object.defineProperty(n, 'toString', {
        configurable: !0,
        enumerable: !1,
        get() {
          let e = () => this.message;
          return Object.defineProperty(this, 'toString', { value: e, configurable: !0, writable: !0 }), e;
        },
        set(e) {
          Object.defineProperty(this, 'toString', { value: e, configurable: !0, writable: !0 });
        },
      }));
  },
  Ze = A(`$ZodError`, Xe),
  Qe = A(`$ZodError`, Xe, void 0, { Parent: Error });
function $e(e, t, n) {
  return (
    Object.prototype.hasOwnProperty.call(e, t) ||
      (t === `__proto__`
        ? Object.defineProperty(e, t, { value: n(), writable: !0, enumerable: !0, configurable: !0 })
        : (e[t] = n())),
    e[t]
  );
}
function et(e, t = (e) => e.message) {
  let n = {},
    r = [];
  for (let i of e.issues) i.path.length > 0 ? $e(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
  return { formErrors: r, fieldErrors: n };
}
function tt(e, t = (e) => e.message) {
  let n = { _errors: [] },
    r = (e, i = []) => {
      for (let a of e.issues)
        if (a.code === `invalid_union` && a.errors.length)
          a.errors.map((e) => r({ issues: e }, [...i, ...a.path]));
        else if (a.code === `invalid_key`) r({ issues: a.issues }, [...i, ...a.path]);
        else if (a.code === `invalid_element`) r({ issues: a.issues }, [...i, ...a.path]);
        else {
          let e = [...i, ...a.path];
          if (e.length === 0) n._errors.push(t(a));
          else {
            let r = n,
              i = 0;
            for (; i < e.length; ) {
              let n = e[i],
                o = i === e.length - 1;
              if (n === `_errors`) {
                o && r._errors.push(t(a)), i++;
                continue;
              }
              Object.prototype.hasOwnProperty.call(r, n) ||
                Object.defineProperty(r, n, {
                  value: { _errors: [] },
                  enumerable: !0,
                  writable: !0,
                  configurable: !0,
                });
              let s = r[n];
              o && s._errors.push(t(a)), (r = s), i++;
            }
          }
        }
    };
  return r(e), n;
}
function nt(e, t) {
  return { callee: t?.callee ?? e, Err: t?.Err };
}
var rt = (e) => {
    let t = (n, r, i, a) => {
      let o = i ? { ...i, async: !1 } : { async: !1 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if (s instanceof Promise) throw new j();
      if (s.issues.length) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => D(e, o, N())));
        throw (ne(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  it = rt(Qe),
  at = (e) => {
    let t = async (n, r, i, a) => {
      let o = i ? { ...i, async: !0 } : { async: !0 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if ((s instanceof Promise && (s = await s), s.issues.length)) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => D(e, o, N())));
        throw (ne(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  ot = at(Qe),
  st = (e) => (t, n, r) => {
    let i = r ? { ...r, async: !1 } : { async: !1 },
      a = t._zod.run({ value: n, issues: [] }, i);
    if (a instanceof Promise) throw new j();
    return a.issues.length ? lt(e, a.issues, i) : { success: !0, data: a.value };
  },
  ct = st(Qe);
function lt(e, t, n) {
  let r;
  return {
    success: !1,
    get error() {
      return r || ((r = new e(t.map((e) => D(e, n, N())))), (t = void 0), (n = void 0)), r;
    },
    set error(e) {
      (r = e), (t = void 0), (n = void 0);
    },
  };
}
var ut = (e) => async (t, n, r) => {
    let i = r ? { ...r, async: !0 } : { async: !0 },
      a = t._zod.run({ value: n, issues: [] }, i);
    return (
      a instanceof Promise && (a = await a),
      a.issues.length ? lt(e, a.issues, i) : { success: !0, data: a.value }
    );
  },
  dt = ut(Qe),
  ft = Symbol.for(`zod.compile.invalid`),
  pt = Symbol.for(`zod.compile.fallback`),
  mt = (e, t, n) => {
    let r = e._zod.bag.validator;
    if (r !== void 0) {
      if (r(t) !== ft) return !0;
      if (r.definite === !0 && n === void 0) return !1;
    }
    return ht(e, t, n);
  };
function ht(e, t, n) {
  let r = n ? { ...n, async: !1, abortEarly: !0 } : { async: !1, abortEarly: !0 },
    i = e._zod.bag.fallbackRun,
    a;
  if (
    (i ? ((r[pt] = !0), (a = i({ value: t, issues: [] }, r))) : (a = e._zod.run({ value: t, issues: [] }, r)),
    a instanceof Promise)
  )
    throw new j();
  return a.issues.length === 0;
}
var gt = async (e, t, n) => {
    let r = n ? { ...n, async: !0, abortEarly: !0 } : { async: !0, abortEarly: !0 },
      i = e._zod.run({ value: t, issues: [] }, r);
    return i instanceof Promise && (i = await i), i.issues.length === 0;
  },
  _t = (e) => {
    let t = rt(e),
      n = (e, r, i, a) => {
        let o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return t(e, r, o, nt(n, a));
      };
    return n;
  },
  vt = (e) => {
    let t = rt(e),
      n = (e, r, i, a) => t(e, r, i, nt(n, a));
    return n;
  },
  yt = (e) => {
    let t = at(e),
      n = async (e, r, i, a) => {
        let o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return await t(e, r, o, nt(n, a));
      };
    return n;
  },
  bt = (e) => {
    let t = at(e),
      n = async (e, r, i, a) => await t(e, r, i, nt(n, a));
    return n;
  },
  xt = (e) => (t, n, r) => {
    let i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return st(e)(t, n, i);
  },
  St = (e) => (t, n, r) => st(e)(t, n, r),
  Ct = (e) => async (t, n, r) => {
    let i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return ut(e)(t, n, i);
  },
  wt = (e) => async (t, n, r) => ut(e)(t, n, r),
  Tt = /^[cC][0-9a-z]{6,}$/,
  Et = /^[0-9a-z]+$/,
  Dt = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
  Ot = /^[0-9a-vA-V]{20}$/,
  kt = /^[A-Za-z0-9]{27}$/,
  At = /^[a-zA-Z0-9_-]{21}$/;
function jt(e) {
  return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
var Mt = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
  Nt = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,
  Pt = (e) =>
    e
      ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`)
      : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
  Ft =
    /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
  It = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function Lt() {
  return new RegExp(It, `u`);
}
var Rt =
    /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
  zt =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
  Bt =
    /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
  Vt =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
  Ht = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,
  Ut = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
  Wt = /^https?$/,
  Gt = /^\+[1-9]\d{6,14}$/,
  Kt = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function qt(e) {
  return RegExp(`^${e}$`);
}
var Jt = qt(Kt);
function Yt(e) {
  let t = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
  return typeof e.precision == `number`
    ? e.precision === -1
      ? `${t}`
      : e.precision === 0
        ? `${t}:[0-5]\\d`
        : `${t}:[0-5]\\d\\.\\d{${e.precision}}`
    : e.seconds
      ? `${t}:[0-5]\\d(?:\\.\\d+)?`
      : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function Xt(e) {
  return RegExp(`^${Yt(e)}$`);
}
function Zt(e) {
  let t = [`Z`];
  e.offset && t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  let n = `${Yt({ precision: e.precision, seconds: !0 })}(?:${t.join(`|`)})`,
    r = e.local ? `${n}|${Yt({ precision: e.precision })}` : n;
  return RegExp(`^${Kt}T(?:${r})$`);
}
var Qt = /^[\s\S]{0,}$/,
  $t = /^-?\d+$/,
  en = /^-?\d+(?:\.\d+)?$/,
  tn = /^(?:true|false)$/i,
  nn = /^[^A-Z]*$/,
  rn = /^[^a-z]*$/,
  P = A(`$ZodCheck`, (e, t) => {
    var n;
    (e._zod ??= {}), (e._zod.def = t), (n = e._zod).onattach ?? (n.onattach = []);
  }),
  an = (e) => {
    let t = e.value;
    return !u(t) && t.length !== void 0;
  },
  on = { number: `number`, bigint: `bigint`, object: `date` },
  sn = A(`$ZodCheckLessThan`, (e, t) => {
    P.init(e, t);
    let n = on[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value <= t.value : r.value < t.value) ||
        r.issues.push({
          origin: on[typeof r.value] ?? n,
          code: `too_big`,
          maximum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  cn = A(`$ZodCheckGreaterThan`, (e, t) => {
    P.init(e, t);
    let n = on[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value >= t.value : r.value > t.value) ||
        r.issues.push({
          origin: on[typeof r.value] ?? n,
          code: `too_small`,
          minimum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  ln = A(`$ZodCheckMultipleOf`, (e, t) => {
    P.init(e, t),
      (e._zod.check = (n) => {
        if (typeof n.value != typeof t.value)
          throw Error(`Cannot mix number and bigint in multiple_of check.`);
        (typeof n.value == `bigint`
          ? t.value !== BigInt(0) && n.value % t.value === BigInt(0)
          : f(n.value, t.value) === 0) ||
          n.issues.push({
            origin: typeof n.value,
            code: `not_multiple_of`,
            divisor: t.value,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      });
  }),
  un = A(`$ZodCheckNumberFormat`, (e, t) => {
    P.init(e, t), (t.format = t.format || `float64`);
    let n = t.format?.includes(`int`),
      r = n ? `int` : `number`,
      [i, a] = ce[t.format];
    e._zod.check = (o) => {
      let s = o.value;
      if (n) {
        if (!Number.isInteger(s)) {
          o.issues.push({
            expected: r,
            format: t.format,
            code: `invalid_type`,
            continue: !1,
            input: s,
            inst: e,
          });
          return;
        }
        if (!Number.isSafeInteger(s)) {
          s > 0
            ? o.issues.push({
                input: s,
                code: `too_big`,
                maximum: 2 ** 53 - 1,
                note: `Integers must be within the safe integer range.`,
                inst: e,
                origin: r,
                inclusive: !0,
                continue: !t.abort,
              })
            : o.issues.push({
                input: s,
                code: `too_small`,
                minimum: -(2 ** 53 - 1),
                note: `Integers must be within the safe integer range.`,
                inst: e,
                origin: r,
                inclusive: !0,
                continue: !t.abort,
              });
          return;
        }
      }
      s < i &&
        o.issues.push({
          origin: `number`,
          input: s,
          code: `too_small`,
          minimum: i,
          inclusive: !0,
          inst: e,
          continue: !t.abort,
        }),
        s > a &&
          o.issues.push({
            origin: `number`,
            input: s,
            code: `too_big`,
            maximum: a,
            inclusive: !0,
            inst: e,
            continue: !t.abort,
          });
    };
  }),
  dn = A(`$ZodCheckMaxLength`, (e, t) => {
    var n;
    P.init(e, t),
      (n = e._zod.def).when ?? (n.when = an),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i > t.maximum ? Te(r) : i) <= t.maximum) return;
        let a = Ee(r);
        n.issues.push({
          origin: a,
          code: `too_big`,
          maximum: t.maximum,
          inclusive: !0,
          input: r,
          inst: e,
          continue: !t.abort,
        });
      });
  }),
  fn = A(`$ZodCheckMinLength`, (e, t) => {
    var n;
    P.init(e, t),
      (n = e._zod.def).when ?? (n.when = an),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i >= t.minimum && i < t.minimum * 2 ? Te(r) : i) >= t.minimum) return;
        let a = Ee(r);
        n.issues.push({
          origin: a,
          code: `too_small`,
          minimum: t.minimum,
          inclusive: !0,
          input: r,
          inst: e,
          continue: !t.abort,
        });
      });
  }),
  pn = A(`$ZodCheckLengthEquals`, (e, t) => {
    var n;
    P.init(e, t),
      (n = e._zod.def).when ?? (n.when = an),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length,
          a = typeof r == `string` && i >= t.length && i <= t.length * 2 ? Te(r) : i;
        if (a === t.length) return;
        let o = Ee(r),
          s = a > t.length;
        n.issues.push({
          origin: o,
          ...(s ? { code: `too_big`, maximum: t.length } : { code: `too_small`, minimum: t.length }),
          inclusive: !0,
          exact: !0,
          input: n.value,
          inst: e,
          continue: !t.abort,
        });
      });
  }),
  mn = A(`$ZodCheckStringFormat`, (e, t) => {
    var n, r;
    P.init(e, t),
      t.pattern
        ? ((n = e._zod).check ??
          (n.check = (n) => {
            (t.pattern.lastIndex = 0),
              t.pattern.test(n.value) ||
                n.issues.push({
                  origin: `string`,
                  code: `invalid_format`,
                  format: t.format,
                  input: n.value,
                  ...(t.pattern ? { pattern: t.pattern.toString() } : {}),
                  inst: e,
                  continue: !t.abort,
                });
          }))
        : ((r = e._zod).check ?? (r.check = () => {}));
  }),
  hn = A(`$ZodCheckRegex`, (e, t) => {
    mn.init(e, t),
      (e._zod.check = (n) => {
        (t.pattern.lastIndex = 0),
          t.pattern.test(n.value) ||
            n.issues.push({
              origin: `string`,
              code: `invalid_format`,
              format: `regex`,
              input: n.value,
              pattern: t.pattern.toString(),
              inst: e,
              continue: !t.abort,
            });
      });
  }),
  gn = A(`$ZodCheckLowerCase`, (e, t) => {
    (t.pattern ??= nn), mn.init(e, t);
  }),
  _n = A(`$ZodCheckUpperCase`, (e, t) => {
    (t.pattern ??= rn), mn.init(e, t);
  }),
  vn = A(`$ZodCheckIncludes`, (e, t) => {
    P.init(e, t);
    let n = C(t.includes);
    (t.pattern = new RegExp(typeof t.position == `number` ? `^.{${t.position},}${n}` : n)),
      (e._zod.check = (n) => {
        n.value.includes(t.includes, t.position) ||
          n.issues.push({
            origin: `string`,
            code: `invalid_format`,
            format: `includes`,
            includes: t.includes,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      });
  }),
  yn = A(`$ZodCheckStartsWith`, (e, t) => {
    P.init(e, t);
    let n = RegExp(`^${C(t.prefix)}.*`);
    (t.pattern ??= n),
      (e._zod.check = (n) => {
        n.value.startsWith(t.prefix) ||
          n.issues.push({
            origin: `string`,
            code: `invalid_format`,
            format: `starts_with`,
            prefix: t.prefix,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      });
  }),
  bn = A(`$ZodCheckEndsWith`, (e, t) => {
    P.init(e, t);
    let n = RegExp(`.*${C(t.suffix)}$`);
    (t.pattern ??= n),
      (e._zod.check = (n) => {
        n.value.endsWith(t.suffix) ||
          n.issues.push({
            origin: `string`,
            code: `invalid_format`,
            format: `ends_with`,
            suffix: t.suffix,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      });
  }),
  xn = A(`$ZodCheckOverwrite`, (e, t) => {
    P.init(e, t),
      (e._zod.check = (e) => {
        e.value = t.tx(e.value);
      });
  }),
  Sn = class {
    constructor(e = [], t = {}) {
      (this.content = []), (this.indent = 0), (this.args = e), (this.closed = t);
    }
    indented(e) {
      this.indent += 1;
      try {
        e(this);
      } finally {
        --this.indent;
      }
    }
    write(e) {
      if (typeof e == `function`) {
        e(this, { execution: `sync` }), e(this, { execution: `async` });
        return;
      }
      let t = e
          .split(`
`)
          .filter((e) => e),
        n = Math.min(...t.map((e) => e.length - e.trimStart().length)),
        r = t.map((e) => e.slice(n)).map((e) => ` `.repeat(this.indent * 2) + e);
      for (let e of r) this.content.push(e);
    }
    compile() {
      let e = Function,
        t = this?.content ?? [``];
      return new e(
        ...Object.keys(this.closed),
        `return function (${this.args.join(`, `)}) {\n${t.join(`
`)}\n};`,
      )(...Object.values(this.closed));
    }
  },
  Cn = { major: 4, minor: 6, patch: 7 },
  F = A(
    `$ZodType`,
    (e, t) => {
      var n;
      (e ??= {}), (e._zod.def = t), (e._zod.bag = e._zod.bag || {}), (e._zod.version = Cn);
      let r = e._zod.def.checks,
        i = e._zod.traits.has(`$ZodCheck`) ? [e, ...(r ?? [])] : r?.length ? [...r] : [];
      for (let t of i) for (let n of t._zod.onattach) n(e);
      if (i.length === 0)
        (n = e._zod).deferred ?? (n.deferred = []),
          e._zod.deferred?.push(() => {
            e._zod.run = e._zod.parse;
          });
      else {
        let t = (t, n, r) => {
            if (t.memo) return t;
            let i = E(t),
              a;
            for (let o of n) {
              if (o._zod.def.when) {
                if (ye(t) || !o._zod.def.when(t)) continue;
              } else if (i) continue;
              let n = t.issues.length,
                s = o._zod.check(t);
              if (s instanceof Promise && r?.async === !1) throw new j();
              if (a || s instanceof Promise)
                a = (a ?? Promise.resolve()).then(async () => {
                  await s, t.issues.length !== n && (Ce(t.issues, n, e), (i ||= E(t, n)));
                });
              else {
                if (t.issues.length === n) continue;
                Ce(t.issues, n, e), (i ||= E(t, n));
              }
            }
            return a ? a.then(() => t) : t;
          },
          n = (n, r, a) => {
            if (E(n)) return (n.aborted = !0), n;
            let o = t(r, i, a);
            if (o instanceof Promise) {
              if (a.async === !1) throw new j();
              return o.then((t) => e._zod.parse(t, a));
            }
            return e._zod.parse(o, a);
          };
        e._zod.run = (r, a) => {
          if (a.skipChecks) return e._zod.parse(r, a);
          if (a.direction === `backward`) {
            let t = e._zod.parse({ value: r.value, issues: [] }, { ...a, skipChecks: !0 });
            return t instanceof Promise ? t.then((e) => n(e, r, a)) : n(t, r, a);
          }
          let o = e._zod.parse(r, a);
          if (o instanceof Promise) {
            if (a.async === !1) throw new j();
            return o.then((e) => t(e, i, a));
          }
          return t(o, i, a);
        };
      }
    },
    {
      get '~standard'() {
        return Ae(this, `~standard`, En(this));
      },
      set '~standard'(e) {
        O(this, `~standard`, e);
      },
    },
  ),
  wn = (e, t) => (e.issues.length ? { issues: e.issues.map((e) => D(e, t, N())) } : { value: e.value });
async function Tn(e, t) {
  let n = { async: !0 };
  return wn(await e._zod.run({ value: t, issues: [] }, n), n);
}
function En(e) {
  return {
    validate: (t) => {
      let n = { async: !1 };
      try {
        let r = e._zod.run({ value: t, issues: [] }, n);
        if (!(r instanceof Promise)) return wn(r, n);
      } catch {}
      return Tn(e, t);
    },
    vendor: `zod`,
    version: 1,
  };
}
var Dn = A(`$ZodString`, (e, t) => {
    F.init(e, t),
      (e._zod.pattern = t.pattern ?? Qt),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = String(n.value);
          } catch {}
        return (
          typeof n.value == `string` ||
            n.issues.push({ expected: `string`, code: `invalid_type`, input: n.value, inst: e }),
          n
        );
      });
  }),
  I = A(`$ZodStringFormat`, (e, t) => {
    mn.init(e, t), Dn.init(e, t);
  }),
  On = A(`$ZodGUID`, (e, t) => {
    (t.pattern ??= Nt), I.init(e, t);
  }),
  kn = A(`$ZodUUID`, (e, t) => {
    if (t.version) {
      let e = { v1: 1, v2: 2, v3: 3, v4: 4, v5: 5, v6: 6, v7: 7, v8: 8 }[t.version];
      if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
      t.pattern ??= Pt(e);
    } else t.pattern ??= Pt();
    I.init(e, t);
  }),
  An = A(`$ZodEmail`, (e, t) => {
    (t.pattern ??= Ft), I.init(e, t);
  });
function jn(e) {
  try {
    return typeof URL < `u` && typeof URL.canParse == `function` ? URL.canParse(e) : (new URL(e), !0);
  } catch {
    return !1;
  }
}
function Mn(e, t) {
  return !(`normalize` in t) && !(`hostname` in t) && !(`protocol` in t) ? jn(e) || 2 : Nn(e, t);
}
function Nn(e, t) {
  if (!t.normalize && t.protocol?.source === Wt.source && !/^https?:\/\//i.test(e)) return 1;
  try {
    if (typeof URL < `u`) {
      let t = URL;
      if (typeof t.parse == `function`) return t.parse(e) ?? 2;
    }
    return new URL(e);
  } catch {
    return 2;
  }
}
var Pn = /[\t\n\r]/g;
function Fn(e) {
  return e.replace(Pn, ``);
}
function In(e, t) {
  return (t.lastIndex = 0), t.test(e.hostname);
}
function Ln(e, t) {
  return (t.lastIndex = 0), t.test(e.protocol.endsWith(`:`) ? e.protocol.slice(0, -1) : e.protocol);
}
var Rn = A(`$ZodURL`, (e, t) => {
    I.init(e, t),
      (e._zod.check = (n) => {
        try {
          let r = n.value.trim(),
            i = Mn(r, t);
          if (i === 1) {
            n.issues.push({
              code: `invalid_format`,
              format: `url`,
              note: `Invalid URL format`,
              input: n.value,
              inst: e,
              continue: !t.abort,
            });
            return;
          }
          if (i === 2) {
            n.issues.push({
              code: `invalid_format`,
              format: `url`,
              input: n.value,
              inst: e,
              continue: !t.abort,
            });
            return;
          }
          if (i === !0) {
            n.value = Fn(r);
            return;
          }
          t.hostname &&
            !In(i, t.hostname) &&
            n.issues.push({
              code: `invalid_format`,
              format: `url`,
              note: `Invalid hostname`,
              pattern: t.hostname.source,
              input: n.value,
              inst: e,
              continue: !t.abort,
            }),
            t.protocol &&
              !Ln(i, t.protocol) &&
              n.issues.push({
                code: `invalid_format`,
                format: `url`,
                note: `Invalid protocol`,
                pattern: t.protocol.source,
                input: n.value,
                inst: e,
                continue: !t.abort,
              }),
            (n.value = t.normalize ? i.href : Fn(r));
          return;
        } catch {
          n.issues.push({
            code: `invalid_format`,
            format: `url`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
        }
      });
  }),
  zn = A(`$ZodEmoji`, (e, t) => {
    (t.pattern ??= Lt()), I.init(e, t);
  }),
  Bn = A(`$ZodNanoID`, (e, t) => {
    if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1))
      throw Error(`Invalid nanoid length: ${t.length}`);
    (t.pattern ??= t.length === void 0 ? At : jt(t.length)), I.init(e, t);
  }),
  Vn = A(`$ZodCUID`, (e, t) => {
    (t.pattern ??= Tt), I.init(e, t);
  }),
  Hn = A(`$ZodCUID2`, (e, t) => {
    (t.pattern ??= Et), I.init(e, t);
  }),
  Un = A(`$ZodULID`, (e, t) => {
    (t.pattern ??= Dt), I.init(e, t);
  }),
  Wn = A(`$ZodXID`, (e, t) => {
    (t.pattern ??= Ot), I.init(e, t);
  }),
  Gn = A(`$ZodKSUID`, (e, t) => {
    (t.pattern ??= kt), I.init(e, t);
  }),
  Kn = A(`$ZodISODateTime`, (e, t) => {
    (t.pattern ??= Zt(t)), I.init(e, t);
  }),
  qn = A(`$ZodISODate`, (e, t) => {
    (t.pattern ??= Jt), I.init(e, t);
  }),
  Jn = A(`$ZodISOTime`, (e, t) => {
    (t.pattern ??= Xt(t)), I.init(e, t);
  }),
  Yn = A(`$ZodISODuration`, (e, t) => {
    (t.pattern ??= Mt), I.init(e, t);
  }),
  Xn = A(`$ZodIPv4`, (e, t) => {
    (t.pattern ??= Rt), I.init(e, t);
  }),
  Zn = /^[0-9a-fA-F:.]+$/;
function Qn(e) {
  return Zn.test(e) ? jn(`http://[${e}]`) : !1;
}
var $n = A(`$ZodIPv6`, (e, t) => {
    (t.pattern ??= zt),
      I.init(e, t),
      (e._zod.check = (n) => {
        Qn(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `ipv6`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      });
  }),
  er = A(`$ZodCIDRv4`, (e, t) => {
    (t.pattern ??= Bt), I.init(e, t);
  });
function tr(e) {
  let t = e.split(`/`);
  if (t.length !== 2) return !1;
  let [n, r] = t;
  if (!r) return !1;
  let i = Number(r);
  return `${i}` !== r || i < 0 || i > 128 ? !1 : Qn(n);
}
var nr = A(`$ZodCIDRv6`, (e, t) => {
  (t.pattern ??= Vt),
    I.init(e, t),
    (e._zod.check = (n) => {
      tr(n.value) ||
        n.issues.push({
          code: `invalid_format`,
          format: `cidrv6`,
          input: n.value,
          inst: e,
          continue: !t.abort,
        });
    });
});
function rr(e) {
  if (e === ``) return !0;
  if (/\s/.test(e) || e.length % 4 != 0) return !1;
  try {
    return atob(e), !0;
  } catch {
    return !1;
  }
}
var ir = /^[0-9a-zA-Z+/]*={0,2}$/,
  ar = A(`$ZodBase64`, (e, t) => {
    (t.pattern ??= ir),
      I.init(e, t),
      (e._zod.check = (n) => {
        rr(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `base64`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      });
  }),
  or = /^[A-Za-z0-9_-]*$/;
function sr(e) {
  if (!or.test(e)) return !1;
  let t = e.replace(/[-_]/g, (e) => (e === `-` ? `+` : `/`));
  return rr(t.padEnd(Math.ceil(t.length / 4) * 4, `=`));
}
var cr = A(`$ZodBase64URL`, (e, t) => {
    (t.pattern ??= or),
      I.init(e, t),
      (e._zod.check = (n) => {
        sr(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `base64url`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      });
  }),
  lr = A(`$ZodE164`, (e, t) => {
    (t.pattern ??= Gt), I.init(e, t);
  });
function ur(e, t = null) {
  try {
    let n = e.split(`.`);
    if (n.length !== 3) return !1;
    let [r] = n;
    if (!r) return !1;
    let i = JSON.parse(atob(r));
    return !((`typ` in i && i?.typ !== `JWT`) || !i.alg || (t && (!(`alg` in i) || i.alg !== t)));
  } catch {
    return !1;
  }
}
var dr = A(`$ZodJWT`, (e, t) => {
    I.init(e, t),
      (e._zod.check = (n) => {
        ur(n.value, t.alg) ||
          n.issues.push({
            code: `invalid_format`,
            format: `jwt`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      });
  }),
  fr = A(`$ZodNumber`, (e, t) => {
    F.init(e, t),
      (e._zod.pattern = en),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = Number(n.value);
          } catch {}
        let i = n.value;
        if (typeof i == `number` && !Number.isNaN(i) && Number.isFinite(i)) return n;
        let a =
          typeof i == `number` ? (Number.isNaN(i) ? `NaN` : Number.isFinite(i) ? void 0 : String(i)) : void 0;
        return (
          n.issues.push({
            expected: `number`,
            code: `invalid_type`,
            input: i,
            inst: e,
            ...(a ? { received: a } : {}),
          }),
          n
        );
      });
  }),
  pr = A(`$ZodNumberFormat`, (e, t) => {
    un.init(e, t), fr.init(e, t);
  }),
  mr = A(`$ZodBoolean`, (e, t) => {
    F.init(e, t),
      (e._zod.pattern = tn),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = !!n.value;
          } catch {}
        let i = n.value;
        return (
          typeof i == `boolean` ||
            n.issues.push({ expected: `boolean`, code: `invalid_type`, input: i, inst: e }),
          n
        );
      });
  }),
  hr = A(`$ZodUnknown`, (e, t) => {
    F.init(e, t), (e._zod.parse = (e) => e);
  }),
  gr = A(`$ZodNever`, (e, t) => {
    F.init(e, t),
      (e._zod.parse = (t, n) => (
        t.issues.push({ expected: `never`, code: `invalid_type`, input: t.value, inst: e }), t
      ));
  });
function _r(e, t) {
  let n = Se(e._zod.def.checks);
  if (!n.length) return;
  let r = Math.min(...n.map((e) => e[0])),
    i = e._zod.parse;
  e._zod.parse = (n, a) => {
    let o = t(n.value);
    if (o > r && !a?.skipChecks && a?.direction !== `backward`) {
      for (let [t, r] of Se(e._zod.def.checks))
        if (o > t && r._zod.def.when(n)) {
          let t = n.issues.length;
          return r._zod.check(n), (n.issues[t].continue = !1), Ce(n.issues, t, e), n;
        }
    }
    return i(n, a);
  };
}
var vr = (e) => (Array.isArray(e) ? e.length : -1);
function yr(e, t, n) {
  e.issues.length && t.issues.push(...be(n, e.issues)), (t.value[n] = e.value);
}
var br = A(`$ZodArray`, (e, t) => {
  F.init(e, t);
  let n = M.memoizer;
  n?.attach(e),
    (e._zod.parse = (r, i) => {
      let a = r.value;
      if (!Array.isArray(a))
        return r.issues.push({ expected: `array`, code: `invalid_type`, input: a, inst: e }), r;
      r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
      let o = [],
        s = i?.abortEarly;
      for (let e = 0; e < a.length; e++) {
        let n = a[e],
          c = t.element._zod.run({ value: n, issues: [] }, i);
        if (c instanceof Promise) o.push(c.then((t) => yr(t, r, e)));
        else if ((yr(c, r, e), s && c.issues.length !== 0 && E(c))) break;
      }
      return o.length ? Promise.all(o).then(() => r) : r;
    }),
    _r(e, vr);
});
function xr(e, t, n, r, i, a) {
  let o = n in r,
    s = a === `optional`;
  if (o || !s || i !== `optional`) {
    if (e.issues.length) {
      if (i !== void 0 && s && !o) return;
      t.issues.push(...be(n, e.issues));
    }
    !o && i === void 0
      ? e.issues.length ||
        t.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: void 0, path: [n] })
      : e.value === void 0
        ? (o || (i === `defaulted` && !s)) && (t.value[n] = void 0)
        : (t.value[n] = e.value);
  }
}
var Sr = [];
function Cr(e) {
  let t = Object.keys(e.shape),
    n = Object.getOwnPropertySymbols(e.shape),
    r = n.length ? n : Sr,
    i = r.length ? [...t, ...r] : t;
  for (let t of i)
    if (!e.shape?.[t]?._zod?.traits?.has(`$ZodType`))
      throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
  let a = se(e.shape);
  return { ...e, allKeys: i, symbolKeys: r, keySet: new Set(t), numKeys: t.length, optionalKeys: new Set(a) };
}
function wr(e, t, n, r, i, a, o) {
  let s = [],
    c = i.keySet,
    l = i.catchall._zod,
    u = l.def.type,
    d = l.optin,
    f = l.optout,
    p = 0;
  for (let i in t) {
    if (o && n.issues.length !== p) {
      if (E(n, p)) break;
      p = n.issues.length;
    }
    if (c.has(i)) continue;
    if (i === `__proto__`) {
      u === `never` && s.push(i);
      continue;
    }
    if (u === `never`) {
      s.push(i);
      continue;
    }
    let a = l.run({ value: t[i], issues: [] }, r);
    a instanceof Promise ? e.push(a.then((e) => xr(e, n, i, t, d, f))) : xr(a, n, i, t, d, f);
  }
  return (
    s.length && n.issues.push({ code: `unrecognized_keys`, keys: s, input: t, inst: a, continue: !0 }),
    e.length ? Promise.all(e).then(() => n) : n
  );
}
var Tr = A(`$ZodObject`, (e, t) => {
    F.init(e, t);
    let n = Object.getOwnPropertyDescriptor(t, `shape`),
      r = n?.get ? n.get.raw : (t.shape ?? {});
    if (r) {
      let e = () => {
        let n = { ...r };
        return Object.defineProperty(t, 'shape', { value: n }), (e.raw = n), n;
      };
      (e.raw = r), Object.defineProperty(t, 'shape', { get: e });
    }
    let i = l(() => Cr(t));
    k(e, `propValues`, (e) => {
      let t = e.def.shape,
        n = {};
      for (let e in t) {
        let r = t[e]._zod;
        if (r.values) {
          Object.prototype.hasOwnProperty.call(n, e) || p(n, e, new Set());
          for (let t of r.values) n[e].add(t);
          r.optin !== void 0 && n[e].add(void 0);
        }
      }
      return n;
    });
    let a = x,
      o = t.catchall,
      s,
      c = M.memoizer;
    c?.attach(e),
      (e._zod.parse = (t, n) => {
        s ??= i.value;
        let r = t.value;
        if (!a(r)) return t.issues.push({ expected: `object`, code: `invalid_type`, input: r, inst: e }), t;
        t.value = c ? c.alloc(e, t, {}, n) : {};
        let l = [],
          u = s.shape,
          d = n?.abortEarly,
          f = t.issues.length;
        for (let e of s.allKeys) {
          if (d && t.issues.length !== f) {
            if (E(t, f)) break;
            f = t.issues.length;
          }
          if (e === `__proto__`) continue;
          let i = u[e],
            a = i._zod.optin,
            o = i._zod.optout,
            s = i._zod.run({ value: r[e], issues: [] }, n);
          s instanceof Promise ? l.push(s.then((n) => xr(n, t, e, r, a, o))) : xr(s, t, e, r, a, o);
        }
        return o ? wr(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
      });
  }),
  Er = A(`$ZodObjectJIT`, (e, t) => {
    Tr.init(e, t);
    let n = e._zod.parse,
      r = l(() => Cr(t)),
      i = M.memoizer,
      a = (t) => {
        let n = r.value,
          a = n.symbolKeys,
          o = new Sn([`payload`, `ctx`], { shape: t, inst: e, memo: i, syms: a }),
          s = (e) => `shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`,
          c = (e, t) => `
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        o.write(`const input = payload.value;`);
        let l = Object.create(null),
          u = 0;
        for (let e of n.allKeys) l[e] = `key_${u++}`;
        o.write(i ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (let e of n.allKeys) {
          if (e === `__proto__`) continue;
          let n = l[e],
            r = typeof e == `symbol` ? `syms[${a.indexOf(e)}]` : ee(e),
            i = `${r} in input`,
            u = t[e],
            d = u?._zod?.optin,
            f = d !== void 0,
            p = u?._zod?.optout === `optional`;
          if ((o.write(`const ${n} = ${s(r)};`), f && p)) {
            let e = d === `optional` ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
            o.write(`
        const ${n}_present = ${i};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${c(n, r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `);
          } else
            f
              ? (o.write(`
        if (${n}.issues.length) {${c(n, r)}
        }
      `),
                d === `defaulted`
                  ? o.write(`newResult[${r}] = ${n}.value;`)
                  : o.write(`
        if (${n}.value !== undefined || ${i}) {
          newResult[${r}] = ${n}.value;
        }
      `))
              : o.write(`
        const ${n}_present = ${i};
        if (${n}.issues.length) {${c(n, r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);
        }
        return o.write(`payload.value = newResult;`), o.write(`return payload;`), o.compile();
      },
      o,
      s = x,
      c = !M.jitless,
      u = c && re.value,
      d = t.catchall,
      f;
    e._zod.parse = (i, l) => {
      f ??= r.value;
      let p = i.value;
      return s(p)
        ? c && u && l?.async === !1 && l.jitless !== !0
          ? ((o ||= a(t.shape)), (i = o(i, l)), d ? wr([], p, i, l, f, e, l?.abortEarly === !0) : i)
          : n(i, l)
        : (i.issues.push({ expected: `object`, code: `invalid_type`, input: p, inst: e }), i);
    };
  });
function Dr(e, t, n, r) {
  for (let n of e) if (n.issues.length === 0) return (t.value = n.value), t;
  let i = e.filter((e) => !E(e));
  return i.length === 1
    ? ((t.value = i[0].value), i[0])
    : (t.issues.push({
        code: `invalid_union`,
        input: t.value,
        inst: n,
        errors: e.map((e) => e.issues.map((e) => D(e, r, N()))),
      }),
      t);
}
var Or = A(`$ZodUnion`, (e, t) => {
    F.init(e, t),
      k(e, `optin`, (e) =>
        e.def.options.some((e) => e._zod.optin === `defaulted`)
          ? `defaulted`
          : e.def.options.some((e) => e._zod.optin !== void 0)
            ? `optional`
            : void 0,
      ),
      k(e, `optout`, (e) => (e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0)),
      k(e, `values`, (e) => {
        if (e.def.options.every((e) => e._zod.values))
          return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
      }),
      k(e, `pattern`, (e) => {
        if (e.def.options.every((e) => e._zod.pattern)) {
          let t = e.def.options.map((e) => e._zod.pattern);
          return RegExp(`^(${t.map((e) => d(e.source)).join(`|`)})$`);
        }
      });
    let n = t.options.length === 1 ? t.options[0]._zod.run : null;
    e._zod.parse = (r, i) => {
      if (n) return n(r, i);
      let a = !1,
        o = [];
      for (let e of t.options) {
        let t = e._zod.run({ value: r.value, issues: [] }, i);
        if (t instanceof Promise) o.push(t), (a = !0);
        else {
          if (t.issues.length === 0) return t;
          o.push(t);
        }
      }
      return a ? Promise.all(o).then((t) => Dr(t, r, e, i)) : Dr(o, r, e, i);
    };
  }),
  kr = A(`$ZodIntersection`, (e, t) => {
    F.init(e, t),
      (e._zod.parse = (e, n) => {
        let r = e.value,
          i = t.left._zod.run({ value: r, issues: [] }, n),
          a = t.right._zod.run({ value: r, issues: [] }, n);
        return i instanceof Promise || a instanceof Promise
          ? Promise.all([i, a]).then(([t, n]) => jr(e, t, n))
          : jr(e, i, a);
      });
  });
function Ar(e, t) {
  if (e === t || (e instanceof Date && t instanceof Date && +e == +t)) return { valid: !0, data: e };
  if (S(e) && S(t)) {
    let n = Object.keys(t),
      r = Object.keys(e).filter((e) => n.indexOf(e) !== -1),
      i = { ...e, ...t };
    Object.prototype.hasOwnProperty.call(i, `__proto__`) && delete i.__proto__;
    for (let n of r) {
      if (n === `__proto__`) continue;
      let r = Ar(e[n], t[n]);
      if (!r.valid) return { valid: !1, mergeErrorPath: [n, ...r.mergeErrorPath] };
      i[n] = r.data;
    }
    return { valid: !0, data: i };
  }
  if (Array.isArray(e) && Array.isArray(t)) {
    if (e.length !== t.length) return { valid: !1, mergeErrorPath: [] };
    let n = [];
    for (let r = 0; r < e.length; r++) {
      let i = e[r],
        a = t[r],
        o = Ar(i, a);
      if (!o.valid) return { valid: !1, mergeErrorPath: [r, ...o.mergeErrorPath] };
      n.push(o.data);
    }
    return { valid: !0, data: n };
  }
  return { valid: !1, mergeErrorPath: [] };
}
function jr(e, t, n) {
  let r = new Map(),
    i,
    a = new Map(),
    o = (e, t) => {
      let n;
      if (e.code === `unrecognized_keys` && !e.path?.length) (i ??= e), (n = e.keys);
      else if (e.code === `invalid_key` && e.origin === `record` && e.path?.length === 1) {
        let t = String(e.path[0]);
        a.has(t) || a.set(t, e), (n = [t]);
      } else return !1;
      for (let e of n) r.has(e) || r.set(e, {}), (r.get(e)[t] = !0);
      return !0;
    };
  for (let n of t.issues) o(n, `l`) || e.issues.push(n);
  for (let t of n.issues) o(t, `r`) || e.issues.push(t);
  let s = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
  if (s.length) {
    let t = i ? s.filter((e) => i.keys.includes(e)) : [];
    t.length && e.issues.push({ ...i, keys: t });
    for (let n of s) !t.includes(n) && a.has(n) && e.issues.push(a.get(n));
  }
  let c = Ar(t.value, n.value);
  if (!c.valid) {
    if (E(e)) return e;
    throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
  }
  return (e.value = c.data), e;
}
var Mr = A(`$ZodRecord`, (e, t) => {
    F.init(e, t);
    let n = M.memoizer;
    n?.attach(e),
      (e._zod.parse = (r, i) => {
        let a = r.value;
        if (!S(a)) return r.issues.push({ expected: `record`, code: `invalid_type`, input: a, inst: e }), r;
        let o = [],
          s = t.keyType._zod.values;
        if (s && !t.partial) {
          r.value = n ? n.alloc(e, r, {}, i) : {};
          let c = new Set();
          for (let n of s)
            if (typeof n == `string` || typeof n == `number` || typeof n == `symbol`) {
              if ((c.add(typeof n == `number` ? n.toString() : n), n === `__proto__`)) continue;
              let s = t.keyType._zod.run({ value: n, issues: [] }, i);
              if (s instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
              if (s.issues.length) {
                r.issues.push({
                  code: `invalid_key`,
                  origin: `record`,
                  issues: s.issues.map((e) => D(e, i, N())),
                  input: n,
                  path: [n],
                  inst: e,
                });
                continue;
              }
              let l = s.value;
              if (l === `__proto__`) continue;
              let u = t.valueType._zod.run({ value: a[n], issues: [] }, i);
              u instanceof Promise
                ? o.push(
                    u.then((e) => {
                      e.issues.length && r.issues.push(...be(n, e.issues)), (r.value[l] = e.value);
                    }),
                  )
                : (u.issues.length && r.issues.push(...be(n, u.issues)), (r.value[l] = u.value));
            }
          let l;
          for (let e in a)
            if (!c.has(e)) {
              if (t.mode === `loose`) {
                if (e === `__proto__`) continue;
                r.value[e] = a[e];
              } else (l ??= []), l.push(e);
            }
          l &&
            l.length > 0 &&
            r.issues.push({ code: `unrecognized_keys`, input: a, inst: e, keys: l, continue: !0 });
        } else {
          r.value = n ? n.alloc(e, r, {}, i) : {};
          let c;
          for (let n of Reflect.ownKeys(a)) {
            if (n === `__proto__` || !Object.prototype.propertyIsEnumerable.call(a, n)) continue;
            let l = t.keyType._zod.run({ value: n, issues: [] }, i);
            if (l instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
            if (typeof n == `string` && en.test(n) && l.issues.length) {
              let e = t.keyType._zod.run({ value: Number(n), issues: [] }, i);
              if (e instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
              e.issues.length === 0 && (l = e);
            }
            if (l.issues.length) {
              t.mode === `loose`
                ? (r.value[n] = a[n])
                : s
                  ? ((c ??= []), c.push(n))
                  : r.issues.push({
                      code: `invalid_key`,
                      origin: `record`,
                      issues: l.issues.map((e) => D(e, i, N())),
                      input: n,
                      path: [n],
                      inst: e,
                    });
              continue;
            }
            let u = l.value;
            if (u === `__proto__`) continue;
            let d = t.valueType._zod.run({ value: a[n], issues: [] }, i);
            d instanceof Promise
              ? o.push(
                  d.then((e) => {
                    e.issues.length && r.issues.push(...be(n, e.issues)), (r.value[u] = e.value);
                  }),
                )
              : (d.issues.length && r.issues.push(...be(n, d.issues)), (r.value[u] = d.value));
          }
          c &&
            c.length > 0 &&
            r.issues.push({ code: `unrecognized_keys`, input: a, inst: e, keys: c, continue: !0 });
        }
        return o.length ? Promise.all(o).then(() => r) : r;
      });
  }),
  Nr = A(`$ZodEnum`, (e, t) => {
    F.init(e, t);
    let n = a(t.entries),
      r = new Set(n);
    (e._zod.values = r),
      k(e, `pattern`, (e) => {
        let t = a(e.def.entries).filter((e) => ae.has(typeof e));
        return RegExp(t.length ? `^(${t.map((e) => C(e.toString())).join(`|`)})$` : `^[^\\s\\S]$`);
      }),
      (e._zod.parse = (t, i) => {
        let a = t.value;
        return r.has(a) || t.issues.push({ code: `invalid_value`, values: n, input: a, inst: e }), t;
      });
  }),
  Pr = A(`$ZodLiteral`, (e, t) => {
    F.init(e, t);
    let n = new Set(t.values);
    (e._zod.values = n),
      k(e, `pattern`, (e) => {
        let t = e.def.values;
        return RegExp(
          t.length
            ? `^(${t.map((e) => (typeof e == `string` ? C(e) : e ? C(e.toString()) : String(e))).join(`|`)})$`
            : `^[^\\s\\S]$`,
        );
      }),
      (e._zod.parse = (r, i) => {
        let a = r.value;
        return n.has(a) || r.issues.push({ code: `invalid_value`, values: t.values, input: a, inst: e }), r;
      });
  }),
  Fr = A(`$ZodTransform`, (e, t) => {
    F.init(e, t),
      (e._zod.optin = `optional`),
      M.memoizer?.guard(e),
      (e._zod.parse = (n, r) => {
        if (r.direction === `backward`) throw new We(e.constructor.name);
        let i = t.transform(n.value, n);
        if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => ((n.value = e), n));
        if (i instanceof Promise) throw new j();
        return (n.value = i), n;
      });
  });
function Ir(e, t) {
  return (e.value = t.issues.length ? void 0 : t.value), e;
}
var Lr = A(`$ZodOptional`, (e, t) => {
    F.init(e, t),
      k(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      (e._zod.optout = `optional`),
      k(e, `values`, (e) => {
        let t = e.def.innerType._zod.values;
        return t ? new Set([...t, void 0]) : void 0;
      }),
      k(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${d(t.source)})?$`) : void 0;
      }),
      (e._zod.parse = (e, n) => {
        if (e.value === void 0) {
          if (t.innerType._zod.optin !== `defaulted`) return e;
          let r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
          return r instanceof Promise ? r.then((t) => Ir(e, t)) : Ir(e, r);
        }
        return t.innerType._zod.run(e, n);
      });
  }),
  Rr = A(`$ZodExactOptional`, (e, t) => {
    Lr.init(e, t),
      k(e, `values`, (e) => e.def.innerType._zod.values),
      k(e, `pattern`, (e) => e.def.innerType._zod.pattern),
      (e._zod.parse = (e, n) => t.innerType._zod.run(e, n));
  }),
  zr = A(`$ZodNullable`, (e, t) => {
    F.init(e, t),
      k(e, `optin`, (e) => e.def.innerType._zod.optin),
      k(e, `optout`, (e) => e.def.innerType._zod.optout),
      k(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${d(t.source)}|null)$`) : void 0;
      }),
      k(e, `values`, (e) =>
        e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : void 0,
      ),
      (e._zod.parse = (e, n) => (e.value === null ? e : t.innerType._zod.run(e, n)));
  }),
  Br = A(`$ZodDefault`, (e, t) => {
    F.init(e, t),
      (e._zod.optin = `defaulted`),
      k(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        if (e.value === void 0) return (e.value = t.defaultValue), e;
        let r = t.innerType._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => Vr(e, t)) : Vr(r, t);
      });
  });
function Vr(e, t) {
  return e.value === void 0 && (e.value = t.defaultValue), e;
}
var Hr = A(`$ZodPrefault`, (e, t) => {
    F.init(e, t),
      (e._zod.optin = `defaulted`),
      k(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => (
        n.direction === `backward` || (e.value === void 0 && (e.value = t.defaultValue)),
        t.innerType._zod.run(e, n)
      ));
  }),
  Ur = A(`$ZodNonOptional`, (e, t) => {
    F.init(e, t),
      k(e, `values`, (e) => {
        let t = e.def.innerType._zod.values;
        return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
      }),
      (e._zod.parse = (n, r) => {
        let i = t.innerType._zod.run(n, r);
        return i instanceof Promise ? i.then((t) => Wr(t, e)) : Wr(i, e);
      });
  });
function Wr(e, t) {
  return (
    !e.issues.length &&
      e.value === void 0 &&
      e.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: e.value, inst: t }),
    e
  );
}
function Gr(e, t, n, r) {
  return t.issues.length
    ? ((e.value = n.catchValue({
        ...t,
        value: e.value,
        error: { issues: t.issues.map((e) => D(e, r, N())) },
        input: e.value,
      })),
      e)
    : ((e.value = t.value), t.memo && (e.memo = !0), e);
}
var Kr = A(`$ZodCatch`, (e, t) => {
    F.init(e, t),
      k(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      k(e, `optout`, (e) => e.def.innerType._zod.optout),
      k(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        let r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
        return r instanceof Promise ? r.then((r) => Gr(e, r, t, n)) : Gr(e, r, t, n);
      });
  }),
  qr = A(`$ZodPipe`, (e, t) => {
    F.init(e, t),
      k(e, `values`, (e) => e.def.in._zod.values),
      k(e, `optin`, (e) => e.def.in._zod.optin),
      k(e, `optout`, (e) => e.def.out._zod.optout),
      k(e, `propValues`, (e) => e.def.in._zod.propValues),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) {
          let r = t.out._zod.run(e, n);
          return r instanceof Promise ? r.then((e) => Jr(e, t.in, n)) : Jr(r, t.in, n);
        }
        let r = t.in._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => Jr(e, t.out, n)) : Jr(r, t.out, n);
      });
  });
function Jr(e, t, n) {
  return e.issues.some((e) => e.code !== `unrecognized_keys`)
    ? ((e.aborted = !0), e)
    : t._zod.run({ value: e.value, issues: e.issues }, n);
}
var Yr = A(`$ZodReadonly`, (e, t) => {
  F.init(e, t),
    k(e, `propValues`, (e) => e.def.innerType._zod.propValues),
    k(e, `values`, (e) => e.def.innerType._zod.values),
    k(e, `optin`, (e) => e.def.innerType?._zod?.optin),
    k(e, `optout`, (e) => e.def.innerType?._zod?.optout),
    (e._zod.parse = (e, n) => {
      if (n.direction === `backward`) return t.innerType._zod.run(e, n);
      let r = t.innerType._zod.run(e, n);
      return r instanceof Promise ? r.then(Xr) : Xr(r);
    });
});
function Xr(e) {
  return e.memo || (e.value = Object.freeze(e.value)), e;
}
var Zr = A(`$ZodCustom`, (e, t) => {
  P.init(e, t),
    F.init(e, t),
    (e._zod.parse = (e, t) => e),
    (e._zod.check = (n) => {
      let r = n.value,
        i = t.fn(r);
      if (i instanceof Promise) return i.then((t) => Qr(t, n, r, e));
      Qr(i, n, r, e);
    });
});
function Qr(e, t, n, r) {
  if (!e) {
    let e = {
      code: `custom`,
      input: n,
      inst: r,
      path: [...(r._zod.def.path ?? [])],
      continue: !r._zod.def.abort,
    };
    r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(Oe(e));
  }
}
function $r(e) {
  return (e.checks &&= [...e.checks]), e;
}
function ei(e, t) {
  return new e($r({ type: `string`, ...T(t) }));
}
function ti(e, t) {
  return new e({ type: `string`, format: `email`, check: `string_format`, abort: !1, ...T(t) });
}
function ni(e, t) {
  return new e({ type: `string`, format: `guid`, check: `string_format`, abort: !1, ...T(t) });
}
function ri(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, ...T(t) });
}
function ii(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, version: `v4`, ...T(t) });
}
function ai(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, version: `v6`, ...T(t) });
}
function oi(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, version: `v7`, ...T(t) });
}
function si(e, t) {
  return new e({ type: `string`, format: `url`, check: `string_format`, abort: !1, ...T(t) });
}
function ci(e, t) {
  return new e({ type: `string`, format: `emoji`, check: `string_format`, abort: !1, ...T(t) });
}
function li(e, t) {
  return new e({ type: `string`, format: `nanoid`, check: `string_format`, abort: !1, ...T(t) });
}
function ui(e, t) {
  return new e({ type: `string`, format: `cuid`, check: `string_format`, abort: !1, ...T(t) });
}
function di(e, t) {
  return new e({ type: `string`, format: `cuid2`, check: `string_format`, abort: !1, ...T(t) });
}
function fi(e, t) {
  return new e({ type: `string`, format: `ulid`, check: `string_format`, abort: !1, ...T(t) });
}
function pi(e, t) {
  return new e({ type: `string`, format: `xid`, check: `string_format`, abort: !1, ...T(t) });
}
function mi(e, t) {
  return new e({ type: `string`, format: `ksuid`, check: `string_format`, abort: !1, ...T(t) });
}
function hi(e, t) {
  return new e({ type: `string`, format: `ipv4`, check: `string_format`, abort: !1, ...T(t) });
}
function gi(e, t) {
  return new e({ type: `string`, format: `ipv6`, check: `string_format`, abort: !1, ...T(t) });
}
function _i(e, t) {
  return new e({ type: `string`, format: `cidrv4`, check: `string_format`, abort: !1, ...T(t) });
}
function vi(e, t) {
  return new e({ type: `string`, format: `cidrv6`, check: `string_format`, abort: !1, ...T(t) });
}
function yi(e, t) {
  return new e({ type: `string`, format: `base64`, check: `string_format`, abort: !1, ...T(t) });
}
function bi(e, t) {
  return new e({ type: `string`, format: `base64url`, check: `string_format`, abort: !1, ...T(t) });
}
function xi(e, t) {
  return new e({ type: `string`, format: `e164`, check: `string_format`, abort: !1, ...T(t) });
}
function Si(e, t) {
  return new e({ type: `string`, format: `jwt`, check: `string_format`, abort: !1, ...T(t) });
}
function Ci(e, t) {
  return new e({
    type: `string`,
    format: `datetime`,
    check: `string_format`,
    offset: !1,
    local: !1,
    precision: null,
    ...T(t),
  });
}
function wi(e, t) {
  return new e({ type: `string`, format: `date`, check: `string_format`, ...T(t) });
}
function Ti(e, t) {
  return new e({ type: `string`, format: `time`, check: `string_format`, precision: null, ...T(t) });
}
function Ei(e, t) {
  return new e({ type: `string`, format: `duration`, check: `string_format`, ...T(t) });
}
function Di(e, t) {
  return new e($r({ type: `number`, checks: [], ...T(t) }));
}
function Oi(e, t) {
  return new e({ type: `number`, check: `number_format`, abort: !1, format: `safeint`, ...T(t) });
}
function ki(e, t) {
  return new e({ type: `boolean`, ...T(t) });
}
function Ai(e) {
  return new e({ type: `unknown` });
}
function ji(e, t) {
  return new e({ type: `never`, ...T(t) });
}
function Mi(e, t) {
  return new sn({ check: `less_than`, ...T(t), value: e, inclusive: !1 });
}
function Ni(e, t) {
  return new sn({ check: `less_than`, ...T(t), value: e, inclusive: !0 });
}
function Pi(e, t) {
  return new cn({ check: `greater_than`, ...T(t), value: e, inclusive: !1 });
}
function Fi(e, t) {
  return new cn({ check: `greater_than`, ...T(t), value: e, inclusive: !0 });
}
function Ii(e, t) {
  return new ln({ check: `multiple_of`, ...T(t), value: e });
}
function Li(e, t) {
  return new dn({ check: `max_length`, ...T(t), maximum: e });
}
function Ri(e, t) {
  return new fn({ check: `min_length`, ...T(t), minimum: e });
}
function zi(e, t) {
  return new pn({ check: `length_equals`, ...T(t), length: e });
}
function Bi(e, t) {
  return new hn({ check: `string_format`, format: `regex`, ...T(t), pattern: e });
}
function Vi(e) {
  return new gn({ check: `string_format`, format: `lowercase`, ...T(e) });
}
function Hi(e) {
  return new _n({ check: `string_format`, format: `uppercase`, ...T(e) });
}
function Ui(e, t) {
  return new vn({ check: `string_format`, format: `includes`, ...T(t), includes: e });
}
function Wi(e, t) {
  return new yn({ check: `string_format`, format: `starts_with`, ...T(t), prefix: e });
}
function Gi(e, t) {
  return new bn({ check: `string_format`, format: `ends_with`, ...T(t), suffix: e });
}
function L(e) {
  return new xn({ check: `overwrite`, tx: e });
}
function Ki(e) {
  return L((t) => t.normalize(e));
}
function qi() {
  return L((e) => e.trim());
}
function Ji() {
  return L((e) => e.toLowerCase());
}
function Yi() {
  return L((e) => e.toUpperCase());
}
function Xi() {
  return L((e) => te(e));
}
function Zi(e, t, n) {
  return new e({ type: `array`, element: t, ...T(n) });
}
function Qi(e, t, n) {
  return new e({ type: `custom`, check: `custom`, fn: t, ...T(n) });
}
function $i(e, t) {
  let n = ea(
    (t) => (
      (t.addIssue = (e) => {
        if (typeof e == `string`) t.issues.push(Oe(e, t.value, n._zod.def));
        else {
          let r = e;
          r.fatal && (r.continue = !1),
            (r.code ??= `custom`),
            `input` in r || (r.input = t.value),
            (r.inst ??= n),
            (r.continue ??= !n._zod.def.abort),
            t.issues.push(Oe(r));
        }
      }),
      e(t.value, t)
    ),
    t,
  );
  return n;
}
function ea(e, t) {
  let n = new P({ check: `custom`, ...T(t) });
  return (n._zod.check = e), n;
}
var R = n(e(), 1);
function ta(...e) {
  return (...t) => {
    for (let n of e) typeof n == `function` && n(...t);
  };
}
var z = typeof document < `u` ? R.useLayoutEffect : () => {},
  na = { prefix: String(Math.round(Math.random() * 1e10)), current: 0 },
  ra = R.createContext(na),
  ia = R.createContext(!1);
typeof window < `u` && window.document && window.document.createElement;
var aa = new WeakMap();
function oa(e = !1) {
  let t = (0, R.useContext)(ra),
    n = (0, R.useRef)(null);
  if (n.current === null && !e) {
    let e = R.default.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED?.ReactCurrentOwner?.current;
    if (e) {
      let n = aa.get(e);
      n == null
        ? aa.set(e, { id: t.current, state: e.memoizedState })
        : e.memoizedState !== n.state && ((t.current = n.id), aa.delete(e));
    }
    n.current = ++t.current;
  }
  return n.current;
}
function sa(e) {
  let t = (0, R.useContext)(ra),
    n = oa(!!e),
    r = `react-aria${t.prefix}`;
  return e || `${r}-${n}`;
}
function ca(e) {
  let t = R.useId(),
    [n] = (0, R.useState)(pa()),
    r = n ? `react-aria` : `react-aria${na.prefix}`;
  return e || `${r}-${t}`;
}
var la = typeof R.useId == `function` ? ca : sa;
function ua() {
  return !1;
}
function da() {
  return !0;
}
function fa(e) {
  return () => {};
}
function pa() {
  return typeof R.useSyncExternalStore == `function`
    ? R.useSyncExternalStore(fa, ua, da)
    : (0, R.useContext)(ia);
}
function ma(e) {
  let [t, n] = (0, R.useState)(e),
    r = (0, R.useRef)(t),
    i = (0, R.useRef)(null),
    a = (0, R.useRef)(() => {
      if (!i.current) return;
      let e = i.current.next();
      e.done ? (i.current = null) : r.current === e.value ? a.current() : n(e.value);
    });
  return (
    z(() => {
      (r.current = t), i.current && a.current();
    }),
    [
      t,
      (0, R.useCallback)(
        (e) => {
          (i.current = e(r.current)), a.current();
        },
        [a],
      ),
    ]
  );
}
var ha = !!(typeof window < `u` && window.document && window.document.createElement),
  ga = new Map(),
  _a;
typeof FinalizationRegistry < `u` &&
  (_a = new FinalizationRegistry((e) => {
    ga.delete(e);
  }));
var va = new WeakMap();
function ya(e) {
  let [t, n] = (0, R.useState)(e),
    r = (0, R.useRef)(null),
    i = la(t),
    a = (0, R.useRef)(null),
    o = va.get(a);
  if ((_a && o !== i && (o != null && _a.unregister(a), _a.register(a, i, a), va.set(a, i)), ha)) {
    let e = ga.get(i);
    e && !e.includes(r) ? e.push(r) : ga.set(i, [r]);
  }
  return (
    z(() => {
      let e = i;
      return () => {
        _a && (_a.unregister(a), va.delete(a)), ga.delete(e);
      };
    }, [i]),
    (0, R.useEffect)(() => {
      let e = r.current;
      return (
        e && n(e),
        () => {
          e && (r.current = null);
        }
      );
    }),
    i
  );
}
function ba(e, t) {
  if (e === t) return e;
  let n = ga.get(e);
  if (n) return n.forEach((e) => (e.current = t)), t;
  let r = ga.get(t);
  return r ? (r.forEach((t) => (t.current = e)), e) : t;
}
function xa(e = []) {
  let t = ya(),
    [n, r] = ma(t),
    i = (0, R.useCallback)(() => {
      r(function* () {
        yield t, yield document.getElementById(t) ? t : void 0;
      });
    }, [t, r]);
  return z(i, [t, i, ...e]), n;
}
function Sa(...e) {
  return e.length === 1 && e[0]
    ? e[0]
    : (t) => {
        let n = !1,
          r = e.map((e) => {
            let r = Ca(e, t);
            return (n ||= typeof r == `function`), r;
          });
        if (n)
          return () => {
            r.forEach((t, n) => {
              typeof t == `function` ? t() : Ca(e[n], null);
            });
          };
      };
}
function Ca(e, t) {
  if (typeof e == `function`) return e(t);
  e != null && (e.current = t);
}
function wa(e) {
  var t,
    n,
    r = ``;
  if (typeof e == `string` || typeof e == `number`) r += e;
  else if (typeof e == `object`) {
    if (Array.isArray(e)) {
      var i = e.length;
      for (t = 0; t < i; t++) e[t] && (n = wa(e[t])) && (r && (r += ` `), (r += n));
    } else for (n in e) e[n] && (r && (r += ` `), (r += n));
  }
  return r;
}
function Ta() {
  for (var e, t, n = 0, r = ``, i = arguments.length; n < i; n++)
    (e = arguments[n]) && (t = wa(e)) && (r && (r += ` `), (r += t));
  return r;
}
function B(...e) {
  let t = { ...e[0] };
  for (let n = 1; n < e.length; n++) {
    let r = e[n];
    for (let e in r) {
      let n = t[e],
        i = r[e];
      typeof n == `function` &&
      typeof i == `function` &&
      e[0] === `o` &&
      e[1] === `n` &&
      e.charCodeAt(2) >= 65 &&
      e.charCodeAt(2) <= 90
        ? (t[e] = ta(n, i))
        : (e === `className` || e === `UNSAFE_className`) && typeof n == `string` && typeof i == `string`
          ? (t[e] = Ta(n, i))
          : e === `id` && n && i
            ? (t.id = ba(n, i))
            : e === `ref` && n && i
              ? (t.ref = Sa(n, i))
              : (t[e] = i === void 0 ? n : i);
    }
  }
  return t;
}
function Ea(e) {
  let t = (0, R.useRef)(null),
    n = (0, R.useRef)(void 0),
    r = (0, R.useCallback)(
      (t) => {
        if (typeof e == `function`) {
          let n = e,
            r = n(t);
          return () => {
            typeof r == `function` ? r() : n(null);
          };
        }
        if (e)
          return (
            (e.current = t),
            () => {
              e.current = null;
            }
          );
      },
      [e],
    );
  return (0, R.useMemo)(
    () => ({
      get current() {
        return t.current;
      },
      set current(e) {
        (t.current = e), (n.current &&= (n.current(), void 0)), e != null && (n.current = r(e));
      },
    }),
    [r],
  );
}
i();
var Da = Symbol(`default`);
function Oa({ values: e, children: t }) {
  for (let [n, r] of e) t = R.createElement(n.Provider, { value: r }, t);
  return t;
}
function ka(e) {
  let {
    className: t,
    style: n,
    children: r,
    defaultClassName: i,
    defaultChildren: a,
    defaultStyle: o,
    values: s,
    render: c,
  } = e;
  return (0, R.useMemo)(() => {
    let e, l, u;
    return (
      (e = typeof t == `function` ? t({ ...s, defaultClassName: i }) : t),
      (l = typeof n == `function` ? n({ ...s, defaultStyle: o || {} }) : n),
      (u = typeof r == `function` ? r({ ...s, defaultChildren: a }) : (r ?? a)),
      {
        className: e ?? i,
        style: l || o ? { ...o, ...l } : void 0,
        children: u ?? a,
        'data-rac': ``,
        render: c ? (e) => c(e, s) : void 0,
      }
    );
  }, [t, n, r, i, a, o, s, c]);
}
function Aa(e, t) {
  let n = (0, R.useContext)(e);
  if (t === null) return null;
  if (n && typeof n == `object` && `slots` in n && n.slots) {
    let e = t || Da;
    if (!n.slots[e]) {
      let e = new Intl.ListFormat().format(Object.keys(n.slots).map((e) => `"${e}"`)),
        r = t ? `Invalid slot "${t}".` : `A slot prop is required.`;
      throw Error(`${r} Valid slot names are ${e}.`);
    }
    return n.slots[e];
  }
  return n;
}
function ja(e, t, n) {
  let { ref: r, ...i } = Aa(n, e.slot) || {},
    a = Ea((0, R.useMemo)(() => Sa(t, r), [t, r])),
    o = B(i, e);
  return (
    `style` in i &&
      i.style &&
      `style` in e &&
      e.style &&
      (o.style =
        typeof i.style == `function` || typeof e.style == `function`
          ? (t) => {
              let n = typeof i.style == `function` ? i.style(t) : i.style,
                r = { ...t.defaultStyle, ...n },
                a = typeof e.style == `function` ? e.style({ ...t, defaultStyle: r }) : e.style;
              return { ...r, ...a };
            }
          : { ...i.style, ...e.style }),
    [o, a]
  );
}
function Ma(e = !0) {
  let [t, n] = (0, R.useState)(e),
    r = (0, R.useRef)(!1),
    i = (0, R.useCallback)((e) => {
      (r.current = !0), n(!!e);
    }, []);
  return (
    z(() => {
      r.current || n(!1);
    }, []),
    [i, t]
  );
}
function Na(e) {
  let t = /^(data-.*)$/,
    n = {};
  for (let r in e) t.test(r) || (n[r] = e[r]);
  return n;
}
function Pa(e, t, n) {
  let { render: r, ...i } = t,
    a = (0, R.useRef)(null),
    o = (0, R.useMemo)(() => Sa(n, a), [n, a]);
  z(() => {}, [e, r]);
  let s = { ...i, ref: o };
  return r ? r(s, void 0) : R.createElement(e, s);
}
var Fa = {},
  Ia = new Proxy(
    {},
    {
      get(e, t) {
        if (typeof t != `string`) return;
        let n = Fa[t];
        return n || ((n = (0, R.forwardRef)(Pa.bind(null, t))), (Fa[t] = n)), n;
      },
    },
  );
typeof HTMLTemplateElement < `u` &&
  (Object.defineProperty(HTMLTemplateElement.prototype, 'firstChild', {
    configurable: !0,
    enumerable: !0,
    get: function () {
      return this.content.firstChild;
    },
  }),
  Object.defineProperty(HTMLTemplateElement.prototype, 'appendChild', {
    configurable: !0,
    enumerable: !0,
    value: function (e) {
      return this.content.appendChild(e);
    },
  }),
  Object.defineProperty(HTMLTemplateElement.prototype, 'removeChild', {
    configurable: !0,
    enumerable: !0,
    value: function (e) {
      return this.content.removeChild(e);
    },
  }),
  Object.defineProperty(HTMLTemplateElement.prototype, 'insertBefore', {
    configurable: !0,
    enumerable: !0,
    value: function (e, t) {
      return this.content.insertBefore(e, t);
    },
  }));
var La = (0, R.createContext)(!1);
function Ra(e) {
  if ((0, R.useContext)(La)) return R.createElement(R.Fragment, null, e.children);
  let t = R.createElement(La.Provider, { value: !0 }, e.children);
  return R.createElement(`template`, null, t);
}
function za(e) {
  let t = (t, n) => ((0, R.useContext)(La) ? null : e(t, n));
  return (t.displayName = e.displayName || e.name), (0, R.forwardRef)(t);
}
function Ba() {
  return (0, R.useContext)(La);
}
var Va = new Set([`id`]),
  Ha = new Set([`aria-label`, `aria-labelledby`, `aria-describedby`, `aria-details`]),
  Ua = new Set([`href`, `hrefLang`, `target`, `rel`, `download`, `ping`, `referrerPolicy`]),
  Wa = new Set([`dir`, `lang`, `hidden`, `inert`, `translate`, `suppressHydrationWarning`]),
  Ga = new Set(
    `onClick.onAuxClick.onContextMenu.onDoubleClick.onMouseDown.onMouseEnter.onMouseLeave.onMouseMove.onMouseOut.onMouseOver.onMouseUp.onTouchCancel.onTouchEnd.onTouchMove.onTouchStart.onPointerDown.onPointerMove.onPointerUp.onPointerCancel.onPointerEnter.onPointerLeave.onPointerOver.onPointerOut.onGotPointerCapture.onLostPointerCapture.onScroll.onWheel.onAnimationStart.onAnimationEnd.onAnimationIteration.onTransitionCancel.onTransitionEnd.onTransitionRun.onTransitionStart`.split(
      `.`,
    ),
  ),
  Ka = /^(data-.*)$/;
function qa(e, t = {}) {
  let { labelable: n, isLink: r, global: i, events: a = i, propNames: o } = t,
    s = {};
  for (let t in e)
    Object.prototype.hasOwnProperty.call(e, t) &&
      (Va.has(t) ||
        (n && Ha.has(t)) ||
        (r && Ua.has(t)) ||
        (i && Wa.has(t)) ||
        (a && (Ga.has(t) || (t.endsWith(`Capture`) && Ga.has(t.slice(0, -7))))) ||
        o?.has(t) ||
        Ka.test(t)) &&
      (s[t] = e[t]);
  return s;
}
var Ja = (0, R.createContext)(null),
  Ya = 7e3,
  Xa = null;
function Za(e, t = `assertive`, n = Ya) {
  Xa
    ? Xa.announce(e, t, n)
    : ((Xa = new Qa()),
      (typeof IS_REACT_ACT_ENVIRONMENT == `boolean` ? IS_REACT_ACT_ENVIRONMENT : typeof jest < `u`)
        ? Xa.announce(e, t, n)
        : setTimeout(() => {
            Xa?.isAttached() && Xa?.announce(e, t, n);
          }, 100));
}
var Qa = class {
  constructor() {
    (this.node = null),
      (this.assertiveLog = null),
      (this.politeLog = null),
      typeof document < `u` &&
        ((this.node = document.createElement(`div`)),
        (this.node.dataset.liveAnnouncer = `true`),
        Object.assign(this.node.style, {
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
        }),
        (this.assertiveLog = this.createLog(`assertive`)),
        this.node.appendChild(this.assertiveLog),
        (this.politeLog = this.createLog(`polite`)),
        this.node.appendChild(this.politeLog),
        document.body.prepend(this.node));
  }
  isAttached() {
    return this.node?.isConnected;
  }
  createLog(e) {
    let t = document.createElement(`div`);
    return (
      t.setAttribute(`role`, `log`),
      t.setAttribute(`aria-live`, e),
      t.setAttribute(`aria-relevant`, `additions`),
      t
    );
  }
  destroy() {
    this.node &&= (document.body.removeChild(this.node), null);
  }
  announce(e, t = `assertive`, n = Ya) {
    if (!this.node) return;
    let r = document.createElement(`div`);
    typeof e == `object`
      ? (r.setAttribute(`role`, `img`), r.setAttribute(`aria-labelledby`, e[`aria-labelledby`]))
      : (r.textContent = e),
      t === `assertive` ? this.assertiveLog?.appendChild(r) : this.politeLog?.appendChild(r),
      e !== `` &&
        setTimeout(() => {
          r.remove();
        }, n);
  }
  clear(e) {
    this.node &&
      ((!e || e === `assertive`) && this.assertiveLog && (this.assertiveLog.innerHTML = ``),
      (!e || e === `polite`) && this.politeLog && (this.politeLog.innerHTML = ``));
  }
};
function V(e) {
  e.focus({ preventScroll: !0 });
}
var H = (e) =>
    eo(e) ? e.document : to(e) ? e : (e?.ownerDocument ?? (typeof document < `u` ? document : void 0)),
  U = (e) => H(e)?.defaultView ?? (typeof window < `u` ? window : void 0);
function $a(e) {
  return typeof e == `object` && !!e && `nodeType` in e && typeof e.nodeType == `number`;
}
function eo(e) {
  return typeof e == `object` && !!e && `window` in e && e.window === e;
}
function to(e) {
  return $a(e) && e.nodeType === 9;
}
function no(e) {
  return $a(e) && e.nodeType === 11 && `host` in e;
}
function ro(e, t, n, r) {
  if (n == null || e == null) return () => {};
  let i = Array.isArray(e) ? e : [e];
  for (let e of i) e.addEventListener(t, n, r);
  return () => {
    for (let e of i) e.removeEventListener(t, n, r);
  };
}
function io(e, t, n, r) {
  if (e == null) return () => {};
  let i = [],
    a = Array.isArray(e) ? e : [e];
  for (let e of a) {
    let a = e.style.getPropertyValue(t),
      o = e.style.getPropertyPriority(t);
    e.style.setProperty(t, n, r),
      i.unshift(() => {
        a ? e.style.setProperty(t, a, o) : e.style.removeProperty(t);
      });
  }
  return () => {
    for (let e of i) e();
  };
}
var ao = !1;
function oo() {
  return ao;
}
function W(e, t) {
  if (!oo()) return t && e ? e.contains(t) : !1;
  if (!e || !t) return !1;
  let n = t;
  for (; n != null; ) {
    if (n === e) return !0;
    n =
      typeof n.assignedElements != `function` && n.assignedSlot?.parentNode
        ? n.assignedSlot.parentNode
        : no(n)
          ? n.host
          : n.parentNode;
  }
  return !1;
}
var G = (e = document) => {
  if (!oo()) return e.activeElement;
  let t = e.activeElement;
  for (; t && `shadowRoot` in t && t.shadowRoot?.activeElement; ) t = t.shadowRoot.activeElement;
  return t;
};
function K(e) {
  if (oo() && e.target instanceof Element && e.target.shadowRoot) {
    if (`composedPath` in e) return e.composedPath()[0] ?? null;
    if (`composedPath` in e.nativeEvent) return e.nativeEvent.composedPath()[0] ?? null;
  }
  return e.target;
}
function so(e, t) {
  if (t === null) return [];
  t ??= U(e);
  let n = [t];
  if (!oo() || !e || e === t) return n;
  let r = `getRootNode` in t ? t.getRootNode() : null,
    i = e.getRootNode() ?? null;
  for (; no(i) && i !== r; ) n.push(i), (i = i.host.getRootNode());
  return n;
}
function co(e) {
  if (!e) return !1;
  let t = e.getRootNode(),
    n = U(e);
  if (!(t instanceof n.Document || t instanceof n.ShadowRoot)) return !1;
  let r = t.activeElement;
  return r != null && e.contains(r);
}
var lo = typeof Element < `u` && `checkVisibility` in Element.prototype;
function uo(e) {
  let t = U(e);
  if (!(e instanceof t.HTMLElement) && !(e instanceof t.SVGElement)) return !1;
  let { display: n, visibility: r } = e.style,
    i = n !== `none` && r !== `hidden` && r !== `collapse`;
  if (i) {
    let { getComputedStyle: t } = U(e),
      { display: n, visibility: r } = t(e);
    i = n !== `none` && r !== `hidden` && r !== `collapse`;
  }
  return i;
}
function fo(e, t) {
  return (
    !e.hasAttribute(`hidden`) &&
    !e.hasAttribute(`data-react-aria-prevent-focus`) &&
    (e.nodeName === `DETAILS` && t && t.nodeName !== `SUMMARY` ? e.hasAttribute(`open`) : !0)
  );
}
function po(e, t) {
  return lo
    ? e.checkVisibility({ visibilityProperty: !0 }) && !e.closest(`[data-react-aria-prevent-focus]`)
    : e.nodeName !== `#comment` && uo(e) && fo(e, t) && (!e.parentElement || po(e.parentElement, e));
}
var mo = [
    `input:not([disabled]):not([type=hidden])`,
    `select:not([disabled])`,
    `textarea:not([disabled])`,
    `button:not([disabled])`,
    `a[href]`,
    `area[href]`,
    `summary`,
    `iframe`,
    `object`,
    `embed`,
    `audio[controls]`,
    `video[controls]`,
    `[contenteditable]:not([contenteditable^="false"])`,
    `permission`,
  ],
  ho = mo.join(`:not([hidden]),`) + `,[tabindex]:not([disabled]):not([hidden])`;
mo.push(`[tabindex]:not([tabindex="-1"]):not([disabled])`);
var go = mo.join(`:not([hidden]):not([tabindex="-1"]),`);
function _o(e, t) {
  return e.matches(ho) && !yo(e) && (t?.skipVisibilityCheck || po(e));
}
function vo(e) {
  return e.matches(go) && po(e) && !yo(e);
}
function yo(e) {
  let t = e;
  for (; t != null; ) {
    if (t instanceof U(t).HTMLElement && t.inert) return !0;
    t = t.parentElement;
  }
  return !1;
}
function bo(e) {
  let t = e;
  return (
    (t.nativeEvent = e),
    (t.isDefaultPrevented = () => t.defaultPrevented),
    (t.isPropagationStopped = () => t.cancelBubble),
    (t.persist = () => {}),
    t
  );
}
function xo(e, t) {
  Object.defineProperty(e, 'target', { value: t }), Object.defineProperty(e, 'currentTarget', { value: t });
}
function So(e) {
  let t = (0, R.useRef)({ isFocused: !1, observer: null });
  return (
    z(() => {
      let e = t.current;
      return () => {
        e.observer &&= (e.observer.disconnect(), null);
      };
    }, []),
    (0, R.useCallback)(
      (n) => {
        let r = K(n);
        if (
          r instanceof HTMLButtonElement ||
          r instanceof HTMLInputElement ||
          r instanceof HTMLTextAreaElement ||
          r instanceof HTMLSelectElement
        ) {
          t.current.isFocused = !0;
          let n = r;
          n.addEventListener(
            `focusout`,
            (r) => {
              if (((t.current.isFocused = !1), n.disabled)) {
                let t = bo(r);
                e?.(t);
              }
              t.current.observer && (t.current.observer.disconnect(), (t.current.observer = null));
            },
            { once: !0 },
          ),
            (t.current.observer = new MutationObserver(() => {
              if (t.current.isFocused && n.disabled) {
                t.current.observer?.disconnect();
                let e = n === G() ? null : G();
                n.dispatchEvent(new FocusEvent(`blur`, { relatedTarget: e })),
                  n.dispatchEvent(new FocusEvent(`focusout`, { bubbles: !0, relatedTarget: e }));
              }
            })),
            t.current.observer.observe(n, { attributes: !0, attributeFilter: [`disabled`] });
        }
      },
      [e],
    )
  );
}
var Co = !1;
function wo(e) {
  for (; e && !_o(e, { skipVisibilityCheck: !0 }); ) e = e.parentElement;
  let t = G(U(e).document);
  if (!t || t === e) return;
  let n = e?.getRootNode(),
    r = n != null && no(n) ? n : U(e),
    i = (t) => t === e || ($a(t) && W(e, t)),
    a = (e) => e === t || (t != null && $a(e) && W(t, e));
  Co = !0;
  let o = !1,
    s = (e) => {
      (a(K(e)) || o) && e.stopImmediatePropagation();
    },
    c = (n) => {
      (a(K(n)) || o) && (n.stopImmediatePropagation(), !e && !o && ((o = !0), V(t), d()));
    },
    l = (e) => {
      (i(K(e)) || o) && e.stopImmediatePropagation();
    },
    u = (e) => {
      (i(K(e)) || o) && (e.stopImmediatePropagation(), o || ((o = !0), V(t), d()));
    };
  r.addEventListener(`blur`, s, !0),
    r.addEventListener(`focusout`, c, !0),
    r.addEventListener(`focusin`, u, !0),
    r.addEventListener(`focus`, l, !0);
  let d = () => {
      cancelAnimationFrame(f),
        r.removeEventListener(`blur`, s, !0),
        r.removeEventListener(`focusout`, c, !0),
        r.removeEventListener(`focusin`, u, !0),
        r.removeEventListener(`focus`, l, !0),
        (Co = !1),
        (o = !1);
    },
    f = requestAnimationFrame(d);
  return d;
}
function To(e) {
  if (typeof window > `u` || window.navigator == null) return !1;
  let t = window.navigator.userAgentData?.brands;
  return (Array.isArray(t) && t.some((t) => e.test(t.brand))) || e.test(window.navigator.userAgent);
}
function Eo(e) {
  return (
    typeof window < `u` &&
    window.navigator != null &&
    e.test(window.navigator.userAgentData?.platform || window.navigator.platform)
  );
}
function q(e) {
  let t = null;
  return () => ((t ??= e()), t);
}
var J = q(function () {
    return Eo(/^Mac/i);
  }),
  Do = q(function () {
    return Eo(/^iPhone/i);
  }),
  Oo = q(function () {
    return Eo(/^iPad/i) || (J() && navigator.maxTouchPoints > 1);
  }),
  ko = q(function () {
    return Do() || Oo();
  }),
  Ao = q(function () {
    return J() || ko();
  }),
  jo = q(function () {
    return To(/AppleWebKit/i) && (ko() || !Mo());
  }),
  Mo = q(function () {
    return To(/Chrome|CriOS|CrMo/i);
  }),
  No = q(function () {
    return To(/Android/i);
  });
function Po(e) {
  return e.pointerType === `` && e.isTrusted
    ? !0
    : No() && e.pointerType
      ? e.type === `click` && e.buttons === 1
      : e.detail === 0 && !e.pointerType;
}
function Fo(e) {
  return (
    (!No() && e.width === 0 && e.height === 0) ||
    (No() &&
      e.width === 1 &&
      e.height === 1 &&
      e.pressure === 0 &&
      e.detail === 0 &&
      e.pointerType === `mouse`)
  );
}
var Io = (0, R.createContext)({ isNative: !0, open: Bo, useHref: (e) => e });
function Lo() {
  return (0, R.useContext)(Io);
}
function Ro(e, t) {
  let n = e.getAttribute(`target`);
  return (
    (!n || n === `_self`) &&
    e.origin === location.origin &&
    !e.hasAttribute(`download`) &&
    !t.metaKey &&
    !t.ctrlKey &&
    !t.altKey &&
    !t.shiftKey
  );
}
function Y(e, t, n = !0) {
  let { metaKey: r, ctrlKey: i, altKey: a, shiftKey: o } = t,
    s =
      jo() && J() && !Oo()
        ? new KeyboardEvent(`keydown`, {
            keyIdentifier: `Enter`,
            metaKey: r,
            ctrlKey: i,
            altKey: a,
            shiftKey: o,
          })
        : new MouseEvent(`click`, {
            metaKey: r,
            ctrlKey: i,
            altKey: a,
            shiftKey: o,
            detail: 1,
            bubbles: !0,
            cancelable: !0,
          });
  (Y.isOpening = n), V(e), e.dispatchEvent(s), (Y.isOpening = !1);
}
Y.isOpening = !1;
function zo(e, t) {
  if (e instanceof HTMLAnchorElement) t(e);
  else if (e.hasAttribute(`data-href`)) {
    let n = document.createElement(`a`);
    (n.href = e.getAttribute(`data-href`)),
      e.hasAttribute(`data-target`) && (n.target = e.getAttribute(`data-target`)),
      e.hasAttribute(`data-rel`) && (n.rel = e.getAttribute(`data-rel`)),
      e.hasAttribute(`data-download`) && (n.download = e.getAttribute(`data-download`)),
      e.hasAttribute(`data-ping`) && (n.ping = e.getAttribute(`data-ping`)),
      e.hasAttribute(`data-referrer-policy`) && (n.referrerPolicy = e.getAttribute(`data-referrer-policy`)),
      e.appendChild(n),
      t(n),
      e.removeChild(n);
  }
}
function Bo(e, t) {
  zo(e, (e) => Y(e, t));
}
function Vo(e) {
  let t = Lo().useHref(e?.href ?? ``),
    n = {};
  if (e)
    for (let r of [`href`, `target`, `rel`, `download`, `ping`, `referrerPolicy`])
      r in e && e[r] !== void 0 && (n[r] = r === `href` ? t : e[r]);
  return n;
}
function Ho(e, t, n, r) {
  !t.isNative &&
    e.currentTarget instanceof HTMLAnchorElement &&
    e.currentTarget.href &&
    !e.isDefaultPrevented() &&
    Ro(e.currentTarget, e) &&
    n &&
    (e.preventDefault(), t.open(e.currentTarget, e, n, r));
}
var X = null,
  Uo = new Set(),
  Wo = new Map(),
  Z = !1,
  Go = !1,
  Ko = { Tab: !0, Escape: !0 };
function qo(e, t) {
  for (let n of Uo) n(e, t);
}
function Jo(e) {
  return !(
    e.metaKey ||
    (!J() && e.altKey) ||
    e.ctrlKey ||
    e.key === `Control` ||
    e.key === `Shift` ||
    e.key === `Meta`
  );
}
function Yo(e) {
  (Z = !0), !Y.isOpening && Jo(e) && ((X = `keyboard`), qo(`keyboard`, e));
}
function Xo(e) {
  (X = `pointer`),
    `pointerType` in e && e.pointerType,
    (e.type === `mousedown` || e.type === `pointerdown`) && ((Z = !0), qo(`pointer`, e));
}
function Zo(e) {
  !Y.isOpening && Po(e) && ((Z = !0), (X = `virtual`));
}
function Qo(e) {
  if (Co) return;
  let t = K(e),
    n = U(t),
    r = H(t);
  t === n
    ? (Go = !0)
    : t !== r && e.isTrusted && (!Z && !Go && ((X = `virtual`), qo(`virtual`, e)), (Z = !1), (Go = !1));
}
function $o() {
  Co || ((Z = !1), (Go = !0));
}
function es(e) {
  let t = G(H(K(e)));
  queueMicrotask(() => {
    G(H(K(e))) !== t && os(`keyboard`);
  });
}
function ts(e) {
  if (typeof window > `u` || typeof document > `u`) return;
  let t = U(e),
    n = H(e);
  if (Wo.get(t)) return;
  let r = t.HTMLElement.prototype.focus;
  Reflect.defineProperty(t.HTMLElement.prototype, 'focus', {
    configurable: !0,
    writable: !0,
    value: function () {
      (Z = !0), r.apply(this, arguments);
    },
  }),
    n.addEventListener(`keydown`, Yo, !0),
    n.addEventListener(`keyup`, Yo, !0),
    n.addEventListener(`click`, Zo, !0),
    n.addEventListener(`invalid`, es, !0),
    t.addEventListener(`focus`, Qo, !0),
    t.addEventListener(`blur`, $o, !1),
    typeof PointerEvent < `u` &&
      (n.addEventListener(`pointerdown`, Xo, !0),
      n.addEventListener(`pointermove`, Xo, !0),
      n.addEventListener(`pointerup`, Xo, !0)),
    t.addEventListener(
      `beforeunload`,
      () => {
        ns(e);
      },
      { once: !0 },
    ),
    Wo.set(t, { focus: r });
}
var ns = (e, t) => {
  let n = U(e),
    r = H(e);
  t && r.removeEventListener(`DOMContentLoaded`, t),
    Wo.has(n) &&
      (Reflect.defineProperty(n.HTMLElement.prototype, 'focus', {
        configurable: !0,
        writable: !0,
        value: Wo.get(n).focus,
      }),
      r.removeEventListener(`keydown`, Yo, !0),
      r.removeEventListener(`keyup`, Yo, !0),
      r.removeEventListener(`click`, Zo, !0),
      r.removeEventListener(`invalid`, es, !0),
      n.removeEventListener(`focus`, Qo, !0),
      n.removeEventListener(`blur`, $o, !1),
      typeof PointerEvent < `u` &&
        (r.removeEventListener(`pointerdown`, Xo, !0),
        r.removeEventListener(`pointermove`, Xo, !0),
        r.removeEventListener(`pointerup`, Xo, !0)),
      Wo.delete(n));
};
function rs(e) {
  let t = H(e),
    n;
  return (
    t.readyState === `loading`
      ? ((n = () => {
          ts(e);
        }),
        t.addEventListener(`DOMContentLoaded`, n))
      : ts(e),
    () => ns(e, n)
  );
}
typeof document < `u` && rs();
function is() {
  return X !== `pointer`;
}
function as() {
  return X;
}
function os(e) {
  (X = e), qo(e, null);
}
var ss = new Set([`checkbox`, `radio`, `range`, `color`, `file`, `image`, `button`, `submit`, `reset`]);
function cs(e, t, n) {
  let r = n ? K(n) : void 0,
    i = H(r),
    a = U(r),
    o = a === void 0 ? HTMLInputElement : a.HTMLInputElement,
    s = a === void 0 ? HTMLTextAreaElement : a.HTMLTextAreaElement,
    c = a === void 0 ? HTMLElement : a.HTMLElement,
    l = a === void 0 ? KeyboardEvent : a.KeyboardEvent,
    u = G(i);
  return (
    (e =
      e || (u instanceof o && !ss.has(u.type)) || u instanceof s || (u instanceof c && u.isContentEditable)),
    !(e && t === `keyboard` && n instanceof l && !Ko[n.key])
  );
}
function ls(e, t, n) {
  ts(),
    (0, R.useEffect)(() => {
      if (n?.enabled === !1) return;
      let t = (t, r) => {
        cs(!!n?.isTextInput, t, r) && e(is());
      };
      return (
        Uo.add(t),
        () => {
          Uo.delete(t);
        }
      );
    }, t);
}
var Q = new Map(),
  us = new Set();
function ds(e) {
  return `propertyName` in e;
}
function fs(e) {
  let t = K(e);
  if (!ds(e) || !t) return;
  let n = Q.get(t);
  n || ((n = new Set()), Q.set(t, n), t.addEventListener(`transitioncancel`, ps, { once: !0 })),
    n.add(e.propertyName);
}
function ps(e) {
  let t = K(e);
  if (!ds(e) || !t) return;
  let n = Q.get(t);
  if (
    n &&
    (n.delete(e.propertyName),
    n.size === 0 && (t.removeEventListener(`transitioncancel`, ps), Q.delete(t)),
    Q.size === 0)
  )
    for (let e of us) e(!0), us.delete(e);
}
function ms() {
  ro(document, `transitionrun`, fs), ro(document, `transitionend`, ps);
}
function hs() {
  for (let [e] of Q) `isConnected` in e && !e.isConnected && Q.delete(e);
}
typeof document < `u` && (document.readyState === `loading` ? ro(document, `DOMContentLoaded`, ms) : ms());
function gs(e) {
  let t = window.requestAnimationFrame(() => {
    if ((hs(), Q.size === 0)) return e(!1);
    us.add(e);
  });
  return () => {
    window.cancelAnimationFrame(t), us.delete(e);
  };
}
function _s(e) {
  if (!e.isConnected) return;
  let t = H(e);
  if (as() === `virtual`) {
    let n = G(t);
    gs(() => {
      let r = G(t);
      (r === n || r === t.body) && e.isConnected && V(e);
    });
  } else V(e);
}
function vs(e) {
  let { isDisabled: t, onFocus: n, onBlur: r, onFocusChange: i } = e,
    a = (0, R.useCallback)(
      (e) => {
        if (K(e) === e.currentTarget) return r && r(e), i && i(!1), !0;
      },
      [r, i],
    ),
    o = So(a),
    s = (0, R.useCallback)(
      (e) => {
        let t = K(e),
          r = H(t),
          a = r ? G(r) : G();
        t === e.currentTarget && t === a && (n && n(e), i && i(!0), o(e));
      },
      [i, n, o],
    );
  return { focusProps: { onFocus: !t && (n || i || r) ? s : void 0, onBlur: !t && (r || i) ? a : void 0 } };
}
function ys(e) {
  if (e)
    return (t) => {
      let n = !0;
      e({
        ...t,
        preventDefault() {
          t.preventDefault();
        },
        isDefaultPrevented() {
          return t.isDefaultPrevented();
        },
        stopPropagation() {
          n = !0;
        },
        continuePropagation() {
          (n = !1), typeof t.continuePropagation == `function` && t.continuePropagation();
        },
        isPropagationStopped() {
          return n;
        },
      }),
        n &&
          !(typeof t.isPropagationStopped == `function` && t.isPropagationStopped()) &&
          t.stopPropagation();
    };
}
var bs = new Set([`shift`, `alt`, `control`, `meta`, `mod`]),
  xs = [`Alt`, `Control`, `Meta`, `Shift`];
function Ss(e) {
  let t = new Set();
  return (
    e.alt && t.add(`Alt`),
    e.shift && t.add(`Shift`),
    e.ctrl && t.add(`Control`),
    e.meta && t.add(`Meta`),
    e.mod && t.add(J() ? `Meta` : `Control`),
    t
  );
}
function Cs(e) {
  let t = new Set();
  return (
    e.altKey && t.add(`Alt`),
    e.ctrlKey && t.add(`Control`),
    e.metaKey && t.add(`Meta`),
    e.shiftKey && t.add(`Shift`),
    t
  );
}
function ws(e) {
  return xs.filter((t) => e.has(t));
}
function Ts(e) {
  let t = e.split(`+`).reduce(
    (e, t) => {
      let n = t.toLowerCase();
      return (
        bs.has(n)
          ? n === `shift`
            ? (e.shift = !0)
            : n === `alt`
              ? (e.alt = !0)
              : n === `control`
                ? (e.ctrl = !0)
                : n === `meta`
                  ? (e.meta = !0)
                  : n === `mod` && (e.mod = !0)
          : (e.key = t),
        e
      );
    },
    { shift: !1, alt: !1, ctrl: !1, meta: !1, mod: !1, key: `` },
  );
  if (t.key === ``)
    throw Error(
      `Invalid keyboard shortcut: "${e}". Must include exactly one non-modifier key (e.g. "a", "Enter", "ArrowDown"). Combine any of Shift, Alt, Ctrl, Meta, and Mod.`,
    );
  return t;
}
function Es(e) {
  return e.toLowerCase();
}
var Ds = {
  space: ` `,
  esc: `escape`,
  del: `delete`,
  ins: `insert`,
  left: `arrowleft`,
  right: `arrowright`,
  up: `arrowup`,
  down: `arrowdown`,
  pageup: `pageup`,
  pagedown: `pagedown`,
};
function Os(e) {
  let t = Es(e);
  return Ds[t] ?? t;
}
function ks(e) {
  let t = ws(Ss(e)),
    n = Os(e.key);
  return t.length > 0 ? `${t.join(`+`)}+${n}` : n;
}
function As(e) {
  let t = ws(Cs(e)),
    n = Es(e.key);
  return (t.length > 0 ? `${t.join(`+`)}+` : ``) + n;
}
function js(e) {
  let t = new Map();
  for (let [n, r] of Object.entries(e)) {
    let e = Ts(n);
    t.set(ks(e), r);
  }
  return (e) => {
    let n = As(e),
      r = t.get(n),
      i = r?.(e);
    i === void 0 && r !== void 0
      ? (i = { shouldContinuePropagation: !1, shouldPreventDefault: !0 })
      : typeof i == `boolean` && (i = { shouldContinuePropagation: !i, shouldPreventDefault: i }),
      i?.shouldPreventDefault && e.preventDefault(),
      (!r || i?.shouldContinuePropagation) && e.continuePropagation();
  };
}
function Ms(e) {
  let { shortcuts: t, allowRepeats: n = !1, allowComposing: r = !1 } = e,
    i,
    a;
  if (t) {
    let o = js(t),
      s = ys((e) => {
        W(e.currentTarget, K(e))
          ? (e.nativeEvent?.repeat && !n) || (e.nativeEvent?.isComposing && !r)
            ? e.continuePropagation()
            : o(e)
          : e.continuePropagation();
      }),
      c = ys((e) => {
        W(e.currentTarget, K(e)) && ((e.nativeEvent?.repeat && !n) || e.nativeEvent?.isComposing),
          e.continuePropagation();
      });
    (i = e.onKeyDown ? ta(e.onKeyDown, s) : s), (a = e.onKeyUp ? ta(e.onKeyUp, c) : c);
  } else (i = ys(e.onKeyDown)), (a = ys(e.onKeyUp));
  return { keyboardProps: e.isDisabled ? {} : { onKeyDown: i, onKeyUp: a } };
}
function Ns(e, t) {
  z(() => {
    if (e && e.ref && t)
      return (
        (e.ref.current = t.current),
        () => {
          e.ref && (e.ref.current = null);
        }
      );
  });
}
var Ps = R.createContext(null);
function Fs(e) {
  let t = (0, R.useContext)(Ps) || {};
  Ns(t, e);
  let { ref: n, ...r } = t;
  return r;
}
var Is = R.forwardRef(function (e, t) {
  let { children: n, ...r } = e,
    i = Ea(t),
    a = { ...r, ref: i };
  return R.createElement(Ps.Provider, { value: a }, n);
});
function Ls(e, t) {
  let { focusProps: n } = vs(e),
    { keyboardProps: r } = Ms(e),
    i = B(n, r),
    a = Fs(t),
    o = e.isDisabled ? {} : a,
    s = (0, R.useRef)(e.autoFocus);
  (0, R.useEffect)(() => {
    s.current && t.current && _s(t.current), (s.current = !1);
  }, [t]);
  let c = e.excludeFromTabOrder ? -1 : 0;
  return e.isDisabled && (c = void 0), { focusableProps: B({ ...i, tabIndex: c }, o) };
}
var Rs = `default`,
  zs = ``,
  Bs = new WeakMap();
function Vs(e) {
  if (ko() && jo()) {
    if (Rs === 'default') {
      let t = H(e);
      (zs = t.documentElement.style.webkitUserSelect), (t.documentElement.style.webkitUserSelect = `none`);
    }
    Rs = `disabled`;
  } else if (e instanceof HTMLElement || e instanceof SVGElement) {
    let t = `userSelect` in e.style ? `userSelect` : `webkitUserSelect`;
    Bs.set(e, e.style[t]), (e.style[t] = `none`);
  }
}
function Hs(e) {
  if (ko() && jo()) {
    if (Rs !== `disabled`) return;
    (Rs = `restoring`),
      setTimeout(() => {
        gs(() => {
          if (Rs === `restoring`) {
            let t = H(e);
            t.documentElement.style.webkitUserSelect === `none` &&
              (t.documentElement.style.webkitUserSelect = zs || ``),
              (zs = ``),
              (Rs = `default`);
          }
        });
      }, 300);
  } else if ((e instanceof HTMLElement || e instanceof SVGElement) && e && Bs.has(e)) {
    let t = Bs.get(e),
      n = `userSelect` in e.style ? `userSelect` : `webkitUserSelect`;
    e.style[n] === `none` && (e.style[n] = t),
      e.getAttribute(`style`) === `` && e.removeAttribute(`style`),
      Bs.delete(e);
  }
}
function Us(e, t) {
  let n = U(t),
    r = H(t);
  if (r == null || n == null) return;
  let i,
    a = `meta[name="${CSS.escape(e)}"], meta[property="${CSS.escape(e)}"]`,
    o = r.querySelector(a);
  return (
    o &&
      o instanceof n.HTMLMetaElement &&
      (e === `csp-nonce` && o.nonce && (i ??= o.nonce || void 0), o.content && (i ??= o.content || void 0)),
    e === `csp-nonce` && (i ??= n.__webpack_nonce__ || globalThis.__webpack_nonce__ || void 0),
    i
  );
}
var Ws = new WeakMap();
function Gs(e) {
  let t = H(e),
    n = Ws.get(t);
  return (n ??= Us(`csp-nonce`, t)), n !== void 0 && Ws.set(t, n), n;
}
var Ks = R.createContext({ register: () => {} });
Ks.displayName = `PressResponderContext`;
var qs = R.useInsertionEffect ?? z;
function Js(e) {
  let t = (0, R.useRef)(null);
  return (
    qs(() => {
      t.current = e;
    }, [e]),
    (0, R.useCallback)((...e) => {
      let n = t.current;
      return n?.(...e);
    }, [])
  );
}
function Ys() {
  let e = (0, R.useRef)(new Map()),
    t = (0, R.useCallback)((t, n, r, i) => {
      let a = i?.once
        ? (...t) => {
            e.current.delete(r), r(...t);
          }
        : r;
      e.current.set(r, { type: n, eventTarget: t, fn: a, options: i }), t.addEventListener(n, a, i);
    }, []),
    n = (0, R.useCallback)((t, n, r, i) => {
      let a = e.current.get(r)?.fn || r;
      t.removeEventListener(n, a, i), e.current.delete(r);
    }, []),
    r = (0, R.useCallback)(() => {
      e.current.forEach((e, t) => {
        n(e.eventTarget, e.type, t, e.options);
      });
    }, [n]);
  return (
    (0, R.useEffect)(() => r, [r]),
    { addGlobalListener: t, removeGlobalListener: n, removeAllGlobalListeners: r }
  );
}
function Xs(e) {
  let t = (0, R.useContext)(Ks);
  if (t) {
    let { register: n, ref: r, ...i } = t;
    (e = B(i, e)), n();
  }
  return Ns(t, e.ref), e;
}
var Zs = class {
    #e;
    constructor(e, t, n, r) {
      this.#e = !0;
      let i = (r?.target ?? n.currentTarget)?.getBoundingClientRect(),
        a,
        o = 0,
        s,
        c = null;
      n.clientX != null && n.clientY != null && ((s = n.clientX), (c = n.clientY)),
        i &&
          (s != null && c != null
            ? ((a = s - i.left), (o = c - i.top))
            : ((a = i.width / 2), (o = i.height / 2))),
        (this.type = e),
        (this.pointerType = t),
        (this.target = n.currentTarget),
        (this.shiftKey = n.shiftKey),
        (this.metaKey = n.metaKey),
        (this.ctrlKey = n.ctrlKey),
        (this.altKey = n.altKey),
        (this.x = a),
        (this.y = o),
        (this.key = n.key);
    }
    continuePropagation() {
      this.#e = !1;
    }
    get shouldStopPropagation() {
      return this.#e;
    }
  },
  Qs = Symbol(`linkClicked`),
  $s = `react-aria-pressable-style`,
  ec = `data-react-aria-pressable`;
function tc(e) {
  let {
      onPress: t,
      onPressChange: n,
      onPressStart: r,
      onPressEnd: i,
      onPressUp: a,
      onClick: o,
      isDisabled: s,
      isPressed: c,
      preventFocusOnPress: l,
      shouldCancelOnPointerExit: u,
      allowTextSelectionOnPress: d,
      ref: f,
      ...p
    } = Xs(e),
    [m, h] = (0, R.useState)(!1),
    g = (0, R.useRef)({
      isPressed: !1,
      ignoreEmulatedMouseEvents: !1,
      didFirePressStart: !1,
      isTriggeringEvent: !1,
      activePointerId: null,
      target: null,
      isOverTarget: !1,
      pointerType: null,
      disposables: [],
    }),
    { addGlobalListener: _, removeAllGlobalListeners: v } = Ys(),
    y = (0, R.useCallback)(
      (e, t) => {
        let i = g.current;
        if (s || i.didFirePressStart) return !1;
        let a = !0;
        if (((i.isTriggeringEvent = !0), r)) {
          let n = new Zs(`pressstart`, t, e);
          r(n), (a = n.shouldStopPropagation);
        }
        return n && n(!0), (i.isTriggeringEvent = !1), (i.didFirePressStart = !0), h(!0), a;
      },
      [s, r, n],
    ),
    b = (0, R.useCallback)(
      (e, r, a = !0) => {
        let o = g.current;
        if (!o.didFirePressStart) return !1;
        (o.didFirePressStart = !1), (o.isTriggeringEvent = !0);
        let c = !0;
        if (i) {
          let t = new Zs(`pressend`, r, e);
          i(t), (c = t.shouldStopPropagation);
        }
        if ((n && n(!1), h(!1), t && a && !s)) {
          let n = new Zs(`press`, r, e);
          t(n), (c &&= n.shouldStopPropagation);
        }
        return (o.isTriggeringEvent = !1), c;
      },
      [s, i, n, t],
    ),
    ee = Js(b),
    te = Js(
      (0, R.useCallback)(
        (e, t) => {
          let n = g.current;
          if (s) return !1;
          if (a) {
            n.isTriggeringEvent = !0;
            let r = new Zs(`pressup`, t, e);
            return a(r), (n.isTriggeringEvent = !1), r.shouldStopPropagation;
          }
          return !0;
        },
        [s, a],
      ),
    ),
    ne = (0, R.useCallback)(
      (e) => {
        let t = g.current;
        if (t.isPressed && t.target) {
          t.didFirePressStart && t.pointerType != null && b($(t.target, e), t.pointerType, !1),
            (t.isPressed = !1),
            (t.isOverTarget = !1),
            (t.activePointerId = null),
            (t.pointerType = null),
            v(),
            d || Hs(t.target);
          for (let e of t.disposables) e();
          t.disposables = [];
        }
      },
      [d, v, b],
    ),
    x = Js(ne);
  (0, R.useEffect)(() => {
    s &&
      g.current.isPressed &&
      x({ currentTarget: g.current.target, shiftKey: !1, ctrlKey: !1, metaKey: !1, altKey: !1 });
  }, [s]);
  let re = (0, R.useCallback)(
      (e) => {
        u && ne(e);
      },
      [u, ne],
    ),
    S = (0, R.useCallback)(
      (e) => {
        s || o?.(e);
      },
      [s, o],
    ),
    ie = (0, R.useCallback)(
      (e, t) => {
        if (!s && o) {
          let n = new MouseEvent(`click`, e);
          xo(n, t), o(bo(n));
        }
      },
      [s, o],
    ),
    ae = (0, R.useMemo)(() => {
      let e = g.current,
        t = {
          onKeyDown(t) {
            if (rc(t.nativeEvent, t.currentTarget) && W(t.currentTarget, K(t))) {
              ac(K(t), t.key) && t.preventDefault();
              let r = !0;
              !e.isPressed &&
                !t.repeat &&
                ((e.target = t.currentTarget),
                (e.isPressed = !0),
                (e.pointerType = `keyboard`),
                (r = y(t, `keyboard`)));
              let i = t.currentTarget;
              _(
                H(t.currentTarget),
                `keyup`,
                ta((t) => {
                  rc(t, i) && !t.repeat && W(i, K(t)) && e.target && te($(e.target, t), `keyboard`);
                }, n),
                !0,
              ),
                r && t.stopPropagation(),
                t.metaKey && J() && e.metaKeyEvents?.set(t.key, t.nativeEvent);
            } else t.key === `Meta` && (e.metaKeyEvents = new Map());
          },
          onClick(t) {
            if (
              (!t || W(t.currentTarget, K(t))) &&
              t &&
              t.button === 0 &&
              !e.isTriggeringEvent &&
              !Y.isOpening
            ) {
              let n = !0;
              if (
                (s && t.preventDefault(),
                !e.ignoreEmulatedMouseEvents &&
                  !e.isPressed &&
                  (e.pointerType === `virtual` || Po(t.nativeEvent)))
              ) {
                let e = y(t, `virtual`),
                  r = te(t, `virtual`),
                  i = ee(t, `virtual`);
                S(t), (n = e && r && i);
              } else if (e.isPressed && e.pointerType !== `keyboard`) {
                let r = e.pointerType || t.nativeEvent.pointerType || `virtual`,
                  i = te($(t.currentTarget, t), r),
                  a = ee($(t.currentTarget, t), r, !0);
                (n = i && a), (e.isOverTarget = !1), S(t), x(t);
              }
              (e.ignoreEmulatedMouseEvents = !1), n && t.stopPropagation();
            }
          },
        },
        n = (t) => {
          if (e.isPressed && e.target && rc(t, e.target)) {
            ac(K(t), t.key) && t.preventDefault();
            let n = K(t),
              r = W(e.target, n);
            ee($(e.target, t), `keyboard`, r),
              r && ie(t, e.target),
              v(),
              t.key !== `Enter` &&
                nc(e.target) &&
                W(e.target, n) &&
                !t[Qs] &&
                ((t[Qs] = !0), Y(e.target, t, !1)),
              (e.isPressed = !1),
              e.metaKeyEvents?.delete(t.key);
          } else if (t.key === `Meta` && e.metaKeyEvents?.size) {
            let t = e.metaKeyEvents;
            e.metaKeyEvents = void 0;
            for (let n of t.values()) e.target?.dispatchEvent(new KeyboardEvent(`keyup`, n));
          }
        };
      if (typeof PointerEvent < `u`) {
        (t.onPointerDown = (t) => {
          if (t.button !== 0 || !W(t.currentTarget, K(t))) return;
          if (Fo(t.nativeEvent)) {
            e.pointerType = `virtual`;
            return;
          }
          e.pointerType = t.pointerType;
          let i = !0;
          if (!e.isPressed) {
            (e.isPressed = !0),
              (e.isOverTarget = !0),
              (e.activePointerId = t.pointerId),
              (e.target = t.currentTarget),
              d || Vs(e.target),
              (i = y(t, e.pointerType));
            let a = K(t);
            `releasePointerCapture` in a &&
              (`hasPointerCapture` in a
                ? a.hasPointerCapture(t.pointerId) && a.releasePointerCapture(t.pointerId)
                : a.releasePointerCapture(t.pointerId)),
              _(H(t.currentTarget), `pointerup`, n, !1),
              _(H(t.currentTarget), `pointercancel`, r, !1);
          }
          i && t.stopPropagation();
        }),
          (t.onMouseDown = (t) => {
            if (W(t.currentTarget, K(t)) && t.button === 0) {
              if (l) {
                let n = wo(t.target);
                n && e.disposables.push(n);
              }
              t.stopPropagation();
            }
          }),
          (t.onPointerUp = (t) => {
            W(t.currentTarget, K(t)) &&
              e.pointerType !== `virtual` &&
              t.button === 0 &&
              !e.isPressed &&
              te(t, e.pointerType || t.pointerType);
          }),
          (t.onPointerEnter = (t) => {
            t.pointerId === e.activePointerId &&
              e.target &&
              !e.isOverTarget &&
              e.pointerType != null &&
              ((e.isOverTarget = !0), y($(e.target, t), e.pointerType));
          }),
          (t.onPointerLeave = (t) => {
            t.pointerId === e.activePointerId &&
              e.target &&
              e.isOverTarget &&
              e.pointerType != null &&
              ((e.isOverTarget = !1), ee($(e.target, t), e.pointerType, !1), re(t));
          });
        let n = (t) => {
            if (t.pointerId === e.activePointerId && e.isPressed && t.button === 0 && e.target) {
              if (W(e.target, K(t)) && e.pointerType != null) {
                let n = !1,
                  r = setTimeout(() => {
                    e.isPressed &&
                      e.target instanceof HTMLElement &&
                      (n ? x(t) : (V(e.target), e.target.click()));
                  }, 80);
                _(t.currentTarget, `click`, () => (n = !0), !0), e.disposables.push(() => clearTimeout(r));
              } else x(t);
              e.isOverTarget = !1;
            }
          },
          r = (e) => {
            x(e);
          };
        t.onDragStart = (e) => {
          W(e.currentTarget, K(e)) && x(e);
        };
      }
      return t;
    }, [_, s, l, v, d, re, y, S, ie]);
  return (
    (0, R.useEffect)(() => {
      if (!f) return;
      let e = H(f.current);
      if (!e || !e.head || e.getElementById($s)) return;
      let t = e.createElement(`style`);
      t.id = $s;
      let n = Gs(e);
      n && (t.nonce = n),
        (t.textContent = `
@layer {
  [${ec}] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
    `.trim()),
        e.head.prepend(t);
    }, [f]),
    (0, R.useEffect)(() => {
      let e = g.current;
      return () => {
        d || Hs(e.target ?? void 0);
        for (let t of e.disposables) t();
        e.disposables = [];
      };
    }, [d]),
    { isPressed: c || m, pressProps: B(p, ae, { [ec]: !0 }) }
  );
}
function nc(e) {
  return e.tagName === `A` && e.hasAttribute(`href`);
}
function rc(e, t) {
  let { key: n, code: r } = e,
    i = t,
    a = i.getAttribute(`role`);
  return (
    (n === `Enter` || n === ` ` || n === `Spacebar` || r === `Space`) &&
    !(
      (i instanceof U(i).HTMLInputElement && !sc(i, n)) ||
      i instanceof U(i).HTMLTextAreaElement ||
      i.isContentEditable
    ) &&
    !((a === `link` || (!a && nc(i))) && n !== `Enter`)
  );
}
function $(e, t) {
  let n = t.clientX,
    r = t.clientY;
  return {
    currentTarget: e,
    shiftKey: t.shiftKey,
    ctrlKey: t.ctrlKey,
    metaKey: t.metaKey,
    altKey: t.altKey,
    clientX: n,
    clientY: r,
    key: t.key,
  };
}
function ic(e) {
  return e instanceof HTMLInputElement
    ? !1
    : e instanceof HTMLButtonElement
      ? e.type !== `submit` && e.type !== `reset`
      : !nc(e);
}
function ac(e, t) {
  return J() && t === `Enter`
    ? !1
    : e instanceof HTMLInputElement
      ? t === `Enter` && (e.type === `checkbox` || e.type === `radio`)
        ? !1
        : !sc(e, t)
      : ic(e);
}
var oc = new Set([`checkbox`, `radio`, `range`, `color`, `file`, `image`, `button`, `submit`, `reset`]);
function sc(e, t) {
  return e.type === `checkbox` || e.type === `radio` ? t === ` ` : oc.has(e.type);
}
function cc(e, t) {
  let {
      elementType: n = `button`,
      isDisabled: r,
      onPress: i,
      onPressStart: a,
      onPressEnd: o,
      onPressUp: s,
      onPressChange: c,
      preventFocusOnPress: l,
      allowFocusWhenDisabled: u,
      onClick: d,
      href: f,
      target: p,
      rel: m,
      type: h = `button`,
    } = e,
    g;
  g =
    n === `button`
      ? {
          type: h,
          disabled: r,
          form: e.form,
          formAction: e.formAction,
          formEncType: e.formEncType,
          formMethod: e.formMethod,
          formNoValidate: e.formNoValidate,
          formTarget: e.formTarget,
          name: e.name,
          value: e.value,
        }
      : {
          role: `button`,
          href: n === `a` && !r ? f : void 0,
          target: n === `a` ? p : void 0,
          type: n === `input` ? h : void 0,
          disabled: n === `input` ? r : void 0,
          'aria-disabled': !r || n === `input` ? void 0 : r,
          rel: n === `a` ? m : void 0,
        };
  let { pressProps: _, isPressed: v } = tc({
      onPressStart: a,
      onPressEnd: o,
      onPressChange: c,
      onPress: i,
      onPressUp: s,
      onClick: d,
      isDisabled: r,
      preventFocusOnPress: l,
      ref: t,
    }),
    { focusableProps: y } = Ls(e, t);
  u && (y.tabIndex = r ? -1 : y.tabIndex);
  let b = B(y, _, qa(e, { labelable: !0 }));
  return {
    isPressed: v,
    buttonProps: B(g, b, {
      'aria-haspopup': e[`aria-haspopup`],
      'aria-expanded': e[`aria-expanded`],
      'aria-controls': e[`aria-controls`],
      'aria-pressed': e[`aria-pressed`],
      'aria-current': e[`aria-current`],
      'aria-disabled': e[`aria-disabled`],
    }),
  };
}
function lc(e) {
  let { isDisabled: t, onBlurWithin: n, onFocusWithin: r, onFocusWithinChange: i } = e,
    a = (0, R.useRef)({ isFocusWithin: !1 }),
    { addGlobalListener: o, removeAllGlobalListeners: s } = Ys(),
    c = (0, R.useCallback)(
      (e) => {
        W(e.currentTarget, K(e)) &&
          a.current.isFocusWithin &&
          !W(e.currentTarget, e.relatedTarget) &&
          ((a.current.isFocusWithin = !1), s(), n && n(e), i && i(!1));
      },
      [n, i, a, s],
    ),
    l = So(c),
    u = (0, R.useCallback)(
      (e) => {
        if (!W(e.currentTarget, K(e))) return;
        let t = K(e),
          n = H(t),
          s = G(n);
        if (!a.current.isFocusWithin && s === t) {
          r && r(e), i && i(!0), (a.current.isFocusWithin = !0), l(e);
          let t = e.currentTarget;
          o(
            n,
            `focus`,
            (e) => {
              let r = K(e);
              if (a.current.isFocusWithin && !W(t, r)) {
                let e = new n.defaultView.FocusEvent(`blur`, { relatedTarget: r });
                xo(e, t);
                let i = bo(e);
                c(i);
              }
            },
            { capture: !0 },
          );
        }
      },
      [r, i, l, o, c],
    );
  return t
    ? { focusWithinProps: { onFocus: void 0, onBlur: void 0 } }
    : { focusWithinProps: { onFocus: u, onBlur: c } };
}
function uc(e = {}) {
  let { autoFocus: t = !1, isTextInput: n, within: r } = e,
    i = (0, R.useRef)({ isFocused: !1, isFocusVisible: t || is() }),
    [a, o] = (0, R.useState)(!1),
    [s, c] = (0, R.useState)(() => i.current.isFocused && i.current.isFocusVisible),
    l = (0, R.useCallback)(() => c(i.current.isFocused && i.current.isFocusVisible), []),
    u = (0, R.useCallback)(
      (e) => {
        (i.current.isFocused = e), (i.current.isFocusVisible = is()), o(e), l();
      },
      [l],
    );
  ls(
    (e) => {
      (i.current.isFocusVisible = e), l();
    },
    [n, a],
    { enabled: a, isTextInput: n },
  );
  let { focusProps: d } = vs({ isDisabled: r, onFocusChange: u }),
    { focusWithinProps: f } = lc({ isDisabled: !r, onFocusWithinChange: u });
  return { isFocused: a, isFocusVisible: s, focusProps: r ? f : d };
}
var dc = !1,
  fc = 0;
function pc() {
  (dc = !0),
    setTimeout(() => {
      dc = !1;
    }, 500);
}
function mc(e) {
  e.pointerType === `touch` && pc();
}
function hc() {
  let e = H(null);
  if (e !== void 0)
    return (
      fc === 0 && typeof PointerEvent < `u` && e.addEventListener(`pointerup`, mc),
      fc++,
      () => {
        fc--, fc > 0 || (typeof PointerEvent < `u` && e.removeEventListener(`pointerup`, mc));
      }
    );
}
function gc(e) {
  let { onHoverStart: t, onHoverChange: n, onHoverEnd: r, isDisabled: i } = e,
    [a, o] = (0, R.useState)(!1),
    s = (0, R.useRef)({
      isHovered: !1,
      ignoreEmulatedMouseEvents: !1,
      pointerType: ``,
      target: null,
    }).current;
  (0, R.useEffect)(hc, []);
  let { addGlobalListener: c, removeAllGlobalListeners: l } = Ys(),
    { hoverProps: u, triggerHoverEnd: d } = (0, R.useMemo)(() => {
      let e = (e, r) => {
          if (((s.pointerType = r), i || r === `touch` || s.isHovered || !W(e.currentTarget, K(e)))) return;
          s.isHovered = !0;
          let l = e.currentTarget;
          (s.target = l),
            c(
              H(K(e)),
              `pointerover`,
              (e) => {
                s.isHovered && s.target && !W(s.target, K(e)) && a(e, e.pointerType);
              },
              { capture: !0 },
            ),
            t && t({ type: `hoverstart`, target: l, pointerType: r }),
            n && n(!0),
            o(!0);
        },
        a = (e, t) => {
          let i = s.target;
          (s.pointerType = ``),
            (s.target = null),
            t !== `touch` &&
              s.isHovered &&
              i &&
              ((s.isHovered = !1),
              l(),
              r && r({ type: `hoverend`, target: i, pointerType: t }),
              n && n(!1),
              o(!1));
        },
        u = {};
      return (
        typeof PointerEvent < `u` &&
          ((u.onPointerEnter = (t) => {
            (dc && t.pointerType === `mouse`) || e(t, t.pointerType);
          }),
          (u.onPointerLeave = (e) => {
            !i && W(e.currentTarget, K(e)) && a(e, e.pointerType);
          })),
        { hoverProps: u, triggerHoverEnd: a }
      );
    }, [t, n, r, i, s, c, l]);
  return (
    (0, R.useEffect)(() => {
      i && d({ currentTarget: s.target }, s.pointerType);
    }, [i]),
    { hoverProps: u, isHovered: a }
  );
}
var _c = (0, R.createContext)({}),
  vc = za(function (e, t) {
    [e, t] = ja(e, t, _c);
    let n = e,
      { isPending: r } = n,
      { buttonProps: i, isPressed: a } = cc(e, t);
    i = bc(i, r);
    let { focusProps: o, isFocused: s, isFocusVisible: c } = uc(e),
      { hoverProps: l, isHovered: u } = gc({ ...e, isDisabled: e.isDisabled || r }),
      d = {
        isHovered: u,
        isPressed: (n.isPressed || a) && !r,
        isFocused: s,
        isFocusVisible: c,
        isDisabled: e.isDisabled || !1,
        isPending: r ?? !1,
      },
      f = ka({ ...e, values: d, defaultClassName: `react-aria-Button` }),
      p = ya(i.id),
      m = ya(),
      h = i[`aria-labelledby`];
    r && (h ? (h = `${h} ${m}`) : i[`aria-label`] && (h = `${p} ${m}`));
    let g = (0, R.useRef)(r);
    (0, R.useEffect)(() => {
      let e = { 'aria-labelledby': h || p };
      ((!g.current && s && r) || (g.current && s && !r)) && Za(e, `assertive`), (g.current = r);
    }, [r, s, h, p]);
    let _ = qa(e, { global: !0 });
    return (
      delete _.onClick,
      R.createElement(
        Ia.button,
        {
          ...B(_, f, i, o, l),
          type: i.type === `submit` && r ? `button` : i.type,
          id: p,
          ref: t,
          'aria-labelledby': h,
          slot: e.slot || void 0,
          'aria-disabled': r ? `true` : i[`aria-disabled`],
          'data-disabled': e.isDisabled || void 0,
          'data-pressed': d.isPressed || void 0,
          'data-hovered': u || void 0,
          'data-focused': s || void 0,
          'data-pending': r || void 0,
          'data-focus-visible': c || void 0,
        },
        R.createElement(Ja.Provider, { value: { id: m } }, f.children),
      )
    );
  }),
  yc = /Focus|Blur|Hover|Pointer(Enter|Leave|Over|Out)|Mouse(Enter|Leave|Over|Out)/;
function bc(e, t) {
  if (t) {
    for (let t in e) t.startsWith(`on`) && !yc.test(t) && (e[t] = void 0);
    (e.href = void 0), (e.target = void 0);
  }
  return e;
}
export {
  _c as t,
  _e as ai,
  _i as ht,
  _o as j,
  _s as _,
  _t as _r,
  $i as $t,
  $n as An,
  $t as pr,
  A as Lr,
  Aa as nt,
  Ae as Jr,
  Ai as in,
  An as wn,
  Ao as k,
  a as qr,
  ai as ln,
  ar as pn,
  as as v,
  at as br,
  B as it,
  Ba as J,
  Bi as Yt,
  Bn as zn,
  Br as Sn,
  b as ei,
  bi as pt,
  br as fn,
  bt as gr,
  Ci as jt,
  Ct as wr,
  ce as Vr,
  ci as xt,
  co as P,
  cr as mn,
  ct as kr,
  Da as $,
  De as ii,
  Di as Kt,
  Dn as Qn,
  di as vt,
  dr as In,
  dt as Ar,
  Ea as rt,
  Ei as Mt,
  En as ur,
  Er as Kn,
  ei as Qt,
  en as mr,
  er as gn,
  et as Pr,
  F as tr,
  Fi as wt,
  Fr as er,
  fe as ni,
  fi as rn,
  fr as Un,
  G as F,
  Gi as St,
  Gn as Ln,
  Gs as u,
  gc as r,
  ge as $r,
  gi as kt,
  gr as Bn,
  gt as Mr,
  H as V,
  Hi as an,
  Hn as yn,
  Ho as x,
  Hr as Yn,
  Ht as dr,
  he as li,
  hi as Ot,
  hr as or,
  I as $n,
  Ia as et,
  Ii as Ht,
  Is as f,
  i as fi,
  ie as ui,
  ii as cn,
  io as z,
  ir as cr,
  is as b,
  it as Dr,
  J as D,
  Ji as en,
  Jn as Pn,
  Js as c,
  ja as X,
  je as Gr,
  ji as Wt,
  jo as E,
  K as L,
  Ki as Gt,
  Kn as Mn,
  Kr as bn,
  Ks as l,
  ka as Z,
  ki as mt,
  kn as ir,
  ko as A,
  kr as Fn,
  L as qt,
  Le as Yr,
  Li as Bt,
  Lo as w,
  Lr as qn,
  Ls as p,
  lc as a,
  le as Br,
  li as Ut,
  lr as Cn,
  M as zr,
  Ma as Q,
  Mi as Rt,
  Mo as T,
  Mr as Zn,
  Ms as g,
  m as si,
  mi as Ft,
  mr as hn,
  mt as jr,
  N as Rr,
  Na as tt,
  Ni as zt,
  No as O,
  Nr as En,
  Ns as h,
  ni as Tt,
  no as B,
  nr as _n,
  O as ri,
  Oa as Y,
  Oe as Xr,
  Oi as Dt,
  On,
  Or as ar,
  o as Zr,
  oe as di,
  oi as un,
  oo as R,
  or as lr,
  os as y,
  ot as Or,
  Pi as Ct,
  Pr as Rn,
  Ps as m,
  p as Hr,
  pa as ct,
  pe as Kr,
  pi as dn,
  pr as Wn,
  Qi as Jt,
  qa as G,
  qi as nn,
  qn as jn,
  qr as Jn,
  Ra as q,
  Ri as Vt,
  Rn as rr,
  Rr as Dn,
  ri as sn,
  ro as U,
  rt as yr,
  Sa as at,
  Si as Pt,
  St as xr,
  s as Qr,
  si as on,
  so as I,
  st as Tr,
  T as ti,
  Ti as Nt,
  Tr as Gn,
  ta as ut,
  tc as o,
  ti as bt,
  tt as Fr,
  U as H,
  Ui as Et,
  Un as nr,
  Ur as Vn,
  Us as d,
  Ut as fr,
  uc as i,
  ue as oi,
  ui as _t,
  ut as Er,
  V as W,
  Vi as Lt,
  Vn as vn,
  Vo as S,
  vc as n,
  ve as ci,
  vi as gt,
  vo as M,
  vt as hr,
  W as N,
  We as Ir,
  Wi as Zt,
  Wn as sr,
  w as Ur,
  wi as At,
  wt as Sr,
  Xi as Xt,
  Xn as kn,
  xa as ot,
  xi as yt,
  xt as Cr,
  Y as C,
  Yi as tn,
  Yn as Nn,
  Yr as Xn,
  Ys as s,
  ya as st,
  yi as ft,
  yt as vr,
  Ze as Nr,
  Zi as dt,
  Zr as xn,
  z as lt,
  za as K,
  ze as Wr,
  zi as It,
  zn as Tn,
  zr as Hn,
};
//# sourceMappingURL=Button-BnvK8yTV.js.map
