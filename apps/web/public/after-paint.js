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
  // Nobody waits for a paint in a tab that is not shown, or where the drawn page is not for this visitor.
  if (document.hidden || document.documentElement.hasAttribute('data-hides-drawn')) start();
  else
    requestAnimationFrame(function () {
      setTimeout(start);
    });
})();
