import type { Attorney } from '@diwan/contracts/site/attorneys/http';

/** What is shown of a lawyer beside other things. A page brings no more of them along: profiles are long, and in two languages. */
export type AttorneyFace = Pick<Attorney, 'slug' | 'name' | 'title' | 'image'>;

/** The lawyer without the profile. */
export const faceOf = ({ slug, name, title, image }: Attorney): AttorneyFace => ({ slug, name, title, image });
