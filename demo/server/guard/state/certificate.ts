/** Looks at the certificate by which the public address shows whose it is. */
import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { type Finding, wrong } from './finding';
import { judgeCertificate } from './judgeCertificate';
import { findingTexts } from './texts';

interface Options {
  now(): number;
  timeZone: string | undefined;
  milliseconds: number;
}

/** What the server shows; it is read even where it isn't accepted, so that the reason can be told. */
function shownBy(host: string, port: number, milliseconds: number): Promise<TLSSocket> {
  return new Promise((done, fail) => {
    const socket = connect({
      host,
      port,
      rejectUnauthorized: false,
      ...(isIP(host) === 0 && { servername: host }),
    });
    const limit = setTimeout(() => socket.destroy(new Error(findingTexts.late)), milliseconds);
    socket.once('secureConnect', () => {
      clearTimeout(limit);
      done(socket);
    });
    socket.once('error', (error) => {
      clearTimeout(limit);
      fail(error);
    });
  });
}

/** The finding about the certificate of an address; undefined where it isn't https. */
export async function certificateFinding(publicUrl: string, options: Options): Promise<Finding | undefined> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return undefined;
  const host = hostname.replace(/^\[|\]$/g, '');
  let socket: TLSSocket;
  try {
    socket = await shownBy(host, Number(port || 443), options.milliseconds);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return wrong(findingTexts.siteAway(host, code ?? message), findingTexts.checkSite);
  }
  const until = new Date(socket.getPeerCertificate().valid_to).toISOString();
  const refusal = socket.authorizationError;
  socket.destroy();
  return judgeCertificate(host, { until, refusal: refusal && String(refusal) }, options);
}
