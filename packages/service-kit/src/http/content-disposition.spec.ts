import { describe, expect, it } from '@jest/globals';
import { contentDisposition } from './content-disposition.js';

describe('Content-Disposition', () => {
  it('carries a plain name and the real one', () => {
    expect(contentDisposition('attachment', 'Été (1).pdf')).toBe(
      'attachment; filename="E_te_ (1).pdf"; filename*=UTF-8\'\'%C3%89t%C3%A9%20%281%29.pdf',
    );
  });

  it('carries an Arabic name', () => {
    const header = contentDisposition('inline', 'عقد.pdf');
    expect(header).toMatch(/^inline; filename="___\.pdf"; filename\*=UTF-8''/);
    expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe('عقد.pdf');
  });

  it.each(['a"\r\nX-Evil: y.pdf', 'a\\"b.pdf', '100%.pdf', 'a\u0000b.pdf'])('stays one header for %j', (name) => {
    const header = contentDisposition('attachment', name);
    expect(header).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.~%!$&+^`|-]*$/);
  });
});
