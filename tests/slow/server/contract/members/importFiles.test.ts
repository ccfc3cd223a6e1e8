import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { longFile } from '../../../../fast/server/contract/members/longFile';
import { signedInServer } from '../../../../fast/server/signedInServer';

const server = signedInServer();

/** Posts bytes without a declared length, on a connection of its own. */
async function sentWithoutLength(file: Blob): Promise<string> {
  const headers = {
    authorization: `Token ${server.token}`,
    'content-type': 'multipart/form-data; boundary=b',
    'transfer-encoding': 'chunked',
  };
  const upload = request(`${server.url}/api/membres/import/`, { method: 'POST', headers, agent: false });
  const answer = once(upload, 'response');
  upload.on('error', () => {});
  upload.end(Buffer.from(await file.arrayBuffer()));
  const [response] = (await answer) as [IncomingMessage];
  response.setEncoding('utf8');
  return (await response.toArray()).join('');
}

describe('a file is read', () => {
  it.each(['\n', '\r'])(
    'in slices, with line numbers as spreadsheets count them, with lines that end with %j',
    async (end) => {
      const { data } = await server.import(longFile(end), { simulation: 'true' });
      const { lignes: lines }: { lignes: { ligne: number }[] } = data;
      expect([lines.length, lines[0]?.ligne, lines.at(-1)?.ligne]).toEqual([6000, 2, 6001]);
    },
  );
});

describe('a file is refused in a sentence that names the problem', () => {
  it('of more than 20 MB, with or without a declared length', async () => {
    const sentence = 'Le fichier dépasse 20\u00a0Mo\u00a0: répartissez ses lignes sur plusieurs fichiers.';
    const file = new Blob(Array.from({ length: 21 }, () => 'x'.repeat(2 ** 20)));
    expect(await server.import(file)).toMatchObject({ status: 413, message: sentence });
    expect(await sentWithoutLength(file)).toContain(sentence);
  });
});
