/** `/metrics` and what is counted for it. What counts is given from outside: the static demo carries none of it. */
import { routePath } from 'hono/route';
import type { App } from './api';
import { notFound } from './httpError';

export interface Metrics {
  /** Whether this was sent as `Authorization: Bearer …` by somebody who may read them. */
  isToken(text: string): boolean;
  answered(method: string, route: string, status: number, seconds: number): void;
  /** All of it, in the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts every answer by its route as it is written in the API, so that no address that strangers make up is kept. */
export function countAnswers(app: App, metrics: Metrics): void {
  app.use(async (c, next) => {
    const begun = performance.now();
    await next();
    const method = METHODS.has(c.req.method) ? c.req.method : 'other';
    const route = routePath(c).replace(/:(\w+)\{[^}]+\}/g, '{$1}');
    metrics.answered(method, route, c.res.status, (performance.now() - begun) / 1000);
  });
}

/** Serves the metrics to those who hold the token. */
export function metricsRoute(app: App, metrics: Metrics | undefined): void {
  // Nor does a page of the console answer in its place.
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
