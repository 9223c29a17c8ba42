import { isSafeLink } from '@diwan/contracts/site/articles/link-schemes';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';

/** What a text may be made of: what Markdown can say and the site shows, nothing else. */
export const EXTENSIONS = [
  StarterKit.configure({
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => isSafeLink(address),
      // Whether it leaves the site is told by the page, when it is shown.
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  Image,
];
