import { isWritten } from '@diwan/contracts/shared/tongues';
import type { ComponentType, ReactNode } from 'react';
import { matchRoutes, Route, Routes } from 'react-router-dom';
import { ApiProblem } from './api-problem.js';
import { seenQuery } from './document-rule.js';
import type {
  AreaProps,
  DocumentRule,
  FormRequest,
  FormState,
  PageRequest,
  PageResult,
  RemoteModule,
} from './remote.js';
import { NotFound } from './shell-context.js';

/** What a page component receives. */
export interface PageProps<Data = undefined> {
  data: Data;
  /** Set when a form was sent without JavaScript and has to be shown again. */
  form?: FormState | undefined;
}

export interface PageDefinition<Data = undefined> {
  /** Such as `/news/:slug`, without the language. The most specific path wins, as in the router. */
  path: string;
  /** `() => import('../features/news/article.page.js')`: the page's own chunk, with the component as default export. */
  page: () => Promise<{ default: ComponentType<PageProps<Data>> }>;
  /** Data of the page. A thrown NOT_FOUND becomes the site's 404 page, anything else the error screen with Retry. */
  load?: (request: PageRequest) => Promise<PageResult<Data>>;
  submit?: (request: FormRequest) => Promise<PageResult<Data>>;
  /** Names in the query that loader and component read; none unless told otherwise. They are given no other by the server. */
  query?: readonly string[];
  /** The address holds what is one person's (a token, what they search for): the server keeps no document of it. */
  personal?: true;
}

/** A page of a table, as `page` makes it. */
export interface Page {
  path: string;
  prepare(): Promise<void>;
  draw(result: PageResult): ReactNode;
  load: PageDefinition<unknown>['load'];
  submit: PageDefinition<unknown>['submit'];
  document: DocumentRule;
}

/** Declares a page; its loader and its component must agree on the data. */
export function page<Data = undefined>(definition: PageDefinition<Data>): Page {
  let Loaded: ComponentType<PageProps<Data>> | undefined;
  return {
    path: definition.path,
    async prepare() {
      Loaded ??= (await definition.page()).default;
    },
    draw(result) {
      if (!Loaded) throw new Error(`The page ${definition.path} was drawn before it was loaded`);
      return <Loaded data={result.data as Data} form={result.form} />;
    },
    load: definition.load,
    submit: definition.submit,
    document: { query: definition.query ?? [], kept: definition.personal !== true },
  };
}

/** Fetches the code of the page that an address leads to, so that it can be drawn at once; nothing where there is none. */
export async function preparePage(pages: readonly Page[], path: string): Promise<void> {
  await find(pages, path)?.page.prepare();
}

const match = (pages: readonly Page[], path: string) => {
  const found = matchRoutes(
    pages.map((entry) => ({ path: entry.path, page: entry })),
    path,
  )?.at(-1);
  return found && { page: found.route.page, params: found.params };
};

/** The last answer for each table: a document asks half a dozen times for the same path, and the router ranks the whole table for each. */
const lastFound = new WeakMap<readonly Page[], { path: string; found: ReturnType<typeof match> }>();

function find(pages: readonly Page[], path: string) {
  const last = lastFound.get(pages);
  if (last?.path === path) return last.found;
  const found = match(pages, path);
  lastFound.set(pages, { path, found });
  return found;
}

const NOT_FOUND: PageResult = { status: 404, data: undefined };
const UNKNOWN_ADDRESS: DocumentRule = { query: [], kept: false };

/** A path as the table writes it: the router also takes `/News/…` for `/news/:slug`. Parameters stay as they are. */
function asDeclared(pattern: string, path: string): string {
  const declared = pattern.split('/');
  const isFixed = (part: string | undefined) => part !== undefined && !/^[:*]/.test(part);
  return path
    .split('/')
    .map((part, index) => (isFixed(declared[index]) ? declared[index] : part))
    .join('/');
}

/**
 * Makes the `App`, `prepare`, `load`, `document` and `submit` of a remote from its table of pages. `layout` stays around all of them, for what must
 * not be drawn anew between pages; put providers and `<div data-mf="…">` there.
 */
export function definePages(
  pages: readonly Page[],
  layout: ComponentType<{ children: ReactNode }>,
): Pick<RemoteModule, 'App' | 'prepare' | 'load' | 'document' | 'submit'> {
  const Layout = layout;
  /** The query as the page sees it: without what it does not say that it reads, so that nobody depends on it by mistake. */
  const seen = ({ page, params }: NonNullable<ReturnType<typeof find>>, query: URLSearchParams) => ({
    params,
    query: seenQuery(page.document, query),
  });
  return {
    App({ result = { data: undefined } }: AreaProps) {
      const missing = result.status === 404 && result.data === undefined;
      return (
        <Layout>
          {(result.status ?? 200) >= 400 && <meta name="robots" content="noindex" />}
          {missing ? (
            <NotFound />
          ) : (
            <Routes>
              {pages.map((entry) => (
                <Route key={entry.path} path={entry.path} element={<Drawn page={entry} result={result} />} />
              ))}
              <Route path="*" element={<NotFound />} />
            </Routes>
          )}
        </Layout>
      );
    },
    prepare: (path) => preparePage(pages, path),
    async load(request) {
      const found = find(pages, request.path);
      if (!found || !isWritten(request.path, request.siteLanguage)) return NOT_FOUND;
      const declared = asDeclared(found.page.path, request.path);
      if (declared !== request.path) {
        const { query } = request;
        return { redirect: query.size > 0 ? `${declared}?${query}` : declared, data: undefined };
      }
      const code = found.page.prepare();
      const [data] = await Promise.all([
        found.page.load?.({ ...request, ...seen(found, request.query) }).catch(orNotFound),
        code,
      ]);
      return data ?? { data: undefined };
    },
    document: (path) => find(pages, path)?.page.document ?? UNKNOWN_ADDRESS,
    async submit(request) {
      const found = find(pages, request.path);
      if (!found?.page.submit || !isWritten(request.path, request.siteLanguage)) return NOT_FOUND;
      await found.page.prepare();
      return found.page.submit({ ...request, ...seen(found, request.query) });
    },
  };
}

/** The router draws only the route that matches, so only that page has to be loaded. */
const Drawn = ({ page, result }: { page: Page; result: PageResult }) => page.draw(result);

function orNotFound(error: unknown): PageResult {
  if (error instanceof ApiProblem && error.code === 'NOT_FOUND') return NOT_FOUND;
  throw error;
}
