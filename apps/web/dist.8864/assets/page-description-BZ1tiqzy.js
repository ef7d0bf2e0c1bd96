import { t as e } from './store-Dce9iz3t.js';
var t = e(void 0);
export { t };
//# sourceMappingURL=page-description-BZ1tiqzy.js.map
