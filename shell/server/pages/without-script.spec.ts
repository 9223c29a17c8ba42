import { describe, expect, it } from '@jest/globals';
import { withoutScript } from './without-script.js';

const office = { profile: null, opening: null };
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

describe('11: what stands in a page that is not drawn yet', () => {
  it.each([
    [{ phone: '+9611234567', whatsappNumber: '+9613123456' }, ['tel:+9611234567', 'https://wa.me/9613123456']],
    [{ phone: null, whatsappNumber: '+9613123456' }, ['https://wa.me/9613123456']],
    [{ phone: '+9611234567', whatsappNumber: null }, ['tel:+9611234567']],
    [{ phone: null, whatsappNumber: null }, []],
  ])('names the ways to the firm that are known: %j', (numbers, links) => {
    const html = withoutScript('Title', 'Text', { ...office, ...numbers }, null);
    expect(linksIn(html)).toEqual(links);
    expect([html.split('<ul').length, html.split('</ul>').length]).toEqual(links.length > 0 ? [2, 2] : [1, 1]);
    expect(html).not.toMatch(/null|undefined/);
  });
});
