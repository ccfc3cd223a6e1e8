import { formulaires } from '../../../../../src/api/endpoints/formulaires';
import { userIdOf } from '../../../guard/auth/tokens';
import { writeRoute } from '../../../guard/writes/writeRoute';
import type { Api } from '../../http/api';
import { csvResponse } from '../../http/csvResponse';
import { exportFormatOf } from '../../http/exportFormat';
import { notFound } from '../../http/httpError';
import { Reply, route } from '../../http/route';
import { formRows } from '../formRow';
import { formTexts } from '../texts';
import { deleteAnswer, markSeen } from './answerChanges';
import { answerColumns, answerExport } from './answerExport';
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
  route(api, formulaires.answers, async ({ id, format: asked }) => {
    const format = exportFormatOf(asked);
    const form = await formRows(db).where('id', '=', Number(id)).executeTakeFirst();
    if (!form) throw notFound(formTexts.noForm);
    const chunks = answerExport(api, form.id, await answerColumns(db, form.id), format);
    return csvResponse(chunks, `reponses-${form.identifiant}-${today()}`);
  });
  route(api, formulaires.answerFile, async ({ id, reponse, champ }) => {
    const file = await db
      .selectFrom('reponses_fichiers as f')
      .innerJoin('reponses as r', 'r.id', 'f.reponse_id')
      .innerJoin('contenus as c', 'c.fichier_id', 'f.id')
      .select(['f.nom', 'c.contenu'])
      .where('r.formulaire_id', '=', Number(id))
      .where('r.id', '=', Number(reponse))
      .where('f.champ_id', '=', Number(champ))
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

/** Serves the stored answers to signed-in users. */
export function readerRoutes(api: Api): void {
  const { db } = api;
  fileRoutes(api);
  route(api, formulaires.answerPage, ({ id, ...query }, { user }) =>
    answerPage(
      db,
      formulaires.answerPage.path.replace('{id}', String(id)),
      Number(id),
      userIdOf(user),
      query,
    ),
  );
  route(api, formulaires.oneAnswer, ({ id, reponse }) => oneAnswer(db, Number(id), Number(reponse)));
  writeRoute(
    api,
    formulaires.removeAnswer,
    'unqueued',
    ({ id, reponse }) =>
      async (trx) => {
        await deleteAnswer(trx, Number(id), Number(reponse));
        return new Reply(null, formTexts.answerDeleted);
      },
    { trash: 'reponses' },
  );
  writeRoute(api, formulaires.seenAnswers, 'unqueued', ({ id, body }, { user }) => async (trx) => {
    await markSeen(trx, Number(id), userIdOf(user), body.derniere);
    return null;
  });
}
