import type { Boot } from '@diwan/contracts/remotes/boot';
import { fakeShell, type ShellOptions } from '@diwan/mf-kit/testing';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import ar from '../messages/ar.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import { ShellTextsProvider } from '../messages/shell-texts.js';

/** Renders a part of the shell with its real texts and the double of everything around it. */
export function renderInShell(tree: ReactNode, options: ShellOptions = {}) {
  const shell = fakeShell(options);
  const { language = 'en' } = options;
  const result: RenderResult = render(
    <ShellTextsProvider messages={{ ar, en, fr }[language]} language={language}>
      {tree}
    </ShellTextsProvider>,
    { wrapper: shell.wrapper },
  );
  return { ...shell, ...result };
}

/** Boot data of a page that the browser draws. */
export const aBoot = (changes: Partial<Boot> = {}): Boot => ({
  language: 'en',
  origin: 'https://diwan.example',
  year: 2026,
  demo: false,
  site: 'published',
  office: { profile: null, opening: null, phone: '+96170000000', whatsappNumber: '+96170000000' },
  registry: null,
  page: null,
  ...changes,
});
