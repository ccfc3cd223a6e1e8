import { describe, expect, it } from 'vitest';
import { ApiError, failureOfAnswer } from '../../../../src/api/errors';
import type { Difference } from '../../../../src/data/save/differences';
import { type ConflictChoice, saveOver } from '../../../../src/data/save/saveOver';

interface Row {
  updated_at?: string | null;
  nom: string;
  mission?: string | null;
  actif?: boolean | null;
}

const refusal = (data: unknown) => new ApiError(failureOfAnswer(409, { message: 'Modifié', data }));

/** Saves over the rows that came first, one per attempt; the choices answer the questions in turn. */
async function saved(values: object, earlier: readonly Row[], choices: readonly ConflictChoice[] = []) {
  const opened: Row = { updated_at: '1', nom: 'Son', mission: 'Régie', actif: null };
  const [rows, answers] = [[...earlier], [...choices]];
  const sent: object[] = [];
  const asked: (readonly Difference[])[] = [];
  const outcome = await saveOver({
    opened,
    values: { nom: 'Son', mission: 'Régie', actif: false, ...values },
    fieldsOf: () => ['nom', 'mission', 'actif'],
    read: (present) => present as Row,
    async send({ updated_at }, body) {
      sent.push({ ...body, updated_at });
      const row = rows.shift();
      if (row) throw refusal(row);
    },
    async ask(differences) {
      asked.push(differences);
      return answers.shift() ?? { kind: 'edit' };
    },
  });
  return { outcome, sent, asked };
}

describe('saveOver', () => {
  it('keeps what others changed in fields that were not touched, whatever is chosen for the rest [J3]', async () => {
    const theirs = { updated_at: '2', nom: 'Sono', mission: 'Micros', actif: true };
    const keep: ConflictChoice = { kind: 'save', theirs: [] };
    const { sent, asked, outcome } = await saved({ nom: 'Audio' }, [theirs], [keep]);
    expect(asked).toEqual([
      [
        { field: 'nom', theirs: 'Sono', mine: 'Audio', isTyped: true },
        { field: 'mission', theirs: 'Micros', mine: 'Régie', isTyped: false },
        { field: 'actif', theirs: true, mine: false, isTyped: false },
      ],
    ]);
    expect(sent[1]).toEqual({ nom: 'Audio', mission: 'Micros', actif: true, updated_at: '2' });
    expect(outcome.kind).toBe('saved');
  });

  it('asks again only about what changed after the answer, and keeps the choices made [J3]', async () => {
    const first = { updated_at: '2', nom: 'Sono', mission: 'Micros' };
    const second = { updated_at: '3', nom: 'Sono', mission: 'Câbles' };
    const choices: ConflictChoice[] = [
      { kind: 'save', theirs: ['nom'] },
      { kind: 'save', theirs: [] },
    ];
    const typed = { nom: 'Audio', mission: 'Console' };
    const { sent, asked } = await saved(typed, [first, second], choices);
    expect(asked[1]).toEqual([{ field: 'mission', theirs: 'Câbles', mine: 'Console', isTyped: true }]);
    expect(sent[2]).toEqual({ nom: 'Sono', mission: 'Console', actif: false, updated_at: '3' });
  });

  it('sends nothing more where every change of the other is taken or both made the same [J3]', async () => {
    const theirs = { updated_at: '2', nom: 'Sono', mission: null };
    const taken = await saved({ nom: 'Audio' }, [theirs], [{ kind: 'save', theirs: ['nom', 'mission'] }]);
    expect([taken.outcome, taken.sent.length]).toEqual([{ kind: 'taken', row: theirs }, 1]);
    const same = await saved({ nom: ' Sono', mission: '' }, [theirs]);
    expect([same.outcome.kind, same.asked]).toEqual(['taken', []]);
  });

  it('sends again without a question where only fields of no form changed [J3]', async () => {
    const theirs = { updated_at: '2', nom: 'Son', mission: 'Régie' };
    const { sent, asked } = await saved({ nom: 'Audio' }, [theirs]);
    expect(asked).toEqual([]);
    expect(sent[1]).toMatchObject({ nom: 'Audio', updated_at: '2' });
  });

  it('compares the stored row first where the back end compares no versions [J3]', async () => {
    const opened: Row = { nom: 'Son', mission: 'Régie' };
    const stored: Row = { nom: 'Son', mission: 'Micros' };
    const asked: (readonly Difference[])[] = [];
    const sent: object[] = [];
    const outcome = await saveOver<Row, object, void>({
      opened,
      values: { nom: 'Audio', mission: 'Console' },
      fieldsOf: () => ['nom', 'mission'],
      read: () => undefined,
      current: async () => stored,
      send: async (_, values) => void sent.push(values),
      async ask(differences) {
        asked.push(differences);
        return { kind: 'save', theirs: ['mission'] };
      },
    });
    expect(asked).toEqual([[{ field: 'mission', theirs: 'Micros', mine: 'Console', isTyped: true }]]);
    expect([outcome.kind, sent]).toEqual(['saved', [{ nom: 'Audio', mission: 'Micros' }]]);
  });

  it('begins with the refusal of an attempt that was made before [J3]', async () => {
    const theirs: Row = { updated_at: '2', nom: 'Son', mission: 'Micros' };
    const sent: object[] = [];
    const save = (first: unknown) =>
      saveOver<Row, object, void>({
        opened: { updated_at: '1', nom: 'Son', mission: 'Régie' },
        values: { nom: 'Audio', mission: 'Régie' },
        fieldsOf: () => ['nom', 'mission'],
        refusal: first,
        read: (present) => present as Row,
        send: async ({ updated_at }, values) => void sent.push({ ...values, updated_at }),
        ask: async () => ({ kind: 'save', theirs: [] }),
      });
    expect((await save(refusal(theirs))).kind).toBe('saved');
    expect(sent).toEqual([{ nom: 'Audio', mission: 'Micros', updated_at: '2' }]);
    await expect(save(new Error('Coupé'))).rejects.toThrow('Coupé');
    expect(sent.length).toBe(1);
  });

  it('writes nothing when the user returns to the form, and never repeats the version that is refused [J3]', async () => {
    const theirs = { updated_at: '2', nom: 'Sono' };
    expect(await saved({ nom: 'Audio' }, [theirs])).toMatchObject({ outcome: { kind: 'edit' }, sent: [{}] });
    const stuck = { updated_at: '1', nom: 'Son' };
    await expect(saved({ nom: 'Audio' }, [stuck])).rejects.toThrow('Modifié');
    await expect(saved({ nom: 'Audio' }, [{ nom: 'Sono' }])).rejects.toThrow('Modifié');
  });
});
