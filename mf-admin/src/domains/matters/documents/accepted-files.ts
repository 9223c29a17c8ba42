import { CONTAINER_FILES, chooserOf, MEDIA_FILES, SHOWN_FILES } from '@diwan/contracts/shared/accepted-files';

/** What file choosers offer staff; the service looks at the bytes. */
export const ACCEPTED_FILES = chooserOf(SHOWN_FILES, MEDIA_FILES, CONTAINER_FILES);
