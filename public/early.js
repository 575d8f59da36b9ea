// Inlined in the page: runs before the portal's scripts, in browsers of any age. Shows a message if
// the portal's scripts fail. Marks the pressed button, whose press src/app/early.ts repeats, and
// notes whether an input method is composing, so that hydration waits for its text.
(function () {
  // The beginning of the URLs of the portal's own scripts. Old browsers lack `location.origin`.
  var own = location.protocol + '//' + location.host + '/assets/';

  function isOwn(file) {
    return String(file).indexOf(own) === 0;
  }

  // The first script is deferred; the script elements that webpack adds for later chunks are not.
  function isFirstScript(element) {
    return element.tagName === 'SCRIPT' && element.defer && isOwn(element.src);
  }

  function addReload(notice) {
    var button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Recargar';
    button.onclick = function () {
      location.reload();
    };
    notice.appendChild(button);
  }

  function say(id) {
    var notice = document.getElementById('not-started');
    // The portal has started, or a message is already shown.
    if (!notice || !notice.hidden) return;
    notice.hidden = false;
    document.getElementById(id).hidden = false;
    if (id === 'not-loaded') addReload(notice);
    if (window.tellNotStarted) window.tellNotStarted(id);
  }

  // Listens in the capture phase, because errors of elements do not bubble.
  window.addEventListener(
    'error',
    function (event) {
      if (isFirstScript(event.target)) say('not-loaded');
      // Some hosts answer with an HTML page for a missing file: a syntax error at '<'. Any other
      // error is taken as that of an old browser.
      else if (isOwn(event.filename)) say(/'<'/.test(event.message) ? 'not-loaded' : 'too-old');
    },
    true,
  );
  // Listens at the document, because the `load` event of an element does not reach the window.
  document.addEventListener(
    'load',
    function (event) {
      // A host may answer with an empty script, which loads without an error.
      if (isFirstScript(event.target) && !window.webpackChunkportal_de_pagos) say('not-loaded');
    },
    true,
  );
  window.addEventListener('unhandledrejection', function (event) {
    var reason = event.reason || {};
    var frame = /(?:^\s*at .*?|@)([a-z-]+:\/\/[^\s)]+)/m.exec(reason.stack);
    if (frame && isOwn(frame[1])) say(reason.name === 'ChunkLoadError' ? 'not-loaded' : 'too-old');
  });
  window.addEventListener('compositionstart', function () {
    window.isComposing = true;
  });
  window.addEventListener('compositionend', function () {
    window.isComposing = false;
  });
  document.onclick = function (event) {
    var button = event.target.closest && event.target.closest('button');
    if (button) button.id = 'pressed';
  };
})();
