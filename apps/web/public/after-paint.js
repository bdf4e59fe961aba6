// Starts the application once the page that was drawn ahead has been painted: fetching and reading its code would keep the first look waiting.
(function () {
  var script = document.currentScript;
  var start = function () {
    // All at once, instead of one after the other as each names the next.
    script.dataset.needs.split(' ').forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    });
    void import(script.dataset.program);
  };
  var page = document.documentElement;
  // Nobody waits for a paint in a tab that is not shown, or where the drawn page is not for this visitor.
  if (document.hidden || page.hasAttribute('data-hides-drawn')) return start();
  // What stands below the first screen is left out of the first paint.
  page.setAttribute('data-first-look', '');
  var isStarted = false;
  var goOn = function () {
    if (isStarted) return;
    isStarted = true;
    page.removeAttribute('data-first-look');
    start();
  };
  // A browser that tells nothing of its paints, or paints nothing for long, is not waited for.
  setTimeout(goOn, 1000);
  try {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length > 0) goOn();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    requestAnimationFrame(function () {
      setTimeout(goOn);
    });
  }
})();
