import type { Page } from '@playwright/test';
import { coveredRows } from './covered-rows.js';

/**
 * What is wrong with where things stand at this width: wider than the screen, rows below a head, no or several first headings or main parts,
 * navigations of one name, tables that run over what stands beside them, targets too small to press (WCAG 2.5.8), regions that only a mouse can scroll (WCAG 2.1.1).
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const covered = await coveredRows(page);
  return [...covered.map((caption) => `covered by its head: first row of ${caption}`), ...(await page.evaluate(look))];
}

/** Runs in the page. */
function look(): string[] {
  /** CSS pixels (WCAG 2.5.8). */
  const SMALLEST_TARGET = 24;
  /** CSS pixels that a region may be too long by without being one to scroll, as axe counts. */
  const HARDLY_LONGER = 13;
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=option], [role^=menuitem]';

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const words = (element: Element) =>
    `${element.outerHTML.replace(/>[\s\S]*/, '>').slice(0, 120)} ${(element.textContent ?? '').trim().slice(0, 40)}`;

  function overflow(): string[] {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    return wide > 0 ? [`wider than the screen by ${wide} px`] : [];
  }

  function outline(): string[] {
    return ['h1', 'main'].flatMap((tag) => {
      const shown = [...document.querySelectorAll(tag)].filter(isShown).length;
      return shown === 1 ? [] : [`${shown} of ${tag}`];
    });
  }

  function navigations(): string[] {
    const labels = [...document.querySelectorAll('nav')].filter(isShown).map((nav) => {
      const labelled = nav.getAttribute('aria-labelledby');
      return (labelled && document.getElementById(labelled)?.textContent) || nav.getAttribute('aria-label') || '';
    });
    return labels
      .filter((label, index) => labels.indexOf(label) !== index)
      .map((label) => `two navigations named "${label}"`);
  }

  function overruns(): string[] {
    return [...document.querySelectorAll('table')].flatMap((table) => {
      const around = table.parentElement;
      if (!around || !isShown(table) || getComputedStyle(around).overflowX !== 'visible') return [];
      const [box, place] = [table.getBoundingClientRect(), around.getBoundingClientRect()];
      const over = Math.round(Math.max(box.right - place.right, place.left - box.left));
      return over > 1 ? [`runs over its place by ${over} px: ${words(table)}`] : [];
    });
  }

  /** A box around an element and what else of it can be pressed: its label. */
  function boxOf(element: Element): DOMRect {
    const box = element.getBoundingClientRect();
    const labels = (element as HTMLInputElement).labels ?? [];
    return [...labels].reduce((around, label) => {
      const other = label.getBoundingClientRect();
      if (other.width === 0) return around;
      const left = Math.min(around.left, other.left);
      const top = Math.min(around.top, other.top);
      return new DOMRect(
        left,
        top,
        Math.max(around.right, other.right) - left,
        Math.max(around.bottom, other.bottom) - top,
      );
    }, box);
  }

  /** Words within a sentence are as tall as its line (the exception of WCAG 2.5.8 for inline targets). */
  function isInSentence(element: Element): boolean {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    const block = element.closest('p, li, dd, dt, td, th, figcaption, blockquote, label, div');
    return block !== null && (block.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
  }

  const ancestors = (element: Element): Element[] => {
    const above = element.parentElement;
    return above ? [above, ...ancestors(above)] : [];
  };

  /** What is for screen readers only is cut down to a point, or stands in what is. */
  const isPoint = (element: Element) =>
    [element, ...ancestors(element)].some((around) => {
      const { width, height } = around.getBoundingClientRect();
      return (width <= 1 || height <= 1) && getComputedStyle(around).overflow !== 'visible';
    });

  /** What stays while the page is scrolled lies over the rest: nothing of the one stands beside the other. */
  const layerOf = (element: Element) =>
    [element, ...ancestors(element)].find((around) => /fixed|sticky/.test(getComputedStyle(around).position));

  /** Too small, and another one within its circle (the exception of WCAG 2.5.8 for spacing). */
  function smallTargets(): string[] {
    const targets = [...document.querySelectorAll(CONTROLS)]
      .filter((element) => isShown(element) && !element.matches(':disabled') && !element.closest('[inert]'))
      .map((element) => ({ element, box: boxOf(element) }));
    const isSmall = ({ width, height }: DOMRect) => width < SMALLEST_TARGET - 0.5 || height < SMALLEST_TARGET - 0.5;
    const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
    const radius = SMALLEST_TARGET / 2;
    return targets
      .filter(({ element, box }) => isSmall(box) && !isInSentence(element) && !isPoint(element))
      .flatMap(({ element, box }) => {
        const { x, y } = middle(box);
        const near = targets.find((other) => {
          if (other.element.contains(element) || element.contains(other.element)) return false;
          const across = Math.max(other.box.left - x, 0, x - other.box.right);
          const down = Math.max(other.box.top - y, 0, y - other.box.bottom);
          const toMiddle = Math.hypot(middle(other.box).x - x, middle(other.box).y - y);
          const isWithin = Math.hypot(across, down) < radius - 0.5;
          const isNear = isWithin || (isSmall(other.box) && toMiddle < SMALLEST_TARGET - 0.5);
          return isNear && !isPoint(other.element) && layerOf(other.element) === layerOf(element);
        });
        const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
        return near ? [`too small to press (${size}): ${words(element)}, beside ${words(near.element)}`] : [];
      });
  }

  function mouseOnlyScrolling(): string[] {
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const tall = element.scrollHeight - element.clientHeight > HARDLY_LONGER;
        const wide = element.scrollWidth - element.clientWidth > HARDLY_LONGER;
        if (!(tall || wide) || element.clientHeight === 0) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        return (tall && scrolls(overflowY)) || (wide && scrolls(overflowX));
      })
      .filter((element) => isShown(element) && element.tabIndex < 0)
      .filter(
        (element) =>
          ![...element.querySelectorAll<HTMLElement>('*')].some((inner) => inner.tabIndex >= 0 && isShown(inner)),
      )
      .map((element) => `scrolls for a mouse only: ${words(element)}`);
  }

  return [...overflow(), ...outline(), ...navigations(), ...overruns(), ...smallTargets(), ...mouseOnlyScrolling()];
}
