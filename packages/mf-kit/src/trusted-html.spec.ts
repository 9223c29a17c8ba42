/**
 * @jest-environment jsdom
 */
import { expect, it } from '@jest/globals';
import { inertBody } from './trusted-html.js';

it('D-069: HTML from anywhere is read in a document of its own; the page keeps its own and runs nothing', () => {
  const body = inertBody(
    '<h2>Title</h2><script>document.title = "run"</script><img src="x" onerror="document.title=1">',
  );
  expect(body.querySelector('h2')?.textContent).toBe('Title');
  expect(body.ownerDocument).not.toBe(document);
  expect(document.title).toBe('');
  expect(document.body.innerHTML).toBe('');
});
