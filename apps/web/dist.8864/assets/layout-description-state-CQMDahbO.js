import { t as e } from './store-Dce9iz3t.js';
var t = e(!1),
  n = () => t.set(!0),
  r = () => t.set(!1);
export { n as r, r as t, t as n };
//# sourceMappingURL=layout-description-state-CQMDahbO.js.map
