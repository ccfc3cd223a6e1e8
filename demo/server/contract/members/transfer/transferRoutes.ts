import type { memberWriteCalls } from '../../../../../src/api/endpoints/memberWrites';
import { IMPORT_COLUMNS } from '../../../../../src/domain/members/fileColumns';
import { knownFields } from '../../../../../src/domain/members/memberFieldRules';
import { duesYearOf } from '../../../../../src/domain/register/dues';
import type { Api } from '../../../guard/api';
import { operationToUndo } from '../../../guard/undo/operationToUndo';
import { batchRoute } from '../../../guard/writes/writeRoute';
import { HttpError } from '../../../http/httpError';
import { Reply, readRoute } from '../../../http/route';
import { csvResponse } from '../../exports/csvResponse';
import { exportFormatOf } from '../../exports/exportFormat';
import { consentKinds } from '../consents/consentKinds';
import { findMembers } from '../list/closeWords';
import { memberConditions } from '../list/memberFilter';
import { ORDERING } from '../list/memberParts';
import { readMemberFilter } from '../list/readMemberFilter';
import { memberIds } from '../list/wholeResult';
import { memberTexts } from '../texts';
import { readCsvFile } from './csvFile';
import { exportOf, memberExport } from './memberExport';
import { importMembers, type LineReport } from './memberImport';

const MEGABYTE = 2 ** 20;
const IMPORT_MEGABYTES = 20;

const form = {
  max: IMPORT_MEGABYTES * MEGABYTE,
  file: IMPORT_MEGABYTES * MEGABYTE,
  refusal: () => new HttpError(413, memberTexts.fileTooLarge(IMPORT_MEGABYTES)),
};

type Transfers = Pick<typeof memberWriteCalls, 'export' | 'import'>;

function exportRoute(api: Api, family: Transfers): void {
  const { db, today } = api;
  readRoute(api, family.export, async ({ format, colonnes: columns, ordering, ...asked }, { user }) => {
    const known = knownFields(columns ?? IMPORT_COLUMNS, (name) => api.capabilities.includes(name));
    const layout = {
      format: exportFormatOf(format),
      columns: [...new Set(known)],
      year: duesYearOf(today()),
      today: today(),
    };
    const { filter } = await findMembers(db, readMemberFilter(asked, api, user));
    const ids = ordering && ordering !== ORDERING ? await memberIds(db, filter, ordering) : undefined;
    const chunks = ids ? exportOf(db, layout, ids) : memberExport(db, layout, memberConditions(filter));
    return csvResponse(chunks, `membres-${today()}`);
  });
}

function importRoute(api: Api, family: Transfers): void {
  const count = (reports: readonly LineReport[], statut: LineReport['statut']) =>
    reports.filter((report) => report.statut === statut).length;
  batchRoute(
    api,
    family.import,
    'membres',
    async ({ body }, { signal, runBatch, user }) => {
      const isSimulation = body.simulation === 'true';
      const device = { today: api.today(), zone: api.timeZone };
      const bytes = new Uint8Array(await body.file.arrayBuffer());
      const kinds = api.capabilities.includes('consentements') ? await consentKinds(api.db) : [];
      const file = await readCsvFile(bytes, device, api, kinds);
      const { reports: lines, operations } = await importMembers(api.db, file, {
        today: device.today,
        withDuplicates: body.doublons === 'creer',
        isSimulation,
        kinds,
        author: user?.id ?? null,
        signal,
        runBatch,
        operationOf: (trx) => operationToUndo(api, family.import, trx),
      });
      const [importes, duplicates, erreurs] = [
        count(lines, 'cree'),
        count(lines, 'doublon'),
        count(lines, 'erreur'),
      ];
      const said = isSimulation ? memberTexts.importChecked : memberTexts.importDone;
      const told = operations.length ? { operations } : {};
      return new Reply(
        { importes, doublons: duplicates, erreurs, lignes: lines, ...told },
        said(importes, duplicates, erreurs),
      );
    },
    { limits: { form } },
  );
}

/** Serves export and import under the addresses of a family. */
export function transferRoutes(api: Api, family: Transfers): void {
  exportRoute(api, family);
  importRoute(api, family);
}
