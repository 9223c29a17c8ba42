/** Id of the page's one `main`, which the skip link leads to. An area with a frame of its own draws it, anywhere else the shell does. */
export const CONTENT_ID = 'content';
