import { C as a, t as c, a as o, i as s } from './client-AvKH-hld.js';
import { t as i } from './createLucideIcon-BeqN0YpU.js';
import { I as d, q as f, E as l, G as u } from './Dialog-OgfpF0mO.js';
import { n as p } from './link-BE1DEqK7.js';
import { s as g, r as h, o as m } from './sidebar-state-vvKy5hW8.js';
import { i as e, r as n, s as r, o as t } from './store-Dce9iz3t.js';
import { t as _ } from './useLocation-DhFbSSXL.js';
var v = r(),
  y = s({
    queryKey: [`session`],
    queryFn: ({ signal: e }) => c.accounts.session(void 0, { signal: e }),
    staleTime: 3e4,
  });
function b() {
  let e = (0, v.c)(4),
    { data: t, isPending: n } = o(y);
  if (t) {
    let n;
    return e[0] === t ? (n = e[1]) : ((n = { status: `signed-in`, session: t }), (e[0] = t), (e[1] = n)), n;
  }
  let r = n ? `unknown` : `guest`,
    i;
  return e[2] === r ? (i = e[3]) : ((i = { status: r }), (e[2] = r), (e[3] = i)), i;
}
var x = (e) => e.status === `signed-in` && e.session.roles.some((e) => e === `admin` || e === `super_admin`),
  S = (e) => e.status === `signed-in` && e.session.roles.includes(`super_admin`),
  C = (e) =>
    e.status === `signed-in` &&
    e.session.organizations.some(
      ({ organization: t, role: n }) =>
        t.id === e.session.currentOrganization?.id && (n === `owner` || n === `admin`),
    ),
  w = {
    name: `building-complex`,
    size: 24,
    node: [
      [`path`, { d: `M10 12h4`, key: `a56b0p` }],
      [`path`, { d: `M10 8h4`, key: `1sr2af` }],
      [`path`, { d: `M14 21v-3a2 2 0 0 0-4 0v3`, key: `1rgiei` }],
      [
        `path`,
        { d: `M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2`, key: `secmi2` },
      ],
      [`path`, { d: `M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16`, key: `16ra0t` }],
    ],
    aliases: [`building-2`],
  };
w.node;
var T = i(w),
  E = {
    name: `clipboard-check`,
    size: 24,
    node: [
      [`rect`, { width: `8`, height: `4`, x: `8`, y: `2`, rx: `1`, ry: `1`, key: `tgr4d6` }],
      [
        `path`,
        { d: `M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2`, key: `116196` },
      ],
      [`path`, { d: `m9 14 2 2 4-4`, key: `df797q` }],
    ],
  };
