import { t as i } from './announcer-BJJ2D8qB.js';
import { t as a } from './page-description-BZ1tiqzy.js';
import { c as e, o as n, u as r, i as t } from './store-Dce9iz3t.js';
var o = r(e(), 1),
  s = n(),
  c = [`#main-content`, `#navigation`, `#search`, `#user-menu`],
  l = ``;
function u({ title: e, lead: n, actions: r, describe: u, variant: d = `plain`, children: f }) {
  let { _: p } = t(),
    m = (0, o.useRef)(null);
  return (
    (0, o.useEffect)(() => {
      document.title = e === `Relievo` ? e : `${e} – Relievo`;
      let t = l === ``;
      l !== e &&
        ((l = e),
        t ||
          c.includes(location.hash) ||
          (scrollTo(0, 0),
          m.current?.focus({ preventScroll: !0 }),
          i(p({ id: `fRFqz1`, values: { title: e } }))));
    }, [e, p]),
    (0, o.useEffect)(() => {
      let t = { title: e, ...u };
      return (
        a.set(t),
        () => {
          a.get() === t && a.set(void 0);
        }
      );
    }),
    (0, s.jsxs)(s.Fragment, {
      children: [
        (0, s.jsxs)(`header`, {
          className: `page-head`,
          'data-variant': d,
          children: [
            (0, s.jsxs)(`div`, {
              className: `page-words`,
              children: [
                (0, s.jsx)(`h1`, { ref: m, tabIndex: -1, children: e }),
                n ? (0, s.jsx)(`p`, { className: `page-lead`, children: n }) : null,
              ],
            }),
            r ? (0, s.jsx)(`div`, { className: `page-actions`, children: r }) : null,
          ],
        }),
        f,
      ],
    })
  );
}
export { u as t };
//# sourceMappingURL=page-CpDydSm6.js.map
