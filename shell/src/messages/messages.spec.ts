import { ERRORS } from '@diwan/contracts/errors/codes';
import { expectSameKeys } from '@diwan/mf-kit/testing';
import { describe, expect, it } from '@jest/globals';
import sessionAr from '../session/messages/ar.json' with { type: 'json' };
import sessionEn from '../session/messages/en.json' with { type: 'json' };
import sessionFr from '../session/messages/fr.json' with { type: 'json' };
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

describe("the shell's texts", () => {
  it('I18-01: every text exists in both languages', () => expectSameKeys(en, ar));

  it('I18-01: and in French, which only the site is in', () => expectSameKeys(en, fr, 'fr'));

  it('I18-01: those of the dialogs in which people prove who they are, too', () => {
    expectSameKeys(sessionEn, sessionAr);
    expectSameKeys(sessionEn, sessionFr, 'fr');
  });

  it.each([...Object.keys(ERRORS), 'OFFLINE', 'TIMEOUT'])('has a text for the problem %s', (code) => {
    expect(en).toHaveProperty([`error.${code}`]);
  });
});
