// Shows the centre's hours in the page that loads this file, in a frame in the place of its script:
// <script src="https://…/agenda.js" data-remanso></script>. It stores nothing.
(() => {
  const script = document.currentScript ?? document.querySelector('script[data-remanso]');
  if (!script?.hasAttribute('data-remanso')) return;
  const marco = document.createElement('iframe');
  marco.src = new URL('/agenda/embebida', script.src).href;
  marco.title = 'Horarios y lugares';
  marco.loading = 'lazy';
  // The height is reserved at once and stays, so that nothing in the page around it moves.
  marco.style.cssText =
    'display:block;width:100%;height:36rem;border:0;border-radius:1rem;color-scheme:light dark';
  script.replaceWith(marco);
})();
