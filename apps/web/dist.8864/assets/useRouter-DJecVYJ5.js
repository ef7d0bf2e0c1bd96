import { c as e, u as t } from './store-Dce9iz3t.js';
var n = t(e(), 1),
  r = n.createContext(null);
function i(e) {
  return n.useContext(r);
}
export { i as t, r as n };
//# sourceMappingURL=useRouter-DJecVYJ5.js.map
