/**
 * The page behind a link of a mail: plain HTML without scripts, in the frame of the pages for passwords. It says what its
 * buttons will do and shows first names alone, because the link may be opened by others; a pressed button acts.
 */
import { html } from 'hono/html';
import type { Endpoint } from '../../../../src/api/endpoint';
import type { Api } from '../../guard/api';
import { operationOf } from '../../guard/writes/journal';
import { runWrite } from '../../guard/writes/runWrite';
import { HttpError } from '../../http/httpError';
import { basePath, linkPage, notePage, pageHeaders, retryHeader } from '../../http/page';
import { closedBecause, type FoundLink, findLink, LINK_PATH } from '../../links/Links';
import { trustedTime } from '../../store/database/clock';
import type { WriteTransaction } from '../../store/database/writeQueue';
import type { LinkUsage } from '../../store/tables/linkTable';
import { fieldHtml, type LinkField } from './linkFields';
import { servePageSave } from './servePageSave';
import { linkTexts } from './texts';

export interface LinkAction {
  /** What the form submits as `action`. */
  value: string;
  label: string;
  /** Stands above the action, and above those after it that have none. */
  heading?: string;
  /** What to fill in first. A refusal names its errors by these names. */
  fields?: readonly LinkField[];
}

/** What a link can do now. */
export interface LinkOffer {
  title: string;
  /** Paragraphs. */
  lines: readonly string[];
  actions: readonly LinkAction[];
}

export interface LinkKind {
  /** What the link can do. @throws HttpError 410 with a sentence when that is over */
  offer(link: FoundLink): Promise<LinkOffer>;
  /** The call that does the same: the journal has it under that name. */
  endpointOf(sent: URLSearchParams): Endpoint;
  /** Does what the pressed button says. @returns the sentence that the page then shows */
  act(trx: WriteTransaction, link: FoundLink, sent: URLSearchParams): Promise<string>;
  /** Called once it is stored. */
  done(): void;
}

/** The links that lead to this page. */
const PAGE_LINKS = ['inscription', 'place', 'service'] as const satisfies readonly LinkUsage[];
export type PageLink = (typeof PAGE_LINKS)[number];

const gone = (sentence: string) => new HttpError(410, sentence);

/** @throws HttpError 410 for a foreign, used or late link */
async function openLink(api: Api, token: string): Promise<FoundLink<PageLink>> {
  const link = await findLink(api.db, token, PAGE_LINKS, await trustedTime(api.db, api.now()));
  const reason = closedBecause(link);
  if (!link || reason) throw gone(linkTexts[reason ?? 'foreign']);
  return link;
}

/** One mail may have a link for each of its answers: the page offers that one first, and acts on none by itself. */
const offeredFirst = (actions: readonly LinkAction[], chosen: string | undefined): LinkAction[] => [
  ...actions.filter(({ value }) => value === chosen),
  ...actions.filter(({ value }) => value !== chosen),
];

/** What was sent and refused: the page shows it again, so that nothing has to be typed twice. */
interface RefusedForm {
  sent: URLSearchParams;
  errors: Readonly<Record<string, string>>;
}

/** That nothing is stored, and why, as far as no field on the page says it. */
function refusalOf(actions: readonly LinkAction[], { sent, errors }: RefusedForm): string {
  const fields = actions.find(({ value }) => value === sent.get('action'))?.fields ?? [];
  const others = Object.entries(errors).filter(([key]) => !fields.some(({ name }) => name === key));
  const atFields = others.length < Object.keys(errors).length ? [linkTexts.refused] : [linkTexts.notStored];
  return [...new Set([...atFields, ...others.map(([, sentence]) => sentence)])].join(' ');
}

const offerPage = (
  base: string,
  token: string,
  { title, lines, actions }: LinkOffer,
  refused?: RefusedForm,
) =>
  linkPage(
    title,
    html`${refused ? html`<p role="alert"><strong>${refusalOf(actions, refused)}</strong></p>` : ''}
    ${lines.map((line) => html`<p>${line}</p>`)}
    ${actions.map((action) => {
      const { value, label, heading, fields = [] } = action;
      const again = refused?.sent.get('action') === value ? refused : undefined;
      const firstError = fields.find(({ name }) => again?.errors[name])?.name;
      return html`${heading ? html`<h2>${heading}</h2>` : ''}
    <form method="post" action="${base}${LINK_PATH}">
      <input type="hidden" name="jeton" value="${token}">
      ${fields.map((field) =>
        fieldHtml(field, {
          values: again?.sent.getAll(field.name) ?? field.values ?? [],
          error: again?.errors[field.name],
          hasFocus: field.name === firstError,
        }),
      )}
      <p><button name="action" value="${value}">${label}</button></p>
    </form>`;
    })}`,
  );

export function linkPages(
  api: Api,
  publicUrl: () => string,
  kinds: Readonly<Record<PageLink, LinkKind>>,
): void {
  const base = () => basePath(publicUrl());
  const note = (text: string) => notePage(base(), linkTexts.title, text);
  api.app.get(LINK_PATH, async (c) => {
    const token = c.req.query('jeton') ?? '';
    try {
      const link = await openLink(api, token);
      const offer = await kinds[link.usage].offer(link);
      const actions = offeredFirst(offer.actions, c.req.query('choix'));
      return c.html(offerPage(base(), token, { ...offer, actions }), 200, pageHeaders);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return c.html(note(error.message), error.status, { ...pageHeaders, ...retryHeader(error) });
    }
  });
  servePageSave(api, {
    path: LINK_PATH,
    limit: 'lien',
    tooMany: linkTexts.tooMany,
    note,
    async save(c, sent) {
      const link = await openLink(api, sent.get('jeton') ?? '');
      const kind = kinds[link.usage];
      const operation = operationOf(api, kind.endpointOf(sent), undefined);
      try {
        const sentence = await runWrite(api.db, { queue: 'unqueued', operation }, (trx) =>
          kind.act(trx, link, sent),
        );
        kind.done();
        return c.html(note(sentence), 200, pageHeaders);
      } catch (error) {
        const errors = error instanceof HttpError && error.status === 422 ? error.details.errors : undefined;
        if (!errors) throw error;
        const offer = await kind.offer(link);
        const token = sent.get('jeton') ?? '';
        return c.html(offerPage(base(), token, offer, { sent, errors }), 422, pageHeaders);
      }
    },
  });
}
