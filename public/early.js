// src/app/early.ts says what this is for.
document.onclick = function (event) {
  var button = event.target.closest && event.target.closest('button');
  if (button) button.id = 'pressed';
};
window.onerror = window.onunhandledrejection = function () {
  document.getElementById('too-old').hidden = false;
};
