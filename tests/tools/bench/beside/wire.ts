/** Notes the requests of a page, by Chromium's own clock. */
import type { CDPSession } from 'playwright-core';

export interface Request {
  url: string;
  method: string;
  kind: 'page' | 'code' | 'data' | 'other';
  /** Milliseconds of the wall clock. */
  start: number;
  /** Undefined while it is under way, or when it failed. */
  end?: number;
  priority: string;
  /** Bytes of the body as they were sent; 0 from the cache. */
  bytes: number;
  isFromCache: boolean;
}

function kindOf(url: string, type: string): Request['kind'] {
  if (type === 'Document') return 'page';
  if (new URL(url).pathname.startsWith('/api/')) return 'data';
  return /\.js$/.test(new URL(url).pathname) ? 'code' : 'other';
}

/** The body's size by its header, because Chromium's own count contains the headers. */
function bytesOf(headers: Record<string, string>): number {
  const key = Object.keys(headers).find((name) => name.toLowerCase() === 'content-length');
  return key ? Number(headers[key]) : 0;
}

/** The list grows while the page loads. */
export async function watchWire(cdp: CDPSession): Promise<Request[]> {
  const requests: Request[] = [];
  const running = new Map<string, Request>();
  let offset: number | undefined;
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    offset ??= (wallTime - timestamp) * 1000;
    const { url, method, initialPriority: priority } = request;
    const noted: Request = {
      url,
      method,
      kind: kindOf(url, type ?? ''),
      start: timestamp * 1000 + offset,
      priority,
      bytes: 0,
      isFromCache: false,
    };
    requests.push(noted);
    running.set(requestId, noted);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const noted = running.get(requestId);
    if (!noted) return;
    noted.isFromCache ||= Boolean(response.fromDiskCache || response.fromPrefetchCache);
    if (!noted.isFromCache) noted.bytes = bytesOf(response.headers);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const noted = running.get(requestId);
    if (noted) noted.isFromCache = true;
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const noted = running.get(requestId);
    if (noted && offset !== undefined) noted.end = timestamp * 1000 + offset;
    running.delete(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => void running.delete(requestId));
  return requests;
}
