import path from 'node:path';
import { AREAS, type Area } from '@diwan/contracts/remotes/area';
import { demoFault } from '@diwan/contracts/shared/origin';
import { SERVICES, type ServiceName } from '@diwan/contracts/shared/service';
import { z } from 'zod';

/** Folder of the shell's package, which holds its builds. */
export const SHELL_FOLDER = path.resolve(import.meta.dirname, '..');

const Origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);
const Phone = z.string().regex(/^\+[1-9]\d{7,14}$/);

const Settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  /** Origin under which people reach the site: absolute links, and the check of forms, refer to it. */
  PUBLIC_ORIGIN: Origin,
  DEMO: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Who may read `/metrics`, as `Authorization: Bearer …`; nobody when left out. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** The web servers in front of this one (TLS), whose `X-Forwarded-For` is believed, in Express's notation; none when left out. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Connections that one address may hold open at a time; those of trusted proxies are not counted. A large office behind one address stays far below. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(10).default(1000),
  /** Shown while the firm's profile cannot be read or has not been entered; nothing is when left out. */
  OFFICE_PHONE: Phone.optional(),
  OFFICE_WHATSAPP: Phone.optional(),
  /** Whether clients may keep their hearings on their device, and lawyers their court days; off, the worker that shows them removes itself from every device that comes by. */
  OFFLINE: z.stringbool().default(true),
  /** Memory for pages and lists that are kept ready, in megabytes. */
  KEPT_MEGABYTES: z.coerce.number().int().min(4).max(4096).default(128),
  /** Folder of this server alone for the finished pages, so that the site can be read when it starts while the services are away; memory only when left out. */
  KEPT_DIR: z.string().optional(),
  /** Multiplies how long the front door waits for the services before it goes on without them: more than 1 for tests and slow machines. */
  TIME_LIMIT_FACTOR: z.coerce.number().min(1).max(100).default(1),
  /** Folder with the shell's own builds, `dist/` and `dist-ssr/`. Inside the shell's folder, because they share its libraries. */
  SHELL_BUILDS: z.string().default(SHELL_FOLDER),
  /** Where server parts of remotes are kept. Inside the shell's folder, because they share its libraries. */
  REMOTE_CACHE: z.string().default(path.join(SHELL_FOLDER, '.cache/remotes')),
});

/** `SERVICE_NEWS=http://127.0.0.1:4001`: origin of each service. */
const Services = z.object(
  Object.fromEntries(SERVICES.map((name) => [`SERVICE_${name.toUpperCase()}`, Origin])) as Record<
    `SERVICE_${string}`,
    typeof Origin
  >,
);

/** `REMOTE_PUBLIC=../mf-public` or `http://mf-public:8080`: folder or origin with a remote's `dist/` and `dist-ssr/`. */
const Remotes = z.object(
  Object.fromEntries(
    AREAS.map((area) => [`REMOTE_${area.toUpperCase()}`, z.string().default(path.join(SHELL_FOLDER, `../mf-${area}`))]),
  ) as Record<`REMOTE_${string}`, z.ZodDefault<z.ZodString>>,
);

export type Config = z.infer<typeof Settings> & {
  services: Record<ServiceName, string>;
  remotes: Record<Area, string>;
};

/** Reads the environment; every fault is listed in the error. The only reader of `process.env`. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = [Settings, Services, Remotes].map((shape) => shape.safeParse(given));
  const faults = parsed.flatMap((part) => part.error?.issues ?? []);
  if (faults.length > 0) {
    throw new Error(
      `Faulty environment:\n${faults.map(({ path: [name], message }) => `  ${String(name)}: ${message}`).join('\n')}`,
    );
  }
  const unsafeDemo = parsed[0]?.data && demoFaultOf(parsed[0].data as z.infer<typeof Settings>);
  if (unsafeDemo) throw new Error(unsafeDemo);
  const [settings, services, remotes] = parsed.map((part) => part.data as Record<string, string>);
  return {
    ...(settings as unknown as z.infer<typeof Settings>),
    services: byName(SERVICES, 'SERVICE_', services),
    remotes: byName(AREAS, 'REMOTE_', remotes),
  };
}

const demoFaultOf = ({ DEMO, PUBLIC_ORIGIN, TRUSTED_PROXIES }: z.infer<typeof Settings>) =>
  DEMO ? demoFault(PUBLIC_ORIGIN, TRUSTED_PROXIES) : null;

function byName<Name extends string>(names: readonly Name[], prefix: string, values: Record<string, string> = {}) {
  return Object.fromEntries(names.map((name) => [name, values[prefix + name.toUpperCase()]])) as Record<Name, string>;
}
