import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../../src/api/client';
import { departmentSource } from '../../../../src/areas/departments/departmentSource';
import { groupSource } from '../../../../src/areas/groups/groupSource';
import { shortened } from '../../../../src/catalog/source';
import { PALETTE_15 } from '../../../../src/domain/palettes';
import { startServer, type TestServer } from '../../api/httpServer';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const words = { groups: { nom: 'Chorale', description: '' }, departments: { nom: 'Son', mission: '' } };
const creates = {
  groups: (api: string) => groupSource.create(createClient({ api }), words.groups),
  departments: (api: string) => departmentSource.create(createClient({ api }), words.departments),
};

describe.each(['groups', 'departments'] as const)('creating %s', (name) => {
  it('sends the form and a random colour of the palette, and gives the row of data.data [G8, DP7]', async () => {
    server.reply({ status: 201, body: { data: { data: { id: 4, nom: 'Chorale du soir' } } } });
    const random = vi.spyOn(Math, 'random');
    for (const drawn of [0.01, 0.5, 0.99]) {
      random.mockReturnValueOnce(drawn);
      expect(await creates[name](server.url)).toEqual({ id: 4, nom: 'Chorale du soir' });
    }
    expect(server.received.map(({ json }) => json)).toEqual(
      [0, 7, 14].map((at) => ({ ...words[name], color: PALETTE_15[at] })),
    );
  });
});

describe('a name in a sentence', () => {
  it('is complete up to 80 letters, and shortened beyond', () => {
    expect(shortened('Chorale')).toBe('Chorale');
    expect(shortened('a'.repeat(80))).toBe('a'.repeat(80));
    expect(shortened('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`);
  });
});
