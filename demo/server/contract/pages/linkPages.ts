/**
 * The page behind a link of a mail: plain HTML without scripts, in the frame of the pages for passwords. It says what its
 * buttons will do and shows first names alone, because the link may be opened by others; a pressed button acts. After that it is
 * shown again with a line about what was done.
 */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Endpoint } from '../../../../src/api/endpoint';
import type { Api } from '../../guard/api';
import { operationOf } from '../../guard/writes/journal';
import { runWrite } from '../../guard/writes/runWrite';
import { HttpError } from '../../http/httpError';
import { contactLine, linkPage, notePage, pageHeaders, retryHeader } from '../../http/page';
import type { PageNotice } from '../../http/pageParts';
import { pageFrame, type Sender } from '../../letters/events/Sender';
import { closedBecause, type FoundLink, findLink, LINK_PATH } from '../../links/Links';
import { trustedTime } from '../../store/database/clock';
import type { WriteTransaction } from '../../store/database/writeQueue';
import type { LinkUsage } from '../../store/tables/linkTable';
import type { LinkAction, LinkOffer, LinkSubjectShown } from './linkOffer';
import { offerPage, peopleHtml } from './offerPage';
import { servePageSave } from './servePageSave';
import { linkTexts } from './texts';

export interface LinkKind {
  /**
   * What the link can do.
   * @param choice of its pages or answers, the one that the address names
   * @throws HttpError 410 with a sentence when that is over
   */
  offer(link: FoundLink, choice?: string): Promise<LinkOffer>;
  /** What the link is about, also when that is over; undefined when it is gone. */
  about(link: FoundLink): Promise<LinkSubjectShown | undefined>;
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

/** One mail may have a link for each of its answers: the page offers that one first, and acts on none by itself. */
const offeredFirst = (actions: readonly LinkAction[], chosen: string | undefined): LinkAction[] => [
  ...actions.filter(({ value }) => value === chosen),
  ...actions.filter(({ value }) => value !== chosen),
];

type Kinds = Readonly<Record<PageLink, LinkKind>>;

/** One visit of the page. */
class LinkVisit {
  private constructor(
    private readonly kinds: Kinds,
    private readonly sender: Sender,
    readonly token: string,
    private readonly found: FoundLink<PageLink> | undefined,
  ) {}

  static async of(api: Api, sender: Sender, kinds: Kinds, token: string): Promise<LinkVisit> {
    const found = await findLink(api.db, token, PAGE_LINKS, await trustedTime(api.db, api.now()));
    return new LinkVisit(kinds, sender, token, found);
  }

  /** @throws HttpError 410 for a foreign, used or late link */
  open(): { link: FoundLink<PageLink>; kind: LinkKind } {
    const { found } = this;
    const reason = closedBecause(found);
    if (!found || reason) throw new HttpError(410, linkTexts[reason ?? 'foreign']);
    return { link: found, kind: this.kinds[found.usage] };
  }

  /** @throws HttpError 410 when the link can do nothing any more */
  async page({
    choice,
    ...told
  }: {
    choice?: string | undefined;
    notice?: PageNotice;
    refused?: { sent: URLSearchParams; errors: Readonly<Record<string, string>> };
  } = {}) {
    const { link, kind } = this.open();
    const offer = await kind.offer(link, choice);
    const actions = offeredFirst(offer.actions, choice);
    const frame = pageFrame(this.sender);
    return offerPage({ ...offer, actions }, { frame, token: this.token, choice, ...told });
  }

  /** The page without buttons: what happened or why nothing can be done, what it is about, and whom to write to. */
  async closedPage(notice: PageNotice) {
    const { found, token } = this;
    const frame = pageFrame(this.sender);
    const about = found && (await this.kinds[found.usage].about(found));
    if (!about) return notePage(frame, { title: linkTexts.title, notices: [notice] });
    // Who has a link that was used or is late isn't sure to be its owner any more.
    const shown = closedBecause(found) ? { ...about, people: [] } : about;
    return linkPage(
      frame,
      { ...shown, notices: [notice] },
      html`${peopleHtml(shown, { frame, token })}${contactLine(frame)}`,
    );
  }

  /** The page of a link that can do nothing, with the status that says so. */
  async refusal(c: Context, error: unknown): Promise<Response> {
    if (!(error instanceof HttpError)) throw error;
    const page = await this.closedPage({ kind: 'wait', text: error.message });
    return c.html(page, error.status, { ...pageHeaders, ...retryHeader(error) });
  }

  /** The page after a press: as it is now, or without buttons where nothing is left to press. */
  async after(c: Context, notice: PageNotice): Promise<Response> {
    const page = this.page({ notice }).catch((error: unknown) => {
      if (error instanceof HttpError) return this.closedPage(notice);
      throw error;
    });
    return c.html(await page, 200, pageHeaders);
  }

  /** The page with what was typed, and why nothing was stored. */
  async again(c: Context, error: unknown, sent: URLSearchParams): Promise<Response> {
    if (!(error instanceof HttpError) || error.status === 410) return this.refusal(c, error);
    const { errors } = error.details;
    const page = errors
      ? this.page({ refused: { sent, errors } })
      : this.page({ notice: { kind: 'bad', text: linkTexts.notDone(error.message) } });
    return c.html(await page, error.status, { ...pageHeaders, ...retryHeader(error) });
  }
}

export function linkPages(api: Api, sender: Sender, kinds: Kinds): void {
  const note = (text: string) =>
    notePage(pageFrame(sender), { title: linkTexts.title, notices: [{ kind: 'bad', text }] });
  api.app.get(LINK_PATH, async (c) => {
    const visit = await LinkVisit.of(api, sender, kinds, c.req.query('jeton') ?? '');
    try {
      return c.html(await visit.page({ choice: c.req.query('choix') }), 200, pageHeaders);
    } catch (error) {
      return visit.refusal(c, error);
    }
  });
  servePageSave(api, {
    path: LINK_PATH,
    limit: 'lien',
    tooMany: linkTexts.tooMany,
    note,
    async save(c, sent) {
      const visit = await LinkVisit.of(api, sender, kinds, sent.get('jeton') ?? '');
      let sentence: string;
      try {
        const { link, kind } = visit.open();
        const operation = operationOf(api, kind.endpointOf(sent), undefined);
        sentence = await runWrite(api.db, { queue: 'unqueued', operation }, (trx) =>
          kind.act(trx, link, sent),
        );
        kind.done();
      } catch (error) {
        return visit.again(c, error, sent);
      }
      // What the link is now may have changed with the press.
      const now = await LinkVisit.of(api, sender, kinds, visit.token);
      return now.after(c, { kind: 'good', text: sentence });
    },
  });
}
