// Reports that the portal did not start (docs/events.md); `id` is the reason.
window.tellNotStarted = function (id) {
  var portal = /portal\.([\da-f]{10})\.js/.exec(document.head.innerHTML);
  var event = { kind: 'start', screen: 'unknown', failure: id, count: 1 };
  var body = JSON.stringify({ version: portal ? portal[1] : 'development', events: [event] });
  var brand = JSON.parse(document.getElementById('brand').textContent);
  // Reports may be switched off for a bank, and a browser without `fetch` cannot send one.
  if (!brand.settings.PORTAL_EVENTS_URL || !window.fetch) return;
  fetch(brand.settings.PORTAL_EVENTS_URL, {
    method: 'POST',
    body: body,
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(function () {});
};
