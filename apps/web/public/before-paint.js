// Runs before the first paint: a dark screen never flashes white, and whoever is signed in never sees the guest's page that was drawn ahead.
// An inline script would breach the content security policy.
(function () {
  var page = document.documentElement;
  var stored = null;
  try {
    stored = localStorage.getItem('casefolio.theme');
    if (localStorage.getItem('casefolio.user') !== null) page.setAttribute('data-hides-drawn', '');
  } catch {
    // Storage may be switched off; the system's choice then stands.
  }
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  var scheme = stored === 'dark' || stored === 'light' ? stored : system;
  page.setAttribute('data-color-scheme', scheme);
  // A form that was drawn ahead must not be sent by the browser itself, with what was typed in the address.
  document.addEventListener('submit', function (event) {
    event.preventDefault();
  });
})();
