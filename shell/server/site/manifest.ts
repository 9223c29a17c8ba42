import type { Language } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import type { Office } from '@diwan/mf-kit';

const NAMES: Record<Language, string> = { en: 'Client Portal', ar: 'بوابة الموكّلين' };
const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `/portal.webmanifest`: the client portal as an application of its own on a phone (PORT-01). One application, whatever its language. */
export const manifest = (language: Language, { profile }: Office) => ({
  id: '/client-portal',
  name: profile ? `${profile.name[language]} – ${NAMES[language]}` : NAMES[language],
  short_name: profile?.name[language] ?? NAMES[language],
  lang: language,
  dir: language === 'ar' ? 'rtl' : 'ltr',
  start_url: inLanguage('/client-portal', language),
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#1f4037',
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  shortcuts: [
    { name: language === 'ar' ? 'المستندات' : 'Documents', url: inLanguage('/client-portal/documents', language) },
  ],
});