E.node;
var D = i(E),
  O = {
    name: `folder-heart`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M10.638 20H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3.9a2 2 0 0 1 1.69.9l.81 1.2a2 2 0 0 0 1.67.9H20a2 2 0 0 1 2 2v3.417`,
          key: `10r6g4`,
        },
      ],
      [
        `path`,
        {
          d: `M14.62 18.8A2.25 2.25 0 1 1 18 15.836a2.25 2.25 0 1 1 3.38 2.966l-2.626 2.856a.998.998 0 0 1-1.507 0z`,
          key: `15cy7q`,
        },
      ],
    ],
  };
O.node;
var k = i(O),
  A = {
    name: `folder-open`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `m6 14 1.5-2.9A2 2 0 0 1 9.24 10H20a2 2 0 0 1 1.94 2.5l-1.54 6a2 2 0 0 1-1.95 1.5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3.9a2 2 0 0 1 1.69.9l.81 1.2a2 2 0 0 0 1.67.9H18a2 2 0 0 1 2 2v2`,
          key: `usdka0`,
        },
      ],
    ],
  };
A.node;
var ee = i(A),
  j = {
    name: `house`,
    size: 24,
    node: [
      [`path`, { d: `M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8`, key: `5wwlr5` }],
      [
        `path`,
        {
          d: `M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z`,
          key: `r6nss1`,
        },
      ],
    ],
    aliases: [`home`],
  };
j.node;
var te = i(j),
  M = {
    name: `library-big`,
    size: 24,
    node: [
      [`rect`, { width: `8`, height: `18`, x: `3`, y: `3`, rx: `1`, key: `oynpb5` }],
      [`path`, { d: `M7 3v18`, key: `bbkbws` }],
      [
        `path`,
        {
          d: `M20.4 18.9c.2.5-.1 1.1-.6 1.3l-1.9.7c-.5.2-1.1-.1-1.3-.6L11.1 5.1c-.2-.5.1-1.1.6-1.3l1.9-.7c.5-.2 1.1.1 1.3.6Z`,
          key: `1qboyk`,
        },
      ],
    ],
  };
M.node;
var ne = i(M),
  N = {
    name: `life-buoy`,
    size: 24,
    node: [
      [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
      [`path`, { d: `m4.93 4.93 4.24 4.24`, key: `1ymg45` }],
      [`path`, { d: `m14.83 9.17 4.24-4.24`, key: `1cb5xl` }],
      [`path`, { d: `m14.83 14.83 4.24 4.24`, key: `q42g0n` }],
      [`path`, { d: `m9.17 14.83-4.24 4.24`, key: `bqpfvv` }],
      [`circle`, { cx: `12`, cy: `12`, r: `4`, key: `4exip2` }],
    ],
  };
N.node;
var P = i(N),
  F = {
    name: `lock`,
    size: 24,
    node: [
      [`rect`, { width: `18`, height: `11`, x: `3`, y: `11`, rx: `2`, ry: `2`, key: `1w4ew1` }],
      [`path`, { d: `M7 11V7a5 5 0 0 1 10 0v4`, key: `fwvmzm` }],
    ],
  };
F.node;
var re = i(F),
  I = {
    name: `log-in`,
    size: 24,
    node: [
      [`path`, { d: `m10 17 5-5-5-5`, key: `1bsop3` }],
      [`path`, { d: `M15 12H3`, key: `6jk70r` }],
      [`path`, { d: `M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4`, key: `u53s6r` }],
    ],
  };
I.node;
var L = i(I),
  R = {
    name: `log-out`,
    size: 24,
    node: [
      [`path`, { d: `m16 17 5-5-5-5`, key: `1bji2h` }],
      [`path`, { d: `M21 12H9`, key: `dn1m92` }],
      [`path`, { d: `M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4`, key: `1uf3rs` }],
    ],
  };
R.node;
var z = i(R),
  B = {
    name: `message-circle`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719`,
          key: `1sd12s`,
        },
      ],
    ],
  };
B.node;
var V = i(B),
  H = {
    name: `settings`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915`,
          key: `1i5ecw`,
        },
      ],
      [`circle`, { cx: `12`, cy: `12`, r: `3`, key: `1v7zrd` }],
    ],
  };
H.node;
var U = i(H),
  W = {
    name: `shield`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z`,
          key: `oel41y`,
        },
      ],
    ],
  };
W.node;
var ie = i(W),
  G = {
    name: `user-cog`,
    size: 24,
    node: [
      [`path`, { d: `M10 15H6a4 4 0 0 0-4 4v2`, key: `1nfge6` }],
      [`path`, { d: `m14.305 16.53.923-.382`, key: `1itpsq` }],
      [`path`, { d: `m15.228 13.852-.923-.383`, key: `eplpkm` }],
      [`path`, { d: `m16.852 12.228-.383-.923`, key: `13v3q0` }],
      [`path`, { d: `m16.852 17.772-.383.924`, key: `1i8mnm` }],
      [`path`, { d: `m19.148 12.228.383-.923`, key: `1q8j1v` }],
      [`path`, { d: `m19.53 18.696-.382-.924`, key: `vk1qj3` }],
      [`path`, { d: `m20.772 13.852.924-.383`, key: `n880s0` }],
      [`path`, { d: `m20.772 16.148.924.383`, key: `1g6xey` }],
      [`circle`, { cx: `18`, cy: `15`, r: `3`, key: `gjjjvw` }],
      [`circle`, { cx: `9`, cy: `7`, r: `4`, key: `nufk8` }],
    ],
  };
G.node;
var ae = i(G),
  K = {
    name: `users`,
    size: 24,
    node: [
      [`path`, { d: `M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`, key: `1yyitq` }],
      [`path`, { d: `M16 3.128a4 4 0 0 1 0 7.744`, key: `16gr8j` }],
      [`path`, { d: `M22 21v-2a4 4 0 0 0-3-3.87`, key: `kshegd` }],
      [`circle`, { cx: `9`, cy: `7`, r: `4`, key: `nufk8` }],
    ],
  };
