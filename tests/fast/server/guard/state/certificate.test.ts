import type { AddressInfo } from 'node:net';
import { createServer as createSilent } from 'node:net';
import { createServer } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { certificateFinding } from '../../../../../demo/server/guard/state/certificate';
import { judgeCertificate } from '../../../../../demo/server/guard/state/judgeCertificate';
import { SELF_SIGNED } from '../mail/certificate';
import { plain } from './fakeSight';

const NOW = Date.parse('2026-11-28T10:00:00Z');
const DAY = 86_400_000;
const options = { now: () => NOW, timeZone: 'UTC', milliseconds: 500 };

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** Listens on a free port of this machine. */
async function listening(server: ReturnType<typeof createSilent>): Promise<number> {
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const judged = (days: number, refusal?: string) => {
  const until = new Date(NOW + days * DAY).toISOString();
  const { etat, phrase, remede } = judgeCertificate('parvis.exemple.fr', { until, refusal }, options);
  return [etat, plain(phrase), remede !== null];
};

describe('The certificate of the public address', () => {
  it('is well for two weeks and more, and told with its days [O6]', () => {
    expect(judged(60.5)).toEqual([
      ...[
        'bien',
        'Le certificat de parvis.exemple.fr vaut encore 60 jours, jusqu’au 27 janvier 2027.',
        false,
      ],
    ]);
    expect(judged(14)[0]).toBe('bien');
  });

  it('needs a hand below that, and is a problem once it has expired [O6]', () => {
    expect(judged(13.9)).toEqual([
      ...['attention', 'Le certificat de parvis.exemple.fr expire dans 13 jours, le 12 décembre 2026.', true],
    ]);
    expect(judged(0.5)[1]).toBe('Le certificat de parvis.exemple.fr expire aujourd’hui.');
    expect(judged(-1, 'CERT_HAS_EXPIRED')).toEqual([
      'probleme',
      'Le certificat de parvis.exemple.fr a expiré le 27 novembre 2026 : les navigateurs refusent l’adresse.',
      true,
    ]);
  });

  it('is a problem where browsers refuse it, which the server is asked for [O6]', async () => {
    const port = await listening(createServer(SELF_SIGNED));
    const found = await certificateFinding(`https://127.0.0.1:${port}`, options);
    expect([found?.etat, plain(found?.phrase ?? '')]).toEqual([
      ...['probleme', expect.stringMatching(/^Le certificat de 127\.0\.0\.1 n’est pas accepté : /)],
    ]);
  });

  it('can’t be seen where nothing answers, or not in time [O6]', async () => {
    const port = await listening(createSilent());
    const late = await certificateFinding(`https://127.0.0.1:${port}`, { ...options, milliseconds: 100 });
    expect([late?.etat, plain(late?.phrase ?? '')]).toEqual([
      ...['probleme', expect.stringContaining('n’est pas venue à temps')],
    ]);
    open.pop()?.close();
    const gone = await certificateFinding(`https://127.0.0.1:${port}`, options);
    expect(plain(gone?.phrase ?? '')).toMatch(/^L’adresse publique 127\.0\.0\.1 ne répond pas d’ici/);
  });

  it('isn’t looked for at an address without https', async () => {
    expect(await certificateFinding('http://parvis.exemple.fr', options)).toBeUndefined();
  });
});
