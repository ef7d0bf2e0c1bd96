import { c as e, u as t } from './store-Dce9iz3t.js';
var n = t(e(), 1),
  r = (e) => e?.replace(/([a-z0-9])([A-Z])/g, `$1-$2`).toLowerCase();
function i(e, t, n = []) {
  if (t == null) throw Error(`[lucide]: iconNode is required when icon name is used`);
  return { name: r(e), size: 24, node: t, ...(n.length > 0 ? { aliases: n } : {}) };
}
var a = (e) => {
    let t = ``,
      n = !1;
    for (let r of e)
      r === `-` || r === `_` || r <= ` `
        ? (n = t.length > 0)
        : (t.length === 0 ? (t += r.toLowerCase()) : (t += n ? r.toUpperCase() : r), (n = !1));
    return t;
  },
  o = (e) => {
    let t = a(e);
    return t.charAt(0).toUpperCase() + t.slice(1);
  },
  s = (...e) =>
    e
      .filter((e, t, n) => !!e && e.trim() !== `` && n.indexOf(e) === t)
      .join(` `)
      .trim(),
  c = {
    xmlns: `http://www.w3.org/2000/svg`,
    width: 24,
    height: 24,
    viewBox: `0 0 24 24`,
    fill: `none`,
    stroke: `currentColor`,
    'stroke-width': 2,
    'stroke-linecap': `round`,
    'stroke-linejoin': `round`,
  };
function l(e) {
  return e != null;
}
function u(e, t = {}) {
  let n = t.attributeNames ?? {},
    r = (e) => n[e] ?? e,
    i = e.size ?? e.width ?? c.width,
    a = e.size ?? e.height ?? c.height,
    o = e.aliases?.filter((e) => typeof e == `string` && e.trim() !== ``).map((e) => `lucide-${e}`) ?? [],
    u = [...(e.name ? [`lucide-${e.name}`] : []), ...o],
    d = t.className?.split(` `).filter(Boolean) ?? [],
    f = t.includeDefaultClasses === !1 ? s(...d) : s(`lucide`, ...u, ...d),
    p = t.absoluteStrokeWidth
      ? (Number(t.strokeWidth ?? c[`stroke-width`]) * Number(e.size ?? e.width ?? c.width)) /
        Number(t.size ?? t.width ?? c.width)
      : (t.strokeWidth ?? c[`stroke-width`]);
  return [
    `svg`,
    {
      ...Object.entries(c).reduce((e, [t, n]) => ((e[r(t)] = n), e), {}),
      ...(`color` in t && t.color && { [r(`stroke`)]: t.color }),
      ...(`size` in t && l(t.size) && { [r(`width`)]: t.size, [r(`height`)]: t.size }),
      ...(`width` in t && l(t.width) && { [r(`width`)]: t.width }),
      ...(`height` in t && l(t.height) && { [r(`height`)]: t.height }),
      [r(`stroke-width`)]: p,
      ...(f && { [r(`class`)]: f }),
      [r(`viewBox`)]: `0 0 ${i} ${a}`,
      ...(t.hasA11yProp === !1 ? { [r(`aria-hidden`)]: `true` } : {}),
      ...(`attributes` in t && t.attributes),
    },
    e.node.map((e) => {
      let [n, i, a] = e,
        o = t.nonScalingStroke ? { [r(`vector-effect`)]: `non-scaling-stroke`, ...i } : i;
      return a ? [n, o, a] : [n, o];
    }),
  ];
}
function d(e, t = {}) {
  return u(e, {
    ...t,
    attributeNames: {
      ...t.attributeNames,
      class: `className`,
      'stroke-width': `strokeWidth`,
      'stroke-linecap': `strokeLinecap`,
      'stroke-linejoin': `strokeLinejoin`,
      'vector-effect': `vectorEffect`,
    },
  });
}
var f = (e) => {
    for (let t in e) if (t.startsWith(`aria-`) || t === `role` || t === `title`) return !0;
    return !1;
  },
  p = (0, n.createContext)({}),
  m = () => (0, n.useContext)(p),
  h = (0, n.forwardRef)(
    (
      {
        color: e,
        size: t,
        width: r,
        height: i,
        strokeWidth: a,
        absoluteStrokeWidth: o,
        nonScalingStroke: c,
        className: l = ``,
        children: u,
        iconNode: p = [],
        icon: h = { node: p, aliases: [], size: 24 },
        ...g
      },
      _,
    ) => {
      let {
          size: v = 24,
          strokeWidth: y = 2,
          absoluteStrokeWidth: b = !1,
          nonScalingStroke: x = !1,
          color: S = `currentColor`,
          className: C = ``,
        } = m() ?? {},
        w = !!u || f(g),
        [T, E, D = []] = d(h, {
          color: e ?? S,
          width: r ?? t ?? v,
          height: i ?? t ?? v,
          strokeWidth: a ?? y,
          absoluteStrokeWidth: o ?? b,
          nonScalingStroke: c ?? x,
          className: s(C, l),
          hasA11yProp: w,
          attributes: g,
        });
      return (0, n.createElement)(T, { ref: _, ...E }, [
        ...D.map(([e, t]) => (0, n.createElement)(e, t)),
        ...(Array.isArray(u) ? u : [u]),
      ]);
    },
  );
function g(e, t = [], r = []) {
  let a = typeof e == `string` ? i(e, t, r) : e,
    s = (0, n.forwardRef)(({ className: e, ...t }, r) =>
      (0, n.createElement)(h, { ref: r, icon: a, className: e, ...t }),
    );
  return a.name && (s.displayName = o(a.name)), s;
}
export { g as t };
//# sourceMappingURL=createLucideIcon-BeqN0YpU.js.map
