import { writeFileSync } from 'node:fs';
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromiumFlags, findChromium } from './support/chromium.mjs';
import base from './wtr.config.mjs';

let client;
export default {
  ...base,
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: findChromium(),
        args: [...chromiumFlags, ...(process.env.FLAGS?.split(' ') ?? [])],
      },
      createPage: async ({ context }) => {
        const page = await context.newPage();
        client = await page.createCDPSession();
        await client.send('Performance.enable');
        await client.send('Profiler.enable');
        await client.send('Profiler.setSamplingInterval', { interval: 500 });
        await client.send('Profiler.start');
        return page;
      },
    }),
  ],
  plugins: [
    ...base.plugins,
    {
      name: 'prof',
      async executeCommand({ command }) {
        if (command !== 'prof') return;
        const { profile } = await client.send('Profiler.stop');
        const m = await client.send('Performance.getMetrics');
        writeFileSync('/tmp/page.cpuprofile', JSON.stringify(profile));
        writeFileSync('/tmp/page.metrics.json', JSON.stringify(m.metrics));
        return true;
      },
    },
  ],
};
