import { describe, expect, it } from '@jest/globals';
import { claimedType, safeFileName } from './file-name.js';

describe('the name of an uploaded file', () => {
  it.each([
    ['report.pdf', 'report.pdf'],
    ['../../etc/passwd', 'etcpasswd'],
    ['C:\\Users\\x\\deed.pdf', 'CUsersxdeed.pdf'],
    ['inv\u202Efdp.exe', 'invfdp.exe'],
    ['a"\r\nX: y.pdf', 'aX y.pdf'],
    ['e\u0301tat.pdf', 'état.pdf'],
    ['  عقد\u200f  البيع.pdf ', 'عقد البيع.pdf'],
    ['.pdf', 'pdf'],
  ])('%j becomes %j', (name, expected) => expect(safeFileName(name)).toBe(expected));

  it('is cut to 150 characters with its extension', () => {
    const cut = safeFileName(`${'ب'.repeat(400)}.pdf`);
    expect(Array.from(cut)).toHaveLength(150);
    expect(cut.endsWith('.pdf')).toBe(true);
  });

  it.each(['a.PDF', 'v1.2.pdf', 'Mr. X. contract.docx', 'photo.jpeg'])('%s is accepted', (name) => {
    expect(claimedType(name).extensions).toContain(name.split('.').at(-1)?.toLowerCase());
  });

  it.each(['passwd', 'x.exe', 'x.svg', 'x.html', 'x.docm', 'x.zip', 'x.pdf.eml', ''])(
    'D-086: %j is refused',
    (name) => {
      expect(() => claimedType(name)).toThrow(/not accepted/);
    },
  );

  it.each(['a.php.pdf', 'a.exe.pdf', 'a.HTML.png'])('D-086: %s hides another extension', (name) => {
    expect(() => claimedType(name)).toThrow(/second extension/);
  });
});
