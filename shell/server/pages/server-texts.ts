import type { SiteLanguage } from '@diwan/contracts/shared/tongues';

/** Texts that only this server writes: what stands in `src/messages` is loaded by every page (docs/adr/0010). */
export const SERVER_TEXTS: Readonly<Record<SiteLanguage, { needsScript: string }>> = {
  en: { needsScript: 'Signing in and working with files needs JavaScript, which is switched off in this browser.' },
  ar: { needsScript: 'الدخول إلى الحساب والعمل على الملفات يحتاجان إلى JavaScript، وهي معطّلة في هذا المتصفح.' },
  fr: {
    needsScript: 'La connexion et la consultation des dossiers nécessitent JavaScript, désactivé dans ce navigateur.',
  },
};
