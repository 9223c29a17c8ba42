import './react-mode.js';
import { createApp } from './app.js';
import { readConfig } from './config.js';
import { collapsing } from './operation/collapse.js';
import { createDoor } from './operation/door.js';
import { createLog } from './operation/log.js';
import { loadRenderer } from './pages/renderer.js';
import { stopGently } from './stop-gently.js';

const config = (() => {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
})();
const log = collapsing(createLog(config.LOG_LEVEL));
const { renderer, facts } = await loadRenderer(config.SHELL_BUILDS);
const frontDoor = createApp({ config, log, renderer, shell: facts });
const server = createDoor({ ...frontDoor, connectionsPerAddress: config.CONNECTIONS_PER_ADDRESS, log });
frontDoor.start();
server.listen(config.PORT, config.HOST, () =>
  log.info({ event: 'ready', port: config.PORT, origin: config.PUBLIC_ORIGIN }),
);
stopGently(server, log);
