var e = {
    library: { politeness: `polite`, stays: 1e3 },
    pagination: { politeness: `polite`, stays: 3e3 },
    shell: { politeness: `polite`, stays: 3e3 },
    errors: { politeness: `assertive`, stays: 5e3 },
  },
  t = (e, t) => {
    setTimeout(e, t);
  };
function n(n = t) {
  let i = { polite: r(n), assertive: r(n) };
  return {
    announce: (t, n = `shell`) => {
      let { politeness: r, stays: a } = e[n];
      i[r].say({ text: t, stays: a });
    },
    subscribe: (e, t) => i[e].subscribe(t),
  };
}
function r(e) {
  let t = new Set(),
    n = [],
    r = !1,
    i = (e) => {
      for (let n of t) n(e);
    },
    a = () => {
      let t = n.shift();
      t
        ? ((r = !0),
          e(() => {
            i(t.text),
              e(() => {
                i(``), a();
              }, t.stays);
          }, 100))
        : (r = !1);
    };
  return {
    say: (e) => {
      n.push(e), r || a();
    },
    subscribe: (e) => (
      t.add(e),
      () => {
        t.delete(e);
      }
    ),
  };
}
var i = n(),
  a = i.announce;
export { a as t, i as n };
//# sourceMappingURL=announcer-BJJ2D8qB.js.map
