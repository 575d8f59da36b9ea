import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Builder } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import type { StartEngine } from './engine.ts';
import { webKitTab } from './webKitTab.ts';

/**
 * Arguments that start a program by `setpriv` (util-linux), which kills the program when this
 * process ends, even if this process is killed.
 */
const leash = ['setpriv', '--pdeathsig', 'KILL'] as const;

/** Starts a program; returns it with the first match of the pattern in its output. */
async function start(args: string[], pattern: RegExp, env = process.env) {
  const [command, ...options] = leash;
  const child = spawn(command, [...options, ...args], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const [found] = pattern.exec(line) ?? [];
    if (found !== undefined) return { child, found };
  }
  throw new Error(`${args[0]} did not start`);
}

/** Starts a virtual screen, and a window manager, without which no page gets the focus. */
async function startScreen() {
  const screen = await start(['Xvfb', '-displayfd', '1', '-screen', '0', '1440x1000x24'], /^\d+$/);
  const env = { ...process.env, DISPLAY: `:${screen.found}`, GDK_BACKEND: 'x11' };
  await start(['openbox', '--startup', 'echo ready'], /^ready$/, env);
  return { env, close: () => screen.child.kill() };
}

/** Starts Debian's WebKit (`webkit2gtk-driver`, `xvfb`, `openbox`), driven by WebDriver. */
export const startWebKit: StartEngine = async (colorScheme) => {
  const screen = await startScreen();
  const [command, ...options] = leash;
  const service = new DriverService.Builder(command)
    .addArguments(...options, 'WebKitWebDriver')
    .setEnvironment({
      ...screen.env,
      GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      TZ: 'America/Santiago',
      // Without a graphics card, WebKit's compositor takes a third of the time of a test.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    })
    .setLoopback(true)
    .build();
  const address = await service.start();
  return {
    openSession: async (baseURL) => {
      const driver = await new Builder().usingServer(address).forBrowser('MiniBrowser').build();
      let windows = 0;
      const complaints: string[] = [];
      return {
        version: (await driver.getCapabilities()).getBrowserVersion() ?? '',
        complaints,
        openTab: async () => {
          // Each tab is a window of its own, because a tab in the same window would be hidden and
          // its page throttled.
          if (windows > 0) await driver.switchTo().newWindow('window');
          windows += 1;
          const handle = await driver.getWindowHandle();
          await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
          return webKitTab({ driver, handle, baseURL, complaints });
        },
        close: () => driver.quit(),
      };
    },
    close: async () => {
      await service.kill();
      screen.close();
    },
  };
};
