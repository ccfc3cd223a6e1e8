/** The speed of the line and the processor while a page is measured. */
import type { CDPSession } from 'playwright-core';

export interface Condition {
  title: string;
  /** Nothing is slowed down without it. */
  slow?: { kilobits: number; up: number; latency: number; throttle: number };
}

/** Slow 4G is the preset of Chromium's developer tools. */
export const conditions = {
  slow: {
    title: 'slow 4G (1.6 Mbit/s, 150 ms), 4× slower processor',
    slow: { kilobits: 1600, up: 750, latency: 150, throttle: 4 },
  },
  plain: { title: 'as the machine is' },
} satisfies Record<string, Condition>;

export type Profile = keyof typeof conditions;

export async function slowDown(cdp: CDPSession, { slow }: Condition): Promise<void> {
  if (!slow) return;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: (slow.kilobits * 1000) / 8,
    uploadThroughput: (slow.up * 1000) / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.throttle });
}
