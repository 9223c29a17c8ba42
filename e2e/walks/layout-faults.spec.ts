import { expect, test } from '@playwright/test';
import { layoutFaults } from '../support/layout-faults.js';

/** A sound page around some content. */
const page390 = (content: string) => `<!doctype html><html lang="en"><title>Test</title>
  <style>* { margin: 0 } button { border: 0; padding: 0 }</style><main><h1>Test</h1>${content}</main></html>`;
const button = (style: string, name = 'Go') => `<button style="${style}">${name}</button>`;

const FAULTS: [what: string, content: string, fault: RegExp][] = [
  ['what is wider than the screen', '<div style="width:500px">x</div>', /wider than the screen by 110 px/],
  ['a second first heading', '<h1>Again</h1>', /2 of h1/],
  ['navigations of one name', '<nav aria-label="A">x</nav><nav aria-label="A">y</nav>', /two navigations named "A"/],
  [
    'a table over what stands beside it',
    '<div style="display:flex"><div style="width:50px"><table style="width:90px"><tr><td>1</td></tr></table></div><p>x</p></div>',
    /runs over its place by 40 px/,
  ],
  [
    'small buttons beside each other',
    button('width:20px;height:20px') + button('width:20px;height:20px'),
    /too small to press \(20 × 20\)/,
  ],
  [
    'a small button beside a large one',
    `<div style="display:flex">${button('width:16px;height:16px')}${button('width:90px;height:40px')}</div>`,
    /too small to press \(16 × 16\)/,
  ],
  [
    'what only a mouse can scroll',
    '<div style="height:50px;overflow:auto"><p style="height:200px">x</p></div>',
    /scrolls for a mouse only/,
  ],
  [
    'a head of a table over its first row',
    `<table><caption>Bills</caption><thead style="position:relative;top:30px"><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>`,
    /covered by its head: first row of Bills/,
  ],
];

const SOUND: [what: string, content: string][] = [
  ['a small button with room around it', `<div style="padding:40px">${button('width:18px;height:18px')}</div>`],
  ['links within a sentence', '<p style="line-height:16px">See <a href="/a">one</a> <a href="/b">two</a>.</p>'],
  [
    'a small box whose label can be pressed',
    '<label style="display:flex;height:44px"><input type="checkbox"> Yes</label><button style="height:44px;width:99px">Go</button>',
  ],
  [
    'links that pass below a bar that stays',
    `<div style="display:block;height:890px"></div><div><a href="/a" style="display:block;width:80px;height:18px">x</a></div>
     <div style="position:fixed;bottom:0;width:100%"><button style="width:99px;height:60px">Bar</button></div>`,
  ],
  [
    'a table that scrolls in its place',
    '<div tabindex="0" style="width:50px;overflow-x:auto"><table style="width:90px"><tr><td>1</td></tr></table></div>',
  ],
  [
    'what is for screen readers only',
    `<div style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">${button('width:9px;height:9px')}</div>${button('width:44px;height:44px')}`,
  ],
  [
    'a region that the keyboard scrolls',
    '<div tabindex="0" style="height:50px;overflow:auto"><p style="height:200px">x</p></div>',
  ],
];

test.use({ viewport: { width: 390, height: 900 } });

for (const [what, content, fault] of FAULTS)
  test(`the look at the layout finds ${what}`, async ({ page }) => {
    await page.setContent(page390(content));
    expect((await layoutFaults(page)).join('\n')).toMatch(fault);
  });

for (const [what, content] of SOUND)
  test(`the look at the layout passes ${what}`, async ({ page }) => {
    await page.setContent(page390(content));
    expect(await layoutFaults(page)).toEqual([]);
  });