K.node;
var q = i(K),
  J = {
    name: `wrench`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.106-3.105c.32-.322.863-.22.983.218a6 6 0 0 1-8.259 7.057l-7.91 7.91a1 1 0 0 1-2.999-3l7.91-7.91a6 6 0 0 1 7.057-8.259c.438.12.54.662.219.984z`,
          key: `1ngwbx`,
        },
      ],
    ],
  };
J.node;
var oe = i(J),
  Y = t();
function X() {
  let t = (0, v.c)(4),
    { _: n } = e(),
    r = a(),
    i = g(),
    o;
  return (
    t[0] !== i || t[1] !== r || t[2] !== n
      ? ((o = async () => {
          try {
            await c.accounts.signOut();
          } catch {
            u.show(n({ id: `ukHwoU` }), `error`);
            return;
          }
          r.clear(),
            r.setQueryData(y.queryKey, null),
            u.show(n({ id: `I3cjnn` }), `success`),
            await i({ to: `/` });
        }),
        (t[0] = i),
        (t[1] = r),
        (t[2] = n),
        (t[3] = o))
      : (o = t[3]),
    o
  );
}
function Z(t) {
  let n = (0, v.c)(12),
    { withName: r } = t,
    i = r === void 0 || r,
    { _: a } = e(),
    o = f(l) === `dark` ? `/logo-dark.svg` : `/logo-light.svg`,
    s;
  n[0] !== a || n[1] !== i
    ? ((s = i ? `` : a({ id: `nieh-H` })), (n[0] = a), (n[1] = i), (n[2] = s))
    : (s = n[2]);
  let c;
  n[3] !== o || n[4] !== s
    ? ((c = (0, Y.jsx)(`img`, { src: o, alt: s, width: 36, height: 36 })), (n[3] = o), (n[4] = s), (n[5] = c))
    : (c = n[5]);
  let u;
  n[6] !== a || n[7] !== i
    ? ((u = i ? (0, Y.jsx)(`span`, { className: `logo-name`, children: a({ id: `nieh-H` }) }) : null),
      (n[6] = a),
      (n[7] = i),
      (n[8] = u))
    : (u = n[8]);
  let d;
  return (
    n[9] !== c || n[10] !== u
      ? ((d = (0, Y.jsxs)(`span`, { className: `logo`, children: [c, u] })),
        (n[9] = c),
        (n[10] = u),
        (n[11] = d))
      : (d = n[11]),
    d
  );
}
var Q = [
  {
    id: `main`,
    entries: [
      { path: `/`, label: { id: `i0qMbr` }, icon: te },
      { path: `/library`, label: { id: `exYcTF` }, icon: ne },
      { path: `/tools`, label: { id: `xdA_-p` }, icon: oe, needsLogin: !0 },
      { path: `/library/organization`, label: { id: `eBdwxf` }, icon: T, needsLogin: !0 },
      { path: `/library`, search: { tab: `collections` }, label: { id: `gPRvbR` }, icon: k, needsLogin: !0 },
      {
        path: `/library`,
        search: { tab: `your-content` },
        label: { id: `ZtYPpv` },
        icon: ee,
        needsLogin: !0,
      },
    ],
  },
  {
    id: `settings`,
    title: { id: `Tz0i8g` },
    entries: [
      { path: `/settings`, label: { id: `ytJVoM` }, icon: U, shownTo: (e) => e.status === `signed-in` },
    ],
  },
  {
    id: `administration`,
    title: { id: `82sWFi` },
    entries: [
      { path: `/organization/settings`, label: { id: `aQ_R4-` }, icon: q, shownTo: x },
      { path: `/admin/user-management`, label: { id: `yDOdwQ` }, icon: ae, shownTo: x },
      { path: `/admin/content-review`, label: { id: `lA5N1k` }, icon: D, shownTo: x },
      { path: `/admin/super-admin`, label: { id: `g41OGU` }, icon: ie, shownTo: S },
    ],
  },
];
function se(e, t) {
  return Q.map((n) => ({
    ...n,
    entries: n.entries.filter(({ path: n, shownTo: r }) => t(n) && (r?.(e) ?? !0)),
  })).filter((e) => e.entries.length > 0);
}
function ce(e) {
  let t = (0, v.c)(9),
    { iconsOnly: n, onNavigate: r } = e,
    i = b(),
    a = m(),
    o;
  if (t[0] !== n || t[1] !== a || t[2] !== r || t[3] !== i) {
    let e;
    t[5] !== n || t[6] !== r || t[7] !== i
      ? ((e = (e) =>
          (0, Y.jsx)(le, { group: e, iconsOnly: n, isGuest: i.status === `guest`, onNavigate: r }, e.id)),
        (t[5] = n),
        (t[6] = r),
        (t[7] = i),
        (t[8] = e))
      : (e = t[8]),
      (o = se(i, a).map(e)),
      (t[0] = n),
      (t[1] = a),
      (t[2] = r),
      (t[3] = i),
      (t[4] = o);
  } else o = t[4];
  return o;
}
function le(t) {
  let n = (0, v.c)(23),
    { group: r, iconsOnly: i, isGuest: a, onNavigate: o } = t,
    { i18n: s } = e(),
    c = `navigation-${r.id}`,
    l;
  n[0] !== r.title || n[1] !== s || n[2] !== i || n[3] !== c
    ? ((l = r.title
        ? (0, Y.jsx)(`h2`, { id: c, className: i ? `spoken` : `nav-title`, children: s._(r.title) })
        : null),
      (n[0] = r.title),
      (n[1] = s),
      (n[2] = i),
      (n[3] = c),
      (n[4] = l))
    : (l = n[4]);
  let u;
  n[5] !== r.title || n[6] !== c
    ? ((u = r.title ? { 'aria-labelledby': c } : {}), (n[5] = r.title), (n[6] = c), (n[7] = u))
    : (u = n[7]);
  let d;
  if (n[8] !== r.entries || n[9] !== i || n[10] !== a || n[11] !== o) {
    let e;
    n[13] !== i || n[14] !== a || n[15] !== o
      ? ((e = (e) =>
          (0, Y.jsx)(
            `li`,
            {
              children: (0, Y.jsx)(ue, {
                entry: e,
                iconsOnly: i,
                isLocked: a && e.needsLogin === !0,
                onNavigate: o,
              }),
            },
            e.path + (e.search?.tab ?? ``),
          )),
        (n[13] = i),
        (n[14] = a),
        (n[15] = o),
        (n[16] = e))
      : (e = n[16]),
      (d = r.entries.map(e)),
      (n[8] = r.entries),
      (n[9] = i),
      (n[10] = a),
      (n[11] = o),
      (n[12] = d);
  } else d = n[12];
  let f;
  n[17] !== u || n[18] !== d
    ? ((f = (0, Y.jsx)(`ul`, { role: `list`, ...u, children: d })), (n[17] = u), (n[18] = d), (n[19] = f))
    : (f = n[19]);
  let p;
  return (
    n[20] !== l || n[21] !== f
      ? ((p = (0, Y.jsxs)(`div`, { className: `nav-group`, children: [l, f] })),
        (n[20] = l),
        (n[21] = f),
        (n[22] = p))
      : (p = n[22]),
    p
  );
}
function ue(t) {
  let n = (0, v.c)(33),
    { entry: r, iconsOnly: i, isLocked: a, onNavigate: o } = t,
    { _: s, i18n: c } = e(),
    l = _(),
    u;
  n[0] !== r.label || n[1] !== c
    ? ((u = c._(r.label)), (n[0] = r.label), (n[1] = c), (n[2] = u))
    : (u = n[2]);
  let f = u,
    m = r.icon,
    h;
  if (n[3] !== r.path || n[4] !== r.search?.tab || n[5] !== l.pathname || n[6] !== l.searchStr) {
    let e = new URLSearchParams(l.searchStr);
    (h = l.pathname === r.path && (e.get(`tab`) ?? ``) === (r.search?.tab ?? ``)),
      (n[3] = r.path),
      (n[4] = r.search?.tab),
      (n[5] = l.pathname),
      (n[6] = l.searchStr),
      (n[7] = h);
  } else h = n[7];
  let g = h,
    y;
  n[8] === r.search ? (y = n[9]) : ((y = r.search ?? {}), (n[8] = r.search), (n[9] = y));
  let b;
  n[10] === Symbol.for(`react.memo_cache_sentinel`)
    ? ((b = { exact: !0, includeSearch: !0 }), (n[10] = b))
    : (b = n[10]);
  let x = g || void 0,
    S;
  n[11] === o ? (S = n[12]) : ((S = o ? { onClick: o } : {}), (n[11] = o), (n[12] = S));
  let C;
  n[13] === m
    ? (C = n[14])
    : ((C = (0, Y.jsx)(m, { 'aria-hidden': `true`, size: 24 })), (n[13] = m), (n[14] = C));
  let w = i ? `spoken` : `nav-words`,
    T;
  n[15] !== f || n[16] !== w
    ? ((T = (0, Y.jsx)(`span`, { className: w, children: f })), (n[15] = f), (n[16] = w), (n[17] = T))
    : (T = n[17]);
  let E;
  n[18] !== a || n[19] !== s
    ? ((E = a ? (0, Y.jsx)(re, { role: `img`, 'aria-label': s({ id: `hYy2nS` }), size: 18 }) : null),
      (n[18] = a),
      (n[19] = s),
      (n[20] = E))
    : (E = n[20]);
  let D;
  n[21] !== r.path || n[22] !== E || n[23] !== y || n[24] !== x || n[25] !== S || n[26] !== C || n[27] !== T
    ? ((D = (0, Y.jsxs)(p, {
        to: r.path,
        search: y,
        activeOptions: b,
        className: `nav-link`,
        'data-here': x,
        ...S,
        children: [C, T, E],
      })),
      (n[21] = r.path),
      (n[22] = E),
      (n[23] = y),
      (n[24] = x),
      (n[25] = S),
      (n[26] = C),
      (n[27] = T),
      (n[28] = D))
    : (D = n[28]);
  let O = D,
    k;
  return (
    n[29] !== i || n[30] !== f || n[31] !== O
      ? ((k = i ? (0, Y.jsx)(d, { text: f, children: O }) : O),
        (n[29] = i),
        (n[30] = f),
        (n[31] = O),
        (n[32] = k))
      : (k = n[32]),
    k
  );
}
function de() {
  let e = (0, v.c)(5),
    t = f(h) === `collapsed`,
    n = t ? `collapsed` : `expanded`,
    r;
  e[0] === t ? (r = e[1]) : ((r = (0, Y.jsx)($, { iconsOnly: t })), (e[0] = t), (e[1] = r));
  let i;
  return (
    e[2] !== n || e[3] !== r
      ? ((i = (0, Y.jsx)(`div`, { className: `sidebar`, 'data-state': n, children: r })),
        (e[2] = n),
        (e[3] = r),
        (e[4] = i))
      : (i = e[4]),
    i
  );
}
function $(t) {
  let n = (0, v.c)(21),
    { iconsOnly: r, onNavigate: i } = t,
    a = r !== void 0 && r,
    { _: o } = e(),
    s;
  n[0] !== a || n[1] !== i || n[2] !== o
    ? ((s = a
        ? null
        : (0, Y.jsx)(p, {
            to: `/`,
            className: `sidebar-logo`,
            'aria-label': o({ id: `cjghId` }),
            ...(i ? { onClick: i } : {}),
            children: (0, Y.jsx)(Z, {}),
          })),
      (n[0] = a),
      (n[1] = i),
      (n[2] = o),
      (n[3] = s))
    : (s = n[3]);
  let c;
  n[4] === o ? (c = n[5]) : ((c = o({ id: `D16asK` })), (n[4] = o), (n[5] = c));
  let l;
  n[6] === i ? (l = n[7]) : ((l = i ? { onNavigate: i } : {}), (n[6] = i), (n[7] = l));
  let u;
  n[8] !== a || n[9] !== l
    ? ((u = (0, Y.jsx)(ce, { iconsOnly: a, ...l })), (n[8] = a), (n[9] = l), (n[10] = u))
    : (u = n[10]);
  let d;
  n[11] !== c || n[12] !== u
    ? ((d = (0, Y.jsx)(`nav`, {
        id: `navigation`,
        className: `navigation`,
        'aria-label': c,
        tabIndex: -1,
        children: u,
      })),
      (n[11] = c),
      (n[12] = u),
      (n[13] = d))
    : (d = n[13]);
  let f;
  n[14] !== a || n[15] !== i
    ? ((f = (0, Y.jsx)(fe, { iconsOnly: a, onNavigate: i })), (n[14] = a), (n[15] = i), (n[16] = f))
    : (f = n[16]);
  let m;
  return (
    n[17] !== s || n[18] !== d || n[19] !== f
      ? ((m = (0, Y.jsxs)(Y.Fragment, { children: [s, d, f] })),
        (n[17] = s),
        (n[18] = d),
        (n[19] = f),
        (n[20] = m))
      : (m = n[20]),
    m
  );
}
function fe(e) {
  let t = (0, v.c)(20),
    { iconsOnly: r, onNavigate: i } = e,
    a = b(),
    o = m(),
    s = X(),
    c = r ? `spoken` : `nav-words`,
    l;
  t[0] === i ? (l = t[1]) : ((l = i ? { onClick: i } : {}), (t[0] = i), (t[1] = l));
  let u = l,
    d;
  t[2] !== u || t[3] !== o || t[4] !== c
    ? ((d = o(`/help`)
        ? (0, Y.jsx)(`li`, {
            children: (0, Y.jsxs)(p, {
              to: `/help`,
              className: `nav-link`,
              ...u,
              children: [
                (0, Y.jsx)(P, { 'aria-hidden': `true`, size: 24 }),
                (0, Y.jsx)(`span`, { className: c, children: (0, Y.jsx)(n, { id: `c3XJ18` }) }),
              ],
            }),
          })
        : null),
      (t[2] = u),
      (t[3] = o),
      (t[4] = c),
      (t[5] = d))
    : (d = t[5]);
  let f;
  t[6] !== u || t[7] !== o || t[8] !== c
    ? ((f = o(`/contact`)
        ? (0, Y.jsx)(`li`, {
            children: (0, Y.jsxs)(p, {
              to: `/contact`,
              className: `nav-link`,
              ...u,
              children: [
                (0, Y.jsx)(V, { 'aria-hidden': `true`, size: 24 }),
                (0, Y.jsx)(`span`, { className: c, children: (0, Y.jsx)(n, { id: `jfC_xh` }) }),
              ],
            }),
          })
        : null),
      (t[6] = u),
      (t[7] = o),
      (t[8] = c),
      (t[9] = f))
    : (f = t[9]);
  let h;
  t[10] !== u || t[11] !== o || t[12] !== s || t[13] !== a.status || t[14] !== c
    ? ((h =
        a.status === `signed-in`
          ? (0, Y.jsx)(`li`, {
              children: (0, Y.jsxs)(`button`, {
                type: `button`,
                className: `nav-link`,
                onClick: () => void s(),
                children: [
                  (0, Y.jsx)(z, { 'aria-hidden': `true`, size: 24 }),
                  (0, Y.jsx)(`span`, { className: c, children: (0, Y.jsx)(n, { id: `nOhz3x` }) }),
                ],
              }),
            })
          : o(`/auth`)
            ? (0, Y.jsx)(`li`, {
                children: (0, Y.jsxs)(p, {
                  to: `/auth`,
                  className: `nav-link`,
                  ...u,
                  children: [
                    (0, Y.jsx)(L, { 'aria-hidden': `true`, size: 24 }),
                    (0, Y.jsx)(`span`, { className: c, children: (0, Y.jsx)(n, { id: `z0t9bb` }) }),
                  ],
                }),
              })
            : null),
      (t[10] = u),
      (t[11] = o),
      (t[12] = s),
      (t[13] = a.status),
      (t[14] = c),
      (t[15] = h))
    : (h = t[15]);
  let g;
  return (
    t[16] !== d || t[17] !== f || t[18] !== h
      ? ((g = (0, Y.jsxs)(`ul`, { className: `sidebar-foot`, role: `list`, children: [d, f, h] })),
        (t[16] = d),
        (t[17] = f),
        (t[18] = h),
        (t[19] = g))
      : (g = t[19]),
    g
  );
}
export { $ as n, b as f, C as u, de as t, L as c, q as a, T as l, U as o, X as i, y as d, Z as r, z as s };
//# sourceMappingURL=sidebar-D80ahQOG.js.map
