import type { Area } from '@diwan/contracts/remotes/area';
import type { PageResult } from '@diwan/mf-kit';
import type { LoadedArea } from './load-area.js';

/** What the document came with: the page that the server has rendered, and its remote, loaded before the first drawing. */
export interface FirstPage extends LoadedArea {
  area: Area;
  /** Path and query without the language; the result is of this address and no other. */
  address: string;
  result: PageResult;
}
