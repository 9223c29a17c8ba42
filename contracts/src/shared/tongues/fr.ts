import type { Tongue } from './tongue.js';

export const fr: Tongue = {
  name: 'Français',
  dir: 'ltr',
  locale: 'fr_FR',
  engine: 'fr',
  pages: ['home', 'contact', 'services/criminal-defense-lebanon'],
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  first: '1er',
  beirut: '(heure de Beyrouth)',
  comma: ', ',
  offer: { text: 'Cette page existe aussi en français.', link: 'Lire en français', dismiss: 'Ne plus afficher' },
};
