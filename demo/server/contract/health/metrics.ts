/** Serves `/metrics` and counts for it. The counters are injected, so that the static demo doesn't include them. */
import { routePath } from 'hono/route';
import { notFound } from '../../http/httpError';
import type { App } from '../../http/routeBase';

export interface Metrics {
  /** Whether the text, sent as `Authorization: Bearer …`, is the token for reading the metrics. */
  isToken(text: string): boolean;
  answered(method: string, route: string, status: number, seconds: number): void;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts answers by the route's pattern, so that made-up addresses create no entries. */
export function countAnswers(app: App, metrics: Metrics): void {
  app.use(async (c, next) => {
    const begun = performance.now();
    await next();
    const method = METHODS.has(c.req.method) ? c.req.method : 'other';
    const route = routePath(c).replace(/:(\w+)\{[^}]+\}/g, '{$1}');
    metrics.answered(method, route, c.res.status, (performance.now() - begun) / 1000);
  });
}

/** Serves the metrics to callers that send the token. */
export function metricsRoute(app: App, metrics: Metrics | undefined): void {
  // Answers 404 here, because the console's page would otherwise be served at this path.
  if (!metrics) {
    app.get('/metrics', () => {
      throw notFound();
    });
    return;
  }
  app.get('/metrics', async (c) => {
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    const headers = { 'Cache-Control': 'no-store' };
    if (!metrics.isToken(token))
      return c.text('', 401, { ...headers, 'WWW-Authenticate': 'Bearer realm="Parvis"' });
    return c.body(await metrics.text(), 200, { ...headers, 'Content-Type': metrics.contentType });
  });
}
