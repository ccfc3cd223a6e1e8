import { spawnSync } from 'node:child_process';
import { findChromium } from '../runner/chromium.mjs';

/* What several suites need: each function gives a sentence if it isn't there. The answer is looked up once. */

const answers = new Map();

function once(key, look) {
  if (!answers.has(key)) answers.set(key, look());
  return answers.get(key);
}

/** @returns {string | undefined} */
export const chromium = () =>
  once('chromium', () => {
    try {
      findChromium();
    } catch (error) {
      return error.message;
    }
  });

/** @returns {string | undefined} */
export const registry = () =>
  once('registry', () => {
    const { status } = spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=15000'], {
      stdio: 'ignore',
    });
    if (status !== 0) return 'The npm registry can’t be reached: connect this machine to the network.';
  });
