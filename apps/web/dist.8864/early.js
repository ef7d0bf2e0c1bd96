/* Sets the theme before the first paint. The full settings are applied by lib/display.ts when the app starts. */
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return window.localStorage.getItem(key);
    } catch (_) {
      return null;
    }
  };
  var prefers = function (query) {
    return typeof window.matchMedia === 'function' && window.matchMedia(query).matches;
  };
  var theme = read('relievo-theme');
  if (theme !== 'light' && theme !== 'dark') {
    theme = prefers('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  }
  root.dataset.theme = theme;
  var high;
  try {
    high = JSON.parse(read('relievo-accessibility-settings') || '').highContrast === true;
  } catch (_) {
    high = prefers('(prefers-contrast: more)');
  }
  root.dataset.contrast = high ? 'high' : 'normal';
})();
