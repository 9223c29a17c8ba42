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

/** Where the pointer was last seen. */
let resting: string | undefined;

/** A page that appears, or scrolls, beneath a resting pointer is told of a move as well: only one that changes its place is a sign. */
function hasMoved({ clientX, clientY }: PointerEvent): boolean {
  const before = resting;
  resting = `${clientX} ${clientY}`;
  return before !== undefined && before !== resting;
}

function notice(event: Event) {
  if (event.type !== 'pointermove' || hasMoved(event as PointerEvent)) wake();
}

function wake() {
  for (const sign of SIGNS) removeEventListener(sign, notice, true);
  import(/* webpackIgnore: true */ script).catch(release);
}

function keep(event: Event) {
  const button = (event.target as Element).closest('button');
  if (!button || button.type === 'submit') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Pressed twice, what it shows or hides is as it was.
  if (answers(button) && pressed.delete(button)) return;
  pressed.add(button);
}

/**
 * Menus and questions answer at once: what such a button shows or hides is in the document already. The application, which takes the document as
 * it stands, comes to the same when the button is pressed again for it. Says whether the button is one of these.
 */
function answers(button: HTMLButtonElement): boolean {
  const open = button.getAttribute('aria-expanded') === 'true';
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  panel?.toggleAttribute('data-open', !open);
  if (panel) button.setAttribute('aria-expanded', String(!open));
  return panel !== null;
}

/** Escape shuts the menus of the header, as it will when the application has taken over (`use-disclosure.ts`). */
function shut({ key }: KeyboardEvent) {
  if (key !== 'Escape') return;
  for (const button of pressed) {
    if (!button.closest('header') || !answers(button)) continue;
    pressed.delete(button);
    button.focus();
  }
}

function release() {
  removeEventListener('click', keep, true);
  removeEventListener('keydown', shut, true);
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

/** What somebody typed into the form of a request before waits to be put back (`use-kept-typing.ts` of mf-public). */
function isBegun(): boolean {
  try {
    return sessionStorage.getItem('diwan-draft:visitor:request') !== null;
  } catch {
    return false;
  }
}

/** The page is written in the first language of this browser, too: says so, unless somebody has said no or chosen (`language-offer.tsx`). */
function offerLanguage() {
  try {
    if (localStorage.getItem('diwan-no-language-offer') || sessionStorage.getItem('diwan-language-chosen')) return;
  } catch {
    return;
  }
  const offers = [...document.querySelectorAll<HTMLElement>('[data-offer]')];
  const here = document.documentElement.lang;
  for (const tag of navigator.languages) {
    const [language] = tag.split('-');
    if (language === here) return;
    const offer = offers.find(({ dataset }) => dataset.offer === language);
    if (offer) {
      offer.hidden = false;
      return;
    }
  }
}
offerLanguage();

// A part of the page was asked for, something has the focus already or was typed before: there is a control to be opened or filled.
if (location.hash || (document.activeElement ?? document.body) !== document.body || isBegun()) wake();
else for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true });
// After them: it ends the way of a press, which may be the first sign.
addEventListener('click', keep, true);
addEventListener('keydown', shut, true);

const whenIdle = () => setTimeout(fetchAhead, 200);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);

export {};
