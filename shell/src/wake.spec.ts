/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const started = globalThis as { started?: number };
/** Stands for the application's script: only tells that it ran. */
const SCRIPT = 'data:text/javascript,globalThis.started = (globalThis.started ?? 0) + 1;';
/** After so long the page is taken to be at rest. */
const WHEN_IDLE_MS = 200;
const realFetch = globalThis.fetch;
const fetched = jest.fn(async (_file: unknown, _how?: unknown) => new Response());

/** A script that is asked for now has run: what was asked for before has run, too. */
const settle = () => import(`data:text/javascript,//${Math.random()}`);
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

async function sleep(): Promise<void> {
  jest.resetModules();
  await import('./wake.js');
}

beforeEach(() => {
  jest.useFakeTimers();
  delete started.started;
  fetched.mockClear();
  globalThis.fetch = fetched as typeof fetch;
  document.body.innerHTML = `
    <script type="module" id="wake" data-script="${SCRIPT}#${Math.random()}" data-ahead="/a.js /b.js"></script>
    <button id="menu" type="button">Menu</button><form><button id="send">Send</button></form><a id="link" href="#x">Link</a>`;
});
afterEach(async () => {
  // Lets what still listens in this document come to its end.
  dispatchEvent(new Event('wheel'));
  document.dispatchEvent(new Event('awake'));
  await settle();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  location.hash = '';
});

describe('PUB-16: a page that the server has drawn', () => {
  it('starts nothing while it is only read', async () => {
    await sleep();
    dispatchEvent(new Event('scroll'));
    await settle();
    expect(started.started).toBeUndefined();
  });

  it('sleeps on while a pointer only rests where the page appeared or scrolled beneath it, and starts when it moves', async () => {
    await sleep();
    const point = (clientX: number) =>
      document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX, clientY: 300 }));
    point(200);
    point(200);
    await settle();
    expect(started.started).toBeUndefined();
    point(201);
    await settle();
    expect(started.started).toBe(1);
  });

  it.each(['touchstart', 'keydown', 'focusin', 'click'])('starts the application once, on %s', async (sign) => {
    await sleep();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    await settle();
    expect(started.started).toBe(1);
  });

  it('starts at once when the address names a part of it', async () => {
    location.hash = '#faq-fees';
    await sleep();
    await settle();
    expect(started.started).toBe(1);
  });

  it('starts at once where a request was begun before, so that what was typed is seen', async () => {
    sessionStorage.setItem('diwan-draft:visitor:request', '{}');
    await sleep();
    await settle();
    sessionStorage.clear();
    expect(started.started).toBe(1);
  });

  it('keeps what was pressed too early until the application has taken over', async () => {
    await sleep();
    const onPress = jest.fn();
    document.querySelector('#menu')?.addEventListener('click', onPress);
    press('#menu');
    press('#menu');
    await settle();
    expect([started.started, onPress.mock.calls.length]).toEqual([1, 0]);
    document.dispatchEvent(new Event('awake'));
    expect(onPress).toHaveBeenCalledTimes(1);
    press('#menu');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('opens a menu or a question at once, and the application finds it so', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button type="button" id="question" aria-expanded="false" aria-controls="answer">?</button><p id="answer">!</p>',
    );
    await sleep();
    const button = document.querySelector<HTMLElement>('#question');
    const isOpen = () => [
      button?.ariaExpanded ?? button?.getAttribute('aria-expanded'),
      document.querySelector('#answer')?.hasAttribute('data-open'),
    ];
    const onPress = jest.fn();
    button?.addEventListener('click', onPress);
    press('#question');
    expect(isOpen()).toEqual(['true', true]);
    press('#question');
    expect(isOpen()).toEqual(['false', false]);
    press('#question');
    document.dispatchEvent(new Event('awake'));
    expect([isOpen(), onPress.mock.calls.length]).toEqual([['true', true], 1]);
  });

  it('D-036: Escape shuts a menu that answered before the application has taken over, and leaves questions open', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<header><button id="services" type="button" aria-expanded="false" aria-controls="areas">Services</button>
        <div id="areas"><a id="area" href="/area">Area</a></div></header>
        <button id="question" type="button" aria-expanded="false" aria-controls="answer">Question</button><div id="answer"></div>`,
    );
    await sleep();
    const isOpen = (selector: string) => document.querySelector(selector)?.getAttribute('aria-expanded');
    press('#services');
    press('#question');
    document.querySelector<HTMLElement>('#area')?.focus();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([isOpen('#services'), isOpen('#question'), document.activeElement?.id]).toEqual([
      'false',
      'true',
      'services',
    ]);
    const onPress = jest.fn();
    document.querySelector('#services')?.addEventListener('click', onPress);
    document.dispatchEvent(new Event('awake'));
    expect(onPress).not.toHaveBeenCalled();
  });

  it('leaves links and forms to the browser', async () => {
    await sleep();
    const defaults: boolean[] = [];
    document.addEventListener('click', (event) => defaults.push(!event.defaultPrevented));
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    press('#send');
    press('#link');
    expect(defaults).toEqual([true, true]);
  });

  it('has the files at hand by then, unless data is dear', async () => {
    await sleep();
    jest.advanceTimersByTime(WHEN_IDLE_MS);
    expect(fetched.mock.calls.map(([file]) => file)).toEqual(['/a.js', '/b.js']);
    fetched.mockClear();
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await sleep();
    jest.advanceTimersByTime(WHEN_IDLE_MS);
    expect(fetched).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });
});
