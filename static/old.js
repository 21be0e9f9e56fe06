// For browsers from before JavaScript modules, which never run boot.js: says so, in old JavaScript.
(function () {
  var trouble = document.getElementById('trouble');
  var texts = trouble.querySelectorAll('[data-cause]');
  for (var i = 0; i < texts.length; i++) {
    if (texts[i].getAttribute('data-cause') !== 'missing') texts[i].setAttribute('hidden', '');
  }
  document.getElementById('app').setAttribute('hidden', '');
  trouble.removeAttribute('hidden');
})();
