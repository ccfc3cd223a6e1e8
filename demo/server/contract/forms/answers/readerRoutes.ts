import { sql } from 'kysely';
import { formCalls } from '../../../../../src/api/endpoints/forms';
import type { Api } from '../../../guard/api';
import { writeRoute } from '../../../guard/writes/writeRoute';
import { notFound } from '../../../http/httpError';
import { Reply, readRoute } from '../../../http/route';
import { userIdOf } from '../../../http/user';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { deleteAnswer } from '../../../store/rows/deletedRows';
import { rowTexts } from '../../../store/rows/texts';
import { csvResponse } from '../../exports/csvResponse';
import { exportFormatOf } from '../../exports/exportFormat';
import { formRows } from '../formRow';
import { formTexts } from '../texts';
import { answerExport, answerExportColumns } from './answerExport';
import { answerPage } from './answerPage';
import { fileTypeOf } from './fileTypes';
import { oneAnswer } from './oneAnswer';

const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16)}`;

/** Writes a file name into a header: in plain letters for old programs, in full for others. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;
}

function fileRoutes(api: Api): void {
  const { db, today } = api;
  readRoute(api, formCalls.answers, async ({ id, format: asked }) => {
    const format = exportFormatOf(asked);
    const form = await formRows(db).where('id', '=', Number(id)).executeTakeFirst();
    if (!form) throw notFound(rowTexts.noForm);
    const chunks = answerExport(api, form.id, await answerExportColumns(db, form.id), format);
    return csvResponse(chunks, `reponses-${form.identifiant}-${today()}`);
  });
  readRoute(api, formCalls.answerFile, async ({ id, reponse: answer, champ: field }) => {
    const file = await db
      .selectFrom('reponses_fichiers as f')
      .innerJoin('reponses as r', 'r.id', 'f.reponse_id')
      .innerJoin('contenus as c', 'c.fichier_id', 'f.id')
      .select(['f.nom', 'c.contenu'])
      .where('r.formulaire_id', '=', Number(id))
      .where('r.id', '=', Number(answer))
      .where('f.champ_id', '=', Number(field))
      .executeTakeFirst();
    if (!file) throw notFound();
    return new Response(new Uint8Array(file.contenu), {
      headers: {
        'content-type': fileTypeOf(file.nom)?.type ?? 'application/octet-stream',
        'content-disposition': disposition(file.nom),
      },
    });
  });
}

/**
 * Remembers the newest answer that a user has seen; never an older one than before.
 * @throws HttpError 404
 */
async function markSeen(
  trx: WriteTransaction,
  formId: number,
  userId: number,
  newest: number,
): Promise<void> {
  const form = await trx.selectFrom('formulaires').select('id').where('id', '=', formId).executeTakeFirst();
  if (!form) throw notFound(rowTexts.noForm);
  await sql`
    insert into reponses_lues (utilisateur_id, formulaire_id, derniere)
    select ${userId}, ${formId}, max(id) from reponses
    where formulaire_id = ${formId} and id <= ${newest} having max(id) is not null
    on conflict (utilisateur_id, formulaire_id)
    do update set derniere = greatest(reponses_lues.derniere, excluded.derniere)`.execute(trx);
}

/** Serves the stored answers to signed-in users. */
export function readerRoutes(api: Api): void {
  const { db } = api;
  fileRoutes(api);
  readRoute(api, formCalls.answerPage, ({ id, ...query }, { user }) =>
    answerPage(db, formCalls.answerPage.path.replace('{id}', String(id)), Number(id), userIdOf(user), query),
  );
  readRoute(api, formCalls.oneAnswer, ({ id, reponse: answer }) => oneAnswer(db, Number(id), Number(answer)));
  writeRoute(
    api,
    formCalls.removeAnswer,
    'unqueued',
    ({ id, reponse: answer }) =>
      async (trx) => {
        await deleteAnswer(trx, Number(id), Number(answer));
        return new Reply(null, formTexts.answerDeleted);
      },
    { trash: 'reponses' },
  );
  writeRoute(api, formCalls.seenAnswers, 'unqueued', ({ id, body }, { user }) => async (trx) => {
    await markSeen(trx, Number(id), userIdOf(user), body.derniere);
    return null;
  });
}
