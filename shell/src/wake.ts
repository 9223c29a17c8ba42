/**
 * Wakes a page that the server has drawn: its application is fetched and started at the reader's first sign of wanting more than to read
 * or to follow links, which need none of it. The server puts this file's code, alone, into the document (it imports nothing), as
 * `<script id="wake" data-script="…" data-ahead="… …">`: the script that starts the application, and files worth having by then.
 */

/** What a reader does before, or by, using a control. Not scrolling: the browser itself scrolls on Back. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'input', 'click'];
/** The application says so on the document when it has taken over (`bootstrap.tsx`). */
const AWAKE = 'awake';

const { script = '', ahead = '' } = document.getElementById('wake')?.dataset ?? {};
/** Buttons pressed before the application has taken over. Links and forms are not among them: they work by themselves. */
const pressed = new Set<HTMLButtonElement>();

function wake() {
  for (const sign of SIGNS) removeEventListener(sign, wake, true);
  import(/* webpackIgnore: true */ script).catch(release);
}

function keep(event: Event) {
  const button = (event.target as Element).closest('button');
  if (!button || button.type === 'submit') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.add(button);
}

function release() {
  removeEventListener('click', keep, true);
}

document.addEventListener(AWAKE, () => {
  release();
  for (const button of pressed) if (button.isConnected) button.click();
});

/** Brings what waking needs into the browser's cache once the page itself is complete; not where data is dear. */
function fetchAhead() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const file of ahead.split(' ')) fetch(file, { priority: 'low' }).catch(() => undefined);
}

// A part of the page was asked for, or something has the focus already: there is a control to be opened.
if (location.hash || (document.activeElement ?? document.body) !== document.body) wake();
else for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
// After them: it ends the way of a press, which may be the first sign.
addEventListener('click', keep, true);

const whenIdle = () => setTimeout(fetchAhead, 200);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);

export {};
