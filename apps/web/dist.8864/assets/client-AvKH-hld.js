import {
  Er as _,
  Lt as _e,
  vr as _n,
  di as _t,
  Yn as $e,
  pr as $t,
  Qr as Ae,
  zt as An,
  hr as At,
  $t as a,
  Gt as ae,
  ri as an,
  _n as at,
  Tt as Be,
  li as Bt,
  ei as b,
  Mt as be,
  wr as bn,
  dt as bt,
  Nt as Ce,
  xr as Cn,
  fn as Ct,
  Bn as c,
  In as ce,
  si as cn,
  ai as ct,
  Pr as De,
  yt as Dn,
  gr as Dt,
  Cn as d,
  Jn as de,
  tn as dn,
  bn as dt,
  Pn as Ee,
  yr as En,
  gn as Et,
  Et as ee,
  pt as en,
  Yr as et,
  Sn as Fe,
  jn as Ft,
  Cr as f,
  Jr as fe,
  tr as fn,
  br as ft,
  Vr as Ge,
  mt as Gt,
  En as g,
  Ln as ge,
  vn as gn,
  cr as gt,
  Ur as He,
  lr as Ht,
  Dt as h,
  Kr as he,
  ur as hn,
  cn as ht,
  Sr as Ie,
  jr as It,
  $r as i,
  Gr as ie,
  Zt as it,
  Wr as Je,
  nr as Jt,
  Qt as je,
  ht as jt,
  Vt as Ke,
  ni as Kt,
  Qn as ke,
  zr as kn,
  hn as kt,
  St as Le,
  jt as Lt,
  Br as l,
  Ir as le,
  sn as ln,
  an as lt,
  Rn as Me,
  ii as Mt,
  Dn as m,
  Kn as me,
  un as mn,
  ci as mt,
  Rr as Ne,
  in as Nt,
  Fr as ne,
  qr as nn,
  Zn as nt,
  Pt as Oe,
  zn as On,
  gt as Ot,
  An as o,
  Hn as oe,
  rn as on,
  _r as ot,
  Rt as Pe,
  ir as Pt,
  Ct as p,
  Jt as pe,
  ui as pn,
  bt as pt,
  Xt as Qe,
  pn as Qt,
  Wn as qe,
  nn as qt,
  Tn as Re,
  kn as Rt,
  $n as r,
  Ft as re,
  qt as rn,
  Zr as rt,
  Nr as Se,
  xn as Sn,
  er as St,
  At as s,
  Ht as se,
  rr as sn,
  _t as st,
  Ot as Te,
  yn as Tn,
  ft as Tt,
  Fn as te,
  qn as tn,
  Yt as tt,
  Ut as Ue,
  mn as Ut,
  Bt as u,
  It as ue,
  sr as un,
  ar as ut,
  Un as Ve,
  ln as Vt,
  Hr as v,
  Mn as ve,
  vt as vn,
  dn as vt,
  Vn as We,
  mr as Wt,
  On as we,
  xt as wn,
  fr as wt,
  Xn as Xe,
  on as Xt,
  ti as x,
  Nn as xe,
  wt as xn,
  en as xt,
  Wt as Ye,
  oi as Yt,
  Lr as y,
  Mr as ye,
  wn as yn,
  dr as yt,
  Xr as Ze,
  or as Zt,
  Tr as ze,
  kt as zt,
} from './Button-BnvK8yTV.js';
import { c as e, u as n, o as t } from './store-Dce9iz3t.js';
var S = n(e(), 1),
  jn = t(),
  Mn = S.createContext(void 0),
  Nn = (e) => {
    let t = S.useContext(Mn);
    if (e) return e;
    if (!t) throw Error(`No QueryClient set, use QueryClientProvider to set one`);
    return t;
  },
  Pn = ({ client: e, children: t }) => (
    S.useEffect(
      () => (
        e.mount(),
        () => {
          e.unmount();
        }
      ),
      [e],
    ),
    (0, jn.jsx)(Mn.Provider, { value: e, children: t })
  ),
  Fn = {
    setTimeout: (e, t) => setTimeout(e, t),
    clearTimeout: (e) => clearTimeout(e),
    setInterval: (e, t) => setInterval(e, t),
    clearInterval: (e) => clearInterval(e),
  },
  C = new (class {
    #e = Fn;
    setTimeoutProvider(e) {
      this.#e = e;
    }
    setTimeout(e, t) {
      return this.#e.setTimeout(e, t);
    }
    clearTimeout(e) {
      this.#e.clearTimeout(e);
    }
    setInterval(e, t) {
      return this.#e.setInterval(e, t);
    }
    clearInterval(e) {
      this.#e.clearInterval(e);
    }
  })();
function In(e) {
  setTimeout(e, 0);
}
var Ln = typeof window > `u` || `Deno` in globalThis;
function w() {}
function Rn(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function zn(e) {
  return typeof e == `number` && e >= 0 && e !== 1 / 0;
}
function Bn(e, t) {
  return Math.max(e + (t || 0) - Date.now(), 0);
}
function T(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function Vn(e, t) {
  let { type: n = `all`, exact: r, fetchStatus: i, predicate: a, queryKey: o, stale: s } = e;
  if (o) {
    if (r) {
      if (t.queryHash !== Un(o, t.options)) return !1;
    } else if (!E(t.queryKey, o)) return !1;
  }
  if (n !== `all`) {
    let e = t.isActive();
    if ((n === `active` && !e) || (n === `inactive` && e)) return !1;
  }
  return !((typeof s == `boolean` && t.isStale() !== s) || (i && i !== t.state.fetchStatus) || (a && !a(t)));
}
function Hn(e, t) {
  let { exact: n, status: r, predicate: i, mutationKey: a } = e;
  if (a) {
    if (!t.options.mutationKey) return !1;
    if (n) {
      if (Wn(t.options.mutationKey) !== Wn(a)) return !1;
    } else if (!E(t.options.mutationKey, a)) return !1;
  }
  return !((r && t.state.status !== r) || (i && !i(t)));
}
function Un(e, t) {
  return (t?.queryKeyHashFn || Wn)(e);
}
function Wn(e) {
  return JSON.stringify(e, (e, t) =>
    Yn(t)
      ? Object.keys(t)
          .sort()
          .reduce((e, n) => ((e[n] = t[n]), e), {})
      : t,
  );
}
function E(e, t) {
  if (e === t) return !0;
  if (typeof e != typeof t) return !1;
  if (e && t && typeof e == `object` && typeof t == `object`) {
    if (Array.isArray(e) && Array.isArray(t)) {
      if (t.length > e.length) return !1;
      for (let n = 0; n < t.length; n++) if (!E(e[n], t[n])) return !1;
      return !0;
    }
    let n = Object.keys(t);
    for (let r of n) if (!E(e[r], t[r])) return !1;
    return !0;
  }
  return !1;
}
var Gn = Object.prototype.hasOwnProperty;
function Kn(e, t, n = 0) {
  if (e === t) return e;
  if (n > 500) return t;
  let r = Jn(e) && Jn(t);
  if (!r && !(Yn(e) && Yn(t))) return t;
  let i = (r ? e : Object.keys(e)).length,
    a = r ? t : Object.keys(t),
    o = a.length,
    s = r ? Array(o) : {},
    c = 0;
  for (let l = 0; l < o; l++) {
    let o = r ? l : a[l],
      u = e[o],
      d = t[o];
    if (u === d) {
      (s[o] = u), (r ? l < i : Gn.call(e, o)) && c++;
      continue;
    }
    if (u === null || d === null || typeof u != `object` || typeof d != `object`) {
      s[o] = d;
      continue;
    }
    let f = Kn(u, d, n + 1);
    (s[o] = f), f === u && c++;
  }
  return i === o && c === i ? e : s;
}
function qn(e, t) {
  if (!t || Object.keys(e).length !== Object.keys(t).length) return !1;
  for (let n of Object.keys(e)) if (!Gn.call(t, n) || e[n] !== t[n]) return !1;
  return !0;
}
function Jn(e) {
  return Array.isArray(e) && e.length === Object.keys(e).length;
}
function Yn(e) {
  if (!Xn(e)) return !1;
  let t = Object.getPrototypeOf(e),
    n = t?.constructor;
  if (n === void 0) return !0;
  if (typeof n != `function`) return !1;
  let r = n.prototype;
  return !(!Xn(r) || !r.hasOwnProperty(`isPrototypeOf`) || t !== Object.prototype);
}
function Xn(e) {
  return Object.prototype.toString.call(e) === `[object Object]`;
}
function Zn(e) {
  return new Promise((t) => {
    C.setTimeout(t, e);
  });
}
function Qn(e, t, n) {
  return typeof n.structuralSharing == `function`
    ? n.structuralSharing(e, t)
    : n.structuralSharing === !1
      ? t
      : Kn(e, t);
}
function $n(e, t, n = 0) {
  let r = [...e, t];
  return n && r.length > n ? r.slice(-n) : r;
}
function er(e, t, n = 0) {
  let r = [t, ...e];
  return n && r.length > n ? r.slice(0, n) : r;
}
var tr = Symbol();
function nr(e, t) {
  return !e.queryFn && t?.initialPromise
    ? () => t.initialPromise
    : !e.queryFn || e.queryFn === tr
      ? () => Promise.reject(Error(`Missing queryFn: '${e.queryHash}'`))
      : e.queryFn;
}
function rr(e, t) {
  return typeof e == `function` ? e(...t) : !!e;
}
var ir = Symbol();
function ar(e, t, n, r) {
  let i = !1,
    a;
  return (
    Object.defineProperties(e, {
      [ir]: { value: r },
      signal: {
        enumerable: !0,
        get: () => (
          (a ??= t()), i || ((i = !0), a.aborted ? n() : a.addEventListener(`abort`, n, { once: !0 })), a
        ),
      },
    }),
    e
  );
}
var or = () => Ln,
  sr = () => or(),
  cr = class {
    constructor() {
      (this.listeners = new Set()), (this.subscribe = this.subscribe.bind(this));
    }
    subscribe(e) {
      return (
        this.listeners.add(e),
        this.onSubscribe(),
        () => {
          this.listeners.delete(e), this.onUnsubscribe();
        }
      );
    }
    hasListeners() {
      return this.listeners.size > 0;
    }
    onSubscribe() {}
    onUnsubscribe() {}
  },
  lr = new (class extends cr {
    #e;
    #t;
    #n;
    constructor() {
      super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e();
            return (
              window.addEventListener(`visibilitychange`, t, !1),
              () => {
                window.removeEventListener(`visibilitychange`, t);
              }
            );
          }
        });
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n);
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0));
    }
    setEventListener(e) {
      (this.#n = e),
        this.#t?.(),
        (this.#t = e((e) => {
          typeof e == `boolean` ? this.setFocused(e) : this.onFocus();
        }));
    }
    setFocused(e) {
      this.#e !== e && ((this.#e = e), this.onFocus());
    }
    onFocus() {
      let e = this.isFocused();
      this.listeners.forEach((t) => {
        t(e);
      });
    }
    isFocused() {
      return typeof this.#e == `boolean` ? this.#e : globalThis.document?.visibilityState !== `hidden`;
    }
  })(),
  ur = In;
function dr() {
  let e = [],
    t = 0,
    n = (e) => {
      e();
    },
    r = (e) => {
      e();
    },
    i = ur,
    a = (r) => {
      t
        ? e.push(r)
        : i(() => {
            n(r);
          });
    },
    o = () => {
      let t = e;
      (e = []),
        t.length &&
          i(() => {
            r(() => {
              t.forEach((e) => {
                n(e);
              });
            });
          });
    };
  return {
    batch: (e) => {
      let n;
      t++;
      try {
        n = e();
      } finally {
        t--, t || o();
      }
      return n;
    },
    batchCalls:
      (e) =>
      (...t) => {
        a(() => {
          e(...t);
        });
      },
    schedule: a,
    setNotifyFunction: (e) => {
      n = e;
    },
    setBatchNotifyFunction: (e) => {
      r = e;
    },
    setScheduler: (e) => {
      i = e;
    },
  };
}
var fr = dr(),
  pr = new (class extends cr {
    #e = !0;
    #t;
    #n;
    constructor() {
      super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e(!0),
              n = () => e(!1);
            return (
              window.addEventListener(`online`, t, !1),
              window.addEventListener(`offline`, n, !1),
              () => {
                window.removeEventListener(`online`, t), window.removeEventListener(`offline`, n);
              }
            );
          }
        });
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n);
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0));
    }
    setEventListener(e) {
      (this.#n = e), this.#t?.(), (this.#t = e(this.setOnline.bind(this)));
    }
    setOnline(e) {
      this.#e !== e &&
        ((this.#e = e),
        this.listeners.forEach((t) => {
          t(e);
        }));
    }
    isOnline() {
      return this.#e;
    }
  })();
