import { formulaires } from '../../../../src/api/endpoints/formulaires';
import { FILE_MEGABYTES, FILES_BYTES } from '../../../../src/domain/forms/reponse';
import { checkFormat, csvResponse } from '../../csv/csvResponse';

import type { Api, RouteOptions } from '../../http/api';
import { FIELD_BYTES } from '../../http/body/bodyLimits';
import { HttpError, invalid, notFound } from '../../http/httpError';
import { Reply, route } from '../../http/route';
import { formForVisitors, formRows, openForm } from '../formRow';
import { answerTexts, formTexts } from '../texts';
import { answerColumns, answerExport } from './answerExport';
import { ANSWER_LIMIT, insertAnswers } from './answerWrites';
import { checkSender, withinShare } from './checkSender';
import { fileTypeOf } from './fileTypes';
import { bytesOf, readSent } from './readAnswers';

/** Space for the text parts and headers of a form, in addition to its files. */
const OVERHEAD = 2 ** 20;
const limits: RouteOptions['limits'] = {
  json: FIELD_BYTES,
  form: {
    max: FILES_BYTES + OVERHEAD,
    file: FILE_MEGABYTES * 2 ** 20,
    refusal: () => new HttpError(413, answerTexts.filesTooLarge),
    fileRefusal: (name) => invalid({ [name]: answerTexts.fileSize }),
  },
};

/** Serves everyone who has the address of a form. */
function visitorRoutes(api: Api): void {
  const { db } = api;
  route(
    api,
    formulaires.public,
    async ({ identifiant }) => {
      const { id, protection } = await openForm(db, String(identifiant), api.minute());
      const form = await formForVisitors(db, id);
      return protection ? { ...form, tampon: await api.timestamps.issue(id) } : form;
    },
    { isPublic: true, mayBeClosed: true },
  );
  route(
    api,
    formulaires.answer,
    async ({ identifiant, body }, { caller }) => {
      const form = await openForm(db, String(identifiant), api.minute());
      const { tampon, site_web, ...rest } = body;
      await checkSender(api, form, { tampon, site_web });
      const sent = await readSent(rest);
      await withinShare(api, caller, form.id, bytesOf(sent), () => insertAnswers(db, form.id, sent));
      return new Reply(null, formTexts.answered, 201);
    },
    {
      isPublic: true,
      mayBeClosed: true,
      orJson: true,
      limits,
      enter: async (caller, { identifiant }) => {
        const wait = await api.attempts.count(ANSWER_LIMIT, 'reponse', caller);
        if (wait)
          throw new HttpError(429, formTexts.tooManyAnswers(Math.ceil(wait / 60)), { retryAfter: wait });
        await openForm(db, String(identifiant), api.minute());
      },
    },
  );
}

const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16)}`;

/** Writes a file name into a header: in plain letters for old programs, in full for others. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;
}

function exportRoute(api: Api): void {
  const { db, today } = api;
  route(api, formulaires.answers, async ({ id, format }) => {
    checkFormat(format);
    const form = await formRows(db).where('id', '=', Number(id)).executeTakeFirst();
    if (!form) throw notFound(formTexts.noForm);
    const chunks = answerExport(db, form.id, await answerColumns(db, form.id));
    return csvResponse(chunks, `reponses-${form.identifiant}-${today()}`);
  });
}

function fileRoute(api: Api): void {
  route(api, formulaires.answerFile, async ({ id, reponse, champ }) => {
    const file = await api.db
      .selectFrom('reponses_fichiers as f')
      .innerJoin('reponses as r', 'r.id', 'f.reponse_id')
      .select(['f.nom', 'f.contenu'])
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

/** Serves forms to visitors, and their answers to signed-in users. */
export function answerRoutes(api: Api): void {
  visitorRoutes(api);
  exportRoute(api);
  fileRoute(api);
}
