// Runs before the first paint, so that a dark screen never flashes white. An inline script would breach the content security policy.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('casefolio.theme');
  } catch {
    // Storage may be switched off; the system's choice then stands.
  }
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  var scheme = stored === 'dark' || stored === 'light' ? stored : system;
  document.documentElement.setAttribute('data-color-scheme', scheme);
})();