function mr(e) {
  return Math.min(1e3 * 2 ** e, 3e4);
}
function hr(e) {
  return (e ?? `online`) !== `online` || pr.isOnline();
}
var gr = class extends Error {
  constructor(e) {
    super(`CancelledError`), (this.revert = e?.revert), (this.silent = e?.silent);
  }
};
function _r(e) {
  let t = !1,
    n = 0,
    r,
    i = `pending`,
    a,
    o,
    s = new Promise((e, t) => {
      (a = e), (o = t);
    });
  s.catch(w);
  let c = () => i !== `pending`,
    l = (t) => {
      if (!c()) {
        let n = new gr(t);
        h(n), e.onCancel?.(n);
      }
    },
    u = () => {
      t = !0;
    },
    d = () => {
      t = !1;
    },
    f = () => lr.isFocused() && (e.networkMode === `always` || pr.isOnline()) && e.canRun(),
    p = () => hr(e.networkMode) && e.canRun(),
    m = (e) => {
      c() || (r?.(), (i = `resolved`), a(e));
    },
    h = (e) => {
      c() || (r?.(), (i = `rejected`), o(e));
    },
    g = (t) =>
      new Promise((n) => {
        (r = (e) => {
          (c() || t()) && n(e);
        }),
          e.onPause?.();
      }).then(() => {
        (r = void 0), c() || e.onContinue?.();
      }),
    _ = () => {
      if (c()) return;
      let r,
        i = n === 0 ? e.initialPromise : void 0;
      try {
        r = i ?? e.fn();
      } catch (e) {
        r = Promise.reject(e);
      }
      Promise.resolve(r)
        .then(m)
        .catch((r) => {
          if (c()) return;
          let i = e.retry ?? (sr() ? 0 : 3),
            a = e.retryDelay ?? mr,
            o = typeof a == `function` ? a(n, r) : a,
            s = i === !0 || (typeof i == `number` && n < i) || (typeof i == `function` && i(n, r));
          t || !s
            ? h(r)
            : (n++,
              e.onFail?.(n, r),
              Zn(o)
                .then(() => (c() || f() ? void 0 : g(f)))
                .then(() => {
                  t ? h(r) : _();
                }));
        });
    };
  return {
    promise: s,
    status: () => i,
    cancel: l,
    continue: () => (r?.(), s),
    cancelRetry: u,
    continueRetry: d,
    canStart: p,
    start: () => (p() ? _() : g(p).then(_), s),
  };
}
function vr(e) {
  return {
    onFetch: (t, n) => {
      let r = t.options,
        i = t.fetchOptions?.meta?.fetchMore?.direction,
        a = t.state.data?.pages || [],
        o = t.state.data?.pageParams || [],
        s = { pages: [], pageParams: [] },
        c = 0,
        l = async () => {
          let n = !1,
            l = t,
            u = (e) => {
              ar(
                e,
                () => t.signal,
                () => (n = !0),
                l[ir],
              );
            },
            d = nr(t.options, t.fetchOptions),
            f = async (e, r, i) => {
              if (n) return Promise.reject(t.signal.reason);
              if (r == null && e.pages.length) return Promise.resolve(e);
              let a = (() => {
                  let e = {
                    client: t.client,
                    queryKey: t.queryKey,
                    pageParam: r,
                    direction: i ? `backward` : `forward`,
                    meta: t.options.meta,
                  };
                  return u(e), e;
                })(),
                o = await d(a),
                { maxPages: s } = t.options,
                c = i ? er : $n;
              return { pages: c(e.pages, o, s), pageParams: c(e.pageParams, r, s) };
            };
          if (i && a.length) {
            let e = i === `backward`,
              t = e ? br : yr,
              n = { pages: a, pageParams: o };
            s = await f(n, t(r, n), e);
          } else {
            let t = e ?? a.length;
            do {
              let e = c === 0 ? (o[0] === void 0 ? r.initialPageParam : o[0]) : yr(r, s);
              if (c > 0 && e == null) break;
              (s = await f(s, e)), c++;
            } while (c < t);
          }
          return s;
        };
      t.fetchFn = t.options.persister
        ? () =>
            t.options.persister?.(
              l,
              { client: t.client, queryKey: t.queryKey, meta: t.options.meta, signal: t.signal },
              n,
            )
        : l;
    },
  };
}
function yr(e, { pages: t, pageParams: n }) {
  let r = t.length - 1;
  return t.length > 0 ? e.getNextPageParam(t[r], t, n[r], n) : void 0;
}
function br(e, { pages: t, pageParams: n }) {
  return t.length > 0 ? e.getPreviousPageParam?.(t[0], t, n[0], n) : void 0;
}
var xr = class {
    #e;
    destroy() {
      this.clearGcTimeout();
    }
    scheduleGc() {
      this.clearGcTimeout(),
        zn(this.gcTime) &&
          (this.#e = C.setTimeout(() => {
            this.optionalRemove();
          }, this.gcTime));
    }
    updateGcTime(e) {
      this.gcTime = Math.max(this.gcTime || 0, e ?? (sr() ? 1 / 0 : 3e5));
    }
    clearGcTimeout() {
      this.#e !== void 0 && (C.clearTimeout(this.#e), (this.#e = void 0));
    }
  },
  Sr = class extends xr {
    #e;
    #t;
    #n;
    #r;
    #i;
    #a;
    #o;
    #s;
    #c;
    constructor(e) {
      super(),
        (this.#c = !1),
        (this.#s = e.defaultOptions),
        this.setOptions(e.options),
        (this.observers = []),
        (this.#i = e.client),
        (this.#r = this.#i.getQueryCache()),
        (this.queryKey = e.queryKey),
        (this.queryHash = e.queryHash),
        (this.#t = Tr(this.options)),
        (this.state = e.state ?? this.#t),
        this.scheduleGc();
    }
    get meta() {
      return this.options.meta;
    }
    get queryType() {
      return this.#e;
    }
    get promise() {
      return this.#a?.promise;
    }
    setOptions(e) {
      if (
        ((this.options = { ...this.#s, ...e }),
        e?._type && (this.#e = e._type),
        this.updateGcTime(this.options.gcTime),
        this.state && this.state.data === void 0)
      ) {
        let e = Tr(this.options);
        e.data !== void 0 && (this.setState(wr(e.data, e.dataUpdatedAt)), (this.#t = e));
      }
    }
    optionalRemove() {
      !this.observers.length && this.state.fetchStatus === `idle` && this.#r.remove(this);
    }
    setData(e, t) {
      let n = Qn(this.state.data, e, this.options);
      return this.#l({ data: n, type: `success`, dataUpdatedAt: t?.updatedAt, manual: t?.manual }), n;
    }
    setState(e) {
      this.#l({ type: `setState`, state: e });
    }
    cancel(e) {
      let t = this.#a?.promise;
      return this.#a?.cancel(e), t ? t.then(w).catch(w) : Promise.resolve();
    }
    destroy() {
      super.destroy(), this.cancel({ silent: !0 });
    }
    get resetState() {
      return this.#t;
    }
    reset() {
      this.destroy(), this.setState(this.resetState);
    }
    isActive() {
      return this.observers.some((e) => T(e.options.enabled, this) !== !1);
    }
    isDisabled() {
      return this.getObserversCount() > 0
        ? !this.isActive()
        : this.options.queryFn === tr || !this.isFetched();
    }
    isFetched() {
      return this.state.dataUpdateCount + this.state.errorUpdateCount > 0;
    }
    isStatic() {
      return (
        this.state.data !== void 0 &&
        this.getObserversCount() > 0 &&
        this.observers.some((e) => T(e.options.staleTime, this) === `static`)
      );
    }
    isStale() {
      return this.getObserversCount() > 0
        ? this.observers.some((e) => e.getCurrentResult().isStale)
        : this.state.data === void 0 || this.state.isInvalidated;
    }
    isStaleByTime(e = 0) {
      return this.state.data === void 0
        ? !0
        : e === `static`
          ? !1
          : this.state.isInvalidated
            ? !0
            : !Bn(this.state.dataUpdatedAt, e);
    }
    onFocus() {
      this.observers.find((e) => e.shouldFetchOnWindowFocus())?.refetch({ cancelRefetch: !1 }),
        this.#a?.continue();
    }
    onOnline() {
      this.observers.find((e) => e.shouldFetchOnReconnect())?.refetch({ cancelRefetch: !1 }),
        this.#a?.continue();
    }
    addObserver(e) {
      this.observers.includes(e) ||
        (this.observers.push(e),
        this.clearGcTimeout(),
        this.#r.notify({ type: `observerAdded`, query: this, observer: e }));
    }
    removeObserver(e) {
      let t = this.observers.indexOf(e);
      t !== -1 &&
        (this.observers.splice(t, 1),
        this.observers.length ||
          (this.#a &&
            (this.#c || (this.state.fetchStatus === `paused` && this.state.status === `pending`)
              ? this.#a.cancel({ revert: !0 })
              : this.#a.cancelRetry()),
          this.scheduleGc()),
        this.#r.notify({ type: `observerRemoved`, query: this, observer: e }));
    }
    getObserversCount() {
      return this.observers.length;
    }
    invalidate() {
      this.state.isInvalidated || this.#l({ type: `invalidate` });
    }
    async fetch(e, t) {
      if (this.state.fetchStatus !== `idle` && this.#a?.status() !== `rejected`) {
        if (this.state.data !== void 0 && t?.cancelRefetch) this.cancel({ silent: !0 });
        else if (this.#a && this.#o) return this.#a.continueRetry(), this.#o;
      }
      if ((e && this.setOptions(e), !this.options.queryFn)) {
        let e = this.observers.find((e) => e.options.queryFn);
        e && this.setOptions(e.options);
      }
      let n = new AbortController(),
        r = (e) => {
          Object.defineProperties(e, {
            [ir]: { value: n.signal, enumerable: !0 },
            signal: { enumerable: !0, get: () => ((this.#c = !0), n.signal) },
          });
        },
        i = () => {
          let e = nr(this.options, t),
            n = (() => {
              let e = { client: this.#i, queryKey: this.queryKey, meta: this.meta };
              return r(e), e;
            })();
          return (this.#c = !1), this.options.persister ? this.options.persister(e, n, this) : e(n);
        },
        a = (() => {
          let e = {
            fetchOptions: t,
            options: this.options,
            queryKey: this.queryKey,
            client: this.#i,
            state: this.state,
            fetchFn: i,
          };
          return r(e), e;
        })();
      (this.#e === `infinite` ? vr(this.options.pages) : this.options.behavior)?.onFetch(a, this),
        (this.#n = this.state),
        (this.state.fetchStatus === `idle` || this.state.fetchMeta !== a.fetchOptions?.meta) &&
          this.#l({ type: `fetch`, meta: a.fetchOptions?.meta });
      let o = (this.#a = _r({
          initialPromise: t?.initialPromise,
          fn: a.fetchFn,
          onCancel: (e) => {
            e instanceof gr && e.revert && this.setState({ ...this.#n, fetchStatus: `idle` }), n.abort();
          },
          onFail: (e, t) => {
            this.#l({ type: `failed`, failureCount: e, error: t });
          },
          onPause: () => {
            this.#l({ type: `pause` });
          },
          onContinue: () => {
            this.#l({ type: `continue` });
          },
          retry: a.options.retry,
          retryDelay: a.options.retryDelay,
          networkMode: a.options.networkMode,
          canRun: () => !0,
        })),
        s = (async () => {
          try {
            let e = await o.promise;
            if (e === void 0) throw Error(`${this.queryHash} data is undefined`);
            return (
              this.setData(e),
              this.#r.config.onSuccess?.(e, this),
              this.#r.config.onSettled?.(e, this.state.error, this),
              e
            );
          } catch (e) {
            if (e instanceof gr) {
              if (e.silent) {
                if (this.#a !== o && this.#o) return this.#o;
                throw e;
              }
              if (e.revert) {
                if (this.state.data === void 0) throw e;
                return this.state.data;
              }
            }
            throw (
              (this.#l({ type: `error`, error: e }),
              this.#r.config.onError?.(e, this),
              this.#r.config.onSettled?.(this.state.data, e, this),
              e)
            );
          } finally {
            this.#a === o && ((this.#a = void 0), (this.#o = void 0)), this.scheduleGc();
          }
        })();
      return (this.#o = s), o.start(), s;
    }
    #l(e) {
      let t = (t) => {
        switch (e.type) {
          case `failed`:
            return { ...t, fetchFailureCount: e.failureCount, fetchFailureReason: e.error };
          case `pause`:
            return { ...t, fetchStatus: `paused` };
          case `continue`:
            return { ...t, fetchStatus: `fetching` };
          case `fetch`:
            return { ...t, ...Cr(t.data, this.options), fetchMeta: e.meta ?? null };
          case `success`: {
            let n = {
              ...t,
              ...wr(e.data, e.dataUpdatedAt),
              dataUpdateCount: t.dataUpdateCount + 1,
              ...(!e.manual && { fetchStatus: `idle`, fetchFailureCount: 0, fetchFailureReason: null }),
            };
            return (this.#n = e.manual ? n : void 0), n;
          }
          case `error`: {
            let n = e.error;
            return {
              ...t,
              error: n,
              errorUpdateCount: t.errorUpdateCount + 1,
              errorUpdatedAt: Date.now(),
              fetchFailureCount: t.fetchFailureCount + 1,
              fetchFailureReason: n,
              fetchStatus: `idle`,
              status: `error`,
              isInvalidated: !0,
            };
          }
          case `invalidate`:
            return { ...t, isInvalidated: !0 };
          case `setState`:
            return { ...t, ...e.state };
        }
      };
      (this.state = t(this.state)),
        fr.batch(() => {
          this.observers.slice().forEach((e) => {
            e.onQueryUpdate();
          }),
            this.#r.notify({ query: this, type: `updated`, action: e });
        });
    }
  };
function Cr(e, t) {
  return {
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchStatus: hr(t.networkMode) ? `fetching` : `paused`,
    ...(e === void 0 && { error: null, status: `pending` }),
  };
}
function wr(e, t) {
  return { data: e, dataUpdatedAt: t ?? Date.now(), error: null, isInvalidated: !1, status: `success` };
}
function Tr(e) {
  let t = typeof e.initialData == `function` ? e.initialData() : e.initialData,
    n = t !== void 0,
    r = n
      ? typeof e.initialDataUpdatedAt == `function`
        ? e.initialDataUpdatedAt()
        : e.initialDataUpdatedAt
      : 0;
  return {
    data: t,
    dataUpdateCount: 0,
    dataUpdatedAt: n ? (r ?? Date.now()) : 0,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: !1,
    status: n ? `success` : `pending`,
    fetchStatus: `idle`,
  };
}
var Er = class extends cr {
  #e;
  #t = void 0;
  #n = void 0;
  #r = void 0;
  #i;
  #a;
  #o;
  #s;
  #c;
  #l;
  #u;
  #d;
  #f;
  #p = new Set();
  constructor(e, t) {
    super(), (this.options = t), (this.#e = e), (this.#o = null), this.bindMethods(), this.setOptions(t);
  }
  bindMethods() {
    this.refetch = this.refetch.bind(this);
  }
  onSubscribe() {
    this.listeners.size === 1 &&
      (this.#t.addObserver(this), Or(this.#t, this.options) ? this.#m() : this.updateResult(), this.#y());
  }
  onUnsubscribe() {
    this.hasListeners() || this.destroy();
  }
  shouldFetchOnReconnect() {
    return kr(this.#t, this.options, this.options.refetchOnReconnect);
  }
  shouldFetchOnWindowFocus() {
    return kr(this.#t, this.options, this.options.refetchOnWindowFocus);
  }
  destroy() {
    (this.listeners = new Set()), this.#b(), this.#x(), this.#t.removeObserver(this);
  }
  setOptions(e) {
    let t = this.options,
      n = this.#t;
    if (
      ((this.options = this.#e.defaultQueryOptions(e)),
      this.options.enabled !== void 0 &&
        typeof this.options.enabled != `boolean` &&
        typeof this.options.enabled != `function` &&
        typeof T(this.options.enabled, this.#t) != `boolean`)
    )
      throw Error(`Expected enabled to be a boolean or a callback that returns a boolean`);
    this.#S(),
      this.#t.setOptions(this.options),
      t._defaulted &&
        !qn(this.options, t) &&
        this.#e.getQueryCache().notify({ type: `observerOptionsUpdated`, query: this.#t, observer: this });
    let r = this.hasListeners();
    r && Ar(this.#t, n, this.options, t) && this.#m(),
      this.updateResult(),
      r &&
        (this.#t !== n ||
          T(this.options.enabled, this.#t) !== T(t.enabled, this.#t) ||
          T(this.options.staleTime, this.#t) !== T(t.staleTime, this.#t)) &&
        this.#g();
    let i = this.#_();
    r &&
      (this.#t !== n || T(this.options.enabled, this.#t) !== T(t.enabled, this.#t) || i !== this.#f) &&
      this.#v(i);
  }
  getOptimisticResult(e) {
    let t = this.#e.getQueryCache().build(this.#e, e),
      n = this.createResult(t, e);
    return (
      qn(this.getCurrentResult(), n) || ((this.#r = n), (this.#a = this.options), (this.#i = this.#t.state)),
      n
    );
  }
  getCurrentResult() {
    return this.#r;
  }
  trackResult(e, t) {
    return new Proxy(e, { get: (e, n) => (this.trackProp(n), t?.(n), Reflect.get(e, n)) });
  }
  trackProp(e) {
    this.#p.add(e);
  }
  getCurrentQuery() {
    return this.#t;
  }
  refetch({ ...e } = {}) {
    return this.fetch({ ...e });
  }
  fetchOptimistic(e) {
    let t = this.#e.defaultQueryOptions(e),
      n = this.#e.getQueryCache().build(this.#e, t),
      r = () => {},
      i,
      a = new Promise((e) => {
        (i = e),
          (r = this.#e.getQueryCache().subscribe((i) => {
            i.type === `updated` &&
              i.query.queryHash === n.queryHash &&
              n.state.data !== void 0 &&
              (r(), e(this.createResult(n, t)));
          }));
      });
    return Promise.race([
      n
        .fetch(t)
        .then(() => {
          let e = this.createResult(n, t);
          return i?.(e), e;
        })
        .finally(() => {
          r();
        }),
      a,
    ]);
  }
  fetch(e) {
    return this.#m({ ...e, cancelRefetch: e.cancelRefetch ?? !0 }).then(() => (this.updateResult(), this.#r));
  }
  #m(e) {
    this.#S();
    let t = this.#t.fetch(this.options, e);
    return e?.throwOnError || (t = t.catch(w)), t;
  }
  #h(e) {
    return !sr() && T(this.options.enabled, this.#t) !== !1 && zn(e);
  }
  #g() {
    this.#b();
    let e = T(this.options.staleTime, this.#t);
    if (this.#r.isStale || !this.#h(e)) return;
    let t = Bn(this.#r.dataUpdatedAt, e) + 1;
    this.#u = C.setTimeout(() => {
      this.#r.isStale || this.updateResult();
    }, t);
  }
  #_() {
    return T(this.options.refetchInterval, this.#t) ?? !1;
  }
  #v(e) {
    this.#x(),
      (this.#f = e),
      this.#f !== 0 &&
        this.#h(this.#f) &&
        (this.#d = C.setInterval(() => {
          (this.options.refetchIntervalInBackground || lr.isFocused()) && this.#m();
        }, this.#f));
  }
  #y() {
    this.#g(), this.#v(this.#_());
  }
  #b() {
    this.#u !== void 0 && (C.clearTimeout(this.#u), (this.#u = void 0));
  }
  #x() {
    this.#d !== void 0 && (C.clearInterval(this.#d), (this.#d = void 0));
  }
  createResult(e, t) {
    let n = this.#t,
      r = this.options,
      i = this.#r,
      a = this.#i,
      o = this.#a,
      s = e === n ? this.#n : e.state,
      { state: c } = e,
      l = { ...c },
      u = !1,
      d;
    if (t._optimisticResults) {
      let i = this.hasListeners(),
        a = !i && Or(e, t),
        o = i && Ar(e, n, t, r);
      (a || o) && (l = { ...l, ...Cr(c.data, e.options) }),
        t._optimisticResults === `isRestoring` && (l.fetchStatus = `idle`);
    }
    let { error: f, errorUpdatedAt: p, status: m } = l;
    d = l.data;
    let h = !1;
    if (t.placeholderData !== void 0 && d === void 0 && m === `pending`) {
      let e;
      i?.isPlaceholderData && t.placeholderData === o?.placeholderData
        ? ((e = i.data), (h = !0))
        : (e =
            typeof t.placeholderData == `function`
              ? t.placeholderData(this.#l?.state.data, this.#l)
              : t.placeholderData),
        e !== void 0 && ((m = `success`), (d = Qn(i?.data, e, t)), (u = !0));
    }
    if (t.select && d !== void 0 && !h) {
      if (i && d === a?.data && t.select === this.#s) d = this.#c;
      else
        try {
          (this.#s = t.select), (d = t.select(d)), (d = Qn(i?.data, d, t)), (this.#c = d), (this.#o = null);
        } catch (e) {
          this.#o = e;
        }
    } else d === void 0 && (this.#o = null);
    this.#o &&
      ((f = this.#o),
      (d = this.#c),
      (p = i?.error === f ? i.errorUpdatedAt : Date.now()),
      (m = `error`),
      (u = !1));
    let g = l.fetchStatus === `fetching`,
      _ = m === `pending`,
      ee = m === `error`,
      te = _ && g,
      ne = d !== void 0;
    return {
      status: m,
      fetchStatus: l.fetchStatus,
      isPending: _,
      isSuccess: m === `success`,
      isError: ee,
      isInitialLoading: te,
      isLoading: te,
      data: d,
      dataUpdatedAt: l.dataUpdatedAt,
      error: f,
      errorUpdatedAt: p,
      failureCount: l.fetchFailureCount,
      failureReason: l.fetchFailureReason,
      errorUpdateCount: l.errorUpdateCount,
      isFetched: e.isFetched(),
      isFetchedAfterMount: l.dataUpdateCount > s.dataUpdateCount || l.errorUpdateCount > s.errorUpdateCount,
      isFetching: g,
      isRefetching: g && !_,
      isLoadingError: ee && !ne,
      isPaused: l.fetchStatus === `paused`,
      isPlaceholderData: u,
      isRefetchError: ee && ne,
      isStale: jr(e, t),
      refetch: this.refetch,
      isEnabled: T(t.enabled, e) !== !1,
    };
  }
  updateResult() {
    let e = this.#r,
      t = this.createResult(this.#t, this.options);
    if (
      ((this.#i = this.#t.state),
      (this.#a = this.options),
      this.#i.data !== void 0 && (this.#l = this.#t),
      qn(t, e))
    )
      return;
    this.#r = t;
    let n = (() => {
      if (!e) return !0;
      let { notifyOnChangeProps: t } = this.options,
        n = typeof t == `function` ? t() : t;
      if (n === `all` || (!n && !this.#p.size) || (this.options.throwOnError && this.#r.error !== e.error))
        return !0;
      for (let t of n ?? this.#p) if (this.#r[t] !== e[t]) return !0;
      return !1;
    })();
    fr.batch(() => {
      n &&
        this.listeners.forEach((e) => {
          e(this.#r);
        }),
        this.#e.getQueryCache().notify({ query: this.#t, type: `observerResultsUpdated` });
    });
  }
  #S() {
    let e = this.#e.getQueryCache().build(this.#e, this.options);
    if (e === this.#t) return;
    let t = this.#t;
    (this.#t = e), (this.#n = e.state), this.hasListeners() && (t?.removeObserver(this), e.addObserver(this));
  }
  onQueryUpdate() {
    this.updateResult(), this.hasListeners() && this.#y();
  }
};
function Dr(e, t) {
  return (
    T(t.enabled, e) !== !1 &&
    e.state.data === void 0 &&
    (e.state.status !== `error` || T(t.retryOnMount, e) !== !1)
  );
}
function Or(e, t) {
  return Dr(e, t) || (e.state.data !== void 0 && kr(e, t, t.refetchOnMount));
}
function kr(e, t, n) {
  if (T(t.enabled, e) !== !1 && T(t.staleTime, e) !== `static`) {
    let r = T(n, e);
    return r === `always` || (r !== !1 && jr(e, t));
  }
  return !1;
}
function Ar(e, t, n, r) {
  return (e !== t || T(r.enabled, e) === !1) && (!n.suspense || e.state.status !== `error`) && jr(e, n);
}
function jr(e, t) {
  return T(t.enabled, e) !== !1 && e.isStaleByTime(T(t.staleTime, e));
}
var Mr = S.createContext(!1),
  Nr = () => S.useContext(Mr);
Mr.Provider;
function Pr() {
  let e = !1;
  return {
    clearReset: () => {
      e = !1;
    },
    reset: () => {
      e = !0;
    },
    isReset: () => e,
  };
}
var Fr = S.createContext(Pr()),
  Ir = () => S.useContext(Fr),
  Lr = (e, t, n) => {
    let r =
      n?.state.status === `error` && typeof e.throwOnError == `function`
        ? rr(e.throwOnError, [n.state.error, n])
        : e.throwOnError;
    (e.suspense || r) && (t.isReset() || (e.retryOnMount = !1));
  },
  Rr = (e) => {
    S.useEffect(() => {
      e.clearReset();
    }, [e]);
  },
  zr = ({ result: e, errorResetBoundary: t, throwOnError: n, query: r, suspense: i }) =>
    e.isError && !t.isReset() && !e.isFetching && r && ((i && e.data === void 0) || rr(n, [e.error, r])),
  Br = (e) => {
    if (e.suspense) {
      let t = 1e3,
        n = (e) => (e === `static` ? e : Math.max(e ?? t, t)),
        r = e.staleTime;
      (e.staleTime = typeof r == `function` ? (...e) => n(r(...e)) : n(r)),
        typeof e.gcTime == `number` && (e.gcTime = Math.max(e.gcTime, t));
    }
  },
  Vr = (e, t) => e?.suspense && t.isPending,
  Hr = (e, t, n) =>
    t.fetchOptimistic(e).catch(() => {
      n.clearReset();
    });
function Ur(e, t, n) {
  let r = Nr(),
    i = Ir(),
    a = Nn(n),
    o = a.defaultQueryOptions(e),
    s = a.getQueryCache().get(o.queryHash),
    c = e.subscribed !== !1;
  (o._optimisticResults = r ? `isRestoring` : c ? `optimistic` : void 0), Br(o), Lr(o, i, s), Rr(i);
  let [l] = S.useState(() => new t(a, o)),
    u = l.getOptimisticResult(o);
  S.useEffect(() => {
    l.setOptions(o);
  }, [o, l]);
  let d = !r && c;
  if (
    (S.useSyncExternalStore(
      S.useCallback(
        (e) => {
          let t = d ? l.subscribe(fr.batchCalls(e)) : w;
          return l.updateResult(), t;
        },
        [l, d],
      ),
      () => l.getCurrentResult(),
      () => l.getCurrentResult(),
    ),
    Vr(o, u))
  )
    throw Hr(o, l, i);
  if (zr({ result: u, errorResetBoundary: i, throwOnError: o.throwOnError, query: s, suspense: o.suspense }))
    throw u.error;
  return o.notifyOnChangeProps ? u : l.trackResult(u);
}
function Wr(e, t) {
  return Ur(e, Er, t);
}
function Gr(e) {
  return e;
}
var Kr = class extends Error {
    constructor() {
      super(`Cannot parse a reference cycle that closes through a transform`), (this.name = `ZodCyclicError`);
    }
  },
  qr = `~memo`,
  Jr = [];
function Yr(e) {
  return typeof e == `object` && !!e;
}
function Xr(e) {
  return e.map((e) => (e.path ? { ...e, path: e.path.slice() } : { ...e }));
}
var Zr = new WeakMap(),
  D = 0,
  Qr = 1,
  O = 2;
function $r(e, t, n) {
  let r = Zr.get(e);
  if (r !== void 0) return r ? O : D;
  if (t.has(e)) return O;
  t.add(e);
  let i = D,
    a = (e) => {
      if (i !== O && e?._zod) {
        let r = $r(e, t, n);
        r > i && (i = r);
      }
    },
    o = (e, r) => {
      let i = D;
      for (let a of Reflect.ownKeys(e)) {
        let o = Object.getOwnPropertyDescriptor(e, a);
        if (r && !o.enumerable) continue;
        let s = o.get ? Qr : o.value?._zod ? $r(o.value, t, n) : D;
        s > i && (i = s);
      }
      return i;
    },
    s = (e) => {
      e > i && (i = e);
    },
    c = e._zod.def;
  switch (c.type) {
    case `object`: {
      let e = cn(c);
      s(e ? o(e, !0) : Qr), a(c.catchall);
      break;
    }
    case `array`:
      a(c.element);
      break;
    case `tuple`:
      for (let e of c.items) a(e);
      a(c.rest);
      break;
    case `record`:
    case `map`:
      a(c.keyType), a(c.valueType);
      break;
    case `set`:
      a(c.valueType);
      break;
    case `union`:
      for (let e of c.options) a(e);
      break;
    case `intersection`:
      a(c.left), a(c.right);
      break;
    case `optional`:
    case `nullable`:
    case `default`:
    case `prefault`:
    case `catch`:
    case `readonly`:
    case `nonoptional`:
    case `promise`:
    case `success`:
      a(c.innerType);
      break;
    case `pipe`:
      a(c.in), a(c.out);
      break;
    case `function`:
      a(c.input), a(c.output);
      break;
    case `lazy`: {
      let r = c._cachedInner ?? (n ? e._zod.innerType : void 0);
      s(r ? $r(r, t, !1) : Qr);
      break;
    }
    case `template_literal`:
    case `string`:
    case `number`:
    case `int`:
    case `boolean`:
    case `bigint`:
    case `symbol`:
    case `undefined`:
    case `null`:
    case `void`:
    case `never`:
    case `any`:
    case `unknown`:
    case `date`:
    case `nan`:
    case `enum`:
    case `literal`:
    case `file`:
    case `transform`:
    case `custom`:
      break;
    default:
      for (let e in c) {
        let t = Object.getOwnPropertyDescriptor(c, e);
        if (!t || t.get) continue;
        let n = t.value;
        if (n && typeof n == `object`) {
          if (n._zod) a(n);
          else if (Array.isArray(n)) for (let e of n) a(e);
        }
      }
  }
  return t.delete(e), ei(e, i);
}
function ei(e, t) {
  return t !== Qr && Zr.set(e, t === O), t;
}
function ti(e, t) {
  let n = e.buckets.get(t);
  return n || ((n = new WeakMap()), e.buckets.set(t, n)), n;
}
var ni,
  ri = [],
  ii = {
    alloc(e, t, n) {
      let r = ni;
      if (!r) return n;
      ni = void 0;
      let i = { value: n, issues: null };
      return r.set(t.value, i), ri.push(i), n;
    },
    guard(e) {
      var t;
      (t = e._zod).deferred ?? (t.deferred = []),
        e._zod.deferred.push(() => {
          let t = e._zod.parse,
            n = (e, n) => {
              if (n.direction !== `backward` && oi(n, e.value)) throw new Kr();
              return t(e, n);
            };
          (e._zod.parse = n), e._zod.run === t && (e._zod.run = n);
        });
    },
    attach(e) {
      var t;
      let n,
        r = !1,
        i,
        a;
      (t = e._zod).deferred ?? (t.deferred = []),
        e._zod.deferred.push(() => {
          let t = e._zod.parse,
            o = (s, c) => {
              if (n === void 0) {
                let i = $r(e, new Set(), !1);
                if (i === D) return (e._zod.parse = t), e._zod.run === o && (e._zod.run = t), t(s, c);
                i === O || r ? (n = !0) : (r = !0);
              }
              let l = s.value;
              if (!Yr(l)) return t(s, c);
              let u = c[qr];
              u || ((u = { buckets: new WeakMap(), backEdges: void 0 }), (c[qr] = u));
              let d;
              i === c ? (d = a) : ((d = ti(u, e)), (i = c), (a = d));
              let f = d.get(l);
              if (f)
                return (
                  (s.value = f.value),
                  f.issues
                    ? f.issues.length && s.issues.push(...Xr(f.issues))
                    : ((s.memo = !0), u.backEdges ?? (u.backEdges = new WeakSet()), u.backEdges.add(f.value)),
                  s
                );
              ni = d;
              let p = ri.length,
                m = t(s, c);
              ni = void 0;
              let h = ri.length > p ? ri.pop() : void 0;
              return m instanceof Promise
                ? m.then((e) => (h && (h.issues = e.issues.length ? Xr(e.issues) : Jr), e))
                : (h && (h.issues = m.issues.length ? Xr(m.issues) : Jr), m);
            };
          (e._zod.parse = o), e._zod.run === t && (e._zod.run = o);
        });
    },
  };
function ai() {
  return ii;
}
function oi(e, t) {
  let n = e[qr]?.backEdges;
  return n !== void 0 && Yr(t) && n.has(t);
}
var si = () => {
  let e = {
    string: { unit: `characters`, verb: `to have` },
    file: { unit: `bytes`, verb: `to have` },
    array: { unit: `items`, verb: `to have` },
    set: { unit: `items`, verb: `to have` },
    map: { unit: `entries`, verb: `to have` },
  };
  function t(t) {
    return e[t] ?? null;
  }
  let n = {
      regex: `input`,
      email: `email address`,
      url: `URL`,
      emoji: `emoji`,
      uuid: `UUID`,
      uuidv4: `UUIDv4`,
      uuidv6: `UUIDv6`,
      nanoid: `nanoid`,
      guid: `GUID`,
      cuid: `cuid`,
      cuid2: `cuid2`,
      ulid: `ULID`,
      xid: `XID`,
      ksuid: `KSUID`,
      datetime: `ISO datetime`,
      date: `ISO date`,
      time: `ISO time`,
      duration: `ISO duration`,
      ipv4: `IPv4 address`,
      ipv6: `IPv6 address`,
      mac: `MAC address`,
      cidrv4: `IPv4 range`,
      cidrv6: `IPv6 range`,
      base64: `base64-encoded string`,
      base64url: `base64url-encoded string`,
      json_string: `JSON string`,
      e164: `E.164 number`,
      currency_code: `currency code`,
      credit_card: `credit card number`,
      iban: `IBAN`,
      jwt: `JWT`,
      template_literal: `input`,
    },
    r = { nan: `NaN` };
  function i(e, t) {
    return e === `number` && typeof t == `number` && !Number.isFinite(t) ? String(t) : (r[e] ?? e);
  }
  return (e) => {
    switch (e.code) {
      case `invalid_type`:
        return `Invalid input: expected ${i(e.expected)}, received ${i(Mt(e.input), e.input)}`;
      case `invalid_value`:
        return e.values.length === 1
          ? `Invalid input: expected ${_t(e.values[0])}`
          : `Invalid option: expected one of ${rt(e.values, `|`)}`;
      case `too_big`: {
        let n = e.exact ? `exactly ` : e.inclusive ? `<=` : `<`,
          r = t(e.origin);
        return r
          ? `Too big: expected ${e.origin ?? `value`} to have ${n}${e.maximum.toString()} ${r.unit ?? `elements`}`
          : `Too big: expected ${e.origin ?? `value`} to be ${n}${e.maximum.toString()}`;
      }
      case `too_small`: {
        let n = e.exact ? `exactly ` : e.inclusive ? `>=` : `>`,
          r = t(e.origin);
        return r
          ? `Too small: expected ${e.origin} to have ${n}${e.minimum.toString()} ${r.unit}`
          : `Too small: expected ${e.origin} to be ${n}${e.minimum.toString()}`;
      }
      case `invalid_format`: {
        let t = e;
        return t.format === `starts_with`
          ? `Invalid string: must start with "${t.prefix}"`
          : t.format === `ends_with`
            ? `Invalid string: must end with "${t.suffix}"`
            : t.format === `includes`
              ? `Invalid string: must include "${t.includes}"`
              : t.format === `regex`
                ? `Invalid string: must match pattern ${t.pattern}`
                : `Invalid ${n[t.format] ?? e.format}`;
      }
      case `not_multiple_of`:
        return `Invalid number: must be a multiple of ${e.divisor}`;
      case `unrecognized_keys`:
        return `Unrecognized key${e.keys.length > 1 ? `s` : ``}: ${rt(e.keys, `, `)}`;
      case `invalid_key`:
        return `Invalid key in ${e.origin}`;
      case `invalid_union`:
        return e.options && Array.isArray(e.options) && e.options.length > 0
          ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(` | `)}`
          : e.inclusive === !1
            ? `Invalid input: more than one option matched`
            : `Invalid input`;
      case `invalid_element`:
        return `Invalid value in ${e.origin}`;
      default:
        return `Invalid input`;
    }
  };
};
function ci() {
  return { localeError: si() };
}
var li,
  ui = class {
    constructor() {
      (this._map = new WeakMap()), (this._idmap = new Map());
    }
    add(e, ...t) {
      let n = t[0];
      return this._map.set(e, n), n && typeof n == `object` && `id` in n && this._idmap.set(n.id, e), this;
    }
    clear() {
      return (this._map = new WeakMap()), (this._idmap = new Map()), this;
    }
    remove(e) {
      let t = this._map.get(e);
      return t && typeof t == `object` && `id` in t && this._idmap.delete(t.id), this._map.delete(e), this;
    }
    get(e) {
      let t = e._zod.parent;
      if (t) {
        let n = { ...(this.get(t) ?? {}) };
        delete n.id;
        let r = { ...n, ...this._map.get(e) };
        return Object.keys(r).length ? r : void 0;
      }
      return this._map.get(e);
    }
    has(e) {
      return this._map.has(e);
    }
  };
function di() {
  return new ui();
}
(li = globalThis).__zod_globalRegistry ?? (li.__zod_globalRegistry = di());
var k = globalThis.__zod_globalRegistry;
function fi(e, ...t) {
  for (let n of t)
    for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && v(e, t, n[t]);
  return e;
}
function pi(e) {
  let t = e?.target ?? `draft-2020-12`;
  return (
    t === `draft-4` && (t = `draft-04`),
    t === `draft-7` && (t = `draft-07`),
    {
      processors: e.processors ?? {},
      metadataRegistry: e?.metadata ?? k,
      target: t,
      unrepresentable: e?.unrepresentable ?? `throw`,
      override: e?.override ?? (() => {}),
      io: e?.io ?? `output`,
      counter: 0,
      seen: new Map(),
      sharedDefsExtractedFor: void 0,
      sharedEmitDoneFor: void 0,
      cycles: e?.cycles ?? `ref`,
      reused: e?.reused ?? `inline`,
      intersections: [],
      deferred: [],
      external: e?.external ?? void 0,
    }
  );
}
function A(e, t, n, r, i) {
  let a =
    typeof t.unrepresentable == `function`
      ? t.unrepresentable({ zodSchema: e, path: r.path, message: i })
      : t.unrepresentable;
  if (a === `any`) return !1;
  if (a === void 0 || a === `throw`) throw Error(i);
  return Object.assign(n, a), !0;
}
function j(e, t, n = { path: [], schemaPath: [] }) {
  var r;
  let i = e._zod.def,
    a = t.seen.get(e);
  if (a) return a.count++, n.schemaPath.includes(e) && (a.cycle = n.path), a.schema;
  let o = { schema: {}, count: 1, cycle: void 0, path: n.path };
  t.seen.set(e, o), (t.sharedDefsExtractedFor = void 0), (t.sharedEmitDoneFor = void 0);
  let s = e._zod.toJSONSchema?.();
  if (s) o.schema = s;
  else {
    let r = { ...n, schemaPath: [...n.schemaPath, e], path: n.path };
    if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r);
    else {
      let n = o.schema,
        a = t.processors[i.type];
      if (!a) throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
      a(e, t, n, r);
    }
    let a = e._zod.parent;
    a && ((o.ref ||= a), j(a, t, r), (t.seen.get(a).isParent = !0));
  }
  let c = t.metadataRegistry.get(e);
  return (
    c && fi(o.schema, c),
    t.io === `input` && M(e) && (delete o.schema.examples, delete o.schema.default),
    t.io === `input` &&
      `_prefault` in o.schema &&
      ((r = o.schema).default ?? (r.default = o.schema._prefault)),
    delete o.schema._prefault,
    t.seen.get(e).schema
  );
}
function mi(e) {
  return e.replace(/~/g, `~0`).replace(/\//g, `~1`);
}
function hi(e, t) {
  let n = e.seen.get(t);
  if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
  if (e.external && e.sharedDefsExtractedFor === e.external) return;
  let r = new Map();
  for (let t of e.seen.entries()) {
    let n = e.metadataRegistry.get(t[0])?.id;
    if (n) {
      let e = r.get(n);
      if (e && e !== t[0])
        throw Error(
          `Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`,
        );
      r.set(n, t[0]);
    }
  }
  let i = (t) => {
      let r = e.target === `draft-2020-12` ? `$defs` : `definitions`;
      if (e.external) {
        let n = e.external.registry.get(t[0])?.id,
          i = e.external.uri ?? ((e) => e);
        if (n) return { ref: i(n) };
        let a = t[1].defId ?? t[1].schema.id ?? `schema${e.counter++}`;
        return (t[1].defId = a), { defId: a, ref: `${i(`__shared`)}#/${r}/${mi(a)}` };
      }
      let i = `#/${r}/`;
      if (t[1] === n && !t[1].schema.id) return { ref: `#` };
      let a = t[1].schema.id ?? `__schema${e.counter++}`;
      return { defId: a, ref: i + mi(a) };
    },
    a = (e) => {
      if (e[1].schema.$ref) return;
      let t = e[1],
        { ref: n, defId: r } = i(e);
      (t.def = { ...t.schema }), r && (t.defId = r);
      let a = t.schema;
      for (let e in a) delete a[e];
      a.$ref = n;
    };
  if (e.cycles === `throw`)
    for (let t of e.seen.entries()) {
      let e = t[1];
      if (e.cycle)
        throw Error(`Cycle detected: #/${e.cycle?.join(`/`)}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
    }
  for (let n of e.seen.entries()) {
    let r = n[1];
    if (t === n[0]) a(n);
    else {
      if (e.external) {
        let r = e.external.registry.get(n[0])?.id;
        if (t !== n[0] && r) {
          a(n);
          continue;
        }
      }
      (e.metadataRegistry.get(n[0])?.id || r.cycle || (r.count > 1 && e.reused === `ref`)) && a(n);
    }
  }
  e.external && (e.sharedDefsExtractedFor = e.external);
}
function gi(e) {
  let t = e.anyOf;
  if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
  let n = [];
  for (let e of t) {
    if (!e || typeof e != `object`) return;
    gi(e);
    let t = Object.keys(e);
    if (t.length !== 1 || t[0] !== `type`) return;
    let r = e.type;
    for (let e of Array.isArray(r) ? r : [r]) {
      if (typeof e != `string`) return;
      n.includes(e) || n.push(e);
    }
  }
  delete e.anyOf, (e.type = n.length === 1 ? n[0] : n);
}
var _i = new Set([`type`, `properties`, `required`, `additionalProperties`]),
  vi = [`oneOf`, `anyOf`];
function yi(e) {
  let t = e.additionalProperties;
  return t === void 0 || t === !1 || typeof t != `object` || !t ? null : Object.keys(t).length ? t : null;
}
function bi(e) {
  let t = [];
  for (let n of e) {
    if (typeof n != `object` || n.type !== `object`) return null;
    for (let e in n) if (!_i.has(e)) return null;
    t.push(n);
  }
  let n = {},
    r = new Set();
  for (let e of t) {
    for (let r in e.properties) {
      if (Object.prototype.hasOwnProperty.call(n, r)) continue;
      let e = [];
      for (let n of t) {
        let t = n.properties?.[r] ?? yi(n);
        t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
      }
      let i = e.length === 1 ? e[0] : (bi(e) ?? { allOf: e });
      v(n, r, i);
    }
    for (let t of e.required ?? []) r.add(t);
  }
  let i = { type: `object`, properties: n };
  if ((r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1)))
    i.additionalProperties = !1;
  else {
    let e = [];
    for (let n of t) {
      let t = yi(n);
      t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
    }
    e.length === 1
      ? (i.additionalProperties = e[0])
      : e.length > 1 && (i.additionalProperties = { allOf: e });
  }
  return i;
}
function xi(e) {
  let t = e.allOf;
  if (!Array.isArray(t) || t.length < 2) return;
  for (let t of _i) if (t in e) return;
  let n = t.filter((e) => vi.some((t) => Array.isArray(e[t]))),
    r = null;
  if (!n.length) r = bi(t);
  else {
    let e = n[0],
      i = vi.find((t) => Array.isArray(e[t]));
    if (Object.keys(e).length !== 1) return;
    let a = t.filter((t) => t !== e),
      o = e[i].map((e) => bi([...a, e]));
    if (o.some((e) => !e)) return;
    r = { [i]: o };
  }
  r && (delete e.allOf, fi(e, r));
}
function Si(e, t) {
  let n = e.seen.get(t);
  if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
  let r = (t) => {
    let n = e.seen.get(t);
    if (n.ref === null) return;
    let i = n.def ?? n.schema,
      a = { ...i },
      o = n.ref;
    if (((n.ref = null), o)) {
      r(o);
      let n = e.seen.get(o),
        s = n.schema;
      if (
        (s.$ref && (e.target === `draft-07` || e.target === `draft-04` || e.target === `openapi-3.0`)
          ? ((i.allOf = i.allOf ?? []), i.allOf.push(s))
          : fi(i, s),
        fi(i, a),
        t._zod.parent === o)
      )
        for (let e in i) e !== `$ref` && e !== `allOf` && (e in a || delete i[e]);
      if (s.$ref && n.def)
        for (let e in i)
          e !== `$ref` &&
            e !== `allOf` &&
            e in n.def &&
            JSON.stringify(i[e]) === JSON.stringify(n.def[e]) &&
            delete i[e];
    }
    let s = t._zod.parent;
    if (s && s !== o) {
      r(s);
      let t = e.seen.get(s);
      if (t?.schema.$ref && ((i.$ref = t.schema.$ref), t.def))
        for (let e in i)
          e !== `$ref` &&
            e !== `allOf` &&
            e in t.def &&
            JSON.stringify(i[e]) === JSON.stringify(t.def[e]) &&
            delete i[e];
    }
    e.override({ zodSchema: t, jsonSchema: i, path: n.path ?? [] });
  };
  if (!e.external || e.sharedEmitDoneFor !== e.external) {
    for (let t of [...e.seen.entries()].reverse()) r(t[0]);
    if (e.target !== `openapi-3.0`) for (let t of e.seen.entries()) gi(t[1].def ?? t[1].schema);
    for (let t of e.deferred) t();
    if (e.intersections.length) {
      let t = new Map();
      for (let n of e.seen.values())
        for (let e of [n.schema, n.def]) {
          let n = e?.allOf;
          if (!Array.isArray(n)) continue;
          let r = t.get(n);
          r ? r.push(e) : t.set(n, [e]);
        }
      for (let n of e.intersections) for (let e of t.get(n) ?? []) xi(e);
    }
  }
  let i = {};
  if (
    (e.target === `draft-2020-12`
      ? (i.$schema = `https://json-schema.org/draft/2020-12/schema`)
      : e.target === `draft-07`
        ? (i.$schema = `http://json-schema.org/draft-07/schema#`)
        : e.target === `draft-04`
          ? (i.$schema = `http://json-schema.org/draft-04/schema#`)
          : e.target,
    e.external?.uri)
  ) {
    let n = e.external.registry.get(t)?.id;
    if (!n) throw Error('Schema is missing an `id` property');
    i.$id = e.external.uri(n);
  }
  fi(i, n.defId ? n.schema : (n.def ?? n.schema));
  let a = e.metadataRegistry.get(t)?.id;
  a !== void 0 && i.id === a && delete i.id;
  let o = e.external?.defs ?? {};
  if (!e.external || e.sharedEmitDoneFor !== e.external)
    for (let t of e.seen.entries()) {
      let e = t[1];
      e.def && e.defId && (e.def.id === e.defId && delete e.def.id, v(o, e.defId, e.def));
    }
  e.external && (e.sharedEmitDoneFor = e.external),
    e.external ||
      (Object.keys(o).length > 0 && (e.target === `draft-2020-12` ? (i.$defs = o) : (i.definitions = o)));
  try {
    let n = JSON.parse(JSON.stringify(i));
    return (
      Object.defineProperty(n, '~standard', {
        value: {
          ...t[`~standard`],
          jsonSchema: { input: wi(t, `input`, e.processors), output: wi(t, `output`, e.processors) },
        },
        enumerable: !1,
        writable: !1,
      }),
      n
    );
  } catch {
    throw Error(`Error converting schema to JSON.`);
  }
}
function M(e, t) {
  let n = t ?? { seen: new Set() };
  if (n.seen.has(e)) return !1;
  n.seen.add(e);
  let r = e._zod.def;
  if (r.type === `transform`) return !0;
  if (r.type === `array`) return M(r.element, n);
  if (r.type === `set`) return M(r.valueType, n);
  if (r.type === `lazy`) return M(r.getter(), n);
  if (
    r.type === `promise` ||
    r.type === `optional` ||
    r.type === `nonoptional` ||
    r.type === `nullable` ||
    r.type === `readonly` ||
    r.type === 'default' ||
    r.type === `prefault` ||
    r.type === `catch`
  )
    return M(r.innerType, n);
  if (r.type === `intersection`) return M(r.left, n) || M(r.right, n);
  if (r.type === `record` || r.type === `map`) return M(r.keyType, n) || M(r.valueType, n);
  if (r.type === `pipe`) return e._zod.traits.has(`$ZodCodec`) ? !0 : M(r.in, n) || M(r.out, n);
  if (r.type === `object`) {
    for (let e in r.shape) if (M(r.shape[e], n)) return !0;
    return !1;
  }
  if (r.type === `union`) {
    for (let e of r.options) if (M(e, n)) return !0;
    return !1;
  }
  if (r.type === `tuple`) {
    for (let e of r.items) if (M(e, n)) return !0;
    return !!(r.rest && M(r.rest, n));
  }
  return !1;
}
var Ci =
    (e, t = {}) =>
    (n) => {
      let r = pi({ ...n, processors: t });
      return j(e, r), hi(r, e), Si(r, e);
    },
  wi =
    (e, t, n = {}) =>
    (r) => {
      let { libraryOptions: i, target: a } = r ?? {},
        o = pi({ ...(i ?? {}), target: a, io: t, processors: n });
      return j(e, o), hi(o, e), Si(o, e);
    },
  N = (e, t, n) => {
    (e[t] === void 0 || n > e[t]) && (e[t] = n);
  },
  P = (e, t, n) => {
    (e[t] === void 0 || n < e[t]) && (e[t] = n);
  },
  Ti = (e, t) => {
    N(e, `minimum`, t), P(e, `maximum`, t);
  },
  Ei = (e, t) => {
    (e.multipleOf ??= []), e.multipleOf.includes(t) || e.multipleOf.push(t);
  },
  Di = (e, t) => {
    (e.patterns ??= new Set()), e.patterns.add(t);
  },
  Oi = (e, t) => {
    e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
  },
  ki = (e, t) => {
    (e.format = t), t.includes(`int`) && (e.isInt = !0);
  },
  Ai = (e, t) => N(e, `minimum`, t.minimum),
  ji = (e, t) => P(e, `maximum`, t.maximum),
  Mi = (e) => (t, n) => {
    ki(t, n.format);
    let [r, i] = e[n.format];
    N(t, `minimum`, r), P(t, `maximum`, i);
  },
  Ni = {
    greater_than: (e, t) => N(e, t.inclusive ? `minimum` : `exclusiveMinimum`, t.value),
    less_than: (e, t) => P(e, t.inclusive ? `maximum` : `exclusiveMaximum`, t.value),
    multiple_of: (e, t) => Ei(e, t.value),
    number_format: Mi(Ge),
    bigint_format: Mi(l),
    min_length: Ai,
    max_length: ji,
    length_equals: (e, t) => Ti(e, t.length),
    min_size: Ai,
    max_size: ji,
    size_equals: (e, t) => Ti(e, t.size),
    string_format: (e, t) => {
      ki(e, t.format),
        t.pattern && Di(e, t.pattern),
        (t.format === `base64` || t.format === `base64url`) && (e.contentEncoding = t.format),
        (t.local || t.precision === -1) && (e.laxFormat = !0);
    },
    mime_type: (e, t) => Oi(e, t.mime),
  };
function F(e) {
  let t = {},
    n = e._zod.def,
    r = e._zod.traits.has(`$ZodCheck`) ? [e, ...(n.checks ?? [])] : (n.checks ?? []);
  for (let e of r) Ni[e._zod.def.check]?.(t, e._zod.def);
  let i = e._zod.bag;
  i.minimum !== void 0 && N(t, `minimum`, i.minimum),
    i.exclusiveMinimum !== void 0 && N(t, `exclusiveMinimum`, i.exclusiveMinimum),
    i.maximum !== void 0 && P(t, `maximum`, i.maximum),
    i.exclusiveMaximum !== void 0 && P(t, `exclusiveMaximum`, i.exclusiveMaximum),
    i.multipleOf !== void 0 && Ei(t, i.multipleOf),
    i.format !== void 0 && ((t.format ??= i.format), i.format.includes(`int`) && (t.isInt = !0)),
    i.mime && Oi(t, i.mime);
  for (let e of i.patterns ?? []) Di(t, e);
  return t;
}
var Pi = { guid: `uuid`, url: `uri`, datetime: `date-time`, json_string: `json-string`, regex: `` },
  Fi = new Map([
    [gt, yt],
    [Ht, wt],
  ]),
  Ii = (e) => Fi.get(e) ?? e,
  Li = (e, t, n, r) => {
    let i = n;
    i.type = `string`;
    let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = F(e);
    if (
      (typeof a == `number` && (i.minLength = a),
      typeof o == `number` && (i.maxLength = o),
      s &&
        ((i.format = Pi[s] ?? s), i.format === `` && delete i.format, (s === `time` || u) && delete i.format),
      l && (i.contentEncoding = l),
      c && c.size > 0)
    ) {
      let e = [...c].map(Ii);
      e.length === 1
        ? (i.pattern = e[0].source)
        : e.length > 1 &&
          (i.allOf = [
            ...e.map((e) => ({
              ...(t.target === `draft-07` || t.target === `draft-04` || t.target === `openapi-3.0`
                ? { type: `string` }
                : {}),
              pattern: e.source,
            })),
          ]);
    }
  },
  Ri = (e, t, n, r) => {
    let i = n,
      { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = F(e);
    i.type = u ? `integer` : `number`;
    let d = typeof l == `number` && l >= (a ?? -1 / 0),
      f = typeof c == `number` && c <= (o ?? 1 / 0),
      p = t.target === `draft-04` || t.target === `openapi-3.0`;
    if (
      (d
        ? p
          ? ((i.minimum = l), (i.exclusiveMinimum = !0))
          : (i.exclusiveMinimum = l)
        : typeof a == `number` && (i.minimum = a),
      f
        ? p
          ? ((i.maximum = c), (i.exclusiveMaximum = !0))
          : (i.exclusiveMaximum = c)
        : typeof o == `number` && (i.maximum = o),
      s)
    ) {
      let n = new Set();
      for (let a of s)
        Number.isFinite(a) && a !== 0
          ? n.add(Math.abs(a))
          : A(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
      let [a, ...o] = n;
      a !== void 0 && (i.multipleOf = a),
        o.length && (i.allOf = [...(i.allOf ?? []), ...o.map((e) => ({ multipleOf: e }))]);
    }
  },
  zi = (e, t, n, r) => {
    n.type = `boolean`;
  },
  Bi = (e, t, n, r) => {
    n.not = {};
  },
  Vi = (e, t, n, r) => {
    let i = e._zod.def,
      a = nn(i.entries);
    a.length === 0
      ? (n.not = {})
      : (a.every((e) => typeof e == `number`) && (n.type = `number`),
        a.every((e) => typeof e == `string`) && (n.type = `string`),
        (n.enum = a));
  },
  Hi = (e, t, n, r) => {
    let i = e._zod.def;
    if (i.values.length === 0) {
      n.not = {};
      return;
    }
    let a = [];
    for (let o of i.values)
      if (o === void 0) {
        if (A(e, t, n, r, 'Literal `undefined` cannot be represented in JSON Schema')) return;
      } else if (typeof o == `bigint`) {
        if (A(e, t, n, r, `BigInt literals cannot be represented in JSON Schema`)) return;
        a.push(Number(o));
      } else a.push(o);
    if (a.length !== 0) {
      if (a.length === 1) {
        let e = a[0];
        (n.type = e === null ? `null` : typeof e),
          t.target === `draft-04` || t.target === `openapi-3.0` ? (n.enum = [e]) : (n.const = e);
      } else
        a.every((e) => typeof e == `number`) && (n.type = `number`),
          a.every((e) => typeof e == `string`) && (n.type = `string`),
          a.every((e) => typeof e == `boolean`) && (n.type = `boolean`),
          a.every((e) => e === null) && (n.type = `null`),
          (n.enum = a);
    }
  },
  Ui = (e, t, n, r) => {
    A(e, t, n, r, `Custom types cannot be represented in JSON Schema`);
  },
  Wi = (e, t, n, r) => {
    A(e, t, n, r, `Transforms cannot be represented in JSON Schema`);
  },
  Gi = (e, t, n, r) => {
    let i = n,
      a = e._zod.def,
      { minimum: o, maximum: s } = F(e);
    typeof o == `number` && (i.minItems = o),
      typeof s == `number` && (i.maxItems = s),
      (i.type = `array`),
      (i.items = j(a.element, t, { ...r, path: [...r.path, `items`] }));
  };
function Ki(e) {
  let t = e._zod.def;
  return t.type === `pipe` && t.in._zod.traits.has(`$ZodTransform`)
    ? Ki(t.out)
    : t.type === `catch`
      ? Ki(t.innerType)
      : e._zod.optin;
}
var qi = (e, t, n, r) => {
    let i = n,
      a = e._zod.def,
      o = a.shape;
    if (
      Object.getOwnPropertySymbols(o).length &&
      A(e, t, i, r, `Symbol keys cannot be represented in JSON Schema`)
    )
      return;
    (i.type = `object`), (i.properties = {});
    for (let e in o) v(i.properties, e, j(o[e], t, { ...r, path: [...r.path, `properties`, e] }));
    let s = [];
    for (let e of Object.keys(o)) {
      let n = a.shape[e];
      (t.io === `input` ? Ki(n) === void 0 : n._zod.optout === void 0) && s.push(e);
    }
    s.length > 0 && (i.required = s),
      a.catchall?._zod.def.type === `never`
        ? (i.additionalProperties = !1)
        : a.catchall
          ? a.catchall &&
            (i.additionalProperties = j(a.catchall, t, { ...r, path: [...r.path, `additionalProperties`] }))
          : t.io === `output` && (i.additionalProperties = !1);
  },
  Ji = (e, t, n, r) => {
    let i = e._zod.def,
      a = i.inclusive === !1,
      o = i.options.map((e, n) => j(e, t, { ...r, path: [...r.path, a ? `oneOf` : `anyOf`, n] }));
    a ? (n.oneOf = o) : (n.anyOf = o);
  },
  Yi = (e, t, n, r) => {
    let i = e._zod.def,
      a = j(i.left, t, { ...r, path: [...r.path, `allOf`, 0] }),
      o = j(i.right, t, { ...r, path: [...r.path, `allOf`, 1] }),
      s = (e) => `allOf` in e && Object.keys(e).length === 1,
      c = [...(s(a) ? a.allOf : [a]), ...(s(o) ? o.allOf : [o])];
    (n.allOf = c), t.intersections.push(c);
  };
function Xi(e, t, n) {
  if (t.$ref) {
    if (n.has(t)) return t;
    n.add(t);
    let r = e.get(t)?.def;
    if (!r) return t;
    let i = Xi(e, r, n);
    return i === r ? t : i;
  }
  for (let r of [`anyOf`, `oneOf`]) {
    let i = t[r];
    if (!Array.isArray(i)) continue;
    let a = i.map((t) => Xi(e, t, n));
    a.some((e, t) => e !== i[t]) && (t = { ...t, [r]: a });
  }
  let r = Array.isArray(t.type) ? t.type : [t.type],
    i = !r.includes(`string`) && r.some((e) => e === `number` || e === `integer`),
    a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
  if (!i && !a?.some((e) => typeof e == `number`)) return t;
  let {
    minimum: o,
    maximum: s,
    exclusiveMinimum: c,
    exclusiveMaximum: l,
    multipleOf: u,
    format: d,
    id: f,
    ...p
  } = t;
  return (
    p.enum
      ? (p.enum = p.enum.map((e) => (typeof e == `number` ? String(e) : e)))
      : typeof p.const == `number` && (p.const = String(p.const)),
    i && ((p.type = `string`), a || (p.pattern = (r.includes(`number`) ? Wt : $t).source)),
    p
  );
}
var Zi = new WeakMap();
function Qi(e) {
  let t = new Map();
  for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
  let n = new Map();
  for (let r of Zi.get(e) ?? []) {
    let i = e.seen.get(r),
      a = (i?.def ?? i?.schema)?.propertyNames;
    if (!a || a === !0 || n.has(a)) continue;
    let o = Xi(t, a, new Set());
    o !== a && n.set(a, o);
  }
  if (n.size)
    for (let t of e.seen.values())
      for (let e of [t.schema, t.def]) {
        let t = e && n.get(e.propertyNames);
        t && (e.propertyNames = t);
      }
}
var $i = (e, t, n, r) => {
    let i = n,
      a = e._zod.def;
    i.type = `object`;
    let o = a.keyType,
      s = F(o).patterns;
    if (a.mode === `loose` && s && s.size > 0) {
      let e = j(a.valueType, t, { ...r, path: [...r.path, `patternProperties`, `*`] });
      i.patternProperties = {};
      for (let t of s) v(i.patternProperties, Ii(t).source, e);
    } else {
      if (t.target === `draft-07` || t.target === `draft-2020-12`) {
        i.propertyNames = j(a.keyType, t, { ...r, path: [...r.path, `propertyNames`] });
        let n = Zi.get(t);
        n || ((n = []), Zi.set(t, n), t.deferred.push(() => Qi(t))), n.push(e);
      }
      i.additionalProperties = j(a.valueType, t, { ...r, path: [...r.path, `additionalProperties`] });
    }
    let c = o._zod.values,
      l = t.io === `input` && Ki(a.valueType) !== void 0;
    if (c && !a.partial && !l) {
      let e = [...c].filter((e) => typeof e == `string` || typeof e == `number`);
      e.length > 0 && (i.required = e.map(String));
    }
  },
  ea = (e, t, n, r) => {
    let i = e._zod.def,
      a = j(i.innerType, t, r),
      o = t.seen.get(e);
    t.target === `openapi-3.0`
      ? ((o.ref = i.innerType), (n.nullable = !0))
      : (n.anyOf = [a, { type: `null` }]);
  },
  ta = (e, t, n, r) => {
    let i = e._zod.def;
    j(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
  },
  na = Symbol();
function ra(e, t, n, r, i) {
  let a = !1,
    o = JSON.stringify(e, (e, t) => (typeof t == `bigint` ? ((a = !0), null) : t));
  return a ? (A(t, n, r, i, `BigInt defaults cannot be represented in JSON Schema`), na) : JSON.parse(o);
}
var ia = (e, t, n, r) => {
    let i = e._zod.def;
    j(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
    let o = ra(i.defaultValue, e, t, n, r);
    o !== na && (n.default = o);
  },
  aa = (e, t, n, r) => {
    let i = e._zod.def;
    j(i.innerType, t, r);
    let a = t.seen.get(e);
    if (((a.ref = i.innerType), t.io !== `input`)) return;
    let o = ra(i.defaultValue, e, t, n, r);
    o !== na && (n._prefault = o);
  },
  oa = (e, t, n, r) => {
    let i = e._zod.def;
    j(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
    let o;
    try {
      o = i.catchValue(void 0);
    } catch {
      A(e, t, n, r, `Dynamic catch values are not supported in JSON Schema`);
      return;
    }
    n.default = o;
  },
  sa = (e, t, n, r) => {
    let i = e._zod.def,
      a = i.in._zod.traits.has(`$ZodTransform`),
      o = t.io === `input` ? (a ? i.out : i.in) : i.out;
    j(o, t, r);
    let s = t.seen.get(e);
    s.ref = o;
  },
  ca = (e, t, n, r) => {
    let i = e._zod.def;
    j(i.innerType, t, r);
    let a = t.seen.get(e);
    (a.ref = i.innerType), (n.readOnly = !0);
  },
  la = (e, t, n, r) => {
    let i = e._zod.def;
    j(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
  },
  ua = new WeakSet([Object.prototype, Error.prototype]);
function da(e, t, n) {
  Object.defineProperty(e, t, {
    configurable: !0,
    enumerable: !1,
    get() {
      let e = n(this);
      return Object.defineProperty(this, t, { value: e, configurable: !0, writable: !0 }), e;
    },
    set(e) {
      Object.defineProperty(this, t, { value: e, configurable: !0, writable: !0 });
    },
  });
}
var I = y(
    `ZodError`,
    (e, t) => {
      Se.init(e, t), (e.name = `ZodError`);
      let n = Object.getPrototypeOf(e);
      ua.has(n) ||
        (ua.add(n),
        da(n, `format`, (e) => (t) => ne(e, t)),
        da(n, `flatten`, (e) => (t) => De(e, t)),
        da(n, `addIssue`, (e) => (t) => {
          e.issues.push(t), (e.message = JSON.stringify(e.issues, Ae, 2));
        }),
        da(n, `addIssues`, (e) => (t) => {
          e.issues.push(...t), (e.message = JSON.stringify(e.issues, Ae, 2));
        }),
        Object.defineProperty(n, 'isEmpty', {
          configurable: !0,
          enumerable: !1,
          get() {
            return this.issues.length === 0;
          },
        }));
    },
    void 0,
    { Parent: Error },
  ),
  fa = En(I),
  pa = ft(I),
  ma = ze(I),
  ha = _(I),
  ga = ot(I),
  _a = At(I),
  va = _n(I),
  ya = Dt(I),
  ba = f(I),
  xa = Cn(I),
  Sa = bn(I),
  Ca = Ie(I);
function wa() {
  kn.localeError || Ne(ci());
}
function Ta() {
  kn.memoizer || Ne({ memoizer: ai() });
}
var L = y(`ZodType`, (e, t) => (wa(), fn.init(e, t), (e.def = t), (e.type = t.type), e), {
    check(...e) {
      let t = this.def;
      return this.clone(
        b(t, {
          checks: [
            ...(t.checks ?? []),
            ...e.map((e) =>
              typeof e == `function` ? { _zod: { check: e, def: { check: `custom` }, onattach: [] } } : e,
            ),
          ],
        }),
        { parent: !0 },
      );
    },
    with(...e) {
      return this.check(...e);
    },
    clone(e, t) {
      return He(this, e, t);
    },
    brand() {
      return this;
    },
    register(e, t) {
      return e.add(this, t), this;
    },
    refine(e, t) {
      return this.check(Bo(e, t));
    },
    superRefine(e, t) {
      return this.check(Vo(e, t));
    },
    overwrite(e) {
      return this.check(rn(e));
    },
    optional() {
      return So(this);
    },
    exactOptional() {
      return wo(this);
    },
    nullable() {
      return Eo(this);
    },
    nullish() {
      return So(Eo(this));
    },
    nonoptional(e) {
      return Mo(this, e);
    },
    array() {
      return H(this);
    },
    or(e) {
      return lo([this, e]);
    },
    and(e) {
      return fo(this, e);
    },
    transform(e) {
      return Io(this, bo(e));
    },
    default(e) {
      return Oo(this, e);
    },
    prefault(e) {
      return Ao(this, e);
    },
    catch(e) {
      return Po(this, e);
    },
    pipe(e) {
      return Io(this, e);
    },
    readonly() {
      return Ro(this);
    },
    describe(e) {
      let t = this.clone();
      return k.add(t, { description: e }), t;
    },
    meta(...e) {
      if (e.length === 0) return k.get(this);
      let t = this.clone();
      return k.add(t, e[0]), t;
    },
    isOptional() {
      return this.safeParse(void 0).success;
    },
    isNullable() {
      return this.safeParse(null).success;
    },
    apply(e, ...t) {
      return t.length === 0 ? e(this) : e(this, ...t);
    },
    get '~standard'() {
      return fe(this, `~standard`, {
        ...hn(this),
        jsonSchema: { input: wi(this, `input`), output: wi(this, `output`) },
      });
    },
    set '~standard'(e) {
      an(this, `~standard`, e);
    },
    parse: function e(t, n) {
      return fa(this, t, n, { callee: e });
    },
    parseAsync: async function e(t, n) {
      return await pa(this, t, n, { callee: e });
    },
    safeParse(e, t) {
      return ma(this, e, t);
    },
    async safeParseAsync(e, t) {
      return ha(this, e, t);
    },
    get spa() {
      return this?.safeParseAsync;
    },
    set spa(e) {
      an(this, `spa`, e);
    },
    validate(e, t) {
      return It(this, e, t);
    },
    validateAsync(e, t) {
      return ye(this, e, t);
    },
    encode: function e(t, n) {
      return ga(this, t, n, { callee: e });
    },
    decode: function e(t, n) {
      return _a(this, t, n, { callee: e });
    },
    encodeAsync: async function e(t, n) {
      return await va(this, t, n, { callee: e });
    },
    decodeAsync: async function e(t, n) {
      return await ya(this, t, n, { callee: e });
    },
    safeEncode(e, t) {
      return ba(this, e, t);
    },
    safeDecode(e, t) {
      return xa(this, e, t);
    },
    async safeEncodeAsync(e, t) {
      return Sa(this, e, t);
    },
    async safeDecodeAsync(e, t) {
      return Ca(this, e, t);
    },
    toJSONSchema(e) {
      return Ci(this, {})(e);
    },
    get description() {
      return k.get(this)?.description;
    },
    get _def() {
      return this._zod.def;
    },
  }),
  Ea = y(
    `_ZodString`,
    (e, t) => {
      ke.init(e, t), L.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Li(e, t, n, r));
    },
    ie(
      {
        format: (e) => F(e).format ?? null,
        minLength: (e) => F(e).minimum ?? null,
        maxLength: (e) => F(e).maximum ?? null,
      },
      {
        regex(...e) {
          return this.check(tt(...e));
        },
        includes(...e) {
          return this.check(ee(...e));
        },
        startsWith(...e) {
          return this.check(it(...e));
        },
        endsWith(...e) {
          return this.check(Le(...e));
        },
        min(...e) {
          return this.check(Ke(...e));
        },
        max(...e) {
          return this.check(u(...e));
        },
        length(...e) {
          return this.check(ue(...e));
        },
        nonempty(...e) {
          return this.check(Ke(1, ...e));
        },
        lowercase(e) {
          return this.check(_e(e));
        },
        uppercase(e) {
          return this.check(lt(e));
        },
        trim() {
          return this.check(qt());
        },
        normalize(...e) {
          return this.check(ae(...e));
        },
        toLowerCase() {
          return this.check(xt());
        },
        toUpperCase() {
          return this.check(dn());
        },
        slugify() {
          return this.check(Qe());
        },
      },
    ),
  ),
  Da = y(
    `ZodString`,
    (e, t) => {
      ke.init(e, t), Ea.init(e, t);
    },
    {
      email(e) {
        return this.check(pt(Ma, e));
      },
      url(e) {
        return this.check(Xt(Fa, e));
      },
      jwt(e) {
        return this.check(Oe(Xa, e));
      },
      emoji(e) {
        return this.check(wn(Ia, e));
      },
      guid(e) {
        return this.check(Be(Na, e));
      },
      uuid(e) {
        return this.check(ln(B, e));
      },
      uuidv4(e) {
        return this.check(ht(B, e));
      },
      uuidv6(e) {
        return this.check(Vt(B, e));
      },
      uuidv7(e) {
        return this.check(mn(B, e));
      },
      nanoid(e) {
        return this.check(Ue(La, e));
      },
      cuid(e) {
        return this.check(st(Ra, e));
      },
      cuid2(e) {
        return this.check(vn(za, e));
      },
      ulid(e) {
        return this.check(on(Ba, e));
      },
      base64(e) {
        return this.check(Tt(qa, e));
      },
      base64url(e) {
        return this.check(en(Ja, e));
      },
      xid(e) {
        return this.check(vt(Va, e));
      },
      ksuid(e) {
        return this.check(re(Ha, e));
      },
      ipv4(e) {
        return this.check(Te(Ua, e));
      },
      ipv6(e) {
        return this.check(zt(Wa, e));
      },
      cidrv4(e) {
        return this.check(jt(Ga, e));
      },
      cidrv6(e) {
        return this.check(Ot(Ka, e));
      },
      e164(e) {
        return this.check(Dn(Ya, e));
      },
      datetime(e) {
        return this.check(Lt(Oa, e));
      },
      date(e) {
        return this.check(s(ka, e));
      },
      time(e) {
        return this.check(Ce(Aa, e));
      },
      duration(e) {
        return this.check(be(ja, e));
      },
    },
  );
function R(e) {
  return je(Da, e);
}
var z = y(`ZodStringFormat`, (e, t) => {
    r.init(e, t), Ea.init(e, t);
  }),
  Oa = y(`ZodISODateTime`, (e, t) => {
    ve.init(e, t), z.init(e, t);
  }),
  ka = y(`ZodISODate`, (e, t) => {
    Ft.init(e, t), z.init(e, t);
  }),
  Aa = y(`ZodISOTime`, (e, t) => {
    Ee.init(e, t), z.init(e, t);
  }),
  ja = y(`ZodISODuration`, (e, t) => {
    xe.init(e, t), z.init(e, t);
  }),
  Ma = y(`ZodEmail`, (e, t) => {
    yn.init(e, t), z.init(e, t);
  }),
  Na = y(`ZodGUID`, (e, t) => {
    we.init(e, t), z.init(e, t);
  }),
  B = y(`ZodUUID`, (e, t) => {
    Pt.init(e, t), z.init(e, t);
  });
function Pa(e) {
  return ln(B, e);
}
var Fa = y(`ZodURL`, (e, t) => {
    sn.init(e, t), z.init(e, t);
  }),
  Ia = y(`ZodEmoji`, (e, t) => {
    Re.init(e, t), z.init(e, t);
  }),
  La = y(`ZodNanoID`, (e, t) => {
    On.init(e, t), z.init(e, t);
  }),
  Ra = y(`ZodCUID`, (e, t) => {
    gn.init(e, t), z.init(e, t);
  }),
  za = y(`ZodCUID2`, (e, t) => {
    Tn.init(e, t), z.init(e, t);
  }),
  Ba = y(`ZodULID`, (e, t) => {
    Jt.init(e, t), z.init(e, t);
  }),
  Va = y(`ZodXID`, (e, t) => {
    un.init(e, t), z.init(e, t);
  }),
  Ha = y(`ZodKSUID`, (e, t) => {
    ge.init(e, t), z.init(e, t);
  }),
  Ua = y(`ZodIPv4`, (e, t) => {
    Rt.init(e, t), z.init(e, t);
  }),
  Wa = y(`ZodIPv6`, (e, t) => {
    o.init(e, t), z.init(e, t);
  }),
  Ga = y(`ZodCIDRv4`, (e, t) => {
    Et.init(e, t), z.init(e, t);
  }),
  Ka = y(`ZodCIDRv6`, (e, t) => {
    at.init(e, t), z.init(e, t);
  }),
  qa = y(`ZodBase64`, (e, t) => {
    Qt.init(e, t), z.init(e, t);
  }),
  Ja = y(`ZodBase64URL`, (e, t) => {
    Ut.init(e, t), z.init(e, t);
  }),
  Ya = y(`ZodE164`, (e, t) => {
    d.init(e, t), z.init(e, t);
  }),
  Xa = y(`ZodJWT`, (e, t) => {
    ce.init(e, t), z.init(e, t);
  }),
  Za = y(
    `ZodNumber`,
    (e, t) => {
      Ve.init(e, t),
        L.init(e, t),
        (e._zod.processJSONSchema = (t, n, r) => Ri(e, t, n, r)),
        (e.isFinite = !0);
    },
    ie(
      {
        minValue: (e) => {
          let { minimum: t, exclusiveMinimum: n } = F(e);
          return Math.max(t ?? -1 / 0, n ?? -1 / 0);
        },
        maxValue: (e) => {
          let { maximum: t, exclusiveMaximum: n } = F(e);
          return Math.min(t ?? 1 / 0, n ?? 1 / 0);
        },
        isInt: (e) => {
          let { isInt: t, multipleOf: n } = F(e);
          return !!t || !!n?.some(Number.isSafeInteger);
        },
        format: (e) => F(e).format ?? null,
      },
      {
        gt(e, t) {
          return this.check(p(e, t));
        },
        gte(e, t) {
          return this.check(xn(e, t));
        },
        min(e, t) {
          return this.check(xn(e, t));
        },
        lt(e, t) {
          return this.check(Pe(e, t));
        },
        lte(e, t) {
          return this.check(An(e, t));
        },
        max(e, t) {
          return this.check(An(e, t));
        },
        int(e) {
          return this.check(V(e));
        },
        safe(e) {
          return this.check(V(e));
        },
        positive(e) {
          return this.check(p(0, e));
        },
        nonnegative(e) {
          return this.check(xn(0, e));
        },
        negative(e) {
          return this.check(Pe(0, e));
        },
        nonpositive(e) {
          return this.check(An(0, e));
        },
        multipleOf(e, t) {
          return this.check(se(e, t));
        },
        step(e, t) {
          return this.check(se(e, t));
        },
        finite() {
          return this;
        },
      },
    ),
  ),
  Qa = y(`ZodNumberFormat`, (e, t) => {
    qe.init(e, t), Za.init(e, t);
  });
function V(e) {
  return h(Qa, e);
}
var $a = y(`ZodBoolean`, (e, t) => {
  kt.init(e, t), L.init(e, t), (e._zod.processJSONSchema = (t, n, r) => zi(e, t, n, r));
});
function eo(e) {
  return Gt($a, e);
}
var to = y(`ZodUnknown`, (e, t) => {
  Zt.init(e, t), L.init(e, t), (e._zod.processJSONSchema = (e, t, n) => void 0);
});
function no() {
  return Nt(to);
}
var ro = y(`ZodNever`, (e, t) => {
  c.init(e, t), L.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Bi(e, t, n, r));
});
function io(e) {
  return Ye(ro, e);
}
var ao = y(
  `ZodArray`,
  (e, t) => {
    Ta(),
      Ct.init(e, t),
      L.init(e, t),
      (e._zod.processJSONSchema = (t, n, r) => Gi(e, t, n, r)),
      (e.element = t.element);
  },
  {
    min(e, t) {
      return this.check(Ke(e, t));
    },
    nonempty(e) {
      return this.check(Ke(1, e));
    },
    max(e, t) {
      return this.check(u(e, t));
    },
    length(e, t) {
      return this.check(ue(e, t));
    },
    unwrap() {
      return this.element;
    },
  },
);
function H(e, t) {
  return bt(ao, e, t);
}
var oo = y(
  `ZodObject`,
  (e, t) => {
    Ta(),
      me.init(e, t),
      L.init(e, t),
      (e._zod.processJSONSchema = (t, n, r) => qi(e, t, n, r)),
      et(e, `shape`, (e) => e._zod.def.shape, !1);
  },
  {
    keyof() {
      return go(Object.keys(this._zod.def.shape));
    },
    catchall(e) {
      return this.clone(b(this._zod.def, { catchall: e }));
    },
    passthrough() {
      return this.clone(b(this._zod.def, { catchall: no() }));
    },
    loose() {
      return this.clone(b(this._zod.def, { catchall: no() }));
    },
    strict() {
      return this.clone(b(this._zod.def, { catchall: io() }));
    },
    strip() {
      return this.clone(b(this._zod.def, { catchall: void 0 }));
    },
    extend(e) {
      return he(this, e);
    },
    safeExtend(e) {
      return Bt(this, e);
    },
    merge(e) {
      return i(this, e);
    },
    pick(e) {
      return Yt(this, e);
    },
    omit(e) {
      return Kt(this, e);
    },
    partial(...e) {
      return ct(xo, this, e[0]);
    },
    exactPartial(...e) {
      return ct(Co, this, e[0], `exactPartial`);
    },
    required(...e) {
      return mt(jo, this, e[0]);
    },
  },
);
function U(e, t) {
  return new oo({ type: `object`, shape: e ?? {}, ...x(t) });
}
function so(e, t) {
  return new oo({ type: `object`, shape: e, catchall: io(), ...x(t) });
}
var co = y(`ZodUnion`, (e, t) => {
  ut.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Ji(e, t, n, r)),
    (e.options = t.options);
});
function lo(e, t) {
  return new co({ type: `union`, options: e, ...x(t) });
}
var uo = y(`ZodIntersection`, (e, t) => {
  te.init(e, t), L.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Yi(e, t, n, r));
});
function fo(e, t) {
  return new uo({ type: `intersection`, left: e, right: t });
}
var po = y(`ZodRecord`, (e, t) => {
  Ta(),
    nt.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => $i(e, t, n, r)),
    (e.keyType = t.keyType),
    (e.valueType = t.valueType);
});
function mo(e, t, n) {
  return !t || !t._zod
    ? new po({ type: `record`, keyType: R(), valueType: e, ...x(t) })
    : new po({ type: `record`, keyType: e, valueType: t, ...x(n) });
}
var ho = y(`ZodEnum`, (e, t) => {
  g.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Vi(e, t, n, r)),
    (e.enum = t.entries),
    (e.options = [...e._zod.values]);
  let n = new Set(Object.keys(t.entries));
  (e.extract = (e, r) => {
    let i = {};
    for (let r of e)
      if (n.has(r)) i[r] = t.entries[r];
      else throw Error(`Key ${r} not found in enum`);
    return new ho({ ...t, checks: [], ...x(r), entries: i });
  }),
    (e.exclude = (e, r) => {
      let i = { ...t.entries };
      for (let t of e)
        if (n.has(t)) delete i[t];
        else throw Error(`Key ${t} not found in enum`);
      return new ho({ ...t, checks: [], ...x(r), entries: i });
    });
});
function go(e, t) {
  return new ho({
    type: `enum`,
    entries: Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e,
    ...x(t),
  });
}
var _o = y(`ZodLiteral`, (e, t) => {
  Me.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Hi(e, t, n, r)),
    (e.values = new Set(t.values)),
    Object.defineProperty(e, 'value', {
      get() {
        if (t.values.length > 1)
          throw Error('This schema contains multiple valid literal values. Use `.values` instead.');
        return t.values[0];
      },
    });
});
function vo(e, t) {
  return new _o({ type: `literal`, values: Array.isArray(e) ? e : [e], ...x(t) });
}
var yo = y(`ZodTransform`, (e, t) => {
  Ta(),
    St.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Wi(e, t, n, r)),
    (e._zod.parse = (n, r) => {
      if (r.direction === `backward`) throw new le(e.constructor.name);
      n.addIssue = (r) => {
        if (typeof r == `string`) n.issues.push(Ze(r, n.value, t));
        else {
          let t = r;
          t.fatal && (t.continue = !1),
            (t.code ??= `custom`),
            `input` in t || (t.input = n.value),
            (t.inst ??= e),
            n.issues.push(Ze(t));
        }
      };
      let i = t.transform(n.value, n);
      return i instanceof Promise ? i.then((e) => ((n.value = e), n)) : ((n.value = i), n);
    });
});
function bo(e) {
  return new yo({ type: `transform`, transform: e });
}
var xo = y(`ZodOptional`, (e, t) => {
  tn.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => la(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType);
});
function So(e) {
  return new xo({ type: `optional`, innerType: e });
}
var Co = y(`ZodExactOptional`, (e, t) => {
  m.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => la(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType);
});
function wo(e) {
  return new Co({ type: `optional`, innerType: e });
}
var To = y(`ZodNullable`, (e, t) => {
  oe.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => ea(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType);
});
function Eo(e) {
  return new To({ type: `nullable`, innerType: e });
}
var Do = y(`ZodDefault`, (e, t) => {
  Fe.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => ia(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeDefault = e.unwrap);
});
function Oo(e, t) {
  return new Do({
    type: `default`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : pn(t);
    },
  });
}
var ko = y(`ZodPrefault`, (e, t) => {
  $e.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => aa(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType);
});
function Ao(e, t) {
  return new ko({
    type: `prefault`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : pn(t);
    },
  });
}
var jo = y(`ZodNonOptional`, (e, t) => {
  We.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => ta(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType);
});
function Mo(e, t) {
  return new jo({ type: `nonoptional`, innerType: e, ...x(t) });
}
var No = y(`ZodCatch`, (e, t) => {
  dt.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => oa(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeCatch = e.unwrap);
});
function Po(e, t) {
  return new No({ type: `catch`, innerType: e, catchValue: typeof t == `function` ? t : Je(t) });
}
var Fo = y(`ZodPipe`, (e, t) => {
  de.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => sa(e, t, n, r)),
    (e.in = t.in),
    (e.out = t.out);
});
function Io(e, t) {
  return new Fo({ type: `pipe`, in: e, out: t });
}
var Lo = y(`ZodReadonly`, (e, t) => {
  Xe.init(e, t),
    L.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => ca(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType);
});
function Ro(e) {
  return new Lo({ type: `readonly`, innerType: e });
}
var zo = y(`ZodCustom`, (e, t) => {
  Sn.init(e, t), L.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Ui(e, t, n, r));
});
function Bo(e, t = {}) {
  return pe(zo, e, t);
}
function Vo(e, t) {
  return a(e, t);
}
function Ho(e) {
  return Lt(Oa, e);
}
var Uo = /^[^\p{Cc}\p{Cs}\u{202A}-\u{202E}\u{2066}-\u{2069}]*$/u,
  Wo = R()
    .trim()
    .normalize()
    .toLowerCase()
    .min(1, `Email is required`)
    .max(254, `Please enter a valid email address`)
    .regex(
      /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Cs}]+@[^\s@"(),:;<>[\\\]\p{Cc}\p{Cs}.]+(\.[^\s@"(),:;<>[\\\]\p{Cc}\p{Cs}.]+)+$/u,
      `Please enter a valid email address`,
    ),
  Go = R()
    .trim()
    .min(1, `Name is required`)
    .max(100, `Name must be at most 100 characters long`)
    .regex(Uo, `Name must not contain control characters`),
  Ko = R()
    .trim()
    .min(3, `Username must be at least 3 characters long`)
    .max(40, `Username must be at most 40 characters long`)
    .regex(/^[\p{L}\p{M}\p{N}._-]+$/u, `Username may contain letters, digits, dots, hyphens and underscores`),
  qo = R().min(1, `Password is required`).max(200, `Password is too long`),
  Jo = qo
    .min(12, `Password must be at least 12 characters`)
    .regex(
      /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\p{Nd}).*$/su,
      `Password must contain uppercase, lowercase, and numbers`,
    ),
  Yo = U({ email: Wo, password: qo }),
  Xo = U({
    displayName: Go,
    username: Ko,
    email: Wo,
    password: Jo,
    agreeToTerms: vo(!0, `You must agree to the terms and conditions`),
    wantsUpdates: eo().default(!1),
  });
Xo.extend({ confirmPassword: R().min(1, `Please confirm your password`) }).refine(
  (e) => e.password === e.confirmPassword,
  {
    path: [`confirmPassword`],
    message: `Passwords do not match`,
    when: ({ value: e }) => {
      let t = e;
      return typeof t.password == `string` && !!t.confirmPassword;
    },
  },
);
var Zo = U({ seconds: V().positive() }),
  Qo = U({ path: R(), message: R() }),
  $o = U({ name: R(), ok: eo(), milliseconds: V().nonnegative() }),
  es = U({ status: go([`ok`, `failing`]), checks: H($o), versions: mo(R(), R()) }),
  ts = {
    malformed_request: {
      status: 400,
      message: `The request could not be read. Check how it is written and send it again.`,
    },
    invalid_input: {
      status: 400,
      message: `Some of what was sent is not valid. Correct the fields that are named and send it again.`,
      data: U({ issues: H(Qo) }),
    },
    link_not_valid: { status: 400, message: `This link has expired or was used already. Ask for a new one.` },
    sign_in_required: { status: 401, message: `Please log in to continue.` },
    session_expired: { status: 401, message: `Your session has expired. Please log in again.` },
    invalid_credentials: {
      status: 401,
      message: `Invalid email or password`,
      data: U({ remaining: V().nonnegative().optional() }),
    },
    email_not_verified: { status: 403, message: `Please verify your email address` },
    account_suspended: { status: 403, message: `This account is suspended. Please contact support.` },
    forbidden: { status: 403, message: `You do not have permission to do this.` },
    cross_site_request: {
      status: 403,
      message: `This request came from another site and was refused. Open Relievo itself and try again.`,
    },
    not_found: { status: 404, message: `There is nothing here. Check the address.` },
    method_not_allowed: { status: 405, message: `This address does not accept this kind of request.` },
    username_taken: { status: 409, message: `This username is taken. Please choose another.` },
    body_too_large: { status: 413, message: `What was sent is too large. Send less at once.` },
    address_too_long: { status: 414, message: `The address is too long. Shorten it and try again.` },
    unsupported_media_type: {
      status: 415,
      message: `The server does not read this kind of content. Send JSON in UTF-8.`,
    },
    too_many_requests: {
      status: 429,
      message: `Too many requests. Please wait {seconds} seconds before trying again.`,
      data: Zo,
    },
    account_locked: {
      status: 429,
      message: `Too many failed attempts. Please wait {seconds} seconds before trying again.`,
      data: Zo,
    },
    headers_too_large: { status: 431, message: `The headers are too large. Clear the cookies of this site.` },
    unexpected: { status: 500, message: `An unexpected error occurred. Please try again.` },
    database_unavailable: {
      status: 503,
      message: `The service is not reachable at the moment. Please try again in a few seconds.`,
    },
    unhealthy: { status: 503, message: `Something that the service needs is not working.`, data: es },
  };
Object.keys(ts);
var ns = U({ code: R(), message: R(), id: R().optional(), data: no().optional() });
function W(...e) {
  return Object.fromEntries(e.map((e) => [e, ts[e]]));
}
function rs(e) {
  return e[0] ?? {};
}
function is(e) {
  return Array.isArray(e) ? e : e == null ? [] : [e];
}
var as = `orpc`,
  os = `@orpc/shared`,
  ss = `1.15.3`,
  cs = class extends Error {
    constructor(...e) {
      super(...e), (this.name = `AbortError`);
    }
  };
function ls(e) {
  let t;
  return () => {
    if (t) return t.result;
    let n = e();
    return (t = { result: n }), n;
  };
}
function us(e) {
  let t = Promise.resolve();
  return (...n) => (t = t.catch(() => {}).then(() => e(...n)));
}
var ds = 2,
  fs = `__${os}@${ss}/otel/config__`;
function ps() {
  return globalThis[fs];
}
function ms(e, t = {}, n) {
  return ps()?.tracer?.startSpan(e, t, n);
}
function G(e, t, n = {}) {
  if (!e) return;
  let r = hs(t);
  e.recordException(r),
    (n.signal?.aborted && n.signal.reason === t) || e.setStatus({ code: ds, message: r.message });
}
function hs(e) {
  if (e instanceof Error) {
    let t = { message: e.message, name: e.name, stack: e.stack };
    return `code` in e && (typeof e.code == `string` || typeof e.code == `number`) && (t.code = e.code), t;
  }
  return { message: String(e) };
}
async function K({ name: e, context: t, ...n }, r) {
  let i = ps()?.tracer;
  if (!i) return r();
  let a = async (e) => {
    try {
      return await r(e);
    } catch (t) {
      throw (G(e, t, n), t);
    } finally {
      e.end();
    }
  };
  return t ? i.startActiveSpan(e, n, t, a) : i.startActiveSpan(e, n, a);
}
async function q(e, t) {
  let n = ps();
  if (!e || !n) return t();
  let r = n.trace.setSpan(n.context.active(), e);
  return n.context.with(r, t);
}
function J(e) {
  return !e || typeof e != `object`
    ? !1
    : `next` in e &&
        typeof e.next == `function` &&
        Symbol.asyncIterator in e &&
        typeof e[Symbol.asyncIterator] == `function`;
}
var gs = Symbol.asyncDispose ?? Symbol.for(`asyncDispose`),
  _s = class {
    #e = !1;
    #t = !1;
    #n;
    #r;
    constructor(e, t) {
      (this.#n = t),
        (this.#r = us(async () => {
          if (this.#e) return { done: !0, value: void 0 };
          try {
            let t = await e();
            return t.done && (this.#e = !0), t;
          } catch (e) {
            throw ((this.#e = !0), e);
          } finally {
            this.#e && !this.#t && ((this.#t = !0), await this.#n(`next`));
          }
        }));
    }
    next() {
      return this.#r();
    }
    async return(e) {
      return (this.#e = !0), this.#t || ((this.#t = !0), await this.#n(`return`)), { done: !0, value: e };
    }
    async throw(e) {
      throw ((this.#e = !0), this.#t || ((this.#t = !0), await this.#n(`throw`)), e);
    }
    async [gs]() {
      (this.#e = !0), this.#t || ((this.#t = !0), await this.#n(`dispose`));
    }
    [Symbol.asyncIterator]() {
      return this;
    }
  };
function vs({ name: e, ...t }, n) {
  let r;
  return new _s(
    async () => {
      r ??= ms(e);
      try {
        let e = await q(r, () => n.next());
        return r?.addEvent(e.done ? `completed` : `yielded`), e;
      } catch (e) {
        throw (G(r, e, t), e);
      }
    },
    async (e) => {
      try {
        e !== `next` && (await q(r, () => n.return?.()));
      } catch (e) {
        throw (G(r, e, t), e);
      } finally {
        r?.end();
      }
    },
  );
}
function ys(e, t, n) {
  let r = (t, i) => {
    let a = e[i];
    return a ? a({ ...t, next: (e = t) => r(e, i + 1) }) : n(t);
  };
  return r(t, 0);
}
function bs(e) {
  if (e) return JSON.parse(e);
}
function xs(e) {
  return JSON.stringify(e);
}
function Ss(e) {
  return X(e) ? Object.getPrototypeOf(e)?.constructor : null;
}
function Y(e) {
  if (!e || typeof e != `object`) return !1;
  let t = Object.getPrototypeOf(e);
  return t === Object.prototype || !t || !t.constructor;
}
function X(e) {
  return !!e && (typeof e == `object` || typeof e == `function`);
}
function Cs(e, t) {
  let n = e;
  for (let e of t) {
    if (!X(n)) return;
    n = n[e];
  }
  return n;
}
var ws = (() => {
  let e = function () {};
  return (e.prototype = Object.create(null)), Object.freeze(e.prototype), e;
})();
function Ts(e, ...t) {
  return typeof e == `function` ? e(...t) : e;
}
function Es(e) {
  return new Proxy(e, {
    get(e, t, n) {
      let r = Reflect.get(e, t, n);
      return t !== `then` || typeof r != `function`
        ? r
        : new Proxy(r, {
            apply(t, n, r) {
              if (r.length !== 2 || r.some((e) => !Os(e))) return Reflect.apply(t, n, r);
              let i = !0;
              r[0].call(
                n,
                Es(
                  new Proxy(e, {
                    get: (e, t, n) => {
                      if (i && t === `then`) i = !1;
                      else return Reflect.get(e, t, n);
                    },
                  }),
                ),
              );
            },
          });
    },
  });
}
var Ds = /^\s*function\s*\(\)\s*\{\s*\[native code\]\s*\}\s*$/;
function Os(e) {
  return typeof e == `function` && Ds.test(e.toString());
}
function ks(e) {
  try {
    return decodeURIComponent(e);
  } catch {
    return e;
  }
}
var As = `@orpc/client`,
  js = `1.15.3`,
  Ms = new Set([`bind`, `valueOf`, `toString`, `toJSON`]),
  Ns = {
    BAD_REQUEST: { status: 400, message: `Bad Request` },
    UNAUTHORIZED: { status: 401, message: `Unauthorized` },
    FORBIDDEN: { status: 403, message: `Forbidden` },
    NOT_FOUND: { status: 404, message: `Not Found` },
    METHOD_NOT_SUPPORTED: { status: 405, message: `Method Not Supported` },
    NOT_ACCEPTABLE: { status: 406, message: `Not Acceptable` },
    TIMEOUT: { status: 408, message: `Request Timeout` },
    CONFLICT: { status: 409, message: `Conflict` },
    PRECONDITION_FAILED: { status: 412, message: `Precondition Failed` },
    PAYLOAD_TOO_LARGE: { status: 413, message: `Payload Too Large` },
    UNSUPPORTED_MEDIA_TYPE: { status: 415, message: `Unsupported Media Type` },
    UNPROCESSABLE_CONTENT: { status: 422, message: `Unprocessable Content` },
    TOO_MANY_REQUESTS: { status: 429, message: `Too Many Requests` },
    CLIENT_CLOSED_REQUEST: { status: 499, message: `Client Closed Request` },
    INTERNAL_SERVER_ERROR: { status: 500, message: `Internal Server Error` },
    NOT_IMPLEMENTED: { status: 501, message: `Not Implemented` },
    BAD_GATEWAY: { status: 502, message: `Bad Gateway` },
    SERVICE_UNAVAILABLE: { status: 503, message: `Service Unavailable` },
    GATEWAY_TIMEOUT: { status: 504, message: `Gateway Timeout` },
  };
function Ps(e, t) {
  return t ?? Ns[e]?.status ?? 500;
}
function Fs(e, t) {
  return t || Ns[e]?.message || e;
}
var Is,
  Z = class e extends Error {
    defined;
    code;
    status;
    data;
    static {
      let t = Symbol.for(`__${As}@${js}/error/ORPC_ERROR_CONSTRUCTORS__`);
      (globalThis[t] ??= new WeakSet()), (Is = globalThis[t]), Is.add(e);
    }
    constructor(e, ...t) {
      let n = rs(t);
      if (n.status !== void 0 && !Rs(n.status)) throw Error(`[ORPCError] Invalid error status code.`);
      let r = Fs(e, n.message);
      super(r, n),
        (this.code = e),
        (this.status = Ps(e, n.status)),
        (this.defined = n.defined ?? !1),
        (this.data = n.data);
    }
    toJSON() {
      return {
        defined: this.defined,
        code: this.code,
        status: this.status,
        message: this.message,
        data: this.data,
      };
    }
    static [Symbol.hasInstance](e) {
      if (Is.has(this)) {
        let t = Ss(e);
        if (t && Is.has(t)) return !0;
      }
      return super[Symbol.hasInstance](e);
    }
  };
function Ls(e) {
  return e instanceof Z ? e : new Z(`INTERNAL_SERVER_ERROR`, { message: `Internal server error`, cause: e });
}
function Rs(e) {
  return e < 200 || e >= 400;
}
function zs(e) {
  if (!Y(e)) return !1;
  let t = [`defined`, `code`, `status`, `message`, `data`];
  return (
    !Object.keys(e).some((e) => !t.includes(e)) &&
    `defined` in e &&
    typeof e.defined == `boolean` &&
    `code` in e &&
    typeof e.code == `string` &&
    `status` in e &&
    typeof e.status == `number` &&
    Rs(e.status) &&
    `message` in e &&
    typeof e.message == `string`
  );
}
function Bs(e, t = {}) {
  return new Z(e.code, { ...t, ...e });
}
var Vs = class extends TypeError {},
  Hs = class extends TypeError {},
  Us = class extends Error {
    data;
    constructor(e) {
      super(e?.message ?? `An error event was received`, e), (this.data = e?.data);
    }
  },
  Ws = /\r\n|\r(?!\n)|\n/,
  Gs = /(?:\r\n|\r(?!\n)|\n){2}/,
  Ks = /(?:\r\n|\r(?!\n)|\n){2}/g,
  qs = 13,
  Js = 10,
  Ys = 32;
function Xs(e) {
  let t = { data: void 0, event: void 0, id: void 0, retry: void 0, comments: [] };
  for (let n of e.split(Ws)) {
    if (n === ``) continue;
    let e = n.indexOf(`:`),
      r = e === -1 ? `` : n.slice(n.charCodeAt(e + 1) === Ys ? e + 2 : e + 1);
    if (e === 0) t.comments.push(r);
    else
      switch (e === -1 ? n : n.slice(0, e)) {
        case `data`:
          t.data =
            t.data === void 0
              ? r
              : `${t.data}
${r}`;
          break;
        case `event`:
          t.event = r;
          break;
        case `id`:
          t.id = r;
          break;
        case `retry`: {
          let e = Number.parseInt(r, 10);
          e >= 0 && e.toString() === r && (t.retry = e);
          break;
        }
      }
  }
  return t;
}
var Zs = class {
    constructor(e = {}) {
      this.options = e;
    }
    pending = [];
    tail = ``;
    discardLeadingLF = !1;
    feed(e) {
      if (
        e === `` ||
        (this.discardLeadingLF &&
          ((this.discardLeadingLF = !1), e.charCodeAt(0) === Js && ((e = e.slice(1)), e === ``)))
      )
        return;
      let t = this.tail + e;
      if (!Gs.test(t)) {
        this.pending.push(e), (this.tail = t.slice(-3));
        return;
      }
      this.pending.push(e);
      let n = this.pending.length === 1 ? e : this.pending.join(``),
        r = n.length - t.length,
        i = [],
        a = 0;
      for (let e of t.matchAll(Ks)) i.push(n.slice(a, r + e.index)), (a = r + e.index + e[0].length);
      let o = n.slice(a);
      (this.pending.length = 0),
        (this.tail = o.slice(-3)),
        o === `` ? (this.discardLeadingLF = e.charCodeAt(e.length - 1) === qs) : this.pending.push(o);
      for (let e of i) {
        let t = Xs(e);
        this.options.onEvent && this.options.onEvent(t);
      }
    }
    end() {
      if (this.pending.length !== 0) throw new Hs(`Event Iterator ended before complete`);
    }
  },
  Qs = class extends TransformStream {
    constructor() {
      let e;
      super({
        start(t) {
          e = new Zs({
            onEvent: (e) => {
              t.enqueue(e);
            },
          });
        },
        transform(t) {
          e.feed(t);
        },
        flush() {
          e.end();
        },
      });
    }
  },
  $s = /\r\n|[\n\r]/,
  ec = /\r\n|[\n\r]/g;
function tc(e) {
  return $s.test(e);
}
function nc(e) {
  if (tc(e)) throw new Vs(`Event's id must not contain a carriage return or newline character`);
}
function rc(e) {
  if (tc(e)) throw new Vs(`Event's event must not contain a carriage return or newline character`);
}
function ic(e) {
  if (!Number.isInteger(e) || e < 0) throw new Vs(`Event's retry must be a integer and >= 0`);
}
function ac(e) {
  if (tc(e)) throw new Vs(`Event's comment must not contain a carriage return or newline character`);
}
function oc(e) {
  return e === void 0
    ? ``
    : `data: ${e.replace(
        ec,
        `
data: `,
      )}
`;
}
function sc(e) {
  let t = ``;
  for (let n of e ?? [])
    ac(n),
      (t += `: ${n}
`);
  return t;
}
function cc(e) {
  let t = ``;
  return (
    (t += sc(e.comments)),
    e.event !== void 0 &&
      (rc(e.event),
      (t += `event: ${e.event}
`)),
    e.retry !== void 0 &&
      (ic(e.retry),
      (t += `retry: ${e.retry}
`)),
    e.id !== void 0 &&
      (nc(e.id),
      (t += `id: ${e.id}
`)),
    (t += oc(e.data)),
    (t += `
`),
    t
  );
}
var lc = Symbol(`ORPC_EVENT_SOURCE_META`);
function uc(e, t) {
  if (t.id === void 0 && t.retry === void 0 && !t.comments?.length) return e;
  if ((t.id !== void 0 && nc(t.id), t.retry !== void 0 && ic(t.retry), t.comments !== void 0))
    for (let e of t.comments) ac(e);
  return new Proxy(e, {
    get(e, n, r) {
      return n === lc ? t : Reflect.get(e, n, r);
    },
  });
}
function dc(e) {
  return X(e) ? Reflect.get(e, lc) : void 0;
}
function fc(e, t = `inline`) {
  return `${t}; filename="${e.replace(/[^\x20-\x7E]/g, `_`).replace(/"/g, `\\"`)}"; filename*=utf-8''${encodeURIComponent(
    e,
  )
    .replace(/['()*]/g, (e) => `%${e.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%(7C|60|5E)/g, (e, t) => String.fromCharCode(Number.parseInt(t, 16)))}`;
}
function pc(e) {
  let t = e.match(/filename\*=(UTF-8'')?([^;]*)/i);
  if (t && typeof t[2] == `string`) return ks(t[2]);
  let n = e.match(/filename="((?:\\"|[^"])*)"/i);
  if (n && typeof n[1] == `string`) return n[1].replace(/\\"/g, `"`);
}
function mc(e, t) {
  let n = { ...e };
  for (let e in t)
    Array.isArray(t[e])
      ? (n[e] = [...is(n[e]), ...t[e]])
      : t[e] !== void 0 &&
        (n[e] = Array.isArray(n[e]) ? [...n[e], t[e]] : n[e] === void 0 ? t[e] : [n[e], t[e]]);
  return n;
}
function hc(e, t) {
  let n = async (e) => {
    let n = await t.error(e);
    if (n !== e) {
      let t = dc(e);
      t && X(n) && (n = uc(n, t));
    }
    return n;
  };
  return new _s(
    async () => {
      let { done: r, value: i } = await (async () => {
          try {
            return await e.next();
          } catch (e) {
            throw await n(e);
          }
        })(),
        a = await t.value(i, r);
      if (a !== i) {
        let e = dc(i);
        e && X(a) && (a = uc(a, e));
      }
      return { done: r, value: a };
    },
    async () => {
      try {
        await e.return?.();
      } catch (e) {
        throw await n(e);
      }
    },
  );
}
function gc(e) {
  return { ...e, context: e.context ?? {} };
}
function _c(e, t = {}) {
  let n = t.path ?? [];
  return Es(
    new Proxy(async (...[t, r = {}]) => await e.call(n, t, gc(r)), {
      get(r, i) {
        return typeof i != `string` || Ms.has(i) ? Reflect.get(r, i) : _c(e, { ...t, path: [...n, i] });
      },
    }),
  );
}
function vc(e, t) {
  return { ...e, ...t };
}
var yc = class {
  '~orpc';
  constructor(e) {
    if (e.route?.successStatus && Rs(e.route.successStatus))
      throw Error(`[ContractProcedure] Invalid successStatus.`);
    if (Object.values(e.errorMap).some((e) => e && e.status && !Rs(e.status)))
      throw Error(`[ContractProcedure] Invalid error status code.`);
    this[`~orpc`] = e;
  }
};
function bc(e) {
  return (
    e instanceof yc ||
    ((typeof e == `object` || typeof e == `function`) &&
      e !== null &&
      `~orpc` in e &&
      typeof e[`~orpc`] == `object` &&
      e[`~orpc`] !== null &&
      `errorMap` in e[`~orpc`] &&
      `route` in e[`~orpc`] &&
      `meta` in e[`~orpc`])
  );
}
function xc(e, t = {}) {
  let n = e?.pipeThrough(new TextDecoderStream()).pipeThrough(new Qs())?.getReader(),
    r,
    i = !1;
  return new _s(
    async () => {
      r ??= ms(`consume_event_iterator_stream`);
      try {
        for (;;) {
          if (n === void 0) return { done: !0, value: void 0 };
          let { done: e, value: t } = await q(r, () => n.read());
          if (e) {
            if (i) throw new cs(`Stream was cancelled`);
            return { done: !0, value: void 0 };
          }
          switch (t.event) {
            case `message`: {
              let e = bs(t.data);
              return X(e) && (e = uc(e, t)), r?.addEvent(`message`), { done: !1, value: e };
            }
            case `error`: {
              let e = new Us({ data: bs(t.data) });
              throw ((e = uc(e, t)), r?.addEvent(`error`), e);
            }
            case `done`: {
              let e = bs(t.data);
              return X(e) && (e = uc(e, t)), r?.addEvent(`done`), { done: !0, value: e };
            }
            default:
              r?.addEvent(`maybe_keepalive`);
          }
        }
      } catch (e) {
        throw (e instanceof Us || G(r, e, t), e);
      }
    },
    async (e) => {
      try {
        e !== `next` && ((i = !0), r?.addEvent(`cancelled`)), await q(r, () => n?.cancel());
      } catch (e) {
        throw (G(r, e, t), e);
      } finally {
        r?.end();
      }
    },
  );
}
function Sc(e, t = {}) {
  let n = t.eventIteratorKeepAliveEnabled ?? !0,
    r = t.eventIteratorKeepAliveInterval ?? 5e3,
    i = t.eventIteratorKeepAliveComment ?? ``,
    a = t.eventIteratorInitialCommentEnabled ?? !0,
    o = t.eventIteratorInitialComment ?? ``,
    s = !1,
    c,
    l;
  return new ReadableStream({
    start(e) {
      (l = ms(`stream_event_iterator`)), a && e.enqueue(cc({ comments: [o] }));
    },
    async pull(t) {
      try {
        n &&
          (c = setInterval(() => {
            t.enqueue(cc({ comments: [i] })), l?.addEvent(`keepalive`);
          }, r));
        let a = await q(l, () => e.next());
        if ((clearInterval(c), s)) return;
        let o = dc(a.value);
        if (!a.done || a.value !== void 0 || o !== void 0) {
          let e = a.done ? `done` : `message`;
          t.enqueue(cc({ ...o, event: e, data: xs(a.value) })), l?.addEvent(e);
        }
        a.done && (t.close(), l?.end());
      } catch (e) {
        if ((clearInterval(c), s)) return;
        e instanceof Us
          ? (t.enqueue(cc({ ...dc(e), event: `error`, data: xs(e.data) })), l?.addEvent(`error`), t.close())
          : (G(l, e), t.error(e)),
          l?.end();
      }
    },
    async cancel() {
      try {
        (s = !0), clearInterval(c), l?.addEvent(`cancelled`), await q(l, () => e.return?.());
      } catch (e) {
        throw (G(l, e), e);
      } finally {
        l?.end();
      }
    },
  }).pipeThrough(new TextEncoderStream());
}
function Cc(e, t = {}) {
  return K({ name: `parse_standard_body`, signal: t.signal }, async () => {
    let n = e.headers.get(`content-disposition`);
    if (typeof n == `string`) {
      let t = pc(n) ?? `blob`,
        r = await e.blob();
      return new File([r], t, { type: r.type });
    }
    let r = e.headers.get(`content-type`);
    if (!r || r.startsWith(`application/json`)) return bs(await e.text());
    if (r.startsWith(`multipart/form-data`)) return await e.formData();
    if (r.startsWith(`application/x-www-form-urlencoded`)) {
      let t = await e.text();
      return new URLSearchParams(t);
    }
    if (r.startsWith(`text/event-stream`)) return xc(e.body, t);
    if (r.startsWith(`text/plain`)) return await e.text();
    let i = await e.blob();
    return new File([i], `blob`, { type: i.type });
  });
}
function wc(e, t, n = {}) {
  if (e instanceof ReadableStream) return e;
  let r = t.get(`content-disposition`);
  if ((t.delete(`content-type`), t.delete(`content-disposition`), e !== void 0))
    return e instanceof Blob
      ? (t.set(`content-type`, e.type),
        t.set(`content-length`, e.size.toString()),
        t.set(`content-disposition`, r ?? fc(e instanceof File ? e.name : `blob`)),
        e)
      : e instanceof FormData || e instanceof URLSearchParams
        ? e
        : J(e)
          ? (t.set(`content-type`, `text/event-stream`), Sc(e, n))
          : (t.set(`content-type`, `application/json`), xs(e));
}
function Tc(e, t = {}) {
  return (
    e.forEach((e, n) => {
      Array.isArray(t[n]) ? t[n].push(e) : (t[n] = t[n] === void 0 ? e : [t[n], e]);
    }),
    t
  );
}
function Ec(e, t = new Headers()) {
  for (let [n, r] of Object.entries(e))
    if (Array.isArray(r)) for (let e of r) t.append(n, e);
    else r !== void 0 && t.append(n, r);
  return t;
}
function Dc(e, t = {}) {
  let n = Ec(e.headers),
    r = wc(e.body, n, t);
  return new Request(e.url, { signal: e.signal, method: e.method, headers: n, body: r });
}
function Oc(e, t = {}) {
  return {
    body: ls(() => Cc(e, t)),
    status: e.status,
    get headers() {
      let t = Tc(e.headers);
      return Object.defineProperty(this, 'headers', { value: t, writable: !0 }), t;
    },
    set headers(e) {
      Object.defineProperty(this, 'headers', { value: e, writable: !0 });
    },
  };
}
var kc = class {
    plugins;
    constructor(e = []) {
      this.plugins = [...e].sort((e, t) => (e.order ?? 0) - (t.order ?? 0));
    }
    init(e) {
      for (let t of this.plugins) t.init?.(e);
    }
  },
  Ac = class {
    constructor(e, t, n = {}) {
      (this.codec = e),
        (this.sender = t),
        new kc(n.plugins).init(n),
        (this.interceptors = is(n.interceptors)),
        (this.clientInterceptors = is(n.clientInterceptors));
    }
    interceptors;
    clientInterceptors;
    call(e, t, n) {
      return K(
        { name: `${as}.${e.join(`/`)}`, signal: n.signal },
        (r) => (
          r?.setAttribute(`rpc.system`, as),
          r?.setAttribute(`rpc.method`, e.join(`.`)),
          J(t) && (t = vs({ name: `consume_event_iterator_input`, signal: n.signal }, t)),
          ys(this.interceptors, { ...n, path: e, input: t }, async ({ path: e, input: t, ...n }) => {
            let i = ps(),
              a,
              o = i?.trace.getActiveSpan() ?? r;
            o && i && (a = i?.trace.setSpan(i.context.active(), o));
            let s = await K({ name: `encode_request`, context: a }, () => this.codec.encode(e, t, n)),
              c = await ys(
                this.clientInterceptors,
                { ...n, input: t, path: e, request: s },
                ({ input: e, path: t, request: n, ...r }) =>
                  K({ name: `send_request`, signal: r.signal, context: a }, () =>
                    this.sender.call(n, r, t, e),
                  ),
              ),
              l = await K({ name: `decode_response`, context: a }, () => this.codec.decode(c, n, e, t));
            return J(l) ? vs({ name: `consume_event_iterator_output`, signal: n.signal }, l) : l;
          })
        ),
      );
    }
  };
new Set(Object.values({ BIGINT: 0, DATE: 1, NAN: 2, UNDEFINED: 3, URL: 4, REGEXP: 5, SET: 6, MAP: 7 }));
function jc(e) {
  return `/${e.map(encodeURIComponent).join(`/`)}`;
}
function Mc(e) {
  return typeof e.forEach == `function` ? Tc(e) : e;
}
function Nc(e) {
  return Object.entries(Ns).find(([, t]) => t.status === e)?.[0] ?? `MALFORMED_ORPC_ERROR_RESPONSE`;
}
function Pc(e, t) {
  return { ...e, ...t };
}
function Fc(e, t) {
  return { ...e, ...t };
}
function Ic(e, t) {
  return e.path ? { ...e, path: `${t}${e.path}` } : e;
}
function Lc(e, t) {
  return { ...e, tags: [...t, ...(e.tags ?? [])] };
}
function Rc(e, t) {
  return e ? `${e}${t}` : t;
}
function zc(e, t) {
  return e ? [...e, ...t] : t;
}
function Bc(e, t) {
  let n = e;
  return t.prefix && (n = Ic(n, t.prefix)), t.tags?.length && (n = Lc(n, t.tags)), n;
}
function Vc(e, t) {
  if (bc(e))
    return new yc({
      ...e[`~orpc`],
      errorMap: vc(t.errorMap, e[`~orpc`].errorMap),
      route: Bc(e[`~orpc`].route, t),
    });
  if (typeof e != `object` || !e) return e;
  let n = {};
  for (let r in e) n[r] = Vc(e[r], t);
  return n;
}
var Hc = new (class e extends yc {
    constructor(e) {
      super(e), (this[`~orpc`].prefix = e.prefix), (this[`~orpc`].tags = e.tags);
    }
    $meta(t) {
      return new e({ ...this[`~orpc`], meta: t });
    }
    $route(t) {
      return new e({ ...this[`~orpc`], route: t });
    }
    $input(t) {
      return new e({ ...this[`~orpc`], inputSchema: t });
    }
    errors(t) {
      return new e({ ...this[`~orpc`], errorMap: vc(this[`~orpc`].errorMap, t) });
    }
    meta(t) {
      return new e({ ...this[`~orpc`], meta: Pc(this[`~orpc`].meta, t) });
    }
    route(t) {
      return new e({ ...this[`~orpc`], route: Fc(this[`~orpc`].route, t) });
    }
    input(t) {
      return new e({ ...this[`~orpc`], inputSchema: t });
    }
    output(t) {
      return new e({ ...this[`~orpc`], outputSchema: t });
    }
    prefix(t) {
      return new e({ ...this[`~orpc`], prefix: Rc(this[`~orpc`].prefix, t) });
    }
    tag(...t) {
      return new e({ ...this[`~orpc`], tags: zc(this[`~orpc`].tags, t) });
    }
    router(e) {
      return Vc(e, this[`~orpc`]);
    }
  })({ errorMap: {}, route: {}, meta: {} }),
  Uc = {
    defaultMethod: `POST`,
    defaultSuccessStatus: 200,
    defaultSuccessDescription: `OK`,
    defaultInputStructure: `compact`,
    defaultOutputStructure: `compact`,
  };
function Wc(e, t) {
  return t === void 0 ? Uc[e] : t;
}
var Gc = W(
    `malformed_request`,
    `invalid_input`,
    `cross_site_request`,
    `body_too_large`,
    `unsupported_media_type`,
    `too_many_requests`,
    `unexpected`,
    `database_unavailable`,
  ),
  Kc = W(`sign_in_required`, `session_expired`);
function qc(e) {
  return Hc.$meta(e).errors(Gc);
}
function Q(e) {
  return qc({ access: `public`, limit: e });
}
function Jc(e) {
  return qc({ access: `session`, limit: e }).errors(Kc);
}
var Yc = U({ id: Pa(), name: R(), type: R(), subscriptionTier: R() }),
  Xc = U({ organization: Yc, role: R(), permissions: H(R()), joinedAt: Ho({ offset: !0 }) }),
  Zc = {
    listMine: Jc(`read`)
      .route({
        method: `GET`,
        path: `/organizations`,
        tags: [`Organizations`],
        summary: `The organizations of the person signed in, the one joined last first`,
      })
      .output(H(Xc)),
    current: Jc(`read`)
      .route({
        method: `GET`,
        path: `/organizations/current`,
        tags: [`Organizations`],
        summary: `The organization whose content is shown now`,
      })
      .errors(W(`not_found`))
      .output(Yc),
    switch: Jc(`write`)
      .route({
        method: `PUT`,
        path: `/organizations/current`,
        tags: [`Organizations`],
        summary: `Show the content of another organization of mine`,
      })
      .errors(W(`not_found`))
      .input(U({ organizationId: Pa() }))
      .output(Yc),
  },
  Qc = go([`student`, `teacher`, `professional`, `institution`, `admin`, `super_admin`]),
  $c = U({
    user: U({ id: Pa(), email: R(), displayName: R(), username: R().nullable() }),
    roles: H(Qc),
    accountType: Qc,
    canUpload: eo(),
    organizations: H(Xc),
    currentOrganization: Yc.nullable(),
    expiresAt: Ho({ offset: !0 }),
  }),
  $ = U({ done: vo(!0) }),
  el = {
    session: Q(`read`)
      .route({
        method: `GET`,
        path: `/session`,
        tags: [`Accounts`],
        summary: `Who is signed in, or null for a guest`,
      })
      .output($c.nullable()),
    signUp: Q(`credentials`)
      .route({
        method: `POST`,
        path: `/sign-up`,
        tags: [`Accounts`],
        summary: `Open an account; a mail with a link confirms the address`,
      })
      .errors(W(`username_taken`))
      .input(Xo)
      .output($),
    signIn: Q(`credentials`)
      .route({
        method: `POST`,
        path: `/sign-in`,
        tags: [`Accounts`],
        summary: `Sign in by email and password`,
      })
      .errors(W(`invalid_credentials`, `account_locked`, `email_not_verified`, `account_suspended`))
      .input(Yo)
      .output($c),
    signOut: Q(`write`)
      .route({ method: `POST`, path: `/sign-out`, tags: [`Accounts`], summary: `Sign out here` })
      .output($),
    signOutEverywhere: Jc(`write`)
      .route({
        method: `POST`,
        path: `/sign-out-everywhere`,
        tags: [`Accounts`],
        summary: `Sign out here and on every other device`,
      })
      .output($),
    requestVerification: Q(`credentials`)
      .route({
        method: `POST`,
        path: `/email-verification/request`,
        tags: [`Accounts`],
        summary: `Send the link that confirms an email address again`,
      })
      .input(U({ email: Wo }))
      .output($),
    verifyEmail: Q(`credentials`)
      .route({
        method: `POST`,
        path: `/email-verification`,
        tags: [`Accounts`],
        summary: `Confirm an email address by the code from the mailed link`,
      })
      .errors(W(`link_not_valid`))
      .input(U({ token: R().min(1).max(200) }))
      .output($),
    requestPasswordReset: Q(`credentials`)
      .route({
        method: `POST`,
        path: `/password-reset/request`,
        tags: [`Accounts`],
        summary: `Send a link for choosing a new password`,
      })
      .input(U({ email: Wo }))
      .output($),
    resetPassword: Q(`credentials`)
      .route({
        method: `POST`,
        path: `/password-reset`,
        tags: [`Accounts`],
        summary: `Choose a new password by the code from the mailed link`,
      })
      .errors(W(`link_not_valid`))
      .input(U({ token: R().min(1).max(200), password: Jo }))
      .output($),
  },
  tl = class extends kc {
    initRuntimeAdapter(e) {
      for (let t of this.plugins) t.initRuntimeAdapter?.(e);
    }
  },
  nl = class {
    fetch;
    toFetchRequestOptions;
    adapterInterceptors;
    constructor(e) {
      new tl(e.plugins).initRuntimeAdapter(e),
        (this.fetch = e.fetch ?? globalThis.fetch.bind(globalThis)),
        (this.toFetchRequestOptions = e),
        (this.adapterInterceptors = is(e.adapterInterceptors));
    }
    async call(e, t, n, r) {
      let i = Dc(e, this.toFetchRequestOptions);
      return Oc(
        await ys(
          this.adapterInterceptors,
          { ...t, request: i, path: n, input: r, init: { redirect: `manual` } },
          ({ request: e, path: t, input: n, init: r, ...i }) => this.fetch(e, r, i, t, n),
        ),
        { signal: i.signal },
      );
    }
  },
  rl = class {
    maxArrayIndex;
    constructor(e = {}) {
      this.maxArrayIndex = e.maxBracketNotationArrayIndex ?? 9999;
    }
    serialize(e, t = [], n = []) {
      if (Array.isArray(e))
        e.forEach((e, r) => {
          this.serialize(e, [...t, r], n);
        });
      else if (Y(e)) for (let r in e) this.serialize(e[r], [...t, r], n);
      else n.push([this.stringifyPath(t), e]);
      return n;
    }
    deserialize(e) {
      if (e.length === 0) return {};
      let t = new WeakSet(),
        n = { value: [] };
      for (let [r, i] of e) {
        let e = this.parsePath(r),
          a = n,
          o = `value`;
        e.forEach((n, r) => {
          !Array.isArray(a[o]) && !Y(a[o]) && (a[o] = []),
            r === e.length - 1
              ? Array.isArray(a[o]) &&
                (n === ``
                  ? a[o].length && !t.has(a[o]) && (a[o] = al(a[o]))
                  : t.has(a[o])
                    ? (t.delete(a[o]), (a[o] = ol(a[o])))
                    : il(n, this.maxArrayIndex) || (a[o] = al(a[o])))
              : Array.isArray(a[o]) &&
                !il(n, this.maxArrayIndex) &&
                (t.has(a[o]) ? (t.delete(a[o]), (a[o] = ol(a[o]))) : (a[o] = al(a[o]))),
            (a = a[o]),
            (o = n);
        }),
          Array.isArray(a) && o === ``
            ? (t.add(a), a.push(i))
            : o in a
              ? Array.isArray(a[o])
                ? a[o].push(i)
                : (a[o] = [a[o], i])
              : (a[o] = i);
      }
      return n.value;
    }
    stringifyPath(e) {
      return e
        .map((e) =>
          e.toString().replace(/[\\[\]]/g, (e) => {
            switch (e) {
              case `\\`:
                return `\\\\`;
              case `[`:
                return `\\[`;
              case `]`:
                return `\\]`;
              default:
                return e;
            }
          }),
        )
        .reduce((e, t, n) => (n === 0 ? t : `${e}[${t}]`), ``);
    }
    parsePath(e) {
      let t = [],
        n = !1,
        r = ``,
        i = 0;
      for (let a = 0; a < e.length; a++) {
        let o = e[a],
          s = e[a + 1];
        n && o === `]` && (s === void 0 || s === `[`) && i % 2 == 0
          ? (s === void 0 && (n = !1), t.push(r), (r = ``), a++)
          : t.length === 0 && o === `[` && i % 2 == 0
            ? ((n = !0), t.push(r), (r = ``))
            : o === `\\`
              ? i++
              : ((r += `\\`.repeat(i / 2) + o), (i = 0));
      }
      return n || t.length === 0 ? [e] : t;
    }
  };
function il(e, t) {
  return /^0$|^[1-9]\d*$/.test(e) && Number(e) <= t;
}
function al(e) {
  let t = new ws();
  return (
    e.forEach((e, n) => {
      t[n] = e;
    }),
    t
  );
}
function ol(e) {
  let t = new ws();
  return (t[``] = e.length === 1 ? e[0] : e), t;
}
var sl = class {
  customSerializers;
  constructor(e = {}) {
    this.customSerializers = e.customJsonSerializers ?? [];
  }
  serialize(e, t = { value: !1 }) {
    for (let n of this.customSerializers) if (n.condition(e)) return this.serialize(n.serialize(e), t);
    if (e instanceof Blob) return (t.value = !0), [e, t.value];
    if (e instanceof Set) return this.serialize(Array.from(e), t);
    if (e instanceof Map) return this.serialize(Array.from(e.entries()), t);
    if (Array.isArray(e)) return [e.map((e) => (e === void 0 ? null : this.serialize(e, t)[0])), t.value];
    if (Y(e)) {
      let n = {};
      for (let r in e) (r !== `toJSON` || typeof e[r] != `function`) && (n[r] = this.serialize(e[r], t)[0]);
      return [n, t.value];
    }
    return typeof e == `bigint` || e instanceof RegExp || e instanceof URL
      ? [e.toString(), t.value]
      : e instanceof Date
        ? [Number.isNaN(e.getTime()) ? null : e.toISOString(), t.value]
        : Number.isNaN(e)
          ? [null, t.value]
          : [e, t.value];
  }
};
function cl(e) {
  return `/${e.replace(/\/{2,}/g, `/`).replace(/^\/|\/$/g, ``)}`;
}
function ll(e) {
  return e
    ? cl(e)
        .match(/\/\{[^}]+\}/g)
        ?.map((e) => ({ raw: e, name: e.match(/\{\+?([^}]+)\}/)[1] }))
    : void 0;
}
var ul = class {
    constructor(e, t, n) {
      (this.contract = e),
        (this.serializer = t),
        (this.baseUrl = n.url),
        (this.headers = n.headers ?? {}),
        (this.customErrorResponseBodyDecoder = n.customErrorResponseBodyDecoder);
    }
    baseUrl;
    headers;
    customErrorResponseBodyDecoder;
    async encode(e, t, n) {
      let r = Mc(await Ts(this.headers, n, e, t));
      n.lastEventId !== void 0 && (r = mc(r, { 'last-event-id': n.lastEventId }));
      let i = await Ts(this.baseUrl, n, e, t),
        a = Cs(this.contract, e);
      if (!bc(a)) throw Error(`[StandardOpenapiLinkCodec] expect a contract procedure at ${e.join(`.`)}`);
      return Wc(`defaultInputStructure`, a[`~orpc`].route.inputStructure) === `compact`
        ? this.#e(a, e, t, n, i, r)
        : this.#t(a, e, t, n, i, r);
    }
    #e(e, t, n, r, i, a) {
      let o = cl(e[`~orpc`].route.path ?? jc(t)),
        s = n,
        c = ll(o);
      if (c?.length) {
        if (!Y(n))
          throw TypeError(
            `[StandardOpenapiLinkCodec] Invalid input shape for "compact" structure when has dynamic params at ${t.join(`.`)}.`,
          );
        let e = { ...n };
        for (let t of c) {
          let r = n[t.name];
          (o = o.replace(t.raw, `/${encodeURIComponent(`${this.serializer.serialize(r)}`)}`)),
            delete e[t.name];
        }
        s = Object.keys(e).length ? e : void 0;
      }
      let l = Wc(`defaultMethod`, e[`~orpc`].route.method),
        u = new URL(i);
      if (((u.pathname = `${u.pathname.replace(/\/$/, ``)}${o}`), l === `GET`)) {
        let e = this.serializer.serialize(s, { outputFormat: `URLSearchParams` });
        for (let [t, n] of e) u.searchParams.append(t, n);
        return { url: u, method: l, headers: a, body: void 0, signal: r.signal };
      }
      return { url: u, method: l, headers: a, body: this.serializer.serialize(s), signal: r.signal };
    }
    #t(e, t, n, r, i, a) {
      let o = cl(e[`~orpc`].route.path ?? jc(t)),
        s = ll(o);
      if (!Y(n) && n !== void 0)
        throw TypeError(
          `[StandardOpenapiLinkCodec] Invalid input shape for "detailed" structure at ${t.join(`.`)}.`,
        );
      if (s?.length) {
        if (!Y(n?.params))
          throw TypeError(
            `[StandardOpenapiLinkCodec] Invalid input.params shape for "detailed" structure when has dynamic params at ${t.join(`.`)}.`,
          );
        for (let e of s) {
          let t = n.params[e.name];
          o = o.replace(e.raw, `/${encodeURIComponent(`${this.serializer.serialize(t)}`)}`);
        }
      }
      let c = a;
      if (n?.headers !== void 0) {
        if (!Y(n.headers))
          throw TypeError(
            `[StandardOpenapiLinkCodec] Invalid input.headers shape for "detailed" structure at ${t.join(`.`)}.`,
          );
        c = mc(n.headers, a);
      }
      let l = Wc(`defaultMethod`, e[`~orpc`].route.method),
        u = new URL(i);
      if (((u.pathname = `${u.pathname.replace(/\/$/, ``)}${o}`), n?.query !== void 0)) {
        let e = this.serializer.serialize(n.query, { outputFormat: `URLSearchParams` });
        for (let [t, n] of e) u.searchParams.append(t, n);
      }
      return l === `GET`
        ? { url: u, method: l, headers: c, body: void 0, signal: r.signal }
        : { url: u, method: l, headers: c, body: this.serializer.serialize(n?.body), signal: r.signal };
    }
    async decode(e, t, n) {
      let r = !Rs(e.status),
        i = await (async () => {
          let t = !1;
          try {
            let n = await e.body();
            return (t = !0), this.serializer.deserialize(n);
          } catch (e) {
            throw Error(
              t
                ? `Invalid OpenAPI response format.`
                : `Cannot parse response body, please check the response body and content-type.`,
              { cause: e },
            );
          }
        })();
      if (!r)
        throw (
          this.customErrorResponseBodyDecoder?.(i, e) ??
          (zs(i) ? Bs(i) : new Z(Nc(e.status), { status: e.status, data: { ...e, body: i } }))
        );
      let a = Cs(this.contract, n);
      if (!bc(a)) throw Error(`[StandardOpenapiLinkCodec] expect a contract procedure at ${n.join(`.`)}`);
      return Wc(`defaultOutputStructure`, a[`~orpc`].route.outputStructure) === `compact`
        ? i
        : { status: e.status, headers: e.headers, body: i };
    }
  },
  dl = class {
    constructor(e, t) {
      (this.jsonSerializer = e), (this.bracketNotation = t);
    }
    serialize(e, t = {}) {
      return J(e) && !t.outputFormat
        ? hc(e, {
            value: async (e) => this.#e(e, { outputFormat: `plain` }),
            error: async (e) =>
              new Us({ data: this.#e(Ls(e).toJSON(), { outputFormat: `plain` }), cause: e }),
          })
        : this.#e(e, t);
    }
    #e(e, t) {
      let [n, r] = this.jsonSerializer.serialize(e);
      if (t.outputFormat === `plain`) return n;
      if (t.outputFormat === `URLSearchParams`) {
        let e = new URLSearchParams();
        for (let [t, r] of this.bracketNotation.serialize(n))
          (typeof r == `string` || typeof r == `number` || typeof r == `boolean`) &&
            e.append(t, r.toString());
        return e;
      }
      if (n instanceof Blob || n === void 0 || !r) return n;
      let i = new FormData();
      for (let [e, t] of this.bracketNotation.serialize(n))
        typeof t == `string` || typeof t == `number` || typeof t == `boolean`
          ? i.append(e, t.toString())
          : t instanceof Blob && i.append(e, t);
      return i;
    }
    deserialize(e) {
      return e instanceof URLSearchParams || e instanceof FormData
        ? this.bracketNotation.deserialize(Array.from(e.entries()))
        : J(e)
          ? hc(e, {
              value: async (e) => e,
              error: async (e) => (e instanceof Us && zs(e.data) ? Bs(e.data, { cause: e }) : e),
            })
          : e;
    }
  },
  fl = class extends Ac {
    constructor(e, t, n) {
      let r = new ul(e, new dl(new sl(n), new rl({ maxBracketNotationArrayIndex: 4294967294 })), n);
      super(r, t, n);
    }
  },
  pl = class extends fl {
    constructor(e, t) {
      let n = new nl(t);
      super(e, n, t);
    }
  },
  ml = {
    health: {
      check: Q(`read`)
        .route({
          method: `GET`,
          path: `/health`,
          tags: [`Service`],
          summary: `Whether the service and what it needs are working`,
        })
        .errors(W(`unhealthy`))
        .output(es),
    },
    accounts: el,
    organizations: Zc,
  },
  hl = class extends Z {
    id;
    constructor(e, t) {
      super(e.code, { defined: !0, status: t, message: e.message, data: e.data }), (this.id = e.id);
    }
  };
function gl(e, t = {}) {
  return _c(
    new pl(ml, {
      url: `${e}/api`,
      ...(t.fetch ? { fetch: t.fetch } : {}),
      customErrorResponseBodyDecoder: (e, t) => {
        let n = ns.safeParse(e);
        return n.success ? new hl(n.data, t.status) : null;
      },
    }),
  );
}
function _l(e) {
  if (!(e instanceof Z)) return null;
  let { code: t, message: n, status: r, data: i } = e,
    a = e instanceof hl ? e.id : void 0;
  return {
    code: String(t),
    message: n,
    status: r,
    ...(a ? { id: a } : {}),
    ...(i === void 0 ? {} : { data: i }),
  };
}
var vl = (e) => so(e),
  yl = { payload: vl({}), retries: 0, pauseSeconds: 0, longestPauseSeconds: 0 },
  bl = {
    'send-mail': {
      payload: vl({ mailId: Pa() }),
      retries: 3,
      pauseSeconds: 2,
      longestPauseSeconds: 60,
      limitSeconds: 120,
    },
    'send-waiting-mail': { ...yl, limitSeconds: 600, schedule: `* * * * *` },
    'fold-counters': { ...yl, limitSeconds: 300, schedule: `* * * * *` },
    'sweep-files': { ...yl, limitSeconds: 3600, schedule: `17 * * * *` },
  };
Object.keys(bl);
var xl = gl(location.origin);
export {
  _l as n,
  _r as c,
  cr as f,
  E as y,
  es as r,
  fr as u,
  Gr as i,
  Hn as g,
  lr as d,
  Nn as C,
  Pn as S,
  pr as l,
  Rn as p,
  Sr as o,
  T as b,
  tr as x,
  Un as h,
  Vn as _,
  Wn as m,
  Wr as a,
  w as v,
  xl as t,
  xr as s,
};
//# sourceMappingURL=client-AvKH-hld.js.map
