var e = (e) => typeof e == `string`,
  t = (e) => typeof e == `function`,
  n = new Map(),
  r = `en`;
function i(e) {
  return [...(Array.isArray(e) ? e : [e]), r];
}
function a(t, n, r) {
  let a = i(t);
  r ||= `default`;
  let o;
  if (typeof r == `string`)
    switch (((o = { day: `numeric`, month: `short`, year: `numeric` }), r)) {
      case `full`:
        o.weekday = `long`;
      case `long`:
        o.month = `long`;
        break;
      case `short`:
        o.month = `numeric`;
    }
  else o = r;
  return l(
    () => u(`date`, a, r),
    () => new Intl.DateTimeFormat(a, o),
  ).format(e(n) ? new Date(n) : n);
}
function o(e, t, n) {
  let r;
  if (((n ||= `default`), typeof n == `string`))
    switch (((r = { second: `numeric`, minute: `numeric`, hour: `numeric` }), n)) {
      case `full`:
      case `long`:
        r.timeZoneName = `short`;
        break;
      case `short`:
        delete r.second;
    }
  else r = n;
  return a(e, t, r);
}
function s(e, t, n) {
  let r = i(e);
  return l(
    () => u(`number`, r, n),
    () => new Intl.NumberFormat(r, n),
  ).format(t);
}
function c(e, t, n, { offset: r = 0, ...a }) {
  let o = i(e),
    s = t
      ? l(
          () => u(`plural-ordinal`, o),
          () => new Intl.PluralRules(o, { type: `ordinal` }),
        )
      : l(
          () => u(`plural-cardinal`, o),
          () => new Intl.PluralRules(o, { type: `cardinal` }),
        );
  return a[n] ?? a[s.select(n - r)] ?? a.other;
}
function l(e, t) {
  let r = e(),
    i = n.get(r);
  return i || ((i = t()), n.set(r, i)), i;
}
function u(e, t, n) {
  return `${e}-${t.join(`-`)}-${JSON.stringify(n)}`;
}
var d = /\\u[a-fA-F0-9]{4}|\\x[a-fA-F0-9]{2}/,
  f = (e) =>
    e.replace(/\\u([a-fA-F0-9]{4})|\\x([a-fA-F0-9]{2})/g, (e, t, n) => {
      if (t) {
        let e = parseInt(t, 16);
        return String.fromCharCode(e);
      }
      {
        let e = parseInt(n, 16);
        return String.fromCharCode(e);
      }
    }),
  p = `%__lingui_octothorpe__%`,
  m = (e, t, n = {}) => {
    let r = t || e,
      i = (e) => (typeof e == `object` ? e : n[e]),
      l = (e, t) => {
        let a = Object.keys(n).length ? i(`number`) : void 0,
          o = s(r, e, a);
        return t.replace(new RegExp(p, `g`), o);
      };
    return {
      plural: (e, t) => {
        let { offset: n = 0 } = t,
          i = c(r, !1, e, t);
        return l(e - n, i);
      },
      selectordinal: (e, t) => {
        let { offset: n = 0 } = t,
          i = c(r, !0, e, t);
        return l(e - n, i);
      },
      select: h,
      number: (e, t) => s(r, e, i(t) || { style: t }),
      date: (e, t) => a(r, e, i(t) || t),
      time: (e, t) => o(r, e, i(t) || t),
    };
  },
  h = (e, t) => (Object.prototype.hasOwnProperty.call(t, e) ? t[e] : void 0) ?? t.other;
function g(t, n, r) {
  return (i = {}, a) => {
    let o = m(n, r, a),
      s = (t, n = !1) =>
        Array.isArray(t)
          ? t.reduce((t, r) => {
              if (r === `#` && n) return t + p;
              if (e(r)) return t + r;
              let [a, c, l] = r,
                u = {};
              c === `plural` || c === `selectordinal` || c === `select`
                ? Object.entries(l).forEach(([e, t]) => {
                    u[e] = s(t, c === `plural` || c === `selectordinal`);
                  })
                : (u = l);
              let d;
              if (c) {
                let e = o[c];
                d = e(i[a], u);
              } else d = i[a];
              return d == null ? t : t + d;
            }, ``)
          : t,
      c = s(t);
    return e(c) && d.test(c) ? f(c) : e(c) ? c : c ? String(c) : ``;
  };
}
var _ = class {
    _events = {};
    on(e, t) {
      return (this._events[e] ??= new Set()), this._events[e].add(t), () => this.removeListener(e, t);
    }
    removeListener(e, t) {
      let n = this._events[e];
      n?.delete(t), n?.size === 0 && delete this._events[e];
    }
    emit(e, ...t) {
      let n = this._events[e];
      if (n) for (let e of [...n]) e.apply(this, t);
    }
  },
  v = class extends _ {
    _locale = ``;
    _locales;
    _messages = {};
    _missing;
    _messageCompiler;
    constructor(e) {
      super(),
        e.missing != null && (this._missing = e.missing),
        e.messages != null && this.load(e.messages),
        (typeof e.locale == `string` || e.locales) && this.activate(e.locale ?? r, e.locales);
    }
    get locale() {
      return this._locale;
    }
    get locales() {
      return this._locales;
    }
    get messages() {
      return this._messages[this._locale] ?? {};
    }
    setMessagesCompiler(e) {
      return (this._messageCompiler = e), this;
    }
    _load(e, t) {
      let n = Object.prototype.hasOwnProperty.call(this._messages, e) ? this._messages[e] : void 0;
      n ? Object.assign(n, t) : (this._messages[e] = t);
    }
    load(e, t) {
      typeof e == `string` && typeof t == `object`
        ? this._load(e, t)
        : Object.entries(e).forEach(([e, t]) => this._load(e, t)),
        this.emit(`change`);
    }
    loadAndActivate({ locale: e, locales: t, messages: n }) {
      (this._locale = e),
        (this._locales = t || void 0),
        (this._messages[this._locale] = n),
        this.emit(`change`);
    }
    activate(e, t) {
      (this._locale = e), (this._locales = t), this.emit(`change`);
    }
    _(n, r, i) {
      if (!this.locale)
        throw Error(`Lingui: Attempted to call a translation function without setting a locale.
Make sure to call \`i18n.activate(locale)\` before using Lingui functions.
This issue may also occur due to a race condition in your initialization logic.`);
      let a = i?.message;
      (n ||= ``), e(n) || ((r = n.values || r), (a = n.message), (n = n.id));
      let o = this.messages,
        s = Object.prototype.hasOwnProperty.call(o, n) ? o[n] : void 0,
        c = s === void 0,
        l = this._missing;
      if (l && c) return t(l) ? l(this._locale, n) : l;
      c && this.emit(`missing`, { id: n, locale: this._locale });
      let u = s || a || n;
      return (
        e(u) &&
          (this._messageCompiler
            ? (u = this._messageCompiler(u))
            : console.warn(`Uncompiled message detected! Message:

> ${u}

That means you use raw catalog or your catalog doesn't have a translation for the message and fallback was used.
ICU features such as interpolation and plurals will not work properly for that message.

Please compile your catalog first.
`)),
        e(u) && d.test(u) ? f(u) : e(u) ? u : g(u, this._locale, this._locales)(r, i?.formats)
      );
    }
    t = this._.bind(this);
    date(e, t) {
      return a(this._locales || this._locale, e, t);
    }
    number(e, t) {
      return s(this._locales || this._locale, e, t);
    }
  };
function y(e = {}) {
  return new v(e);
}
var b = y();
export { b as t };
//# sourceMappingURL=dist-DWEAm9Yk.js.map
