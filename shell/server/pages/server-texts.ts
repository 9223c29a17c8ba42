import type { SiteLanguage } from '@diwan/contracts/shared/tongues';

interface ServerTexts {
  needsScript: string;
  /** What stands for every page of a site that is not published. */
  closedTitle: string;
  closedText: string;
  signIn: string;
}

/** Texts that only this server writes: what stands in `src/messages` is loaded by every page (docs/adr/0010). */
export const SERVER_TEXTS: Readonly<Record<SiteLanguage, ServerTexts>> = {
  en: {
    needsScript: 'Signing in and working with files needs JavaScript, which is switched off in this browser.',
    closedTitle: 'This website is not available at present',
    closedText: 'Please come back later.',
    signIn: 'Sign in',
  },
  ar: {
    needsScript: 'الدخول إلى الحساب والعمل على الملفات يحتاجان إلى JavaScript، وهي معطّلة في هذا المتصفح.',
    closedTitle: 'هذا الموقع غير متاح حاليًا',
    closedText: 'يُرجى العودة لاحقًا.',
    signIn: 'تسجيل الدخول',
  },
  fr: {
    needsScript: 'La connexion et la consultation des dossiers nécessitent JavaScript, désactivé dans ce navigateur.',
    closedTitle: 'Ce site n’est pas accessible pour le moment',
    closedText: 'Merci de revenir plus tard.',
    signIn: 'Se connecter',
  },
};
