// Runs before the first paint: a dark screen never flashes white, and whoever is signed in never sees the guest's page that was drawn ahead.
// The build puts its text into the page, where the content security policy allows it by its hash.
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
  // A page that was drawn ahead does nothing yet: that it was used is noted, with the last button pressed, and src/app/early-input.ts does it again.
  // So is a link once something was changed, for where it leads may depend on that; until then a link is right as it was drawn.
  page.setAttribute('data-waits', '');
  ['input', 'click'].forEach(function (kind) {
    document.addEventListener(
      kind,
      function (event) {
        var isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
        var links = page.hasAttribute('data-used-early') && isPlain ? ', a[href^="/"]' : '';
        var button = kind === 'click' && event.target.closest('button' + links);
        if (!page.hasAttribute('data-waits') || button === null) return;
        if (button && button.href) event.preventDefault();
        page.setAttribute('data-used-early', '');
        var last = document.querySelector('[data-pressed]');
        if (button && last) last.removeAttribute('data-pressed');
        if (button) button.setAttribute('data-pressed', '');
      },
      true,
    );
  });
  // Before the router, which would change the screen beneath a lock: Back and Forward lead to where it fell.
  window.addEventListener('popstate', function (event) {
    var place = document.body.getAttribute('data-locked');
    if (place === null) return;
    event.stopImmediatePropagation();
    var away = Number(place) - (event.state ? event.state.idx : NaN);
    if (away) history.go(away);
  });
  // A form that was drawn ahead must not be sent by the browser itself, with what was typed in the address.
  document.addEventListener('submit', function (event) {
    event.preventDefault();
  });
})();
