// src/app/early.ts says what this is for.
(function () {
  // The portal's own scripts, by their URL, in every browser.
  var own = location.protocol + '//' + location.host + '/assets/';

  function isOwn(file) {
    return String(file).indexOf(own) === 0;
  }

  // The portal fetches its other scripts by elements that are not deferred.
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
    // The portal has started, or has said why not.
    if (!notice || !notice.hidden) return;
    notice.hidden = false;
    document.getElementById(id).hidden = false;
    if (id === 'not-loaded') addReload(notice);
    if (window.tellNotStarted) window.tellNotStarted(id);
  }

  // In the capture phase, as an element's errors do not bubble.
  window.addEventListener(
    'error',
    function (event) {
      if (isFirstScript(event.target)) say('not-loaded');
      // Some hosts answer with a page for a file that they do not have.
      else if (isOwn(event.filename)) say(/'<'/.test(event.message) ? 'not-loaded' : 'too-old');
    },
    true,
  );
  // A window has its own `load` event, and gets no other.
  document.addEventListener(
    'load',
    function (event) {
      // An empty script defines nothing.
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
